// How long a guest is waited for.
import { timeLimit } from '../../../src/cli/leases/guest-start';

const DAY = 86_400;

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([[600, 600_000], [24 * DAY, 24 * DAY * 1000], [25 * DAY, 2 ** 31 - 1], [60 * DAY, 2 ** 31 - 1]])(
  'a deadline of %d seconds is no longer than timers of Node.js, which would end at once', (seconds, milliseconds) => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    timeLimit(seconds);
    expect(timeout).toHaveBeenCalledWith(milliseconds);
  });
