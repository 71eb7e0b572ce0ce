// Advice on memory, CPUs and firmware: too little memory for a guest, requests above it, limits below it, features that need dedicated CPUs, and
// firmware that KubeVirt does not bring.
import type { DomainSpec } from '../../../imports/kubevirt';
import { amount } from '../compute/resources';
import { isGateOn } from '../feature-gates';
import { requireGate } from '../requirements';
import type { InstancetypeRule, MachineRule } from '../rule';

/** No operating system on a disk starts with less. */
const MIN_MEMORY = '32Mi';
const MIN_MEMORY_BYTES = amount(MIN_MEMORY);

/** A quantity without a unit is in bytes. */
export const guestMemoryTiny: MachineRule = {
  name: 'guest-memory-tiny',
  refuses: `a guest with less than ${MIN_MEMORY} of memory`,
  story: 'A quantity without a unit is in bytes: 2048 is two kibibytes. KubeVirt admits the machine, but its guest ends before it starts. Write '
    + 'the unit: "2Gi" and "2048Mi" are both two gibibytes. "m" is a thousandth, and "M" is a million.',
  when: ['domain.memory.guest'],
  check: ({ domain: { memory } }, advise) => {
    const guest = memory?.guest;
    const bytes = amount(guest);
    if (bytes > 0 && bytes < MIN_MEMORY_BYTES) {
      advise('domain.memory.guest', `${JSON.stringify(guest)} is too little memory for any system to start, write it with a unit, such as "2Gi"`);
    }
  },
};

/** The request does not need to cover KubeVirt's own overhead: KubeVirt adds it. */
export const memoryRequestAboveGuest: MachineRule = {
  name: 'memory-request-above-guest',
  refuses: 'a memory request above the guest\'s memory',
  story: 'The guest sees domain.memory.guest. The node reserves any further memory in domain.resources.requests.memory, but nobody can use it. '
    + 'KubeVirt adds the overhead of the hypervisor to the request on its own. Leave the request out, or write a larger guest.',
  when: ['domain.resources.requests.memory'],
  check: ({ domain: { memory, resources } }, advise) => {
    const [guest, request] = [memory?.guest, resources?.requests?.memory];
    if (guest !== undefined && request !== undefined && amount(request) > amount(guest)) {
      advise('domain.resources.requests.memory', `${JSON.stringify(request)} is more than the ${JSON.stringify(guest)} that the guest sees, remove it or write a larger memory.guest`);
    }
  },
};

/** Huge pages count apart from other memory. */
export const memoryLimitBelowGuest: MachineRule = {
  name: 'memory-limit-below-guest',
  refuses: 'a memory limit below the guest\'s memory, or a memory request below it where the CPUs are dedicated',
  story: 'A guest takes its memory page by page, and keeps it. When it uses more than domain.resources.limits.memory plus the overhead that '
    + 'KubeVirt adds, its pod is killed, hours or weeks after the start. If the rollout strategy of the cluster is Stage, KubeVirt refuses the '
    + 'machine at once. Write at least domain.memory.guest, or leave the limit out: KubeVirt sets one if a quota requires it. To run more guests '
    + 'on a node than fit in its memory, write less in domain.resources.requests.memory. This is not possible with dedicated CPUs, also of an '
    + 'instance type with overcommitPercent: KubeVirt makes the request the limit too.',
  when: ['domain.resources.limits.memory', 'domain.cpu.dedicatedCpuPlacement'],
  check: ({ domain }, advise) => {
    const { memory, resources } = domain;
    const field = limitingField(domain);
    const [guest, limit] = [memory?.guest, resources?.[field]?.memory];
    if (guest !== undefined && limit !== undefined && amount(limit) < amount(guest) && !memory?.hugepages) {
      const also = field === 'limits' ? '' : ', with dedicated CPUs also the limit,';
      advise(`domain.resources.${field}.memory`, `${JSON.stringify(limit)}${also} is less than the ${JSON.stringify(guest)} that the guest may use, write at least that or remove it`);
    }
  },
};

function limitingField({ cpu, resources }: DomainSpec): 'limits' | 'requests' {
  return cpu?.dedicatedCpuPlacement && resources?.limits?.memory === undefined ? 'requests' : 'limits';
}

/** The same advice on an instance type, which lowers the request instead. */
export const instancetypeMemoryLimitBelowGuest: InstancetypeRule = {
  ...memoryLimitBelowGuest,
  when: ['memory.overcommitPercent'],
  check: ({ cpu, memory: { guest, overcommitPercent } = {} }, advise) => {
    if (cpu?.dedicatedCPUPlacement && overcommitPercent) {
      advise('memory.overcommitPercent', `${overcommitPercent} percent less is, with dedicated CPUs, also the limit, below the ${JSON.stringify(guest)} that the guest may use, write 0 or remove it`);
    }
  },
};

/** KubeVirt finds one firmware for arm64, without secure boot. */
export const arm64SecureBoot: MachineRule = {
  name: 'arm64-secure-boot',
  refuses: 'secure boot on arm64 without the feature gate FirmwareAutoSelection',
  story: 'KubeVirt admits the machine, but does not start it ("EFI OVMF roms missing"), because the only firmware that it looks for on arm64 has no '
    + 'secure boot. Since KubeVirt 1.9, the feature gate FirmwareAutoSelection, which is off by default, has libvirt select one. Write secureBoot: false, '
    + 'or list the gate in the file of --capabilities if the cluster has it.',
  when: ['domain.firmware.bootloader'],
  check: ({ architecture, domain: { firmware } }, advise, { capabilities }) => {
    if (architecture === 'arm64' && firmware?.bootloader?.efi?.secureBoot && !isGateOn('FirmwareAutoSelection', capabilities)) {
      advise('domain.firmware.bootloader.efi.secureBoot', 'does not start on arm64 without the feature gate FirmwareAutoSelection, write false');
    }
  },
};

/** Only nodes with a label that a gate enables have dedicated CPUs. */
export const dedicatedCpuGate: MachineRule = {
  name: 'dedicated-cpu-gate',
  refuses: 'dedicated CPUs where the feature gate CPUManager is off',
  story: 'KubeVirt admits the machine, but its pod asks for a node with the label kubevirt.io/cpumanager: "true". virt-handler sets it to false on every '
    + 'node if the feature gate CPUManager is off, which is the default, so the machine stays unschedulable. With the gate, a node gets the label if its '
    + 'kubelet has the CPU manager policy "static".',
  when: ['domain.cpu.dedicatedCpuPlacement'],
  check: ({ domain: { cpu } }, advise, context) => {
    if (cpu?.dedicatedCpuPlacement) {
      requireGate('domain.cpu.dedicatedCpuPlacement', DEDICATED_CPUS, CPU_GATE, advise, context);
    }
  },
};

/** The same advice on the dedicated CPUs of an instance type. */
export const instancetypeDedicatedCpuGate: InstancetypeRule = {
  ...dedicatedCpuGate,
  when: ['cpu.dedicatedCPUPlacement'],
  check: ({ cpu }, advise, context) => {
    if (cpu?.dedicatedCPUPlacement) {
      requireGate('cpu.dedicatedCPUPlacement', DEDICATED_CPUS, CPU_GATE, advise, context);
    }
  },
};

const DEDICATED_CPUS = 'a machine with dedicated CPUs';
const CPU_GATE = 'CPUManager';
