import { verdictOf } from '../../../../src/cli/wait/diagnosis/verdict';
import { project } from '../../../../src/cli/wait/observation/projections';
import { NO_RELATED_OBJECTS } from '../../../../src/cli/wait/observation/related-objects';
import { machineReadiness } from '../../../../src/cli/wait/readiness/virtual-machine';
import { TrackedObject } from '../../../../src/cli/wait/tracked-object';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const VMI = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };

const machine = (conditions: object[], runStrategy = 'Always') => project({
  ...VM, metadata: { name: 'web' }, spec: { runStrategy }, status: { created: true, printableStatus: 'Running', conditions },
});
const instance = (status: object, metadata = {}) => project({ ...VMI, metadata: { name: 'web', ...metadata }, status });
const launcher = (conditions: object[], metadata = {}) => project({
  kind: 'Pod', metadata: { name: 'virt-launcher-web-x', ...metadata }, spec: { nodeName: 'node-1' }, status: { phase: 'Running', conditions },
});

const SILENT = { type: 'Ready', status: 'False' };
const BY_KUBELET = { type: 'Ready', status: 'False', reason: 'ContainersNotReady', message: 'containers with unready status: [compute]' };
const TERMINATING = { type: 'Ready', status: 'False', reason: 'PodTerminating', message: 'virt-launcher pod is terminating' };
const DELETED = { deletionTimestamp: '2026-01-01T00:05:40Z' };
const UNKNOWN = 'node "node-1" does not answer: whether the guest still runs is unknown';

const verdict = (object: any, related: object) => verdictOf(object.kind === 'VirtualMachine' ? VM : VMI, object, { ...NO_RELATED_OBJECTS, ...related });

test.each([
  ['at first', [SILENT], {}],
  ['after Kubernetes has deleted its launcher pod, which cannot end', [TERMINATING], DELETED],
])('a guest whose node does not answer may still run, %s', (_when, conditions, metadata) => {
  const found = verdict(machine(conditions), { instance: instance({ phase: 'Running', conditions }), pods: [launcher([SILENT], metadata)] });
  expect(found).toMatchObject({ state: 'failed', reason: 'NodeUnresponsive', message: UNKNOWN, mayRecover: true });
  expect(found.advice).toContain('kubectl taint node node-1 node.kubernetes.io/out-of-service=nodeshutdown:NoExecute');
  // A kubelet that answers, though its node is not ready, corrects the pod within ten seconds.
  const tracked = new TrackedObject({ ...VM, name: 'web' }, 5_000, 0);
  const states = [0, 10_500, 15_000].map((now) => (tracked.update(found, now), tracked.state));
  expect(states).toEqual(['progressing', 'progressing', 'failed']);
});

test('a pod that its own kubelet reports as not ready is on a node that answers', () => {
  expect(verdict(machine([BY_KUBELET]), { pods: [launcher([BY_KUBELET])] })).toMatchObject({ state: 'progressing', reason: 'Running' });
  expect(verdict(machine([TERMINATING]), { pods: [launcher([], DELETED)] })).toMatchObject({ state: 'progressing', message: 'virt-launcher pod is terminating' });
});

test('a machine alone shows that its node does not answer', () => {
  expect(machineReadiness(machine([SILENT]))).toEqual({ state: 'progressing', reason: 'Running', message: 'its node does not answer' });
  expect(machineReadiness(machine([BY_KUBELET])).message).toBe(BY_KUBELET.message);
  const starting = { ...machine([SILENT]), status: { printableStatus: 'Starting', conditions: [SILENT] } };
  expect(machineReadiness(starting).message).toBeUndefined();
});

test('a guest that KubeVirt gives up with its node has not crashed', () => {
  const failed = instance({ phase: 'Failed', reason: 'NodeUnresponsive' });
  expect(verdict(machine([]), { instance: failed })).toMatchObject({ state: 'progressing', reason: 'NodeUnresponsive' });
  expect(verdict(failed, {})).toMatchObject({ state: 'failed', reason: 'NodeUnresponsive', message: 'its node did not answer, and KubeVirt gave its guest up' });
});

test('a guest that was being restarted when KubeVirt gave it up starts again on its own', () => {
  const stopped = project({
    ...VM, metadata: { name: 'web' }, spec: { runStrategy: 'Manual' }, status: { printableStatus: 'Stopped', stateChangeRequests: [{ action: 'Start' }] },
  });
  const failed = instance({ phase: 'Failed', reason: 'NodeUnresponsive' }, DELETED);
  expect(verdict(stopped, { instance: failed })).toMatchObject({ state: 'progressing', reason: 'Stopped', message: 'it has been asked to start' });
});
