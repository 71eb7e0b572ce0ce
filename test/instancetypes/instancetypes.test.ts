// Instance types and preferences, in a namespace or for the cluster, and machines that refer to them.
import { Chart, Duration, Size, Testing } from 'cdk8s';
import {
  Architecture, DiskBus, HypervEnlightenment, type InstancetypeReference, InterfaceModel, IoThreadsPolicy, Machine, type MachineProps,
  PreferredCpuTopology, TickPolicy, VirtualMachineClusterInstancetype, VirtualMachineClusterPreference, VirtualMachineInstancetype,
  VirtualMachinePreference,
} from '../../src';

const chart = () => new Chart(Testing.app(), 'types', { namespace: 'machines' });

const memory = Size.gibibytes(4);

test('an instance type and a preference with only the required fields', () => {
  const scope = chart();
  new VirtualMachineInstancetype(scope, 'small', { cpu: 2, memory });
  new VirtualMachinePreference(scope, 'plain', {});
  expect(Testing.synth(scope)).toMatchSnapshot();
});

test('an instance type and a preference with all fields', () => {
  const scope = chart();
  new VirtualMachineClusterInstancetype(scope, 'cx1.large', {
    cpu: 4,
    memory,
    cpuModel: 'host-passthrough',
    dedicatedCpuPlacement: true,
    isolateEmulatorThread: true,
    numa: true,
    hugepages: Size.mebibytes(2),
    gpus: [{ name: 'gpu-0', deviceName: 'nvidia.com/TU104GL_Tesla_T4', virtualGpuOptions: { display: true } }],
    hostDevices: [{ name: 'nvme-0', deviceName: 'example.com/nvme' }],
    ioThreadsPolicy: IoThreadsPolicy.AUTO,
    nodeSelector: { pool: 'fast' },
    annotations: { 'example.com/class': 'compute' },
    metadata: { labels: { 'example.com/series': 'cx1' } },
  });
  new VirtualMachineClusterInstancetype(scope, 'o1.large', { cpu: 4, memory, overcommitPercent: 50 });
  new VirtualMachineClusterPreference(scope, 'windows.11', {
    preferredCpuTopology: PreferredCpuTopology.SOCKETS,
    preferredDiskBus: DiskBus.SATA,
    preferredCdromBus: DiskBus.SATA,
    preferredInterfaceModel: InterfaceModel.E1000E,
    preferredMultiqueue: true,
    preferredTablet: true,
    preferredRng: true,
    preferredTpm: { persistent: true },
    preferredSecureBoot: true,
    preferredHyperv: [HypervEnlightenment.RELAXED, HypervEnlightenment.SPINLOCKS],
    preferredClock: { timezone: 'Europe/Oslo', hpet: false, pitTickPolicy: TickPolicy.DELAY, rtcTickPolicy: TickPolicy.CATCHUP },
    preferredMachineType: 'q35',
    preferredArchitecture: Architecture.AMD64,
    preferredStorageClassName: 'fast-ssd',
    preferredTerminationGracePeriod: Duration.hours(1),
    requiredCpu: 2,
    requiredMemory: memory,
    requiredArchitecture: Architecture.AMD64,
    annotations: { 'vm.kubevirt.io/os': 'windows11' },
  });
  expect(Testing.synth(scope)).toMatchSnapshot();
});

test.each([
  ['its namespace', VirtualMachineInstancetype, VirtualMachinePreference],
  ['the cluster', VirtualMachineClusterInstancetype, VirtualMachineClusterPreference],
])('a machine can refer to an instance type and a preference of %s', (_, Instancetype, Preference) => {
  const scope = chart();
  const instancetype = new Instancetype(scope, 'u1.small', { cpu: 1, memory }).reference;
  const preference = new Preference(scope, 'fedora', { preferredRng: true }).reference;
  const machine = new Machine(scope, 'web-1', { instancetype, preference, disks: [{ name: 'root', size: Size.gibibytes(10) }] });
  expect(machine.apiObject.toJson().spec).toMatchObject({
    instancetype: { name: 'u1.small', kind: Instancetype.name }, preference: { name: 'fedora', kind: Preference.name },
  });
  Testing.synth(scope);
});

describe('a reference is refused', () => {
  const scope = chart();
  const own = new VirtualMachineInstancetype(scope, 'u1.small', { cpu: 1, memory });
  const shared = new VirtualMachineClusterPreference(scope, 'fedora', {});
  const refusal = (props: Pick<MachineProps, 'instancetype' | 'preference'>) => () => new Machine(scope, 'web-1', { instancetype: own.reference, ...props });
  const construct = 'is a construct: write its reference, such as type.reference';

  test.each<[string, Pick<MachineProps, 'instancetype' | 'preference'>, string]>([
    ['an instance type itself', { instancetype: own }, `types/web-1: instancetype: ${construct}`],
    ['a preference itself', { preference: shared }, `types/web-1: preference: ${construct}`],
    ['the object of an instance type', { instancetype: own.apiObject }, `types/web-1: instancetype.kind: unknown field: write scope\ntypes/web-1: instancetype: ${construct}`],
    ['a preference as an instance type', { instancetype: shared.reference }, 'types/web-1: instancetype: refers to a "VirtualMachineClusterPreference": write the reference of a "VirtualMachineClusterInstancetype"'],
    ['an instance type as a preference', { preference: { ...own.reference, revisionName: 'one' } }, 'types/web-1: preference: refers to a "VirtualMachineInstancetype": write the reference of a "VirtualMachinePreference"'],
    ['a kind instead of a scope', { instancetype: { name: 'u1', kind: 'VirtualMachineInstancetype' } as InstancetypeReference }, 'types/web-1: instancetype.kind: unknown field: write scope'],
  ])('if it is %s', (_, props, message) => {
    expect(refusal(props)).toThrow(new Error(message));
  });
});

test('one error lists every mistake', () => {
  expect(() => new VirtualMachineInstancetype(chart(), 'small', { cpu: 0, memory, overcommitPercent: 101 })).toThrow(new Error([
    'types/small: cpu: 0 is not a whole number of at least 1: write such a number',
    'types/small: overcommitPercent: 101 is not a whole number from 0 to 100: write such a number',
  ].join('\n')));
  expect(() => new VirtualMachinePreference(chart(), 'sealed', { preferredSecureBoot: true, preferredEfi: false, requiredCpu: 0, preferredClock: { timezone: 'Europe Oslo' } })).toThrow(new Error([
    'types/sealed: requiredCpu: 0 is not a whole number of at least 1: write such a number',
    'types/sealed: preferredClock.timezone: "Europe Oslo" is not a time zone: write a name below /usr/share/zoneinfo, such as "Europe/Berlin"',
    'types/sealed: preferredSecureBoot true needs UEFI: write preferredEfi: true, or leave preferredEfi out',
  ].join('\n')));
  expect(() => new VirtualMachineClusterInstancetype(chart(), 'Small', { cpu: 0, memory, metadata: { namespace: 'types' } })).toThrow(new Error([
    'types/Small: metadata.namespace: "types" is set, but the object is cluster-scoped: leave it out',
    'types/Small: metadata.name: "Small" is not an object\'s name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
    'types/Small: cpu: 0 is not a whole number of at least 1: write such a number',
  ].join('\n')));
  expect(() => new VirtualMachineClusterPreference(chart(), 'Windows', {})).toThrow('types/Windows: metadata.name: "Windows" is not an object\'s name');
  expect(() => new VirtualMachineClusterPreference(chart(), 'w'.repeat(64), {})).toThrow('has 64 characters: shorten it to at most 63');
});

// Otherwise KubeVirt would refuse every machine of the instance type.
test('memory must be a whole number of huge pages', () => {
  const make = (size: Size, hugepages: Size) => () => new VirtualMachineInstancetype(chart(), 'huge', { cpu: 1, memory: size, hugepages });
  expect(make(Size.mebibytes(1536), Size.gibibytes(1))).toThrow(new Error(
    'types/huge: hugepages: the memory "1536Mi" is not a whole number of "1Gi": write a page size that divides it, or other memory',
  ));
  expect(make(Size.mebibytes(1536), Size.mebibytes(512))).not.toThrow();
});

test('an instance type that KubeVirt would refuse is refused at synth', () => {
  const scope = chart();
  const type = new VirtualMachineInstancetype(scope, 'small', { cpu: 1, memory, hugepages: Size.mebibytes(2), overcommitPercent: 10 });
  expect(type.node.validate()).toEqual([expect.stringMatching(/^spec\.memory\.overcommitPercent: 10 percent is not possible with hugepages/)]);
});

test('a device of the node has the name of a resource, which Kubernetes requires', () => {
  const make = (deviceName: string) => () => new VirtualMachineInstancetype(chart(), 'gpu', { cpu: 1, memory, gpus: [{ name: 'gpu', deviceName }] });
  expect(make('tesla')).toThrow('types/gpu: gpus[0].deviceName: "tesla" is not a resource of nodes: write a domain and a name after "/" as nodes list it, such as "nvidia.com/A100"');
  expect(make('nvidia.com/A100')).not.toThrow();
});
