// The construct that makes a machine of another one, or of a snapshot.
import { ApiObject, type ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { machineReference, operationMetadata, sourceIssues, sourceReference } from './source';
import type { VirtualMachineSnapshot } from './virtual-machine-snapshot';
import { checkCall } from '../declared/arguments';
import { DNS_LABEL, MAC_ADDRESS } from '../issues/formats';
import { issue, type Issues, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape';
import type { IVirtualMachine } from '../machine/imported-virtual-machine';
import { EmittedObject } from '../objects/emitted-object';
import { validateAtSynth } from '../objects/object-check';
import { entriesOf, omitEmpty } from '../plain-data/plain-data';

/** What the claims of a clone's disks are called: `volumeNamePolicy`. */
export enum VolumeNamePolicy {
  /** Names that KubeVirt makes up. */
  RANDOMIZE_NAMES = 'RandomizeNames',
  /** `<machine>-<disk>`. KubeVirt takes a claim of that name that is there as it is, such as one that another machine left. */
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
   * The labels of the machine that are copied: `*` alone is all of them, `*` at the end of a key stands for any end, and `!` before one
   * leaves out what another filter lets in, as in `['*', '!example.com/*']`. KubeVirt looks for a filter anywhere in a key: `app` lets
   * `app.kubernetes.io/name` in too. An empty list copies none. Sets `spec.labelFilters`.
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
   * The MAC addresses of the copy, by the names of interfaces: sets `spec.newMacAddresses`, with `-` instead of `:`, which KubeVirt
   * admits and then makes no copy with.
   *
   * @default - KubeVirt makes them up
   */
  readonly newMacAddresses?: { readonly [interfaceName: string]: string };

  /**
   * The serial number of the copy's firmware, without commas and colons: sets `spec.newSMBiosSerial`.
   *
   * @default - KubeVirt makes one up
   */
  readonly newSmbiosSerial?: string;

  /**
   * What is other about the copy: one operation of JSON Patch each, as a text, below `/spec/`, `/metadata/labels/` or
   * `/metadata/annotations/`, without commas and colons in values. Sets `spec.patches`.
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
 * VirtualMachine by a snapshot and a restore. The storage classes of the disks need a VolumeSnapshotClass; a machine with a persistent
 * TPM or persistent UEFI settings is not copied. The copy does not run before somebody starts it. It is in no manifest: nothing applies
 * changes to it, nor prunes it.
 *
 * Its child is the VirtualMachineClone, `Resource`.
 */
export class VirtualMachineClone extends Construct {
  /** The VirtualMachineClone. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: no source or
   * several, malformed names, another namespace than the source's, filters that let nothing in and leave something out.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the clone's name unless `metadata` sets another
   * @param props the source and the copy
   */
  constructor(scope: Construct, id: string, props: VirtualMachineCloneProps) {
    checkCall('VirtualMachineClone', [scope, id, props], (...right) => new VirtualMachineClone(...right));
    super(scope, id);
    const { virtualMachine, snapshot, snapshotName, targetName, metadata: own, newSmbiosSerial, newMacAddresses, patches, volumeNamePolicy } = props;
    const { labelFilters, annotationFilters, templateLabelFilters } = props;
    const source = { virtualMachine, snapshot, snapshotName };
    const metadata = operationMetadata(scope, id, own, source);
    refuse([
      ...sourceIssues(source, own),
      ...checkFieldFormats('', { targetName }, { targetName: DNS_LABEL }),
      ...filterIssues({ labelFilters, annotationFilters, templateLabelFilters }),
    ], this.node.path);
    this.apiObject = validateAtSynth(this, new EmittedObject(this, 'Resource', {
      apiVersion: 'clone.kubevirt.io/v1beta1',
      kind: 'VirtualMachineClone',
      metadata,
      spec: omitEmpty({
        source: sourceReference(source),
        target: targetName === undefined ? undefined : machineReference(targetName),
        labelFilters: writtenFilters(labelFilters),
        annotationFilters: writtenFilters(annotationFilters),
        template: omitEmpty({ labelFilters: writtenFilters(templateLabelFilters) }),
        newMacAddresses: writtenAddresses(newMacAddresses),
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

/** What is wrong with filters that only leave out: KubeVirt begins with nothing, and copies nothing. */
function* filterIssues(filters: { readonly [field: string]: readonly string[] | undefined }): Issues {
  for (const [field, given = []] of Object.entries(filters)) {
    if (given.length > 0 && given.every((filter) => filter.startsWith('!'))) {
      yield issue(field, `${JSON.stringify(given)} let nothing in, and so nothing is copied: `
        + `write ${JSON.stringify(['*', ...given])} to copy the rest, or [] to copy none`);
    }
  }
}

/** Filters as KubeVirt takes them. It forgets a list that is empty where it makes up the name of the copy, and then copies everything. */
function writtenFilters(filters: readonly string[] | undefined): readonly string[] | undefined {
  return filters?.length === 0 ? ['!.*'] : filters;
}

/** MAC addresses with hyphens: KubeVirt makes the copy by patches with them, and takes colons for those between keys and values. */
function writtenAddresses(addresses: VirtualMachineCloneProps['newMacAddresses']): { [interfaceName: string]: string } {
  return Object.fromEntries(entriesOf(addresses).map(([name, address]) => [name, MAC_ADDRESS.matches(address) ? address.replaceAll(':', '-') : address]));
}
