// Everything a machine has besides disks and networks: clocks, Hyper-V enlightenments, CPUs, probes, placement groups, credentials, filesystems.
import { Chart, Duration, Size, Testing } from 'cdk8s';
import {
  Architecture, CloudInit, CpuFeaturePolicy, HypervEnlightenment, HypervEnlightenments, ImageSource, InputBus, InterfaceBinding, IoThreadsPolicy,
  Machine, MachineProps, MachineSize, TickPolicy, UnsatisfiableConstraintAction, type VirtualGpuOptions, VolumeSource,
} from '../../src';
import { linesThrown } from '../lines-thrown';

const size = MachineSize.SMALL;

const machineOf = (props: MachineProps) => new Machine(new Chart(Testing.app(), 'farm', { namespace: 'vms' }), 'web', props);

const instance = (props: MachineProps) => machineOf(props).apiObject.toJson().spec.template.spec;

/** The lines of the error that a machine throws, without its path. */
const refusal = (props: MachineProps) => linesThrown(() => machineOf(props)).map((line) => line.replace('farm/web: ', ''));

/** The errors that synth reports for a machine. */
const checked = (props: MachineProps): string[] => machineOf(props).node.validate();

describe('clocks', () => {
  test('are in UTC unless they have a time zone, with the given timers', () => {
    expect(instance({ size, clock: {} }).domain.clock).toEqual({ utc: {} });
    const clock = { timezone: 'Europe/Oslo', hpet: false, kvm: true, hyperv: false, pitTickPolicy: TickPolicy.DISCARD, rtcTickPolicy: TickPolicy.CATCHUP };
    expect(instance({ size, clock, hyperv: HypervEnlightenments.BASIC }).domain.clock).toEqual({
      timezone: 'Europe/Oslo',
      timer: {
        hpet: { present: false }, kvm: { present: true }, hyperv: { present: false }, pit: { tickPolicy: 'discard' }, rtc: { tickPolicy: 'catchup' },
      },
    });
    expect(instance({ size }).domain).not.toHaveProperty('clock');
  });

  test('have the name of a time zone on Linux', () => {
    expect(refusal({ size, clock: { timezone: 'W. Europe Standard Time' }, firmwareUuid: 'a' })).toEqual([
      expect.stringContaining('firmwareUuid: "a" is not a UUID'),
      'clock.timezone: "W. Europe Standard Time" is not a time zone: write a name below /usr/share/zoneinfo, such as "Europe/Berlin"',
    ]);
  });

  test('share a list of enlightenments that no program can change', () => {
    expect(() => HypervEnlightenments.BASIC.push(HypervEnlightenment.RESET)).toThrow('not extensible');
    expect(HypervEnlightenments.BASIC).toHaveLength(3);
  });

  test('have Hyper-V\'s timer if any enlightenment is on', () => {
    const hyperv = [...HypervEnlightenments.BASIC, HypervEnlightenment.VAPIC, HypervEnlightenment.SYNICTIMER];
    const { features, clock } = instance({ size, hyperv }).domain;
    expect(features.hyperv).toEqual({ relaxed: {}, vapic: {}, spinlocks: { spinlocks: 8191 }, synictimer: { direct: {} } });
    expect(clock).toEqual({ timer: { hyperv: {} } });
    // Only x86 has this clock.
    expect(instance({ size, hyperv: HypervEnlightenments.BASIC, architecture: Architecture.ARM64 }).domain.clock).toBeUndefined();
    expect(instance({ size, hyperv: [HypervEnlightenment.RESET], clock: {} }).domain)
      .toMatchObject({ features: { hyperv: { reset: {} } }, clock: { utc: {}, timer: { hyperv: {} } } });
    expect(instance({ size, hyperv: [] }).domain).not.toHaveProperty('features');
  });
});

test('a machine does without the devices that KubeVirt attaches by itself only if it says so', () => {
  const devices = { autoattachGraphicsDevice: false, autoattachSerialConsole: false, autoattachMemBalloon: false };
  expect(instance({ size, ...devices }).domain.devices).toMatchObject(devices);
  expect(instance({ size, autoattachMemBalloon: true }).domain.devices).toMatchObject({ autoattachMemBalloon: true });
  expect(Object.keys(instance({ size }).domain.devices).filter((name) => name.startsWith('autoattach'))).toEqual([]);
});

test('CPUs have features, NUMA passthrough and an isolated emulator thread', () => {
  const cpu = {
    cores: 4,
    dedicatedCpuPlacement: true,
    isolateEmulatorThread: true,
    numa: true,
    features: [{ name: 'vmx' }, { name: 'pcid', policy: CpuFeaturePolicy.DISABLE }],
  };
  const machine = { cpu, memory: Size.gibibytes(4), hugepages: Size.mebibytes(2) };
  expect(instance(machine).domain.cpu).toEqual({
    cores: 4,
    dedicatedCpuPlacement: true,
    isolateEmulatorThread: true,
    numa: { guestMappingPassthrough: {} },
    features: [{ name: 'vmx' }, { name: 'pcid', policy: 'disable' }],
  });
  expect(checked(machine)).toEqual([]);
  expect(checked({ ...machine, hugepages: undefined })).toEqual([expect.stringContaining('numa')]);
  expect(MachineSize.of({ cpu, memory: Size.gibibytes(4) }).cpu).toEqual(cpu);
});

describe('probes', () => {
  test.each([
    ['the guest agent', { guestAgentPing: true }, { guestAgentPing: {} }],
    ['a command in the guest', { command: ['cat', '/run/ready'] }, { exec: { command: ['cat', '/run/ready'] } }],
    ['a port', { tcpPort: 22 }, { tcpSocket: { port: 22 } }],
    ['HTTP', { httpPort: 8080, httpPath: '/healthz' }, { httpGet: { port: 8080, path: '/healthz' } }],
  ])('ask %s', (_, probe, expected) => {
    expect(instance({ size, readinessProbe: probe, livenessProbe: probe })).toMatchObject({ readinessProbe: expected, livenessProbe: expected });
    expect(checked({ size, readinessProbe: probe, livenessProbe: probe })).toEqual([]);
  });

  test('have times and thresholds', () => {
    const thresholds = { failureThreshold: 5, successThreshold: 2 };
    const times = { initialDelay: Duration.minutes(2), period: Duration.seconds(20), timeout: Duration.seconds(5) };
    expect(instance({ size, readinessProbe: { tcpPort: 22, ...times, ...thresholds } }).readinessProbe).toEqual({
      tcpSocket: { port: 22 }, initialDelaySeconds: 120, periodSeconds: 20, timeoutSeconds: 5, ...thresholds,
    });
    const atOnce = { tcpPort: 22, initialDelay: Duration.seconds(0), period: Duration.seconds(0), timeout: Duration.seconds(0) };
    expect(instance({ size, readinessProbe: atOnce }).readinessProbe).toEqual({ tcpSocket: { port: 22 } });
  });

  test('are refused with no or several checks, an invalid port or a fraction of a second', () => {
    const livenessProbe = { httpPath: '/', period: Duration.millis(1) };
    expect(refusal({ size, readinessProbe: { tcpPort: 0, command: ['true'] }, livenessProbe })).toEqual([
      'readinessProbe: has command and tcpPort: write one of guestAgentPing, command, tcpPort, httpPort',
      'readinessProbe.tcpPort: 0 is not a whole number from 1 to 65535: write such a number',
      'livenessProbe: has nothing: write one of guestAgentPing, command, tcpPort, httpPort',
      'livenessProbe.httpPath: "/" needs a port: write httpPort, or leave it out',
      'livenessProbe.period: 0.001 seconds is not a whole number: write Duration.seconds(1)',
    ]);
  });
});

test('a toleration with an empty value is written without it, as KubeVirt stores it', () => {
  expect(instance({ size, tolerations: [{ key: 'dedicated', value: '' }] }).tolerations).toEqual([{ key: 'dedicated', operator: 'Equal' }]);
});

describe('machines with given labels', () => {
  const labels = { tier: 'web' };
  const selector = { labelSelector: { matchLabels: labels } };

  test('are spread over zones, or strictly over another topology', () => {
    const strict = { labels, topologyKey: 'rack', maxSkew: 2, whenUnsatisfiable: UnsatisfiableConstraintAction.DO_NOT_SCHEDULE };
    expect(instance({ size, spread: [{ labels }, strict] }).topologySpreadConstraints).toEqual([
      { ...selector, maxSkew: 1, topologyKey: 'topology.kubernetes.io/zone', whenUnsatisfiable: 'ScheduleAnyway' },
      { ...selector, maxSkew: 2, topologyKey: 'rack', whenUnsatisfiable: 'DoNotSchedule' },
    ]);
  });

  test('are kept apart in addition to a given affinity', () => {
    const term = { ...selector, topologyKey: 'example.com/row' };
    const preference = { matchExpressions: [{ key: 'a', operator: 'Exists' }] };
    const nodeAffinity = { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, preference }] };
    const affinity = { nodeAffinity, podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [term] } };
    expect(instance({ size, affinity, keepApart: [{ labels }, { labels, topologyKey: 'rack', required: false }] }).affinity).toEqual({
      nodeAffinity,
      podAntiAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: [term, { ...selector, topologyKey: 'kubernetes.io/hostname' }],
        preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 100, podAffinityTerm: { ...selector, topologyKey: 'rack' } }],
      },
    });
    expect(affinity.podAntiAffinity.requiredDuringSchedulingIgnoredDuringExecution).toEqual([term]);
    expect(instance({ size, keepApart: [{ labels, required: false, weight: 1 }] }).affinity.podAntiAffinity).toEqual({
      preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, podAffinityTerm: { ...selector, topologyKey: 'kubernetes.io/hostname' } }],
    });
    expect(instance({ size, keepApart: [{ labels }] }).affinity.podAntiAffinity).toEqual({
      requiredDuringSchedulingIgnoredDuringExecution: [{ ...selector, topologyKey: 'kubernetes.io/hostname' }],
    });
  });

  test('do not hide that the given affinity is invalid', () => {
    const required = 'requiredDuringSchedulingIgnoredDuringExecution';
    for (const affinity of ['podAffinity', { podAntiAffinity: 'zone' }, { podAntiAffinity: { [required]: {} } }, { podAntiAffinity: { [required]: 'zone' } }]) {
      expect(checked({ size, affinity, keepApart: [{ labels }] })).toEqual([expect.stringContaining('spec.template.spec.affinity')]);
    }
  });

  test('are kept apart if the given affinity is null', () => {
    const alone = instance({ size, keepApart: [{ labels }] }).affinity;
    for (const affinity of [null, { podAntiAffinity: null }, { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: null } }]) {
      expect(instance({ size, affinity, keepApart: [{ labels }] }).affinity).toEqual(alone);
    }
  });

  test('have at least one label, without which the selector would match every pod', () => {
    const told = 'is empty, which selects every pod: write the labels of the group, or { "kubevirt.io": "virt-launcher" } for all machines';
    expect(refusal({ size, spread: [{ labels }, { labels: {} }], keepApart: [{ labels: { a: undefined as any } }] })).toEqual([
      `spread[1].labels: ${told}`, `keepApart[0].labels: ${told}`,
    ]);
  });

  test('have numbers that Kubernetes accepts, and a weight only if they are not required', () => {
    const keepApart = [{ labels, required: false, weight: 101 }, { labels, weight: 50 }];
    expect(refusal({ size, spread: [{ labels, maxSkew: 0 }], keepApart })).toEqual([
      'spread[0].maxSkew: 0 is not valid here: write a whole number from 1',
      'keepApart[0].weight: 101 is not valid here: write a whole number from 1 to 100',
      'keepApart[1].weight: 50 has no effect, since a required group always counts: write required: false, or leave out weight',
    ]);
  });
});

describe('users who log in', () => {
  const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
  const access = { sshKeySecrets: [{ secretName: 'operators' }, { secretName: 'ada', users: ['ada'] }], userPasswordSecrets: ['console'] };
  const secret = (secretName: string) => ({ source: { secret: { secretName } } });

  test.each([
    ['noCloud', CloudInit.noCloud({ packages: ['git'] })], ['configDrive', CloudInit.configDrive({ packages: ['git'] })],
  ])('get keys from %s or the guest agent, and passwords', (way, cloudInit) => {
    const machine = { size, image, cloudInit, ...access };
    expect(instance(machine).accessCredentials).toEqual([
      { sshPublicKey: { ...secret('operators'), propagationMethod: { [way]: {} } } },
      { sshPublicKey: { ...secret('ada'), propagationMethod: { qemuGuestAgent: { users: ['ada'] } } } },
      { userPassword: { ...secret('console'), propagationMethod: { qemuGuestAgent: {} } } },
    ]);
    expect(checked(machine)).toEqual([]);
  });

  test('get no keys from cloud-init on a machine without it', () => {
    expect(checked({ size, image, sshKeySecrets: [{ secretName: 'operators' }] })).toEqual([
      expect.stringContaining('the machine has no volume of cloudInitNoCloud'),
    ]);
  });

  test('get no credentials from a Secret with an invalid name', () => {
    expect(refusal({ size, sshKeySecrets: [{ secretName: 'My Keys', users: [] }], userPasswordSecrets: ['_'] })).toEqual([
      'sshKeySecrets[0].secretName: "My Keys" is not the name of a Secret that a machine can get credentials from: write at most 51 lower-case letters, digits and "-", such as "ada-keys"',
      'sshKeySecrets[0].users: is empty: write the users who log in with the keys, or leave it out for cloud-init\'s default user',
      'userPasswordSecrets[0]: "_" is not the name of a Secret that a machine can get credentials from: write at most 51 lower-case letters, digits and "-", such as "ada-keys"',
    ]);
  });

  test('get credentials from each Secret only once, since the pod mounts it by name', () => {
    expect(refusal({ size, sshKeySecrets: [{ secretName: 'keys' }, { secretName: 'keys', users: ['ada'] }], userPasswordSecrets: ['keys'] })).toEqual([
      'sshKeySecrets[1].secretName: "keys" is already at sshKeySecrets[0].secretName: keep one of them',
      'userPasswordSecrets[0]: "keys" is already at sshKeySecrets[0].secretName: keep one of them',
    ]);
  });
});

test('a machine has tablets and I/O threads', () => {
  const { devices, ioThreadsPolicy, ioThreads } = instance({
    size,
    inputs: [{ name: 'tablet' }, { name: 'pen', bus: InputBus.VIRTIO }],
    ioThreadsPolicy: IoThreadsPolicy.SUPPLEMENTAL_POOL,
    supplementalPoolThreadCount: 4,
  }).domain;
  expect({ inputs: devices.inputs, ioThreadsPolicy, ioThreads }).toEqual({
    inputs: [{ name: 'tablet', type: 'tablet', bus: 'usb' }, { name: 'pen', type: 'tablet', bus: 'virtio' }],
    ioThreadsPolicy: 'supplementalPool',
    ioThreads: { supplementalPoolThreadCount: 4 },
  });
});

describe('filesystems', () => {
  test('come from ConfigMaps, Secrets and claims', () => {
    const filesystems = [
      { name: 'settings', volume: VolumeSource.configMap('app-settings') },
      { name: 'keys', volume: VolumeSource.secret('app-keys') },
      { name: 'share', volume: VolumeSource.persistentVolumeClaim('team-share') },
    ];
    const { domain: { devices }, volumes } = instance({ size, filesystems });
    expect(devices.filesystems).toEqual(filesystems.map(({ name }) => ({ name, virtiofs: {} })));
    expect(volumes.slice(1)).toEqual([
      { name: 'settings', configMap: { name: 'app-settings' } },
      { name: 'keys', secret: { secretName: 'app-keys' } },
      { name: 'share', persistentVolumeClaim: { claimName: 'team-share' } },
    ]);
    expect(checked({ size, filesystems })).toEqual([]);
  });

  test('are refused if they are disks, or have the name of one', () => {
    const filesystems = [
      { name: 'root', volume: VolumeSource.configMap('app-settings') },
      { name: 'Empty', volume: VolumeSource.emptyDisk(Size.gibibytes(1)) },
      { name: 'root', volume: VolumeSource.dataVolumeTemplate('web-data', { image: ImageSource.blank(), size: Size.gibibytes(1) }) },
    ];
    expect(refusal({ size, filesystems })).toEqual([
      'filesystems[0].name: "root" is already the name of a disk: write another name',
      expect.stringContaining('filesystems[1].name: "Empty" is not a DNS label'),
      expect.stringContaining('filesystems[1].volume: "emptyDisk" is not a filesystem'),
      expect.stringContaining('filesystems[2].volume: "dataVolume" is not a filesystem'),
      'filesystems[2].name: "root" is already the name of a disk: write another name',
      'filesystems[2].name: "root" is already at filesystems[0].name: keep one of them',
    ]);
  });
});

test('a device of the node has the name of a resource, which Kubernetes requires', () => {
  const [named, unnamed] = [{ name: 'a', deviceName: 'nvidia.com/T4' }, { name: 'b', deviceName: 'tesla' }];
  expect(refusal({ size, gpus: [named, unnamed], hostDevices: [{ name: 'c', deviceName: '10DE:1EB8' }] })).toEqual([
    'gpus[1].deviceName: "tesla" is not a resource of nodes: write a domain and a name after "/" as nodes list it, such as "nvidia.com/A100"',
    'hostDevices[0].deviceName: "10DE:1EB8" is not a resource of nodes: write a domain and a name after "/" as nodes list it, such as "nvidia.com/A100"',
  ]);
});

describe('a virtual GPU', () => {
  const [deviceName, other] = ['nvidia.com/GRID_T4-1Q', 'nvidia.com/GRID_T4-2Q'];
  const gpus = (...options: VirtualGpuOptions[]) => options.map((virtualGpuOptions, index) => ({ name: `gpu-${index}`, deviceName, virtualGpuOptions }));

  test('has a display if it is asked for, with or without a framebuffer for the boot', () => {
    expect(instance({ size, gpus: [{ name: 'gpu', deviceName: other }, ...gpus({}, { display: true }, { display: true, ramFb: false }, { display: false })] }).domain.devices.gpus).toEqual([
      { name: 'gpu', deviceName: other },
      { name: 'gpu-0', deviceName },
      { name: 'gpu-1', deviceName, virtualGPUOptions: { display: { enabled: true } } },
      { name: 'gpu-2', deviceName, virtualGPUOptions: { display: { enabled: true, ramFB: { enabled: false } } } },
      { name: 'gpu-3', deviceName, virtualGPUOptions: { display: { enabled: false } } },
    ]);
  });

  test('is the only one with a framebuffer', () => {
    expect(checked({ size, gpus: gpus({ display: true }, { display: true, ramFb: false }) })).toEqual([]);
    expect(checked({ size, gpus: gpus({ display: true }, { display: true }) })).toEqual([expect.stringMatching(/gpus\[1\]\.virtualGPUOptions\.display\.ramFB: .* \[one-ram-display\]$/)]);
  });

  test('has no framebuffer without a display', () => {
    expect(refusal({ size, gpus: gpus({ ramFb: true }, { ramFb: false, display: false }) })).toEqual([
      'gpus[0].virtualGpuOptions.ramFb: true is for a display, and the GPU has none: write display: true too, or leave ramFb out',
      'gpus[1].virtualGpuOptions.ramFb: false is for a display, and the GPU has none: write display: true too, or leave ramFb out',
    ]);
  });
});

describe('a device name', () => {
  const [gpu, card] = [{ name: 'gpu', deviceName: 'nvidia.com/T4' }, { name: 'gpu', deviceName: 'nvidia.com/A2' }];

  test('belongs to one disk, network or tablet, since libvirt requires unique names', () => {
    expect(refusal({ size, disks: [{ name: 'default', size: Size.gibibytes(1) }] })).toEqual([
      '"default" is the name of a disk and a network, and libvirt does not start a machine with two devices of the same name: give each its own name',
    ]);
    expect(refusal({ size, networks: [{ name: 'root' }, { name: 'pen', networkName: 'lab' }], inputs: [{ name: 'root' }, { name: 'pen' }] })).toEqual([
      '"root" is the name of a disk, a network and a tablet, and libvirt does not start a machine with two devices of the same name: give each its own name',
      '"pen" is the name of a network and a tablet, and libvirt does not start a machine with two devices of the same name: give each its own name',
    ]);
    const networks = [{ name: 'default' }, { name: 'root', networkName: 'fast', binding: InterfaceBinding.SRIOV }];
    expect(refusal({ size, networks })).toEqual([]);
  });

  test('appears once in each list', () => {
    expect(refusal({ size, gpus: [gpu, card], hostDevices: [gpu, card], inputs: [{ name: 'pen' }, { name: 'pen' }] })).toEqual([
      'gpus[1].name: "gpu" is already at gpus[0].name: keep one of them',
      'hostDevices[1].name: "gpu" is already at hostDevices[0].name: keep one of them',
      'inputs[1].name: "pen" is already at inputs[0].name: keep one of them',
    ]);
    expect(refusal({ size, gpus: [gpu], hostDevices: [gpu], inputs: [{ name: 'gpu' }] })).toEqual([]);
  });
});
