// The table of all advice: what a cluster admits, but its users would regret. Advice has the form of rules, but refuses nothing.
import { cloudInitFormatsDisk } from './cloud-init-disks';
import { cloudInitWithoutLogin } from './cloud-init-login';
import { cloudConfigFieldForm, cloudConfigFieldUnknown, cloudConfigWithoutHeader, cloudInitNotYaml } from './cloud-init-text';
import { fileBeforeItsOwner, userCloudInitWouldNotCreate } from './cloud-init-users';
import { cloneCopiesNothing, importCronKeepsNothing } from './copies';
import { deprecatedField, deprecatedPreference, deprecatedVersion } from './deprecated-fields';
import { nameOfTwoDevices } from './devices';
import { claimOfTwoDisks, dataVolumeSmallerThanImage, imageTagLatest, machineImageTagLatest, readWriteOnceAndLiveMigration, containerDiskForData, noRootDisk } from './disks';
import { guestMemoryTiny, memoryRequestAboveGuest } from './memory';
import { poolHealsOthers, poolScaleInSelectors, poolSharesDisk, poolSharesIdentity } from './pools';
import { secretInGit } from './secret-in-git';
import type { Issue } from '../../issues/issues';
import type { RuleContext } from '../rule';
import { askByField, rulesByPart, semanticViolations } from '../semantics';

/** Every piece of advice, by the part that it checks. */
export const ADVICE = rulesByPart([{
  machine: [
    noRootDisk, containerDiskForData, claimOfTwoDisks, nameOfTwoDevices, machineImageTagLatest, memoryRequestAboveGuest, guestMemoryTiny, secretInGit,
    cloudInitNotYaml, cloudConfigWithoutHeader, cloudConfigFieldForm, cloudConfigFieldUnknown, cloudInitWithoutLogin, userCloudInitWouldNotCreate,
    fileBeforeItsOwner, cloudInitFormatsDisk,
  ],
  virtualMachine: [readWriteOnceAndLiveMigration, deprecatedField],
  virtualMachinePool: [poolHealsOthers, poolScaleInSelectors, poolSharesIdentity, poolSharesDisk],
  preference: [deprecatedPreference],
  dataVolume: [imageTagLatest, dataVolumeSmallerThanImage],
  dataImportCron: [importCronKeepsNothing],
  clone: [cloneCopiesNothing],
  object: [deprecatedVersion],
}]);

const ASKED = askByField(ADVICE);

/** The advice on an object that a cluster would admit. The object must have no nulls. */
export function adviceOn(object: RuleContext['object'], environment: Omit<RuleContext, 'object'>): Issue[] {
  return semanticViolations(object, environment, ASKED);
}
