// What synth says of a machine whose first disk starts empty, while another has an image.
import { Chart, Size, Testing } from 'cdk8s';
import { BootDevice, DiskDevice, ImageSource, Machine, MachineDefaults, MachineProps, MachineSize, VolumeSource } from '../../src';

const IMAGE = { image: ImageSource.registry('quay.io/containerdisks/ubuntu:24.04'), size: Size.gibibytes(20) };

test.each<[string, Partial<MachineProps>, boolean]>([
  ['an image on the disk of its size', { image: IMAGE.image }, false],
  ['an image on a disk beside that of its size', { disks: [{ name: 'root-24', ...IMAGE }] }, true],
  ['an image beside a blank one', { image: ImageSource.blank(), disks: [{ name: 'root-24', ...IMAGE }] }, true],
  ['a volume populator beside it', { disks: [{ name: 'root-24', ...IMAGE, volumePopulator: true }] }, true],
  ['images on both', { image: IMAGE.image, disks: [{ name: 'tools', ...IMAGE }] }, false],
  ['a volume that is there', { disks: [{ name: 'root', volume: VolumeSource.persistentVolumeClaim('restored') }, { name: 'tools', ...IMAGE }] }, false],
  ['an empty further disk', { image: IMAGE.image, disks: [{ name: 'data', size: Size.gibibytes(1) }] }, false],
  ['an image in a drive', { disks: [{ name: 'installer', ...IMAGE, device: DiskDevice.CDROM }] }, false],
  ['a place in the boot order', { disks: [{ name: 'root-24', ...IMAGE, bootOrder: 1 }] }, false],
  ['a boot order', { disks: [{ name: 'root-24', ...IMAGE }], bootOrder: [BootDevice.NETWORK, BootDevice.DISK] }, false],
  ['a kernel', { disks: [{ name: 'root-24', ...IMAGE }], overrides: { spec: { template: { spec: { domain: { firmware: { kernelBoot: { container: { image: 'a:1', kernelPath: '/k' } } } } } } } } }, false],
])('synth says of a machine with %s whether its first disk starts empty', (_what, props, isTold) => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const app = Testing.app();
  MachineDefaults.set(app, { clusterDefaultStorageClass: true });
  const chart = new Chart(app, 'chart');
  new Machine(chart, 'web', { size: MachineSize.SMALL, ...props });
  Testing.synth(chart);
  expect(stderr.mock.calls.flat().filter((line) => String(line).startsWith('note: '))).toEqual(!isTold ? [] : [
    'note: chart/web: disk "root", from which the guest boots, is the first and starts empty, but disk "root-24" has an image: '
    + 'write cpu, memory and disks instead of a size that adds "root", or a bootOrder\n',
  ]);
  stderr.mockRestore();
});
