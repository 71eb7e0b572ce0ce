// Disks that need a default storage class, in clusters that have none for them.
import { COMPLETE } from './cluster-state';
import { checkLines } from '../../../src/cli/doctor/check';
import type { ClusterState } from '../../../src/cli/doctor/cluster-state';
import { defaultClassChecks } from '../../../src/cli/doctor/storage-classes';
import type { Document } from '../../../src/cli/manifests/documents';

const size = { resources: { requests: { storage: '1Gi' } } };
const claim = { kind: 'PersistentVolumeClaim', metadata: { name: 'data' }, spec: { accessModes: ['ReadWriteOnce'], ...size } };
const volume = (spec: object) => ({ kind: 'DataVolume', metadata: { name: 'root' }, spec: { source: { blank: {} }, ...spec } });
const STORAGE = volume({ storage: size });
const PVC = volume({ pvc: { accessModes: ['ReadWriteOnce'], ...size } });
const CRON = { kind: 'DataImportCron', metadata: { name: 'fedora' }, spec: { template: { spec: STORAGE.spec } } };

const NONE: ClusterState = { ...COMPLETE, storageClasses: [{ metadata: { name: 'fast' } }] };
const withDefault = (annotation: string): ClusterState => ({ ...COMPLETE, storageClasses: [{ metadata: { name: 'fast', annotations: { [annotation]: 'true' } } }] });
const OF_MACHINES = withDefault('storageclass.kubevirt.io/is-default-virt-class');

const lacking = (value: object, state: ClusterState) => checkLines(defaultClassChecks([{ value, where: 'all.yaml:1' } as Document], state));

test.each([claim, STORAGE, PVC, CRON])('the default of the cluster is for every disk: $kind', (object) => {
  expect(lacking(object, withDefault('storageclass.kubernetes.io/is-default-class'))).toEqual([]);
});

test('the default of machines is only for DataVolumes with spec.storage', () => {
  expect([STORAGE, CRON].flatMap((object) => lacking(object, OF_MACHINES))).toEqual([]);
  expect(lacking({ ...STORAGE, spec: { ...STORAGE.spec, contentType: 'archive' } }, OF_MACHINES)).toHaveLength(1);
  expect(lacking(claim, OF_MACHINES)).toEqual([
    '✗ all.yaml:1: PersistentVolumeClaim "data": needs a storage class for PersistentVolumeClaim "data", which does not specify one, and the cluster\'s default "fast" is only for DataVolumes with spec.storage: write storageClassName: it has fast',
  ]);
  expect(lacking(PVC, OF_MACHINES)).toHaveLength(1);
});

test('a cluster without a default lacks one for each disk that specifies none', () => {
  expect(lacking(STORAGE, NONE)).toEqual([
    '✗ all.yaml:1: DataVolume "root": needs a storage class for DataVolume "root", which does not specify one, and the cluster has no default: write storageClassName: it has fast',
  ]);
  expect(lacking(CRON, NONE)).toEqual([expect.stringContaining('DataImportCron "fedora": needs a storage class for DataVolume "fedora"')]);
  expect(lacking({ ...claim, spec: { ...claim.spec, storageClassName: 'fast' } }, NONE)).toEqual([]);
});
