// The memory of a machine, and its requests and limits.
import { machines, virtualMachines, type Corpus } from './corpus';

const resources = (change: object) => ({ domain: { resources: change } });
const memory = (change: object, rest: object = {}) => ({ domain: { memory: change, ...rest } });
const nothingElse = { memory: undefined };
const hugepages = (pageSize: string | undefined, rest: object = {}) => memory({ hugepages: { pageSize } }, rest);

/** Memory that may grow, which only amd64 machines can have. */
const growing = (change: object, rest: object = {}) => ({ architecture: 'amd64', ...memory({ maxGuest: '4Gi', ...change }, rest) });

const asked = machines({
  'a machine as it is': {},
  'requests and limits': resources({ requests: { cpu: '500m', memory: '1Gi' }, limits: { cpu: 2, memory: '2Gi' } }),
  'requests and limits that are the same': resources({ requests: { cpu: '1', memory: '1Gi' }, limits: { cpu: '1000m', memory: '1024Mi' } }),
  'a CPU request and a limit that are the same as fractions': resources({ requests: { cpu: '700m' }, limits: { cpu: '0.7' } }),
  'requests of nothing': resources({ requests: { cpu: '0', memory: '0' } }),
  'limits of nothing below requests': resources({ requests: { cpu: '1', memory: '1Gi' }, limits: { cpu: '0', memory: '0' } }),
  'a CPU request below zero': resources({ requests: { cpu: '-1' } }),
  'a CPU limit below zero': resources({ limits: { cpu: '-500m' } }),
  'a CPU request beyond its limit': resources({ requests: { cpu: '2' }, limits: { cpu: '1500m' } }),
  'a memory request below zero': resources({ requests: { memory: '-1Gi' } }),
  'a memory request of less than a megabyte': resources({ requests: { memory: '999k' } }),
  'a memory request of a megabyte': resources({ requests: { memory: '1M' } }),
  'a memory limit below zero': resources({ limits: { memory: '-1Gi' } }),
  'a memory request beyond its limit': resources({ requests: { memory: '2Gi' }, limits: { memory: '1Gi' } }),
  'a guest beyond the memory request': resources({ requests: { memory: '512Mi' } }),
  'a guest beyond the memory limit': resources({ limits: { memory: '512Mi' } }),
});

const given = machines({
  'no memory at all': { domain: nothingElse },
  'memory of no size': memory({ guest: undefined }),
  'memory by a request': { domain: { ...nothingElse, resources: { requests: { memory: '1Gi' } } } },
  'memory by a limit': { domain: { ...nothingElse, resources: { limits: { memory: '1Gi' } } } },
  'memory by a request of nothing': { domain: { ...nothingElse, resources: { requests: { memory: '0' } } } },
  'memory by a limit of nothing': { domain: { ...nothingElse, resources: { limits: { memory: '0' } } } },
  'a guest of no memory': memory({ guest: '0' }),
  'a guest of no memory, and a request': memory({ guest: '0' }, { resources: { requests: { memory: '1Gi' } } }),
});

const byInstancetype = virtualMachines({
  'an instance type': { instancetype: { name: 'given', kind: 'VirtualMachineInstancetype' }, template: { spec: { domain: nothingElse } } },
  'an instance type besides hugepages': {
    instancetype: { name: 'given', kind: 'VirtualMachineInstancetype' },
    template: { spec: memory({ guest: undefined, hugepages: { pageSize: '2Mi' } }) },
  },
});

const pages = machines({
  'hugepages': hugepages('2Mi'),
  'hugepages that are as large as the guest': hugepages('1Gi'),
  'hugepages alone': memory({ guest: undefined, hugepages: { pageSize: '2Mi' } }),
  'hugepages and a memory request': memory({ guest: undefined, hugepages: { pageSize: '2Mi' } }, { resources: { requests: { memory: '64Mi' } } }),
  'hugepages and a memory limit': memory({ guest: undefined, hugepages: { pageSize: '2Mi' } }, { resources: { limits: { memory: '64Mi' } } }),
  'hugepages and a guest of no memory': memory({ guest: '0', hugepages: { pageSize: '2Mi' } }),
  'hugepages without a size': hugepages(undefined),
  'hugepages of an empty size': hugepages(''),
  'hugepages of a size in megabytes': hugepages('2MB'),
  'hugepages of no size': hugepages('0'),
  'hugepages that are larger than the guest': hugepages('2Gi'),
  'hugepages that do not add up to the guest': hugepages('3Mi'),
  'hugepages that do not add up to the memory request': hugepages('2Mi', { resources: { requests: { memory: '1023Mi' } } }),
  'hugepages that do not add up to the memory limit': hugepages('2Mi', { resources: { limits: { memory: '1025Mi' } } }),
  'hugepages that add up to the memory request, but not to the guest': memory({ guest: '1025Mi', hugepages: { pageSize: '2Mi' } }, {
    resources: { requests: { memory: '1Gi' } },
  }),
});

const most = machines({
  'memory that may grow': growing({}),
  'memory that may not grow any more': growing({ maxGuest: '1Gi' }),
  'memory that may grow on the cluster\'s architecture': memory({ maxGuest: '4Gi' }),
  'memory that may grow on arm64': { ...growing({}), architecture: 'arm64' },
  'memory that may grow on s390x': { ...growing({}), architecture: 's390x' },
  'memory that is to shrink': growing({ maxGuest: '512Mi' }),
  'memory that may grow from no size': growing({ guest: undefined }),
  'memory that may grow from a request': growing({ guest: undefined }, { resources: { requests: { memory: '1Gi' } } }),
  'memory that may grow from a limit': growing({ guest: undefined }, { resources: { limits: { memory: '1Gi' } } }),
  'memory that may grow from too little': growing({ guest: '512Mi' }),
  'memory that may grow from an odd size': growing({ guest: '1025Mi' }),
  'memory that may grow to an odd size': growing({ maxGuest: '4097Mi' }),
  'memory in small pages that may grow to an odd size': growing({ hugepages: { pageSize: '2Mi' }, maxGuest: '1537Mi' }),
  'memory in small pages that may grow': growing({ hugepages: { pageSize: '2Mi' }, maxGuest: '1536Mi' }),
  'memory in large pages that may grow': growing({ hugepages: { pageSize: '1Gi' } }),
  'memory in large pages that may grow by less than a page': growing({ hugepages: { pageSize: '1Gi' }, maxGuest: '1536Mi' }),
  'memory that may grow under guest mapping': growing({ hugepages: { pageSize: '2Mi' } }, {
    cpu: { cores: 1, dedicatedCpuPlacement: true, numa: { guestMappingPassthrough: {} } },
  }),
  'memory that may grow in real time': growing({ hugepages: { pageSize: '2Mi' } }, {
    cpu: { cores: 1, dedicatedCpuPlacement: true, numa: { guestMappingPassthrough: {} }, realtime: {} },
  }),
});

const encrypted = machines({
  'encrypted memory that may grow': growing({}, { launchSecurity: { sev: {} }, firmware: { bootloader: { efi: { secureBoot: false } } } }),
}, ['WorkloadEncryptionSEV']);

const overhead = { memory: { reservedOverhead: { addedOverhead: '128Mi', memLock: 'Required' } } };
const reserved = {
  ...machines({ 'reserved overhead without its gate': { domain: overhead } }),
  ...machines({ 'reserved overhead': { domain: overhead } }, ['ReservedOverheadMemlock']),
};

export const amounts: Corpus = { ...asked, ...given, ...byInstancetype, ...pages, ...most, ...encrypted, ...reserved };
