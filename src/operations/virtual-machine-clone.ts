// The construct that creates a machine from another one, or from a snapshot.
import { ApiObject, type ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import type { IVirtualMachineSnapshot } from './imported-virtual-machine-snapshot';
import { machineReference, operationMetadata, sourceIssues, sourceReference } from './source';
import { clusterCapabilities } from '../admission/cluster-capabilities';
import { servedVersion } from '../admission/versions/served-versions';
import { checkCall } from '../declared/arguments';
import { DNS_LABEL, MAC_ADDRESS } from '../issues/formats';
import { issue, type Issues, pathOf, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import type { IVirtualMachine } from '../machine/imported-virtual-machine';
import { EmittedObject } from '../objects/emitted-object';
import { validateAtSynth } from '../objects/object-check';
import { entriesOf, omitEmpty } from '../plain-data/plain-data';

/** The names of the claims of a clone's disks: `volumeNamePolicy`. */
export enum VolumeNamePolicy {
  /** Names that KubeVirt generates. */
  RANDOMIZE_NAMES = 'RandomizeNames',
  /** `<machine>-<disk>`. KubeVirt uses an existing claim of that name as it is, such as one that another machine left behind. */
  PREFIX_TARGET_NAME = 'PrefixTargetName',
}

/** The properties of a clone. */
export interface VirtualMachineCloneProps {
  /**
   * The machine that is copied: sets `spec.source`. Excludes `snapshot`.
   *
   * @default - none
   */
  readonly virtualMachine?: IVirtualMachine;

  /**
   * The snapshot that is copied: sets `spec.source`. For one that the program does not create, use
   * `VirtualMachineSnapshot.fromVirtualMachineSnapshotName`. Excludes `virtualMachine`.
   *
   * @default - none
   */
  readonly snapshot?: IVirtualMachineSnapshot;

  /**
   * The name of the copy: sets `spec.target`.
   *
   * @default - KubeVirt generates one, and the status reports it
   */
  readonly targetName?: string;

  /**
   * The object's metadata.
   *
   * @default - the name is the construct id, the namespace the source's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The labels of the machine that are copied. `*` alone includes all of them, `*` at the end of a key matches any ending, and `!` before a
   * filter excludes what another filter includes, as in `['*', '!example.com/*']`. KubeVirt searches for a filter anywhere in a key: `app`
   * also includes `app.kubernetes.io/name`. An empty list copies none. Sets `spec.labelFilters`.
   *
   * @default - all except `app.kubernetes.io/instance`, by which Argo CD may recognize the objects of an Application, and delete the copy
   */
  readonly labelFilters?: string[];

  /**
   * The annotations of the machine that are copied, as in `labelFilters`: sets `spec.annotationFilters`.
   *
   * @default - all except `argocd.argoproj.io/tracking-id`, with which Argo CD deletes the copy along with the machine's Application
   */
  readonly annotationFilters?: string[];

  /**
   * The labels of the machine's instance and pod that are copied, as in `labelFilters`: sets `spec.template.labelFilters`.
   *
   * @default - all
   */
  readonly templateLabelFilters?: string[];

  /**
   * The MAC addresses of the copy, by interface name: sets `spec.newMacAddresses`. They are written with `-` instead of `:`: KubeVirt
   * accepts colons, but then does not create the copy.
   *
   * @default - KubeVirt generates them
   */
  readonly newMacAddresses?: { readonly [interfaceName: string]: string };

  /**
   * The serial number of the copy's firmware, without commas and colons: sets `spec.newSMBiosSerial`.
   *
   * @default - KubeVirt generates one
   */
  readonly newSmbiosSerial?: string;

  /**
   * Changes to the copy: JSON Patch operations, each as a string, with paths below `/spec/`, `/metadata/labels/` or
   * `/metadata/annotations/`, and without commas and colons in values. Sets `spec.patches`.
   *
   * @default - nothing
   */
  readonly patches?: string[];

  /**
   * The names of the claims of the copy's disks: sets `spec.volumeNamePolicy`.
   *
   * @default - KubeVirt's: VolumeNamePolicy.RANDOMIZE_NAMES
   */
  readonly volumeNamePolicy?: VolumeNamePolicy;
}

/**
 * A copy of a machine in the same namespace: emits a VirtualMachineClone (`clone.kubevirt.io/v1beta1`, or `v1alpha1` where the capabilities have
 * a KubeVirt before 1.5), from which KubeVirt creates a VirtualMachine with a snapshot and a restore. The storage classes of the disks need a
 * VolumeSnapshotClass; a machine with a persistent TPM or persistent UEFI settings is not copied. The copy does not run until it is started. It
 * is not in any manifest: nothing applies changes to it or prunes it.
 *
 * Its child is the VirtualMachineClone, `Resource`.
 */
export class VirtualMachineClone extends Construct {
  /** The VirtualMachineClone. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: no source or
   * several, malformed names, another namespace than the source's, or filters that only exclude.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the clone's name unless `metadata` sets another
   * @param props the source and the copy
   */
  constructor(scope: Construct, id: string, props: VirtualMachineCloneProps) {
    checkCall('VirtualMachineClone', [scope, id, props], (...valid) => new VirtualMachineClone(...valid));
    const { virtualMachine, snapshot, targetName, metadata: own, newSmbiosSerial, newMacAddresses, patches, volumeNamePolicy } = props;
    const { labelFilters, annotationFilters, templateLabelFilters } = props;
    const source = { virtualMachine, snapshot };
    const metadata = operationMetadata(scope, id, own, source);
    refuse([
      ...sourceIssues(source, own),
      ...checkFieldFormats('', { targetName }, { targetName: DNS_LABEL }),
      ...filterIssues({ labelFilters, annotationFilters, templateLabelFilters }),
    ], () => pathOf(scope, id));
    super(scope, id);
    this.apiObject = validateAtSynth(this, new EmittedObject(this, 'Resource', {
      apiVersion: servedVersion('clone.kubevirt.io/v1beta1', clusterCapabilities(this)),
      kind: 'VirtualMachineClone',
      metadata,
      spec: omitEmpty({
        source: sourceReference(source),
        target: targetName === undefined ? undefined : machineReference(targetName),
        labelFilters: cloneFilters(labelFilters ?? ['*', '!app.kubernetes.io/instance']),
        annotationFilters: cloneFilters(annotationFilters ?? ['*', '!argocd.argoproj.io/tracking-id']),
        template: omitEmpty({ labelFilters: cloneFilters(templateLabelFilters) }),
        newMacAddresses: cloneMacAddresses(newMacAddresses),
        newSMBiosSerial: newSmbiosSerial,
        patches,
        volumeNamePolicy,
      }),
    }));
  }

  /** The clone's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }
}

/** Reports filters that only exclude: KubeVirt starts with nothing, and copies nothing. */
function* filterIssues(filters: { readonly [field: string]: readonly string[] | undefined }): Issues {
  for (const [field, given = []] of Object.entries(filters)) {
    if (given.length > 0 && given.every((filter) => filter.startsWith('!'))) {
      yield issue(field, `${JSON.stringify(given)} only exclude, so nothing is copied: `
        + `write ${JSON.stringify(['*', ...given])} to copy the rest, or [] to copy none`);
    }
  }
}

/** Filters in the form that KubeVirt needs. If it generates the name of the copy, it drops an empty list and copies everything. */
function cloneFilters(filters: readonly string[] | undefined): readonly string[] | undefined {
  return filters?.length === 0 ? ['!.*'] : filters;
}

/**
 * MAC addresses with hyphens: KubeVirt creates the copy with patches that contain them, and mistakes their colons for those between keys
 * and values.
 */
function cloneMacAddresses(addresses: VirtualMachineCloneProps['newMacAddresses']): { [interfaceName: string]: string } {
  return Object.fromEntries(entriesOf(addresses).map(([name, address]) => [name, MAC_ADDRESS.matches(address) ? address.replaceAll(':', '-') : address]));
}
