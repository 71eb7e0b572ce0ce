// Which objects take data from which, and until when.
import { diskSourcesOf } from '../../../src/cli/apply/disk-sources';

const CDI = 'cdi.kubevirt.io/v1beta1';
const object = (apiVersion: string, kind: string, spec: object, status?: object) => ({ apiVersion, kind, metadata: { name: 'x', namespace: 'shop' }, spec, status });
const clone = { source: { pvc: { name: 'image', namespace: 'images' } } };
const machine = { template: { spec: { volumes: [{ name: 'clones', dataVolume: { name: 'root' } }] } }, dataVolumeTemplates: [{ metadata: { name: 'root' }, spec: clone }] };
const restore = { virtualMachineSnapshotName: 'before', target: { kind: 'VirtualMachine', name: 'web' } };
const copy = { source: { kind: 'VirtualMachine', name: 'web' }, target: { kind: 'VirtualMachine', name: 'copy' } };

const OF_MACHINE = { source: { kind: 'VirtualMachine', name: 'web' } };
const UID = '0b5b7a6e-1d3c-4c3b-9a53-2f6f6d0c8f11';
const condition = (type: string) => ({ conditions: [{ type, status: 'True' }] });

test.each<[string, object, object[]]>([
  ['a DataVolume, from a claim', object(CDI, 'DataVolume', clone), [{ key: 'PersistentVolumeClaim images/image' }]],
  ['a DataVolume, from a snapshot', object(CDI, 'DataVolume', { source: { snapshot: { name: 's' } } }), [{ key: 'VolumeSnapshot shop/s' }]],
  ['a DataVolume, from a DataSource', object(CDI, 'DataVolume', { sourceRef: { kind: 'DataSource', name: 'fedora', namespace: 'images' } }), [{ key: 'DataSource images/fedora' }]],
  ['a DataVolume while it is cloned', object(CDI, 'DataVolume', clone, { phase: 'CloneInProgress' }), [{ key: 'PersistentVolumeClaim images/image' }]],
  ['a DataVolume that is cloned', object(CDI, 'DataVolume', clone, { phase: 'Succeeded' }), []],
  ['a DataVolume that is imported', object(CDI, 'DataVolume', { source: { http: { url: 'https://images.test', secretRef: 'login' } } }), []],
  ['a claim', object('v1', 'PersistentVolumeClaim', { dataSourceRef: { apiGroup: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot', name: 's' } }, { phase: 'Pending' }), [{ key: 'VolumeSnapshot shop/s' }]],
  ['a claim that is bound', object('v1', 'PersistentVolumeClaim', { dataSourceRef: { kind: 'PersistentVolumeClaim', name: 'image' } }, { phase: 'Bound' }), []],
  ['a DataSource, always', object(CDI, 'DataSource', clone, { conditions: [] }), [{ key: 'PersistentVolumeClaim images/image' }]],
  ['a machine, for its disk', object('kubevirt.io/v1', 'VirtualMachine', machine), [{ key: 'PersistentVolumeClaim images/image', disk: 'PersistentVolumeClaim shop/root' }]],
  ['a pool, always', object('pool.kubevirt.io/v1beta1', 'VirtualMachinePool', { replicas: 0, virtualMachineTemplate: { spec: machine } }), [{ key: 'PersistentVolumeClaim images/image' }]],
  ['a restore', object('snapshot.kubevirt.io/v1beta1', 'VirtualMachineRestore', restore, { complete: false }), [{ key: 'VirtualMachineSnapshot shop/before' }]],
  ['a restore that is complete', object('snapshot.kubevirt.io/v1beta1', 'VirtualMachineRestore', restore, { complete: true }), []],
  ['a clone of a machine', object('clone.kubevirt.io/v1beta1', 'VirtualMachineClone', copy), [{ key: 'VirtualMachine shop/web' }]],
  ['a clone that is complete', object('clone.kubevirt.io/v1beta1', 'VirtualMachineClone', copy, { phase: 'Succeeded' }), []],
  ['an export, as long as it exists', object('export.kubevirt.io/v1beta1', 'VirtualMachineExport', { source: { apiGroup: '', kind: 'PersistentVolumeClaim', name: 'disk' } }), [{ key: 'PersistentVolumeClaim shop/disk' }]],
  ['a restore that has failed', object('snapshot.kubevirt.io/v1beta1', 'VirtualMachineRestore', restore, { complete: false, ...condition('Failure') }), []],
  ['a clone that has failed', object('clone.kubevirt.io/v1beta1', 'VirtualMachineClone', copy, { phase: 'Failed' }), []],
  ['a snapshot until it is taken', object('snapshot.kubevirt.io/v1beta1', 'VirtualMachineSnapshot', OF_MACHINE, { phase: 'InProgress' }), [{ key: 'VirtualMachine shop/web' }]],
  ['a snapshot, which holds its own data', object('snapshot.kubevirt.io/v1beta1', 'VirtualMachineSnapshot', OF_MACHINE, { phase: 'Succeeded' }), []],
  ['a backup until it is made', object('backup.kubevirt.io/v1alpha1', 'VirtualMachineBackup', OF_MACHINE, condition('Progressing')), [{ key: 'VirtualMachine shop/web' }]],
  ['a backup that is made', object('backup.kubevirt.io/v1alpha1', 'VirtualMachineBackup', OF_MACHINE, condition('Complete')), []],
  ['the claim of a restored disk', object('v1', 'PersistentVolumeClaim', { dataSourceRef: { kind: 'VolumeSnapshot', name: `vmsnapshot-${UID}-volume-root` } }), [{ key: UID }]],
  ['an object of any other kind', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'x' } }, []],
])('the sources of %s', (_title, each, sources) => {
  expect(diskSourcesOf(each)).toEqual(sources);
});
