// The table of rules about what is done with machines: migrations, snapshots, restores, clones, exports and backups.
import { requireGate } from '../feature-gates';
import type { Rule, RuleSet } from '../rule';
import { backupTargetGiven } from './backups';
import { cloneFilterForm, cloneMacAddressForm, clonePatchForm, cloneSerialForm } from './clones';
import { migrationBetweenClustersPossible, migrationLimitsPossible, migrationOfInstance, migrationPriorityUnset } from './migrations';
import { backupSourcePossible, cloneEndsPossible, exportSourcePossible, restoreOfMachine, snapshotOfMachine, trackerSourcePossible } from './references';
import { restoreOverrideComplete, restorePatchForm, restorePolicyKnown } from './restores';

/** A kind that needs a feature gate. */
const gated = (gate: string): Rule<unknown> => ({
  name: 'operation-gate',
  refuses: 'a snapshot, restore, clone, export or backup where its feature gate is off',
  story: 'KubeVirt admits VirtualMachineSnapshots, VirtualMachineRestores and VirtualMachineClones where the feature gate Snapshot is on, VirtualMachineExports where VMExport '
    + 'is, VirtualMachineBackups and VirtualMachineBackupTrackers where IncrementalBackup is.',
  check: (_, refuse, context) => requireGate('', `a ${context.object.kind}`, gate, refuse, context),
});

export const operations: RuleSet = {
  migration: [migrationOfInstance, migrationPriorityUnset, migrationBetweenClustersPossible],
  migrationPolicy: [migrationLimitsPossible],
  snapshot: [gated('Snapshot'), snapshotOfMachine],
  restore: [gated('Snapshot'), restoreOfMachine, restorePatchForm, restoreOverrideComplete, restorePolicyKnown],
  clone: [gated('Snapshot'), cloneEndsPossible, cloneFilterForm, cloneMacAddressForm, cloneSerialForm, clonePatchForm],
  vmExport: [gated('VMExport'), exportSourcePossible],
  backup: [gated('IncrementalBackup'), backupSourcePossible, backupTargetGiven],
  backupTracker: [gated('IncrementalBackup'), trackerSourcePossible],
};
