import { JUDGED_KINDS, judgeOf } from '../../../../src/cli/wait/readiness/kinds';

const state = (apiVersion: string, kind: string, object: object) => judgeOf({ apiVersion, kind })!({ metadata: { generation: 2 }, ...object }).state;
const condition = (type: string, status: string, why: object = {}) => ({ conditions: [{ type, status, ...why }] });
const seen = { observedGeneration: 2 };

test.each<[string, string, object, string]>([
  ['apps/v1', 'Deployment', { spec: { replicas: 2 }, status: { ...seen, replicas: 2, updatedReplicas: 2, availableReplicas: 2 } }, 'ready'],
  ['apps/v1', 'Deployment', { spec: { replicas: 2 }, status: { observedGeneration: 1, replicas: 2, updatedReplicas: 2, availableReplicas: 2 } }, 'progressing'],
  ['apps/v1', 'Deployment', { spec: { replicas: 2 }, status: { ...seen, replicas: 3, updatedReplicas: 2, availableReplicas: 2 } }, 'progressing'],
  ['apps/v1', 'Deployment', { spec: {}, status: { ...seen, ...condition('Progressing', 'False', { reason: 'ProgressDeadlineExceeded' }) } }, 'failed'],
  ['apps/v1', 'Deployment', { spec: {}, status: { observedGeneration: 1, ...condition('Progressing', 'False', { reason: 'ProgressDeadlineExceeded' }) } }, 'progressing'],
  ['apps/v1', 'StatefulSet', { spec: { replicas: 2 }, status: { ...seen, readyReplicas: 2, updatedReplicas: 1 } }, 'progressing'],
  ['apps/v1', 'StatefulSet', { spec: { replicas: 2, updateStrategy: { rollingUpdate: { partition: 1 } } }, status: { ...seen, readyReplicas: 2, updatedReplicas: 1 } }, 'ready'],
  ['apps/v1', 'DaemonSet', { spec: {}, status: { ...seen, desiredNumberScheduled: 2, updatedNumberScheduled: 2, numberAvailable: 1 } }, 'progressing'],
  ['apps/v1', 'DaemonSet', { spec: {}, status: { ...seen, desiredNumberScheduled: 0 } }, 'ready'],
  ['batch/v1', 'Job', { spec: {}, status: condition('Complete', 'True') }, 'ready'],
  ['batch/v1', 'Job', { spec: {}, status: condition('Failed', 'True', { reason: 'BackoffLimitExceeded' }) }, 'failed'],
  ['apiextensions.k8s.io/v1', 'CustomResourceDefinition', { status: condition('Established', 'True') }, 'ready'],
  ['apiextensions.k8s.io/v1', 'CustomResourceDefinition', { status: condition('NamesAccepted', 'False') }, 'failed'],
  ['v1', 'Namespace', { status: { phase: 'Terminating' } }, 'failed'],
  ['kubevirt.io/v1', 'VirtualMachineInstanceReplicaSet', { spec: { replicas: 2 }, status: { replicas: 2, readyReplicas: 1 } }, 'progressing'],
  ['kubevirt.io/v1', 'VirtualMachineInstanceMigration', { status: { phase: 'Failed' } }, 'failed'],
  ['snapshot.kubevirt.io/v1beta1', 'VirtualMachineSnapshot', { status: { phase: 'Succeeded', readyToUse: true } }, 'ready'],
  ['snapshot.kubevirt.io/v1beta1', 'VirtualMachineRestore', { status: { complete: false } }, 'progressing'],
  ['export.kubevirt.io/v1', 'VirtualMachineExport', { status: { phase: 'Pending' } }, 'progressing'],
  ['export.kubevirt.io/v1beta1', 'VirtualMachineExport', { status: { phase: 'Ready' } }, 'ready'],
  ['clone.kubevirt.io/v1beta1', 'VirtualMachineClone', { status: { phase: 'Succeeded' } }, 'ready'],
  ['v1', 'PersistentVolumeClaim', { status: { phase: 'Pending' } }, 'ready'],
  ['v1', 'PersistentVolumeClaim', { metadata: { annotations: { 'cdi.kubevirt.io/storage.condition.running.reason': 'Error' } }, status: { phase: 'Pending' } }, 'failed'],
  ['v1', 'PersistentVolumeClaim', { metadata: { annotations: { 'cdi.kubevirt.io/storage.condition.running.reason': 'Error' } }, status: { phase: 'Bound' } }, 'ready'],
  ...['ChecksumError', 'ImagePullFailed'].map((reason): [string, string, object, string] => (
    ['v1', 'PersistentVolumeClaim', { metadata: { annotations: { 'cdi.kubevirt.io/storage.condition.running.reason': reason } }, status: { phase: 'Pending' } }, 'failed'])),
  // The Secret may still be created, and CDI uses less memory the next time: Argo CD and Flux wait too.
  ...['CreateContainerConfigError', 'OOMKilled'].flatMap((reason): [string, string, object, string][] => [
    ['v1', 'PersistentVolumeClaim', { metadata: { annotations: { 'cdi.kubevirt.io/storage.condition.running.reason': reason } }, status: { phase: 'Pending' } }, 'progressing'],
    ['cdi.kubevirt.io/v1beta1', 'DataVolume', { status: { phase: 'ImportInProgress', ...condition('Running', 'False', { reason }) } }, 'progressing'],
  ]),
  ['cdi.kubevirt.io/v1beta1', 'DataSource', { status: condition('Ready', 'False', { reason: 'NotFound' }) }, 'progressing'],
  ...([[{ pvc: { name: 'a' } }, 'ready'], [{ pvc: { name: 'b' } }, 'progressing'], [{ snapshot: { name: 'a' } }, 'progressing'], [{ dataSource: { name: 'a' } }, 'ready']] as const)
    .map(([source, expected]): [string, string, object, string] => (
      ['cdi.kubevirt.io/v1beta1', 'DataSource', { spec: { source }, status: { source: { pvc: { name: 'a' } }, ...condition('Ready', 'True') } }, expected])),
  // Earlier versions of CDI do not report the source.
  ['cdi.kubevirt.io/v1beta1', 'DataSource', { spec: { source: { pvc: { name: 'b' } } }, status: { source: {}, ...condition('Ready', 'True') } }, 'ready'],
  ['external-secrets.io/v1', 'ExternalSecret', {}, 'progressing'],
  ['external-secrets.io/v1', 'ExternalSecret', { status: condition('Ready', 'True', { reason: 'SecretSynced' }) }, 'ready'],
  ['external-secrets.io/v1beta1', 'ExternalSecret', { status: condition('Ready', 'False', { reason: 'SecretSyncedError' }) }, 'failed'],
  ['bitnami.com/v1alpha1', 'SealedSecret', { status: {} }, 'progressing'],
  ['bitnami.com/v1alpha1', 'SealedSecret', { status: { ...seen, ...condition('Synced', 'True') } }, 'ready'],
  ['bitnami.com/v1alpha1', 'SealedSecret', { status: { observedGeneration: 1, ...condition('Synced', 'True') } }, 'progressing'],
  ['bitnami.com/v1alpha1', 'SealedSecret', { status: { observedGeneration: 1, ...condition('Synced', 'False', { message: 'no key could decrypt secret' }) } }, 'failed'],
])('%s %s with %j is %s', (apiVersion, kind, object, expected) => {
  expect(state(apiVersion, kind, object)).toBe(expected);
});

test('a Secret, or a kind of the same name in another group, is only checked for existence', () => {
  expect(judgeOf({ apiVersion: 'v1', kind: 'Secret' })).toBeUndefined();
  expect(judgeOf({ apiVersion: 'example.test/v1', kind: 'VirtualMachine' })).toBeUndefined();
});

test('no two kinds share a name', () => {
  const names = JUDGED_KINDS.flatMap((kind) => kind.names);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
