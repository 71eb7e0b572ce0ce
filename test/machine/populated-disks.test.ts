// A disk that one of CDI's volume populators fills, instead of a DataVolume.
import { Chart, Size, Testing } from 'cdk8s';
import { ImageSource, Machine, MachineDisk, MachineSize } from '../../src';

function manifests(disks: MachineDisk[], namespace?: string): any[] {
  const chart = new Chart(Testing.app(), 'chart', { namespace });
  new Machine(chart, 'web', { size: MachineSize.SMALL, disks });
  return Testing.synth(chart);
}

const populated = (image: ImageSource, disk: object = {}) => manifests([{ name: 'root', image, volumePopulator: true, ...disk }], 'shop');

test('a populated disk is a claim that can grow, and a source that Flux creates once', () => {
  const [machine, source, claim] = populated(ImageSource.http('https://images.test/disk.qcow2'), { size: Size.gibibytes(30) });
  expect([source, claim]).toMatchSnapshot();
  expect(machine.spec.template.spec.volumes).toEqual([{ name: 'root', persistentVolumeClaim: { claimName: 'web-root' } }]);
});

test.each<[string, ImageSource, object]>([
  ['an upload', ImageSource.upload(), { kind: 'VolumeUploadSource', spec: {} }],
  ['an empty disk', ImageSource.blank(), { kind: 'VolumeImportSource', spec: { source: { blank: {} } } }],
  ['a claim', ImageSource.pvc('golden', 'shop'), { kind: 'VolumeCloneSource', spec: { source: { kind: 'PersistentVolumeClaim', name: 'golden' } } }],
  ['a snapshot', ImageSource.snapshot('golden', 'shop'), {
    kind: 'VolumeCloneSource', spec: { source: { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 'golden' } },
  }],
])('a populated disk can be filled from %s', (_what, image, source) => {
  expect(populated(image)[1]).toMatchObject(source);
});

test('a machine with a populated disk does not boot from nothing', () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  populated(ImageSource.http('https://images.test/disk.qcow2'));
  expect(stderr.mock.calls.join()).not.toContain('[no-root-disk]');
  stderr.mockRestore();
});

test('a populated disk cannot be filled from a DataSource, or from another namespace', () => {
  const disks = [
    { name: 'a', size: Size.gibibytes(1), volumePopulator: true, image: ImageSource.dataSource('ubuntu') },
    { name: 'b', size: Size.gibibytes(1), volumePopulator: true, image: ImageSource.pvc('golden', 'images') },
    { name: 'c', volumePopulator: true, image: ImageSource.upload() },
    { name: 'c'.repeat(60), size: Size.gibibytes(1), volumePopulator: true, image: ImageSource.upload() },
  ];
  expect(() => manifests(disks)).toThrow([
    'chart/web: disk "a": image: volume populators do not clone DataSources: name the claim or snapshot by ImageSource.pvc or ImageSource.snapshot, or leave out volumePopulator',
    'chart/web: disk "b": image: volume populators clone within a namespace, the image is in "images", and the machine has none: set the namespace of the chart, or leave out volumePopulator',
    'chart/web: disk "c": size: is missing: write one such as Size.gibibytes(20)',
    `chart/web: disk "${'c'.repeat(60)}": the source "web-${'c'.repeat(60)}" would have 64 characters, and CDI accepts at most 63: shorten the name of the machine or the disk`,
  ].join('\n'));
});
