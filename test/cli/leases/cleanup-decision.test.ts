import { decide, endsWithoutUpdates } from '../../../src/cli/leases/cleanup-decision';
import { Lease, leaseAnnotations, leaseLabels, leaseOf } from '../../../src/cli/leases/lease';

const MINUTE = 60;
const HOUR = 3600;
const CREATED = 1_000_000;

function machine(lease: Partial<Lease> = {}, metadata: object = {}) {
  const all: Lease = {
    id: 'lease-0123456789ab',
    slug: 'vm-smoke',
    name: 'lease-vm-smoke-456789ab',
    namespace: 'ci',
    state: 'ready',
    isKept: false,
    createdAt: CREATED,
    touchedAt: CREATED,
    idleTimeout: 30 * MINUTE,
    ttl: 90 * MINUTE,
    release: 'delete',
    ...lease,
  };
  return { metadata: { name: all.name, namespace: all.namespace, labels: leaseLabels(all), annotations: leaseAnnotations(all), ...metadata } };
}

test.each<[string, Partial<Lease>, number, string, string]>([
  ['has time left', {}, 29 * MINUTE, 'skip', 'has 1m left'],
  ['was idle for too long', {}, 30 * MINUTE, 'delete', 'it was idle for 30m, and 30m is allowed'],
  ['is too old, and was last used two minutes ago', { touchedAt: CREATED + 88 * MINUTE }, 90 * MINUTE, 'delete', 'it is 1h30m old, and may last 1h30m'],
  ['is too old, but was used within the last two minutes', { touchedAt: CREATED + 89 * MINUTE }, 90 * MINUTE, 'skip', 'is in use past its time'],
  ['is used beyond its time', { state: 'running', touchedAt: CREATED + 90 * MINUTE }, 91 * MINUTE, 'skip', 'is in use past its time'],
  ['is used for half a day beyond its time', { state: 'running', touchedAt: CREATED + 13.5 * HOUR }, 13.5 * HOUR, 'delete', 'it is 13h30m old, and may last 1h30m, and 12h more while it is in use'],
  ['has a user that no longer runs', { state: 'running' }, 31 * MINUTE, 'delete', 'it was idle for 31m, and 30m is allowed'],
  ['is being made', { state: 'provisioning' }, MINUTE, 'skip', 'has 29m left'],
  ['was being made by a process that no longer runs', { state: 'provisioning' }, 31 * MINUTE, 'delete', 'it was idle for 31m, and 30m is allowed'],
  ['was never handed over, although it is marked to be kept', { state: 'provisioning', isKept: true }, 31 * MINUTE, 'delete', 'it was idle for 31m, and 30m is allowed'],
  ['was never handed over, although its disks would be kept', { state: 'provisioning', release: 'stop' }, 31 * MINUTE, 'delete', 'it was idle for 31m, and 30m is allowed'],
  ['is marked to be kept', { isKept: true }, 1000 * HOUR, 'skip', 'is marked to be kept'],
  ['keeps its disks', { state: 'retained' }, 1000 * HOUR, 'skip', 'is switched off, and its disks are kept'],
  ['keeps its disks once it ends', { release: 'stop' }, HOUR, 'stop', 'it was idle for 1h, and 30m is allowed'],
])('a lease that %s', (_title, lease, after, action, reason) => {
  expect(decide(machine(lease), { now: CREATED + after })).toEqual({ action, reason });
});

test.each<[string, object, string, string]>([
  ['is running', { created: true, printableStatus: 'Running' }, 'stop', 'should be switched off, but its guest still runs'],
  ['is starting', { created: true, printableStatus: 'Starting' }, 'stop', 'should be switched off, but its guest still runs'],
  ['was asked to stop', { created: true, printableStatus: 'Running', stateChangeRequests: [{ action: 'Stop' }] }, 'skip', 'is switched off, and its disks are kept'],
  ['is stopping', { created: true, printableStatus: 'Stopping' }, 'skip', 'is switched off, and its disks are kept'],
  ['has stopped', { created: true, printableStatus: 'Stopped' }, 'skip', 'is switched off, and its disks are kept'],
  ['is off', { printableStatus: 'Stopped' }, 'skip', 'is switched off, and its disks are kept'],
])('a lease that keeps its disks and whose guest %s, marked to be kept or not', (_title, status, action, reason) => {
  for (const isKept of [false, true]) {
    expect(decide({ ...machine({ state: 'retained', isKept }), status }, { now: CREATED + HOUR })).toEqual({ action, reason });
  }
});

test('only a decision by the server\'s own age of a machine is final, whatever is written into the machine', () => {
  const old = machine({}, { creationTimestamp: new Date(CREATED * 1000).toISOString() });
  expect(decide(old, { now: CREATED + HOUR, maxAge: HOUR })).toMatchObject({ action: 'delete', isFinal: true });
  expect(decide(old, { now: CREATED + HOUR })).not.toHaveProperty('isFinal');
});

test('a machine whose maker was killed is deleted at once, unless it was handed over', () => {
  expect(decide(machine({ state: 'provisioning' }), { now: CREATED, isAbandoned: true })).toEqual({ action: 'delete', reason: 'its creation was interrupted' });
  expect(decide(machine({}, { creationTimestamp: new Date(CREATED * 1000).toISOString() }), { now: CREATED, isAbandoned: true })).toMatchObject({ action: 'skip' });
});

test('a machine of unknown age is not deleted for its age', () => {
  expect(decide(machine(), { now: CREATED, maxAge: HOUR })).toMatchObject({ action: 'skip' });
});

test.each<[string, Partial<Lease>, boolean, string]>([
  ['its maker was killed, and it was never ready', {}, true, 'delete'],
  ['its maker was killed, and it was ready', { createdAt: CREATED + MINUTE }, true, 'skip'],
  ['somebody else may have it', {}, false, 'skip'],
])('a machine that was switched off is deleted only if it was never handed over: %s', (_title, lease, isAbandoned, action) => {
  const off = machine({ state: 'retained', release: 'stop', ...lease }, { creationTimestamp: new Date(CREATED * 1000).toISOString() });
  expect(decide(off, { now: CREATED + HOUR, isAbandoned })).toMatchObject({ action });
});

test.each<[string, Partial<Lease>, Date | undefined]>([
  ['ends when it was idle for too long', {}, new Date((CREATED + 30 * MINUTE) * 1000)],
  ['ends half a day beyond its time', { idleTimeout: 1000 * HOUR }, new Date((CREATED + 90 * MINUTE + 12 * HOUR) * 1000)],
  ['is marked to be kept', { isKept: true }, undefined],
  ['is being made, and is marked to be kept', { state: 'provisioning', isKept: true }, new Date((CREATED + 30 * MINUTE) * 1000)],
  ['was given times that no date reaches', { idleTimeout: 900_000_000_000_000, ttl: 900_000_000_000_000 }, undefined],
])('a lease in use whose clock is no longer updated %s', (_, lease, ends) => {
  expect(endsWithoutUpdates(leaseOf(machine({ state: 'running', ...lease })))).toEqual(ends);
});

test('a machine that is being deleted is left alone', () => {
  expect(decide(machine({}, { deletionTimestamp: 'now' }), { now: CREATED + 100 * HOUR, isAbandoned: true })).toEqual({ action: 'skip', reason: 'is being deleted' });
});

test('a machine with invalid annotations is left alone, and each of them is reported', () => {
  const { metadata } = machine();
  const annotations = { ...metadata.annotations, 'cdk8s-kubevirt/lease-ttl-seconds': 'long', 'cdk8s-kubevirt/lease-state': 'odd', 'cdk8s-kubevirt/lease-keep': undefined };
  expect(decide({ metadata: { ...metadata, annotations } }, { now: CREATED + 100 * HOUR })).toEqual({
    action: 'skip',
    reason: 'cannot be judged: annotation cdk8s-kubevirt/lease-state: "odd": write one of provisioning, ready, running, retained; '
      + 'annotation cdk8s-kubevirt/lease-keep: is missing: write true or false; annotation cdk8s-kubevirt/lease-ttl-seconds: "long": write seconds, at most 9007199254740991',
  });
});
