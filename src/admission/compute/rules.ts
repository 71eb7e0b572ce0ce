// The table of rules about a guest's CPUs, memory, firmware and devices, and about presets.
import { architectureKnown, machineTypeKnown } from './architecture';
import { cpuFeaturePolicyKnown, socketsWithinMaximum, dedicatedCpuCountGiven, dedicatedCpuMemoryExact, dedicatedCpuThreadsPossible, emulatorThreadDedicated, guestMappingPossible, instancetypeRealtimeMaskForm, realtimeMaskForm, realtimePossible } from './cpu';
import { inputKnown, soundKnown, videoPossible, deviceClaimComplete, deviceHasSource, deviceResourceForm, hostDeviceGate, instancetypeDeviceResourceForm, oneRamDisplay, panicDevicePossible, watchdogPossible } from './devices';
import { firmwareUuidForm, fitsArm64, oneBootloader, persistentStateGate, secureBootHasSmm, hypervFeaturePossible, hypervPassthroughAlone, hypervVendorIdForm } from './firmware';
import { launchSecurityFits, launchSecurityPossible } from './launch-security';
import { cpuFeatureDistinct, hypervSpinlocksEnough, panicDevicesDistinct, timerPolicyKnown, watchdogActionKnown } from './libvirt-values';
import { hugepagesAddUp, hugepageSizeGiven, instancetypeHugepagesAddUp, instancetypeHugepageSizeGiven, memoryGiven, poolHugepagesHaveMemory, reservedOverheadGate, memoryCanGrow } from './memory';
import { resourceClaimForm } from './resource-claims';
import { requestWithinLimit, resourcesLargeEnough } from './resources';
import { ofInstancetypes, ofPreferences } from '../instancetype/as-machine';
import type { PresetRule, RuleSet } from '../rule';

/** A preset must have a domain. */
const presetHasDomain: PresetRule = {
  name: 'preset-has-domain',
  refuses: 'a preset without a domain',
  story: 'A VirtualMachineInstancePreset adds fields of domain to the instances that its selector matches. Presets are deprecated, and KubeVirt '
    + 'applies them only to instances that no VirtualMachine creates. Use instance types and preferences instead.',
  check: (_, refuse, { object: { spec } }) => {
    if (spec?.domain === undefined) {
      refuse('domain', 'required field is missing, write the fields to add to instances, such as { devices: {}, memory: { guest: "2Gi" } }');
    }
  },
};

export const compute: RuleSet = {
  preset: [presetHasDomain, oneBootloader],
  instancetype: [
    instancetypeHugepageSizeGiven, instancetypeHugepagesAddUp, instancetypeDeviceResourceForm, instancetypeRealtimeMaskForm,
    ...[memoryCanGrow, deviceHasSource, oneRamDisplay, hostDeviceGate].map((rule) => ofInstancetypes(rule)),
  ],
  preference: [
    ofPreferences(architectureKnown, [['architecture', 'requirements.architecture']]),
    ...[
      architectureKnown, machineTypeKnown, cpuFeaturePolicyKnown, hypervVendorIdForm, launchSecurityPossible,
      inputKnown, soundKnown, videoPossible, panicDevicePossible, timerPolicyKnown, hypervSpinlocksEnough, cpuFeatureDistinct,
    ].map((rule) => ofPreferences(rule)),
  ],
  machine: [
    resourcesLargeEnough, requestWithinLimit,
    memoryGiven, memoryCanGrow, reservedOverheadGate, hugepageSizeGiven, hugepagesAddUp, poolHugepagesHaveMemory,
    cpuFeaturePolicyKnown, socketsWithinMaximum, dedicatedCpuCountGiven, dedicatedCpuMemoryExact, dedicatedCpuThreadsPossible,
    emulatorThreadDedicated, guestMappingPossible, realtimePossible, realtimeMaskForm,
    architectureKnown, machineTypeKnown, fitsArm64, oneBootloader, secureBootHasSmm, firmwareUuidForm, persistentStateGate,
    launchSecurityPossible, launchSecurityFits, hypervFeaturePossible, hypervPassthroughAlone, hypervVendorIdForm,
    inputKnown, soundKnown, videoPossible, watchdogPossible, panicDevicePossible,
    watchdogActionKnown, timerPolicyKnown, hypervSpinlocksEnough, cpuFeatureDistinct, panicDevicesDistinct,
    resourceClaimForm, deviceHasSource, deviceResourceForm, deviceClaimComplete, hostDeviceGate, oneRamDisplay,
  ],
};
