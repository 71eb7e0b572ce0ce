import { Chart, JsonPatch, Size, Testing } from 'cdk8s';
import { DataImportCron } from '../../src/data-volumes/data-import-cron';
import { DataSource } from '../../src/data-volumes/data-source';
import { DataVolume } from '../../src/data-volumes/data-volume';
import { MachineDefaults } from '../../src/objects/machine-defaults';
import { InstancetypeScope } from '../../src/spec/instancetype';
import { DataVolumeContentType } from '../../src/storage/data-volume-spec';
import { ImageSource } from '../../src/storage/image-source';
import { AccessMode, VolumeMode } from '../../src/storage/persistent-volume-claim';

const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const size = Size.gibibytes(20);

function chart(): Chart {
  return new Chart(Testing.app(), 'disks', { namespace: 'vms' });
}

test('a DataVolume with only the required fields', () => {
  const disks = chart();
  expect(new DataVolume(disks, 'web-1-root', { image, size }).name).toBe('web-1-root');
  expect(Testing.synth(disks)).toMatchSnapshot();
});

test('the storage class comes from MachineDefaults unless the disk sets its own', () => {
  const classesOf = (defaults: object, props: object = {}) => {
    const app = Testing.app();
    MachineDefaults.set(app, defaults);
    const disks = new Chart(app, 'disks');
    new DataVolume(disks, 'root', { image, size, ...props });
    new DataImportCron(disks, 'cron', { image, size, schedule: '0 3 * * 0', managedDataSource: 'ubuntu', ...props });
    return Testing.synth(disks).map(({ spec }) => (spec.template?.spec ?? spec).storage.storageClassName);
  };
  expect(classesOf({ storageClassName: 'ceph-rbd' })).toEqual(['ceph-rbd', 'ceph-rbd']);
  expect(classesOf({ storageClassName: 'ceph-rbd' }, { storageClassName: 'fast-ssd' })).toEqual(['fast-ssd', 'fast-ssd']);
  expect(classesOf({ pruneProtection: false })).toEqual([undefined, undefined]);
});

test('a DataVolume with all fields', () => {
  const disks = chart();
  new DataVolume(disks, 'root', {
    metadata: { name: 'web-1-root', namespace: 'shop', labels: { app: 'web' }, annotations: { 'example.com/owner': 'shop' } },
    image,
    size,
    storageClassName: 'fast-ssd',
    accessModes: [AccessMode.READ_WRITE_MANY],
    volumeMode: VolumeMode.BLOCK,
    contentType: DataVolumeContentType.KUBEVIRT,
    priorityClassName: 'high',
    serviceAccountName: 'importer',
    preallocation: true,
    immediateBinding: true,
    defaultInstancetype: { name: 'u1.medium' },
    defaultPreference: { name: 'ubuntu', scope: InstancetypeScope.NAMESPACE },
  });
  expect(Testing.synth(disks)).toMatchSnapshot();
});

test('empty maps that have a meaning are kept', () => {
  expect(new DataVolume(chart(), 'copy', { image: ImageSource.pvc('ubuntu', 'golden-images') }).apiObject.toJson().spec)
    .toStrictEqual({ source: { pvc: { name: 'ubuntu', namespace: 'golden-images' } }, storage: {} });
  expect(new DataVolume(chart(), 'empty', { image: ImageSource.blank(), size }).apiObject.toJson().spec.source).toStrictEqual({ blank: {} });
});

test('one error lists every mistake, with the construct\'s path', () => {
  expect(() => new DataVolume(chart(), 'web-1-root', { image, storageClassName: '', defaultPreference: { name: 'a b' } })).toThrow(new Error([
    'disks/web-1-root: size: is missing, and only clones take the size of their source, not "registry": write one such as Size.gibibytes(20)',
    'disks/web-1-root: storageClassName: "" is not a storage class: write its name, such as "fast-ssd", or leave it out',
    'disks/web-1-root: defaultPreference.name: "a b" is not a label\'s value: write at most 63 letters, digits, "-", "_" and ".", such as "u1.medium"',
  ].join('\n')));
});

test('an invalid name is refused', () => {
  expect(() => new DataVolume(chart(), 'Web_1', { image, size })).toThrow('disks/Web_1: metadata.name: "Web_1" is not a DNS label');
});

test('an unknown field from a JSON patch is refused at synth', () => {
  const app = Testing.app();
  const disk = new DataVolume(new Chart(app, 'disks'), 'root', { image, size });
  expect(() => app.synthYaml()).not.toThrow();
  disk.apiObject.addJsonPatch(JsonPatch.add('/spec/contentTypes', 'archive'));
  expect(() => app.synthYaml()).toThrow('contentTypes');
});

test('a placeholder, which nothing would fill in, is refused in DataVolumes, DataImportCrons and DataSources', () => {
  const disks = chart();
  const tagged = ImageSource.registry('quay.io/containerdisks/ubuntu:{{TAG}}');
  const refusal = (field: string, name: string) => `${field}: placeholder {{${name}}} has no value: write the value here, only templates are filled in later`;
  expect(() => new DataVolume(disks, 'data', { image: tagged, storageClassName: '{{CLASS}}', size })).toThrow([
    `disks/data: ${refusal('spec.source.registry.url', 'TAG')}`, `disks/data: ${refusal('spec.storage.storageClassName', 'CLASS')}`,
  ].join('\n'));
  expect(() => new DataImportCron(disks, 'cron', { image: tagged, size, schedule: '{{SCHEDULE}}', managedDataSource: 'ubuntu' })).toThrow([
    `disks/cron: ${refusal('spec.schedule', 'SCHEDULE')}`, `disks/cron: ${refusal('spec.template.spec.source.registry.url', 'TAG')}`,
  ].join('\n'));
  expect(() => new DataSource(disks, 'source', { source: ImageSource.pvc('{{NAME}}', 'golden') })).toThrow(`disks/source: ${refusal('spec.source.pvc.name', 'NAME')}`);
});
