import { Chart, Testing } from 'cdk8s';
import { Construct } from 'constructs';
import { ClusterCapabilities } from '../../src';
import { clusterCapabilities } from '../../src/admission/cluster-capabilities';

const LIVE = { featureGates: ['Snapshot'] };

test('what is said of an app is true of everything below it', () => {
  const app = Testing.app();
  ClusterCapabilities.set(app, LIVE);
  expect(clusterCapabilities(new Construct(new Chart(app, 'chart'), 'machine'))).toEqual(LIVE);
});

test('an inner scope has its own, and nothing of the outer one\'s', () => {
  const app = Testing.app();
  ClusterCapabilities.set(app, LIVE);
  const [inner, beside] = ['inner', 'beside'].map((id) => new Chart(app, id));
  ClusterCapabilities.set(inner, { storageClasses: { fast: {} } });
  expect(clusterCapabilities(new Construct(inner, 'machine'))).toEqual({ storageClasses: { fast: {} } });
  expect(clusterCapabilities(new Construct(beside, 'machine'))).toEqual(LIVE);
});

test('nothing is known of a cluster of which nothing was said', () => {
  expect(clusterCapabilities(new Chart(Testing.app(), 'chart'))).toBeUndefined();
});

test('what comes too late to be true of everything is refused', () => {
  const app = Testing.app();
  const chart = new Chart(app, 'chart');
  expect(() => ClusterCapabilities.set(app, LIVE)).toThrow('app: has children already: set ClusterCapabilities before adding any');
  expect(() => ClusterCapabilities.set(chart, LIVE)).not.toThrow();
  new Construct(chart, 'machine');
  expect(() => ClusterCapabilities.set(chart, LIVE)).toThrow('chart: has children already');
});

test('a mistyped gate or access mode is refused, all at once', () => {
  expect(() => ClusterCapabilities.set(Testing.app(), { featureGates: ['Snapshots'], storageClasses: { fast: { accessModes: ['ReadWriteOne'] } } })).toThrow([
    'app: ClusterCapabilities: featureGates[0]: "Snapshots" is not valid here: write "Snapshot"',
    'app: ClusterCapabilities: storageClasses.fast.accessModes[0]: "ReadWriteOne" is not valid here: write "ReadWriteOnce"',
  ].join('\n'));
});
