import { findObstacle, quotaExceeded, refusedRequest } from '../../../../src/cli/wait/diagnosis/diagnosis';
import { project } from '../../../../src/cli/wait/observation/projections';
import { NO_RELATED_OBJECTS } from '../../../../src/cli/wait/observation/related-objects';

const failing = (kind: string, type: string, message: string) => project({
  kind, metadata: { name: 'web' }, spec: { runStrategy: 'Always' }, status: { conditions: [{ type, status: 'True', reason: 'FailedCreate', message }] },
});
const PREFIX = 'Error while starting VirtualMachineInstance: ';

test.each([
  'Internal error occurred: failed calling webhook "virtualmachineinstances-create-mutator.kubevirt.io": no endpoints available for service "virt-api"',
  'Timeout: request did not complete within requested timeout - context deadline exceeded',
  'Post "https://10.0.0.1:443/apis/kubevirt.io/v1": dial tcp 10.0.0.1:443: connect: connection refused',
  'Operation cannot be fulfilled on virtualmachines.kubevirt.io "web": the object has been modified; please apply your changes to the latest version and try again',
  'etcdserver: request timed out',
  'the server is currently unable to handle the request',
])('a failure that KubeVirt retries may recover: %s', (message) => {
  expect(refusedRequest(failing('VirtualMachine', 'Failure', PREFIX + message), NO_RELATED_OBJECTS)).toMatchObject({ reason: 'FailedCreate', mayRecover: true });
  expect(refusedRequest(failing('VirtualMachinePool', 'ReplicaFailure', message), NO_RELATED_OBJECTS)).toMatchObject({ mayRecover: true });
});

test.each([
  'admission webhook "virtualmachineinstances-create-validator.kubevirt.io" denied the request: spec.livenessProbe.timeoutSeconds: a timeout of 0 is odd',
  'VirtualMachineInstance.kubevirt.io "web" is invalid: metadata.labels: Invalid value',
])('a refused manifest does not recover: %s', (message) => {
  const found = refusedRequest(failing('VirtualMachine', 'Failure', PREFIX + message), NO_RELATED_OBJECTS);
  expect(found).toMatchObject({ reason: 'FailedCreate', advice: 'correct the manifest as the message says, and apply it again' });
  expect(found?.mayRecover).toBeFalsy();
});

test.each([
  ['a Pod Security level', 'pods "virt-launcher-web-x" is forbidden: violates PodSecurity "restricted:latest": seccompProfile', 'less strict label pod-security.kubernetes.io/enforce'],
  ['a LimitRange', 'pods "virt-launcher-web-x" is forbidden: maximum memory usage per Container is 512Mi, but limit is 2Gi', 'kubectl describe limitrange'],
  ['something else', 'pods "virt-launcher-web-x" is forbidden: error looking up service account', 'fix what the message names'],
])('a pod that %s refuses is a matter of the namespace', (_, message, advice) => {
  const conditions = [{ type: 'Synchronized', status: 'False', reason: 'FailedCreate', message }];
  const instance = { kind: 'VirtualMachineInstance', metadata: { name: 'web' }, status: { phase: 'Pending', conditions } };
  expect(findObstacle(project(instance), NO_RELATED_OBJECTS)).toMatchObject({ reason: 'FailedCreate', advice: expect.stringContaining(advice), mayRecover: true });
});

describe('an exceeded quota', () => {
  const message = 'pods "virt-launcher-web-x" is forbidden: exceeded quota: q';

  test('that only an event reports may be resolved by now', () => {
    const machine = project({ kind: 'VirtualMachine', metadata: { name: 'web' } });
    expect(quotaExceeded(machine, { ...NO_RELATED_OBJECTS, warnings: [{ reason: 'FailedCreate', message }] })).toMatchObject({ reason: 'QuotaExceeded', mayRecover: true });
  });

  test.each([['VirtualMachine', 'Failure'], ['VirtualMachinePool', 'ReplicaFailure']])('that KubeVirt still reports of a %s is not resolved', (kind, condition) => {
    const found = findObstacle(failing(kind, condition, message), NO_RELATED_OBJECTS);
    expect(found).toMatchObject({ reason: 'QuotaExceeded' });
    expect(found?.mayRecover).toBeFalsy();
  });
});
