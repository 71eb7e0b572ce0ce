// Rules on memory: what a guest gets, huge pages, and memory that grows while the guest runs.
import { amount, firstAmount } from './resources';
import type { DomainSpec, Memory, VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { quantityValue } from '../../plain-data/quantity';
import { hasAddition, isCopied, isOfMachine } from '../additions';
import { requireGate } from '../feature-gates';
import { below, type Refuse } from '../refuse';
import type { InstancetypeRule, MachineRule, MachineContext } from '../rule';
import { possibleArchitectures } from './architecture';

/** A machine must set its memory in one of several fields. */
export const memoryGiven: MachineRule = {
  name: 'memory-given',
  refuses: 'a machine that does not say how much memory it has',
  story: 'KubeVirt admits the VirtualMachine and refuses its instance, so it never starts; with dedicated processors it refuses the VirtualMachine at once. '
    + 'Write domain.memory.guest, or name an instance type, which brings its own.',
  check: ({ domain }, refuse, context) => {
    const isDedicated = domain.cpu?.dedicatedCpuPlacement === true;
    const isFromInstancetype = context.virtualMachine.instancetype !== undefined && !(isDedicated && isCopied(context));
    if (!isFromInstancetype && !isMemorySet(domain, isDedicated)) {
      refuse('domain', 'the guest has no memory, write how much under memory.guest, such as "2Gi"');
    }
  },
};

/** Whether the spec sets the memory. With dedicated processors, memory.guest must not be 0; otherwise KubeVirt accepts any value. */
function isMemorySet({ memory: { guest, hugepages } = {}, resources: { requests, limits } = {} }: DomainSpec, isDedicated: boolean): boolean {
  return hugepages !== undefined || firstAmount(requests?.memory, limits?.memory) !== 0 || (isDedicated ? amount(guest) !== 0 : guest !== undefined);
}

/** Hugepages have a size. */
export const hugepageSizeGiven: MachineRule = {
  name: 'hugepage-size-given',
  refuses: 'hugepages without a size, or with one that is no quantity of whole bytes',
  story: 'The size is a quantity, and nodes have pages of it: "2Mi" or "1Gi" on amd64. KubeVirt refuses other texts; on a size of "0" its webhook fails. It admits a size below zero, or with '
    + 'a fraction, and Kubernetes refuses the pod. Of an instance type KubeVirt admits any, and refuses its machines.',
  when: ['domain.memory.hugepages'],
  check: ({ domain: { memory } }, refuse) => refusePageSize(memory, below('domain.memory', refuse)),
};

/** The same for those that an instance type gives its machines. */
export const instancetypeHugepageSizeGiven: InstancetypeRule = {
  ...hugepageSizeGiven, when: ['memory.hugepages'], check: ({ memory }, refuse) => refusePageSize(memory, below('memory', refuse)),
};

/** Whatever has memory. */
type Pages = Pick<Memory, 'guest' | 'hugepages'>;

function refusePageSize({ hugepages }: Pages = {}, refuse: Refuse): void {
  const pageSize = hugepages && (hugepages.pageSize ?? '');
  const bytes = quantityValue(pageSize ?? '') ?? 0;
  if (pageSize !== undefined && !(bytes > 0 && Number.isInteger(bytes)) && !isPlaceholder(pageSize)) {
    refuse('hugepages.pageSize', `${JSON.stringify(pageSize)} is not the size of a page, write one that nodes have, such as "2Mi" or "1Gi"`);
  }
}

/** Memory must be a whole number of hugepages. */
export const hugepagesAddUp: MachineRule = {
  name: 'hugepages-add-up',
  refuses: 'memory that is not a whole number of its hugepages',
  story: 'A guest gets whole pages. What is counted is domain.resources.requests.memory, or domain.memory.guest where there is no request. Of an instance type KubeVirt admits any, and '
    + 'refuses its machines.',
  when: ['domain.memory.hugepages'],
  check: ({ domain }, refuse, context) => {
    const pageSize = domain.memory?.hugepages?.pageSize;
    const [field, quantity] = pageSize === undefined || hasAddition('instancetype', context) ? [] : hugepageMemory(domain);
    if (amount(quantity) < 0 || amount(quantity) % amount(pageSize) > 0) {
      refuse('domain', `${field} ${JSON.stringify(quantity)} is not a whole number of hugepages, write a multiple of ${JSON.stringify(pageSize)}`);
    }
  },
};

/** The same for those of an instance type, which alone says how much memory its machines have. */
export const instancetypeHugepagesAddUp: InstancetypeRule = {
  ...hugepagesAddUp,
  when: ['memory.hugepages'],
  check: ({ memory: { guest, hugepages } = {} as Pages }, refuse) => {
    const pageSize = hugepages?.pageSize;
    if (pageSize !== undefined && amount(guest) % amount(pageSize) > 0) {
      refuse('memory', `guest ${JSON.stringify(guest)} is not a whole number of hugepages, write a multiple of ${JSON.stringify(pageSize)}`);
    }
  },
};

function hugepageMemory({ memory: { guest } = {}, resources: { requests, limits } = {} }: DomainSpec): [field?: string, quantity?: number | string] {
  const places = { 'resources.requests.memory': requests?.memory, 'memory.guest': guest, 'resources.limits.memory': limits?.memory };
  return Object.entries(places).find(([, quantity]) => amount(quantity) !== 0) ?? [];
}

/** A pool with hugepages must set the guest's memory. */
export const poolHugepagesHaveMemory: MachineRule = {
  name: 'pool-hugepages-have-memory',
  refuses: 'a pool or replica set with hugepages that does not say the guest\'s memory',
  story: 'KubeVirt judges the template of a pool or replica set before an instance type or its own defaults have filled in how much memory the guest has. On hugepages without that its '
    + 'webhook fails, and the API server refuses the object.',
  when: ['domain.memory.hugepages'],
  check: ({ domain: { memory, resources } }, refuse, context) => {
    if (isCopied(context) && memory?.hugepages && memory.guest === undefined && amount(resources?.requests?.memory) === 0) {
      refuse('domain.memory.guest', 'required field is missing: hugepages in a pool or replica set need it, write how much memory the guest has, such as "2Gi"');
    }
  },
};

/** reservedOverhead needs a feature gate. */
export const reservedOverheadGate: MachineRule = {
  name: 'reserved-overhead-gate',
  refuses: 'reservedOverhead where the feature gate ReservedOverheadMemlock is off',
  story: 'reservedOverhead asks for memory besides the guest\'s, and can lock all of it. KubeVirt admits it where the feature gate ReservedOverheadMemlock is on.',
  when: ['domain.memory.reservedOverhead'],
  check: ({ domain: { memory } }, refuse, context) => {
    if (memory?.reservedOverhead) {
      requireGate('domain.memory.reservedOverhead', 'reservedOverhead', 'ReservedOverheadMemlock', refuse, context);
    }
  },
};

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
  when: ['domain.memory.maxGuest'],
  check: (spec, refuse, context) => {
    const { memory } = spec.domain;
    if (memory?.maxGuest !== undefined && isOfMachine(context)) {
      const mistakes = memory.guest === undefined && isCopied(context)
        ? ['what memory grows from is missing, write it under guest, such as "2Gi"'] : wrongSizes(memory, guestMemory(spec.domain, context));
      [...obstacles(spec, context), ...mistakes].forEach((mistake) => refuse('domain.memory', mistake));
    }
  },
};

function* obstacles({ architecture, domain: { cpu, launchSecurity } }: VirtualMachineInstanceSpec, context: MachineContext): Iterable<string> {
  if (!possibleArchitectures(architecture).includes('amd64') || (!architecture && isCopied(context))) {
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
  if (guest !== undefined) {
    return amount(guest);
  }
  return hasAddition('instancetype', context) ? NaN : firstAmount(requests?.memory, limits?.memory, hugepages?.pageSize) || NaN;
}
