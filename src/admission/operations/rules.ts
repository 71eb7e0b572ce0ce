// The table of rules about operations on machines: migrations, snapshots, restores, clones, exports and backups.
import { requireGate } from '../requirements';
import type { Rule, RuleSet } from '../rule';
import { backupTargetGiven } from './backups';
import { cloneFilterForm, cloneMacAddressForm, clonePatchForm, cloneSerialForm } from './clones';
import { migrationBetweenClustersPossible, migrationLimitsPossible, migrationOfInstance, migrationPriorityUnset, stallDetectionPossible } from './migrations';
import { pluginPossible } from './plugins';
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

export const operations: RuleSet = {
  migration: [migrationOfInstance, migrationPriorityUnset, migrationBetweenClustersPossible],
  migrationPolicy: [migrationLimitsPossible, stallDetectionPossible],
  snapshot: [gated('Snapshot'), snapshotOfMachine],
  restore: [gated('Snapshot'), restoreOfMachine, restorePatchForm, restoreOverrideComplete, restorePolicyKnown],
  clone: [gated('Snapshot'), cloneEndsPossible, cloneFilterForm, cloneMacAddressForm, cloneSerialForm, clonePatchForm],
  vmExport: [gated('VMExport'), exportSourcePossible],
  backup: [gated('IncrementalBackup'), backupSourcePossible, backupTargetGiven],
  backupTracker: [gated('IncrementalBackup'), trackerSourcePossible],
  plugin: [pluginPossible],
};
