// The table of all advice: problems that a cluster admits but its users would regret. Advice has the form of rules, but refuses nothing.
import { cloneSourceUnknown, imageArchitectureUnknown, retentionPolicyUnknown, storageProfileValueUnknown } from './cdi-values';
import { preferredTimezoneWithoutEffect, timezoneWithoutEffect } from './clock';
import { cloudInitFormatsDisk, diskOfUnknownSerial } from './cloud-init-disks';
import { cloudInitWithoutLogin } from './cloud-init-login';
import { defaultRoutesOfOneMetric, gatewayOutOfReach, macAddressOfNoInterface } from './cloud-init-network';
import { cloudConfigFieldForm, cloudConfigFieldUnknown, cloudConfigWithoutHeader, cloudInitNotYaml } from './cloud-init-text';
import { fileBeforeItsOwner, userCloudInitWouldNotCreate } from './cloud-init-users';
import { cloudInitOfTwoVolumes } from './cloud-init-volumes';
import { instancetypeNotDedicated, instancetypeWithoutHugepages, instancetypeWithoutNuma, preferenceWithoutSmm } from './completed-by-machines';
import {
  arm64SecureBoot, dedicatedCpuGate, guestMemoryTiny, instancetypeDedicatedCpuGate, instancetypeMemoryLimitBelowGuest, memoryLimitBelowGuest,
  memoryRequestAboveGuest,
} from './compute';
import { cloneCopiesNothing, dataSourceOfTwo, importCronKeepsNothing, restoredClaimName } from './copies';
import { cpuFeatureMisspelt } from './cpu-features';
import { cpuModelMisspelt, defaultCpuModelMisspelt, instancetypeCpuModelMisspelt } from './cpu-models';
import { deprecatedField, deprecatedInstancetype, deprecatedPreference, deprecatedSetting, deprecatedVersion } from './deprecated-fields';
import { addressOfTwoDevices } from './device-addresses';
import { nameOfTwoDevices } from './devices';
import {
  claimOfTwoDisks, containerDiskForData, dataVolumeSmallerThanImage, hotplugBus, hotplugGate, imageTagLatest, lunNeverStarts, machineImageTagLatest,
  noRootDisk,
} from './disks';
import { cdiGateWithoutEffect, gateWithoutEffect } from './gates';
import { annotationOfInstance } from './instance-annotations';
import { deletionPolicyUnknown, updateVolumesStrategyUnknown } from './kubevirt-values';
import { fieldOfLaterCdi, fieldOfLaterVersion } from './later-fields';
import { machineTypeIncomplete, preferredMachineTypeIncomplete } from './machine-types';
import { readWriteOnceAndLiveMigration, tiedToNodeAndLiveMigration } from './migration';
import { networkConfigDeviceUnknown } from './network-config-devices';
import { networkConfigFieldForm, networkConfigFieldUnknown } from './network-config-fields';
import { platformNeverStarts } from './platform';
import { poolSharesAddress } from './pool-addresses';
import { poolHealsOthers, poolScaleInSelectors, poolSharesDisk, poolSharesIdentity } from './pools';
import { probedPortNotForwarded } from './probe-ports';
import { protectionMisspelt } from './protections';
import { secretInGit } from './secret-in-git';
import { serverFieldSet } from './server-fields';
import { spreadSelectsOthers } from './spread';
import { sysprepOnHardDisk } from './sysprep';
import { tpmNotKept } from './tpm';
import { independentIssues, type Issue } from '../../issues/issues';
import { ofInstancetypes, ofPreferences } from '../instancetype/as-machine';
import type { Environment, Manifest, Rule } from '../rule';
import { FITTING, type SchemaVerdict } from '../schema';
import { byPart, prepareRules, rulesByPart, semanticViolations } from '../semantics';

/** Every piece of advice, by the part that it checks. */
export const ADVICE = rulesByPart([{
  machine: [
    noRootDisk, containerDiskForData, claimOfTwoDisks, lunNeverStarts, nameOfTwoDevices, addressOfTwoDevices, machineImageTagLatest,
    tiedToNodeAndLiveMigration, hotplugGate, hotplugBus, probedPortNotForwarded, memoryRequestAboveGuest, memoryLimitBelowGuest, guestMemoryTiny,
    dedicatedCpuGate, cpuModelMisspelt, cpuFeatureMisspelt, machineTypeIncomplete, platformNeverStarts, secretInGit,
    cloudInitNotYaml, cloudConfigWithoutHeader, cloudConfigFieldForm, cloudConfigFieldUnknown, cloudInitWithoutLogin, userCloudInitWouldNotCreate,
    fileBeforeItsOwner, cloudInitOfTwoVolumes, cloudInitFormatsDisk, diskOfUnknownSerial, networkConfigFieldForm, networkConfigFieldUnknown,
    networkConfigDeviceUnknown, gatewayOutOfReach, macAddressOfNoInterface, defaultRoutesOfOneMetric, arm64SecureBoot, timezoneWithoutEffect,
    sysprepOnHardDisk, tpmNotKept, poolSharesAddress, spreadSelectsOthers,
  ],
  virtualMachine: [readWriteOnceAndLiveMigration, updateVolumesStrategyUnknown, deprecatedField],
  virtualMachinePool: [poolHealsOthers, poolScaleInSelectors, poolSharesIdentity, poolSharesDisk],
  instancetype: [
    instancetypeNotDedicated, instancetypeWithoutHugepages, instancetypeWithoutNuma, instancetypeDedicatedCpuGate, instancetypeMemoryLimitBelowGuest,
    ofInstancetypes(guestMemoryTiny), ofInstancetypes(nameOfTwoDevices, ['domain.devices.gpus', 'domain.devices.hostDevices']),
    instancetypeCpuModelMisspelt, deprecatedInstancetype,
  ],
  preference: [
    preferenceWithoutSmm, preferredMachineTypeIncomplete, preferredTimezoneWithoutEffect, ofPreferences(cpuFeatureMisspelt), deprecatedPreference,
  ],
  dataVolume: [imageTagLatest, dataVolumeSmallerThanImage, fieldOfLaterCdi, imageArchitectureUnknown],
  dataImportCron: [importCronKeepsNothing, retentionPolicyUnknown],
  dataSource: [dataSourceOfTwo],
  volumeCloneSource: [cloneSourceUnknown],
  storageProfile: [storageProfileValueUnknown],
  snapshot: [deletionPolicyUnknown],
  restore: [restoredClaimName],
  clone: [cloneCopiesNothing],
  cdi: [cdiGateWithoutEffect],
  kubeVirt: [gateWithoutEffect, defaultCpuModelMisspelt, deprecatedSetting],
  object: [deprecatedVersion, annotationOfInstance, fieldOfLaterVersion],
  metadata: [serverFieldSet, protectionMisspelt],
}]);

/** Advice on one text or value alone. All other advice may concern something that only seems missing, because its field is misspelt. */
const SELF_CONTAINED: ReadonlySet<Rule<any, any>> = new Set<Rule<any, any>>([
  cloudInitNotYaml, cloudConfigWithoutHeader, cloudConfigFieldForm, cloudConfigFieldUnknown, userCloudInitWouldNotCreate,
  fileBeforeItsOwner, networkConfigFieldForm, networkConfigFieldUnknown, networkConfigDeviceUnknown, gatewayOutOfReach, defaultRoutesOfOneMetric,
  secretInGit, machineImageTagLatest, imageTagLatest, machineTypeIncomplete, preferredMachineTypeIncomplete, dedicatedCpuGate,
  instancetypeDedicatedCpuGate, hotplugGate, cpuModelMisspelt, cpuFeatureMisspelt, instancetypeCpuModelMisspelt, defaultCpuModelMisspelt,
  deprecatedField, deprecatedInstancetype, deprecatedVersion, deprecatedPreference,
  deprecatedSetting, serverFieldSet, protectionMisspelt, cdiGateWithoutEffect, gateWithoutEffect, fieldOfLaterVersion, fieldOfLaterCdi,
  timezoneWithoutEffect, preferredTimezoneWithoutEffect,
  retentionPolicyUnknown, storageProfileValueUnknown, imageArchitectureUnknown, cloneSourceUnknown, deletionPolicyUnknown,
  updateVolumesStrategyUnknown, restoredClaimName,
]);

const ALL_ADVICE = prepareRules(ADVICE);

const SELF_CONTAINED_ADVICE = prepareRules(byPart((part) => ADVICE[part].filter((rule) => SELF_CONTAINED.has(rule))));

/**
 * The advice on an object that does not depend on what its schema refuses. The object must have no nulls.
 *
 * @param verdict that of its schema; without it, the schema refuses nothing
 */
export function adviceOn(object: Manifest, environment: Environment, { violations, unreadable, isIncomplete }: SchemaVerdict = FITTING): Issue[] {
  return independentIssues(violations, semanticViolations(object, environment, unreadable, isIncomplete ? SELF_CONTAINED_ADVICE : ALL_ADVICE));
}
