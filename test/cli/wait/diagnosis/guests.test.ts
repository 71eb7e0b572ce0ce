import { crash } from '../../../../src/cli/wait/diagnosis/guests';
import { project } from '../../../../src/cli/wait/observation/projections';
import { NO_RELATED_OBJECTS } from '../../../../src/cli/wait/observation/related-objects';

const machine = (metadata: object) => project({ kind: 'VirtualMachine', metadata: { name: 'web', ...metadata }, spec: { runStrategy: 'Always' } });
const instance = project({ kind: 'VirtualMachineInstance', metadata: { name: 'web' }, status: { phase: 'Failed' } });

test('a machine whose guest has failed has crashed', () => {
  expect(crash(machine({}), { ...NO_RELATED_OBJECTS, instance })).toMatchObject({ reason: 'Crashed', message: 'its guest crashed, and KubeVirt starts it again' });
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
    status: { ...instance.status, phaseTransitionTimestamps: [{ phase: 'Failed', phaseTransitionTimestamp: time }] },
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
