// Rules on processors: how many a guest has, dedicated ones, and what only those allow.
import { amount } from './resources';
import type { DomainSpec } from '../../../imports/kubevirt';
import { isCopied, isJudgedWithout } from '../additions';
import { refuseUnknownChoice } from '../form';
import { checkEach, type Refuse } from '../refuse';
import type { MachineRule, MachineContext } from '../rule';

const POLICIES = ['force', 'require', 'optional', 'disable', 'forbid'];

/** The policy of a CPU feature must be known. */
export const cpuFeaturePolicyKnown: MachineRule = {
  name: 'cpu-feature-policy-known',
  refuses: 'a CPU feature with an unknown policy',
  story: 'The policy says whether a guest sees a feature: "require", also where none is written, starts the guest only on nodes that have it, "optional" passes on what '
    + 'there is, "force" pretends, "disable" hides it, and "forbid" avoids nodes that have it.',
  when: ['domain.cpu.features'],
  check: ({ domain: { cpu } }, refuse) => checkEach('domain.cpu.features', cpu?.features, refuse, ({ policy }, refuseIt) => {
    refuseUnknownChoice('policy', policy || undefined, POLICIES, refuseIt);
  }),
};

/** A guest cannot start with more sockets than its maximum. */
export const socketsWithinMaximum: MachineRule = {
  name: 'sockets-within-maximum',
  refuses: 'more sockets than maxSockets',
  story: 'maxSockets is how many sockets can be plugged into a running guest, those it starts with among them. Where neither sockets, cores nor threads are said, a CPU '
    + 'limit or request makes as many sockets.',
  when: ['domain.cpu.maxSockets'],
  check: ({ domain }, refuse) => {
    const { maxSockets = 0 } = domain.cpu ?? {};
    const sockets = maxSockets === 0 ? 0 : socketsOf(domain);
    if (sockets > maxSockets) {
      refuse('domain.cpu.sockets', `${sockets} sockets are more than maxSockets ${maxSockets}, write fewer, or a smaller CPU limit or request where that makes them, or raise maxSockets`);
    }
  },
};

/** The number of processors in domain.cpu; 0 if the CPU limit or request decides it. */
function processorsOf({ cpu: { sockets = 0, cores = 0, threads = 0 } = {} }: DomainSpec): number {
  return sockets + cores + threads === 0 ? 0 : (sockets || 1) * (cores || 1) * (threads || 1);
}

function socketsOf(domain: DomainSpec): number {
  const { cpu, resources } = domain;
  return processorsOf(domain) > 0 ? cpu?.sockets ?? 0 : Math.ceil(amount(resources?.limits?.cpu ?? resources?.requests?.cpu));
}

const WHOLE = 'A node dedicates whole processors to a machine\'s pod, and only where the pod may use exactly what it asks for.';

/** The number of dedicated processors must be whole, and the same in every field. */
export const dedicatedCpuCountGiven: MachineRule = {
  name: 'dedicated-cpu-count-given',
  refuses: 'dedicated processors whose number is a fraction, differs between the places that say it, or is missing in a pool or replica set',
  story: `${WHOLE} Say their number once, best as cores, sockets and threads under domain.cpu. KubeVirt fills in one processor where nothing says a number, but judges a `
    + 'pool\'s template before it does: say it there.',
  when: ['domain.cpu.dedicatedCpuPlacement'],
  check: ({ domain }, refuse, context) => {
    if (domain.cpu?.dedicatedCpuPlacement) {
      refuseFractions(domain, refuse);
      refuseCounts(domain, refuse, context);
    }
  },
};

function refuseFractions({ resources }: DomainSpec, refuse: Refuse): void {
  for (const field of ['requests', 'limits'] as const) {
    const quantity = resources?.[field]?.cpu;
    if (amount(quantity) % 1 > 0) {
      refuse(`domain.resources.${field}.cpu`, `${JSON.stringify(quantity)} is not a whole number of processors, which dedicated ones are: write one, such as "2"`);
    }
  }
}

function refuseCounts(domain: DomainSpec, refuse: Refuse, context: MachineContext): void {
  const { requests, limits } = domain.resources ?? {};
  const places = Object.entries({
    'domain.cpu': processorsOf(domain),
    'domain.resources.requests.cpu': Math.ceil(amount(requests?.cpu)),
    'domain.resources.limits.cpu': Math.ceil(amount(limits?.cpu)),
  });
  const known = places.filter(([, count]) => count > 0);
  if (isCopied(context) && places.every(([, count]) => count === 0)) {
    refuse('domain.cpu.dedicatedCpuPlacement', 'a pool or replica set has to say the number of dedicated processors, write it under domain.cpu.cores');
  } else if (known.some(([, count]) => count !== known[0][1])) {
    const said = known.map(([place, count]) => `${count} at ${place}`).join(' and ');
    refuse('domain.cpu.dedicatedCpuPlacement', `the number of dedicated processors is ${said}, write the same in each place or only one of them`);
  }
}

/** With dedicated processors, the memory request must equal the memory limit. */
export const dedicatedCpuMemoryExact: MachineRule = {
  name: 'dedicated-cpu-memory-exact',
  refuses: 'dedicated processors with a memory request that differs from the memory limit',
  story: `${WHOLE} This holds for its memory too. Say only domain.memory.guest, and KubeVirt gives the pod both.`,
  when: ['domain.cpu.dedicatedCpuPlacement'],
  check: ({ domain: { cpu, resources } }, refuse) => {
    const request = resources?.requests?.memory;
    const limit = resources?.limits?.memory;
    if (cpu?.dedicatedCpuPlacement && amount(limit) > 0 && amount(request) > 0 && amount(limit) !== amount(request)) {
      refuse('domain.resources.requests.memory', `${JSON.stringify(request)} is not the limit ${JSON.stringify(limit)}, as dedicated processors ask for: write the same or remove both`);
    }
  },
};

/** A dedicated core cannot have more threads than a core of the node. */
export const dedicatedCpuThreadsPossible: MachineRule = {
  name: 'dedicated-cpu-threads-possible',
  refuses: 'more than two threads on a dedicated core, or more than one on arm64',
  story: 'A guest\'s threads are pinned to those of the node, whose cores have two at most, and one on arm64.',
  when: ['domain.cpu.dedicatedCpuPlacement'],
  check: ({ architecture, domain: { cpu } }, refuse) => {
    const threads = cpu?.dedicatedCpuPlacement ? cpu.threads ?? 0 : 0;
    if (threads > 2) {
      refuse('domain.cpu.dedicatedCpuPlacement', `dedicated cores cannot have ${threads} threads, write 1 or 2 under threads`);
    } else if (threads > 1 && architecture === 'arm64') {
      refuse('architecture', `"arm64" has no second thread on a dedicated core, write 1 under domain.cpu.threads and ${threads} times the cores`);
    }
  },
};

const DEDICATED = 'needs dedicated processors, write dedicatedCpuPlacement: true under domain.cpu or remove it';

/** An isolated emulator thread needs dedicated processors. */
export const emulatorThreadDedicated: MachineRule = {
  name: 'emulator-thread-dedicated',
  refuses: 'isolateEmulatorThread without dedicated processors',
  story: 'isolateEmulatorThread dedicates one more processor to the emulator, so that it does not disturb the guest on those that are the guest\'s own.',
  when: ['domain.cpu.isolateEmulatorThread'],
  check: ({ domain: { cpu } }, refuse, context) => {
    if (cpu?.isolateEmulatorThread && !cpu.dedicatedCpuPlacement && isJudgedWithout('instancetype', context)) {
      refuse('domain.cpu.isolateEmulatorThread', `isolateEmulatorThread ${DEDICATED}`);
    }
  },
};

/** The NUMA topology of the node needs dedicated processors and hugepages. */
export const guestMappingPossible: MachineRule = {
  name: 'guest-mapping-possible',
  refuses: 'guestMappingPassthrough without dedicated processors or without hugepages',
  story: 'guestMappingPassthrough gives a guest the NUMA topology of the node. That has a meaning where processors and memory stay where they are: both are dedicated, '
    + 'memory as hugepages.',
  when: ['domain.cpu.numa'],
  check: ({ domain: { cpu, memory } }, refuse, context) => {
    if (cpu?.numa?.guestMappingPassthrough && isJudgedWithout('instancetype', context)) {
      const refuseMapping = (mistake: string) => refuse('domain.cpu.numa.guestMappingPassthrough', mistake);
      if (!cpu.dedicatedCpuPlacement) {
        refuseMapping(`guestMappingPassthrough ${DEDICATED}`);
      }
      if (!memory?.hugepages) {
        refuseMapping('guestMappingPassthrough needs hugepages, write domain.memory.hugepages or remove it');
      }
    }
  },
};

/** Real time needs dedicated processors and the NUMA topology of the node. */
export const realtimePossible: MachineRule = {
  name: 'realtime-possible',
  refuses: 'realtime without dedicated processors or without guestMappingPassthrough',
  story: 'realtime runs a guest\'s processors before all others of the node. It needs dedicated ones, and memory that is mapped to the node\'s as hugepages.',
  when: ['domain.cpu.realtime'],
  check: ({ domain: { cpu } }, refuse, context) => {
    if (cpu?.realtime && isJudgedWithout('instancetype', context)) {
      refuseMissing(cpu.dedicatedCpuPlacement, 'dedicatedCpuPlacement', 'write true', refuse);
      refuseMissing(cpu.numa?.guestMappingPassthrough, 'numa.guestMappingPassthrough', 'write {}', refuse);
    }
  },
};

function refuseMissing(value: unknown, field: string, write: string, refuse: Refuse): void {
  if (!value) {
    refuse(`domain.cpu.${field}`, `realtime needs it, ${write} or remove realtime`);
  }
}
