// The table of rules about a guest's processors, memory, firmware and devices.
import { architectureKnown, machineTypeKnown } from './architecture';
import { cpuFeaturePolicyKnown, socketsWithinMaximum, dedicatedCpuCountGiven, dedicatedCpuMemoryExact, dedicatedCpuThreadsPossible, emulatorThreadDedicated, guestMappingPossible, realtimePossible } from './cpu';
import { inputKnown, soundKnown, videoPossible, deviceClaimComplete, deviceHasSource, hostDeviceGate, oneRamDisplay, panicDevicePossible, watchdogPossible } from './devices';
import { firmwareUuidForm, fitsArm64, oneBootloader, secureBootHasSmm, hypervFeaturePossible, hypervPassthroughAlone } from './firmware';
import { launchSecurityFits, launchSecurityPossible } from './launch-security';
import { hugepagesAddUp, hugepageSizeGiven, instancetypeHugepagesAddUp, instancetypeHugepageSizeGiven, memoryGiven, poolHugepagesHaveMemory, reservedOverheadGate, memoryCanGrow } from './memory';
import { presetHasDomain } from './preset';
import { requestWithinLimit, resourcesLargeEnough } from './resources';
import type { RuleSet } from '../rule';

export const compute: RuleSet = {
  preset: [presetHasDomain, oneBootloader],
  instancetype: [instancetypeHugepageSizeGiven, instancetypeHugepagesAddUp],
  machine: [
    resourcesLargeEnough, requestWithinLimit,
    memoryGiven, memoryCanGrow, reservedOverheadGate, hugepageSizeGiven, hugepagesAddUp, poolHugepagesHaveMemory,
    cpuFeaturePolicyKnown, socketsWithinMaximum, dedicatedCpuCountGiven, dedicatedCpuMemoryExact, dedicatedCpuThreadsPossible,
    emulatorThreadDedicated, guestMappingPossible, realtimePossible,
    architectureKnown, machineTypeKnown, fitsArm64, oneBootloader, secureBootHasSmm, firmwareUuidForm,
    launchSecurityPossible, launchSecurityFits, hypervFeaturePossible, hypervPassthroughAlone,
    inputKnown, soundKnown, videoPossible, watchdogPossible, panicDevicePossible,
    deviceHasSource, deviceClaimComplete, hostDeviceGate, oneRamDisplay,
  ],
};
