import { Chart, Size, Testing } from 'cdk8s';
import { Admission } from '../../src/admission/admission';
import { DataImportCron, DataImportCronGarbageCollect, DataImportCronProps, DataImportCronRetentionPolicy } from '../../src/data-volumes/data-import-cron';
import { DataVolumeContentType } from '../../src/storage/data-volume-spec';
import { ImageSource } from '../../src/storage/image-source';
import { RegistryPullMethod } from '../../src/storage/image-source-options';
import { AccessMode, VolumeMode } from '../../src/storage/persistent-volume-claim';

const LITTLE: DataImportCronProps = {
  image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'), size: Size.gibibytes(20), schedule: '0 3 * * 0', managedDataSource: 'ubuntu',
};

function chart(): Chart {
  return new Chart(Testing.app(), 'images', { namespace: 'golden-images' });
}

test('a DataImportCron with only the required fields', () => {
  const images = chart();
  const cron = new DataImportCron(images, 'ubuntu-weekly', LITTLE);
  expect([cron.name, cron.managedDataSource]).toEqual(['ubuntu-weekly', 'ubuntu']);
  expect(Testing.synth(images)).toMatchSnapshot();
});

test('a DataImportCron with all fields', () => {
  const images = chart();
  const cron = new DataImportCron(images, 'ubuntu', {
    ...LITTLE,
    metadata: { name: 'ubuntu-weekly', labels: { os: 'ubuntu' } },
    image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04', { pullMethod: RegistryPullMethod.NODE }),
    storageClassName: 'fast-ssd',
    accessModes: [AccessMode.READ_WRITE_MANY],
    volumeMode: VolumeMode.BLOCK,
    priorityClassName: 'low',
    preallocation: false,
    garbageCollect: DataImportCronGarbageCollect.NEVER,
    importsToKeep: 0,
    retentionPolicy: DataImportCronRetentionPolicy.NONE,
    serviceAccountName: 'cloner',
    importerServiceAccountName: 'importer',
    defaultInstancetype: { name: 'u1.medium' },
    defaultPreference: { name: 'ubuntu' },
  });
  expect(Testing.synth(images)).toMatchSnapshot();
  expect(Admission.validate(cron.apiObject.toJson())).toEqual([]);
});

test.each([
  ['an image stream', { image: ImageSource.imageStream('rhel9:latest') }],
  ['a claim, which already has a size', { image: ImageSource.pvc('ubuntu', 'uploads'), size: undefined }],
])('imports may come from %s', (_, props) => {
  expect(Admission.validate(new DataImportCron(chart(), 'ubuntu', { ...LITTLE, ...props }).apiObject.toJson())).toEqual([]);
});

test.each([
  ['http', ImageSource.http('https://example.com/a')],
  ['snapshot', ImageSource.snapshot('a', 'b')],
  ['sourceRef', ImageSource.dataSource('a')],
  ['blank', ImageSource.blank()],
])('imports from %s are refused', (kind, image) => {
  expect(() => new DataImportCron(chart(), 'ubuntu', { ...LITTLE, image }))
    .toThrow(`images/ubuntu: image: a DataImportCron does not support ${JSON.stringify(kind)}: write ImageSource.registry, ImageSource.imageStream or ImageSource.pvc`);
});

test('a content type, which CDI refuses here, is dropped in programs without types', () => {
  const untyped = { ...LITTLE, contentType: DataVolumeContentType.KUBEVIRT };
  expect(new DataImportCron(chart(), 'ubuntu', untyped).apiObject.toJson().spec.template.spec).not.toHaveProperty('contentType');
});

test('one error lists every mistake, with the construct\'s path', () => {
  const props = { ...LITTLE, size: undefined, schedule: '0 25 * * *', managedDataSource: 'a'.repeat(64), importsToKeep: -1, serviceAccountName: '', defaultInstancetype: { name: '' } };
  expect(() => new DataImportCron(chart(), 'ubuntu', props)).toThrow(new RegExp([
    '^images/ubuntu: size: is missing.*',
    'images/ubuntu: schedule: "0 25 \\* \\* \\*" has the hour "25".*',
    'images/ubuntu: managedDataSource: "a{64}" is not a DNS label.*',
    'images/ubuntu: serviceAccountName: "" is not an object\'s name.*',
    'images/ubuntu: importsToKeep: -1 is not a whole number of at least 1.*',
    'images/ubuntu: defaultInstancetype.name: "" is not a label\'s value.*$',
  ].join('\n')));
});

// CDI admits 0, deletes each import once it has succeeded, and imports it again.
test('keeping no imports is refused, unless garbage collection is off', () => {
  expect(() => new DataImportCron(chart(), 'ubuntu', { ...LITTLE, importsToKeep: 0 })).toThrow('images/ubuntu: importsToKeep: 0 is not a whole number of at least 1: write such a number');
  expect(() => new DataImportCron(chart(), 'ubuntu', { ...LITTLE, importsToKeep: 0, garbageCollect: DataImportCronGarbageCollect.NEVER })).not.toThrow();
});

test('an invalid account of the importer is reported under its own field', () => {
  expect(() => new DataImportCron(chart(), 'ubuntu', { ...LITTLE, importerServiceAccountName: '' })).toThrow(/^images\/ubuntu: importerServiceAccountName: ""[^\n]*$/);
});
