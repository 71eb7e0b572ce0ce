import { setTimeout as sleep } from 'timers/promises';
import { setFlagsFromString } from 'v8';
import { runInNewContext } from 'vm';
import { CancelledError, timeoutSignal, withCancellation, withTimeout } from '../../../src/cli/command-line/cancellation';

const listeners = () => ['SIGINT', 'SIGTERM', 'SIGHUP'].map((name) => process.listenerCount(name));

/** Runs until it is aborted. */
const endless = (signal: AbortSignal): Promise<void> => sleep(60_000, undefined, { signal });

test('a step that ends in time is not aborted, and no signal listener remains', async () => {
  const before = listeners();
  await expect(withTimeout(60, async (signal) => signal.aborted)).resolves.toBe(false);
  expect(listeners()).toEqual(before);
});

test('a step that takes too long is aborted', async () => {
  await expect(withTimeout(0, endless)).rejects.toEqual(new CancelledError('the time of --timeout 0s is over', 1));
});

test('the error of an aborted step takes precedence over the timeout', async () => {
  const failing = (signal: AbortSignal) => endless(signal).catch(() => Promise.reject(new Error('nobody answers')));
  await expect(withTimeout(0, failing)).rejects.toMatchObject({ message: 'nobody answers', exitCode: 1 });
});

test('the signal is aborted once a step has failed', async () => {
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
] as const)('%s ends a step as %s, with or without a timeout', async (name, message, exitCode) => {
  const before = listeners();
  const ended = [withCancellation((signal) => endless(signal).catch(() => Promise.reject(signal.reason))), withTimeout(60, endless)];
  process.emit(name);
  await Promise.all(ended.map((each) => expect(each).rejects.toMatchObject({ message, exitCode })));
  expect(listeners()).toEqual(before);
});

describe('a signal that is aborted after a time', () => {
  const DAY = 86_400_000;

  test('aborts a combined signal, however often garbage is collected before', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const combined = AbortSignal.any([new AbortController().signal, timeoutSignal(100)]);
    const aborted = new Promise((resolve) => combined.addEventListener('abort', resolve));
    const collecting = setInterval(collectGarbage, 10);
    const first = await Promise.race([aborted, sleep(2_000, 'never')]);
    clearInterval(collecting);
    expect(first).not.toBe('never');
    expect(combined.reason.name).toBe('TimeoutError');
  });

  test.each([24 * DAY, 25 * DAY, 60 * DAY])('is not aborted at once after %d milliseconds, more than timers of Node.js can wait', async (milliseconds) => {
    const signal = timeoutSignal(milliseconds);
    await sleep(10);
    expect(signal.aborted).toBe(false);
  });
});
