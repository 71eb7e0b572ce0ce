// PersistentVolumeClaims: the messages of what Kubernetes refuses, and what the recorded verdicts do not show.
import { Admission } from '../../../src/admission/admission';
import type { ClusterCapabilitiesProps } from '../../../src/admission/cluster-capabilities';
import { AccessMode } from '../../../src/storage/persistent-volume-claim';

const SIZE = { requests: { storage: '1Gi' } };

const SPEC = { accessModes: ['ReadWriteOnce'], resources: SIZE };

const refusals = (spec: object, capabilities?: ClusterCapabilitiesProps, labels?: { [key: string]: string }) => Admission.validate({
  apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'data', labels }, spec: { ...SPEC, ...spec },
}, capabilities);

test('refuses what Kubernetes refuses, with the same rules as for the claim of a DataVolume', () => {
  expect(refusals({ accessModes: ['ReadWriteonce'], resources: { requests: { storage: '10GB' } }, storageClass: 'ceph' })).toEqual([
    'spec.storageClass: unknown field, did you mean "storageClassName" [fits-schema]',
    'spec.resources.requests[storage]: "10GB" is not a quantity, write "10G" or "10Gi" [fits-schema]',
    'spec.accessModes[0]: "ReadWriteonce" is unknown, write "ReadWriteOnce" [access-modes-possible]',
  ]);
  expect(refusals({ accessModes: [], resources: undefined })).toEqual([
    'spec.resources.requests.storage: required field is missing, write the size, such as "20Gi" [volume-size-given]',
    'spec.accessModes: the claim has no access mode, write at least one, such as ["ReadWriteMany"] [access-modes-possible]',
  ]);
  expect(refusals({ resources: { requests: { storage: '0' } } })).toEqual([
    'spec.resources.requests.storage: "0" is too small for a claim, write "1Mi" or more [volume-size-given]',
  ]);
  expect(refusals({ volumeMode: 'block', volumeAttributesClassName: 'Gold' })).toEqual([
    'spec.volumeMode: "block" is unknown, write "Block" [volume-mode-known]',
    'spec.volumeAttributesClassName: "Gold" is not the name of a VolumeAttributesClass, write lower-case letters, digits, "-" and ".", such as "fast-ssd" [storage-class-form]',
  ]);
});

test('names Kubernetes, whose fields no later KubeVirt adds', () => {
  const object = { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'data', xyz: 1 }, spec: SPEC };
  expect(Admission.validate(object)).toEqual([
    'metadata.xyz: unknown field, none of the 15 fields of metadata in Kubernetes has a similar name: remove it [fits-schema]',
  ]);
});

test('refuses the storage classes and access modes that the cluster does not have', () => {
  const storageClasses = { 'fast-ssd': { accessModes: [AccessMode.READ_WRITE_ONCE] } };
  expect(refusals({ storageClassName: 'fastssd' }, { storageClasses })).toEqual([
    'spec.storageClassName: "fastssd" is not among the cluster\'s storage classes, write "fast-ssd" [storage-class-known]',
  ]);
  expect(refusals({ storageClassName: 'fast-ssd', accessModes: ['ReadWriteMany'] }, { storageClasses })).toEqual([
    'spec.accessModes[0]: "ReadWriteMany" is not offered by "fast-ssd", write "ReadWriteOnce" [access-mode-offered]',
  ]);
  expect(refusals({ storageClassName: 'fast-ssd' }, { storageClasses })).toEqual([]);
  // No class, and no default either: the claim binds to an existing volume.
  expect(refusals({ storageClassName: '' }, { storageClasses })).toEqual([]);
});

test('refuses a source that Kubernetes would drop without an error', () => {
  const populator = { apiGroup: 'cdi.kubevirt.io', kind: 'VolumeImportSource', name: 'golden' };
  expect(refusals({ dataSource: populator })).toEqual([
    'spec.dataSource: "VolumeImportSource" of "cdi.kubevirt.io" is dropped here without an error, write it under dataSourceRef: dataSource is only for claims, without apiGroup, and for VolumeSnapshots [populator-reference-complete]',
  ]);
  expect(refusals({ dataSource: { kind: 'VolumeSnapshot', name: 'golden' } })).toEqual([
    'spec.dataSource.apiGroup: the group is missing, write that of "VolumeSnapshot", such as "snapshot.storage.k8s.io" [populator-reference-complete]',
  ]);
  expect(refusals({ dataSourceRef: populator })).toEqual([]);
});

test('refuses two sources only if they differ', () => {
  const snapshot = { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 'golden' };
  expect(refusals({ dataSource: snapshot, dataSourceRef: snapshot })).toEqual([]);
  expect(refusals({ dataSource: snapshot, dataSourceRef: { ...snapshot, name: 'other' } })).toEqual([
    'spec.dataSource: the claim has both dataSource and dataSourceRef, which differ, keep dataSourceRef [populator-reference-complete]',
  ]);
});

test('passes what CDI fills in from a StorageProfile before Kubernetes checks the claim', () => {
  const labels = { 'cdi.kubevirt.io/applyStorageProfile': 'true' };
  expect(refusals({ accessModes: undefined, resources: undefined }, undefined, labels)).toEqual([]);
  expect(refusals({ volumeMode: 'FromStorageProfile' }, undefined, labels)).toEqual([]);
  expect(refusals({ volumeMode: 'FromStorageProfile' })).toHaveLength(1);
});

// CDI hands this volume mode on to the claim, and Kubernetes refuses the claim.
test('a DataVolume has the volume mode of its StorageProfile only with the label', () => {
  const dataVolume = (labels?: object) => Admission.validate({
    apiVersion: 'cdi.kubevirt.io/v1beta1',
    kind: 'DataVolume',
    metadata: { name: 'data', labels },
    spec: { source: { blank: {} }, storage: { accessModes: ['ReadWriteOnce'], volumeMode: 'FromStorageProfile', resources: { requests: { storage: '1Gi' } } } },
  });
  expect(dataVolume({ 'cdi.kubevirt.io/applyStorageProfile': 'true' })).toEqual([]);
  expect(dataVolume()).toEqual(['spec.storage.volumeMode: "FromStorageProfile" is unknown, write "Block" or "Filesystem" [volume-mode-known]']);
});

test('passes placeholders', () => {
  expect(refusals({ storageClassName: '{{CLASS}}', accessModes: ['{{MODE}}'], volumeMode: '{{VOLUME_MODE}}' })).toEqual([]);
});
