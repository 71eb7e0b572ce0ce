// The construct that restores a machine from a snapshot, or creates a new machine from it.
import { ApiObject, type ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import type { IVirtualMachineSnapshot } from './imported-virtual-machine-snapshot';
import { machineReference, operationMetadata, sourceIssues } from './source';
import { checkCall } from '../declared/arguments';
import { DNS_LABEL } from '../issues/formats';
import { issue, type Issues, missing, pathOf, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import type { IVirtualMachine } from '../machine/imported-virtual-machine';
import { knownInstanceSpec } from '../machine/known-instances';
import { EmittedObject } from '../objects/emitted-object';
import { validateAtSynth } from '../objects/object-check';
import { fieldAt } from '../plain-data/fields';
import { isMap, listOf, omitEmpty } from '../plain-data/plain-data';
import { usedClaim } from '../storage/used-claims';

/** What happens to a restore of a running machine: `targetReadinessPolicy`. */
export enum RestoreTargetReadinessPolicy {
  /** The restore fails at once. */
  FAIL_IMMEDIATE = 'FailImmediate',
  /** The machine is stopped. */
  STOP_TARGET = 'StopTarget',
  /** The restore fails unless the machine is stopped within five minutes. */
  WAIT_GRACE_PERIOD = 'WaitGracePeriod',
  /** The restore waits until the machine is stopped. */
  WAIT_EVENTUALLY = 'WaitEventually',
}

/** The names of the claims of restored disks: `volumeRestorePolicy`. */
export enum VolumeRestorePolicy {
  /** New claims with names that KubeVirt generates. */
  RANDOMIZE_NAMES = 'RandomizeNames',
  /**
   * New claims named `<machine>-<disk>`. KubeVirt uses an existing claim of that name as it is, and does not restore its content. The
   * claims of a Machine's own disks have such names.
   */
  PREFIX_TARGET_NAME = 'PrefixTargetName',
  /** The claims of the snapshot: existing claims are deleted and created again, whichever machine they belong to. */
  IN_PLACE = 'InPlace',
}

/** The owner of restored claims: `volumeOwnershipPolicy`. */
export enum VolumeOwnershipPolicy {
  /** The machine: they are deleted with it. */
  VM = 'Vm',
  /** None: they stay. */
  NONE = 'None',
}

/** The properties of a restore. */
export interface VirtualMachineRestoreProps {
  /**
   * The snapshot: sets `spec.virtualMachineSnapshotName`. For one that the program does not create, use
   * `VirtualMachineSnapshot.fromVirtualMachineSnapshotName`.
   */
  readonly snapshot: IVirtualMachineSnapshot;

  /**
   * The name of the machine that is restored: that of the snapshot, or one that does not exist. A new one is created, but not started. It
   * has the UUID, the serial number and the MAC addresses of the snapshot's machine: for a copy that runs beside it, use
   * VirtualMachineClone. KubeVirt does not create another machine from one with a persistent TPM or persistent UEFI settings. Sets
   * `spec.target`.
   *
   * @default - the machine of `snapshot`; required if the program does not create the snapshot
   */
  readonly targetName?: string;

  /**
   * The object's metadata.
   *
   * @default - the name is the construct id, the namespace the snapshot's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * What happens if the machine runs: sets `spec.targetReadinessPolicy`.
   *
   * @default - KubeVirt's: RestoreTargetReadinessPolicy.WAIT_GRACE_PERIOD
   */
  readonly targetReadinessPolicy?: RestoreTargetReadinessPolicy;

  /**
   * The names of the claims of restored disks: sets `spec.volumeRestorePolicy`. Machines whose claims are in the manifests need
   * VolumeRestorePolicy.IN_PLACE: with new names, the machine differs from its manifest, and the next apply reverts it.
   *
   * @default - KubeVirt's: VolumeRestorePolicy.RANDOMIZE_NAMES
   */
  readonly volumeRestorePolicy?: VolumeRestorePolicy;

  /**
   * The owner of restored claims: sets `spec.volumeOwnershipPolicy`.
   *
   * @default - KubeVirt's: VolumeOwnershipPolicy.VM
   */
  readonly volumeOwnershipPolicy?: VolumeOwnershipPolicy;

  /**
   * Changes to the machine if it is created: JSON Patch operations, each as a string, with paths below `/spec/`, `/metadata/labels/` or
   * `/metadata/annotations/`, and without commas and colons in values. KubeVirt ignores them if the machine already exists. Sets
   * `spec.patches`.
   *
   * @default - nothing
   */
  readonly patches?: string[];
}

/**
 * A restore: emits a VirtualMachineRestore (`snapshot.kubevirt.io/v1beta1`), which restores once for each name: its spec cannot be changed.
 * A running machine has to be stopped first: see `targetReadinessPolicy`.
 *
 * Its child is the VirtualMachineRestore, `Resource`.
 */
export class VirtualMachineRestore extends Construct {
  /** The VirtualMachineRestore. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: no machine,
   * malformed names, another namespace than the snapshot's, VolumeRestorePolicy.IN_PLACE for another machine than that of `snapshot`, or
   * VolumeRestorePolicy.PREFIX_TARGET_NAME for a machine of the program whose claims already have such names.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the restore's name unless `metadata` sets another
   * @param props the snapshot and the machine
   */
  constructor(scope: Construct, id: string, props: VirtualMachineRestoreProps) {
    checkCall('VirtualMachineRestore', [scope, id, props], (...valid) => new VirtualMachineRestore(...valid));
    const { snapshot, targetName = snapshot._virtualMachine?.name } = props;
    const { targetReadinessPolicy, volumeRestorePolicy, volumeOwnershipPolicy, patches } = props;
    const metadata = operationMetadata(scope, id, props.metadata, { snapshot });
    refuse([
      ...sourceIssues({ snapshot }, props.metadata),
      ...targetName === undefined ? [missing('targetName', 'is missing: write the name of the machine that is restored, or a new one')] : [],
      ...checkFieldFormats('', { targetName: props.targetName }, { targetName: DNS_LABEL }),
      ...snapshot._virtualMachine === undefined ? [] : volumePolicyIssues(snapshot._virtualMachine, props),
    ], () => pathOf(scope, id));
    super(scope, id);
    this.apiObject = validateAtSynth(this, new EmittedObject(this, 'Resource', {
      apiVersion: 'snapshot.kubevirt.io/v1beta1',
      kind: 'VirtualMachineRestore',
      metadata,
      spec: omitEmpty({
        target: machineReference(targetName!),
        virtualMachineSnapshotName: snapshot.name,
        targetReadinessPolicy,
        volumeRestorePolicy,
        volumeOwnershipPolicy,
        patches,
      }),
    }));
  }

  /** The restore's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }
}

/**
 * Reports a wrong policy for the claims of restored disks. KubeVirt accepts both of these. It deletes disks of the snapshot's machine for
 * another machine, or treats existing claims with the new names as restored and reports completion at once.
 */
function* volumePolicyIssues(machine: IVirtualMachine, props: VirtualMachineRestoreProps): Issues {
  const source = machine.name;
  const { volumeRestorePolicy, targetName = source } = props;
  if (volumeRestorePolicy === VolumeRestorePolicy.IN_PLACE && targetName !== source) {
    yield issue('volumeRestorePolicy', `"InPlace" deletes the disks of ${JSON.stringify(source)} and gives their claims to ${JSON.stringify(targetName)}: `
      + 'write VolumeRestorePolicy.PREFIX_TARGET_NAME, or leave out targetName');
  }
  if (volumeRestorePolicy === VolumeRestorePolicy.PREFIX_TARGET_NAME && targetName === source) {
    const volumes = listOf(fieldAt(knownInstanceSpec(machine), 'volumes')).filter(isMap);
    const kept = volumes.filter((volume) => usedClaim(volume) === `${source}-${volume.name}`).map((volume) => JSON.stringify(usedClaim(volume)));
    yield* kept.length === 0 ? [] : [issue('volumeRestorePolicy', `"PrefixTargetName" does not restore ${kept.join(', ')}: these claims already exist, and KubeVirt uses them as they are: `
      + 'write VolumeRestorePolicy.IN_PLACE, or another targetName')];
  }
}
