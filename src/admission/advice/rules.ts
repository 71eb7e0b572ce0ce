// The table of all advice: what a cluster admits, but its users would regret. Advice has the form of rules, but refuses nothing.
import { cloudInitFormatsDisk } from './cloud-init-disks';
import { cloudInitWithoutLogin } from './cloud-init-login';
import { macAddressOfNoInterface } from './cloud-init-mac-addresses';
import { gatewayOutOfReach } from './cloud-init-network';
import { defaultRoutesOfOneMetric } from './cloud-init-routes';
import { diskOfUnknownSerial } from './cloud-init-serials';
import { cloudConfigFieldForm, cloudConfigFieldUnknown, cloudConfigWithoutHeader, cloudInitNotYaml } from './cloud-init-text';
import { fileBeforeItsOwner, userCloudInitWouldNotCreate } from './cloud-init-users';
import { cloneCopiesNothing, importCronKeepsNothing } from './copies';
import { deprecatedField, deprecatedPreference, deprecatedVersion } from './deprecated-fields';
import { nameOfTwoDevices } from './devices';
import { claimOfTwoDisks, dataVolumeSmallerThanImage, imageTagLatest, machineImageTagLatest, readWriteOnceAndLiveMigration, containerDiskForData, noRootDisk } from './disks';
import { instancetypeNotDedicated } from './instancetypes';
import { guestMemoryTiny, memoryRequestAboveGuest } from './memory';
import { poolHealsOthers, poolScaleInSelectors, poolSharesDisk, poolSharesIdentity } from './pools';
import { secretInGit } from './secret-in-git';
import { type Issue, isWithin } from '../../issues/issues';
import type { Rule, RuleContext } from '../rule';
import { schemaVerdict } from '../schema';
import { askByField, guardRules, rulesByPart, type RulesByPart, semanticViolations, semanticViolationsExcept } from '../semantics';

/** Every piece of advice, by the part that it checks. */
export const ADVICE = rulesByPart([{
  machine: [
    noRootDisk, containerDiskForData, claimOfTwoDisks, nameOfTwoDevices, machineImageTagLatest, memoryRequestAboveGuest, guestMemoryTiny, secretInGit,
    cloudInitNotYaml, cloudConfigWithoutHeader, cloudConfigFieldForm, cloudConfigFieldUnknown, cloudInitWithoutLogin, userCloudInitWouldNotCreate,
    fileBeforeItsOwner, cloudInitFormatsDisk, diskOfUnknownSerial, gatewayOutOfReach, macAddressOfNoInterface, defaultRoutesOfOneMetric,
  ],
  virtualMachine: [readWriteOnceAndLiveMigration, deprecatedField],
  virtualMachinePool: [poolHealsOthers, poolScaleInSelectors, poolSharesIdentity, poolSharesDisk],
  instancetype: [instancetypeNotDedicated],
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

/** Advice on what a text or a value says by itself. All other advice may be on something that seems missing, and stands in a misspelt field. */
const BY_ITSELF: ReadonlySet<Rule<any, any>> = new Set<Rule<any, any>>([
  cloudInitNotYaml, cloudConfigWithoutHeader, cloudConfigFieldForm, cloudConfigFieldUnknown, userCloudInitWouldNotCreate,
  fileBeforeItsOwner, gatewayOutOfReach, defaultRoutesOfOneMetric, secretInGit, machineImageTagLatest, imageTagLatest,
  deprecatedField, deprecatedVersion, deprecatedPreference,
]);

const GUARDED = guardRules(ADVICE);

const GUARDED_BY_ITSELF = guardRules(Object.fromEntries(
  Object.entries(ADVICE).map(([part, rules]) => [part, rules.filter((rule) => BY_ITSELF.has(rule))]),
) as unknown as RulesByPart);

/** The advice on an object that is refused, as far as it does not depend on what the schema refuses. The object must have no nulls. */
export function adviceOnRefused(object: RuleContext['object'], environment: Omit<RuleContext, 'object'>): Issue[] {
  const { violations, unreadable = [], isIncomplete } = schemaVerdict(object);
  const rules = isIncomplete ? GUARDED_BY_ITSELF : GUARDED;
  const isReported = ({ path }: Issue) => violations.some((violation) => isWithin(path, violation.path));
  return semanticViolationsExcept(unreadable, object, environment, rules, rules).filter((advice) => !isReported(advice));
}
