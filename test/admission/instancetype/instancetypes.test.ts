// Machines that set what their instance type brings, and instance types and preferences that no machine could use.
import { Admission } from '../../../src';

const refusals = (instancetype: object, domain: object = { memory: { guest: '1Gi' } }) => Admission.validate({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Always',
    instancetype,
    template: { spec: { domain: { ...domain, devices: { disks: [{ name: 'root', disk: {} }] } }, volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'root' } }] } },
  },
});

const MEMORY = 'spec.template.spec.domain.memory.guest: "1Gi" conflicts with the instance type, which sets it: remove it or the machine\'s instancetype [instancetype-brings-resources]';

test('refuses memory beside a named instance type, whatever the failure policy of inference', () => {
  expect(refusals({ name: 'u1.small' })).toEqual([MEMORY]);
  expect(refusals({ name: 'u1.small', inferFromVolumeFailurePolicy: 'Ignore' })).toEqual([MEMORY]);
});

test('passes memory beside an inferred instance type that may be missing', () => {
  expect(refusals({ inferFromVolume: 'root', inferFromVolumeFailurePolicy: 'Ignore' })).toEqual([]);
  expect(refusals({ inferFromVolume: 'root' })).toEqual([MEMORY]);
});

test('refuses a spread ratio of 0, by which KubeVirt would divide', () => {
  const preference = (spreadOptions: object) => ({
    apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', metadata: { name: 'spread' }, spec: { cpu: { preferredCPUTopology: 'spread', spreadOptions } },
  });
  expect([{}, { across: 'SocketsCores' }, { across: 'SocketsCoresThreads' }].map((options) => Admission.validate(preference({ ...options, ratio: 0 })))).toEqual(Array(3).fill([
    'spec.cpu.spreadOptions.ratio: a ratio of 0 leaves no CPUs, write 2 or leave it out [spread-options-known]',
  ]));
  expect(Admission.validate(preference({ ratio: 1 }))).toEqual([]);
});

const typed = (kind: string, spec: object) => ({
  apiVersion: 'instancetype.kubevirt.io/v1beta1', kind, metadata: { name: 'given' }, spec: { ...kind.endsWith('type') && { cpu: { guest: 1 }, memory: { guest: '1Gi' } }, ...spec },
});

describe.each(['VirtualMachineInstancetype', 'VirtualMachineClusterInstancetype'])('a %s', (kind) => {
  // KubeVirt admits it, but Kubernetes refuses the pod of each of its machines.
  test('has a node selector that is valid in a pod', () => {
    expect(Admission.validate(typed(kind, { nodeSelector: { 'node role': 'worker', 'zone': 'a b', 'example.com/disk': '' } }))).toEqual([
      'spec.nodeSelector[node role]: "node role" is not a label\'s key, write at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, '
        + 'after a domain and "/" if need be, such as "example.com/team" [node-selector-form]',
      'spec.nodeSelector[zone]: "a b" is not a label\'s value, write at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, such as "web-1", or nothing [node-selector-form]',
    ]);
    expect(Admission.validate(typed(kind, { nodeSelector: { '{{KEY}}': '{{VALUE}}' } }))).toEqual([]);
  });

  // KubeVirt admits it, but refuses each of its machines or crashes.
  test('has a memory that is a whole number of hugepages', () => {
    const refused = (guest: string, pageSize?: string) => Admission.validate(typed(kind, { memory: { guest, hugepages: { pageSize } } }));
    expect(refused('3Gi', '2Gi')).toEqual(['spec.memory: guest "3Gi" is not a whole number of hugepages, write a multiple of "2Gi" [hugepages-add-up]']);
    expect(refused('1Gi', '2Gi')).toHaveLength(1);
    expect(refused('1Gi', '1024Mi')).toEqual(['spec.memory.hugepages.pageSize: "1024Mi" is not a page size, write "1Gi" [hugepage-size-given]']);
    expect(['0', '-2Mi', '2MB', '', '4Mi'].map((pageSize) => refused('1Gi', pageSize))).toEqual(['0', '-2Mi', '2MB', '', '4Mi'].map((pageSize) => [
      expect.stringContaining(`spec.memory.hugepages.pageSize: "${pageSize}" is not a page size, write one that nodes offer: "2Mi" or "1Gi" on amd64, `),
    ]));
    expect(['2Mi', '1Gi', '512Mi', '{{PAGES}}'].map((pageSize) => refused('1Gi', pageSize))).toEqual(Array(4).fill([]));
  });

  // KubeVirt refuses each of its machines except those that request dedicated CPUs themselves.
  test('draws advice to dedicate CPUs if other fields require them', () => {
    const advice = (cpu: object) => Admission.advise(typed(kind, { cpu: { guest: 2, ...cpu }, memory: { guest: '1Gi', hugepages: { pageSize: '2Mi' } } }));
    expect(advice({ isolateEmulatorThread: true, numa: { guestMappingPassthrough: {} }, realtime: { mask: '0' } })).toEqual(
      ['isolateEmulatorThread', 'realtime', 'numa.guestMappingPassthrough'].map((field) => (
        `spec.cpu.${field}: needs dedicated CPUs, which the instance type does not provide, write dedicatedCPUPlacement: true under cpu, or remove this [instancetype-not-dedicated]`
      )),
    );
    expect(advice({ dedicatedCPUPlacement: false, isolateEmulatorThread: true })).toHaveLength(1);
    const dedicated = { dedicatedCPUPlacement: true, isolateEmulatorThread: true, numa: { guestMappingPassthrough: {} } };
    expect([{ isolateEmulatorThread: false }, { numa: {} }, {}, dedicated].map(advice)).toEqual([[], [], [], []]);
  });

  // KubeVirt refuses each of its machines except those that have huge pages themselves.
  test('draws advice to bring huge pages if it maps the NUMA topology', () => {
    const advice = (cpu: object, memory: object) => Admission.advise(typed(kind, { cpu: { guest: 2, dedicatedCPUPlacement: true, ...cpu }, memory: { guest: '1Gi', ...memory } }));
    const numa = { guestMappingPassthrough: {} };
    expect(advice({ numa }, {})).toEqual([
      'spec.cpu.numa.guestMappingPassthrough: needs hugepages, which the instance type does not provide, write a pageSize such as "2Mi" under memory.hugepages, or remove this [instancetype-without-hugepages]',
    ]);
    expect([advice({ numa }, { hugepages: { pageSize: '2Mi' } }), advice({ numa: {} }, {})]).toEqual([[], []]);
  });
});

// Annotations are copied to the instance, which cannot be created with invalid ones.
test.each(['VirtualMachineInstancetype', 'VirtualMachineClusterInstancetype', 'VirtualMachinePreference', 'VirtualMachineClusterPreference'])('a %s has annotations that are valid in an object', (kind) => {
  expect(Admission.validate(typed(kind, { annotations: { 'Example.com/team': 'any text', 'example.com/': 'a' } }))).toEqual([
    'spec.annotations[example.com/]: "example.com/" is not an annotation\'s key, write at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, '
      + 'after a domain and "/" if need be, such as "example.com/team" [annotation-form]',
  ]);
  expect(Admission.validate(typed(kind, { annotations: { large: 'a'.repeat(256 * 1024) } }))).toEqual(['spec.annotations: 262149 bytes are too many, write at most 262144 [annotation-form]']);
});

// KubeVirt admits it, but refuses each of its machines, which cannot set these fields themselves.
test.each<[string, object, string]>([
  ['a maxGuest below its memory', { memory: { guest: '2Gi', maxGuest: '1Gi' } }, 'memory.maxGuest: maxGuest "1Gi" is less than the initial memory, write more or remove it [memory-can-grow]'],
  ['a maxGuest that is no whole number of blocks', { memory: { guest: '2Gi', maxGuest: '2560Mi', hugepages: { pageSize: '1Gi' } } }, 'memory.maxGuest: memory grows in blocks of "1Gi", write multiples of that under guest and maxGuest [memory-can-grow]'],
  ['memory that grows from too little', { memory: { guest: '512Mi', maxGuest: '4Gi' } }, 'memory.maxGuest: memory can grow only from "1Gi" or more, write at least that under guest or remove maxGuest [memory-can-grow]'],
  ['memory that grows across NUMA nodes', { cpu: { guest: 2, dedicatedCPUPlacement: true, numa: { guestMappingPassthrough: {} } }, memory: { guest: '2Gi', maxGuest: '4Gi', hugepages: { pageSize: '2Mi' } } },
    'memory.maxGuest: memory cannot grow where cpu has realtime or guestMappingPassthrough, remove maxGuest or that field [memory-can-grow]'],
  ['an unknown policy of I/O threads', { ioThreadsPolicy: 'never' }, 'ioThreadsPolicy: "never" is unknown, write "shared" or "auto" or "supplementalPool" [io-threads-policy-known]'],
  ['a GPU without a source', { gpus: [{ name: 'gpu' }] }, 'gpus[0].deviceName: the device has no source, write the name of a resource of nodes, or claimName and requestName instead [device-has-source]'],
  ['a host device of two sources', { hostDevices: [{ name: 'nic', deviceName: 'vendor.com/nic', claimName: 'nics', requestName: 'nic' }] },
    'hostDevices[0]: the device has both deviceName "vendor.com/nic" and a claim, remove deviceName or claimName and requestName [device-has-source]'],
  ['two GPUs as displays', { gpus: [1, 2].map((number) => ({ name: `gpu-${number}`, deviceName: 'vendor.com/gpu', virtualGPUOptions: { display: {} } })) },
    'gpus[1].virtualGPUOptions.display.ramFB: an earlier GPU already has a RAM framebuffer, write enabled: false here or there [one-ram-display]'],
])('an instance type cannot have %s', (_, spec, expected) => {
  expect(Admission.validate(typed('VirtualMachineClusterInstancetype', spec))).toEqual([`spec.${expected}`]);
});

test('an instance type may leave to its machines what these can set', () => {
  const possible = [
    { memory: { guest: '2Gi', maxGuest: '4Gi' } }, { ioThreadsPolicy: 'supplementalPool' }, { cpu: { guest: 8, maxSockets: 4 } },
    { gpus: [{ name: 'gpu', claimName: 'gpus', requestName: 'gpu' }] }, { launchSecurity: {} }, { ioThreads: { supplementalPoolThreadCount: 4 } },
  ];
  expect(possible.flatMap((spec) => Admission.validate(typed('VirtualMachineInstancetype', spec)))).toEqual([]);
});

test('an instance type needs the gates of its devices', () => {
  const validate = (featureGates: string[]) => Admission.validate(typed('VirtualMachineInstancetype', { hostDevices: [{ name: 'nic', deviceName: 'vendor.com/nic' }] }), { featureGates });
  expect(validate([])).toEqual([
    'spec.hostDevices: a host device needs the feature gate HostDevices, remove it or add "HostDevices" to developerConfiguration.featureGates of the KubeVirt object [host-device-gate]',
  ]);
  expect(validate(['HostDevices'])).toEqual([]);
});

// KubeVirt admits it, but refuses each machine that takes the value.
test.each<[string, object, string]>([
  ['an unknown bus of disks', { devices: { preferredDiskBus: 'ide' } }, 'devices.preferredDiskBus: "ide" is unknown, write "virtio" or "sata" or "scsi" or "usb" [disk-bus-possible]'],
  ['an unknown bus of drives', { devices: { preferredCdromBus: 'ide' } }, 'devices.preferredCdromBus: "ide" is unknown, write "sata" or "scsi" or "usb" [disk-bus-possible]'],
  ['drives on virtio', { devices: { preferredCdromBus: 'virtio' } }, 'devices.preferredCdromBus: "virtio" has no CD-ROM drives, write "scsi" or "sata" [disk-bus-possible]'],
  ['an unknown bus of LUNs', { devices: { preferredLunBus: 'fc' } }, 'devices.preferredLunBus: "fc" is unknown, write "virtio" or "sata" or "scsi" or "usb" [disk-bus-possible]'],
  ['an unknown cache', { devices: { preferredDiskCache: 'fast' } }, 'devices.preferredDiskCache: "fast" is unknown, write "none" or "writethrough" or "writeback" [disk-io-known]'],
  ['an unknown I/O mode', { devices: { preferredDiskIO: 'fast' } }, 'devices.preferredDiskIO: "fast" is unknown, write "native" or "threads" [disk-io-known]'],
  ['an impossible block size', { devices: { preferredDiskBlockSize: { custom: { logical: 1024, physical: 512 } } } },
    'devices.preferredDiskBlockSize.custom.logical: 1024 is larger than the physical size 512, write a smaller one or a larger physical size [block-size-possible]'],
  ['an unknown bus of tablets', { devices: { preferredInputBus: 'ps2' } }, 'devices.preferredInputBus: "ps2" is unknown, write "virtio" or "usb" [input-known]'],
  ['an unknown input device', { devices: { preferredInputType: 'keyboard' } }, 'devices.preferredInputType: "keyboard" is unknown, write "tablet" [input-known]'],
  ['an unknown network card', { devices: { preferredInterfaceModel: 'vmxnet3' } }, 'devices.preferredInterfaceModel: "vmxnet3" is unknown, write "virtio" or "e1000" or "e1000e" or "igb" or "rtl8139" or "pcnet" or "ne2k_pci" [interface-model-known]'],
  ['an unknown sound device', { devices: { preferredSoundModel: 'ich6' } }, 'devices.preferredSoundModel: "ich6" is unknown, write "ich9" [sound-known]'],
  ['an unknown video device', { devices: { preferredVideoType: 'vmware' } }, 'devices.preferredVideoType: "vmware" is not a video device of the architecture, write "virtio" or "vga" or "cirrus" or "ramfb" or "bochs" [video-possible]'],
  ['an unknown panic device', { devices: { preferredPanicDeviceModel: 'crash' } }, 'devices.preferredPanicDeviceModel: "crash" is unknown, write "hyperv" or "isa" or "pvpanic" [panic-device-possible]'],
  ['an unknown machine type', { machine: { preferredMachineType: 'i440fx' } }, 'machine.preferredMachineType: "i440fx" is not a machine type of the architecture, write "q35" or "virt" or "s390-ccw-virtio" [machine-type-known]'],
  ['an unknown architecture', { preferredArchitecture: 'x86_64' }, 'preferredArchitecture: "x86_64" is unknown, write "amd64" or "arm64" or "s390x" [architecture-known]'],
  ['an unknown required architecture', { requirements: { architecture: 'aarch64' } }, 'requirements.architecture: "aarch64" is unknown, write "amd64" or "arm64" or "s390x" [architecture-known]'],
  ['a subdomain with a dot', { preferredSubdomain: 'a.b' }, expect.stringMatching(/^spec\.preferredSubdomain: "a\.b" is not .* \[subdomain-form\]$/) as any],
  ['an unknown policy of a CPU feature', { cpu: { preferredCPUFeatures: [{ name: 'vmx', policy: 'wish' }] } }, 'cpu.preferredCPUFeatures[0].policy: "wish" is unknown, write "force" or "require" or "optional" or "disable" or "forbid" [cpu-feature-policy-known]'],
  ['a vendor ID that is too long', { features: { preferredHyperv: { vendorid: { vendorid: 'longer than twelve' } } } },
    'features.preferredHyperv.vendorid.vendorid: "longer than twelve" is not a vendor ID of Hyper-V, write one to twelve bytes without a comma, such as "AuthenticAMD", or enabled: false [hyperv-vendor-id-form]'],
  ['two kinds of encryption', { preferredLaunchSecurity: { sev: {}, snp: {} } }, 'preferredLaunchSecurity: sev and snp exclude each other, keep one of them [launch-security-possible]'],
])('a preference cannot have %s', (_, spec, expected) => {
  expect(Admission.validate(typed('VirtualMachinePreference', spec))).toEqual([typeof expected === 'string' ? `spec.${expected}` : expected]);
});

test('a preference may have values that a machine can complete or replace', () => {
  const possible = [
    { devices: { preferredInputBus: 'usb', preferredInputType: 'tablet', preferredSoundModel: 'ac97', preferredCdromBus: 'sata', preferredVideoType: 'vga' } },
    { devices: { preferredDiskBus: 'sata', preferredDiskBlockSize: { custom: { logical: 4096, physical: 4096 } } } },
    { preferredArchitecture: 'arm64', machine: { preferredMachineType: 'q35' } },
    { machine: { preferredMachineType: 'virt' } }, { devices: { preferredDiskBus: '{{BUS}}' } }, { preferredLaunchSecurity: { snp: {} } },
    { features: { preferredHyperv: { evmcs: {}, vapic: { enabled: false } } } }, { firmware: { preferredEfi: { secureBoot: true } } },
  ];
  expect(possible.flatMap((spec) => Admission.validate(typed('VirtualMachineClusterPreference', spec)))).toEqual([]);
});

test('a preference with secure boot brings SMM', () => {
  const advice = (spec: object) => Admission.advise(typed('VirtualMachinePreference', spec)).filter((each) => each.endsWith(' [preference-without-smm]'));
  const mistake = (field: string) => [`spec.firmware.${field}: uses secure boot by default and needs SMM, which the preference does not provide, write preferredSmm: {} under features, or preferredEfi: {secureBoot: false} [preference-without-smm]`];
  expect([{ preferredEfi: {} }, { preferredEfi: { secureBoot: true } }].map((firmware) => advice({ firmware }))).toEqual([mistake('preferredEfi'), mistake('preferredEfi')]);
  expect(advice({ firmware: { preferredEfi: {} }, features: { preferredSmm: { enabled: false } } })).toHaveLength(1);
  expect(advice({ firmware: { preferredUseEfi: true } })).toEqual(mistake('preferredUseEfi'));
  const fine = [
    { firmware: { preferredEfi: {} }, features: { preferredSmm: {} } }, { firmware: { preferredEfi: { secureBoot: false } } },
    { firmware: { preferredUseEfi: false } }, { firmware: { preferredUseEfi: true, preferredUseSecureBoot: false } },
    { firmware: { preferredUseBios: true, preferredEfi: {} } }, { firmware: {} },
    { firmware: { preferredEfi: {} }, preferredLaunchSecurity: { tdx: {} } },
  ];
  expect(fine.flatMap(advice)).toEqual([]);
});

test('an instance type with realtime brings the NUMA topology', () => {
  const advice = (cpu: object) => Admission.advise(typed('VirtualMachineInstancetype', { cpu: { guest: 2, dedicatedCPUPlacement: true, ...cpu }, memory: { guest: '2Gi', hugepages: { pageSize: '1Gi' } } }));
  expect(advice({ realtime: {} })).toEqual([
    'spec.cpu.realtime: needs guestMappingPassthrough, which the instance type does not provide, write numa: {guestMappingPassthrough: {}} under cpu, or remove this [instancetype-without-numa]',
  ]);
  expect(advice({ realtime: {}, numa: { guestMappingPassthrough: {} } })).toEqual([]);
});

test('an instance type draws the advice that its machines would draw', () => {
  const advice = (spec: object) => Admission.advise(typed('VirtualMachineClusterInstancetype', spec));
  expect(advice({ memory: { guest: '2048' } })).toEqual(['spec.memory.guest: "2048" is too little memory for any system to start, write it with a unit, such as "2Gi" [guest-memory-tiny]']);
  expect(advice({ gpus: [1, 2].map((number) => ({ name: 'gpu', deviceName: `vendor.com/gpu-${number}` })) })).toEqual([
    'spec.gpus[1].name: "gpu" is also the name of another device of this kind, rename one of them, libvirt does not start a machine with two devices of the same name [name-of-two-devices]',
  ]);
});
