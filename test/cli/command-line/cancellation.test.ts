import { setTimeout as sleep } from 'timers/promises';
import { CancelledError, withCancellation, withTimeout } from '../../../src/cli/command-line/cancellation';

const listeners = () => ['SIGINT', 'SIGTERM', 'SIGHUP'].map((name) => process.listenerCount(name));

/** Goes on until it is told to end. */
const endless = (signal: AbortSignal): Promise<void> => sleep(60_000, undefined, { signal });

test('a step that comes to its end is left alone, and nobody listens any more', async () => {
  const before = listeners();
  await expect(withTimeout(60, async (signal) => signal.aborted)).resolves.toBe(false);
  expect(listeners()).toEqual(before);
});

test('a step that takes too long is given up', async () => {
  await expect(withTimeout(0, endless)).rejects.toEqual(new CancelledError('the time of --timeout 0s is over', 1));
});

test('what a step failed of is told, not that it was given up', async () => {
  const failing = (signal: AbortSignal) => endless(signal).catch(() => Promise.reject(new Error('nobody answers')));
  await expect(withTimeout(0, failing)).rejects.toMatchObject({ message: 'nobody answers', exitCode: 1 });
});

test('what a step has begun does not outlive it', async () => {
  const begun: { signal?: AbortSignal } = {};
  await expect(withTimeout(60, async (signal) => {
    begun.signal = signal;
    throw new Error('one part failed');
  })).rejects.toThrow('one part failed');
  expect(begun.signal!.aborted).toBe(true);
});

test.each([
  ['SIGINT', 'interrupted', 130],
  ['SIGTERM', 'terminated', 143],
] as const)('%s ends a step as %s, with or without a time', async (name, message, exitCode) => {
  const before = listeners();
  const ended = [withCancellation((signal) => endless(signal).catch(() => Promise.reject(signal.reason))), withTimeout(60, endless)];
  process.emit(name);
  await Promise.all(ended.map((each) => expect(each).rejects.toMatchObject({ message, exitCode })));
  expect(listeners()).toEqual(before);
});
