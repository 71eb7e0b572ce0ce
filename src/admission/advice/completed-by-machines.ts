// Advice on instance types and preferences that need more than they bring: KubeVirt refuses each of their machines that does not bring it itself.
import type { FeatureState, VirtualMachinePreferenceSpec } from '../../../imports/kubevirt';
import { hasAtLeast } from '../kubevirt-version';
import type { InstancetypeRule, PreferenceRule } from '../rule';

/** A machine takes the CPU settings of an instance type as they are. */
export const instancetypeNotDedicated: InstancetypeRule = {
  name: 'instancetype-not-dedicated',
  refuses: 'an instance type with isolateEmulatorThread, realtime or a NUMA topology, which need dedicated CPUs, but without dedicatedCPUPlacement',
  story: 'KubeVirt admits the instance type, but refuses each machine that uses it, unless the machine sets domain.cpu.dedicatedCpuPlacement '
    + 'itself. The rules emulator-thread-dedicated, realtime-possible and guest-mapping-possible check the same for machines. Write '
    + 'dedicatedCPUPlacement: true beside the field.',
  when: ['cpu'],
  check: ({ cpu }, advise) => {
    const { dedicatedCPUPlacement, isolateEmulatorThread, numa, realtime } = cpu ?? {};
    if (dedicatedCPUPlacement) {
      return;
    }
    const needed = { isolateEmulatorThread, realtime, 'numa.guestMappingPassthrough': numa?.guestMappingPassthrough };
    for (const [field, value] of Object.entries(needed)) {
      if (value) {
        advise(`cpu.${field}`, 'needs dedicated CPUs, which the instance type does not provide, write dedicatedCPUPlacement: true under cpu, or remove this');
      }
    }
  },
};

/** A machine takes the NUMA topology of an instance type without its own hugepages. */
export const instancetypeWithoutHugepages: InstancetypeRule = {
  name: 'instancetype-without-hugepages',
  refuses: 'an instance type with guestMappingPassthrough, which needs hugepages, but without hugepages',
  story: 'KubeVirt admits the instance type, but refuses each machine that uses it, unless the machine sets domain.memory.hugepages itself. The rule '
    + 'guest-mapping-possible checks the same for machines. Write memory.hugepages with a pageSize that nodes have.',
  when: ['cpu.numa'],
  check: ({ cpu, memory }, advise) => {
    if (cpu?.numa?.guestMappingPassthrough && !memory?.hugepages) {
      advise('cpu.numa.guestMappingPassthrough', 'needs hugepages, which the instance type does not provide, write a pageSize such as "2Mi" under memory.hugepages, or remove this');
    }
  },
};

/** A machine takes the real time of an instance type without the NUMA topology of the node. */
export const instancetypeWithoutNuma: InstancetypeRule = {
  name: 'instancetype-without-numa',
  refuses: 'an instance type with realtime, which needs guestMappingPassthrough, but without it',
  story: 'KubeVirt admits the instance type, but refuses each machine that uses it, unless the machine sets domain.cpu.numa itself. The rule '
    + 'realtime-possible checks the same for machines. Write numa: {guestMappingPassthrough: {}} beside realtime, and hugepages under memory.',
  when: ['cpu.realtime'],
  check: ({ cpu }, advise) => {
    if (cpu?.realtime && !cpu.numa?.guestMappingPassthrough) {
      advise('cpu.realtime', 'needs guestMappingPassthrough, which the instance type does not provide, write numa: {guestMappingPassthrough: {}} under cpu, or remove this');
    }
  },
};

/** A machine takes the secure boot of a preference without SMM. */
export const preferenceWithoutSmm: PreferenceRule = {
  name: 'preference-without-smm',
  refuses: 'a preference with EFI and secure boot, which is the default, but without SMM',
  story: 'Secure boot needs system management mode (SMM). KubeVirt admits the preference, but refuses each machine that uses it, unless the machine '
    + 'sets domain.features.smm or a bootloader itself. The rule secure-boot-has-smm checks the same for machines. Write preferredSmm: {} under '
    + 'features, or secureBoot: false under preferredEfi.',
  when: ['firmware'],
  check: ({ features, firmware, preferredLaunchSecurity }, advise, { capabilities }) => {
    const field = secureBootIn(firmware);
    // Since 1.9, the firmware of TDX guests has its keys in read-only memory.
    const needsNone = preferredLaunchSecurity?.tdx !== undefined && hasAtLeast(capabilities, '1.9');
    if (field !== undefined && !isOn(features?.preferredSmm) && !needsNone) {
      advise(`firmware.${field}`, 'uses secure boot by default and needs SMM, which the preference does not provide, write preferredSmm: {} under features, or preferredEfi: {secureBoot: false}');
    }
  },
};

/** The field that brings secure boot. KubeVirt prefers BIOS to EFI, and the newer field to the former ones. */
function secureBootIn({ preferredEfi, preferredUseBios, preferredUseEfi, preferredUseSecureBoot }: PreferenceFirmware = {}): string | undefined {
  if (preferredUseBios) {
    return undefined;
  }
  if (preferredEfi) {
    return preferredEfi.secureBoot === false ? undefined : 'preferredEfi';
  }
  return preferredUseEfi && preferredUseSecureBoot !== false ? 'preferredUseEfi' : undefined;
}

type PreferenceFirmware = VirtualMachinePreferenceSpec['firmware'];

function isOn(feature: FeatureState | undefined): boolean {
  return feature !== undefined && feature.enabled !== false;
}
