// The construct that offers the disks of a machine, a snapshot or a claim for download.
import { ApiObject, type ApiObjectMetadata, type Duration } from 'cdk8s';
import { Construct } from 'constructs';
import type { IVirtualMachineSnapshot } from './imported-virtual-machine-snapshot';
import { operationMetadata, sourceIssues, sourceReference } from './source';
import { clusterCapabilities } from '../admission/cluster-capabilities';
import { servedVersion } from '../admission/versions/served-versions';
import { checkCall } from '../declared/arguments';
import { OBJECT_NAME } from '../issues/formats';
import { issue, pathOf, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import type { IVirtualMachine } from '../machine/imported-virtual-machine';
import { EmittedObject } from '../objects/emitted-object';
import { validateAtSynth } from '../objects/object-check';
import { omitEmpty } from '../plain-data/plain-data';
import { checkSeconds, wireDuration, secondsOf } from '../spec/duration';

/** The properties of an export. */
export interface VirtualMachineExportProps {
  /**
   * The machine whose disks are offered while it does not run: sets `spec.source`. Excludes the other sources.
   *
   * @default - none
   */
  readonly virtualMachine?: IVirtualMachine;

  /**
   * The snapshot whose disks are offered: sets `spec.source`. For one that the program does not create, use
   * `VirtualMachineSnapshot.fromVirtualMachineSnapshotName`. Excludes the other sources.
   *
   * @default - none
   */
  readonly snapshot?: IVirtualMachineSnapshot;

  /**
   * The name of the PersistentVolumeClaim, or of the DataVolume, that is offered while nothing else uses it: sets `spec.source`.
   * Excludes the other sources.
   *
   * @default - none
   */
  readonly claimName?: string;

  /**
   * The object's metadata.
   *
   * @default - the name is the construct id, the namespace the source's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The name of the Secret whose key `token` holds the token that a download has to send: sets `spec.tokenSecretRef`.
   *
   * @default - KubeVirt creates a token, in a Secret that the status names
   */
  readonly tokenSecretName?: string;

  /**
   * After how long KubeVirt deletes the export, in whole seconds, at least 1: sets `spec.ttlDuration`. GitOps tools create it again.
   *
   * @default - KubeVirt's: 2 hours
   */
  readonly ttlDuration?: Duration;
}

/**
 * An offer to download disks: emits a VirtualMachineExport (`export.kubevirt.io/v1`, or `v1beta1` where the capabilities have a KubeVirt
 * before 1.9), which runs a server with them until it is deleted. `virtctl vmexport download` fetches them; the status lists the addresses.
 *
 * Its child is the VirtualMachineExport, `Resource`.
 */
export class VirtualMachineExport extends Construct {
  /** The VirtualMachineExport. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: no source or
   * several, malformed names, another namespace than the source's, or a time that is zero or not a whole number of seconds.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the export's name unless `metadata` sets another
   * @param props the source of the disks
   */
  constructor(scope: Construct, id: string, props: VirtualMachineExportProps) {
    checkCall('VirtualMachineExport', [scope, id, props], (...valid) => new VirtualMachineExport(...valid));
    const { virtualMachine, snapshot, claimName, tokenSecretName, ttlDuration } = props;
    const source = { virtualMachine, snapshot, claimName };
    const metadata = operationMetadata(scope, id, props.metadata, source);
    refuse([
      ...sourceIssues(source, props.metadata),
      ...checkFieldFormats('', { tokenSecretName }, { tokenSecretName: OBJECT_NAME }),
      ...checkSeconds('ttlDuration', ttlDuration),
      ...ttlDuration !== undefined && secondsOf(ttlDuration) === 0
        ? [issue('ttlDuration', '0 seconds would make KubeVirt delete the export at once: write a longer time, such as Duration.hours(2)')] : [],
    ], () => pathOf(scope, id));
    super(scope, id);
    this.apiObject = validateAtSynth(this, new EmittedObject(this, 'Resource', {
      apiVersion: servedVersion('export.kubevirt.io/v1', clusterCapabilities(this)),
      kind: 'VirtualMachineExport',
      metadata,
      spec: omitEmpty({ source: sourceReference(source), tokenSecretRef: tokenSecretName, ttlDuration: ttlDuration && wireDuration(ttlDuration) }),
    }));
  }

  /** The export's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }
}
