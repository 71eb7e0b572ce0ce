import { NamespaceCache } from '../../../../src/cli/wait/observation/namespace-cache';
import { project } from '../../../../src/cli/wait/observation/projections';

const machine = (name: string, claims: string[] = [], pool?: string) => project({
  kind: 'VirtualMachine',
  metadata: { name, uid: `vm-${name}`, ...pool && { ownerReferences: [{ kind: 'VirtualMachinePool', name: pool, controller: true }] } },
  spec: { runStrategy: 'Always', template: { spec: { volumes: claims.map((claim) => ({ name: claim, dataVolume: { name: claim } })) } } },
});
const named = (kind: string, name: string, uid = `${kind}-${name}`) => project({ kind, metadata: { name, uid } });
const launcher = (of: string, name = `virt-launcher-${of}-abcde`) => project({ kind: 'Pod', metadata: { name, uid: name, labels: { 'vm.kubevirt.io/name': of } } });
const warning = (kind: string, about: string, lastTimestamp = '2025-01-01T00:00:00Z', uid?: string) =>
  project({ kind: 'Event', metadata: { name: `${about}.${lastTimestamp}` }, involvedObject: { kind, name: about, uid }, reason: 'Failed', message: lastTimestamp, lastTimestamp });

let cache: NamespaceCache;
const related = (kind = 'VirtualMachine', name = 'web') => cache.relatedTo(cache.get(kind, name));

beforeEach(() => {
  cache = new NamespaceCache();
  cache.put(machine('web', ['disk']));
  cache.put(machine('other'));
});

test.each([
  ['its machine', machine('web', ['disk']), ['machine/web']],
  ['its instance', named('VirtualMachineInstance', 'web'), ['machine/web']],
  ['its launcher', launcher('web'), ['machine/web']],
  ['its volume', named('DataVolume', 'disk'), ['volume/disk', 'machine/web']],
  ['an event about its launcher', warning('Pod', 'virt-launcher-web-xyz12'), ['machine/web']],
  ['an event about its claim', warning('PersistentVolumeClaim', 'disk'), ['volume/disk', 'machine/web']],
  ['what has nothing to do with it', warning('Service', 'web'), []],
])('%s affects only its own subjects', (_, object, affected) => {
  expect(cache.put(object)).toEqual(affected);
});

test('what CDI names after the uid of a claim concerns the machine of the claim', () => {
  cache.put(named('PersistentVolumeClaim', 'disk', '1234-uid'));
  expect(cache.put(warning('Pod', 'importer-prime-1234-uid'))).toEqual(['volume/disk', 'machine/web']);
  expect(related().warnings).toHaveLength(1);
  expect(related('PersistentVolumeClaim', 'disk').warnings).toHaveLength(1);
});

test('a machine of a pool concerns the pool', () => {
  expect(cache.put(machine('crew-0', [], 'crew'))).toEqual(['machine/crew-0', 'members/crew']);
  cache.put(named('VirtualMachinePool', 'crew'));
  expect(related('VirtualMachinePool', 'crew').machines.map(({ object }) => object.metadata.name)).toEqual(['crew-0']);
});

test('what belongs to a machine comes and goes', () => {
  [named('VirtualMachineInstance', 'web'), launcher('web'), named('DataVolume', 'disk'), named('PersistentVolumeClaim', 'disk')].forEach((each) => cache.put(each));
  const { instance, pods, dataVolumes, claims } = related();
  expect([instance, ...pods, ...dataVolumes, ...claims].map(({ kind }) => kind)).toEqual(['VirtualMachineInstance', 'Pod', 'DataVolume', 'PersistentVolumeClaim']);
  cache.remove(launcher('web'));
  cache.replace('DataVolume', []);
  expect([related().pods, related().dataVolumes]).toEqual([[], []]);
});

test('what controllers write that says nothing new is known, and anything else is not', () => {
  const claim = (annotations: object, phase: string) => project({ kind: 'PersistentVolumeClaim', metadata: { name: 'disk', uid: '1', annotations }, status: { phase } });
  expect(cache.isKnown(claim({}, 'Pending'))).toBe(false);
  cache.put(claim({}, 'Pending'));
  expect(cache.isKnown(claim({ 'cdi.kubevirt.io/storage.pod.phase': 'Running' }, 'Pending'))).toBe(true);
  expect(cache.isKnown(claim({}, 'Bound'))).toBe(false);
  cache.remove(claim({}, 'Pending'));
  expect(cache.isKnown(claim({}, 'Pending'))).toBe(false);
});

test('warnings are in the order of their times, the oldest forgotten first', () => {
  Array.from({ length: 12 }, (_, index) => String(index + 10)).forEach((second) => cache.put(warning('VirtualMachine', 'web', `2025-01-01T00:00:${second}Z`)));
  expect(related().warnings.map(({ message }) => message.slice(-3, -1))).toEqual(['12', '13', '14', '15', '16', '17', '18', '19', '20', '21']);
});

test('a warning about an object that was there before, under the same name, tells nothing', () => {
  cache.put(warning('VirtualMachine', 'web', '2025-01-01T00:00:00Z', 'vm-of-old'));
  cache.put(warning('VirtualMachine', 'web', '2025-01-01T00:00:01Z', 'vm-web'));
  expect(related().warnings.map(({ involvedObject }) => involvedObject.uid)).toEqual(['vm-web']);
});
