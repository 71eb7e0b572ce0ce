import { App, Chart, Duration, Lazy, Size, Testing } from 'cdk8s';
import {
  AccessMode, BootDevice, CloudInit, DiskBus, DiskDevice, EvictionStrategy, HypervEnlightenments, ImageSource, InferFromVolumeFailurePolicy,
  InstancetypeScope, InterfaceBinding, Machine, MachineDefaults, MachineProps, MachineSize, NodeTaintEffect, RunStrategy, VolumeMode, VolumeSource,
} from '../../src';
import { linesThrown } from '../lines-thrown';

function manifests(props: MachineProps, prepare: (app: App) => void = () => undefined): any[] {
  const app = Testing.app();
  prepare(app);
  const chart = new Chart(app, 'chart');
  new Machine(chart, 'web', props);
  return Testing.synth(chart);
}

const instance = (props: MachineProps) => manifests(props)[0].spec.template.spec;
const refusal = (props: MachineProps) => linesThrown(() => manifests(props));

test('a size gives CPUs, memory and a root disk', () => {
  expect(manifests({ size: MachineSize.SMALL })).toMatchSnapshot();
});

test.each([[MachineSize.SMALL, 1, '2Gi', '20Gi'], [MachineSize.MEDIUM, 2, '4Gi', '40Gi'], [MachineSize.LARGE, 4, '8Gi', '80Gi']])('size %# has its cores, memory and disk', (size, cores, guest, storage) => {
  const [machine, claim] = manifests({ size });
  expect(machine.spec.template.spec.domain).toMatchObject({ cpu: { cores, sockets: 1, threads: 1 }, memory: { guest } });
  expect(claim.spec.resources.requests.storage).toBe(storage);
});

test('a machine overrides the CPUs and memory of its size, and merges disks by name, field by field', () => {
  const [machine, root, data] = manifests({
    size: MachineSize.MEDIUM,
    cpu: { cores: 4 },
    memory: Size.gibibytes(8),
    disks: [{ name: 'data', size: Size.gibibytes(100), storageClassName: 'fast-ssd' }, { name: 'root', storageClassName: 'slow' }],
  });
  expect(machine.spec.template.spec.domain).toMatchObject({ cpu: { cores: 4 }, memory: { guest: '8Gi' } });
  expect(machine.spec.template.spec.domain.cpu).toEqual({ cores: 4 });
  expect(machine.spec.template.spec.volumes).toEqual([
    { name: 'root', persistentVolumeClaim: { claimName: 'web-root' } },
    { name: 'data', persistentVolumeClaim: { claimName: 'web-data' } },
  ]);
  expect([root, data].map(({ metadata, spec }) => [metadata.name, spec.resources.requests.storage, spec.storageClassName, spec.accessModes]))
    .toEqual([['web-root', '40Gi', 'slow', ['ReadWriteOnce']], ['web-data', '100Gi', 'fast-ssd', ['ReadWriteOnce']]]);
});

test('an image makes the root disk a DataVolume', () => {
  const [, disk] = manifests({ size: MachineSize.SMALL, image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04') });
  expect(disk).toMatchSnapshot();
});

test('a disk can have its own access mode, volume mode and image, or be an existing volume', () => {
  const [machine, ...claims] = manifests({
    size: MachineSize.SMALL,
    disks: [
      { name: 'shared', size: Size.gibibytes(1), accessModes: [AccessMode.READ_WRITE_MANY], volumeMode: VolumeMode.BLOCK },
      { name: 'tools', size: Size.gibibytes(1), image: ImageSource.http('https://example.com/tools.iso'), device: DiskDevice.CDROM },
      { name: 'scratch', volume: VolumeSource.emptyDisk(Size.gibibytes(4)) },
    ],
  });
  expect(claims.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual(['PersistentVolumeClaim web-root', 'PersistentVolumeClaim web-shared', 'DataVolume web-tools']);
  expect(claims[1].spec).toMatchObject({ accessModes: ['ReadWriteMany'], volumeMode: 'Block' });
  expect(machine.spec.template.spec.volumes.slice(1)).toEqual([
    { name: 'shared', persistentVolumeClaim: { claimName: 'web-shared' } },
    { name: 'tools', persistentVolumeClaim: { claimName: 'web-tools' } },
    { name: 'scratch', emptyDisk: { capacity: '4Gi' } },
  ]);
});

describe('the storage class', () => {
  test('can be set once for an app', () => {
    const [, claim] = manifests({ size: MachineSize.SMALL }, (app) => MachineDefaults.set(app, { storageClassName: 'ceph' }));
    expect(claim.spec.storageClassName).toBe('ceph');
  });

  test('is left to the cluster if nothing names one', () => {
    const [, claim] = manifests({ size: MachineSize.SMALL });
    expect(claim.spec).not.toHaveProperty('storageClassName');
  });

  test('cannot be set once the app has children', () => {
    const app = Testing.app();
    new Chart(app, 'chart');
    expect(() => MachineDefaults.set(app, { storageClassName: 'ceph' })).toThrow('app: has children already');
  });
});

test('the boot order numbers devices of each kind in turn, and never the cloud-init disk', () => {
  const { domain } = instance({
    size: MachineSize.SMALL,
    disks: [{ name: 'data', size: Size.gibibytes(1) }, { name: 'iso', device: DiskDevice.CDROM, volume: VolumeSource.persistentVolumeClaim('iso') }],
    cloudInit: CloudInit.noCloud({ packages: ['git'] }),
    bootOrder: [BootDevice.CDROM, BootDevice.DISK, BootDevice.NETWORK],
  });
  const order = [...domain.devices.disks, ...domain.devices.interfaces].map(({ name, bootOrder }: any) => [name, bootOrder]);
  expect(order).toEqual([['root', 2], ['data', 3], ['iso', 1], ['cloudinitdisk', undefined], ['default', 4]]);
});

test('secure boot brings UEFI and SMM; UEFI alone turns secure boot off', () => {
  expect(instance({ size: MachineSize.SMALL, secureBoot: true }).domain).toMatchObject({
    firmware: { bootloader: { efi: { secureBoot: true } } },
    features: { smm: { enabled: true } },
  });
  const { firmware, features } = instance({ size: MachineSize.SMALL, efi: true }).domain;
  expect([firmware.bootloader, features]).toEqual([{ efi: { secureBoot: false } }, undefined]);
});

test('the machine type, features and multiqueue appear in the domain', () => {
  const hardware = { machineType: 'pc-q35', acpi: true, apic: false, hyperv: HypervEnlightenments.BASIC, multiqueue: true };
  expect(instance({ size: MachineSize.SMALL, runStrategy: RunStrategy.HALTED, ...hardware }).domain).toMatchSnapshot();
});

test('a guest gets GPUs, host devices, a TPM and entropy', () => {
  const { gpus, hostDevices, tpm, rng } = instance({
    size: MachineSize.SMALL,
    gpus: [{ name: 'gpu-0', deviceName: 'nvidia.com/TU104GL_Tesla_T4' }],
    hostDevices: [{ name: 'key', deviceName: 'example.com/token' }],
    tpm: { persistent: true },
    rng: true,
  }).domain.devices;
  expect({ gpus, hostDevices, tpm, rng }).toEqual({
    gpus: [{ name: 'gpu-0', deviceName: 'nvidia.com/TU104GL_Tesla_T4' }],
    hostDevices: [{ name: 'key', deviceName: 'example.com/token' }],
    tpm: { persistent: true },
    rng: {},
  });
  expect(instance({ size: MachineSize.SMALL, tpm: {}, rng: false }).domain.devices).toMatchObject({ tpm: {} });
  expect(instance({ size: MachineSize.SMALL, tpm: {}, rng: false }).domain.devices).not.toHaveProperty('rng');
});

test('the memory request and huge pages do not change the memory of the guest', () => {
  const { memory, resources } = instance({ size: MachineSize.MEDIUM, memoryRequest: Size.gibibytes(2), hugepages: Size.mebibytes(2) }).domain;
  expect({ memory, resources }).toEqual({ memory: { guest: '4Gi', hugepages: { pageSize: '2Mi' } }, resources: { requests: { memory: '2Gi' } } });
});

test('an instance has rules for its placement, its eviction and its shutdown', () => {
  const affinity = { nodeAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, preference: { matchExpressions: [{ key: 'a', operator: 'Exists' }] } }] } };
  expect(instance({
    size: MachineSize.SMALL,
    nodeSelector: { 'example.com/gpu': 't4' },
    tolerations: [{ key: 'example.com/gpu', effect: NodeTaintEffect.NO_EXECUTE, duration: Duration.minutes(5) }, { key: 'team', value: 'web' }, {}],
    affinity,
    priorityClassName: 'high',
    evictionStrategy: EvictionStrategy.LIVE_MIGRATE_IF_POSSIBLE,
    terminationGracePeriod: Duration.minutes(3),
    hostname: 'desk',
  })).toMatchObject({
    nodeSelector: { 'example.com/gpu': 't4' },
    tolerations: [
      { key: 'example.com/gpu', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 300 }, { key: 'team', operator: 'Equal', value: 'web' }, { operator: 'Exists' },
    ],
    affinity,
    priorityClassName: 'high',
    evictionStrategy: 'LiveMigrateIfPossible',
    terminationGracePeriodSeconds: 180,
    hostname: 'desk',
  });
});

test('fractions of seconds are refused', () => {
  const tolerations = [{ duration: Duration.millis(1) }];
  expect(refusal({ size: MachineSize.SMALL, terminationGracePeriod: Duration.millis(1500), tolerations })).toEqual([
    'chart/web: terminationGracePeriod: 1.5 seconds is not a whole number: write Duration.seconds(2)',
    'chart/web: tolerations[0].duration: 0.001 seconds is not a whole number: write Duration.seconds(1)',
  ]);
});

test('an instance type and a preference replace a size', () => {
  const [machine] = manifests({ instancetype: { name: 'u1.medium' }, preference: { name: 'fedora' }, disks: [{ name: 'root', size: Size.gibibytes(10) }] });
  expect(machine.spec).toMatchObject({ instancetype: { kind: 'VirtualMachineClusterInstancetype', name: 'u1.medium' }, preference: { kind: 'VirtualMachineClusterPreference', name: 'fedora' } });
  expect(machine.spec.template.spec.domain).not.toHaveProperty('memory');
});

test('an instance type and a preference are inferred from the labels of a disk', () => {
  const image = ImageSource.dataSource('ubuntu', 'golden-images');
  const root = { name: 'root', size: Size.gibibytes(10), image };
  const [inferred] = manifests({ instancetype: { inferFromVolume: 'root' }, preference: { inferFromVolume: 'root' }, disks: [root] });
  expect(inferred.spec).toMatchObject({ instancetype: { inferFromVolume: 'root' }, preference: { inferFromVolume: 'root' } });
});

test('a machine whose disk may suggest no instance type has memory for that case', () => {
  const instancetype = { inferFromVolume: 'root', inferFromVolumeFailurePolicy: InferFromVolumeFailurePolicy.IGNORE };
  const disks = [{ name: 'root', size: Size.gibibytes(10), image: ImageSource.dataSource('ubuntu', 'golden-images') }];
  const [machine] = manifests({ instancetype, memory: Size.gibibytes(2), disks });
  expect(machine.spec).toMatchObject({ instancetype, template: { spec: { domain: { memory: { guest: '2Gi' } } } } });
  expect(machine.spec.template.spec.domain).not.toHaveProperty('cpu');
});

test('an instance type is either named or inferred', () => {
  expect(refusal({
    size: MachineSize.SMALL,
    instancetype: { name: 'u1.medium', scope: InstancetypeScope.CLUSTER, inferFromVolume: 'root' },
    preference: { inferFromVolumeFailurePolicy: InferFromVolumeFailurePolicy.REJECT },
  })).toEqual([
    'chart/web: instancetype.inferFromVolume: "root" excludes name, scope: keep one',
    'chart/web: instancetype "u1.medium" sets the size of the machine: leave out size, or instancetype',
    'chart/web: preference: has no name: write it, or inferFromVolume and the name of a disk',
    'chart/web: preference.inferFromVolumeFailurePolicy: "Reject" needs inferFromVolume: write the name of a disk',
  ]);
});

test('labels also reach the guest\'s pod, and the namespace every object', () => {
  const objects = manifests({ size: MachineSize.SMALL, metadata: { namespace: 'prod', labels: { app: 'web' } }, cloudInit: CloudInit.noCloud({ packages: ['git'] }) });
  expect(objects[0].spec.template.metadata.labels).toEqual({ app: 'web' });
  expect(objects.map(({ metadata }) => metadata.namespace)).toEqual(['prod', 'prod', 'prod']);
});

test('a preference chooses the bus of disks that have none', () => {
  const { domain } = instance({
    instancetype: { name: 'u1.medium' },
    preference: { name: 'windows.11' },
    disks: [{ name: 'root', size: Size.gibibytes(1) }, { name: 'data', size: Size.gibibytes(1), bus: DiskBus.SCSI }],
  });
  expect(domain.devices.disks).toEqual([{ name: 'root', disk: {} }, { name: 'data', disk: { bus: 'scsi' } }]);
});

test('a disk of a machine replaces the source that its size gives it', () => {
  const size = MachineSize.of({
    cpu: { cores: 1 },
    memory: Size.gibibytes(1),
    disks: [{ name: 'root', size: Size.gibibytes(5), image: ImageSource.blank() }, { name: 'tools', volume: VolumeSource.dataVolume('tools') }],
  });
  const [, ...claims] = manifests({ size, image: ImageSource.upload(), disks: [{ name: 'tools', size: Size.gibibytes(1) }] });
  expect(claims.map(({ kind, spec }) => [kind, spec.source])).toEqual([['DataVolume', { upload: {} }], ['PersistentVolumeClaim', undefined]]);
});

test('a size cannot be changed', () => {
  expect(() => MachineSize.SMALL.disks.push({ name: 'more' })).toThrow(TypeError);
});

test.each<[string, Partial<MachineProps>, boolean]>([
  ['no image', {}, true],
  ['a blank image', { image: ImageSource.blank() }, false],
  ['an image', { image: ImageSource.http('https://images.test/disk.qcow2') }, false],
  ['an image on a second disk', { disks: [{ name: 'installer', image: ImageSource.http('https://images.test/installer.iso'), size: Size.gibibytes(8) }] }, false],
  ['an existing disk', { disks: [{ name: 'root', volume: VolumeSource.dataVolume('golden') }] }, false],
])('with %s, synth warns only if the machine boots from nothing', (_what, props, isWarned) => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  manifests({ size: MachineSize.SMALL, ...props });
  expect(stderr.mock.calls.join().includes('[no-root-disk]')).toBe(isWarned);
  stderr.mockRestore();
});

test.each<[string, Partial<MachineProps>, boolean]>([
  ['a ReadWriteOnce disk', { evictionStrategy: EvictionStrategy.LIVE_MIGRATE }, true],
  ['an image on a ReadWriteOnce disk', { evictionStrategy: EvictionStrategy.LIVE_MIGRATE, image: ImageSource.http('https://images.test/disk.qcow2') }, true],
  ['a ReadWriteMany disk', { evictionStrategy: EvictionStrategy.LIVE_MIGRATE, disks: [{ name: 'root', accessModes: [AccessMode.READ_WRITE_MANY], size: Size.gibibytes(1) }] }, false],
  ['a ReadWriteOnce disk and no eviction strategy', { evictionStrategy: EvictionStrategy.NONE }, false],
])('with %s, synth warns only if the machine should migrate and cannot', (_what, props, isWarned) => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  manifests({ size: MachineSize.SMALL, ...props });
  expect(stderr.mock.calls.join().includes('[read-write-once-disk-and-live-migration]')).toBe(isWarned);
  stderr.mockRestore();
});

describe('mistakes', () => {
  test('are listed together, each with the construct\'s path', () => {
    expect(refusal({
      size: MachineSize.SMALL,
      secureBoot: true,
      efi: false,
      disks: [{ name: 'a' }, { name: 'b', size: Size.gibibytes(1), volume: VolumeSource.dataVolume('x') }],
      networks: [{ name: 'default', binding: InterfaceBinding.SRIOV, macAddress: 'nope' }],
      bootOrder: [BootDevice.CDROM],
    })).toEqual([
      'chart/web: disk "a": has no size: write one such as Size.gibibytes(20), or a volume',
      'chart/web: disk "b": size would shape a claim, but the disk has a volume: leave out size, or volume',
      'chart/web: secureBoot true needs UEFI: write efi: true, or leave efi out',
      'chart/web: network "default": binding "sriov" needs a network of its own: write the networkName of its NetworkAttachmentDefinition',
      'chart/web: network "default": macAddress: "nope" is not a MAC address: write six pairs of hex digits, such as "52:54:00:12:34:56"',
      'chart/web: bootOrder[0]: the machine has no cdrom to boot from: add one, or leave "cdrom" out',
    ]);
  });

  test('in a name are listed with the others', () => {
    expect(refusal({ size: MachineSize.SMALL, metadata: { name: 'Web_1' }, disks: [{ name: 'Data', size: Size.gibibytes(0) }] })).toEqual([
      'chart/web: metadata.name: "Web_1" is not a DNS label: use lower-case letters, digits and \'-\', such as "web-1"',
      'chart/web: disk "Data": name: "Data" is not a disk name: write at most 63 lower-case letters, digits and "-", such as "data"',
      'chart/web: disk "Data": size: "0Ki" is smaller than a disk can be: write Size.mebibytes(1) or more',
    ]);
  });

  test('in a size are reported by MachineSize.of, and those in a machine with its path', () => {
    const cpu = { cores: 0, sockets: 1.5, threads: -1 };
    const memory = Size.kibibytes(4);
    const told = [
      'cpu.cores: 0 is not a whole number of at least 1: write such a number',
      'cpu.sockets: 1.5 is not a whole number of at least 1: write such a number',
      'cpu.threads: -1 is not a whole number of at least 1: write such a number',
      'memory: "4Ki" is too little for any operating system: write at least "32Mi", such as Size.gibibytes(2)',
    ];
    expect(() => MachineSize.of({ cpu, memory })).toThrow(told.map((mistake) => `MachineSize.of: ${mistake}`).join('\n'));
    expect(refusal({ cpu, memory })).toEqual(told.map((mistake) => `chart/web: ${mistake}`));
    expect(refusal({ cpu: { cores: 1 }, memory: Size.mebibytes(32) })).toEqual([]);
    expect(refusal({ cpu: { cores: 1 }, memory: Size.gibibytes(2 ** 33) })).toEqual(['chart/web: memory: is too large for Kubernetes: write a size below 8Ei, such as Size.gibibytes(2)']);
  });

  test.each<[string, MachineProps, string]>([
    ['no size', { }, 'has no size: write one such as MachineSize.SMALL, or cpu and memory, or an instancetype'],
    ['CPUs alone', { cpu: { cores: 1 } }, 'has cpu but no memory: write memory, such as Size.gibibytes(4)'],
    ['memory alone', { memory: Size.gibibytes(1) }, 'has memory but no cpu: write cpu, such as { cores: 2 }'],
    ['a second pod network', { size: MachineSize.SMALL, networks: [{ name: 'default' }, { name: 'office' }] }, 'network "office": has no networkName: write that of its NetworkAttachmentDefinition, or leave the network out'],
    ['a second pod network before the one called "default"', { size: MachineSize.SMALL, networks: [{ name: 'office' }, { name: 'default' }] }, 'network "office": has no networkName'],
    ['a size beside an instance type', { size: MachineSize.SMALL, memory: Size.gibibytes(1), instancetype: { name: 'u1.small' } }, 'instancetype "u1.small" sets the size of the machine: leave out size, memory, or instancetype'],
    ['memory beside an inferred instance type', { memory: Size.gibibytes(1), instancetype: { inferFromVolume: 'root' } }, 'the instancetype of disk "root" sets the size of the machine: leave out memory, or instancetype'],
    ['a size beside an instance type that may be missing', { size: MachineSize.SMALL, instancetype: { inferFromVolume: 'root', inferFromVolumeFailurePolicy: InferFromVolumeFailurePolicy.IGNORE } }, 'the instancetype of disk "root" sets the size of the machine: leave out size, or instancetype; memory may stay for a disk that suggests none'],
    ['CPUs beside an instance type that may be missing', { cpu: { cores: 1 }, memory: Size.gibibytes(1), instancetype: { inferFromVolume: 'root', inferFromVolumeFailurePolicy: InferFromVolumeFailurePolicy.IGNORE } }, 'the instancetype of disk "root" sets the size of the machine: leave out cpu, or instancetype; memory may stay for a disk that suggests none'],
    ['an image without a disk', { instancetype: { name: 'u1.small' }, image: ImageSource.blank() }, 'image: the machine has no disk to put it on'],
    ['two images', { size: MachineSize.SMALL, image: ImageSource.blank(), disks: [{ name: 'root', image: ImageSource.upload() }] }, 'image: disk "root" has an image of its own: keep one of the two'],
    ['a disk twice', { size: MachineSize.SMALL, disks: [{ name: 'a', size: Size.gibibytes(1) }, { name: 'a', size: Size.gibibytes(1) }] }, 'disks[1].name: "a" is already at disks[0].name: keep one of them'],
    ['a network twice', { size: MachineSize.SMALL, networks: [{ name: 'a' }, { name: 'a', networkName: 'b' }] }, 'networks[1].name: "a" is already at networks[0].name: keep one of them'],
    ['a network with an invalid name', { size: MachineSize.SMALL, networks: [{ name: 'a b', networkName: 'Prod/!/x' }] }, 'network "a b": name: "a b" is not an interface name'],
    ['an invalid disk name', { size: MachineSize.SMALL, disks: [{ name: 'My_Disk', size: Size.gibibytes(1) }] }, 'disk "My_Disk": name: "My_Disk" is not a disk name'],
    ['a namespace in overrides', { size: MachineSize.SMALL, overrides: { metadata: { namespace: 'x' } } }, 'overrides.metadata.namespace: "x" would apply to the machine and not to its disks'],
    ['a disk with the name of cloud-init\'s disk', { size: MachineSize.SMALL, disks: [{ name: 'cloudinitdisk', size: Size.gibibytes(1) }], cloudInit: CloudInit.noCloud({ packages: ['git'] }) },
      'disk "cloudinitdisk": is the name of the disk that cloud-init needs'],
    ['a boot order of 0', { size: MachineSize.SMALL, disks: [{ name: 'root', bootOrder: 0 }] }, 'disk "root": bootOrder: 0 is not a whole number of at least 1: write such a number'],
    ['a number instead of CPUs', { size: MachineSize.LARGE, cpu: 8 as any }, 'cpu: 8 is not a map: write one with cores'],
    ['an unknown boot device', { size: MachineSize.SMALL, bootOrder: ['disc' as any] }, 'bootOrder[0]: "disc" is not valid here: write "disk"'],
    ['a boot device twice', { size: MachineSize.SMALL, bootOrder: [BootDevice.DISK, BootDevice.DISK] }, 'bootOrder[1]: "disk" is already at bootOrder[0]: keep one of them'],
  ])('%s is refused', (_what, props, message) => {
    expect(refusal(props).join('\n')).toContain(`chart/web: ${message}`);
  });
});

test('a field of a disk may be a lazy value', () => {
  const volumeMode: any = Lazy.any({ produce: () => VolumeMode.BLOCK });
  const [, claim] = manifests({ size: MachineSize.SMALL, disks: [{ name: 'root', volumeMode }] });
  expect(claim.spec.volumeMode).toBe('Block');
});

test('a placeholder in a disk is refused in a machine, however the disk is filled, and allowed in a template', () => {
  const tagged = ImageSource.registry('quay.io/containerdisks/ubuntu:{{TAG}}');
  const data = { name: 'data', size: Size.gibibytes(1), storageClassName: '{{CLASS}}' };
  const told = (name: string) => `placeholder {{${name}}} has no value: write the value here, only templates are filled in later`;
  expect(refusal({ size: MachineSize.SMALL, image: tagged, disks: [data] })).toEqual([
    `chart/web: disk "root": spec.source.registry.url: ${told('TAG')}`, `chart/web: disk "data": spec.storageClassName: ${told('CLASS')}`,
  ]);
  expect(refusal({ size: MachineSize.SMALL, image: tagged, disks: [{ name: 'root', volumePopulator: true }] })).toEqual([
    `chart/web: disk "root": source.spec.source.registry.url: ${told('TAG')}`,
  ]);
  expect(Machine.template(new Chart(Testing.app(), 'chart'), { size: MachineSize.SMALL, image: tagged, disks: [data] }).substitute({ TAG: '22.04', CLASS: 'fast' })
    .toObject().spec.dataVolumeTemplates.map(({ spec }: any) => spec.storage.storageClassName)).toEqual([undefined, 'fast']);
});
