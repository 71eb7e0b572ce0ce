// What a template's devices become, and what is refused before they are attached.
import { BootDevice, DiskDevice, InterfaceBinding, VirtualMachineTemplate, VolumeSource } from '../../src';
import { withBootOrder } from '../../src/spec/boot-order';
import { instancetypeMatcher } from '../../src/spec/instancetype';

const template = VirtualMachineTemplate.fromObject({ spec: { runStrategy: 'Manual', template: { spec: { domain: { devices: {} } } } } });
const volume = VolumeSource.persistentVolumeClaim('data');

const disk = (given: object) => template.withDisk({ name: 'data', volume, ...given });
const wire = (given: object) => disk(given).toObject().spec.template.spec.domain.devices.disks[0];

test('a CD-ROM keeps a readOnly of false, which is not its default, and a disk drops it', () => {
  expect(wire({ device: DiskDevice.CDROM, readOnly: false })).toEqual({ name: 'data', cdrom: { bus: 'sata', readonly: false } });
  expect(wire({ readOnly: false })).toEqual({ name: 'data', disk: { bus: 'virtio' } });
});

test('a template refuses a disk with a boot order, serial number or reservation that is not valid', () => {
  expect(() => disk({ bootOrder: 0 })).toThrow('disk "data": bootOrder: 0 is not a whole number of at least 1');
  expect(() => disk({ serial: 'a b' })).toThrow('disk "data": serial: "a b" is not a serial number');
  expect(() => disk({ reservation: true })).toThrow('disk "data": reservation: true is for a LUN, and the device is disk');
});

test('a binding excludes a binding plugin', () => {
  expect(() => template.withNetwork({ name: 'lan', networkName: 'lan', binding: InterfaceBinding.BRIDGE, bindingPlugin: 'passt' }))
    .toThrow('binding "bridge" and bindingPlugin "passt" exclude each other: keep one');
});

test('a machine never boots from its cloud-init disk, whatever its device', () => {
  const volumes = [{ name: 'iso', persistentVolumeClaim: { claimName: 'iso' } }, { name: 'seed', cloudInitNoCloud: { userData: '#cloud-config\n' } }];
  const disks = volumes.map(({ name }) => ({ name, cdrom: {} }));
  const spec = withBootOrder({ template: { spec: { domain: { devices: { disks } }, volumes } } }, [BootDevice.CDROM]);
  expect(spec.template.spec!.domain!.devices!.disks!.map(({ name, bootOrder }) => [name, bootOrder])).toEqual([['iso', 1], ['seed', undefined]]);
});

test('an instance type may be named with a revision', () => {
  expect(instancetypeMatcher({ name: 'u1.medium', revisionName: 'kept-1' })).toEqual({ name: 'u1.medium', kind: 'VirtualMachineClusterInstancetype', revisionName: 'kept-1' });
});
