// Kinds for which the server checks little more than the schema: configuration of KubeVirt and CDI, and volume populators.
import { manifests, virtualMachine, type Corpus } from './corpus';
import { kubevirts } from './kubevirts';
import type { KubeObject } from '../../plane/client';

const object = (apiVersion: string, kind: string, spec: object): KubeObject => ({ apiVersion, kind, metadata: { name: 'case' }, spec });

const CDI_VERSION = 'cdi.kubevirt.io/v1beta1';

const cdi = object(CDI_VERSION, 'CDI', { config: { featureGates: ['HonorWaitForFirstConsumer'] }, imagePullPolicy: 'IfNotPresent' });

const cdiConfig = object(CDI_VERSION, 'CDIConfig', { uploadProxyURLOverride: 'upload.test' });

const profile = object(CDI_VERSION, 'StorageProfile', { claimPropertySets: [{ accessModes: ['ReadWriteMany'], volumeMode: 'Block' }] });

const content = object('snapshot.kubevirt.io/v1beta1', 'VirtualMachineSnapshotContent', { source: { virtualMachine: { spec: virtualMachine.spec } }, virtualMachineSnapshotName: 'web' });

const cloneSource = object(CDI_VERSION, 'VolumeCloneSource', { source: { kind: 'PersistentVolumeClaim', name: 'root' } });

const importSource = object(CDI_VERSION, 'VolumeImportSource', { source: { registry: { url: 'docker://registry.test/disk:1' } } });

const uploadSource = object(CDI_VERSION, 'VolumeUploadSource', { contentType: 'kubevirt' });

const transfer = object(CDI_VERSION, 'ObjectTransfer', {
  source: { kind: 'DataVolume', namespace: 'default', name: 'root' }, target: { namespace: 'default', name: 'copy' },
});

const ovirt = object('forklift.cdi.kubevirt.io/v1beta1', 'OvirtVolumePopulator', { engineUrl: 'https://engine.test', secretRef: 'login', diskId: 'a' });

const openstack = object('forklift.cdi.kubevirt.io/v1beta1', 'OpenstackVolumePopulator', { identityUrl: 'https://identity.test', secretRef: 'login', imageId: 'a' });

const modes = (...accessModes: unknown[]) => ({ spec: { claimPropertySets: [{ accessModes, volumeMode: 'Block' }] } });

const volume = (containerPath: object) => ({ spec: { source: { virtualMachine: { spec: { template: { spec: { volumes: [{ name: 'root', containerPath }] } } } } } } });

export const configuration: Corpus = {
  ...kubevirts,
  ...manifests(cdi, {
    'nothing special': {},
    'no spec': { spec: undefined },
    'feature gates in one text': { spec: { config: { featureGates: 'HonorWaitForFirstConsumer' } } },
    'a misspelled field': { spec: { config: { featureGate: [] } } },
    'an unknown pull policy': { spec: { imagePullPolicy: 'Sometimes' } },
    'an overhead': { spec: { config: { filesystemOverhead: { global: '0.055' } } } },
    'an overhead that is a number': { spec: { config: { filesystemOverhead: { global: 0.055 } } } },
    'an overhead above one': { spec: { config: { filesystemOverhead: { global: '1.5' } } } },
  }),
  ...manifests(cdiConfig, {
    'nothing special': {},
    'no spec': { spec: undefined },
    'preallocation': { spec: { preallocation: true } },
    'preallocation in quotes': { spec: { preallocation: 'true' } },
    'an unknown TLS version': { spec: { tlsSecurityProfile: { type: 'Custom', custom: { ciphers: ['a'], minTLSVersion: 'TLS' } } } },
    'a misspelled field': { spec: { importProxies: {} } },
  }),
  ...manifests(profile, {
    'nothing special': {},
    'an empty spec': { spec: { claimPropertySets: undefined } },
    'an unknown access mode': modes('ReadWriteAlways'),
    'one unknown access mode of two': modes('ReadWriteOnce', 'RWX'),
    'no access mode': modes(),
    'many access modes': modes('ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod'),
    'more access modes': modes('ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod', 'ReadWriteOnce'),
    'an access mode that is none': modes(1),
    'no volume mode': { spec: { claimPropertySets: [{ accessModes: ['ReadWriteOnce'] }] } },
    'an unknown volume mode': { spec: { claimPropertySets: [{ accessModes: ['ReadWriteOnce'], volumeMode: 'Raw' }] } },
    'a clone strategy': { spec: { cloneStrategy: 'csi-clone' } },
    'an unknown clone strategy': { spec: { cloneStrategy: 'fast' } },
  }),
  ...manifests(content, {
    'nothing special': {},
    'no source': { spec: { source: undefined } },
    'a machine with a misspelled field': { spec: { source: { virtualMachine: { spec: { runStrategies: 'Always' } } } } },
    'a quantity that is none': { spec: { source: { virtualMachine: { spec: { template: { spec: { domain: { memory: { guest: 'much' } } } } } } } } },
    'an absolute path of a pod': volume({ path: '/tokens' }),
    'a relative path of a pod': volume({ path: 'tokens' }),
    'a volume backup without a name': { spec: { volumeBackups: [{}] } },
  }),
  ...manifests(cloneSource, {
    'nothing special': {},
    'no source': { spec: { source: undefined } },
    'no name': { spec: { source: { name: undefined } } },
    'another kind': { spec: { source: { kind: 'DataVolume' } } },
    'preallocation': { spec: { preallocation: true } },
  }),
  ...manifests(importSource, {
    'nothing special': {},
    'no spec': { spec: undefined },
    'a misspelled source': { spec: { source: { registry: undefined, docker: {} } } },
    'a source without a URL': { spec: { source: { registry: undefined, http: {} } } },
    'a final checkpoint in quotes': { spec: { finalCheckpoint: 'true' } },
  }),
  ...manifests(uploadSource, {
    'nothing special': {},
    'an archive': { spec: { contentType: 'archive' } },
    'preallocation in quotes': { spec: { preallocation: 'true' } },
    'a source': { spec: { source: {} } },
  }),
  ...manifests(transfer, {
    'nothing special': {},
    'no target': { spec: { target: undefined } },
    'no source': { spec: { source: undefined } },
    'a source without a namespace': { spec: { source: { namespace: undefined } } },
    'a misspelled field': { spec: { targets: {} } },
  }),
  ...manifests(ovirt, {
    'nothing special': {}, 'no engine': { spec: { engineUrl: undefined } }, 'a disk that is a number': { spec: { diskId: 1 } }, 'an image': { spec: { imageId: 'a' } },
  }),
  ...manifests(openstack, {
    'nothing special': {}, 'no identity': { spec: { identityUrl: undefined } }, 'an image that is a number': { spec: { imageId: 1 } }, 'a disk': { spec: { diskId: 'a' } },
  }),
};
