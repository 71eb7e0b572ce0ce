import { NamespaceCache } from '../../../../src/cli/wait/observation/namespace-cache';
import { project } from '../../../../src/cli/wait/observation/projections';

const machine = (name: string, claims: string[] = [], pool?: string) => project({
  kind: 'VirtualMachine',
  metadata: { name, uid: `vm-${name}`, ...pool && { ownerReferences: [{ kind: 'VirtualMachinePool', name: pool, controller: true }] } },
  spec: { runStrategy: 'Always', template: { spec: { volumes: claims.map((claim) => ({ name: claim, dataVolume: { name: claim } })) } } },
});
const named = (kind: string, name: string, uid = `${kind}-${name}`) => project({ kind, metadata: { name, uid } });
/** KubeVirt's label has the hostname, while the owner is the instance. */
const launcher = (of: string, name = `virt-launcher-${of}-abcde`, hostname = of) => project({
  kind: 'Pod',
  metadata: {
    name, uid: name, labels: { 'vm.kubevirt.io/name': hostname }, ownerReferences: [{ kind: 'VirtualMachineInstance', name: of, controller: true }],
  },
});
const warning = (kind: string, about: string, lastTimestamp = '2025-01-01T00:00:00Z', uid?: string) =>
  project({ kind: 'Event', metadata: { name: `${kind}.${about}.${lastTimestamp}` }, involvedObject: { kind, name: about, uid }, reason: 'Failed', message: lastTimestamp, lastTimestamp });

const UID = '5d307ca9-b3ef-428c-8861-06e72d69f223';

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
  ['an event about an unknown launcher', warning('Pod', 'virt-launcher-web-xyz12'), []],
  ['an event about its claim', warning('PersistentVolumeClaim', 'disk'), ['volume/disk', 'machine/web']],
  ['an unrelated event', warning('Service', 'web'), []],
])('%s affects only its own subjects', (_, object, affected) => {
  expect(cache.put(object)).toEqual(affected);
});

test('a launcher affects the migrations of its machine too', () => {
  const migration = (name: string, vmiName: string) => project({ kind: 'VirtualMachineInstanceMigration', metadata: { name, uid: name }, spec: { vmiName } });
  expect(cache.put(migration('moves', 'web'))).toEqual(['migration/moves']);
  cache.put(migration('another', 'other'));
  expect(cache.put(launcher('web'))).toEqual(['machine/web', 'migration/moves']);
  cache.remove(migration('moves', 'web'));
  expect(cache.put(launcher('web'))).toEqual(['machine/web']);
});

test('a launcher belongs to the machine whose instance owns it, whatever the hostname of its guest', () => {
  expect(cache.put(launcher('web', 'virt-launcher-web-abcde', 'other'))).toEqual(['machine/web']);
  expect(cache.put(warning('Pod', 'virt-launcher-web-abcde'))).toEqual(['machine/web']);
  expect([related().pods.length, related().warnings.length]).toEqual([1, 1]);
  expect([related('VirtualMachine', 'other').pods, related('VirtualMachine', 'other').warnings]).toEqual([[], []]);
});

test('a launcher with a truncated name belongs to its machine, and so do events that came before it', () => {
  const long = `web-${'x'.repeat(60)}`;
  const pod = `${`virt-launcher-${long}-`.slice(0, 58)}abcde`;
  cache.put(machine(long));
  cache.put(warning('Pod', pod));
  expect(cache.put(launcher(long, pod))).toEqual([`machine/${long}`]);
  expect(related('VirtualMachine', long).warnings).toHaveLength(1);
});

test('an object that CDI names after the uid of a claim affects the machine of the claim', () => {
  cache.put(named('PersistentVolumeClaim', 'disk', UID));
  expect(cache.put(warning('Pod', `importer-prime-${UID}`))).toEqual(['volume/disk', 'machine/web']);
  expect(related().warnings).toHaveLength(1);
  expect(related('PersistentVolumeClaim', 'disk').warnings).toHaveLength(1);
});

test('a pod of CDI, which is not watched, may have warnings although pods are listed', () => {
  cache.put(named('PersistentVolumeClaim', 'disk'));
  cache.replace('Pod', []);
  cache.put(warning('Pod', 'importer-disk'));
  expect(related().warnings).toHaveLength(1);
});

test('a migration has the warnings about the launcher that does not run yet', () => {
  cache.put(project({ kind: 'VirtualMachineInstanceMigration', metadata: { name: 'moves', uid: 'moves' }, spec: { vmiName: 'web' } }));
  for (const [name, phase] of [['virt-launcher-web-aaaaa', 'Running'], ['virt-launcher-web-bbbbb', 'Pending']]) {
    cache.put({ ...launcher('web', name), status: { phase } });
    cache.put(warning('Pod', name));
  }
  expect(related('VirtualMachineInstanceMigration', 'moves').warnings.map(({ involvedObject }) => involvedObject.name)).toEqual(['virt-launcher-web-bbbbb']);
});

test('a claim may begin with the prefix of CDI\'s names', () => {
  cache.put(machine('web', ['prime-data']));
  expect(cache.put(named('PersistentVolumeClaim', 'prime-data'))).toEqual(['volume/prime-data', 'machine/web']);
  expect(cache.put(warning('Pod', 'importer-prime-data'))).toEqual(['volume/prime-data', 'machine/web']);
  expect(related().warnings).toHaveLength(1);
});

test('a machine of a pool affects the pool', () => {
  expect(cache.put(machine('crew-0', [], 'crew'))).toEqual(['machine/crew-0', 'members/crew']);
  cache.put(named('VirtualMachinePool', 'crew'));
  expect(related('VirtualMachinePool', 'crew').machines.map(({ object }) => object.metadata.name)).toEqual(['crew-0']);
});

test('objects of a machine are added and removed', () => {
  [named('VirtualMachineInstance', 'web'), launcher('web'), named('DataVolume', 'disk'), named('PersistentVolumeClaim', 'disk')].forEach((each) => cache.put(each));
  const { instance, pods, dataVolumes, claims } = related();
  expect([instance, ...pods, ...dataVolumes, ...claims].map(({ kind }) => kind)).toEqual(['VirtualMachineInstance', 'Pod', 'DataVolume', 'PersistentVolumeClaim']);
  cache.remove(launcher('web'));
  cache.replace('DataVolume', []);
  expect([related().pods, related().dataVolumes]).toEqual([[], []]);
});

test('a machine is known to have no instance once instances have been listed', () => {
  expect(related().hasNoInstance).toBe(false);
  cache.replace('VirtualMachineInstance', []);
  expect(related().hasNoInstance).toBe(true);
  cache.put(named('VirtualMachineInstance', 'web'));
  expect([related().hasNoInstance, related('VirtualMachineInstance', 'web').hasNoInstance]).toEqual([false, false]);
});

test('an update that changes nothing relevant is known, and any other is not', () => {
  const claim = (annotations: object, phase: string) => project({ kind: 'PersistentVolumeClaim', metadata: { name: 'disk', uid: '1', annotations }, status: { phase } });
  expect(cache.isUnchanged(claim({}, 'Pending'))).toBe(false);
  cache.put(claim({}, 'Pending'));
  expect(cache.isUnchanged(claim({ 'cdi.kubevirt.io/storage.pod.restarts': '1' }, 'Pending'))).toBe(true);
  expect(cache.isUnchanged(claim({}, 'Bound'))).toBe(false);
  cache.remove(claim({}, 'Pending'));
  expect(cache.isUnchanged(claim({}, 'Pending'))).toBe(false);
});

test('warnings are sorted by time, and the oldest are forgotten first, in whatever order they come', () => {
  const seconds = () => related().warnings.map(({ message }) => message.slice(17, 19));
  Array.from({ length: 12 }, (_, index) => String(index + 10)).forEach((second) => cache.put(warning('VirtualMachine', 'web', `2025-01-01T00:00:${second}Z`)));
  expect(seconds()).toEqual(['12', '13', '14', '15', '16', '17', '18', '19', '20', '21']);
  cache.put(warning('VirtualMachine', 'web', '2025-01-01T00:00:11Z'));
  expect(seconds()).not.toContain('11');
});

test('a warning with decimals in its time is later than one of the same second without', () => {
  ['2025-01-01T00:00:00.900000Z', '2025-01-01T00:00:00Z'].forEach((time) => cache.put(warning('VirtualMachine', 'web', time)));
  expect(related().warnings.map(({ message }) => message)).toEqual(['2025-01-01T00:00:00Z', '2025-01-01T00:00:00.900000Z']);
});

test('a warning about an earlier object with the same name is ignored', () => {
  cache.put(warning('VirtualMachine', 'web', '2025-01-01T00:00:00Z', 'vm-of-old'));
  cache.put(warning('VirtualMachine', 'web', '2025-01-01T00:00:01Z', 'vm-web'));
  expect(related().warnings.map(({ involvedObject }) => involvedObject.uid)).toEqual(['vm-web']);
});

test('a warning about an instance, a launcher or a volume that is gone is ignored', () => {
  [named('VirtualMachineInstance', 'web'), launcher('web'), named('PersistentVolumeClaim', 'disk'), named('DataVolume', 'disk')].forEach((each) => {
    cache.put(each);
    cache.put(warning(each.kind, each.metadata.name, '2025-01-01T00:00:00Z', each.metadata.uid));
  });
  const gone = () => related().warnings.map(({ involvedObject: { kind } }) => kind).sort();
  expect(gone()).toEqual(['DataVolume', 'PersistentVolumeClaim', 'Pod', 'VirtualMachineInstance']);
  cache.remove(launcher('web'));
  cache.remove(named('VirtualMachineInstance', 'web'));
  expect(gone()).toEqual(['DataVolume', 'PersistentVolumeClaim']);
  cache.replace('DataVolume', []);
  expect(gone()).toEqual(['PersistentVolumeClaim']);
});

test('a warning without a visible object concerns the current machine if that already existed', () => {
  const since = (object: any) => project({ ...object, metadata: { ...object.metadata, creationTimestamp: '2025-01-01T00:00:10Z' } });
  cache.put(since(machine('web', ['disk'])));
  cache.put(since({ kind: 'PersistentVolumeClaim', metadata: { name: 'disk', uid: '1234-uid' } }));
  ['2025-01-01T00:00:09.999999Z', '2025-01-01T00:00:10.000001Z'].forEach((time) => {
    cache.put(warning('VirtualMachine', 'web', time));
    cache.put(warning('VirtualMachineInstance', 'web', time));
    cache.put(warning('Pod', 'importer-disk', time));
  });
  expect(related().warnings.map(({ involvedObject: { kind }, lastTimestamp }) => [kind, lastTimestamp.slice(17, 19)])).toEqual([
    ['VirtualMachine', '10'], ['VirtualMachineInstance', '10'], ['Pod', '10'],
  ]);
});

test('an instance without a machine has its own disks', () => {
  const instance = (name: string) => project({
    kind: 'VirtualMachineInstance', metadata: { name, uid: name }, spec: { volumes: [{ name: 'root', dataVolume: { name: 'root' } }, { name: 'iso', containerDisk: {} }] },
  });
  cache.put(instance('alone'));
  expect(cache.put(named('DataVolume', 'root'))).toEqual(['volume/root', 'machine/alone']);
  expect(related('VirtualMachineInstance', 'alone').dataVolumes).toHaveLength(1);
});

test('a disk affects its machine once, even after the instance is gone', () => {
  const instance = project({ kind: 'VirtualMachineInstance', metadata: { name: 'web', uid: 'i' }, spec: { volumes: [{ name: 'disk', dataVolume: { name: 'disk' } }] } });
  cache.put(instance);
  expect(cache.put(named('DataVolume', 'disk'))).toEqual(['volume/disk', 'machine/web']);
  cache.remove(instance);
  expect(cache.put(named('DataVolume', 'disk', 'anew'))).toEqual(['volume/disk', 'machine/web']);
});

test('related objects have the server\'s time, also those of a pool\'s machines', () => {
  const clock = { now: 1 };
  cache = new NamespaceCache(undefined, clock);
  cache.put(project({ kind: 'VirtualMachinePool', metadata: { name: 'crew' } }));
  cache.put(project({ kind: 'VirtualMachine', metadata: { name: 'crew-0', ownerReferences: [{ controller: true, kind: 'VirtualMachinePool', name: 'crew' }] } }));
  clock.now = 2;
  const { now, machines } = related('VirtualMachinePool', 'crew');
  expect([now, machines[0].related.now]).toEqual([2, 2]);
});
