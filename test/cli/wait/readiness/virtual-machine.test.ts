import { project } from '../../../../src/cli/wait/observation/projections';
import { poolReadiness } from '../../../../src/cli/wait/readiness/pools';
import { instanceReadiness, machineReadiness } from '../../../../src/cli/wait/readiness/virtual-machine';

const condition = (type: string, status: string, why: object = {}) => ({ type, status, ...why });
const machine = (spec: object, printableStatus: string, conditions: object[] = [], status: object = {}) =>
  ({ spec, status: { printableStatus, conditions, ...status } });
const READY = condition('Ready', 'True');

test.each([
  ['Always', 'progressing'],
  ['Halted', 'ready'],
  ['Manual', 'ready'],
])('a machine with run strategy %s that is Stopped is %s', (runStrategy, state) => {
  expect(machineReadiness(machine({ runStrategy }, 'Stopped')).state).toBe(state);
});

test.each(['Once', 'RerunOnFailure'])('a machine with run strategy %s that is Stopped is ready only after it has been started', (runStrategy) => {
  expect(machineReadiness(machine({ runStrategy }, 'Stopped')).state).toBe('progressing');
  expect(machineReadiness(machine({ runStrategy }, 'Stopped', [], { runStrategy: 'Halted' })).state).toBe('progressing');
  expect(machineReadiness(machine({ runStrategy }, 'Stopped', [], { runStrategy })).state).toBe('ready');
});

test.each([[true, 'progressing'], [false, 'ready']])('with the older `running` %s, a machine that is Stopped is %s', (running, state) => {
  expect(machineReadiness(machine({ running }, 'Stopped')).state).toBe(state);
});

test('a machine whose guest has just crashed is not ready, although it is Ready until its next instance exists', () => {
  expect(machineReadiness(machine({ runStrategy: 'Always' }, 'Stopped', [READY]))).toMatchObject({ state: 'progressing', reason: 'Stopped' });
});

test('a halted machine is not ready while it runs', () => {
  expect(machineReadiness(machine({ runStrategy: 'Halted' }, 'Running', [READY]))).toEqual({ state: 'progressing', reason: 'Stopping', message: 'it has been asked to stop' });
});

test.each([
  ['Stopped', [], ['Start'], { state: 'progressing', reason: 'Stopped', message: 'it has been asked to start' }],
  ['Stopping', [], ['Start'], { state: 'progressing', reason: 'Stopping' }],
  ['Running', [READY], ['Stop', 'Start'], { state: 'progressing', reason: 'Stopping', message: 'it has been asked to stop' }],
  ['Running', [READY], ['Stop'], { state: 'progressing', reason: 'Stopping', message: 'it has been asked to stop' }],
  ['Running', [READY], [], { state: 'ready', reason: 'Running' }],
])('a machine that is %s with %j waits for its requested changes, %j', (status, conditions, actions, readiness) => {
  const asked = machine({ runStrategy: 'Manual' }, status, conditions, { stateChangeRequests: actions.map((action) => ({ action })) });
  expect(machineReadiness(asked)).toEqual(readiness);
  expect(machineReadiness(project({ kind: 'VirtualMachine', metadata: { name: 'web' }, ...asked }))).toEqual(readiness);
});

test.each([
  [{ running: false }, 'ready'],
  [{ runStrategy: 'Halted' }, 'ready'],
  [{ runStrategy: 'Manual' }, 'ready'],
  [{ running: true }, 'progressing'],
  [{ runStrategy: 'Always' }, 'progressing'],
])('a pool of machines with %j, none of which runs, is %s', (spec, state) => {
  expect(poolReadiness({ spec: { replicas: 2, virtualMachineTemplate: { spec } }, status: { replicas: 2, readyReplicas: 0 } }).state).toBe(state);
});

// Kubernetes omits numbers that are zero.
test('a pool that needs no machine is ready once its status counts none', () => {
  const emptied = (status?: object) => poolReadiness({ spec: { replicas: 0, virtualMachineTemplate: { spec: { runStrategy: 'Always' } } }, status });
  expect([emptied({}), emptied({ replicas: 1 }), emptied()].map(({ state }) => state)).toEqual(['ready', 'progressing', 'progressing']);
});

test.each([
  ['0/2 nodes are available: pod has unbound immediate PersistentVolumeClaims.', 'progressing'],
  ['0/2 nodes are available: 2 Insufficient memory.', 'failed'],
])('a machine with the scheduler\'s message "%s" is %s', (message, state) => {
  const unscheduled = condition('PodScheduled', 'False', { reason: 'Unschedulable', message });
  expect(machineReadiness(machine({ runStrategy: 'Always' }, 'ErrorUnschedulable', [unscheduled]))).toEqual({ state, reason: 'ErrorUnschedulable', message });
});

test('a migrating machine stays ready', () => {
  expect(machineReadiness(machine({ runStrategy: 'Always' }, 'Migrating', [READY]))).toEqual({ state: 'ready', reason: 'Migrating' });
});

test('a machine with a change that waits for a restart is ready, and reports it', () => {
  const restart = condition('RestartRequired', 'True', { message: 'memory updated in template spec' });
  expect(machineReadiness(machine({ runStrategy: 'Always' }, 'Running', [READY, restart])))
    .toEqual({ state: 'ready', reason: 'Running', message: 'a change waits for a restart: memory updated in template spec' });
});

const MIGRATION = 'a change waits for a migration, which KubeVirt begins on its own only if workloadUpdateMethods of the KubeVirt object has LiveMigrate';

test.each(['HotMemoryChange', 'MigrationRequired'])('a machine with a change by %s waits for a migration, until it migrates', (type) => {
  const messages = ['Running', 'Migrating'].map((status) => machineReadiness(machine({ runStrategy: 'Always' }, status, [READY, condition(type, 'True')])).message);
  expect(messages).toEqual([MIGRATION, undefined]);
});

test.each([['False', 'a change waits for a restart: its state claim is not shared'], ['True', MIGRATION]] as const)('a machine with pending CPUs whose LiveMigratable is %s', (status, message) => {
  const pending = [condition('HotVCPUChange', 'True'), condition('LiveMigratable', status, { message: 'its state claim is not shared' })];
  expect(machineReadiness(machine({ runStrategy: 'Always' }, 'Running', [READY, ...pending]))).toEqual({ state: 'ready', reason: 'Running', message });
});

test('a machine that cannot migrate, and has no change to wait for, is only ready', () => {
  const fixed = condition('LiveMigratable', 'False', { reason: 'DisksNotLiveMigratable', message: 'its state claim is not shared' });
  expect(machineReadiness(machine({ runStrategy: 'Always' }, 'Running', [READY, fixed]))).toEqual({ state: 'ready', reason: 'Running' });
});

test.each([
  ['False', 'its volumes have not changed: the pvc web-new doesn\'t exist', 'the pvc web-new doesn\'t exist'],
  ['False', undefined, undefined],
  ['True', 'its volumes are being migrated', 'migrate volumes'],
] as const)('a machine whose VolumesChange is %s is ready, and reports: %s', (status, told, message) => {
  const change = condition('VolumesChange', status, { message });
  expect(machineReadiness(machine({ runStrategy: 'Always' }, 'Running', [READY, change]))).toEqual({ state: 'ready', reason: 'Running', message: told });
});

test('a running machine whose volumes KubeVirt refuses to change', () => {
  const change = condition('VolumesChange', 'True', { message: 'migrate volumes' });
  const failure = condition('Failure', 'True', { reason: 'VolumesUpdateError', message: 'The volume can only be reverted to the previous version during the update' });
  expect(machineReadiness(machine({ runStrategy: 'Always' }, 'Running', [READY, change, failure]))).toEqual({
    state: 'ready', reason: 'Running', message: 'its volumes have not changed: The volume can only be reverted to the previous version during the update',
  });
});

test.each(['HotPlugVolumeError', 'HotPlugCPUError', 'HotPlugMemoryError', 'HotPlugNetworkInterfaceError', 'AffinityChangeError', 'TolerationsChangeError', 'MemoryDumpError'])(
  'a running machine with the failure %s is ready, and reports that it does not have the change',
  (reason) => {
    const failure = condition('Failure', 'True', { reason, message: 'Hotplug configuration for disk [data] requires bus to be \'scsi\' or \'virtio\'. [] is not permitted.' });
    expect(machineReadiness(machine({ runStrategy: 'Always' }, 'Running', [READY, failure]))).toEqual({
      state: 'ready', reason: 'Running', message: 'its guest does not have a change: Hotplug configuration for disk [data] requires bus to be \'scsi\' or \'virtio\'. [] is not permitted.',
    });
  },
);

test('a failure that is over at the next attempt is not reported for a running machine', () => {
  const failure = condition('Failure', 'True', { reason: 'FailedUpdateError', message: 'the object has been modified' });
  expect(machineReadiness(machine({ runStrategy: 'Always' }, 'Running', [READY, failure]))).toEqual({ state: 'ready', reason: 'Running' });
});

test('a machine whose instance ended while its volumes were migrated', () => {
  const recovery = condition('ManualRecoveryRequired', 'True', { reason: 'VMI was removed or was final during the volume migration' });
  expect(machineReadiness(machine({ runStrategy: 'Always' }, 'Stopped', [recovery]))).toEqual({
    state: 'progressing',
    reason: 'Stopped',
    message: 'KubeVirt does not start it (VMI was removed or was final during the volume migration): write its former volumes, or remove updateVolumesStrategy to keep the new ones',
  });
  expect(machineReadiness(machine({ runStrategy: 'Halted' }, 'Stopped', [recovery]))).toEqual({ state: 'ready', reason: 'Stopped' });
});

test('a paused machine is ready only if it should start paused', () => {
  const paused = [condition('Paused', 'True', { reason: 'PausedByUser', message: 'VMI was paused by user' })];
  const toStartPaused = { runStrategy: 'Always', template: { spec: { startStrategy: 'Paused' } } };
  expect(machineReadiness(machine({ runStrategy: 'Always' }, 'Paused', paused)).state).toBe('progressing');
  expect(machineReadiness(machine(toStartPaused, 'Paused', paused)).state).toBe('ready');
});

test.each([
  ['Scheduling', [], 'progressing'],
  ['Running', [READY], 'ready'],
  ['Succeeded', [], 'ready'],
  ['Failed', [], 'failed'],
  ['Running', [READY, condition('Paused', 'True', { reason: 'PausedIOError' })], 'failed'],
])('an instance that is %s with %j is %s', (phase, conditions, state) => {
  expect(instanceReadiness({ status: { phase, conditions } }).state).toBe(state);
});

// Who took a key away wants to know that it still works. What follows the user may come from the guest.
test.each([
  ['Guest agent is offline', 'Guest agent is offline'],
  ['Error encountered setting password for user [ada]: command failed: anything', 'Error encountered setting password for user [ada]'],
])('a machine that runs reports that its guest has not taken over the keys and passwords of its Secrets: %s', (message, told) => {
  const running = (status: string) => machine({ runStrategy: 'Always' }, 'Running', [READY, condition('AccessCredentialsSynchronized', status, { message })]);
  expect(machineReadiness(running('False'))).toEqual({ state: 'ready', reason: 'Running', message: `its guest may still accept earlier keys and passwords: ${told}` });
  expect(machineReadiness(running('True'))).toEqual({ state: 'ready', reason: 'Running' });
});
