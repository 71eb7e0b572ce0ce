// Devices at one place in the guest, with which QEMU does not start.
import { admittedAdvice } from './admitted';
import { seededMachine } from './seeded-machine';

const advice = (interfaces: readonly object[], pciAddress?: string) => {
  const object: any = seededMachine({ cloudInitNoCloud: { userData: '#cloud-config\nssh_pwauth: true\nssh_authorized_keys: [ssh-rsa AAAA]\n' } });
  const { spec } = object.spec.template;
  spec.domain.devices = {
    ...spec.domain.devices,
    interfaces: interfaces.map((each, index) => ({ name: `net-${index}`, bridge: {}, ...each })),
    disks: [{ name: spec.volumes[0].name, disk: { bus: 'virtio', pciAddress } }],
  };
  spec.networks = interfaces.map((_each, index) => ({ name: `net-${index}`, multus: { networkName: `net-${index}` } }));
  return admittedAdvice(object).filter((each) => each.endsWith('[address-of-two-devices]')).map((each) => each.replace(/^spec\.template\.spec\.domain\.devices\./, ''));
};

const END = 'write another one, libvirt does not start a machine with two devices at one place [address-of-two-devices]';

test('reports a PCI address of two interfaces, and of an interface and a disk', () => {
  const taken = 'is also set at domain.devices.interfaces[0].pciAddress';
  expect(advice([{ pciAddress: '0000:0a:00.0' }, { pciAddress: '0000:0A:00.0' }])).toEqual([`interfaces[1].pciAddress: "0000:0A:00.0" ${taken}, ${END}`]);
  expect(advice([{ pciAddress: '0000:0a:00.0' }], '0000:0a:00.0')).toEqual([`disks[0].disk.pciAddress: "0000:0a:00.0" ${taken}, ${END}`]);
});

test('reports an ACPI index of two interfaces, and one that is too high', () => {
  expect(advice([{ acpiIndex: 1 }, { acpiIndex: 2 }, { acpiIndex: 1 }])).toEqual([`interfaces[2].acpiIndex: 1 is also set at domain.devices.interfaces[0].acpiIndex, ${END}`]);
  expect(advice([{ acpiIndex: 16_384 }])).toEqual(['interfaces[0].acpiIndex: is 16384, write at most 16383, QEMU does not start with a higher index [address-of-two-devices]']);
});

test('passes places of their own, and interfaces that are absent or have none', () => {
  expect(advice([{ pciAddress: '0000:0a:00.0', acpiIndex: 16_383 }, { pciAddress: '0000:0b:00.0', acpiIndex: 2 }, {}, { acpiIndex: 0 }, { acpiIndex: 0 }], '0000:0c:00.0')).toEqual([]);
  expect(advice([{ acpiIndex: 1 }, { acpiIndex: 1, state: 'absent' }, { pciAddress: '' }, { pciAddress: '' }])).toEqual([]);
});
