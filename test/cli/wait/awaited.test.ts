import { Awaited } from '../../../src/cli/wait/awaited';
import { Verdict } from '../../../src/cli/wait/verdict';

const object = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'web', namespace: 'n' };
const failure: Verdict = { state: 'failed', reason: 'ErrImagePull' };
const passing: Verdict = { state: 'failed', reason: 'ErrorUnschedulable', mayPass: true };
const running: Verdict = { state: 'ready', reason: 'Running' };

let awaited: Awaited;
beforeEach(() => awaited = new Awaited(object, 5_000, 0));

test('a failure counts once it has lasted, and is told before', () => {
  expect(awaited.take(failure, 1_000)).toEqual({ isNews: true, countsIn: 700 });
  expect(awaited.outcome(1_000)).toMatchObject({ state: 'progressing', reason: 'ErrImagePull' });
  expect(awaited.take(failure, 1_700)).toEqual({ isNews: true, countsIn: 0 });
  expect(awaited.state).toBe('failed');
});

test('a failure that others may mend has the grace time', () => {
  expect(awaited.take(passing, 1_000).countsIn).toBe(5_000);
  awaited.take(running, 3_000);
  expect(awaited.take(passing, 4_000).countsIn).toBe(5_000);
  expect(awaited.take(failure, 4_500).countsIn).toBe(200);
});

test('what has happened counts at once', () => {
  expect(awaited.take({ ...failure, hasHappened: true }, 1_000).countsIn).toBe(0);
  expect(awaited.state).toBe('failed');
});

test('when nothing is waited for any more, a failure counts, unless others may mend it', () => {
  awaited.take(failure, 1_000);
  awaited.conclude();
  expect(awaited.state).toBe('failed');
  const other = new Awaited(object, 5_000, 0);
  other.take(passing, 1_000);
  other.conclude();
  expect(other.state).toBe('progressing');
});

test('the same again is no news, and the time of a ready object stands still', () => {
  awaited.take(running, 2_000);
  expect(awaited.take(running, 3_000).isNews).toBe(false);
  expect(awaited.outcome(9_000).elapsed).toBe(2_000);
});
