import { Command } from 'commander';
import { Decision } from '../../../src/cli/power/operation';
import { gracePeriodOf, GraceOptions, restartOperation, startOperation, stopOperation, withGraceOptions } from '../../../src/cli/power/switching';
import { json, serve } from '../cluster/http-server';
import { recordedMachine, withStatus, withStrategy } from '../machines/recorded';

const RUNS = recordedMachine('a machine that runs');
const HALTED = recordedMachine('a machine that is halted');
const MANUAL = recordedMachine('a machine that nobody has started');
const NO_IMAGE = recordedMachine('a machine without its image');
const IMPORTS = withStrategy(withStatus(HALTED, { printableStatus: 'Provisioning' }), 'Halted');
const STOPPING = withStrategy(withStatus(RUNS, { printableStatus: 'Stopping', conditions: [] }), 'Halted');
const ASKED = withStatus(MANUAL, { stateChangeRequests: [{ action: 'Start' }] });
const TO_STOP = withStatus(withStrategy(RUNS, 'Manual'), { stateChangeRequests: [{ action: 'Stop', uid: '1' }] });
const STOPPING_BY_REQUEST = withStatus(TO_STOP, { printableStatus: 'Stopping', conditions: [] });
const RESTARTING = withStatus(STOPPING_BY_REQUEST, { stateChangeRequests: [{ action: 'Stop', uid: '1' }, { action: 'Start' }] });
const paused = (reason: string) => withStatus(RUNS, {
  printableStatus: 'Paused', conditions: [{ type: 'Paused', status: 'True', reason }, { type: 'Ready', status: 'False', reason: 'ReadinessGatesNotReady' }],
});
const PAUSED = paused('PausedByUser');
const RUNS_PAUSED = { ...PAUSED, spec: { ...PAUSED.spec, template: { spec: { startStrategy: 'Paused' } } } };
const TERMINATING = withStatus({ ...RUNS, metadata: { ...RUNS.metadata, deletionTimestamp: '2025-01-01T00:00:00Z' } }, { printableStatus: 'Terminating' });
const RAN_ONCE = withStrategy(withStatus(RUNS, { printableStatus: 'Stopped', conditions: [], runStrategy: 'Once' }), 'Once');
const IMPORTS_FIRST = withStatus(HALTED, { printableStatus: 'Provisioning', created: false });
const SHUT_DOWN = withStrategy(withStatus(HALTED, { runStrategy: 'RerunOnFailure' }), 'RerunOnFailure');
const RERUNS = withStrategy(withStatus(HALTED, { runStrategy: 'RerunOnFailure', stateChangeRequests: [{ action: 'Start' }] }), 'RerunOnFailure');
const DELETED = withStrategy({ ...IMPORTS_FIRST, metadata: { ...HALTED.metadata, deletionTimestamp: '2025-01-01T00:00:00Z' } }, 'RerunOnFailure');

const RECEIVES = withStrategy(withStatus(RUNS, { printableStatus: 'WaitingForReceiver', conditions: [] }), 'WaitAsReceiver');

const ofPool = (machine: any) => ({ ...machine, metadata: { ...machine.metadata, ownerReferences: [{ kind: 'VirtualMachinePool', name: 'crew' }] } });

const DONE: Decision = {};
const RETRY = { signal: new AbortController().signal };
const skip = (words: string) => ({ skip: expect.stringContaining(words) });
const inProgress = (words: string, awaited?: object) => (
  { ...skip(words), inProgress: awaited === undefined ? {} : { waitFor: expect.objectContaining(awaited) } }
);
const mistake = (words: string) => ({ mistake: expect.stringContaining(words) });
const warning = (words: string) => ({ warning: expect.stringContaining(words) });

test.each<[string, any, object]>([
  ['runs', RUNS, skip('is already running')],
  ['is halted', HALTED, warning('becomes Always: if its manifest has another one, Argo CD and Flux revert it, and `apply` is refused until it is stopped again')],
  ['is halted, of a pool, and has no manifest', ofPool(HALTED), DONE],
  ['is halted while its disk is imported', IMPORTS, warning('becomes Always')],
  ['waits to be started by hand', MANUAL, DONE],
  ['was asked to start a moment ago', ASKED, inProgress('comes up on its own', { name: 'web' })],
  ['fails to come up', NO_IMAGE, inProgress('`cdk8s-kubevirt status web -n shop` shows what it waits for', { name: 'web', namespace: 'shop' })],
  ['has not been started by KubeVirt yet', withStrategy(HALTED, 'Always'), inProgress('comes up on its own', { kind: 'VirtualMachine' })],
  ['has had its one run', RAN_ONCE, mistake('allows one run')],
  ['is about to have its one run', withStrategy(HALTED, 'Once'), inProgress('comes up on its own', { name: 'web' })],
  ['was asked to stop a moment ago', TO_STOP, mistake('is stopping, and can start only after that: `cdk8s-kubevirt stop web -n shop --wait`')],
  ['is stopping by request', STOPPING_BY_REQUEST, mistake('is stopping')],
  ['has ended by a request that KubeVirt has not cleared yet', withStatus(TO_STOP, { printableStatus: 'Stopped' }), mistake('is stopping')],
  ['is stopping, since it was halted', STOPPING, mistake('is stopping')],
  ['was halted a moment ago', withStrategy(RUNS, 'Halted'), mistake('is stopping')],
  ['is being restarted', RESTARTING, inProgress('comes up on its own', { name: 'web' })],
  ['was asked to restart a moment ago', withStatus(RUNS, { stateChangeRequests: RESTARTING.status.stateChangeRequests }), inProgress('is Stopping, and comes up on its own', { name: 'web' })],
  ['shuts itself down while it is still Ready', withStatus(RUNS, { printableStatus: 'Stopping' }), inProgress('is Stopping, and comes up on its own', { name: 'web' })],
  ['was paused by a user', PAUSED, mistake('is paused, and a start does not resume it: run `virtctl unpause vm web -n shop`')],
  ['was paused by a storage error', paused('PausedIOError'), inProgress('shows what it waits for', { name: 'web' })],
  ['starts paused', RUNS_PAUSED, skip('is paused, as its startStrategy specifies')],
  ['is being deleted', TERMINATING, mistake('is being deleted: apply it again once it is gone')],
  ['waits for a migration', RECEIVES, inProgress('is WaitingForReceiver, and comes up on its own', { name: 'web' })],
  ['is about to wait for a migration', withStrategy(HALTED, 'WaitAsReceiver'), inProgress('comes up on its own', { name: 'web' })],
  ['has arrived by migration', withStrategy(RUNS, 'WaitAsReceiver'), skip('is already running')],
])('start of a machine that %s', (_, machine, decision) => expect(startOperation.decide(machine)).toEqual(decision));

test.each<[string, any, number | undefined, object]>([
  ['runs always', RUNS, undefined, warning('becomes Halted: if its manifest has another one, Argo CD and Flux revert it, and `apply` is refused until it is started again')],
  ['runs always, of a pool, and has no manifest', ofPool(RUNS), undefined, DONE],
  ['fails to come up', NO_IMAGE, undefined, warning('becomes Halted')],
  ['is halted', HALTED, undefined, skip('is already stopped')],
  ['is halted while its disk is imported', IMPORTS, undefined, skip('is already stopped')],
  ['was never started', MANUAL, undefined, skip('is already stopped')],
  ['was started by hand', withStrategy(RUNS, 'Manual'), undefined, DONE],
  ['was asked to start a moment ago, but may stop', ASKED, undefined, DONE],
  ['was asked to restart, which a stop cancels', RESTARTING, undefined, DONE],
  ['is always on and was asked to restart', withStrategy(RESTARTING, 'Always'), undefined, mistake('has been asked to start, which a stop does not cancel: stop it once it runs; `cdk8s-kubevirt status web -n shop` shows')],
  ['reruns on failure and was asked to restart, which a stop cancels', withStrategy(RESTARTING, 'RerunOnFailure'), undefined, DONE],
  ['was halted during a restart', withStrategy(RESTARTING, 'Halted'), undefined, mistake('has been asked to start')],
  ['was halted during a restart, with a grace period of zero', withStrategy(RESTARTING, 'Halted'), 0, DONE],
  ['runs once and whose disk is being imported', withStrategy(IMPORTS_FIRST, 'Once'), undefined, warning('becomes Halted')],
  ['runs once and is new to KubeVirt', withStrategy(HALTED, 'Once'), undefined, warning('becomes Halted, and Always once it is started again')],
  ['has had its one run', RAN_ONCE, undefined, skip('is already stopped')],
  ['reruns on failure and whose disk is being imported', withStrategy(IMPORTS_FIRST, 'RerunOnFailure'), undefined, mistake('is Provisioning, and with runStrategy RerunOnFailure')],
  ['reruns on failure and is new to KubeVirt', withStrategy(HALTED, 'RerunOnFailure'), undefined, mistake('set its runStrategy to Halted')],
  ['is about to rerun', RERUNS, undefined, mistake('has been asked to start')],
  ['reruns on failure and runs', withStrategy(RUNS, 'RerunOnFailure'), undefined, DONE],
  ['reruns on failure and has shut itself down', SHUT_DOWN, undefined, skip('is already stopped')],
  ['is being deleted before its first start', DELETED, undefined, skip('is already stopped')],
  ['is already stopping', STOPPING, undefined, inProgress('is already stopping')],
  ['is stopping too slowly, with a grace period of zero', STOPPING, 0, DONE],
  ['waits for a migration', RECEIVES, undefined, mistake('cannot be stopped with runStrategy WaitAsReceiver: set its runStrategy to Halted')],
  ['is about to wait for a migration', withStrategy(IMPORTS_FIRST, 'WaitAsReceiver'), undefined, mistake('cannot be stopped')],
  ['has arrived by migration', withStrategy(RUNS, 'WaitAsReceiver'), 0, mistake('cannot be stopped')],
])('stop of a machine that %s', (_, machine, gracePeriod, decision) => expect(stopOperation(gracePeriod).decide(machine)).toEqual(decision));

test.each<[string, any, object]>([
  ['runs', RUNS, DONE],
  ['fails to come up', NO_IMAGE, DONE],
  ['is halted', HALTED, mistake('is Stopped, and only a running machine can be restarted: start it')],
  ['waits to be started by hand', MANUAL, mistake('only a running machine can be restarted: start it')],
  ['runs once', withStrategy(RUNS, 'Once'), mistake('stop it, and then start it, which leaves it with runStrategy Always')],
  ['is stopping, since it was halted', STOPPING, mistake('cannot be restarted with runStrategy Halted')],
  ['is stopping by request', STOPPING_BY_REQUEST, mistake('is stopping, and can start only after that')],
  ['is being restarted', RESTARTING, DONE],
  ['was paused by a user', PAUSED, DONE],
  ['is being deleted', TERMINATING, mistake('is being deleted')],
  ['waits for a migration', RECEIVES, mistake('cannot be restarted with runStrategy WaitAsReceiver')],
])('restart of a machine that %s', (_, machine, decision) => expect(restartOperation(false).decide(machine)).toEqual(decision));

test.each([
  ['start', startOperation, {}],
  ['stop', stopOperation(), {}],
  ['stop', stopOperation(0), { gracePeriod: 0 }],
  ['stop', stopOperation(30), { gracePeriod: 30 }],
  ['restart', restartOperation(false), {}],
  ['restart', restartOperation(true), { gracePeriodSeconds: 0 }],
])('%s calls the subresource of KubeVirt, case %#', async (verb, { perform }, body) => {
  const bodies: string[] = [];
  const { cluster, requests, close } = await serve((request, response) => {
    request.on('data', (chunk) => bodies.push(String(chunk)));
    request.on('end', () => json(response, 202, {}));
  });
  await perform(cluster, RUNS, RETRY).finally(close);
  expect(requests).toContain(`PUT /apis/subresources.kubevirt.io/v1/namespaces/shop/virtualmachines/web/${verb}`);
  expect(JSON.parse(bodies.join(''))).toEqual(body);
});

test('a machine has started once virt-controller has taken the request, and stopped once its guest is gone', () => {
  const taken = [RUNS, withStatus(ASKED, { printableStatus: 'Provisioning' }), withStrategy(HALTED, 'Always')];
  expect([ASKED, ...taken].map(startOperation.isAccepted)).toEqual([false, true, true, true]);
  expect([RESTARTING, TO_STOP, RUNS].map(restartOperation(false).isAccepted)).toEqual([false, false, true]);
  expect([RUNS, STOPPING, ASKED, HALTED, RAN_ONCE].map(stopOperation().isAccepted)).toEqual([false, false, false, true, true]);
});

test('a machine without an instance has stopped once virt-controller has seen that it starts none', () => {
  const known = (runStrategy?: string) => stopOperation().isAccepted(withStatus(HALTED, { created: false, runStrategy }));
  expect([undefined, 'Halted', 'Always'].map(known)).toEqual([true, true, false]);
});

const parsed = (...args: string[]): GraceOptions => withGraceOptions(new Command('stop').exitOverride().configureOutput({ writeErr: () => undefined })).parse(args, { from: 'user' }).opts();

test.each([
  [[], undefined],
  [['--force'], 0],
  [['--force', '--grace-period', '0'], 0],
  [['--grace-period', '30'], 30],
  [['--grace-period=0'], 0],
])('%j means %p', (args, seconds) => expect(gracePeriodOf(parsed(...args))).toBe(seconds));

test('--force contradicts a grace period above zero', () => {
  expect(() => gracePeriodOf(parsed('--force', '--grace-period', '5'))).toThrow('--force gives guests no time, and --grace-period 5 does: write one of them');
});

test.each(['-1', '5s', ''])('%j is not a number of seconds', (text) => {
  expect(() => parsed('--grace-period', text)).toThrow('write a number of seconds, such as 30');
});
