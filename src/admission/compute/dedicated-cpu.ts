// Dedicated processors: processors of a node that only one guest uses.
import type { Refuse } from '../below';
import { processorsOf } from './cpu';
import { amount } from './resources';
import type { DomainSpec } from '../../../imports/kubevirt';
import { isPool } from '../additions';
import type { MachineRule, MachineContext } from '../rule';

const WHOLE = 'A node dedicates whole processors to a machine\'s pod, and only where the pod may use exactly what it asks for.';

/** The number of dedicated processors must be whole, and the same in every field. */
export const dedicatedCpuCountGiven: MachineRule = {
  name: 'dedicated-cpu-count-given',
  refuses: 'dedicated processors whose number is a fraction, differs between the places that say it, or is missing in a pool',
  story: `${WHOLE} Say their number once, best as cores, sockets and threads under domain.cpu. KubeVirt fills in one processor where nothing says a number, but judges a `
    + 'pool\'s template before it does: say it there.',
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
  if (isPool(context) && places.every(([, count]) => count === 0)) {
    refuse('domain.cpu.dedicatedCpuPlacement', 'a pool has to say the number of dedicated processors, write it under domain.cpu.cores');
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
  check: ({ architecture, domain: { cpu } }, refuse) => {
    const threads = cpu?.dedicatedCpuPlacement ? cpu.threads ?? 0 : 0;
    if (threads > 2) {
      refuse('domain.cpu.dedicatedCpuPlacement', `dedicated cores cannot have ${threads} threads, write 1 or 2 under threads`);
    } else if (threads > 1 && architecture === 'arm64') {
      refuse('architecture', `"arm64" has no second thread on a dedicated core, write 1 under domain.cpu.threads and ${threads} times the cores`);
    }
  },
};
