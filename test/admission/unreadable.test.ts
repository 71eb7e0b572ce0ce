import { mutated } from './corpus/mutated';
import { violationsOf } from '../../src/admission/admission';
import { schemaVerdict } from '../../src/admission/schema';
import { withoutNulls } from '../../src/plain-data/nulls';

const machine = (spec: object) => ({
  apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always', template: { spec } },
});
const told = (object: object) => violationsOf(object).map(({ path, rule }) => [path.replace('spec.template.spec.', ''), rule]);

test('a value of the wrong type hides no mistake elsewhere', () => {
  expect(told(machine({ hostname: 42, domain: { cpu: { cores: '4' }, memory: { guest: '1Gi' }, devices: { disks: [{ name: 'root' }], interfaces: [{ name: 'default' }] } } }))).toEqual([
    ['domain.cpu.cores', 'fits-schema'],
    ['hostname', 'fits-schema'],
    ['domain.devices.disks[0].name', 'disk-has-volume'],
    ['domain.devices.interfaces[0].name', 'interface-has-network'],
    ['domain.devices.interfaces[0]', 'one-binding'],
  ]);
});

test('a rule reports nothing that depends on such a value', () => {
  expect(told(machine({ domain: { memory: { guest: '1Gi' }, devices: { disks: [{ name: 'root' }] } }, volumes: [{ name: 7, emptyDisk: { capacity: '1Gi' } }] })))
    .toEqual([['volumes[0].name', 'fits-schema']]);
  expect(told(machine({ domain: { memory: { guest: '1Gi' }, devices: { disks: 'root' } }, volumes: [{ name: 'root', emptyDisk: { capacity: '1Gi' } }] })))
    .toEqual([['domain.devices.disks', 'fits-schema']]);
});

test('a rule about a field that is not set reports nothing, whatever the cluster\'s version', () => {
  const wrong = machine({ domain: { cpu: { cores: 'x' }, memory: { guest: '1Gi' }, devices: {} } });
  expect(violationsOf(wrong, { kubevirtVersion: 'v1.8.4' }).map(({ rule }) => rule)).toEqual(['fits-schema']);
});

test('a machine may have any quantity that Go reads', () => {
  expect(told(machine({ domain: { devices: { disks: [{ name: 'root' }] }, resources: { requests: { cpu: 0.5, memory: '1Gi' } } } })))
    .toEqual([['domain.devices.disks[0].name', 'disk-has-volume']]);
});

test('a wrong type in an otherwise valid manifest is the only finding', () => {
  const wrong = Object.values(mutated).map(({ object }) => object).filter((object) => schemaVerdict(withoutNulls(object)).unreadable?.length);
  expect(wrong.length).toBeGreaterThan(300);
  expect(wrong.flatMap((object) => violationsOf(object)).filter(({ rule }) => rule !== 'fits-schema')).toEqual([]);
});
