import { Verdict } from '../../../src/cli/wait/diagnosis/verdict';
import { TrackedObject } from '../../../src/cli/wait/tracked-object';

const object = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'web', namespace: 'n' };
const failure: Verdict = { state: 'failed', reason: 'ErrImagePull' };
const passing: Verdict = { state: 'failed', reason: 'ErrorUnschedulable', mayRecover: true };
const running: Verdict = { state: 'ready', reason: 'Running' };

let awaited: TrackedObject;
beforeEach(() => awaited = new TrackedObject(object, 5_000, 0));

test('a failure is reported at once, and counts once it has lasted', () => {
  expect(awaited.update(failure, 1_000)).toEqual({ isChanged: true, remainingMs: 700 });
  expect(awaited.outcome(1_000)).toMatchObject({ state: 'progressing', reason: 'ErrImagePull' });
  expect(awaited.update(failure, 1_700)).toEqual({ isChanged: true, remainingMs: 0 });
  expect(awaited.state).toBe('failed');
});

test('a failure that others may fix gets the grace time', () => {
  expect(awaited.update(passing, 1_000).remainingMs).toBe(5_000);
  awaited.update(running, 3_000);
  expect(awaited.update(passing, 4_000).remainingMs).toBe(5_000);
  expect(awaited.update(failure, 4_500).remainingMs).toBe(200);
});

test('a preliminary ready state counts only once it has lasted', () => {
  const early: Verdict = { ...running, countsLater: true };
  expect(awaited.update(early, 1_000).remainingMs).toBe(3_000);
  awaited.conclude();
  expect(awaited.state).toBe('progressing');
  awaited.update({ state: 'progressing', reason: '1 of 2' }, 2_000);
  expect(awaited.update(early, 4_000).remainingMs).toBe(3_000);
  expect(awaited.update(early, 7_000).remainingMs).toBe(0);
  expect(awaited.state).toBe('ready');
  const other = new TrackedObject(object, 5_000, 0);
  other.update(early, 1_000);
  expect(other.update(running, 1_500).remainingMs).toBe(0);
});

test('a final event counts at once', () => {
  expect(awaited.update({ ...failure, countsAtOnce: true }, 1_000).remainingMs).toBe(0);
  expect(awaited.state).toBe('failed');
});

test('when the wait ends, a failure counts unless others may fix it', () => {
  awaited.update(failure, 1_000);
  awaited.conclude();
  expect(awaited.state).toBe('failed');
  const other = new TrackedObject(object, 5_000, 0);
  other.update(passing, 1_000);
  other.conclude();
  expect(other.state).toBe('progressing');
});

test('an unchanged state is not news, and the time of a ready object stands still', () => {
  awaited.update(running, 2_000);
  expect(awaited.update(running, 3_000).isChanged).toBe(false);
  expect(awaited.outcome(9_000).elapsed).toBe(2_000);
});
