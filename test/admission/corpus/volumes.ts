// DataVolumes, including those of machines and DataImportCrons: their claims and their sources.
import { manifests, virtualMachines, type Corpus } from './corpus';
import { importCrons } from './import-crons';
import { importSources } from './import-sources';

const http = { url: 'https://images.test/disk.qcow2' };

const size = (storage: string) => ({ resources: { requests: { storage } } });

const dataVolume = {
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataVolume',
  // CDI does not require the source of a clone if the volume is marked as populated.
  metadata: { name: 'case', annotations: { 'cdi.kubevirt.io/storage.prePopulated': 'case' } },
  spec: { source: { http }, storage: size('1Gi') },
};

/** A DataVolume with `pvc`, which CDI does not complete. */
const byClaim = (claim: object) => ({ spec: { storage: undefined, pvc: { ...size('1Gi'), accessModes: ['ReadWriteOnce'], ...claim } } });

const byStorage = (storage: object) => ({ spec: { storage } });

const from = (source: object | undefined, others: object = {}) => ({ spec: { source: { http: undefined, ...source }, ...others } });

const populated = (storage: object) => ({ spec: { source: undefined, storage } });

const clone = { pvc: { namespace: 'default', name: 'golden' } };

const snapshot = { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 'golden' };

const claims = manifests(dataVolume, {
  'a volume as it is': {},
  'a claim of its own': byClaim({ volumeMode: 'Block' }),
  'neither storage nor a claim': { spec: { storage: undefined } },
  'storage and a claim': { spec: { pvc: { ...size('1Gi'), accessModes: ['ReadWriteOnce'] } } },
  'storage without a size': byStorage({ resources: undefined }),
  'a claim without a size': byClaim({ resources: undefined }),
  'no size at all': byStorage(size('0')),
  'a size below nothing': byStorage(size('-1Gi')),
  'a size below a mebibyte': byStorage(size('1023Ki')),
  'a claim\'s size below a mebibyte': byClaim(size('1k')),
  'a mebibyte': byStorage(size('1Mi')),
  'a clone of a claim without a size': from(clone, { storage: {} }),
  'a clone of a snapshot without a size': from({ snapshot: { namespace: 'default', name: 'golden' } }, { storage: {} }),
  'a clone with a claim of its own without a size': from(clone, { storage: undefined, pvc: { accessModes: ['ReadWriteOnce'] } }),
  'a claim without an access mode': byClaim({ accessModes: undefined }),
  'a claim with two access modes': byClaim({ accessModes: ['ReadWriteOnce', 'ReadWriteMany'] }),
  'a claim with an access mode that there is not': byClaim({ accessModes: ['ReadWriteTwice'] }),
  'a claim for one pod': byClaim({ accessModes: ['ReadWriteOncePod'] }),
  'storage with two access modes': byStorage({ accessModes: ['ReadWriteOnce', 'ReadWriteMany'] }),
  'storage for one pod and for many': byStorage({ accessModes: ['ReadWriteOncePod', 'ReadWriteMany'] }),
  'a volume mode that there is not': byStorage({ volumeMode: 'block' }),
  'a claim\'s volume mode that there is not': byClaim({ volumeMode: 'Filesystems' }),
  'a storage class': byStorage({ storageClassName: 'fast.ssd-1' }),
  'the empty storage class': byStorage({ storageClassName: '' }),
  'a storage class in upper case': byStorage({ storageClassName: 'Fast' }),
  'a claim\'s storage class with a space': byClaim({ storageClassName: 'fast ssd' }),
  'a storage class of 254 characters': byStorage({ storageClassName: 'a'.repeat(254) }),
  'a claim\'s class of attributes': byClaim({ volumeAttributesClassName: 'gold' }),
  'a claim\'s class of attributes in upper case': byClaim({ volumeAttributesClassName: 'Gold' }),
  'a selector of volumes': byStorage({ selector: { matchLabels: { tier: 'fast' } } }),
  'a selector of volumes with a malformed label': byStorage({ selector: { matchLabels: { tier: 'a b' } } }),
  'a claim\'s selector with an operator that there is not': byClaim({ selector: { matchExpressions: [{ key: 'tier', operator: 'Is' }] } }),
});

const sources = manifests(dataVolume, {
  'no source': { spec: { source: undefined } },
  'an empty source': from({}),
  'two sources': from({ http, blank: {} }),
  'a source and a reference to one': { spec: { sourceRef: { kind: 'DataSource', name: 'golden' } } },
  'a reference to a DataSource': { spec: { source: undefined, sourceRef: { kind: 'DataSource', name: 'golden' }, storage: {} } },
  'a reference to another kind': { spec: { source: undefined, sourceRef: { kind: 'PersistentVolumeClaim', name: 'golden' } } },
  'a reference to no kind': { spec: { source: undefined, sourceRef: { kind: '', name: 'golden' } } },
  'a reference without a name': { spec: { source: undefined, sourceRef: { kind: 'DataSource', name: '' } } },
  'an archive': { spec: { contentType: 'archive' } },
  'a content type that there is not': { spec: { contentType: 'iso' } },
  'a blank disk': from({ blank: {} }),
  'a blank archive': from({ blank: {} }, { contentType: 'archive' }),
  'an upload': from({ upload: {} }, { contentType: 'archive' }),
  'a clone of a claim': from(clone),
  'a clone of a claim without a name': from({ pvc: { namespace: 'default', name: '' } }),
  'a clone of a claim without a namespace': from({ pvc: { namespace: '', name: 'golden' } }),
  'a clone of a snapshot without a name': from({ snapshot: { namespace: 'default', name: '' } }),
  'a clone of a claim by a name with an underscore': from({ pvc: { namespace: 'default', name: 'X_Y' } }),
  'a clone of a claim by a name with a dot': from({ pvc: { namespace: 'default', name: 'golden.1' } }),
  'a clone of a claim of a namespace with a space': from({ pvc: { namespace: 'A B', name: 'golden' } }),
  'a clone of a claim of a namespace with a dot': from({ pvc: { namespace: 'default.1', name: 'golden' } }),
  'a clone of a snapshot by a name with a space': from({ snapshot: { namespace: 'default', name: 'golden image' } }),
  'a reference to a DataSource by a name with a space': { spec: { source: undefined, sourceRef: { kind: 'DataSource', name: 'golden image' }, storage: {} } },
  'a reference to a DataSource of a namespace in upper case': {
    spec: { source: undefined, sourceRef: { kind: 'DataSource', namespace: 'Images', name: 'golden' }, storage: {} },
  },
  'a reference to a DataSource of an empty namespace': { spec: { source: undefined, sourceRef: { kind: 'DataSource', namespace: '', name: 'golden' }, storage: {} } },
  'checkpoints of a source that has none': { spec: { checkpoints: [{ current: 'a', previous: '' }], finalCheckpoint: true } },
});

const urls = manifests(dataVolume, {
  'an empty URL': from({ http: { url: '' } }),
  'a URL without a scheme': from({ http: { url: 'images.test/disk.qcow2' } }),
  'a path for a URL': from({ http: { url: '/disk.qcow2' } }),
  'a URL of another scheme': from({ http: { url: 'ftp://images.test/disk.qcow2' } }),
  'a URL\'s scheme in upper case': from({ http: { url: 'HTTPS://images.test/disk.qcow2' } }),
  'a URL with a broken escape': from({ http: { url: 'https://images.test/a%2' } }),
  'a URL with a port that is no number': from({ http: { url: 'https://images.test:port/disk.qcow2' } }),
  'a URL with an IPv6 address and a port': from({ http: { url: 'https://[2001:db8::1]:8443/disk.qcow2' } }),
  'a URL with a space in its path': from({ http: { url: 'https://images.test/my disk.qcow2' } }),
  'a URL with a space in its host': from({ http: { url: 'https://images test/disk.qcow2' } }),
  'a checksum': from({ http: { ...http, checksum: `sha256:${'a'.repeat(64)}` } }),
  'a service account': from({ http }, { serviceAccountName: 'importer' }),
  'a checksum in upper case': from({ http: { ...http, checksum: `SHA1:${'A'.repeat(40)}` } }),
  'a checksum without its algorithm': from({ http: { ...http, checksum: 'a'.repeat(64) } }),
  'a checksum of another algorithm': from({ http: { ...http, checksum: `sha384:${'a'.repeat(96)}` } }),
  'a checksum that is too short': from({ http: { ...http, checksum: 'sha256:abc' } }),
  'a checksum that is not hexadecimal': from({ http: { ...http, checksum: `md5:${'x'.repeat(32)}` } }),
  'S3': from({ s3: { url: 'https://s3.test/images/disk.qcow2' } }),
  'S3 by its own scheme': from({ s3: { url: 's3://images/disk.qcow2' } }),
  'Google Cloud Storage': from({ gcs: { url: 'gs://images/disk.qcow2' } }),
  'Google Cloud Storage without a URL': from({ gcs: { url: '' } }),
});

const registries = manifests(dataVolume, {
  'a registry': from({ registry: { url: 'docker://quay.test/disk:1' } }),
  'a registry with a port': from({ registry: { url: 'docker://quay.test:5000/disk:1' } }),
  'an archive of a registry\'s image': from({ registry: { url: 'oci-archive://disk.tar' } }),
  'a registry without a scheme': from({ registry: { url: 'quay.test/disk:1' } }),
  'a registry by HTTPS': from({ registry: { url: 'https://quay.test/disk:1' } }),
  'an image without its registry': from({ registry: { url: 'docker://ubuntu:22.04' } }),
  'a registry without a URL': from({ registry: { secretRef: 'credentials' } }),
  'a registry and an image stream': from({ registry: { url: 'docker://quay.test/disk:1', imageStream: 'disk', pullMethod: 'node' } }),
  'an image stream': from({ registry: { imageStream: 'disk', pullMethod: 'node' } }),
  'an image stream that a pod pulls': from({ registry: { imageStream: 'disk', pullMethod: 'pod' } }),
  'an image stream without a pull method': from({ registry: { imageStream: 'disk' } }),
  'an empty image stream': from({ registry: { imageStream: '', pullMethod: 'node' } }),
  'a pull method that there is not': from({ registry: { url: 'docker://quay.test/disk:1', pullMethod: 'host' } }),
  'an archive in a registry': from({ registry: { url: 'docker://quay.test/disk:1' } }, { contentType: 'archive' }),
});

const imageio = { url: 'https://ovirt.test/ovirt-engine/api', diskId: '1', secretRef: 'ovirt', certConfigMap: 'ovirt' };

const vddk = { url: 'https://vcenter.test', uuid: '1', backingFile: '[a] b.vmdk', thumbprint: '20:6C', secretRef: 'vcenter' };

const hypervisors = manifests(dataVolume, {
  'oVirt': from({ imageio }),
  'oVirt without a Secret': from({ imageio: { ...imageio, secretRef: undefined } }),
  'oVirt without a disk': from({ imageio: { ...imageio, diskId: '' } }),
  'oVirt without certificates': from({ imageio: { ...imageio, certConfigMap: undefined } }),
  'oVirt of any certificate': from({ imageio: { ...imageio, certConfigMap: undefined, insecureSkipVerify: true } }),
  'oVirt without a URL': from({ imageio: { ...imageio, url: '' } }),
  'VMware': from({ vddk }),
  'VMware without a Secret': from({ vddk: { ...vddk, secretRef: undefined } }),
  'VMware without a machine': from({ vddk: { ...vddk, uuid: '' } }),
  'VMware without a disk': from({ vddk: { ...vddk, backingFile: undefined } }),
  'VMware without a fingerprint': from({ vddk: { ...vddk, thumbprint: undefined } }),
  'VMware without a URL': from({ vddk: { ...vddk, url: undefined } }),
});

const populators = manifests(dataVolume, {
  'a claim to populate from': populated({ ...size('1Gi'), dataSourceRef: { kind: 'PersistentVolumeClaim', name: 'golden' } }),
  'a snapshot to populate from': populated({ ...size('1Gi'), dataSource: snapshot }),
  'a populator besides a source': byStorage({ dataSourceRef: snapshot }),
  'a populator\'s group left out': populated({ ...size('1Gi'), dataSourceRef: { ...snapshot, apiGroup: undefined } }),
  'a populator\'s name left out': populated({ ...size('1Gi'), dataSourceRef: { ...snapshot, name: '' } }),
  'a populator\'s kind left out': populated({ ...size('1Gi'), dataSource: { ...snapshot, kind: '' } }),
  'a populator of another namespace': populated({ ...size('1Gi'), dataSourceRef: { ...snapshot, namespace: 'images' } }),
  'a populator said twice': populated({ ...size('1Gi'), dataSource: snapshot, dataSourceRef: snapshot }),
  'a claim\'s populator of another namespace': { spec: { source: undefined, ...byClaim({ dataSourceRef: { ...snapshot, namespace: 'images' } }).spec } },
});

/** A machine with a DataVolume template. */
const owning = (spec: object) => ({
  dataVolumeTemplates: [{ metadata: { name: 'data' }, spec: { source: { blank: {} }, ...spec } }],
  template: {
    spec: {
      domain: { devices: { disks: [{ name: 'root', disk: { bus: 'virtio' } }, { name: 'data', disk: { bus: 'virtio' } }] } },
      volumes: [{ name: 'root', containerDisk: { image: 'registry.test/disk:1' } }, { name: 'data', dataVolume: { name: 'data' } }],
    },
  },
});

const templates = virtualMachines({
  'a volume of its own': owning({ storage: size('1Gi') }),
  'a volume of its own that is a clone': owning({ source: undefined, sourceRef: { kind: 'DataSource', name: 'golden' }, storage: {} }),
  'a volume of its own without a size': owning({ storage: {} }),
  'a volume of its own without an access mode': owning({ pvc: size('1Gi') }),
  'a volume of its own with an access mode that there is not': owning({ storage: { ...size('1Gi'), accessModes: ['ReadWriteMany', 'RWO'] } }),
  'a volume of its own with a content type that there is not': owning({ storage: size('1Gi'), contentType: 'iso' }),
  'a volume of its own with a storage class in upper case': owning({ storage: { ...size('1Gi'), storageClassName: 'Fast' } }),
  'a volume of its own from nowhere that there is': owning({ storage: size('1Gi'), source: { http: { url: 'images.test/disk.qcow2' } } }),
});

export const volumes: Corpus = {
  ...claims, ...sources, ...urls, ...registries, ...hypervisors, ...populators, ...templates, ...importCrons, ...importSources,
};
