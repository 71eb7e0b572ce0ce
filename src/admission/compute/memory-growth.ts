// The growth of a guest's memory while it runs (maxGuest).
import { possibleArchitectures } from './architecture';
import { amount, firstAmount } from './resources';
import type { DomainSpec, Memory, VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { hasAdditions, isPool } from '../additions';
import type { MachineRule, MachineContext } from '../rule';

/** The size of the blocks in which memory is plugged in; with hugepages of 1Gi, the large size. */
const BLOCK = '2Mi';
const LARGE_BLOCK = '1Gi';

/** The least memory that a guest must start with. */
const LEAST = '1Gi';

/** maxGuest must fit the memory at the start, and nothing may prevent growth. */
export const memoryCanGrow: MachineRule = {
  name: 'memory-can-grow',
  refuses: 'a maxGuest that the memory cannot grow to',
  story: `maxGuest lets a guest's memory grow while it runs: on amd64, from at least ${LEAST}, by blocks of ${BLOCK} or by hugepages of ${LARGE_BLOCK}, and not where it is `
    + 'mapped to the node\'s, of real time, or encrypted. KubeVirt checks it under its default rollout strategy, LiveUpdate, and a pool\'s template before it fills in the '
    + 'cluster\'s architecture and the guest\'s memory: write both there.',
  check: (spec, refuse, context) => {
    const { memory } = spec.domain;
    if (memory?.maxGuest !== undefined) {
      const mistakes = memory.guest === undefined && isPool(context)
        ? ['what memory grows from is missing, write it under guest, such as "2Gi"'] : wrongSizes(memory, guestMemory(spec.domain, context));
      [...obstacles(spec, context), ...mistakes].forEach((mistake) => refuse('domain.memory', mistake));
    }
  },
};

function* obstacles({ architecture, domain: { cpu, launchSecurity } }: VirtualMachineInstanceSpec, context: MachineContext): Iterable<string> {
  if (!possibleArchitectures(architecture).includes('amd64') || (!architecture && isPool(context))) {
    yield 'memory can grow on amd64 only, write "amd64" under architecture or remove maxGuest';
  }
  if (cpu?.realtime || cpu?.numa?.guestMappingPassthrough) {
    yield 'memory cannot grow where cpu has realtime or guestMappingPassthrough, remove maxGuest or those';
  }
  if (launchSecurity) {
    yield 'memory cannot grow where launchSecurity encrypts it, remove maxGuest or that';
  }
}

function* wrongSizes({ hugepages, maxGuest }: Memory, first: number): Iterable<string> {
  const block = hugepages?.pageSize === LARGE_BLOCK ? LARGE_BLOCK : BLOCK;
  if (first > amount(maxGuest)) {
    yield `maxGuest ${JSON.stringify(maxGuest)} is less than the guest has to begin with, write more or remove it`;
  }
  if (first < amount(LEAST)) {
    yield `memory can grow from ${JSON.stringify(LEAST)} or more, write that under guest or remove maxGuest`;
  }
  if (first % amount(block) > 0 || amount(maxGuest) % amount(block) > 0) {
    yield `memory grows by blocks of ${JSON.stringify(block)}, write multiples of that under guest and maxGuest`;
  }
}

/** The guest's memory when it starts, with KubeVirt's defaults; NaN if it is not known. */
function guestMemory({ memory: { guest, hugepages } = {}, resources: { requests, limits } = {} }: DomainSpec, context: MachineContext): number {
  return guest !== undefined ? amount(guest)
    : hasAdditions(context) ? NaN
      : firstAmount(requests?.memory, limits?.memory, hugepages?.pageSize) || NaN;
}
