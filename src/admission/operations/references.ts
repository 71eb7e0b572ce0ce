// Rules on what a snapshot, restore, clone, export or backup refers to: an object in the same namespace.
import type { TypedLocalObjectReference } from '../../../imports/kubernetes';
import { isPlaceholder, displayText, OBJECT_NAME } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { refuseMalformed } from '../form';
import { type Refuse, refuseBelow } from '../refuse';
import { requireGate, requireVersion } from '../requirements';
import type { BackupRule, BackupTrackerRule, CloneRule, ExportRule, RestoreRule, RuleDescription, SnapshotRule } from '../rule';

/** The kind of an object that may be referred to, and its API group. */
interface AllowedKind {
  readonly kind: string;
  /** An empty string is the core group of Kubernetes. */
  readonly apiGroup: string;
}

const MACHINE: AllowedKind = { kind: 'VirtualMachine', apiGroup: 'kubevirt.io' };

const SNAPSHOT: AllowedKind = { kind: 'VirtualMachineSnapshot', apiGroup: 'snapshot.kubevirt.io' };

const CLONE_SOURCES: readonly AllowedKind[] = [MACHINE, SNAPSHOT];

const TRACKER: AllowedKind = { kind: 'VirtualMachineBackupTracker', apiGroup: 'backup.kubevirt.io' };

const EXPORT_SOURCES: readonly AllowedKind[] = [MACHINE, SNAPSHOT, { kind: 'PersistentVolumeClaim', apiGroup: '' }, { kind: 'VirtualMachineBackup', apiGroup: 'backup.kubevirt.io' }];

/** KubeVirt 1.9 exports these too, if its feature gate OCIExport is on. */
const TEMPLATE: AllowedKind = { kind: 'VirtualMachineTemplate', apiGroup: 'template.kubevirt.io' };

type Reference = Partial<TypedLocalObjectReference>;

function refuseOtherKinds({ apiGroup = '', kind = '' }: Reference, possible: readonly AllowedKind[], refuse: Refuse): void {
  const wanted = possible.find((each) => each.kind === kind);
  if (wanted === undefined && !isPlaceholder(kind)) {
    refuse('kind', `${displayText(kind)} is not possible here, write ${alternatives(possible.map((each) => each.kind))}`);
  } else if (wanted !== undefined && wanted.apiGroup !== apiGroup && !isPlaceholder(apiGroup)) {
    refuse('apiGroup', `${displayText(apiGroup)} is not the group of a ${kind}, ${wanted.apiGroup === '' ? 'remove it' : `write ${JSON.stringify(wanted.apiGroup)}`}`);
  }
}

/** Refuses a source of another kind, or one without a name. */
function refuseOtherSources(source: Reference = {}, possible: readonly AllowedKind[], refuse: Refuse): void {
  refuseOtherKinds(source, possible, refuseBelow('source', refuse));
  if (!source.name) {
    refuse('source.name', 'required field is missing, write the name of an object in the same namespace');
  }
}

/** A snapshot must be of a VirtualMachine. */
export const snapshotOfMachine: SnapshotRule = {
  name: 'snapshot-of-machine',
  refuses: 'a snapshot of something other than a VirtualMachine',
  story: 'A VirtualMachineSnapshot is taken of a VirtualMachine in its own namespace. Write apiGroup "kubevirt.io", without a version, and kind '
    + '"VirtualMachine". An instance without a VirtualMachine cannot be snapshotted.',
  check: ({ source }, refuse) => refuseOtherKinds(source ?? {}, [MACHINE], refuseBelow('source', refuse)),
};

/** A restore must be of a VirtualMachine. */
export const restoreOfMachine: RestoreRule = {
  name: 'restore-of-machine',
  refuses: 'a restore of something other than a VirtualMachine, of one with an invalid name, or from a snapshot without a name',
  story: 'A VirtualMachineRestore resets a VirtualMachine to an earlier state, or creates a new one. In target, write apiGroup "kubevirt.io", '
    + 'without a version, and kind "VirtualMachine". Name a VirtualMachineSnapshot of the same namespace.',
  check: ({ target, virtualMachineSnapshotName }, refuse) => {
    refuseOtherKinds(target ?? {}, [MACHINE], refuseBelow('target', refuse));
    refuseMalformed('target.name', target?.name, OBJECT_NAME, refuse);
    if (virtualMachineSnapshotName === '') {
      refuse('virtualMachineSnapshotName', 'the name is empty, write that of a VirtualMachineSnapshot');
    }
  },
};

/** A clone must be of a VirtualMachine or a snapshot, and into a VirtualMachine with another name. */
export const cloneEndsPossible: CloneRule = {
  name: 'clone-ends-possible',
  refuses: 'a clone of something other than a VirtualMachine or a snapshot of one, a source without a name or group, or a target that is not '
    + 'another VirtualMachine with a valid name',
  story: 'A VirtualMachineClone creates a VirtualMachine from another one, with apiGroup "kubevirt.io", or from a VirtualMachineSnapshot, with '
    + '"snapshot.kubevirt.io". Without a target, or without its name, KubeVirt generates a name. KubeVirt admits a target '
    + 'without the group "kubevirt.io", but then refuses the restore that creates the copy.',
  check: ({ source, target }, refuse) => {
    const { apiGroup = '', kind = '', name = '' } = source ?? {};
    // KubeVirt requires the group of a source but accepts any.
    const groupOfKind = CLONE_SOURCES.find((each) => each.kind === kind)?.apiGroup;
    refuseOtherSources({ kind, name, apiGroup: apiGroup === '' ? '' : groupOfKind }, CLONE_SOURCES, refuse);
    if (target) {
      refuseTarget(target, kind === MACHINE.kind ? name : '', refuseBelow('target', refuse));
    }
  },
};

/** Refuses a target that is not a machine, has an invalid name, or is the machine being cloned. */
function refuseTarget(target: Reference, cloned: string, refuse: Refuse): void {
  const { kind, name = '' } = target;
  refuseOtherKinds(target, [MACHINE], refuse);
  refuseMalformed('name', name || undefined, OBJECT_NAME, refuse);
  if (kind === MACHINE.kind && name !== '' && name === cloned) {
    refuse('name', `${displayText(name)} is the machine being cloned, write another name`);
  }
}

/** An export must be of a VirtualMachine, a snapshot, a claim, a backup or a template. */
export const exportSourcePossible: ExportRule = {
  name: 'export-source-possible',
  refuses: 'an export of something other than a VirtualMachine, a snapshot, backup or template of one, or a claim, or a source without a name',
  story: 'A VirtualMachineExport offers volumes for download. apiGroup is the group of the kind, without a version: "kubevirt.io" for a '
    + 'VirtualMachine, "snapshot.kubevirt.io" for a VirtualMachineSnapshot, "backup.kubevirt.io" for a VirtualMachineBackup, and none for a '
    + 'PersistentVolumeClaim. For a DataVolume, name its claim, which has the same name. KubeVirt 1.9 exports VirtualMachineTemplates of '
    + '"template.kubevirt.io" too, if the feature gates OCIExport and Template are on and virtTemplateDeployment is not turned off.',
  check: ({ source }, refuse, context) => {
    refuseOtherSources(source, [...EXPORT_SOURCES, ...source?.kind === TEMPLATE.kind ? [TEMPLATE] : []], refuse);
    if (source?.kind === TEMPLATE.kind && requireVersion('source.kind', 'an export of a template', '1.9', refuse, context)) {
      requireGate('source.kind', 'an export of a template', 'OCIExport', refuse, context);
      requireGate('source.kind', 'an export of a template', 'Template', refuse, context);
    }
  },
};

const BACKED_UP: RuleDescription = {
  name: 'backup-source-possible',
  refuses: 'a backup of something other than a VirtualMachine or the tracker of one, or a tracker of something other than a VirtualMachine',
  story: 'A VirtualMachineBackup is of a VirtualMachine, with apiGroup "kubevirt.io", or of a VirtualMachineBackupTracker, with '
    + '"backup.kubevirt.io". A backup of a tracker holds only what has changed since the last one. A tracker is of a VirtualMachine.',
};

/** A backup must be of a VirtualMachine or a tracker. */
export const backupSourcePossible: BackupRule = {
  ...BACKED_UP, check: ({ source }, refuse) => refuseOtherSources(source, [MACHINE, TRACKER], refuse),
};

/** A tracker must be of a VirtualMachine. */
export const trackerSourcePossible: BackupTrackerRule = {
  ...BACKED_UP, check: ({ source }, refuse) => refuseOtherSources(source, [MACHINE], refuse),
};
