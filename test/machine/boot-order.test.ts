import { Chart, Size, Testing } from 'cdk8s';
import { BootDevice, DiskDevice, Machine, MachineProps, MachineSize, VolumeSource } from '../../src';

function instance(props: MachineProps): any {
  const chart = new Chart(Testing.app(), 'chart');
  return new Machine(chart, 'web', props).apiObject.toJson().spec.template.spec;
}

test('the boot order of the machine replaces that of its size, and excludes that of its own disks and networks', () => {
  const iso = { name: 'iso', device: DiskDevice.CDROM, volume: VolumeSource.persistentVolumeClaim('iso'), bootOrder: 1 };
  const size = MachineSize.of({ cpu: { cores: 1 }, memory: Size.gibibytes(1), disks: [{ name: 'root', size: Size.gibibytes(1) }, iso] });
  const { disks } = instance({ size, bootOrder: [BootDevice.DISK] }).domain.devices;
  expect(disks.map(({ name, bootOrder }: any) => [name, bootOrder])).toEqual([['root', 1], ['iso', undefined]]);
  const twice = 'would be replaced by the machine\'s bootOrder, which numbers all devices: keep one of the two';
  expect(() => instance({ size: MachineSize.SMALL, disks: [{ name: 'root' }, iso], networks: [{ name: 'default', bootOrder: 2 }], bootOrder: [BootDevice.DISK] }))
    .toThrow(`chart/web: disks[1].bootOrder: 1 ${twice}\nchart/web: networks[0].bootOrder: 2 ${twice}`);
});
