// Advice on memory and processors: too little memory for a guest, requests above what it gets, limits below it, and what needs dedicated processors.
import { amount } from '../compute/resources';
import type { InstancetypeRule, MachineRule } from '../rule';

/** No operating system on a disk starts with less. */
const LEAST = '32Mi';
const LEAST_BYTES = amount(LEAST);

/** A quantity without a unit is bytes. */
export const guestMemoryTiny: MachineRule = {
  name: 'guest-memory-tiny',
  refuses: `a guest with less than ${LEAST} of memory`,
  story: 'A quantity without a unit is bytes: 2048 is two kibibytes. KubeVirt admits the machine, and its guest ends before it starts. Write the unit: "2Gi" is two gibibytes, "2048Mi" the same. '
    + '"m" is a thousandth, and "M" a million.',
  when: ['domain.memory.guest'],
  check: ({ domain: { memory } }, advise) => {
    const guest = memory?.guest;
    const bytes = amount(guest);
    if (bytes > 0 && bytes < LEAST_BYTES) {
      advise('domain.memory.guest', `${JSON.stringify(guest)} is less than any system starts with, write it with a unit, such as "2Gi"`);
    }
  },
};

/** The request does not need to cover KubeVirt's own overhead: KubeVirt adds it. */
export const memoryRequestAboveGuest: MachineRule = {
  name: 'memory-request-above-guest',
  refuses: 'a memory request above the guest\'s memory',
  story: 'The guest sees domain.memory.guest; what domain.resources.requests.memory asks for beyond that is kept free on the node, and nobody can use it. '
    + 'KubeVirt adds the overhead of the hypervisor to the request by itself. Leave the request out, or write a larger guest.',
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
  story: 'A guest takes its memory page by page, and keeps it. With more than domain.resources.limits.memory, and what KubeVirt adds for the hypervisor, its pod is killed, hours or weeks after the start. '
    + 'Where the rollout strategy of the cluster is Stage, KubeVirt refuses the machine at once. Write at least domain.memory.guest, or leave the limit out: KubeVirt writes one where a quota asks for it. '
    + 'To have more guests on a node than it has memory for, write less under domain.resources.requests.memory.',
  when: ['domain.resources.limits.memory'],
  check: ({ domain: { memory, resources } }, advise) => {
    const [guest, limit] = [memory?.guest, resources?.limits?.memory];
    if (guest !== undefined && limit !== undefined && amount(limit) < amount(guest) && !memory?.hugepages) {
      advise('domain.resources.limits.memory', `${JSON.stringify(limit)} is less than the ${JSON.stringify(guest)} that the guest may use, write at least that or remove it`);
    }
  },
};

/** A machine takes an instance type's processors as they are. */
export const instancetypeNotDedicated: InstancetypeRule = {
  name: 'instancetype-not-dedicated',
  refuses: 'an instance type whose isolateEmulatorThread, realtime or NUMA topology needs dedicated processors, without dedicatedCPUPlacement',
  story: 'KubeVirt admits the instance type, and refuses each machine that takes it, unless the machine says domain.cpu.dedicatedCpuPlacement itself: the same that emulator-thread-dedicated, '
    + 'realtime-possible and guest-mapping-possible say of machines with processors of their own. Write dedicatedCPUPlacement: true beside it.',
  when: ['cpu'],
  check: ({ cpu }, advise) => {
    const { dedicatedCPUPlacement, isolateEmulatorThread, numa, realtime } = cpu ?? {};
    if (dedicatedCPUPlacement) {
      return;
    }
    const needed = { isolateEmulatorThread, realtime, 'numa.guestMappingPassthrough': numa?.guestMappingPassthrough };
    for (const [field, value] of Object.entries(needed)) {
      if (value) {
        advise(`cpu.${field}`, 'needs dedicated processors, which the instance type does not give, write dedicatedCPUPlacement: true under cpu, or remove this');
      }
    }
  },
};
