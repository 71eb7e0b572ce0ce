// A cluster that has everything that machines need; tests take something away.
import { ClusterState } from '../../../src/cli/doctor/cluster-state';

const named = (name: string, others: object = {}) => ({ metadata: { name }, ...others });

export const COMPLETE: ClusterState = {
  kubeVirts: [named('kubevirt', {
    spec: { configuration: { developerConfiguration: { featureGates: ['HostDisk', 'Snapshot'] }, network: { binding: { macvtap: {} } } } },
    status: { phase: 'Deployed', observedKubeVirtVersion: 'v1.8.0' },
  })],
  virtApiVersion: 'v1.9.0',
  cdis: [named('cdi', { status: { phase: 'Deployed', observedVersion: '1.65.0' } })],
  storageClasses: [
    named('local', { provisioner: 'local.test' }),
    { provisioner: 'shared.test', metadata: { name: 'shared', annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' } } },
  ],
  storageProfiles: [
    named('local', { status: { claimPropertySets: [{ accessModes: ['ReadWriteOnce'] }] } }),
    named('shared', { status: { claimPropertySets: [{ accessModes: ['ReadWriteMany'] }, { accessModes: ['ReadWriteOnce', 'ReadWriteMany'] }] } }),
  ],
  snapshotClasses: [named('local', { driver: 'local.test' }), named('shared', { driver: 'shared.test' })],
  definitions: [{ metadata: { name: 'office', namespace: 'shop' } }, { metadata: { name: 'lab', namespace: 'default' } }],
  nodes: [
    { metadata: { name: 'a', labels: { 'kubevirt.io/schedulable': 'true' } }, status: { allocatable: { 'devices.kubevirt.io/kvm': '1k' } } },
    { metadata: { name: 'b', labels: { 'kubevirt.io/schedulable': 'true' } }, spec: { unschedulable: true } },
    named('control-plane'),
  ],
  mutatingWebhooks: [],
};

/** A cluster whose user may see nothing outside of namespaces. */
export const FORBIDDEN: ClusterState = {
  kubeVirts: 'forbidden',
  virtApiVersion: 'v1.9.0',
  cdis: 'forbidden',
  storageClasses: 'forbidden',
  storageProfiles: 'forbidden',
  snapshotClasses: 'forbidden',
  definitions: 'forbidden',
  nodes: 'forbidden',
  mutatingWebhooks: 'forbidden',
};
