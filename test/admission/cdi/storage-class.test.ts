// Storage classes, where a cluster says which it has.
import { Admission } from '../../../src/admission/admission';
import type { StorageClassCapabilities } from '../../../src/admission/cluster-capabilities';

const refusals = (claim: object, storageClasses?: { [name: string]: StorageClassCapabilities }) => Admission.validate({
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataVolume',
  metadata: { name: 'data' },
  spec: { source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } }, ...claim } },
}, { storageClasses });

const CLASSES = { 'fast-ssd': { accessModes: ['ReadWriteOnce'] }, 'shared': {} };

test('a storage class that the cluster has is admitted, and so is its default', () => {
  expect(refusals({ storageClassName: 'fast-ssd', accessModes: ['ReadWriteOnce'] }, CLASSES)).toEqual([]);
  expect(refusals({ storageClassName: 'shared', accessModes: ['ReadWriteMany'] }, CLASSES)).toEqual([]);
  expect(refusals({ accessModes: ['ReadWriteMany'] }, CLASSES)).toEqual([]);
});

test('a storage class that the cluster does not have is refused', () => {
  expect(refusals({ storageClassName: 'fastssd' }, CLASSES)).toEqual([
    'spec.storage.storageClassName: "fastssd" is not among the cluster\'s storage classes, write "fast-ssd" [storage-class-known]',
  ]);
  expect(refusals({ storageClassName: 'fast-ssd' }, {})).toEqual([
    'spec.storage.storageClassName: "fast-ssd" is not among the cluster\'s storage classes, it has none: create it first [storage-class-known]',
  ]);
});

test('an access mode that the storage class does not offer is refused', () => {
  expect(refusals({ storageClassName: 'fast-ssd', accessModes: ['ReadWriteMany'] }, CLASSES)).toEqual([
    'spec.storage.accessModes[0]: "ReadWriteMany" is not offered by "fast-ssd", write "ReadWriteOnce" [access-mode-offered]',
  ]);
});

test('nothing is said of a name that is not known yet, or of a cluster that does not say what it has', () => {
  expect(refusals({ storageClassName: '{{CLASS}}', accessModes: ['{{MODE}}'] }, CLASSES)).toEqual([]);
  expect(refusals({ storageClassName: 'any' })).toEqual([]);
});
