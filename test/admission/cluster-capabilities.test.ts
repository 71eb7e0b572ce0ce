import { Chart, Testing } from 'cdk8s';
import { Construct } from 'constructs';
import { ClusterCapabilities } from '../../src';
import { clusterCapabilities } from '../../src/admission/cluster-capabilities';

const LIVE = { featureGates: ['Snapshot'] };

test('capabilities of an app apply to everything below it', () => {
  const app = Testing.app();
  ClusterCapabilities.set(app, LIVE);
  expect(clusterCapabilities(new Construct(new Chart(app, 'chart'), 'machine'))).toEqual(LIVE);
});

test('an inner scope replaces the capabilities of the outer one', () => {
  const app = Testing.app();
  ClusterCapabilities.set(app, LIVE);
  const [inner, beside] = ['inner', 'beside'].map((id) => new Chart(app, id));
  ClusterCapabilities.set(inner, { storageClasses: { fast: {} } });
  expect(clusterCapabilities(new Construct(inner, 'machine'))).toEqual({ storageClasses: { fast: {} } });
  expect(clusterCapabilities(new Construct(beside, 'machine'))).toEqual(LIVE);
});

test('capabilities are undefined where none were set', () => {
  expect(clusterCapabilities(new Chart(Testing.app(), 'chart'))).toBeUndefined();
});

test('capabilities cannot be set on a scope that already has children', () => {
  const app = Testing.app();
  const chart = new Chart(app, 'chart');
  expect(() => ClusterCapabilities.set(app, LIVE)).toThrow('app: has children already: set ClusterCapabilities before adding any');
  expect(() => ClusterCapabilities.set(chart, LIVE)).not.toThrow();
  new Construct(chart, 'machine');
  expect(() => ClusterCapabilities.set(chart, LIVE)).toThrow('chart: has children already');
});

test('mistyped feature gates and access modes are all refused at once', () => {
  expect(() => ClusterCapabilities.set(Testing.app(), { featureGates: ['Snapshots'], storageClasses: { fast: { accessModes: ['ReadWriteOne' as any] } } })).toThrow([
    'app: ClusterCapabilities: featureGates[0]: "Snapshots" is not valid here: write "Snapshot"',
    'app: ClusterCapabilities: storageClasses.fast.accessModes[0]: "ReadWriteOne" is not valid here: write "ReadWriteOnce"',
  ].join('\n'));
});
