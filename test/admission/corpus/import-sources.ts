// The sources of CDI's volume populators.
import { manifests, type Corpus } from './corpus';

const http = { url: 'https://images.test/disk.qcow2' };

const vddk = {
  url: 'https://vcenter.test', uuid: '4', backingFile: '[store] disk.vmdk', thumbprint: '20:6C:8A:5D:44:40:B3:79:4B:28:EA:76:13:60:90:6E:49:D9:D9:A3', secretRef: 'login',
};

const checkpoints = [{ current: 'a', previous: '' }];

const importSource = {
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'VolumeImportSource',
  metadata: { name: 'case' },
  spec: { source: { http } },
};

const uploadSource = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'VolumeUploadSource', metadata: { name: 'case' }, spec: {} };

const from = (source: object, others: object = {}) => ({ spec: { source: { http: undefined, ...source }, ...others } });

export const importSources: Corpus = {
  ...manifests(importSource, {
    'a source to import as it is': {},
    'nothing to import': from({}),
    'two sources to import': from({ http, blank: {} }),
    'a source to import from nowhere that there is': from({ http: { url: 'ftp://images.test/disk.qcow2' } }),
    'an empty disk to import': from({ blank: {} }),
    'a registry to import': from({ registry: { url: 'docker://quay.test/disk:1' } }),
    'a registry to import without a scheme': from({ registry: { url: 'quay.test/disk:1' } }),
    'an archive to import from a registry': from({ registry: { url: 'docker://quay.test/disk:1' } }, { contentType: 'archive' }),
    'a content type to import that there is not': from({ http }, { contentType: 'iso' }),
    'a checksum to import without its algorithm': from({ http: { ...http, checksum: 'a'.repeat(64) } }),
    'a disk of VMware to import without its machine': from({ vddk: { ...vddk, uuid: undefined } }),
    'stages to import without a claim': from({ vddk }, { checkpoints, finalCheckpoint: true }),
    'stages to import for a claim': from({ vddk }, { checkpoints, targetClaim: 'disk' }),
    'a source to import of 63 characters': { metadata: { name: 'a'.repeat(63) } },
    'a source to import of 64 characters': { metadata: { name: 'a'.repeat(64) } },
  }),
  ...manifests(uploadSource, {
    'an upload as it is': {},
    'an upload of an archive': { spec: { contentType: 'archive' } },
    'an upload of a content type that there is not': { spec: { contentType: 'iso' } },
    'an upload of 64 characters': { metadata: { name: 'a'.repeat(64) } },
  }),
};
