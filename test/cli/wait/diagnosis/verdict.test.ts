import { Verdict, verdictOf } from '../../../../src/cli/wait/diagnosis/verdict';
import { NamespaceCache } from '../../../../src/cli/wait/observation/namespace-cache';
import { project } from '../../../../src/cli/wait/observation/projections';
import { NO_RELATED_OBJECTS } from '../../../../src/cli/wait/observation/related-objects';
import { recordedMachine, withStatus } from '../../machines/recorded';

const instance = (conditions: object[]) => ({ kind: 'VirtualMachineInstance', metadata: { name: 'web' }, status: { phase: 'Pending', conditions } });
const volume = (name: string, phase: string, status: object = {}) => ({ kind: 'DataVolume', metadata: { name }, status: { phase, ...status } });

function judged(situation: Parameters<typeof recordedMachine>[0], dataVolumes: object[]): Verdict {
  const machine = recordedMachine(situation);
  return verdictOf(machine, machine, { ...NO_RELATED_OBJECTS, dataVolumes, instance: instance(machine.status.conditions) });
}

test('a machine whose claim was created after it waits for the import, although KubeVirt still reports it as unschedulable', () => {
  expect(judged('a machine whose claim came after it', [volume('root', 'ImportInProgress', { progress: '45.2%' })])).toEqual({
    state: 'progressing', reason: 'Provisioning', message: 'Not all of the VMI\'s DVs are ready', progress: '45.2%',
  });
});

test('the progress is that of the disk that is still being filled', () => {
  expect(judged('a machine whose claim came after it', [volume('data', 'Succeeded', { progress: '100.0%' }), volume('root', 'ImportInProgress', { progress: '45.2%' })])).toMatchObject({ progress: '45.2%' });
});

test.each([
  [undefined, 'ready'], ['WaitForFirstConsumer', 'ready'], ['Immediate', 'progressing'],
])('a Pending claim of a class whose binding mode is %s is %s', (bindingMode, state) => {
  const claim = project({ kind: 'PersistentVolumeClaim', metadata: { name: 'data' }, status: { phase: 'Pending' } });
  expect(verdictOf({ apiVersion: 'v1', kind: 'PersistentVolumeClaim' }, claim, { ...NO_RELATED_OBJECTS, bindingMode })).toMatchObject({ state, reason: 'Pending' });
});

test('a machine with a pod that still blames a claim fails only if no node can run the pod', () => {
  const machine = recordedMachine('a machine whose claim came after it');
  const conditions = machine.status.conditions.map((each: any) => each.type === 'Ready' ? { ...each, reason: 'GuestNotRunning' } : each);
  const judgedWith = (pods: object[]) => verdictOf(machine, withStatus(machine, { conditions }), { ...NO_RELATED_OBJECTS, pods });
  const refusal = { type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message: 'Insufficient cpu' };
  const pod = (phase: string, ...podConditions: object[]) => ({ kind: 'Pod', metadata: { name: 'p' }, status: { phase, conditions: podConditions } });
  expect(judgedWith([pod('Running')])).toMatchObject({ state: 'progressing', reason: 'ErrorUnschedulable' });
  expect(judgedWith([pod('Pending')])).toMatchObject({ state: 'progressing' });
  expect(judgedWith([pod('Pending', refusal)])).toMatchObject({ state: 'failed', message: refusal.message });
  expect(judgedWith([pod('Succeeded')])).toMatchObject({ state: 'failed', message: 'no node can run the machine' });
  // Without permission to see pods, the machine is all that is known.
  expect(judgedWith([])).toMatchObject({ state: 'failed', message: 'no node can run the machine' });
  const refused = conditions.map((each: any) => each.type === 'PodScheduled' ? refusal : each);
  expect(verdictOf(machine, withStatus(machine, { conditions: refused }), { ...NO_RELATED_OBJECTS, pods: [pod('Running')] })).toMatchObject({ state: 'failed', message: refusal.message });
});

test('a machine whose claim CDI has not created goes on waiting, with advice on what may refuse the claim', () => {
  const conditions = [{ type: 'Bound', status: 'False', reason: 'NotFound', message: 'No PVC found' }];
  const unmade = { ...NO_RELATED_OBJECTS, dataVolumes: [volume('root', 'Pending', { conditions })] };
  const machine = project({ kind: 'VirtualMachine', metadata: { name: 'web' }, spec: { runStrategy: 'Always' }, status: { printableStatus: 'Provisioning' } });
  const verdict = (related: typeof unmade) => verdictOf({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' }, machine, related);
  expect(verdict(unmade)).toMatchObject({ state: 'progressing', reason: 'Provisioning', advice: expect.stringContaining('has not created the claim of DataVolume "root"') });
  expect(verdict({ ...unmade, claims: [{ kind: 'PersistentVolumeClaim', metadata: { name: 'root' }, status: { phase: 'Pending' } }] })).not.toHaveProperty('advice');
});

test.each([
  ['a machine whose volume is still to come', 'root'],
  ['a machine without its claim', 'missing'],
] as const)('%s waits for it only while its DataVolume is pending', (situation, name) => {
  expect(judged(situation, [volume(name, 'Pending')])).toMatchObject({ state: 'progressing' });
  expect(judged(situation, [volume('another', 'Pending')])).toMatchObject({ state: 'failed', reason: 'ErrorPvcNotFound', advice: expect.stringContaining('apply the') });
  expect(judged(situation, [volume(name, 'Succeeded')])).toMatchObject({ state: 'failed', reason: 'ErrorPvcNotFound' });
});

describe('an object that is being deleted is not ready', () => {
  const deletionTimestamp = '2026-01-01T00:00:00Z';
  const TERMINATING = { state: 'progressing', reason: 'Terminating' };
  const verdict = (type: { apiVersion: string; kind: string }, object: any) => verdictOf(type, { ...object, metadata: { name: 'web', deletionTimestamp } }, NO_RELATED_OBJECTS);

  test('a machine, whether its guest still runs or not', () => {
    const machine = recordedMachine('a machine that runs');
    expect(verdict(machine, machine)).toMatchObject(TERMINATING);
    expect(verdict(machine, { ...machine, status: { printableStatus: 'Terminating' } })).toMatchObject(TERMINATING);
  });

  test('an instance, however its guest ends', () => {
    const type = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };
    ['Running', 'Succeeded', 'Failed'].forEach((phase) => expect(verdict(type, { kind: type.kind, status: { phase } })).toMatchObject(TERMINATING));
  });

  test('a claim and a Deployment', () => {
    expect(verdict({ apiVersion: 'v1', kind: 'PersistentVolumeClaim' }, { status: { phase: 'Bound' } })).toMatchObject(TERMINATING);
    expect(verdict({ apiVersion: 'apps/v1', kind: 'Deployment' }, { spec: { replicas: 0 }, status: {} })).toMatchObject(TERMINATING);
  });

  test('while a failed object remains failed', () => {
    expect(verdict({ apiVersion: 'v1', kind: 'Namespace' }, { status: { phase: 'Terminating' } })).toMatchObject({ state: 'failed', reason: 'Terminating' });
  });
});

describe('a pool with as many Ready machines as it requests', () => {
  const POOL = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool' };
  const revision = (name: string | undefined) => ({ labels: name === undefined ? {} : { 'kubevirt.io/vm-pool-revision-name': name } });
  const RUNNING = { printableStatus: 'Running', conditions: [{ type: 'Ready', status: 'True' }] };
  const instanceOf = (template: string | undefined, status: object) => ({ kind: 'VirtualMachineInstance', metadata: { name: 'crew-0', ...revision(template) }, status });
  const member = (machine: string | undefined, ofInstance?: string | null, status: object = RUNNING, statusOfInstance = status) => ({
    object: { kind: 'VirtualMachine', metadata: { name: 'crew-0', ...revision(machine) }, spec: { runStrategy: 'Always' }, status },
    related: { ...NO_RELATED_OBJECTS, instance: ofInstance === null ? undefined : instanceOf(ofInstance, statusOfInstance) },
  });
  const verdict = (machines: ReturnType<typeof member>[], spec: object = {}, generation = 2) => verdictOf(POOL, {
    kind: POOL.kind, metadata: { name: 'crew', generation }, spec: { replicas: 2, virtualMachineTemplate: { spec: { runStrategy: 'Always' } }, ...spec }, status: { replicas: 2, readyReplicas: 2 },
  }, { ...NO_RELATED_OBJECTS, machines });
  const READY = { state: 'ready', reason: '2 of 2' };
  const isBeingUpdated = [member('crew-2', 'crew-2'), member('crew-2', 'crew-1')];

  test('is not ready while one of them runs an earlier template and is about to be restarted', () => {
    expect(verdict(isBeingUpdated)).toEqual({ state: 'progressing', reason: '1 of 2', message: 'machines that run an earlier template have not restarted yet' });
    expect(verdict([member('crew-2', undefined)], { updateStrategy: { proactive: {} } })).toMatchObject({ state: 'progressing' });
  });

  test('is not ready once somebody has stopped one of them, unless only users start its machines', () => {
    const upToDate = member('crew-2', 'crew-2');
    const stopped = member('crew-2', null, { printableStatus: 'Stopped', runStrategy: 'Halted' });
    const machines = [upToDate, { ...stopped, object: { ...stopped.object, spec: { runStrategy: 'Halted' } } }];
    expect(verdict(machines)).toMatchObject({ state: 'failed', reason: 'Stopped', message: 'machines stay stopped: crew-0 (Halted)' });
    expect(verdict(machines, { virtualMachineTemplate: { spec: { runStrategy: 'Halted' } } })).toEqual(READY);
  });

  test('is not ready while one of them is not Ready, or is Ready without a Ready instance, since statuses lag behind', () => {
    const upToDate = member('crew-2', 'crew-2');
    const PENDING = { state: 'progressing', reason: '1 of 2' };
    expect(verdict([upToDate, member('crew-2', 'crew-2', { printableStatus: 'Starting' })])).toEqual(PENDING);
    const gone = member('crew-2', null);
    expect(verdict([upToDate, { ...gone, related: { ...gone.related, hasNoInstance: true } }])).toEqual(PENDING);
    // It has been restarted, and the watch of the instances is ahead of that of the machines.
    expect(verdict([upToDate, member('crew-2', 'crew-2', RUNNING, { phase: 'Scheduling' })])).toEqual(PENDING);
    // Without permission to see instances, the machines are all that is known.
    expect(verdict([upToDate, gone])).toEqual(READY);
    const leaving = { ...gone.object, metadata: { ...gone.object.metadata, deletionTimestamp: '2026-01-01T00:00:00Z' }, status: { printableStatus: 'Terminating' } };
    expect(verdict([upToDate, { ...gone, object: leaving }])).toEqual(READY);
  });

  test('is ready if nothing restarts them', () => {
    const selectors = { labelSelector: { matchLabels: { canary: 'true' } } };
    expect(verdict(isBeingUpdated, { paused: true })).toEqual(READY);
    for (const updateStrategy of [{ opportunistic: {} }, { unmanaged: {} }, { proactive: { selectionPolicy: { selectors } } }]) {
      expect(verdict(isBeingUpdated, { updateStrategy })).toEqual(READY);
    }
  });

  test('counts later if no machine has its latest generation, since virt-controller may not have seen the template', () => {
    const unchanged = [member('crew-2', 'crew-2'), member('crew-1', 'crew-1')];
    expect(verdict(unchanged, {}, 3)).toEqual({ ...READY, countsLater: true });
    expect(verdict(unchanged, { paused: true }, 3)).toEqual(READY);
    expect(verdict(unchanged, {}, 2)).toEqual(READY);
    // Without permission to see the machines, the pool is all that is known.
    expect(verdict([], {}, 3)).toEqual(READY);
  });
});

describe('a pool with machines that somebody has stopped', () => {
  const POOL = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool' };
  const pool = (runStrategy: string) => ({
    kind: POOL.kind,
    metadata: { name: 'crew' },
    spec: { replicas: 3, virtualMachineTemplate: { spec: { runStrategy } } },
    status: { labelSelector: 'pool=crew', replicas: 2 },
  });
  const member = (name: string, runStrategy: string, printableStatus = 'Stopped', metadata: object = {}) => ({
    object: { kind: 'VirtualMachine', metadata: { name, ...metadata }, spec: { runStrategy }, status: { printableStatus, runStrategy } },
    related: NO_RELATED_OBJECTS,
  });
  const verdict = (runStrategy: string, ...machines: ReturnType<typeof member>[]) => (
    verdictOf(POOL, pool(runStrategy), { ...NO_RELATED_OBJECTS, machines }));

  test('names them in the order of their numbers', () => {
    const machines = ['crew-10', 'crew-2', 'crew-1'].map((name) => member(name, 'Halted'));
    expect(verdict('Always', ...machines)).toMatchObject({ message: 'machines stay stopped: crew-1 (Halted), crew-2 (Halted), crew-10 (Halted)' });
  });

  test('names them, and how to start them', () => {
    expect(verdict('Always', member('crew-0', 'Halted'), member('crew-1', 'Always', 'Starting'), member('crew-2', 'RerunOnFailure'))).toEqual({
      state: 'failed',
      reason: 'Stopped',
      message: 'machines stay stopped: crew-0 (Halted), crew-2 (RerunOnFailure)',
      advice: 'start them: `cdk8s-kubevirt start crew-0 crew-2`',
      mayRecover: true,
    });
  });

  test('names only some of many', () => {
    const many = Array.from({ length: 12 }, (_, index) => member(`crew-${index}`, 'Halted'));
    expect(verdict('Always', ...many)).toMatchObject({ message: expect.stringMatching(/ crew-9 \(Halted\) …$/), advice: expect.stringMatching(/ crew-9 …`$/) });
  });

  test.each([
    ['only users start', 'Halted', [member('crew-0', 'Halted')]],
    ['only users start, each as it wants', 'Manual', [member('crew-0', 'Manual')]],
    ['have not been started yet', 'Always', [member('crew-0', 'Always')]],
    ['are about to stop', 'Always', [member('crew-0', 'Halted', 'Stopping')]],
    ['are being deleted', 'Always', [member('crew-0', 'Halted', 'Stopped', { deletionTimestamp: '2026-01-01T00:00:00Z' })]],
  ])('waits if its machines %s', (_, runStrategy, machines) => {
    expect(verdict(runStrategy, ...machines)).toMatchObject({ state: 'progressing' });
  });
});

describe('a machine that is reported to run', () => {
  const machine = recordedMachine('a machine that runs');
  const judgedWith = (related: object, desiredGeneration?: number) => {
    const object = withStatus({ ...machine, metadata: { ...machine.metadata, generation: 2 } }, { desiredGeneration });
    return verdictOf(machine, project(object), { ...NO_RELATED_OBJECTS, ...related });
  };
  const RUNNING = { state: 'ready', reason: 'Running' };
  const instanceWith = (status: string) => ({ metadata: {}, status: { conditions: [{ type: 'Ready', status }] } });

  test('is not ready once its instance is gone or is being deleted', () => {
    const STOPPING = { state: 'progressing', reason: 'Stopping' };
    expect(judgedWith({ hasNoInstance: true })).toMatchObject(STOPPING);
    expect(judgedWith({ instance: { metadata: { deletionTimestamp: '2026-01-01T00:00:00Z' } } })).toMatchObject(STOPPING);
    expect(judgedWith({ instance: instanceWith('True') })).toEqual(RUNNING);
  });

  test('is not ready until its instance is known to be, which is watched apart and has its addresses', () => {
    const expected = { state: 'progressing', reason: 'Running', message: 'its instance is not known to be Ready yet' };
    expect([{ metadata: {} }, instanceWith('False')].map((each) => judgedWith({ instance: each }))).toEqual([expected, expected]);
  });

  test('is not ready until virt-controller has seen its last change, which may wait for a restart', () => {
    expect([undefined, 2].map((seen) => judgedWith({}, seen))).toEqual([RUNNING, RUNNING]);
    expect(judgedWith({}, 1)).toEqual({ ...RUNNING, state: 'progressing', message: 'virt-controller has not seen its last change yet' });
  });
});

describe('a migration', () => {
  const MIGRATION = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstanceMigration' };
  const migration = (phase: string, conditions: object[] = []) => project({ ...MIGRATION, metadata: { name: 'moves', uid: 'm' }, spec: { vmiName: 'web' }, status: { phase, conditions } });
  const refusal = { type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message: '0/2 nodes are available: 2 Insufficient memory.' };
  const launcher = (name: string, phase: string, ...conditions: object[]) => project({
    kind: 'Pod', metadata: { name, uid: name, ownerReferences: [{ kind: 'VirtualMachineInstance', name: 'web', controller: true }] }, status: { phase, conditions },
  });
  const judgedWith = (object: any, ...others: object[]) => {
    const cache = new NamespaceCache();
    [object, ...others].forEach((each) => cache.put(each));
    return verdictOf(MIGRATION, object, cache.relatedTo(object));
  };

  test('that no node takes waits with the scheduler\'s message, since KubeVirt ends it if it takes too long', () => {
    expect(judgedWith(migration('Scheduling'), launcher('source', 'Running'), launcher('target', 'Pending', refusal))).toMatchObject({
      state: 'progressing', reason: 'ErrorUnschedulable', message: refusal.message, advice: expect.stringContaining('make the machine smaller'),
    });
    expect(judgedWith(migration('Scheduling'), launcher('source', 'Running'))).toEqual({ state: 'progressing', reason: 'Scheduling' });
    expect(judgedWith(migration('Running'), launcher('source', 'Running'), launcher('target', 'Pending', refusal))).toEqual({ state: 'progressing', reason: 'Running' });
  });

  test('that has failed counts at once, since KubeVirt deletes that of a machine that has stopped', () => {
    expect(judgedWith(migration('Failed'))).toMatchObject({ state: 'failed', reason: 'Failed', countsAtOnce: true });
  });

  test('that a quota refuses waits with the quota', () => {
    const message = 'Error creating pod: pods "virt-launcher-web-x" is forbidden: exceeded quota: team, requested: limits.memory=1Gi';
    const involvedObject = { kind: 'VirtualMachineInstance', name: 'web' };
    const event = project({ kind: 'Event', metadata: { name: 'e' }, type: 'Warning', involvedObject, reason: 'FailedCreate', message, lastTimestamp: '2026-01-01T00:00:00Z' });
    const rejected = migration('Pending', [{ type: 'migrationRejectedByResourceQuota', status: 'True' }]);
    expect(judgedWith(rejected, launcher('source', 'Running'), event)).toMatchObject({ state: 'progressing', reason: 'QuotaExceeded', message });
    expect(judgedWith(rejected)).toMatchObject({ state: 'progressing', reason: 'Pending', message: expect.stringContaining('ResourceQuota') });
  });
});

describe('an export that cannot be served', () => {
  const EXPORT = { apiVersion: 'export.kubevirt.io/v1', kind: 'VirtualMachineExport' };
  const judgedAs = (reason: string) => {
    const status = { phase: 'Pending', conditions: [{ type: 'Ready', status: 'False', reason, message: 'because' }] };
    return verdictOf(EXPORT, project({ ...EXPORT, metadata: { name: 'out' }, spec: {}, status }), NO_RELATED_OBJECTS);
  };

  test.each(['InUse', 'VMNotFound', 'PVCNotFound', 'VMSnapshotNotFound'])('because of %s may still be', (reason) => {
    expect(judgedAs(reason)).toEqual({ state: 'failed', reason, message: 'because', advice: expect.any(String), mayRecover: true });
  });

  test.each(['VMNoVolumes', 'VMSnapshotNoVolumes'])('because of %s has failed', (reason) => {
    expect(judgedAs(reason)).toEqual({ state: 'failed', reason, message: 'because', advice: expect.any(String) });
  });

  test.each(['PVCPending', 'VolumesNotPopulated'])('waits while its reason is %s', (reason) => {
    expect(judgedAs(reason)).toEqual({ state: 'progressing', reason, message: 'because' });
  });

  // Its pod mounts the Secret of the token, which KubeVirt does not look for.
  test('waits for its pod, of which only Kubernetes tells more', () => {
    expect(judgedAs('PodPending')).toEqual({ state: 'progressing', reason: 'PodPending', message: 'because', advice: expect.stringContaining('tokenSecretRef') });
  });
});

test('a pool with a machine that waits for an ExternalSecret waits, and fails once another lacks a node', () => {
  const POOL = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool' };
  const pool = { kind: POOL.kind, metadata: { name: 'crew' }, spec: { replicas: 2, virtualMachineTemplate: { spec: { runStrategy: 'Always' } } }, status: { replicas: 2 } };
  const makers = new Map([['keys', new Set([{ kind: 'ExternalSecret', metadata: { name: 'keys', namespace: 'web' }, spec: {} }])]]);
  const pending = { kind: 'Pod', metadata: { name: 'p' }, status: { phase: 'Pending' } };
  const warnings = [{ reason: 'FailedMount', message: 'MountVolume.SetUp failed for volume "keys": secret "keys" not found', involvedObject: { kind: 'Pod', name: 'p' } }];
  const member = (name: string, related: object) => ({ object: { kind: 'VirtualMachine', metadata: { name }, spec: {}, status: {} }, related: { ...NO_RELATED_OBJECTS, ...related } });
  const waiting = member('crew-0', { makers, pods: [pending], warnings });
  const unschedulable = { type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message: 'Insufficient cpu' };
  const stuck = member('crew-1', { pods: [{ ...pending, status: { conditions: [unschedulable] } }] });
  expect(verdictOf(POOL, pool, { ...NO_RELATED_OBJECTS, machines: [waiting] })).toMatchObject({ state: 'progressing', reason: 'SecretNotFound', message: expect.stringContaining('machine "crew-0": ') });
  expect(verdictOf(POOL, pool, { ...NO_RELATED_OBJECTS, machines: [waiting, stuck] })).toMatchObject({ state: 'failed', reason: 'ErrorUnschedulable' });
});

describe('an operation into a machine that exists already', () => {
  const why = 'restore source and restore target are different but restore target already exists';
  const advice = 'delete it, and apply it with the name of a machine that does not exist; or delete the machine of that name';
  const conditions = [{ type: 'Progressing', status: 'False', reason: why }, { type: 'Ready', status: 'False', reason: why }];
  const owner = { kind: 'VirtualMachineClone', name: 'copy', controller: true };
  const step = (kind: string, prefix: string, status: object, uid = 'u-1') => ({ kind, metadata: { name: `tmp-${prefix}-${uid}`, uid: prefix, ownerReferences: [owner] }, status });
  const clone = (phase: string) => ({
    apiVersion: 'clone.kubevirt.io/v1beta1',
    kind: 'VirtualMachineClone',
    metadata: { name: 'copy', uid: 'u-1' },
    status: { phase, conditions: [{ type: 'Progressing', status: 'True', reason: 'Still processing' }, { type: 'Ready', status: 'False', reason: 'Still processing' }] },
  });
  const judgedWith = (phase: string, ...steps: object[]) => {
    const cache = new NamespaceCache();
    steps.forEach((each) => cache.put(project(each)));
    const object = project(clone(phase));
    return verdictOf(clone(phase), object, cache.relatedTo(object));
  };

  test('a restore fails, since KubeVirt only waits until the machine is gone', () => {
    const restore = { apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineRestore', metadata: { name: 'back' }, status: { complete: false, conditions } };
    expect(verdictOf(restore, restore, NO_RELATED_OBJECTS)).toEqual({ state: 'failed', reason: 'InProgress', message: why, advice, mayRecover: true });
  });

  test('so does a clone, whose own status says nothing about it', () => {
    const restore = step('VirtualMachineRestore', 'restore', { complete: false, conditions });
    expect(judgedWith('RestoreInProgress', restore)).toEqual({ state: 'failed', reason: 'RestoreInProgress', message: why, advice, mayRecover: true });
    expect(judgedWith('RestoreInProgress', step('VirtualMachineRestore', 'restore', { complete: false, conditions }, 'u-2'))).toEqual({ state: 'progressing', reason: 'RestoreInProgress' });
    expect(new NamespaceCache().put(project(restore))).toEqual(['clone/copy']);
  });

  test('a clone says why its snapshot is not ready', () => {
    const snapshot = step('VirtualMachineSnapshot', 'snapshot', { phase: 'InProgress', readyToUse: false, error: { message: 'the guest does not freeze' } });
    expect(judgedWith('SnapshotInProgress', snapshot)).toEqual({ state: 'progressing', reason: 'SnapshotInProgress', message: 'the guest does not freeze' });
    expect(judgedWith('Succeeded', snapshot)).toEqual({ state: 'ready', reason: 'Succeeded' });
  });
});
