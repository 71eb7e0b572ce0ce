// Rules on memory: how much a guest has, hugepages, and memory that grows while the guest runs.
import { amount, firstAmount } from './resources';
import type { DomainSpec, Memory, VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { hasAddition, isMachineOrPool, isTemplateOfCopies } from '../additions';
import { type Refuse, refuseBelow } from '../refuse';
import { requireGate } from '../requirements';
import type { InstancetypeRule, MachineRule, MachineContext } from '../rule';
import { type Architecture, possibleArchitectures } from './architecture';

/** A machine must set its memory in one of several fields. */
export const memoryGiven: MachineRule = {
  name: 'memory-given',
  refuses: 'a machine that does not set its memory',
  story: 'KubeVirt admits the VirtualMachine but refuses its instance, so it never starts. With dedicated CPUs, it refuses the VirtualMachine '
    + 'itself. Set domain.memory.guest, or name an instance type, which sets the memory.',
  check: ({ domain }, refuse, context) => {
    const isDedicated = domain.cpu?.dedicatedCpuPlacement === true;
    const isFromInstancetype = context.virtualMachine.instancetype !== undefined && !(isDedicated && isTemplateOfCopies(context));
    if (!isFromInstancetype && !isMemorySet(domain, isDedicated)) {
      refuse('domain', 'the guest has no memory, write how much under memory.guest, such as "2Gi"');
    }
  },
};

/** Whether the spec sets the memory. With dedicated CPUs, memory.guest must not be 0; otherwise KubeVirt accepts any value. */
function isMemorySet({ memory: { guest, hugepages } = {}, resources: { requests, limits } = {} }: DomainSpec, isDedicated: boolean): boolean {
  return hugepages !== undefined || firstAmount(requests?.memory, limits?.memory) !== 0 || (isDedicated ? amount(guest) !== 0 : guest !== undefined);
}

/** The sizes of hugepages that nodes offer, as the kubelet writes them. Those of arm64 depend on the page size of the node's kernel. */
const PAGE_SIZES: { readonly [architecture in Architecture]: readonly string[] } = {
  amd64: ['2Mi', '1Gi'],
  arm64: ['64Ki', '2Mi', '32Mi', '512Mi', '1Gi', '16Gi'],
  s390x: ['1Mi', '2Gi'],
};

/** Hugepages must have a size that nodes offer. */
export const hugepageSizeGiven: MachineRule = {
  name: 'hugepage-size-given',
  refuses: 'hugepages whose page size is missing, or is not one that nodes of the architecture offer',
  story: 'The machine\'s pod asks for the resource hugepages- and the page size as it is written. Nodes offer hugepages-2Mi and hugepages-1Gi on '
    + 'amd64, and others on arm64 and s390x. KubeVirt refuses a string that is not a quantity, and its webhook fails on "0". It admits other '
    + 'sizes, and other spellings such as "1024Mi", but then Kubernetes refuses the pod, or no node has room for it. In an instance type, KubeVirt '
    + 'admits any size.',
  when: ['domain.memory.hugepages'],
  check: ({ architecture, domain: { memory } }, refuse) => refusePageSize(memory, possibleArchitectures(architecture), refuseBelow('domain.memory', refuse)),
};

/** The same rule for the hugepages of an instance type, which has no architecture. */
export const instancetypeHugepageSizeGiven: InstancetypeRule = {
  ...hugepageSizeGiven,
  when: ['memory.hugepages'],
  check: ({ memory }, refuse) => refusePageSize(memory, possibleArchitectures(undefined), refuseBelow('memory', refuse)),
};

/** The fields about memory that machines and instance types share. */
type Pages = Pick<Memory, 'guest' | 'hugepages'>;

function refusePageSize({ hugepages }: Pages = {}, architectures: readonly Architecture[], refuse: Refuse): void {
  const pageSize = hugepages && (hugepages.pageSize ?? '');
  const offered = architectures.flatMap((architecture) => PAGE_SIZES[architecture]);
  if (pageSize !== undefined && offered.length > 0 && !offered.includes(pageSize) && !isPlaceholder(pageSize)) {
    const meant = offered.find((size) => amount(size) === amount(pageSize));
    const choices = architectures.map((architecture) => `${alternatives(PAGE_SIZES[architecture])} on ${architecture}`);
    const instead = meant === undefined ? `one that nodes offer: ${choices.join(', ')}` : JSON.stringify(meant);
    refuse('hugepages.pageSize', `${JSON.stringify(pageSize)} is not a page size, write ${instead}`);
  }
}

/** Memory must be a whole number of hugepages. */
export const hugepagesAddUp: MachineRule = {
  name: 'hugepages-add-up',
  refuses: 'memory that is not a whole number of hugepages',
  story: 'A guest gets whole pages. KubeVirt counts domain.resources.requests.memory or, without a request, domain.memory.guest. In an instance '
    + 'type, KubeVirt admits any amount but refuses the machines that use it.',
  when: ['domain.memory.hugepages'],
  check: ({ domain }, refuse, context) => {
    const pageSize = domain.memory?.hugepages?.pageSize;
    const [field, quantity] = pageSize === undefined || hasAddition('instancetype', context) ? [] : hugepageMemory(domain);
    if (amount(quantity) < 0 || amount(quantity) % amount(pageSize) > 0) {
      refuse('domain', `${field} ${JSON.stringify(quantity)} is not a whole number of hugepages, write a multiple of ${JSON.stringify(pageSize)}`);
    }
  },
};

/** The same rule for an instance type, which alone sets the memory of its machines. */
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
  refuses: 'a pool or replica set with hugepages that does not set the guest\'s memory',
  story: 'KubeVirt validates the template of a pool or replica set before an instance type or its own defaults set the guest\'s memory. Hugepages '
    + 'without memory make its webhook fail, and the API server refuses the object.',
  when: ['domain.memory.hugepages'],
  check: ({ domain: { memory, resources } }, refuse, context) => {
    if (isTemplateOfCopies(context) && memory?.hugepages && memory.guest === undefined && amount(resources?.requests?.memory) === 0) {
      refuse('domain.memory.guest', 'required field is missing: hugepages in a pool or replica set need it, write how much memory the guest has, such as "2Gi"');
    }
  },
};

/** reservedOverhead needs a feature gate. */
export const reservedOverheadGate: MachineRule = {
  name: 'reserved-overhead-gate',
  refuses: 'reservedOverhead where the feature gate ReservedOverheadMemlock is off',
  story: 'reservedOverhead requests memory in addition to the guest\'s, and can lock all of it. KubeVirt admits it if the feature gate '
    + 'ReservedOverheadMemlock is on.',
  when: ['domain.memory.reservedOverhead'],
  check: ({ domain: { memory } }, refuse, context) => {
    if (memory?.reservedOverhead) {
      requireGate('domain.memory.reservedOverhead', 'reservedOverhead', 'ReservedOverheadMemlock', refuse, context);
    }
  },
};

/** The size of the blocks in which memory is plugged in: the large one with hugepages of 1Gi. */
const HOTPLUG_BLOCK = '2Mi';
const LARGE_HOTPLUG_BLOCK = '1Gi';

/** The least memory that a guest must start with. */
const MIN_GUEST_MEMORY = '1Gi';

/** maxGuest must fit the initial memory, and nothing may prevent growth. */
export const memoryCanGrow: MachineRule = {
  name: 'memory-can-grow',
  refuses: 'a maxGuest that the memory cannot grow to',
  story: `maxGuest lets the memory of a running guest grow: on amd64, from at least ${MIN_GUEST_MEMORY}, in blocks of ${HOTPLUG_BLOCK}, or of ${LARGE_HOTPLUG_BLOCK} with `
    + 'hugepages of that size. Memory cannot grow with realtime, guestMappingPassthrough or launchSecurity. KubeVirt checks this under its default '
    + 'rollout strategy, LiveUpdate. It validates the template of a pool before it sets the cluster\'s architecture and the guest\'s memory: set '
    + 'both there.',
  when: ['domain.memory.maxGuest'],
  check: (spec, refuse, context) => {
    const { memory } = spec.domain;
    if (memory?.maxGuest !== undefined && isMachineOrPool(context)) {
      const mistakes = memory.guest === undefined && isTemplateOfCopies(context)
        ? ['the initial memory is missing, write it under guest, such as "2Gi"'] : hotplugSizeMistakes(memory, guestMemory(spec.domain, context));
      [...hotplugObstacles(spec, context), ...mistakes].forEach((mistake) => refuse('domain.memory', mistake));
    }
  },
};

function* hotplugObstacles({ architecture, domain: { cpu, launchSecurity } }: VirtualMachineInstanceSpec, context: MachineContext): Iterable<string> {
  if (!possibleArchitectures(architecture).includes('amd64') || (!architecture && isTemplateOfCopies(context))) {
    yield 'memory can grow only on amd64, write "amd64" under architecture or remove maxGuest';
  }
  if (cpu?.realtime || cpu?.numa?.guestMappingPassthrough) {
    yield 'memory cannot grow where cpu has realtime or guestMappingPassthrough, remove maxGuest or that field';
  }
  if (launchSecurity) {
    yield 'memory cannot grow where launchSecurity encrypts it, remove maxGuest or launchSecurity';
  }
}

function* hotplugSizeMistakes({ hugepages, maxGuest }: Memory, first: number): Iterable<string> {
  const block = hugepages?.pageSize === LARGE_HOTPLUG_BLOCK ? LARGE_HOTPLUG_BLOCK : HOTPLUG_BLOCK;
  if (first > amount(maxGuest)) {
    yield `maxGuest ${JSON.stringify(maxGuest)} is less than the initial memory, write more or remove it`;
  }
  if (first < amount(MIN_GUEST_MEMORY)) {
    yield `memory can grow only from ${JSON.stringify(MIN_GUEST_MEMORY)} or more, write at least that under guest or remove maxGuest`;
  }
  if (first % amount(block) > 0 || amount(maxGuest) % amount(block) > 0) {
    yield `memory grows in blocks of ${JSON.stringify(block)}, write multiples of that under guest and maxGuest`;
  }
}

/** The guest's memory when it starts, with KubeVirt's defaults; NaN if it is not known. */
function guestMemory({ memory: { guest, hugepages } = {}, resources: { requests, limits } = {} }: DomainSpec, context: MachineContext): number {
  if (guest !== undefined) {
    return amount(guest);
  }
  return hasAddition('instancetype', context) ? NaN : firstAmount(requests?.memory, limits?.memory, hugepages?.pageSize) || NaN;
}
