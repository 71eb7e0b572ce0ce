// Advice on values that CDI admits and does not know, and on DataSources of which it reads only a part.
import { admittedAdvice } from './admitted';

const CDI = 'cdi.kubevirt.io/v1beta1';

const advice = (kind: string, spec: object) => admittedAdvice({ apiVersion: CDI, kind, metadata: { name: 'golden' }, spec });

const cron = (retentionPolicy: string, platform?: object) => advice('DataImportCron', {
  schedule: '@weekly',
  managedDataSource: 'ubuntu',
  retentionPolicy,
  template: { spec: { source: { registry: { url: 'docker://quay.test/ubuntu:1', platform } }, storage: { resources: { requests: { storage: '1Gi' } } } } },
});

test('reports an unknown retention policy, which counts as All', () => {
  expect(['All', 'None', '{{POLICY}}'].flatMap((policy) => cron(policy))).toEqual([]);
  expect(cron('Delete')).toEqual(['spec.retentionPolicy: "Delete" is unknown, write "All" or "None" [cdi-value-unknown]']);
});

test('reports what a StorageProfile must not have', () => {
  expect(advice('StorageProfile', { cloneStrategy: 'csi-clone', dataImportCronSourceFormat: 'snapshot' })).toEqual([]);
  expect(advice('StorageProfile', { cloneStrategy: 'csi', dataImportCronSourceFormat: 'snapshots' })).toEqual([
    'spec.cloneStrategy: "csi" is unknown, write "csi-clone" [cdi-value-unknown]',
    'spec.dataImportCronSourceFormat: "snapshots" is unknown, write "snapshot" [cdi-value-unknown]',
  ]);
});

test('reports other words for the architecture of an image', () => {
  expect(cron('All', { architecture: 'arm64' })).toEqual([]);
  expect(cron('All', { architecture: 'riscv64' })).toEqual([]);
  expect(cron('All', { architecture: 'x86_64' })).toEqual([
    'spec.template.spec.source.registry.platform.architecture: "x86_64" is the architecture of no image, write "amd64" [cdi-value-unknown]',
  ]);
});

test('reports a VolumeCloneSource of something else', () => {
  const ofKind = (kind: string) => advice('VolumeCloneSource', { source: { kind, name: 'disk' } });
  expect([...ofKind('PersistentVolumeClaim'), ...ofKind('VolumeSnapshot')]).toEqual([]);
  expect(ofKind('DataVolume')).toEqual(['spec.source.kind: "DataVolume" is unknown, write "PersistentVolumeClaim" or "VolumeSnapshot" [cdi-value-unknown]']);
  expect(advice('VolumeImportSource', { source: { blank: {} } })).toEqual([]);
});

test('reports a DataSource with several sources', () => {
  const [pvc, snapshot] = [{ name: 'disk', namespace: 'images' }, { name: 'night', namespace: 'images' }];
  expect([{ pvc }, { snapshot }, {}].flatMap((source) => advice('DataSource', { source }))).toEqual([]);
  expect(advice('DataSource', { source: { pvc, snapshot } })).toEqual(['spec.source: CDI reads only pvc and ignores snapshot, keep one of them [data-source-of-two]']);
});
