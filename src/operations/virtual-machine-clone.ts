// The construct that makes a machine of another one, or of a snapshot.
import { ApiObject, type ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { machineReference, operationMetadata, sourceIssues, sourceReference } from './source';
import type { VirtualMachineSnapshot } from './virtual-machine-snapshot';
import { checkCall } from '../declared/arguments';
import { DNS_LABEL } from '../issues/formats';
import { refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape';
import type { IVirtualMachine } from '../machine/imported-virtual-machine';
import { EmittedObject } from '../objects/emitted-object';
import { objectMetadata } from '../objects/metadata';
import { validateAtSynth } from '../objects/object-check';
import { omitEmpty } from '../plain-data/plain-data';

/** What the claims of a clone's disks are called: `volumeNamePolicy`. */
export enum VolumeNamePolicy {
  /** Names that KubeVirt makes up. */
  RANDOMIZE_NAMES = 'RandomizeNames',
  /** `<machine>-<disk>`. */
  PREFIX_TARGET_NAME = 'PrefixTargetName',
}

/** The properties of a clone. */
export interface VirtualMachineCloneProps {
  /**
   * The machine that is copied: sets `spec.source`. Excludes `snapshot` and `snapshotName`.
   *
   * @default - none
   */
  readonly virtualMachine?: IVirtualMachine;

  /**
   * The snapshot that is copied: sets `spec.source`. Excludes `virtualMachine` and `snapshotName`.
   *
   * @default - none
   */
  readonly snapshot?: VirtualMachineSnapshot;

  /**
   * The name of a snapshot that the program does not create: sets `spec.source`. Excludes `virtualMachine` and `snapshot`.
   *
   * @default - none
   */
  readonly snapshotName?: string;

  /**
   * The name of the copy: sets `spec.target`.
   *
   * @default - KubeVirt makes one up, which the status tells
   */
  readonly targetName?: string;

  /**
   * The object's metadata.
   *
   * @default - the name is the construct id, the namespace the source's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The labels of the machine that are copied: `*` at the end of a key stands for any end, and `!` before one leaves it out. Sets
   * `spec.labelFilters`.
   *
   * @default - all
   */
  readonly labelFilters?: string[];

  /**
   * The annotations of the machine that are copied, as in `labelFilters`: sets `spec.annotationFilters`.
   *
   * @default - all
   */
  readonly annotationFilters?: string[];

  /**
   * The labels of the machine's instance and pod that are copied, as in `labelFilters`: sets `spec.template.labelFilters`.
   *
   * @default - all
   */
  readonly templateLabelFilters?: string[];

  /**
   * The MAC addresses of the copy, by the names of interfaces: sets `spec.newMacAddresses`.
   *
   * @default - KubeVirt makes them up
   */
  readonly newMacAddresses?: { readonly [interfaceName: string]: string };

  /**
   * The serial number of the copy's firmware: sets `spec.newSMBiosSerial`.
   *
   * @default - KubeVirt makes one up
   */
  readonly newSmbiosSerial?: string;

  /**
   * What is other about the copy: one operation of JSON Patch each, as a text. Sets `spec.patches`.
   *
   * @default - nothing
   */
  readonly patches?: string[];

  /**
   * What the claims of the copy's disks are called: sets `spec.volumeNamePolicy`.
   *
   * @default - KubeVirt's: VolumeNamePolicy.RANDOMIZE_NAMES
   */
  readonly volumeNamePolicy?: VolumeNamePolicy;
}

/**
 * A copy of a machine in the same namespace: emits a VirtualMachineClone (`clone.kubevirt.io/v1beta1`), of which KubeVirt makes a
 * VirtualMachine by a snapshot and a restore. The storage classes of the disks need a VolumeSnapshotClass. The copy is in no manifest:
 * nothing applies changes to it, nor prunes it.
 *
 * Its child is the VirtualMachineClone, `Resource`.
 */
export class VirtualMachineClone extends Construct {
  /** The VirtualMachineClone. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: no source or
   * several, malformed names, another namespace than the source's.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the clone's name unless `metadata` sets another
   * @param props the source and the copy
   */
  constructor(scope: Construct, id: string, props: VirtualMachineCloneProps) {
    checkCall('VirtualMachineClone', [scope, id, props], (...right) => new VirtualMachineClone(...right));
    super(scope, id);
    const { virtualMachine, snapshot, snapshotName, targetName, metadata: own, templateLabelFilters, newSmbiosSerial, ...others } = props;
    const source = { virtualMachine, snapshot, snapshotName };
    const metadata = objectMetadata(scope, id, operationMetadata(own, source));
    refuse([...sourceIssues(source, own), ...checkFieldFormats('', { targetName }, { targetName: DNS_LABEL })], this.node.path);
    this.apiObject = validateAtSynth(this, new EmittedObject(this, 'Resource', {
      apiVersion: 'clone.kubevirt.io/v1beta1',
      kind: 'VirtualMachineClone',
      metadata,
      spec: omitEmpty({
        source: sourceReference(source),
        target: targetName === undefined ? undefined : machineReference(targetName),
        ...others,
        template: omitEmpty({ labelFilters: templateLabelFilters }),
        newSMBiosSerial: newSmbiosSerial,
      }),
    }));
  }

  /** The clone's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }
}
