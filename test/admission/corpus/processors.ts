// CPUs of a guest: their number, model and features, and dedicated ones.
import { machines, virtualMachines, type Corpus } from './corpus';

const cpu = (change: object, rest: object = {}) => ({ domain: { cpu: change, ...rest } });
const dedicated = (change: object, rest: object = {}) => cpu({ dedicatedCpuPlacement: true, ...change }, rest);
const dedicatedAsking = (resources: object, change: object = {}) => dedicated(change, { resources });

const hugepages = { memory: { hugepages: { pageSize: '2Mi' } } };
const numa = { guestMappingPassthrough: {} };

const topologies = machines({
  'sockets, cores and threads': cpu({ sockets: 2, cores: 2, threads: 2 }),
  'no sockets, cores and threads': cpu({ sockets: 0, cores: 0, threads: 0 }),
  'as many sockets as there may be': cpu({ sockets: 4, maxSockets: 4 }),
  'more sockets than there may be': cpu({ sockets: 5, maxSockets: 4 }),
  'more sockets than none': cpu({ sockets: 5, maxSockets: 0 }),
  'as many sockets by a CPU limit as there may be': cpu({ maxSockets: 4 }, { resources: { requests: { cpu: 5 }, limits: { cpu: '4' } } }),
  'more sockets by a CPU limit than there may be': cpu({ maxSockets: 4 }, { resources: { limits: { cpu: '4500m' } } }),
  'more sockets by a CPU request than there may be': cpu({ maxSockets: 4 }, { resources: { requests: { cpu: 5 } } }),
  'cores besides a CPU limit of more than the sockets there may be': cpu({ cores: 1, maxSockets: 4 }, { resources: { limits: { cpu: '5' } } }),
});

const features = machines({
  'features of processors': cpu({
    features: [
      { name: 'apic' }, { name: 'avx', policy: '' }, { name: 'clfsh', policy: 'force' }, { name: 'vmx', policy: 'require' },
      { name: 'pcid', policy: 'optional' }, { name: 'svm', policy: 'disable' }, { name: 'fma', policy: 'forbid' },
    ],
  }),
  'a feature of processors with a policy that there is not': cpu({ features: [{ name: 'apic' }, { name: 'vmx', policy: 'required' }] }),
  'a feature of processors with a policy in upper case': cpu({ features: [{ name: 'vmx', policy: 'Require' }] }),
  'a model of processors': cpu({ model: 'Haswell' }),
  'a model of processors that there is not': cpu({ model: 'host-passtrough' }),
});

const pinned = machines({
  'dedicated processors': dedicated({ cores: 2 }),
  'dedicated processors without a number': dedicated({}),
  'dedicated processors by a request': dedicatedAsking({ requests: { cpu: '2' } }),
  'dedicated processors by a limit': dedicatedAsking({ limits: { cpu: '2000m' } }),
  'dedicated processors by a request of nothing': dedicatedAsking({ requests: { cpu: '0' } }),
  'dedicated processors by a request and the same limit': dedicatedAsking({ requests: { cpu: '2' }, limits: { cpu: '2' } }),
  'dedicated processors by a request and another limit': dedicatedAsking({ requests: { cpu: '1' }, limits: { cpu: '2' } }),
  'a part of a dedicated processor by a request': dedicatedAsking({ requests: { cpu: '1500m' } }),
  'a part of a dedicated processor by a limit': dedicatedAsking({ limits: { cpu: '500m' } }),
  'as many dedicated processors as are asked for': dedicatedAsking({ requests: { cpu: '8' } }, { sockets: 2, cores: 2, threads: 2 }),
  'as many dedicated processors in each place': dedicatedAsking({ requests: { cpu: '2' }, limits: { cpu: 2 } }, { cores: 2 }),
  'more dedicated processors than are asked for': dedicatedAsking({ requests: { cpu: '2' } }, { cores: 4 }),
  'fewer dedicated processors than the limit': dedicatedAsking({ limits: { cpu: '4' } }, { cores: 2 }),
  'the same memory by a request and a limit of dedicated processors': dedicatedAsking({ requests: { memory: '1Gi' }, limits: { memory: '1Gi' } }, { cores: 1 }),
  'other memory by a request than by a limit of dedicated processors': dedicatedAsking({ requests: { memory: '1Gi' }, limits: { memory: '2Gi' } }, { cores: 1 }),
  'dedicated processors without memory': dedicated({ cores: 1 }, { memory: undefined }),
  'dedicated processors and memory of no size': dedicated({ cores: 1 }, { memory: { guest: undefined } }),
  'dedicated processors and a guest of no memory': dedicated({ cores: 1 }, { memory: { guest: '0' } }),
  'dedicated processors and memory by a limit': dedicated({ cores: 1 }, { memory: undefined, resources: { limits: { memory: '1Gi' } } }),
  'two threads on a dedicated core': dedicated({ cores: 2, threads: 2 }),
  'three threads on a dedicated core': dedicated({ cores: 2, threads: 3 }),
  'three threads on a core': cpu({ cores: 2, threads: 3 }),
  'two threads on a dedicated core of arm64': { architecture: 'arm64', ...dedicated({ cores: 2, threads: 2 }) },
  'two threads on a core of arm64': { architecture: 'arm64', ...cpu({ cores: 2, threads: 2 }) },
  'one thread on a dedicated core of arm64': { architecture: 'arm64', ...dedicated({ cores: 2, threads: 1 }) },
});

const onPinned = machines({
  'an emulator thread of its own': dedicated({ cores: 2, isolateEmulatorThread: true }),
  'an emulator thread of its own without dedicated processors': cpu({ cores: 2, isolateEmulatorThread: true }),
  'no emulator thread of its own': cpu({ cores: 2, isolateEmulatorThread: false }),
  'guest mapping': dedicated({ cores: 2, numa }, hugepages),
  'guest mapping without dedicated processors': cpu({ cores: 2, numa }, hugepages),
  'guest mapping without hugepages': dedicated({ cores: 2, numa }),
  'no guest mapping': cpu({ cores: 2, numa: {} }),
  'real time': dedicated({ cores: 2, numa, realtime: {} }, hugepages),
  'real time for some processors': dedicated({ cores: 2, numa, realtime: { mask: '0-1,^1' } }, hugepages),
  'real time without dedicated processors': cpu({ cores: 2, numa, realtime: {} }, hugepages),
  'real time without guest mapping': dedicated({ cores: 2, realtime: {} }, hugepages),
});

const byInstancetype = virtualMachines({
  'an instance type besides dedicated processors': {
    instancetype: { name: 'given', kind: 'VirtualMachineInstancetype' },
    template: { spec: dedicated({}, { memory: undefined }) },
  },
});

export const processors: Corpus = { ...topologies, ...features, ...pinned, ...onPinned, ...byInstancetype };
