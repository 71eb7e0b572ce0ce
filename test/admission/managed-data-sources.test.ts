// Advice on DataSources that a DataImportCron manages and something else sets too.
import { Chart, Size, Testing } from 'cdk8s';
import { DataImportCron, DataSource, ImageSource } from '../../src';
import { SharedByMachines } from '../../src/admission/shared-by-machines';
import { issueText } from '../../src/issues/issues';

/** The advice on each object; the objects are at the places a, b and so on. */
function told(...objects: readonly object[]): string[][] {
  const shared = new SharedByMachines<undefined>();
  return objects.map((object, index) => shared.look(undefined, object, 'abc'[index]).advice.map(issueText));
}

const cron = (name: string, managedDataSource: unknown = 'ubuntu', namespace = 'images') => ({
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataImportCron', metadata: { name, namespace }, spec: { managedDataSource },
});

const dataSource = (name = 'ubuntu', namespace = 'images') => ({
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata: { name, namespace }, spec: { source: { pvc: { name: 'disk', namespace } } },
});

test('a second DataImportCron for a DataSource is reported', () => {
  expect(told(cron('weekly'), cron('nightly'), cron('hourly'))).toEqual([
    [],
    ['spec.managedDataSource: "ubuntu" is already the DataSource of the DataImportCron at a, and CDI ignores this one, write another name [data-source-managed-twice]'],
    ['spec.managedDataSource: "ubuntu" is already the DataSource of the DataImportCron at a, and CDI ignores this one, write another name [data-source-managed-twice]'],
  ]);
});

test('a DataSource that CDI creates is reported, whichever of the two comes first', () => {
  expect(told(cron('weekly'), dataSource())).toEqual([
    [], ['metadata.name: "ubuntu" is the DataSource that CDI creates for the DataImportCron at a, remove this manifest or write another name [data-source-managed-twice]'],
  ]);
  expect(told(dataSource(), cron('weekly'))).toEqual([
    [], ['spec.managedDataSource: CDI creates the DataSource "ubuntu", which is also at a, remove that manifest or write another name [data-source-managed-twice]'],
  ]);
});

test.each<[string, object, object]>([
  ['names', cron('weekly'), cron('nightly', 'debian')],
  ['namespaces', cron('weekly'), cron('weekly', 'ubuntu', 'other')],
  ['DataSources', cron('weekly'), dataSource('debian')],
  ['namespaces of the DataSource', cron('weekly'), dataSource('ubuntu', 'other')],
])('nothing is reported for other %s', (_, one, other) => {
  expect([told(one, other), told(other, one)]).toEqual([[[], []], [[], []]]);
});

test('nothing is reported for a DataSource that leaves its source to CDI', () => {
  const { metadata, ...others } = dataSource();
  const labels = { 'cdi.kubevirt.io/dataImportCron': 'weekly' };
  expect(told(cron('weekly'), { ...others, metadata: { ...metadata, labels }, spec: { source: {} } })).toEqual([[], []]);
  expect(told(cron('weekly'), { ...others, metadata: { ...metadata, labels } })[1]).toHaveLength(1);
  expect(told(cron('weekly'), { ...others, metadata, spec: { source: {} } })[1]).toHaveLength(1);
});

test('nothing is reported for names that are no strings', () => {
  expect(told(cron('weekly', 1), cron('nightly', 1), cron('hourly', undefined))).toEqual([[], [], []]);
  expect(told({ kind: 'DataImportCron' }, { kind: 'DataSource' })).toEqual([[], []]);
});

test('synth reports it at the construct', () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const app = Testing.app();
  const chart = new Chart(app, 'images', { namespace: 'images' });
  new DataImportCron(chart, 'weekly', {
    schedule: '@weekly', managedDataSource: 'ubuntu', image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'), size: Size.gibibytes(10),
  });
  new DataSource(chart, 'ubuntu', { source: ImageSource.pvc('disk', 'images') });
  app.node.validate();
  expect(stderr.mock.calls.flat()).toEqual([
    'warning: images/ubuntu: metadata.name: "ubuntu" is the DataSource that CDI creates for the DataImportCron at images/weekly, remove this manifest or write another name [data-source-managed-twice]\n',
  ]);
  stderr.mockRestore();
});
