// The table of rules about operations on machines: migrations, snapshots, restores, clones, exports and backups.
import { requireGate } from '../feature-gates';
import { requireVersion } from '../kubevirt-version';
import type { ObjectRule, Rule, RuleSet } from '../rule';
import { backupTargetGiven } from './backups';
import { cloneFilterForm, cloneMacAddressForm, clonePatchForm, cloneSerialForm } from './clones';
import { migrationBetweenClustersPossible, migrationLimitsPossible, migrationOfInstance, migrationPriorityUnset, stallDetectionPossible } from './migrations';
import { backupSourcePossible, cloneEndsPossible, exportSourcePossible, restoreOfMachine, snapshotOfMachine, trackerSourcePossible } from './references';
import { restoreOverrideComplete, restorePatchForm, restorePolicyKnown } from './restores';

/** The rule for a kind that needs a feature gate. */
const gated = (gate: string): Rule<unknown> => ({
  name: 'operation-gate',
  refuses: 'a snapshot, restore, clone, export or backup where its feature gate is off',
  story: 'VirtualMachineSnapshots, VirtualMachineRestores and VirtualMachineClones need the feature gate Snapshot. VirtualMachineExports need '
    + 'VMExport. VirtualMachineBackups and VirtualMachineBackupTrackers need IncrementalBackup.',
  check: (_, refuse, context) => requireGate('', `a ${context.object.kind}`, gate, refuse, context),
});

/** A cluster must serve the version of an export. */
const exportVersionServed: ObjectRule = {
  name: 'export-version-served',
  refuses: 'an export of export.kubevirt.io/v1 where the capabilities have a KubeVirt before 1.9',
  story: 'KubeVirt 1.9 added v1. An earlier one serves v1beta1, which 1.9 serves too, with a warning. The fields are the same.',
  check: ({ apiVersion }, refuse, context) => {
    if (apiVersion === 'export.kubevirt.io/v1') {
      requireVersion('apiVersion', JSON.stringify(apiVersion), '1.9', refuse, context, 'write "export.kubevirt.io/v1beta1"');
    }
  },
};

export const operations: RuleSet = {
  object: [exportVersionServed],
  migration: [migrationOfInstance, migrationPriorityUnset, migrationBetweenClustersPossible],
  migrationPolicy: [migrationLimitsPossible, stallDetectionPossible],
  snapshot: [gated('Snapshot'), snapshotOfMachine],
  restore: [gated('Snapshot'), restoreOfMachine, restorePatchForm, restoreOverrideComplete, restorePolicyKnown],
  clone: [gated('Snapshot'), cloneEndsPossible, cloneFilterForm, cloneMacAddressForm, cloneSerialForm, clonePatchForm],
  vmExport: [gated('VMExport'), exportSourcePossible],
  backup: [gated('IncrementalBackup'), backupSourcePossible, backupTargetGiven],
  backupTracker: [gated('IncrementalBackup'), trackerSourcePossible],
};
