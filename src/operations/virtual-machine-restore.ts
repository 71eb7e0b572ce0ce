// The construct that makes a machine what a snapshot says, or a new machine of it.
import { ApiObject, type ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { machineReference, operationMetadata, sourceIssues } from './source';
import type { VirtualMachineSnapshot } from './virtual-machine-snapshot';
import { checkCall } from '../declared/arguments';
import { DNS_LABEL } from '../issues/formats';
import { issue, type Issues, missing, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape';
import { knownInstanceSpec } from '../machine/service';
import { EmittedObject } from '../objects/emitted-object';
import { validateAtSynth } from '../objects/object-check';
import { omitEmpty } from '../plain-data/plain-data';
import { usedClaim } from '../storage/used-claims';

/** What happens to a restore of a machine that runs: `targetReadinessPolicy`. */
export enum RestoreTargetReadinessPolicy {
  /** The restore fails at once. */
  FAIL_IMMEDIATE = 'FailImmediate',
  /** The machine is stopped. */
  STOP_TARGET = 'StopTarget',
  /** The restore fails unless somebody stops the machine within five minutes. */
  WAIT_GRACE_PERIOD = 'WaitGracePeriod',
  /** The restore waits until somebody stops the machine. */
  WAIT_EVENTUALLY = 'WaitEventually',
}

/** What the claims of restored disks are called: `volumeRestorePolicy`. */
export enum VolumeRestorePolicy {
  /** New claims with names that KubeVirt makes up. */
  RANDOMIZE_NAMES = 'RandomizeNames',
  /**
   * New claims `<machine>-<disk>`. KubeVirt takes a claim of that name that is there as it is, and restores nothing of it: those of a
   * Machine's own disks are called so.
   */
  PREFIX_TARGET_NAME = 'PrefixTargetName',
  /** The claims of the snapshot: those that are there are deleted and made anew, whichever machine they are of. */
  IN_PLACE = 'InPlace',
}

/** Who restored claims belong to: `volumeOwnershipPolicy`. */
export enum VolumeOwnershipPolicy {
  /** The machine: they are deleted with it. */
  VM = 'Vm',
  /** Nobody: they stay. */
  NONE = 'None',
}

/** The properties of a restore. */
export interface VirtualMachineRestoreProps {
  /**
   * The snapshot: sets `spec.virtualMachineSnapshotName`. Excludes `snapshotName`.
   *
   * @default - none: set `snapshotName`
   */
  readonly snapshot?: VirtualMachineSnapshot;

  /**
   * The name of a snapshot that the program does not create: sets `spec.virtualMachineSnapshotName`.
   *
   * @default - none: set `snapshot`
   */
  readonly snapshotName?: string;

  /**
   * The name of the machine that is restored; if there is none of this name, it is created, and does not run. Of a machine with a
   * persistent TPM or persistent UEFI settings KubeVirt makes no other one. Sets `spec.target`.
   *
   * @default - the machine of `snapshot`; required with `snapshotName`
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
   * What the claims of restored disks are called: sets `spec.volumeRestorePolicy`. Machines whose claims are in the manifests need
   * VolumeRestorePolicy.IN_PLACE: with new names the machine differs from its manifest, and is changed back at the next apply.
   *
   * @default - KubeVirt's: VolumeRestorePolicy.RANDOMIZE_NAMES
   */
  readonly volumeRestorePolicy?: VolumeRestorePolicy;

  /**
   * Who restored claims belong to: sets `spec.volumeOwnershipPolicy`.
   *
   * @default - KubeVirt's: VolumeOwnershipPolicy.VM
   */
  readonly volumeOwnershipPolicy?: VolumeOwnershipPolicy;

  /**
   * What is other about the machine if it is created: one operation of JSON Patch each, as a text, below `/spec/`, `/metadata/labels/` or
   * `/metadata/annotations/`, without commas and colons in values. KubeVirt ignores them where the machine is there. Sets `spec.patches`.
   *
   * @default - nothing
   */
  readonly patches?: string[];
}

/**
 * A restore: emits a VirtualMachineRestore (`snapshot.kubevirt.io/v1beta1`), once for each name; its spec cannot be changed. A machine
 * that runs has to be stopped first, as `targetReadinessPolicy` says.
 *
 * Its child is the VirtualMachineRestore, `Resource`.
 */
export class VirtualMachineRestore extends Construct {
  /** The VirtualMachineRestore. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: no snapshot
   * or two, no machine, malformed names, another namespace than the snapshot's, VolumeRestorePolicy.IN_PLACE for another machine than
   * that of `snapshot`, VolumeRestorePolicy.PREFIX_TARGET_NAME for a machine of the program whose claims are called so already.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the restore's name unless `metadata` sets another
   * @param props the snapshot and the machine
   */
  constructor(scope: Construct, id: string, props: VirtualMachineRestoreProps) {
    checkCall('VirtualMachineRestore', [scope, id, props], (...right) => new VirtualMachineRestore(...right));
    super(scope, id);
    const { snapshot, snapshotName, targetName = snapshot?.virtualMachineName, metadata: own, ...others } = props;
    const metadata = operationMetadata(scope, id, own, { snapshot });
    refuse([
      ...sourceIssues({ snapshot, snapshotName }, own),
      ...targetName === undefined ? [missing('targetName', 'is missing: write the name of the machine that is restored, or a new one')] : [],
      ...checkFieldFormats('', { targetName: props.targetName }, { targetName: DNS_LABEL }),
      ...snapshot === undefined ? [] : volumePolicyIssues(snapshot, props),
    ], this.node.path);
    this.apiObject = validateAtSynth(this, new EmittedObject(this, 'Resource', {
      apiVersion: 'snapshot.kubevirt.io/v1beta1',
      kind: 'VirtualMachineRestore',
      metadata,
      spec: omitEmpty({
        target: machineReference(targetName!),
        virtualMachineSnapshotName: snapshot?.name ?? snapshotName,
        ...others,
      }),
    }));
  }

  /** The restore's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }
}

/**
 * What is wrong with the policy for the claims of restored disks. KubeVirt admits both, and deletes disks of the snapshot's machine for another
 * one, or takes claims with the names of the new ones for restored and says at once that it is complete.
 */
function* volumePolicyIssues({ _virtualMachine: machine }: VirtualMachineSnapshot, props: VirtualMachineRestoreProps): Issues {
  const source = machine.name;
  const { volumeRestorePolicy, targetName = source } = props;
  if (volumeRestorePolicy === VolumeRestorePolicy.IN_PLACE && targetName !== source) {
    yield issue('volumeRestorePolicy', `"InPlace" deletes the disks of ${JSON.stringify(source)} and gives their claims to ${JSON.stringify(targetName)}: `
      + 'write VolumeRestorePolicy.PREFIX_TARGET_NAME, or leave out targetName');
  }
  if (volumeRestorePolicy === VolumeRestorePolicy.PREFIX_TARGET_NAME && targetName === source) {
    const { volumes = [] } = knownInstanceSpec(machine);
    const kept = volumes.filter((volume) => usedClaim(volume) === `${source}-${volume.name}`).map((volume) => JSON.stringify(usedClaim(volume)));
    yield* kept.length === 0 ? [] : [issue('volumeRestorePolicy', `"PrefixTargetName" restores nothing of ${kept.join(', ')}: these claims are there, and KubeVirt takes them as they are: `
      + 'write VolumeRestorePolicy.IN_PLACE, or another targetName')];
  }
}
