// What a snapshot, restore, clone, export or backup is of: a reference to an object of the same namespace.
import type { TypedLocalObjectReference } from '../../../imports/kubernetes';
import { isPlaceholder, displayText, OBJECT_NAME } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { refuseMalformed } from '../form';
import { below, type Refuse } from '../refuse';
import type { BackupRule, BackupTrackerRule, CloneRule, ExportRule, RestoreRule, RuleDescription, SnapshotRule } from '../rule';

/** The kind of an object that may be referred to, and its API group. */
interface Possible {
  readonly kind: string;
  /** An empty text is that of Kubernetes' core. */
  readonly apiGroup: string;
}

const MACHINE: Possible = { kind: 'VirtualMachine', apiGroup: 'kubevirt.io' };

const SNAPSHOT: Possible = { kind: 'VirtualMachineSnapshot', apiGroup: 'snapshot.kubevirt.io' };

const CLONED: readonly Possible[] = [MACHINE, SNAPSHOT];

const TRACKER: Possible = { kind: 'VirtualMachineBackupTracker', apiGroup: 'backup.kubevirt.io' };

const EXPORTED: readonly Possible[] = [MACHINE, SNAPSHOT, { kind: 'PersistentVolumeClaim', apiGroup: '' }, { kind: 'VirtualMachineBackup', apiGroup: 'backup.kubevirt.io' }];

type Reference = Partial<TypedLocalObjectReference>;

function refuseOthers({ apiGroup = '', kind = '' }: Reference, possible: readonly Possible[], refuse: Refuse): void {
  const wanted = possible.find((each) => each.kind === kind);
  if (wanted === undefined && !isPlaceholder(kind)) {
    refuse('kind', `${displayText(kind)} is not possible here, write ${alternatives(possible.map((each) => each.kind))}`);
  } else if (wanted !== undefined && wanted.apiGroup !== apiGroup && !isPlaceholder(apiGroup)) {
    refuse('apiGroup', `${displayText(apiGroup)} is not the group of a ${kind}, ${wanted.apiGroup === '' ? 'remove it' : `write ${JSON.stringify(wanted.apiGroup)}`}`);
  }
}

/** Refuses a source of another kind, or without a name. */
function refuseOtherSources(source: Reference = {}, possible: readonly Possible[], refuse: Refuse): void {
  refuseOthers(source, possible, below('source', refuse));
  if (!source.name) {
    refuse('source.name', 'required field is missing, write the name of an object in the same namespace');
  }
}

/** Snapshots are taken of machines. */
export const snapshotOfMachine: SnapshotRule = {
  name: 'snapshot-of-machine',
  refuses: 'a snapshot of something other than a VirtualMachine',
  story: 'A VirtualMachineSnapshot is taken of a VirtualMachine in its own namespace: write apiGroup "kubevirt.io", without a version, and kind "VirtualMachine". '
    + 'An instance without a VirtualMachine cannot be snapshotted.',
  check: ({ source }, refuse) => refuseOthers(source ?? {}, [MACHINE], below('source', refuse)),
};

/** Machines are what is restored. */
export const restoreOfMachine: RestoreRule = {
  name: 'restore-of-machine',
  refuses: 'a restore of something other than a VirtualMachine, of one that cannot be there, or from a snapshot without a name',
  story: 'A VirtualMachineRestore makes a VirtualMachine what it was, or a new one: write apiGroup "kubevirt.io", without a version, and kind "VirtualMachine" in target, '
    + 'and the name of a VirtualMachineSnapshot of the same namespace.',
  check: ({ target, virtualMachineSnapshotName }, refuse) => {
    refuseOthers(target ?? {}, [MACHINE], below('target', refuse));
    refuseMalformed('target.name', target?.name, OBJECT_NAME, refuse);
    if (virtualMachineSnapshotName === '') {
      refuse('virtualMachineSnapshotName', 'the name is empty, write that of a VirtualMachineSnapshot');
    }
  },
};

/** Machines and snapshots are cloned into machines of another name. */
export const cloneEndsPossible: CloneRule = {
  name: 'clone-ends-possible',
  refuses: 'a clone of something other than a VirtualMachine or a snapshot of one, without a name or group, or into something other than a VirtualMachine of another name, '
    + 'or of one that none can have',
  story: 'A VirtualMachineClone makes a VirtualMachine of another one, with apiGroup "kubevirt.io", or of a VirtualMachineSnapshot, with "snapshot.kubevirt.io". '
    + 'Without a target, or a target\'s name, KubeVirt makes up a name. KubeVirt admits a target without its group "kubevirt.io", and then refuses the restore that it makes the '
    + 'copy by.',
  check: ({ source, target }, refuse) => {
    const { apiGroup = '', kind = '', name = '' } = source ?? {};
    // KubeVirt reads the group of a source and takes any.
    const groupOfKind = CLONED.find((each) => each.kind === kind)?.apiGroup;
    refuseOtherSources({ kind, name, apiGroup: apiGroup === '' ? '' : groupOfKind }, CLONED, refuse);
    if (target) {
      refuseTarget(target, kind === MACHINE.kind ? name : '', below('target', refuse));
    }
  },
};

/** Refuses a copy that is no machine, cannot have its name, or is the machine that is cloned. */
function refuseTarget(target: Reference, cloned: string, refuse: Refuse): void {
  const { kind, name = '' } = target;
  refuseOthers(target, [MACHINE], refuse);
  refuseMalformed('name', name || undefined, OBJECT_NAME, refuse);
  if (kind === MACHINE.kind && name !== '' && name === cloned) {
    refuse('name', `${displayText(name)} is the machine that is cloned, write another name`);
  }
}

/** Exports are of machines, snapshots, claims and backups. */
export const exportSourcePossible: ExportRule = {
  name: 'export-source-possible',
  refuses: 'an export of something other than a VirtualMachine, a snapshot or backup of one, or a claim, or of one without a name',
  story: 'A VirtualMachineExport offers volumes for download. The group is that of the kind, without a version: "kubevirt.io" for a VirtualMachine, "snapshot.kubevirt.io" '
    + 'for a VirtualMachineSnapshot, "backup.kubevirt.io" for a VirtualMachineBackup, and none for a PersistentVolumeClaim. For a DataVolume name its claim, which has its name.',
  check: ({ source }, refuse) => refuseOtherSources(source, EXPORTED, refuse),
};

const BACKED_UP: RuleDescription = {
  name: 'backup-source-possible',
  refuses: 'a backup of something other than a VirtualMachine or the tracker of one, or a tracker of something else',
  story: 'A VirtualMachineBackup is of a VirtualMachine, with apiGroup "kubevirt.io", or, of what has changed since the last one, of a VirtualMachineBackupTracker, with '
    + '"backup.kubevirt.io". A tracker is of a VirtualMachine.',
};

/** Backups are of machines, or of what a tracker keeps account of. */
export const backupSourcePossible: BackupRule = {
  ...BACKED_UP, check: ({ source }, refuse) => refuseOtherSources(source, [MACHINE, TRACKER], refuse),
};

/** Trackers keep account of machines. */
export const trackerSourcePossible: BackupTrackerRule = {
  ...BACKED_UP, check: ({ source }, refuse) => refuseOtherSources(source, [MACHINE], refuse),
};
