// Findings on CPUs, memory, firmware and devices, and none where a placeholder, preference or instance type may complete them.
import { Admission } from '../../../src/admission/admission';
import { virtualMachines } from '../corpus/corpus';

const PREFERENCE = { preference: { name: 'linux' } };

function refusals(kind: 'VirtualMachine' | 'VirtualMachinePool', spec: object, besides: object = {}, featureGates?: string[]): string[] {
  return Admission.validate(virtualMachines({ machine: { ...besides, template: { spec } } })[`${kind}: machine`].object, { featureGates });
}

const machine = (spec: object, besides?: object) => refusals('VirtualMachine', spec, besides);
const pool = (spec: object, besides?: object) => refusals('VirtualMachinePool', spec, besides);
const instance = (spec: object) => Admission.validate({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', metadata: { name: 'web-1' }, spec });

const rules = (messages: readonly string[]) => messages.map((message) => message.slice(message.lastIndexOf('[')));

test('reports every place with a different number of dedicated CPUs', () => {
  expect(machine({ domain: { cpu: { dedicatedCpuPlacement: true, cores: 4 }, resources: { requests: { cpu: '2' }, limits: { cpu: '3' } } } })).toEqual([
    'spec.template.spec.domain.cpu.dedicatedCpuPlacement: the number of dedicated CPUs is 4 at domain.cpu and 2 at domain.resources.requests.cpu and '
    + '3 at domain.resources.limits.cpu, write the same in each place or only one of them [dedicated-cpu-count-given]',
  ]);
});

test('reports everything that keeps memory from growing at once', () => {
  const domain = { cpu: { dedicatedCpuPlacement: true, cores: 1, numa: { guestMappingPassthrough: {} } }, memory: { guest: '512Mi', hugepages: { pageSize: '2Mi' }, maxGuest: '257Mi' } };
  expect(machine({ architecture: 'arm64', domain })).toMatchSnapshot();
});

test('a negative memory is not a whole number of hugepages', () => {
  expect(machine({ domain: { memory: { guest: '-1Gi', hugepages: { pageSize: '1Gi' } } } })).toEqual([
    'spec.template.spec.domain: memory.guest "-1Gi" is not a whole number of hugepages, write a multiple of "1Gi" [hugepages-add-up]',
  ]);
});

// KubeVirt divides by a page size of zero, and Kubernetes refuses a pod with the other sizes.
test('the size of hugepages is a positive number of whole bytes', () => {
  expect(paged('-2Mi')).toEqual([
    `${PAGE_SIZE}: "-2Mi" is not a page size, write one that nodes offer: "2Mi" or "1Gi" on amd64, "64Ki" or "2Mi" or "32Mi" or "512Mi" or "1Gi" or "16Gi" `
    + 'on arm64, "1Mi" or "2Gi" on s390x [hugepage-size-given]',
  ]);
  expect(['0', '0Mi', '0.5', '500m'].map((pageSize) => rules(paged(pageSize)))).toEqual(Array(4).fill(['[hugepage-size-given]']));
  expect(['2Mi', '64Ki', '{{PAGES}}'].map((pageSize) => paged(pageSize))).toEqual([[], [], []]);
});

// KubeVirt asks the pod for hugepages- and the page size as it is written, and the kubelet offers them in one spelling.
test('the size of hugepages is written as nodes offer it', () => {
  expect(['1024Mi', '2048Ki', '2097152', '0.5Gi'].map((pageSize) => paged(pageSize))).toEqual(['1Gi', '2Mi', '2Mi', '512Mi'].map((offered, index) => [
    `${PAGE_SIZE}: "${['1024Mi', '2048Ki', '2097152', '0.5Gi'][index]}" is not a page size, write "${offered}" [hugepage-size-given]`,
  ]));
});

test('the size of hugepages is one that the architecture has', () => {
  expect(paged('512Mi', 'amd64')).toEqual([`${PAGE_SIZE}: "512Mi" is not a page size, write one that nodes offer: "2Mi" or "1Gi" on amd64 [hugepage-size-given]`]);
  expect(paged('512Mi', 's390x')).toEqual([`${PAGE_SIZE}: "512Mi" is not a page size, write one that nodes offer: "1Mi" or "2Gi" on s390x [hugepage-size-given]`]);
  expect(paged('4Mi').map((message) => message.split(',')[0])).toEqual([`${PAGE_SIZE}: "4Mi" is not a page size`]);
  expect([paged('512Mi'), paged('512Mi', 'arm64'), paged('1Mi', 's390x'), paged('1Gi', 'amd64'), paged('512Mi', '{{ARCHITECTURE}}')]).toEqual(Array(5).fill([]));
});

const PAGE_SIZE = 'spec.template.spec.domain.memory.hugepages.pageSize';

function paged(pageSize: string, architecture?: string): string[] {
  return machine({ architecture, domain: { memory: { guest: '1Gi', hugepages: { pageSize } } } });
}

test('reports everything that memory encryption excludes', () => {
  const domain = {
    devices: { interfaces: [{ name: 'default', masquerade: {}, bootOrder: 1 }] },
    features: { smm: {} },
    firmware: { bootloader: { efi: { persistent: true, secureBoot: true } } },
  };
  expect(['sev', 'snp', 'tdx'].map((kind) => machine({ domain: { ...domain, launchSecurity: { [kind]: {} } } }))).toMatchSnapshot();
});

test('passes placeholders', () => {
  expect(machine({
    architecture: '{{ARCHITECTURE}}',
    domain: {
      cpu: { model: '{{MODEL}}', features: [{ name: 'vmx', policy: '{{POLICY}}' }] },
      devices: {
        inputs: [{ name: 'pen', type: '{{TYPE}}', bus: '{{BUS}}' }],
        panicDevices: [{ model: '{{MODEL}}' }],
        sound: { name: 'card', model: '{{MODEL}}' },
        video: { type: '{{VIDEO}}' },
      },
      machine: { type: '{{MACHINE}}' },
      memory: { hugepages: { pageSize: '{{PAGE}}' }, maxGuest: '4Gi' },
    },
  })).toEqual([]);
  expect(machine({ architecture: 'arm64', domain: { cpu: { model: '{{MODEL}}' }, devices: { disks: [{ name: 'root', disk: { bus: '{{BUS}}' } }] } } })).toEqual([]);
});

test('passes devices of any architecture where the cluster chooses it', () => {
  const spec = (devices: object, type: string) => ({ domain: { devices, machine: { type } } });
  expect(machine(spec({ video: { type: 'vga' }, watchdog: { name: 'dog', diag288: {} } }, 'virt'))).toEqual([]);
  expect(rules(machine(spec({ video: { type: 'vmvga' }, watchdog: { name: 'dog', diag288: {}, i6300esb: {} } }, 'pc'))))
    .toEqual(['[machine-type-known]', '[video-possible]', '[watchdog-possible]']);
});

test('a preference may complete a machine but not the template of a pool, which is judged without it', () => {
  const secureBoot = { domain: { firmware: { bootloader: { efi: {} } } } };
  expect(machine(secureBoot, PREFERENCE)).toEqual([]);
  expect(rules(pool(secureBoot, PREFERENCE))).toEqual(['[secure-boot-has-smm]']);
  const encrypted = { architecture: 'amd64', domain: { launchSecurity: { tdx: {} } } };
  expect(machine(encrypted, PREFERENCE)).toEqual([]);
  expect(rules(pool(encrypted, PREFERENCE))).toEqual(['[launch-security-fits]']);
  expect(pool({ architecture: 'arm64', domain: { firmware: { bootloader: { efi: {} } }, features: { smm: {} } } }, PREFERENCE)).toEqual([]);
});

// KubeVirt sets the default of arm64 only in instances, after it has judged the machine.
test('EFI on arm64 needs no SMM in an instance without secure boot, but does in a machine and a pool that do not switch it off', () => {
  const booting = (efi: object) => ({ architecture: 'arm64', domain: { devices: {}, memory: { guest: '1Gi' }, firmware: { bootloader: { efi } } } });
  const verdicts = (efi: object) => [instance, machine, pool].map((of) => rules(of(booting(efi))));
  expect(verdicts({})).toEqual([[], ['[secure-boot-has-smm]'], ['[secure-boot-has-smm]']]);
  expect(verdicts({ secureBoot: true })).toEqual(Array(3).fill(['[secure-boot-has-smm]']));
  expect(verdicts({ secureBoot: false })).toEqual([[], [], []]);
});

test('an arm64 machine with secure boot is told to switch it off, not to write SMM, which only x86 has', () => {
  expect(machine({ architecture: 'arm64', domain: { firmware: { bootloader: { efi: { secureBoot: true } } } } })).toEqual([
    'spec.template.spec.domain.features.smm: EFI uses secure boot by default and needs SMM, write secureBoot: false under domain.firmware.bootloader.efi [secure-boot-has-smm]',
  ]);
});

test('an arm64 machine with BIOS is told to boot with EFI as it is admitted, without secure boot', () => {
  expect(machine({ architecture: 'arm64', domain: { firmware: { bootloader: { bios: {} } } } })).toEqual([
    'spec.template.spec.domain.firmware.bootloader.bios: arm64 guests have no BIOS, write efi: { secureBoot: false } instead [fits-arm64]',
  ]);
});

test('an instance type may complete a machine but not the template of a pool', () => {
  const instancetype = { instancetype: { name: 'u1.medium' } };
  const realtime = { domain: { cpu: { isolateEmulatorThread: true, realtime: {} }, memory: undefined } };
  expect(machine(realtime, instancetype)).toEqual([]);
  expect(rules(pool(realtime, instancetype))).toEqual(['[emulator-thread-dedicated]', '[realtime-possible]', '[realtime-possible]']);
});

test('an instance type brings no firmware or devices, and a preference no CPUs or memory', () => {
  const instancetype = { instancetype: { name: 'u1.medium' } };
  const efi = { firmware: { bootloader: { efi: {} } }, memory: undefined };
  expect(machine({ domain: efi }, instancetype)).toEqual([
    'spec.template.spec.domain.features.smm: EFI uses secure boot by default and needs SMM, write enabled: true here or secureBoot: false under '
    + 'domain.firmware.bootloader.efi [secure-boot-has-smm]',
  ]);
  expect(rules(machine({ architecture: 'amd64', domain: { launchSecurity: { sev: {} }, memory: undefined } }, instancetype))).toEqual(['[launch-security-fits]']);
  expect(rules(machine({ architecture: 'arm64', domain: { ...efi, features: { smm: {} }, cpu: { model: 'cortex-a57' } } }, instancetype))).toEqual(['[fits-arm64]']);
  const processors = { domain: { cpu: { isolateEmulatorThread: true, realtime: {}, numa: { guestMappingPassthrough: {} } } } };
  expect(rules(machine(processors, PREFERENCE))).toEqual(['[emulator-thread-dedicated]', '[guest-mapping-possible]', '[guest-mapping-possible]', '[realtime-possible]']);
  expect(rules(machine({ domain: { memory: { guest: '1025Mi', hugepages: { pageSize: '1Gi' } } } }, PREFERENCE))).toEqual(['[hugepages-add-up]']);
  expect(rules(machine({ architecture: 'amd64', domain: { memory: { guest: undefined, hugepages: { pageSize: '2Mi' }, maxGuest: '4Gi' } } }, PREFERENCE))).toEqual(['[memory-can-grow]']);
});

test('an empty list of host devices needs its feature gate in a pool, whose template is judged as written', () => {
  const spec = { domain: { devices: { hostDevices: [] } } };
  expect(refusals('VirtualMachine', spec, {}, [])).toEqual([]);
  expect(rules(refusals('VirtualMachinePool', spec, {}, []))).toEqual(['[host-device-gate]']);
});

test('reports missing feature gates only where the cluster declares its gates', () => {
  const domain = {
    devices: { downwardMetrics: {}, hostDevices: [{ name: 'device', deviceName: 'vendor.test/device' }], panicDevices: [{}], video: { type: 'virtio' } },
    memory: { reservedOverhead: {} },
  };
  expect(machine({ domain })).toEqual([]);
  expect(refusals('VirtualMachine', { domain }, {}, ['HostDevices', 'PanicDevices', 'VideoConfig']).map((message) => message.slice(0, message.indexOf(': ')))).toEqual([
    'spec.template.spec.domain.memory.reservedOverhead', 'spec.template.spec.domain.devices.downwardMetrics',
  ]);
});

test('an instance type or a preference may bring TDX, which needs no SMM, on a cluster that is known to have it', () => {
  const efi = { firmware: { bootloader: { efi: { secureBoot: true } } }, features: { smm: { enabled: false } }, memory: undefined };
  const object = (addition: object) => ({
    apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always', ...addition, template: { spec: { domain: { devices: {}, ...efi } } } },
  });
  for (const addition of [{ instancetype: { name: 'tdx' } }, { instancetype: { name: 'u1.medium' }, preference: { name: 'tdx' } }]) {
    expect(Admission.validate(object(addition), { featureGates: ['WorkloadEncryptionTDX'] })).toEqual([]);
    expect(Admission.validate(object(addition))).toEqual([expect.stringContaining('[secure-boot-has-smm]')]);
  }
});
