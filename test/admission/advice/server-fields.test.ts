import { admittedAdvice } from './admitted';

const machine = (metadata: object) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web', ...metadata },
  spec: { runStrategy: 'Always', template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' } }, volumes: [{ name: 'root', dataVolume: { name: 'web-root' } }] } } },
});

test('an export of a live object cannot be created again', () => {
  const ownerReferences = [{ apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', name: 'ci', uid: '8c1f', controller: true }];
  const live = { uid: '1', generation: 2, creationTimestamp: '2026-01-01T00:00:00Z' };
  expect(admittedAdvice(machine({ ...live, resourceVersion: '7943556', managedFields: [], ownerReferences }))).toEqual([
    'metadata.resourceVersion: the API server creates no object with a resourceVersion, remove it [server-field-set]',
    'metadata.managedFields: server-side apply refuses managedFields, remove it [server-field-set]',
    'metadata.ownerReferences: the cluster deletes an object without owners of these uids, remove it [server-field-set]',
  ]);
  expect(admittedAdvice(machine(live))).toEqual([]);
});

test('a claim that was read from a cluster would be Lost in another place', () => {
  const claim = (annotations: object) => ({
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name: 'web-data', annotations },
    spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } }, volumeName: 'pv-1' },
  });
  expect(admittedAdvice(claim({ 'pv.kubernetes.io/bind-completed': 'yes', 'pv.kubernetes.io/bound-by-controller': 'yes' }))).toEqual([
    'metadata.annotations[pv.kubernetes.io/bind-completed]: a claim that is created with it is Lost, remove it, and spec.volumeName unless that volume is kept for this claim [server-field-set]',
  ]);
  expect(admittedAdvice(claim({}))).toEqual([]);
});
