// Disks whose access modes or volume mode their storage class lacks, according to CDI's StorageProfiles.
import { COMPLETE } from './cluster-state';
import { checkLines } from '../../../src/cli/doctor/check';
import { claimPropertyChecks } from '../../../src/cli/doctor/claim-properties';
import type { ClusterState } from '../../../src/cli/doctor/cluster-state';
import type { Document } from '../../../src/cli/manifests/documents';

const named = (name: string, others: object = {}) => ({ metadata: { name }, ...others });
const profile = (name: string, ...sets: ReadonlyArray<readonly [volumeMode: string, ...accessModes: string[]]>) => (
  named(name, { status: { claimPropertySets: sets.map(([volumeMode, ...accessModes]) => ({ volumeMode, accessModes })) } }));

const STATE: ClusterState = {
  ...COMPLETE,
  storageClasses: ['ceph', 'nfs', 'path'].map((name) => named(name, { provisioner: `${name}.test` })),
  storageProfiles: [
    profile('ceph', ['Block', 'ReadWriteMany'], ['Block', 'ReadWriteOnce'], ['Filesystem', 'ReadWriteOnce']), profile('nfs', ['Filesystem', 'ReadWriteMany']), named('path'),
  ],
};

const told = (objects: object[], state = STATE) => (
  checkLines(claimPropertyChecks(objects.map((value, index) => ({ value, where: `all.yaml:${index + 1}` }) as Document), state)));

const volume = (storage: object, others: object = {}) => ({ kind: 'DataVolume', metadata: { name: 'data' }, spec: { storage, ...others } });
const claim = (spec: object) => ({ kind: 'PersistentVolumeClaim', metadata: { name: 'data' }, spec });

test('CDI creates no claim of a class whose access modes it does not know', () => {
  const needs = 'needs accessModes for DataVolume "data", since CDI knows none for storage class "path": write them, or claimPropertySets in the StorageProfile "path"';
  const machine = { kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { dataVolumeTemplates: [volume({ storageClassName: 'path' })] } };
  const cron = { kind: 'DataImportCron', metadata: { name: 'data' }, spec: { template: { spec: { storage: { storageClassName: 'path' } } } } };
  expect(told([volume({ storageClassName: 'path' }), machine, cron])).toEqual([
    `✗ all.yaml:1: DataVolume "data": ${needs}`, `✗ all.yaml:2: VirtualMachine "web": ${needs}`, `✗ all.yaml:3: DataImportCron "data": ${needs}`,
  ]);
});

test('nor of one that it knows, of another volume mode', () => {
  expect(told([volume({ storageClassName: 'nfs', volumeMode: 'Block' })])).toEqual([
    '✗ all.yaml:1: DataVolume "data": needs accessModes for DataVolume "data", since CDI knows none for volumeMode "Block" in storage class "nfs": '
    + 'write them, or claimPropertySets in the StorageProfile "nfs"',
  ]);
});

test('a shared claim may need another volume mode', () => {
  const warning = (kind: string) => `! all.yaml:1: ${kind} "data": ${kind} "data" is ReadWriteMany with volumeMode "Filesystem", which CDI does not know of storage class "ceph": `
    + 'write volumeMode: Block, unless its driver supports this';
  const shared = { storageClassName: 'ceph', accessModes: ['ReadWriteMany'] };
  expect(told([claim(shared)])).toEqual([warning('PersistentVolumeClaim')]);
  expect(told([volume({ ...shared, volumeMode: 'Filesystem' })])).toEqual([warning('DataVolume')]);
  expect(told([volume({}, { storage: undefined, pvc: shared })])).toEqual([warning('DataVolume')]);
});

test.each<[string, object[]]>([
  ['access modes are written', [volume({ storageClassName: 'path', accessModes: ['ReadWriteOnce'] })]],
  ['CDI finds them', [volume({ storageClassName: 'nfs' }), volume({ storageClassName: 'ceph', volumeMode: 'Filesystem' })]],
  ['CDI finds the volume mode', [volume({ storageClassName: 'ceph', accessModes: ['ReadWriteMany'] })]],
  ['the volume mode is known', [claim({ storageClassName: 'ceph', accessModes: ['ReadWriteMany'], volumeMode: 'Block' })]],
  ['the claim is of one node', [claim({ storageClassName: 'nfs', accessModes: ['ReadWriteOnce'], volumeMode: 'Block' })]],
  ['the class is not known', [volume({ storageClassName: 'other' }), volume({})]],
  ['the manifests have its profile', [volume({ storageClassName: 'path' }), { kind: 'StorageProfile', ...named('path') }]],
])('nothing is said if %s', (_, objects) => expect(told(objects)).toEqual([]));

test('nothing is said if storage classes or profiles are unknown', () => {
  const objects = [volume({ storageClassName: 'path' })];
  expect(told(objects, { ...STATE, storageProfiles: 'forbidden' })).toEqual([]);
  expect(told(objects, { ...STATE, storageClasses: 'failed' })).toEqual([]);
});
