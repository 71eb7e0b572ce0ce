// Advice on memory and CPUs: too little memory for a guest, requests above it, limits below it, misspelt models, and features that need dedicated
// CPUs.
import { alternatives, nearestNames, numbersIn } from '../../issues/nearest-name';
import { amount } from '../compute/resources';
import { isFilledInLater } from '../form';
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
  refuses: 'a memory limit below the guest\'s memory',
  story: 'A guest takes its memory page by page, and keeps it. When it uses more than domain.resources.limits.memory plus the overhead that '
    + 'KubeVirt adds, its pod is killed, hours or weeks after the start. If the rollout strategy of the cluster is Stage, KubeVirt refuses the '
    + 'machine at once. Write at least domain.memory.guest, or leave the limit out: KubeVirt sets one if a quota requires it. To run more guests '
    + 'on a node than fit in its memory, write less in domain.resources.requests.memory.',
  when: ['domain.resources.limits.memory'],
  check: ({ domain: { memory, resources } }, advise) => {
    const [guest, limit] = [memory?.guest, resources?.limits?.memory];
    if (guest !== undefined && limit !== undefined && amount(limit) < amount(guest) && !memory?.hugepages) {
      advise('domain.resources.limits.memory', `${JSON.stringify(limit)} is less than the ${JSON.stringify(guest)} that the guest may use, write at least that or remove it`);
    }
  },
};

/** The models of libvirt for x86, with their variants; and what KubeVirt itself understands. */
const CPU_MODELS = [
  'host-model', 'host-passthrough', 'Conroe', 'Penryn', ...variants('', '-IBRS').of('Nehalem', 'Westmere', 'SandyBridge', 'IvyBridge'),
  ...variants('', '-IBRS', '-noTSX', '-noTSX-IBRS').of('Haswell', 'Broadwell', 'Skylake-Client', 'Skylake-Server'),
  ...variants('', '-noTSX').of('Cascadelake-Server', 'Icelake-Client', 'Icelake-Server'),
  'Cooperlake', 'Snowridge', 'SapphireRapids', 'SierraForest', 'GraniteRapids', 'ClearwaterForest',
  ...variants('', '-IBPB', '-Rome', '-Milan', '-Genoa', '-Turin').of('EPYC'), 'Dhyana', 'Opteron_G1', 'Opteron_G2', 'Opteron_G3', 'Opteron_G4', 'Opteron_G5',
  'athlon', 'phenom', 'core2duo', 'coreduo', 'kvm32', 'kvm64', 'qemu32', 'qemu64',
];

function variants(...suffixes: readonly string[]): { of(...models: readonly string[]): string[] } {
  return { of: (...models) => models.flatMap((model) => suffixes.map((suffix) => `${model}${suffix}`)) };
}

/** The version of a model, with which its name may end. */
const VERSION = /-v\d+$/;

/** How many letters of a CPU model may be wrong. */
const MAX_MISTYPED_LETTERS = 2;

/** Newer releases of libvirt have more models, so only names that are nearly known are reported. */
export const cpuModelMisspelt: MachineRule = {
  name: 'cpu-model-misspelt',
  refuses: 'a CPU model that libvirt does not have, but whose name differs in a letter or two, or in capitals, from one that it has',
  story: 'KubeVirt admits the machine, but its pod asks for a node with a label of this model. No node has it, so the machine stays unschedulable. '
    + 'Capitals matter: "Haswell" is a model, "haswell" is not. Models that differ in a number are taken for other ones.',
  when: ['domain.cpu.model'],
  check: ({ domain: { cpu } }, advise) => {
    const written = cpu?.model ?? '';
    const name = written.replace(VERSION, '');
    if (!CPU_MODELS.includes(name) && !isFilledInLater(written)) {
      const near = nearestNames(name, CPU_MODELS, MAX_MISTYPED_LETTERS).filter((model) => numbersIn(model) === numbersIn(name));
      if (near.length > 0) {
        advise('domain.cpu.model', `${JSON.stringify(written)} is not a model that libvirt has, write ${alternatives(near.map((model) => model + written.slice(name.length)))}`);
      }
    }
  },
};

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
