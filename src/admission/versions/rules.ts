// The table of rules about what only some versions of KubeVirt have.
import { fieldInVersion } from './later-fields';
import { apiVersionServed } from './served-versions';
import type { RuleSet } from '../rule';

const ofInstance = fieldInVersion('VirtualMachineInstanceSpec');

export const versions: RuleSet = {
  object: [apiVersionServed],
  machine: [ofInstance],
  preset: [ofInstance],
  virtualMachinePool: [fieldInVersion('VirtualMachinePoolSpec')],
  instancetype: [fieldInVersion('VirtualMachineInstancetypeSpec')],
  preference: [fieldInVersion('VirtualMachinePreferenceSpec')],
  migration: [fieldInVersion('VirtualMachineInstanceMigrationSpec')],
  migrationPolicy: [fieldInVersion('MigrationPolicySpec')],
  restore: [fieldInVersion('VirtualMachineRestoreSpec')],
  clone: [fieldInVersion('VirtualMachineCloneSpec')],
  kubeVirt: [fieldInVersion('KubeVirtSpec')],
};
