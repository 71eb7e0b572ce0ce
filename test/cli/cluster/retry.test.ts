import { ApiError, Unreachable } from '../../../src/cli/cluster/api-error';
import { Backoff, withRetry } from '../../../src/cli/cluster/retry';

const MONTH = 31 * 86_400;

/** How often a step that always fails is taken within half a second. */
async function attempts(error: Error): Promise<number> {
  let count = 0;
  await expect(withRetry(async () => {
    count += 1;
    throw error;
  }, { timeout: 500 })).rejects.toBe(error);
  return count;
}

test('a pause of a month is cut to the time that is left', async () => {
  // A timer may fire up to a millisecond early, and then there is time for a third attempt.
  expect([2, 3]).toContain(await attempts(new ApiError(503, {}, MONTH)));
});

test('without a pause from the server, the pauses grow', async () => {
  const count = await attempts(new Unreachable('connection refused'));
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThan(9);
});

test('a permanent error is not retried', async () => {
  expect(await attempts(new Unreachable('certificate has expired', { isPermanent: true }))).toBe(1);
});

test.each([
  ['the time that retries have', { timeout: 60_000 }, [60_000, 50_000]],
  ['the time until the signal is aborted', { deadline: 30_000 }, [30_000, 20_000]],
  ['the shorter of both', { timeout: 60_000, deadline: 30_000 }, [30_000, 20_000]],
  ['no limit', {}, [Infinity, Infinity]],
])('each failure is reported with %s', async (_what, { timeout, deadline }: { timeout?: number; deadline?: number }, expected) => {
  const reported: number[] = [];
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  await withRetry(async () => {
    if (reported.length < 2) {
      throw new Unreachable('connection refused');
    }
  }, {
    timeout,
    deadline,
    onFailure: (_error, remaining) => {
      reported.push(remaining);
      clock.mockReturnValue(10_000);
    },
  });
  clock.mockRestore();
  expect(reported).toEqual(expected);
});

test('retries go on although the local clock is changed', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  let attempt = 0;
  await withRetry(async () => {
    attempt += 1;
    clock.mockReturnValue(attempt * 3_600_000);
    if (attempt < 3) {
      throw new Unreachable('connection refused');
    }
  }, { timeout: 60_000 });
  clock.mockRestore();
  expect(attempt).toBe(3);
});

test('pauses grow up to two seconds, and vary so that clients do not return at the same moment', () => {
  const pauses = (backoff: Backoff) => Array.from({ length: 50 }, () => backoff.next());
  const [one, other] = [pauses(new Backoff()), pauses(new Backoff())];
  expect(one.every((pause, index) => pause >= Math.min(50 * 2 ** index, 1_000) && pause <= Math.min(100 * 2 ** index, 2_000))).toBe(true);
  expect(one).not.toEqual(other);
});
