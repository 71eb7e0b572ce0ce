import { Chart, Testing } from 'cdk8s';
import { Admission } from '../../src/admission/admission';
import { DataSource } from '../../src/data-volumes/data-source';
import { ImageSource } from '../../src/storage/image-source';

function chart(namespace?: string): Chart {
  return new Chart(Testing.app(), 'images', { namespace });
}

test('a DataSource points to a claim and suggests an instance type', () => {
  const images = chart('golden-images');
  new DataSource(images, 'ubuntu', {
    metadata: { labels: { os: 'ubuntu' } }, source: ImageSource.pvc('ubuntu-22-04', 'golden-images'), defaultInstancetype: { name: 'u1.medium' }, defaultPreference: { name: 'ubuntu' },
  });
  expect(Testing.synth(images)).toMatchSnapshot();
});

test.each([
  ['claim', ImageSource.pvc('a', 'b'), { pvc: { name: 'a', namespace: 'b' } }],
  ['snapshot', ImageSource.snapshot('a', 'b'), { snapshot: { name: 'a', namespace: 'b' } }],
  ['DataSource of its namespace', ImageSource.dataSource('a'), { dataSource: { name: 'a', namespace: 'golden-images' } }],
  ['DataSource of its namespace by name', ImageSource.dataSource('a', 'golden-images'), { dataSource: { name: 'a', namespace: 'golden-images' } }],
])('a DataSource can point to a %s', (_, source, expected) => {
  const manifest = new DataSource(chart('golden-images'), 'ubuntu', { source }).apiObject.toJson();
  expect(manifest.spec.source).toEqual(expected);
  expect(Admission.validate(manifest)).toEqual([]);
});

test('a reference has an empty namespace if the chart sets none', () => {
  const manifest = new DataSource(chart(), 'ubuntu', { source: ImageSource.dataSource('a') }).apiObject.toJson();
  expect(manifest.spec.source).toEqual({ dataSource: { name: 'a', namespace: '' } });
  expect(Admission.validate(manifest)).toEqual([]);
});

test('an image that must be imported first is refused', () => {
  expect(() => new DataSource(chart(), 'ubuntu', { source: ImageSource.http('https://example.com/a') }))
    .toThrow(new Error('images/ubuntu: source: a DataSource does not support "http": import with a DataVolume or a DataImportCron, and refer to its claim by ImageSource.pvc'));
});

test('a reference to a DataSource in another namespace is refused', () => {
  expect(() => new DataSource(chart('vms'), 'ubuntu', { source: ImageSource.dataSource('a', 'golden-images') }))
    .toThrow('images/ubuntu: source: DataSource "a" is in namespace "golden-images", and CDI follows references in "vms" only');
  expect(() => new DataSource(chart('vms'), 'ubuntu', { metadata: { namespace: 'golden-images' }, source: ImageSource.dataSource('a', 'golden-images') })).not.toThrow();
});

test('a DataSource that points to itself is refused', () => {
  expect(() => new DataSource(chart('vms'), 'ubuntu', { source: ImageSource.dataSource('ubuntu') })).toThrow('images/ubuntu: source: "ubuntu" is the DataSource itself: name another one');
  expect(() => new DataSource(chart('vms'), 'ubuntu', { source: ImageSource.dataSource('ubuntu', 'vms') })).toThrow('is the DataSource itself');
});
