import { ApiObject, Chart, Testing } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { ClusterCapabilities } from '../../src';
import { findDuplicateObjects } from '../../src/admission/distinct-objects';

const app = Testing.app;

function object(chart: Chart, id: string, metadata: object = {}, apiVersion = 'kubevirt.io/v1', kind = 'VirtualMachine'): void {
  new ApiObject(chart, id, { apiVersion, kind, metadata: { name: 'web', ...metadata } });
}

const violations = ({ node: { root } }: IConstruct) => [...findDuplicateObjects(root.node.findAll().filter(ApiObject.isApiObject), root)];

test('refuses a duplicate object once, with both of its constructs', () => {
  const root = app();
  const [one, other] = ['one', 'other'].map((id) => new Chart(root, id));
  object(one, 'a');
  object(one, 'b', { name: 'db' });
  object(other, 'c');
  expect(violations(one)).toEqual([
    'other/c: VirtualMachine "web" already exists at one/a, give each its own metadata.name or namespace, or all of them unique names with MachineDefaults.set(scope, { uniqueNames: true }), or set ClusterCapabilities for each cluster\'s chart [objects-distinct]',
  ]);
});

test('compares objects regardless of the version of their API', () => {
  const chart = new Chart(app(), 'chart');
  object(chart, 'a');
  object(chart, 'b', {}, 'kubevirt.io/v1alpha3');
  expect(violations(chart)).toHaveLength(1);
});

test('tells objects apart by namespace, name and kind', () => {
  const chart = new Chart(app(), 'chart', { namespace: 'shop' });
  object(chart, 'a');
  object(chart, 'b', { namespace: 'bank' });
  object(chart, 'c', { name: 'db' });
  object(chart, 'd', {}, 'cdi.kubevirt.io/v1beta1', 'DataVolume');
  expect(violations(chart)).toEqual([]);
});

test('refuses duplicate claims', () => {
  const chart = new Chart(app(), 'chart');
  object(chart, 'a', {}, 'v1', 'PersistentVolumeClaim');
  object(chart, 'b', {}, 'v1', 'PersistentVolumeClaim');
  expect(violations(chart)).toEqual([expect.stringMatching(/^chart\/b: PersistentVolumeClaim "web" already exists at chart\/a, .* \[objects-distinct\]$/)]);
});

test('charts of different clusters may have the same objects', () => {
  const root = app();
  for (const id of ['north', 'south']) {
    const chart = new Chart(root, id);
    ClusterCapabilities.set(chart, { featureGates: ['Snapshot'] });
    object(chart, 'a');
  }
  expect(violations(root)).toEqual([]);
});

test('ignores kinds of Kubernetes other than claims', () => {
  const chart = new Chart(app(), 'chart');
  object(chart, 'a', {}, 'v1', 'Namespace');
  object(chart, 'b', {}, 'v1', 'Namespace');
  expect(violations(chart)).toEqual([]);
});

test('ignores an object that was removed from its chart', () => {
  const chart = new Chart(app(), 'chart');
  object(chart, 'a');
  chart.node.tryRemoveChild('a');
  object(chart, 'b');
  expect(violations(chart)).toEqual([]);
});
