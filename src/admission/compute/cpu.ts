// Rules on CPUs: how many a guest has, dedicated CPUs, and the features that need them.
import { amount } from './resources';
import type { DomainSpec } from '../../../imports/kubevirt';
import { CPU_MASK } from '../../issues/formats';
import { isTemplateOfCopies, isValidatedWithout } from '../additions';
import { refuseMalformedName, refuseUnknownChoice } from '../form';
import { checkEach, type Refuse } from '../refuse';
import type { InstancetypeRule, MachineRule, MachineContext } from '../rule';

const POLICIES = ['force', 'require', 'optional', 'disable', 'forbid'];

/** The policy of a CPU feature must be known. */
export const cpuFeaturePolicyKnown: MachineRule = {
  name: 'cpu-feature-policy-known',
  refuses: 'a CPU feature with an unknown policy',
  story: 'The policy decides whether the guest sees a feature. "require", the default, starts the guest only on nodes that have the feature; '
    + '"forbid" starts it only on nodes that do not. "optional" passes the feature on if the node has it, "force" claims it even if the node does '
    + 'not, and "disable" hides it.',
  when: ['domain.cpu.features'],
  check: ({ domain: { cpu } }, refuse) => checkEach('domain.cpu.features', cpu?.features, refuse, ({ policy }, refuseIt) => {
    refuseUnknownChoice('policy', policy || undefined, POLICIES, refuseIt);
  }),
};

/** A guest cannot start with more sockets than its maximum. */
export const socketsWithinMaximum: MachineRule = {
  name: 'sockets-within-maximum',
  refuses: 'more sockets than maxSockets',
  story: 'maxSockets limits how many sockets a running guest can have, including those it starts with. If sockets, cores and threads are all unset, '
    + 'the CPU limit or request sets the number of sockets.',
  when: ['domain.cpu.maxSockets'],
  check: ({ domain }, refuse) => {
    const { maxSockets = 0 } = domain.cpu ?? {};
    const sockets = maxSockets === 0 ? 0 : socketsOf(domain);
    if (sockets > maxSockets) {
      refuse('domain.cpu.sockets', `${sockets} sockets exceed maxSockets ${maxSockets}, write fewer, lower the CPU limit or request that sets them, or raise maxSockets`);
    }
  },
};

/** The number of CPUs in domain.cpu; 0 if the CPU limit or request decides it. */
function vcpusOf({ cpu: { sockets = 0, cores = 0, threads = 0 } = {} }: DomainSpec): number {
  return sockets + cores + threads === 0 ? 0 : (sockets || 1) * (cores || 1) * (threads || 1);
}

function socketsOf(domain: DomainSpec): number {
  const { cpu, resources } = domain;
  return vcpusOf(domain) > 0 ? cpu?.sockets ?? 0 : Math.ceil(amount(resources?.limits?.cpu ?? resources?.requests?.cpu));
}

const WHOLE_CPUS = 'A node dedicates whole CPUs to a machine\'s pod, and only if the requests of the pod equal its limits.';

/** The number of dedicated CPUs must be whole, and the same in every field. */
export const dedicatedCpuCountGiven: MachineRule = {
  name: 'dedicated-cpu-count-given',
  refuses: 'a number of dedicated CPUs that is a fraction, that differs between fields, or that is missing in a pool or replica set',
  story: `${WHOLE_CPUS} Set the number once, preferably as cores, sockets and threads under domain.cpu. KubeVirt defaults to one CPU, but validates the `
    + 'template of a pool or replica set before it applies the default: set the number there.',
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
      refuse(`domain.resources.${field}.cpu`, `${JSON.stringify(quantity)} is not a whole number, which dedicated CPUs require: write one such as "2"`);
    }
  }
}

function refuseCounts(domain: DomainSpec, refuse: Refuse, context: MachineContext): void {
  const { requests, limits } = domain.resources ?? {};
  const places = Object.entries({
    'domain.cpu': vcpusOf(domain),
    'domain.resources.requests.cpu': Math.ceil(amount(requests?.cpu)),
    'domain.resources.limits.cpu': Math.ceil(amount(limits?.cpu)),
  });
  const known = places.filter(([, count]) => count > 0);
  if (isTemplateOfCopies(context) && places.every(([, count]) => count === 0)) {
    refuse('domain.cpu.dedicatedCpuPlacement', 'a pool or replica set must set the number of dedicated CPUs, write it under domain.cpu.cores');
  } else if (known.some(([, count]) => count !== known[0][1])) {
    const counts = known.map(([place, count]) => `${count} at ${place}`).join(' and ');
    refuse('domain.cpu.dedicatedCpuPlacement', `the number of dedicated CPUs is ${counts}, write the same in each place or only one of them`);
  }
}

/** With dedicated CPUs, the memory request must equal the memory limit. */
export const dedicatedCpuMemoryExact: MachineRule = {
  name: 'dedicated-cpu-memory-exact',
  refuses: 'dedicated CPUs with a memory request that differs from the memory limit',
  story: `${WHOLE_CPUS} The same applies to memory. Set only domain.memory.guest, and KubeVirt sets the memory request and limit of the pod.`,
  when: ['domain.cpu.dedicatedCpuPlacement'],
  check: ({ domain: { cpu, resources } }, refuse) => {
    const request = resources?.requests?.memory;
    const limit = resources?.limits?.memory;
    if (cpu?.dedicatedCpuPlacement && amount(limit) > 0 && amount(request) > 0 && amount(limit) !== amount(request)) {
      refuse('domain.resources.requests.memory', `${JSON.stringify(request)} differs from the limit ${JSON.stringify(limit)}, which dedicated CPUs do not allow: write the same or remove both`);
    }
  },
};

/** A dedicated core cannot have more threads than a core of the node. */
export const dedicatedCpuThreadsPossible: MachineRule = {
  name: 'dedicated-cpu-threads-possible',
  refuses: 'more than two threads on a dedicated core, or more than one on arm64',
  story: 'The guest\'s threads are pinned to those of the node. A core of the node has at most two threads, and only one on arm64.',
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

const DEDICATED = 'needs dedicated CPUs, write dedicatedCpuPlacement: true under domain.cpu or remove it';

/** An isolated emulator thread needs dedicated CPUs. */
export const emulatorThreadDedicated: MachineRule = {
  name: 'emulator-thread-dedicated',
  refuses: 'isolateEmulatorThread without dedicated CPUs',
  story: 'isolateEmulatorThread dedicates one more CPU to the emulator, so that it does not disturb the guest on its own dedicated CPUs.',
  when: ['domain.cpu.isolateEmulatorThread'],
  check: ({ domain: { cpu } }, refuse, context) => {
    if (cpu?.isolateEmulatorThread && !cpu.dedicatedCpuPlacement && isValidatedWithout('instancetype', context)) {
      refuse('domain.cpu.isolateEmulatorThread', `isolateEmulatorThread ${DEDICATED}`);
    }
  },
};

/** The NUMA topology of the node needs dedicated CPUs and hugepages. */
export const guestMappingPossible: MachineRule = {
  name: 'guest-mapping-possible',
  refuses: 'guestMappingPassthrough without dedicated CPUs or without hugepages',
  story: 'guestMappingPassthrough gives the guest the NUMA topology of the node. CPUs and memory must therefore stay in place, so the guest needs '
    + 'dedicated CPUs and memory in hugepages.',
  when: ['domain.cpu.numa'],
  check: ({ domain: { cpu, memory } }, refuse, context) => {
    if (cpu?.numa?.guestMappingPassthrough && isValidatedWithout('instancetype', context)) {
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

/** Real time needs dedicated CPUs and the NUMA topology of the node. */
export const realtimePossible: MachineRule = {
  name: 'realtime-possible',
  refuses: 'realtime without dedicated CPUs or without guestMappingPassthrough',
  story: 'realtime runs the guest\'s CPUs ahead of everything else on the node. It needs dedicated CPUs, and memory in hugepages that follows the '
    + 'NUMA topology of the node.',
  when: ['domain.cpu.realtime'],
  check: ({ domain: { cpu } }, refuse, context) => {
    if (cpu?.realtime && isValidatedWithout('instancetype', context)) {
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

/** virt-handler must be able to read the mask. */
export const realtimeMaskForm: MachineRule = {
  name: 'realtime-mask-form',
  refuses: 'a real-time mask that is not a list of CPUs and ranges of CPUs',
  story: 'KubeVirt admits any string. When the guest starts, virt-handler cannot read the mask, and no CPU runs in real time. Write CPUs and ranges '
    + 'between commas, the smaller number first; "^" excludes a CPU: "0-3,^1". Without a mask, every CPU of the guest runs in real time.',
  when: ['domain.cpu.realtime'],
  check: ({ domain: { cpu } }, refuse) => refuseMalformedName('domain.cpu.realtime.mask', cpu?.realtime?.mask || undefined, CPU_MASK, refuse),
};

/** The same rule for the mask of an instance type. */
export const instancetypeRealtimeMaskForm: InstancetypeRule = {
  ...realtimeMaskForm,
  when: ['cpu'],
  check: ({ cpu }, refuse) => refuseMalformedName('cpu.realtime.mask', cpu?.realtime?.mask || undefined, CPU_MASK, refuse),
};
