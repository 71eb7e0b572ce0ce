// The table of rules about a guest's processors, memory, firmware and devices.
import { architectureKnown, machineTypeKnown } from './architecture';
import { fitsArm64 } from './arm64';
import { inputKnown, soundKnown, videoPossible } from './console';
import { cpuFeaturePolicyKnown, socketsWithinMaximum } from './cpu';
import { dedicatedCpuCountGiven, dedicatedCpuMemoryExact, dedicatedCpuThreadsPossible } from './dedicated-cpu';
import { oneBootloader, secureBootHasSmm } from './firmware';
import { emulatorThreadDedicated, guestMappingPossible, realtimePossible } from './guest-mapping';
import { deviceClaimComplete, deviceHasSource, hostDeviceGate, oneRamDisplay } from './host-devices';
import { hypervFeaturePossible, hypervPassthroughAlone } from './hyperv';
import { launchSecurityFits, launchSecurityPossible } from './launch-security';
import { hugepagesAddUp, hugepageSizeGiven, memoryGiven, poolHugepagesHaveMemory, reservedOverheadGate } from './memory';
import { memoryCanGrow } from './memory-growth';
import { requestWithinLimit, resourcesLargeEnough } from './resources';
import { panicDevicePossible, watchdogPossible } from './watchdogs';
import type { RuleSet } from '../rule';

export const compute: RuleSet = {
  machine: [
    resourcesLargeEnough, requestWithinLimit,
    memoryGiven, memoryCanGrow, reservedOverheadGate, hugepageSizeGiven, hugepagesAddUp, poolHugepagesHaveMemory,
    cpuFeaturePolicyKnown, socketsWithinMaximum, dedicatedCpuCountGiven, dedicatedCpuMemoryExact, dedicatedCpuThreadsPossible,
    emulatorThreadDedicated, guestMappingPossible, realtimePossible,
    architectureKnown, machineTypeKnown, fitsArm64, oneBootloader, secureBootHasSmm,
    launchSecurityPossible, launchSecurityFits, hypervFeaturePossible, hypervPassthroughAlone,
    inputKnown, soundKnown, videoPossible, watchdogPossible, panicDevicePossible,
    deviceHasSource, deviceClaimComplete, hostDeviceGate, oneRamDisplay,
  ],
};
