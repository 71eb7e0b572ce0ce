// A cluster that has what machines need, of which tests take something away.
import { Surroundings } from '../../../src/cli/doctor/cluster-state';

const named = (name: string, others: object = {}) => ({ metadata: { name }, ...others });

export const COMPLETE: Surroundings = {
  kubeVirts: [named('kubevirt', {
    spec: { configuration: { developerConfiguration: { featureGates: ['HostDisk', 'Snapshot'] } } },
    status: { phase: 'Deployed', observedKubeVirtVersion: 'v1.8.0' },
  })],
  virtApiVersion: 'v1.8.2',
  cdis: [named('cdi', { status: { phase: 'Deployed', observedVersion: '1.65.0' } })],
  storageClasses: [
    named('local'),
    { metadata: { name: 'shared', annotations: { 'storageclass.kubernetes.io/is-default-class': 'true' } } },
  ],
  storageProfiles: [
    named('local', { status: { claimPropertySets: [{ accessModes: ['ReadWriteOnce'] }] } }),
    named('shared', { status: { claimPropertySets: [{ accessModes: ['ReadWriteMany'] }, { accessModes: ['ReadWriteOnce', 'ReadWriteMany'] }] } }),
  ],
  definitions: [{ metadata: { name: 'office', namespace: 'shop' } }, { metadata: { name: 'lab', namespace: 'default' } }],
  nodes: [
    { metadata: { name: 'a', labels: { 'kubevirt.io/schedulable': 'true' } } },
    { metadata: { name: 'b', labels: { 'kubevirt.io/schedulable': 'true' } }, spec: { unschedulable: true } },
    named('control-plane'),
  ],
};

/** One that tells this user nothing that is not of a namespace. */
export const UNTOLD: Surroundings = {
  kubeVirts: 'not told', virtApiVersion: 'v1.8.2', cdis: 'not told', storageClasses: 'not told', storageProfiles: 'not told', definitions: 'not told', nodes: 'not told',
};
