// Storage classes of a cluster that declares which it has.
import { Admission } from '../../../src/admission/admission';
import type { StorageClassCapabilities } from '../../../src/admission/cluster-capabilities';
import { AccessMode } from '../../../src/storage/persistent-volume-claim';

const refusals = (claim: object, storageClasses?: { [name: string]: StorageClassCapabilities }) => Admission.validate({
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataVolume',
  metadata: { name: 'data' },
  spec: { source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } }, ...claim } },
}, { storageClasses });

const CLASSES = { 'fast-ssd': { accessModes: [AccessMode.READ_WRITE_ONCE] }, 'shared': {} };

test('admits the storage classes of the cluster and its default', () => {
  expect(refusals({ storageClassName: 'fast-ssd', accessModes: ['ReadWriteOnce'] }, CLASSES)).toEqual([]);
  expect(refusals({ storageClassName: 'shared', accessModes: ['ReadWriteMany'] }, CLASSES)).toEqual([]);
  expect(refusals({ accessModes: ['ReadWriteMany'] }, CLASSES)).toEqual([]);
});

test('refuses a storage class that the cluster does not have', () => {
  expect(refusals({ storageClassName: 'fastssd' }, CLASSES)).toEqual([
    'spec.storage.storageClassName: "fastssd" is not among the cluster\'s storage classes, write "fast-ssd" [storage-class-known]',
  ]);
  expect(refusals({ storageClassName: 'fast-ssd' }, {})).toEqual([
    'spec.storage.storageClassName: "fast-ssd" is not among the cluster\'s storage classes, it has none: create it first [storage-class-known]',
  ]);
});

test('refuses an access mode that the storage class does not offer', () => {
  expect(refusals({ storageClassName: 'fast-ssd', accessModes: ['ReadWriteMany'] }, CLASSES)).toEqual([
    'spec.storage.accessModes[0]: "ReadWriteMany" is not offered by "fast-ssd", write "ReadWriteOnce" [access-mode-offered]',
  ]);
});

// A StorageProfile lists only the best access mode of NFS, and never ReadWriteOncePod.
test('admits an access mode for fewer users than the storage class offers', () => {
  const classes = { shared: { accessModes: [AccessMode.READ_WRITE_MANY] }, local: { accessModes: [AccessMode.READ_WRITE_ONCE] } };
  const modes = ['ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteOncePod', 'ReadWriteMany'];
  expect(modes.flatMap((mode) => refusals({ storageClassName: 'shared', accessModes: [mode] }, classes))).toEqual([]);
  expect(modes.map((mode) => refusals({ storageClassName: 'local', accessModes: [mode] }, classes).length)).toEqual([0, 1, 0, 1]);
});

test('passes placeholders, and any name where the cluster declares no storage classes', () => {
  expect(refusals({ storageClassName: '{{CLASS}}', accessModes: ['{{MODE}}'] }, CLASSES)).toEqual([]);
  expect(refusals({ storageClassName: 'any' })).toEqual([]);
});
