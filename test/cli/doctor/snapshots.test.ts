import { COMPLETE } from './cluster-state';
import { checkLines } from '../../../src/cli/doctor/check';
import type { ClusterState } from '../../../src/cli/doctor/cluster-state';
import { snapshotChecks } from '../../../src/cli/doctor/snapshots';
import type { Document } from '../../../src/cli/manifests/documents';

const machine = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web' } };
const snapshot = { apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineSnapshot', metadata: { name: 'before' } };
const restore = { apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineRestore', metadata: { name: 'back' } };
const clone = { apiVersion: 'clone.kubevirt.io/v1beta1', kind: 'VirtualMachineClone', metadata: { name: 'copy' } };
const classOf = (driver: string) => ({ apiVersion: 'snapshot.storage.k8s.io/v1', kind: 'VolumeSnapshotClass', metadata: { name: 'any' }, driver });

const told = (objects: object[], state: Partial<ClusterState>) => (
  checkLines(snapshotChecks(objects.map((value, index) => ({ value, where: `all.yaml:${index + 1}` }) as Document), { ...COMPLETE, ...state })));

const warning = (by: string, classes: string, drivers: string) => (
  `! all.yaml:${by}: snapshots leave out disks of ${classes}, and clones of machines with such disks do not begin, since their driver has no `
  + `VolumeSnapshotClass: install the snapshot controller of kubernetes-csi/external-snapshotter, and create a VolumeSnapshotClass for ${drivers}`);

test.each<[string, object[]]>([
  ['2: VirtualMachineSnapshot "before"', [machine, snapshot, clone]],
  ['1: VirtualMachineClone "copy"', [clone]],
  ['1: VirtualMachineRestore "back"', [restore, snapshot]],
])('%s needs VolumeSnapshotClasses, of which the cluster has none', (by, objects) => {
  for (const snapshotClasses of ['not served', []] as const) {
    expect(told(objects, { snapshotClasses })).toEqual([warning(by, 'local, shared', 'local.test, shared.test')]);
  }
});

test('storage classes whose driver has none are named, unless the manifests have one', () => {
  const snapshotClasses = [classOf('local.test')];
  expect(told([snapshot], { snapshotClasses })).toEqual([warning('1: VirtualMachineSnapshot "before"', 'shared', 'shared.test')]);
  expect(told([snapshot, classOf('shared.test')], { snapshotClasses })).toEqual([]);
});

describe('of a machine whose disks are known', () => {
  const disk = (name: string, storage: object) => ({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name }, spec: { storage } });
  const machineWith = (...claims: string[]) => ({
    ...machine, spec: { template: { spec: { volumes: claims.map((claimName) => ({ name: claimName, persistentVolumeClaim: { claimName } })) } } },
  });
  const of = (action: object, field: string) => ({ ...action, spec: { [field]: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'web' } } });
  const state = { snapshotClasses: [classOf('local.test')] };

  test.each<[string, object[]]>([
    ['its disk is of a class that has one', [machineWith('a'), disk('a', { storageClassName: 'local' }), of(snapshot, 'source')]],
    ['the disks of its templates are', [{
      ...machine,
      spec: { dataVolumeTemplates: [disk('a', { storageClassName: 'local' })], template: { spec: { volumes: [{ name: 'a', dataVolume: { name: 'a' } }] } } },
    }, of(restore, 'target')]],
    ['it has no disks', [machine, of(snapshot, 'source')]],
  ])('nothing is said if %s', (_, objects) => expect(told(objects, state)).toEqual([]));

  test('a disk without a class has the default', () => {
    const objects = [machineWith('a'), disk('a', {}), of(clone, 'source')];
    expect(told(objects, state)).toEqual([warning('3: VirtualMachineClone "copy"', 'shared', 'shared.test')]);
    expect(told(objects, { snapshotClasses: [classOf('shared.test')] })).toEqual([]);
  });

  test.each<[string, object[], string]>([
    ['a class without', [machineWith('a', 'b'), disk('a', { storageClassName: 'local' }), disk('b', { storageClassName: 'shared' }), of(snapshot, 'source')], '4: VirtualMachineSnapshot "before"'],
    ['no class, since its volume exists', [machineWith('a'), disk('a', { storageClassName: '' }), of(snapshot, 'source')], '3: VirtualMachineSnapshot "before"'],
    ['an unknown class, since only the cluster has it', [machineWith('a', 'b'), disk('a', { storageClassName: 'local' }), of(snapshot, 'source')], '3: VirtualMachineSnapshot "before"'],
  ])('it warns of a disk with %s', (_, objects, by) => expect(told(objects, state)).toEqual([warning(by, 'shared', 'shared.test')]));
});

test('machines do not need them', () => expect(told([machine], { snapshotClasses: [] })).toEqual([]));

test.each<Partial<ClusterState>>([
  {}, { snapshotClasses: 'forbidden' }, { snapshotClasses: 'failed' }, { snapshotClasses: [], storageClasses: 'forbidden' },
])('nothing is said of a snapshot in a cluster that has them, or where they are not known: %j', (state) => {
  expect(told([snapshot], state)).toEqual([]);
});
