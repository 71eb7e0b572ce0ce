// Synth notes the claim of a disk that the overrides of a machine have replaced: it would stay in the cluster, and nothing would use it.
import { Size } from 'cdk8s';
import { notesOn } from './synth-notes';
import type { MachineProps } from '../../src';

const volumes = (...list: object[]) => ({ spec: { template: { spec: { domain: { devices: { disks: list.map(() => ({ name: 'other', disk: {} })) } }, volumes: list } } } });

const disks = [{ name: 'data', size: Size.gibibytes(1) }];

test.each<[string, Partial<MachineProps>, string[]]>([
  ['no overrides', { disks }, []],
  ['other fields', { disks, overrides: { spec: { template: { spec: { hostname: 'web' } } } } }, []],
  ['its volumes kept', { overrides: volumes({ name: 'other', persistentVolumeClaim: { claimName: 'web-root' } }) }, []],
  ['an ephemeral volume on its claim', { overrides: volumes({ name: 'other', ephemeral: { persistentVolumeClaim: { claimName: 'web-root' } } }) }, []],
  ['other volumes', { disks, overrides: volumes({ name: 'other', containerDisk: { image: 'a:1' } }) }, ['root', 'data']],
  ['one of its volumes', { disks, overrides: volumes({ name: 'other', dataVolume: { name: 'web-data' } }) }, ['root']],
])('with %s, synth prints a note on each claim without a volume', (_, props, unused) => {
  expect(notesOn(props)).toEqual(unused.map((disk) => (
    `note: chart/web: PersistentVolumeClaim "web-${disk}" of disk "${disk}" is emitted, but overrides leave no volume that uses it: `
    + 'write the volume of the disk in disks instead of overrides, or leave the disk out\n'
  )));
});
