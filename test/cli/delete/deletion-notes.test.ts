// What is said about disks before they are deleted or kept.
import { object } from './fake-cluster';
import { deletionNotes } from '../../../src/cli/delete/deletion-notes';
import { type Disk, Disks } from '../../../src/cli/delete/disks';

const using = (name: string, claims: readonly string[], metadata: object = {}) => ({
  ...object('virtualmachines', name, metadata),
  spec: { template: { spec: { volumes: claims.map((claimName) => ({ name: claimName, persistentVolumeClaim: { claimName } })) } } },
});
const disk = (name: string, more: Partial<Disk> = {}): Disk => ({ apiVersion: 'v1', kind: 'PersistentVolumeClaim', namespace: 'n', name, uid: `uid-of-${name}`, ...more });
const notes = (objects: readonly any[], disks: Disks | undefined, { poolMachines = [] as readonly any[], keepDisks = false } = {}) => (
  deletionNotes({ objects, poolMachines, disks }, keepDisks)
);

test('the disks of a machine and of machines of a pool are listed, with their sizes where these are known', () => {
  const disks = new Disks([disk('root', { owner: 'uid-of-web', size: '1Gi' }), disk('data', { owner: 'uid-of-web' }), disk('farm-root', { owner: 'uid-of-farm-0' })]);
  expect(notes([using('web', ['root', 'data'])], disks, { poolMachines: [using('farm-0', ['farm-root'])] })).toEqual([
    'n/web: its disks are deleted with it: root (1Gi), data',
    'n/farm-0: its disks are deleted with it: farm-root',
  ]);
  expect(notes([using('web', ['root', 'data'])], disks, { keepDisks: true })).toEqual(['n/web: its disks are kept: root (1Gi), data']);
});

test('a user who may not list disks is told that they are deleted', () => {
  expect(notes([using('web', ['root'])], undefined)).toEqual(['n/web: its DataVolumes are deleted with it; this user may not list them']);
});

test('of disks that a machine does not own, only those stay that the manifests do not delete in its namespace', () => {
  const disks = new Disks([], ['root', 'data', 'logs'].map((name) => ({ namespace: 'n', name })));
  const deleted = [object('datavolumes', 'root'), object('persistentvolumeclaims', 'data', { namespace: 'm' }), object('secrets', 'logs')];
  expect(notes([using('web', ['root', 'data', 'logs']), ...deleted], disks)).toEqual([
    'n/web: its disks are deleted too: root; its disks stay, since it does not own them: data, logs: if nothing else uses them, kubectl delete datavolume,pvc data logs -n n --ignore-not-found deletes them too',
  ]);
});

test('disks that are already being deleted are told apart only from disks that are kept', () => {
  const root = { ...disk('root', { owner: 'uid-of-web' }), deletionTimestamp: '2026-01-01T00:00:00Z' };
  const disks = new Disks([root, disk('data', { owner: 'uid-of-web' })]);
  expect(notes([using('web', ['root', 'data'])], disks, { keepDisks: true })).toEqual(['n/web: its disks are kept: data; its disks are already being deleted, and are not kept: root']);
  expect(notes([using('web', ['root', 'data'])], disks)).toEqual(['n/web: its disks are deleted with it: root, data']);
});

test('a pool that makes another machine is named, and no other owner', () => {
  const ownerReferences = [{ kind: 'VirtualMachinePool', name: 'farm', uid: 'a' }, { kind: 'Application', name: 'shop', uid: 'b' }];
  expect(notes([using('web', [], { ownerReferences })], new Disks([]))).toEqual([
    'n/web: has no persistent disks',
    'n/web: is of pool "farm", which creates another: scale the pool to have fewer',
  ]);
});

test('snapshots of both kinds are named, unless their content is retained', () => {
  const snapshot = (kind: string, name: string, spec?: object) => ({ apiVersion: 'snapshot.test/v1', kind, metadata: { name, namespace: 'n' }, spec });
  const retained = snapshot('VirtualMachineSnapshot', 'three', { deletionPolicy: 'Retain' });
  const others = [snapshot('VirtualMachineSnapshot', 'one', {}), snapshot('VolumeSnapshot', 'two'), object('secrets', 'seed')];
  expect(notes([...others, retained], new Disks([]))).toEqual([expect.stringMatching(/^these snapshots are deleted too, [^:]*: virtualmachinesnapshot\S+\/one, volumesnapshot\S+\/two: /)]);
});
