// What libvirt does not start although KubeVirt admits it: by libvirt's checks for QEMU, and the map of CPU features that it brings.
import { admittedAdvice } from './admitted';

const PLACE = 'spec.template.spec.domain.';

/** The advice on a machine, at paths below its domain. */
const adviceOn = (domain: object, spec: object = {}, machine: object = {}) => {
  const object = {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'desk-1' },
    spec: {
      runStrategy: 'Always',
      ...machine,
      template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' }, ...domain }, volumes: [{ name: 'root', dataVolume: { name: 'desk-1' } }], ...spec } },
    },
  };
  return admittedAdvice(object).map((each) => each.replace(PLACE, ''));
};

describe('a platform', () => {
  const X86 = { clock: { timer: { kvm: {}, hyperv: { present: true } } }, features: { pvspinlock: { enabled: true } } };

  test('that is one of x86 is reported on other architectures', () => {
    const instead = { 'clock.timer.kvm': 'write present: false or remove it', 'clock.timer.hyperv': 'write present: false or remove it', 'features.pvspinlock': 'remove it' };
    const expected = (architecture: string) => Object.entries(instead).map(([path, remedy]) => (
      `${path}: ${architecture} guests do not start with it, ${remedy} [platform-never-starts]`
    ));
    expect(adviceOn(X86, { architecture: 'arm64' })).toEqual(expected('arm64'));
    expect(adviceOn(X86, { architecture: 's390x' })).toEqual(expected('s390x'));
    expect(adviceOn(X86, { architecture: 'amd64' })).toEqual([]);
    expect(adviceOn(X86)).toEqual([]);
    expect(adviceOn({ clock: { timer: { kvm: { present: false }, hpet: { present: false } } } }, { architecture: 'arm64' })).toEqual([]);
  });

  test('with the features of Hyper-V is reported on s390x alone', () => {
    const hyperv = { features: { hyperv: { relaxed: {} } } };
    expect(adviceOn(hyperv, { architecture: 's390x' })).toEqual(['features.hyperv: s390x guests do not start with it, remove it [platform-never-starts]']);
    expect(adviceOn({ features: { hypervPassthrough: { enabled: true } } }, { architecture: 's390x' })).toHaveLength(1);
    expect(adviceOn({ features: { hypervPassthrough: { enabled: false } } }, { architecture: 's390x' })).toEqual([]);
    expect(adviceOn(hyperv, { architecture: 'arm64' })).toEqual([]);
  });

  test('with a disk on sata is reported on s390x', () => {
    const disks = { devices: { disks: [{ name: 'root', disk: { bus: 'sata' } }, { name: 'iso', cdrom: { bus: 'sata' } }, { name: 'data', disk: { bus: 'scsi' } }] } };
    const volumes = ['root', 'iso', 'data'].map((name) => ({ name, persistentVolumeClaim: { claimName: name } }));
    expect(adviceOn(disks, { architecture: 's390x', volumes })).toEqual([
      'devices.disks[0].disk.bus: s390x guests do not have "sata", write "virtio" or "scsi" [platform-never-starts]',
      'devices.disks[1].cdrom.bus: s390x guests do not have "sata", write "scsi" [platform-never-starts]',
    ]);
    expect(adviceOn(disks, { volumes })).toEqual([]);
  });

  test('with EFI and without ACPI is reported, but not on arm64', () => {
    const domain = { features: { acpi: { enabled: false } }, firmware: { bootloader: { efi: { secureBoot: false } } } };
    const expected = ['features.acpi.enabled: is false, but EFI needs ACPI, write true, or bios: {} instead of efi [platform-never-starts]'];
    expect(adviceOn(domain)).toEqual(expected);
    expect(adviceOn(domain, { architecture: 'amd64' })).toEqual(expected);
    expect(adviceOn(domain, { architecture: 'arm64' })).toEqual([]);
    expect(adviceOn({ ...domain, features: {} })).toEqual([]);
  });

  test('with a BIOS on a serial console is reported if there is no console', () => {
    const firmware = { bootloader: { bios: { useSerial: true } } };
    expect(adviceOn({ firmware, devices: { autoattachSerialConsole: false } })).toEqual([
      'firmware.bootloader.bios.useSerial: is true, but the serial console is switched off, remove autoattachSerialConsole: false or useSerial [platform-never-starts]',
    ]);
    expect(adviceOn({ firmware })).toEqual([]);
  });

  test('with the display of a virtual GPU is reported if there are no graphics', () => {
    const shown = (display: object, autoattachGraphicsDevice?: boolean) => (
      adviceOn({ devices: { autoattachGraphicsDevice, gpus: [{ name: 'gpu-0', deviceName: 'nvidia.com/GRID_T4-1Q', virtualGPUOptions: { display } }] } })
    );
    const expected = [
      'devices.gpus[0].virtualGPUOptions.display: needs graphics, write enabled: false, or remove autoattachGraphicsDevice: false [platform-never-starts]',
    ];
    expect(shown({}, false)).toEqual(expected);
    expect(shown({ enabled: true, ramFB: { enabled: false } }, false)).toEqual(expected);
    expect([shown({ enabled: false }, false), shown({}), shown({ enabled: true }, true)]).toEqual([[], [], []]);
  });
});

describe('a CPU feature', () => {
  test.each([
    ['sse4_2', 'sse4.2'], ['Avx512_vnni', 'avx512vnni'], ['arch_capabilities', 'arch-capabilities'], ['core_capabilities', 'core-capability'], ['nonstop_tsc', 'invtsc'],
    ['VMX', 'vmx'],
  ])('%j is reported, since libvirt has another name', (name, known) => {
    expect(adviceOn({ cpu: { features: [{ name: 'svm' }, { name }] } })).toEqual([
      `cpu.features[1].name: "${name}" is not a feature that libvirt has, write "${known}" [cpu-feature-misspelt]`,
    ]);
  });

  test.each(['vmx', 'sse4.2', 'lahf_lm', 'tsc_adjust', 'perfctr_core', 'cmp_legacy', '3dnowprefetch', 'feature-of-tomorrow', '{{FEATURE}}', '${CPU_FEATURE}'])('%j is not reported', (name) => {
    expect(adviceOn({ cpu: { features: [{ name }] } })).toEqual([]);
  });

  test('is reported in a preference too', () => {
    expect(admittedAdvice({
      apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', metadata: { name: 'appliance' }, spec: { cpu: { preferredCPUFeatures: [{ name: 'sse4_1' }] } },
    })).toEqual(['spec.cpu.preferredCPUFeatures[0].name: "sse4_1" is not a feature that libvirt has, write "sse4.1" [cpu-feature-misspelt]']);
  });
});

describe('a TPM', () => {
  const WINDOWS = { features: { hyperv: { relaxed: {} } } };
  const withTpm = (tpm: object | undefined, domain: object = WINDOWS, ...more: object[]) => adviceOn({ ...domain, devices: { tpm } }, ...more);
  const LOST = ['devices.tpm: is empty after each restart, when Windows has lost the keys of its disk, write persistent: true [tpm-not-kept]'];

  test('is reported in a machine with Windows unless it is persistent', () => {
    expect(withTpm({})).toEqual(LOST);
    expect(withTpm({ persistent: false })).toEqual(LOST);
    expect(withTpm({}, {}, {}, { preference: { name: 'windows.11.virtio' } })).toEqual(LOST);
    expect([withTpm({ persistent: true }), withTpm({ enabled: false }), withTpm(undefined)]).toEqual([[], [], []]);
  });

  test('is not reported in other machines', () => {
    expect(withTpm({}, {})).toEqual([]);
    expect(withTpm({}, WINDOWS, { volumes: [{ name: 'root', containerDisk: { image: 'registry.test/windows:1' } }] }).filter((each) => each.includes('tpm'))).toEqual([]);
  });
});
