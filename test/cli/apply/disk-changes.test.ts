// What is sent to the server for a disk that is there.
import { diskManifest } from '../../../src/cli/apply/disk-changes';

const claim = (storage: string, spec: object = {}, status: object = {}): any => ({
  apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'web-root' }, spec: { resources: { requests: { storage } }, ...spec }, status,
});
const dataVolume = (storage: string): any => ({
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name: 'web-root' }, spec: { storage: { resources: { requests: { storage } } } },
});
const live = (storage: string, spec: object = {}) => claim(storage, spec, { phase: 'Bound', capacity: { storage } });
const sent = (manifest: any, before?: any) => diskManifest({ kind: manifest.kind, manifest }, before);

const IMPORT = { dataSourceRef: { apiGroup: 'cdi.kubevirt.io', kind: 'VolumeImportSource', name: 'web-root' } };
const SNAPSHOT = { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 'vmsnapshot-1' };
const RESTORED = { dataSource: SNAPSHOT, dataSourceRef: SNAPSHOT };

test.each<[string, any, any]>([
  ['a claim that is to come', claim('10Gi', IMPORT), undefined],
  ['a claim that grows', claim('20Gi', IMPORT), live('10Gi', IMPORT)],
  ['a claim that is as large as ever, in other words', claim('10240Mi'), live('10Gi')],
  ['a claim that has no volume yet', claim('5Gi'), claim('10Gi')],
  ['a DataVolume that grows', dataVolume('20Gi'), dataVolume('10Gi')],
  ['another kind', { kind: 'ConfigMap', spec: { resources: { requests: { storage: '1Gi' } } } }, live('10Gi')],
  ['a claim that has nothing on it yet', claim('10Gi', IMPORT), claim('10Gi', RESTORED, { phase: 'Pending' })],
  ['a claim that names no source', claim('10Gi'), live('10Gi', RESTORED)],
])('%s is sent as it is', (_what, manifest, before) => {
  expect(sent(manifest, before)).toBe(manifest);
});

test.each<[string, any, any, string]>([
  ['claim', claim('5Gi'), live('10Gi'), 'spec.resources.requests.storage: "5Gi" is less than the disk has, "10Gi", and a disk never shrinks: write "10Gi" or more'],
  ['claim of a DataVolume', claim('10Gi'), live('11381663335'), 'spec.resources.requests.storage: "10Gi" is less than the disk has, "11381663335", and a disk never shrinks: write "11Gi" or more'],
  ['DataVolume', dataVolume('500Mi'), dataVolume('1000Mi'), 'spec.storage.resources.requests.storage: "500Mi" is less than the disk has, "1000Mi", and a disk never shrinks: write "1000Mi" or more'],
])('a %s does not shrink', (_what, manifest, before, message) => {
  expect(() => sent(manifest, before)).toThrow(message);
});

test('a claim keeps what it was filled from', () => {
  expect(sent(claim('20Gi', IMPORT), live('10Gi', RESTORED))).toEqual(claim('20Gi', { dataSourceRef: SNAPSHOT }));
  expect(JSON.stringify(sent(claim('20Gi', IMPORT), live('10Gi')))).toBe(JSON.stringify(claim('20Gi')));
});
