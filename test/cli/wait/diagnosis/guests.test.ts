import { crash, crashLoop, noAddress } from '../../../../src/cli/wait/diagnosis/guests';
import { NamespaceCache } from '../../../../src/cli/wait/observation/namespace-cache';
import { project } from '../../../../src/cli/wait/observation/projections';
import { NO_RELATED_OBJECTS } from '../../../../src/cli/wait/observation/related-objects';

const machine = (metadata: object) => project({ kind: 'VirtualMachine', metadata: { name: 'web', ...metadata }, spec: { runStrategy: 'Always' } });
const instance = project({ kind: 'VirtualMachineInstance', metadata: { name: 'web' }, status: { phase: 'Failed' } });

test('a machine whose guest has failed has crashed', () => {
  expect(crash(machine({}), { ...NO_RELATED_OBJECTS, instance })).toMatchObject({ reason: 'Crashed', message: 'its guest crashed, and KubeVirt starts it again' });
});

test('a crash has the reason of the instance', () => {
  expect(crash(machine({}), { ...NO_RELATED_OBJECTS, instance: { ...instance, status: { phase: 'Failed', reason: 'Evicted' } } })?.message).toMatch(/; Evicted$/);
});

test('only networks on which KubeVirt knows the address of the pod lack one', () => {
  const running = (ipAddress?: string) => project({
    kind: 'VirtualMachineInstance',
    metadata: { name: 'web' },
    spec: { domain: { devices: { interfaces: [{ name: 'default', masquerade: {} }, { name: 'lan', bridge: {} }] } } },
    status: { phase: 'Running', interfaces: [{ name: 'default', ipAddress }, { name: 'lan' }] },
  });
  expect(noAddress(machine({}), { ...NO_RELATED_OBJECTS, instance: running() })).toMatchObject({ message: 'it runs, but has no address on network "default"' });
  expect(noAddress(machine({}), { ...NO_RELATED_OBJECTS, instance: running('10.0.0.1') })).toBeUndefined();
});

test('a guest that was stopped beyond its grace period has not crashed', () => {
  const stopped = { ...instance, metadata: { name: 'web', deletionTimestamp: '2026-01-01T00:00:00Z' } };
  expect(crash(machine({}), { ...NO_RELATED_OBJECTS, instance: stopped })).toBeUndefined();
  expect(crash(stopped, NO_RELATED_OBJECTS)).toBeUndefined();
});

test('a guest whose instance is deleted because it failed has crashed', () => {
  const failedAt = (time: string) => ({
    ...instance,
    metadata: { name: 'web', deletionTimestamp: '2026-01-01T00:00:05Z' },
    status: { ...instance.status, phaseTransitionTimestamps: [{ phase: 'Running', phaseTransitionTimestamp: '2026-01-01T00:00:01Z' }, { phase: 'Failed', phaseTransitionTimestamp: time }] },
  });
  const always = { ...machine({}), spec: { runStrategy: 'Always' } };
  expect(crash(always, { ...NO_RELATED_OBJECTS, instance: failedAt('2026-01-01T00:00:05Z') })).toMatchObject({ reason: 'Crashed' });
  expect(crash(always, { ...NO_RELATED_OBJECTS, instance: failedAt('2026-01-01T00:00:06Z') })).toBeUndefined();
  const restarted = { ...always, status: { stateChangeRequests: [{ action: 'Stop' }, { action: 'Start' }] } };
  expect(crash(restarted, { ...NO_RELATED_OBJECTS, instance: failedAt('2026-01-01T00:00:05Z') })).toBeUndefined();
});

test('a machine that is being deleted has not crashed', () => {
  expect(crash(machine({ deletionTimestamp: '2026-01-01T00:00:00Z' }), { ...NO_RELATED_OBJECTS, instance })).toBeUndefined();
});

test('a crash has the failure of the compute container, or else that of an init container', () => {
  const ended = (name: string, exitCode: number, message: string) => ({ name, state: { terminated: { exitCode, message } } });
  const pod = (containerStatuses: object[]) => project({
    kind: 'Pod', metadata: { name: 'p' }, status: { phase: 'Failed', initContainerStatuses: [ended('guest-console-log', 137, 'killed')], containerStatuses },
  });
  const found = (containerStatuses: object[]) => crash(machine({}), { ...NO_RELATED_OBJECTS, instance, pods: [pod(containerStatuses)] })?.message;
  expect(found([ended('compute', 1, 'panic')])).toMatch(/container compute of its launcher pod exited with code 1: panic$/);
  expect(found([])).toMatch(/container guest-console-log of its launcher pod exited with code 137: killed$/);
});

describe('a machine in a crash loop without a launcher', () => {
  const named = (name: string, printableStatus = 'CrashLoopBackOff') => project({
    kind: 'VirtualMachine', metadata: { name, creationTimestamp: '2026-01-01T00:00:00Z' }, spec: {}, status: { printableStatus },
  });
  const event = (pod: string, lastTimestamp: string) => project({
    kind: 'Event', metadata: { name: `${pod}.1` }, involvedObject: { kind: 'Pod', name: pod, uid: 'gone' }, reason: 'Failed', message: 'Error: no program', lastTimestamp,
  });
  const found = (machineSeen: any, ...events: object[]) => {
    const cache = new NamespaceCache();
    [machineSeen, ...events].forEach((object) => cache.put(object));
    return crashLoop(machineSeen, cache.relatedTo(machineSeen))?.message;
  };

  test.each(['web', 'w'.repeat(63)])('has what was reported of the last one of %s', (name) => {
    const pod = `${`virt-launcher-${name}-`.slice(0, 58)}a1b2c`;
    expect(found(named(name), event(pod, '2026-01-01T00:00:09Z'))).toMatch(/; Error: no program$/);
  });

  test.each([[1, 'once'], [2, '2 times in a row']])('has how often it failed: %d', (consecutiveFailCount, times) => {
    const failing = named('web');
    expect(found({ ...failing, status: { ...failing.status, startFailure: { consecutiveFailCount } } })).toBe(`it failed ${times} before it ran`);
  });

  test('has nothing that was reported long before KubeVirt backed off, and no failed pull', () => {
    const failing = named('web');
    const backedOff = { ...failing, status: { ...failing.status, startFailure: { consecutiveFailCount: 2, retryAfterTimestamp: '2026-01-01T01:00:00Z' } } };
    expect(found(backedOff, event('virt-launcher-web-a1b2c', '2026-01-01T00:50:00Z'))).not.toContain('program');
    expect(found(backedOff, event('virt-launcher-web-a1b2c', '2026-01-01T00:58:00Z'))).toMatch(/; Error: no program$/);
    expect(found(failing, { ...event('virt-launcher-web-a1b2c', '2026-01-01T00:00:09Z'), message: 'Error: ImagePullBackOff' })).not.toContain('Pull');
  });

  test('has nothing of other machines, of an earlier one of its name, or of its own before it crashed', () => {
    expect(found(named('web'), event('virt-launcher-web-2-a1b2c', '2026-01-01T00:00:09Z'))).not.toContain('program');
    expect(found(named('web'), event('virt-launcher-web-a1b2c', '2025-01-01T00:00:09Z'))).not.toContain('program');
    const starting = named('web', 'Starting');
    const cache = new NamespaceCache();
    [starting, event('virt-launcher-web-a1b2c', '2026-01-01T00:00:09Z')].forEach((object) => cache.put(object));
    expect(cache.relatedTo(starting).warnings).toEqual([]);
  });
});
