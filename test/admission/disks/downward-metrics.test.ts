// Downward metrics whose disk KubeVirt may create itself. Its admitters gave the same verdict on each.
import { Admission } from '../../../src/admission/admission';
import { pool, virtualMachine } from '../corpus/corpus';

const METRICS = { volumes: [{ name: 'metrics', downwardMetrics: {} }] };

const spec = (architecture: string | undefined, disks?: readonly object[]) => ({ ...METRICS, architecture, domain: { memory: { guest: '1Gi' }, devices: { disks } } });

const instance = (instanceSpec: object) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', metadata: { name: 'case' }, spec: instanceSpec });

const replicaSet = (instanceSpec: object) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachineInstanceReplicaSet',
  metadata: { name: 'case' },
  spec: { selector: { matchLabels: { app: 'case' } }, template: { metadata: { labels: { app: 'case' } }, spec: instanceSpec } },
});

const machine = (instanceSpec: object, others: object = {}) => ({ ...virtualMachine, spec: { runStrategy: 'Always', ...others, template: { spec: instanceSpec } } });

const poolOf = (instanceSpec: object, others: object = {}) => ({
  ...pool, spec: { ...pool.spec, virtualMachineTemplate: { ...pool.spec.virtualMachineTemplate, spec: { runStrategy: 'Always', ...others, template: { spec: instanceSpec } } } },
});

const rules = (object: object) => Admission.validate(object).map((message) => / \[([^\]]*)\]$/.exec(message)![1]);

const OF_NO_KIND = [{ name: 'metrics' }];

test.each(['arm64', 's390x'])('an instance for %s needs no disk for its metrics, since KubeVirt creates one on virtio', (architecture) => {
  const none = spec(architecture);
  expect([instance(none), replicaSet(none), instance(spec(architecture, OF_NO_KIND))].map(rules)).toEqual([[], [], []]);
  expect([machine(none), poolOf(none)].map(rules)).toEqual([['downward-metrics-has-disk'], ['downward-metrics-has-disk']]);
  expect([machine, poolOf, replicaSet].map((make) => rules(make(spec(architecture, OF_NO_KIND))))).toEqual(Array(3).fill(['downward-metrics-on-virtio']));
});

test('an instance for amd64, or without an architecture, needs a disk for its metrics', () => {
  const all = ['amd64', undefined].flatMap((architecture) => [spec(architecture), spec(architecture, OF_NO_KIND)]);
  expect(all.map((each) => rules(instance(each)))).toEqual([['downward-metrics-has-disk'], ['downward-metrics-on-virtio'], ['downward-metrics-has-disk'], ['downward-metrics-on-virtio']]);
});

test('a preference completes a disk without a target, but not in the template of a pool', () => {
  const preference = { preference: { name: 'linux' } };
  expect(rules(machine(spec('amd64', OF_NO_KIND), preference))).toEqual([]);
  expect(rules(machine(spec('amd64', [{ name: 'metrics', cdrom: { bus: 'sata' } }]), preference))).toEqual(['downward-metrics-on-virtio']);
  expect(rules(machine(spec('amd64'), preference))).toEqual(['downward-metrics-has-disk']);
  expect(rules(poolOf(spec('amd64', OF_NO_KIND), preference))).toEqual(['downward-metrics-on-virtio']);
});
