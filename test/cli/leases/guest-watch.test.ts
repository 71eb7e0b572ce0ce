// A guest that is waited for: which states are on the way, and which are final.
import { guestVerdict, isUp, staysOn } from '../../../src/cli/leases/guest-watch';
import { NO_RELATED_OBJECTS } from '../../../src/cli/wait/observation/related-objects';

const machine = (printableStatus: string, conditions: object[] = []) => ({
  kind: 'VirtualMachine', metadata: { name: 'lease-one' }, spec: { runStrategy: 'Manual' }, status: { printableStatus, conditions },
});

const instance = (phase: string, conditions: object[] = []) => ({ kind: 'VirtualMachineInstance', metadata: { name: 'lease-one' }, status: { phase, conditions } });

const beside = (phase: string) => ({ ...NO_RELATED_OBJECTS, instance: instance(phase) });

const DELETED_INSTANCE = { ...instance('Succeeded'), metadata: { name: 'lease-one', deletionTimestamp: '2025-01-01T00:00:00Z' } };

const READY = [{ type: 'Ready', status: 'True' }];

const ADDRESSLESS = {
  ...instance('Running'),
  spec: { domain: { devices: { interfaces: [{ name: 'default', masquerade: {} }] } } },
  status: { phase: 'Running', interfaces: [{ name: 'default' }], conditions: READY },
};

test.each([
  ['off, before it is started', machine('Stopped'), NO_RELATED_OBJECTS, false, { state: 'progressing' }],
  ['off, after it was up', machine('Stopped'), NO_RELATED_OBJECTS, true, { state: 'failed', reason: 'Stopped', message: 'it was switched off' }],
  ['gone, after it was up', machine('Stopping'), NO_RELATED_OBJECTS, true, { state: 'failed', reason: 'Stopping' }],
  ['off by an outdated status', machine('Stopped'), beside('Running'), true, { state: 'progressing' }],
  ['still stopping from an earlier start', machine('Stopping'), NO_RELATED_OBJECTS, false, { state: 'progressing' }],
  ['being deleted', machine('Terminating'), beside('Running'), false, { state: 'failed', reason: 'Deleted' }],
  ['starting', machine('Starting'), beside('Scheduling'), false, { state: 'progressing', reason: 'Starting' }],
  ['off, since its guest crashed', machine('Stopped'), beside('Failed'), false, { state: 'failed', reason: 'Crashed', countsAtOnce: true }],
  ['off, since its guest shut down', machine('Stopped'), beside('Succeeded'), false, { state: 'failed', reason: 'Succeeded', countsAtOnce: true }],
  ['not yet being deleted, unlike its instance', machine('Running'), { ...NO_RELATED_OBJECTS, instance: DELETED_INSTANCE }, true, { state: 'progressing' }],
  ['up', machine('Running', READY), { ...NO_RELATED_OBJECTS, instance: instance('Running', READY) }, true, { state: 'ready', reason: 'Running' }],
  ['up, before its instance is known to be', machine('Running', READY), beside('Running'), true, { state: 'progressing', reason: 'Running' }],
  ['up, without an address', machine('Running', READY), { ...NO_RELATED_OBJECTS, instance: ADDRESSLESS }, true, { state: 'failed', reason: 'NoAddress' }],
  ['unschedulable', machine('ErrorUnschedulable', [{ type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message: 'Insufficient memory' }]), beside('Scheduling'), false, {
    state: 'failed', reason: 'ErrorUnschedulable', mayRecover: true,
  }],
])('the verdict on a machine that is %s', (_how, object, related, wasUp, verdict) => {
  expect(guestVerdict(object, related, wasUp)).toMatchObject(verdict);
});

test.each([
  [undefined, false],
  [instance('Scheduling'), false],
  [instance('Scheduled'), true],
  [instance('Running'), true],
  [instance('Pending', [{ type: 'Ready', status: 'True' }]), true],
  [instance('Failed'), false],
])('whether instance %# is up', (each, expected) => {
  expect(isUp({ ...NO_RELATED_OBJECTS, instance: each })).toBe(expected);
});

const asked = (...actions: string[]) => ({ ...machine('Running'), status: { stateChangeRequests: actions.map((action) => ({ action })) } });

test.each([
  ['runs', true, machine('Running'), instance('Running')],
  ['starts', true, machine('Starting'), instance('Scheduling')],
  ['is reported as off by an outdated status', true, machine('Stopped'), instance('Running')],
  ['was asked to stop, which virt-controller has not seen yet', false, asked('Stop'), instance('Running')],
  ['is to restart', false, asked('Stop', 'Start'), instance('Running')],
  ['was halted, which virt-controller has not seen yet', false, { ...machine('Running'), spec: { runStrategy: 'Halted' } }, instance('Running')],
  ['is being deleted', false, machine('Running'), { ...DELETED_INSTANCE, status: { phase: 'Running' } }],
  ['crashed', false, machine('Stopped'), instance('Failed')],
  ['shut down', false, machine('Stopped'), instance('Succeeded')],
  ['does not exist', false, machine('Stopped'), undefined],
  ['lost its machine', false, undefined, instance('Running')],
])('whether a lease can use an instance that %s: %j', (_how, expected, its, each) => {
  expect(staysOn(its, each)).toBe(expected);
});
