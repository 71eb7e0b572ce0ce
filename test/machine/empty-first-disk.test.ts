// Synth notes a machine whose first disk starts empty while another has an image: its guest would boot from nothing.
import { Size } from 'cdk8s';
import { notesOn } from './synth-notes';
import { BootDevice, DiskDevice, ImageSource, MachineProps, VolumeSource } from '../../src';

const IMAGE = { image: ImageSource.registry('quay.io/containerdisks/ubuntu:24.04'), size: Size.gibibytes(20) };

test.each<[string, Partial<MachineProps>, boolean]>([
  ['an image on the root disk of its size', { image: IMAGE.image }, false],
  ['an image on a disk beside the root disk of its size', { disks: [{ name: 'root-24', ...IMAGE }] }, true],
  ['a blank root disk and an image on another', { image: ImageSource.blank(), disks: [{ name: 'root-24', ...IMAGE }] }, true],
  ['an image from a volume populator on another disk', { disks: [{ name: 'root-24', ...IMAGE, volumePopulator: true }] }, true],
  ['images on both disks', { image: IMAGE.image, disks: [{ name: 'tools', ...IMAGE }] }, false],
  ['an existing volume as its first disk', { disks: [{ name: 'root', volume: VolumeSource.persistentVolumeClaim('restored') }, { name: 'tools', ...IMAGE }] }, false],
  ['an empty second disk', { image: IMAGE.image, disks: [{ name: 'data', size: Size.gibibytes(1) }] }, false],
  ['an image in a CD-ROM drive', { disks: [{ name: 'installer', ...IMAGE, device: DiskDevice.CDROM }] }, false],
  ['a boot order on the disk with the image', { disks: [{ name: 'root-24', ...IMAGE, bootOrder: 1 }] }, false],
  ['a boot order of devices', { disks: [{ name: 'root-24', ...IMAGE }], bootOrder: [BootDevice.NETWORK, BootDevice.DISK] }, false],
  ['a kernel to boot', { disks: [{ name: 'root-24', ...IMAGE }], overrides: { spec: { template: { spec: { domain: { firmware: { kernelBoot: { container: { image: 'a:1', kernelPath: '/k' } } } } } } } } }, false],
])('with %s, synth prints a note only if the first disk starts empty', (_what, props, isNoted) => {
  expect(notesOn(props)).toEqual(!isNoted ? [] : [
    'note: chart/web: disk "root", from which the guest boots, is the first and starts empty, but disk "root-24" has an image: '
    + 'write cpu, memory and disks instead of a size that adds "root", or a bootOrder\n',
  ]);
});
