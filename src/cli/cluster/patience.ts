// How long a step is tried again that fails for the moment: servers restart, are too busy, or lose their webhooks.
import { setTimeout as sleep } from 'timers/promises';
import { ApiError, isPassing } from './api-error';

/** The first and the longest pause between two attempts, in milliseconds. */
const PAUSES = { first: 100, longest: 2_000 };

/** When to give up, and who is told meanwhile. */
export interface Patience {
  /** Aborted when the time is over, or when nobody wants the result any more. */
  readonly signal: AbortSignal;
  /** Told of each failure that is waited out. */
  readonly onFailure?: (error: Error) => void;
  /** Which failures may pass, where others do than those of every request. */
  readonly passes?: (error: unknown) => boolean;
}

/** Takes a step that asks the cluster, patiently or not. */
export type Ask = <Result>(step: () => Promise<Result>) => Promise<Result>;

/** Takes it one time. */
export const once: Ask = (step) => step();

/**
 * What a step returns, which is tried again for as long as what it meets may pass. It has to be one that may be done twice.
 *
 * @throws the last failure when the time is over, or at once what does not pass
 */
export async function patiently<Result>(step: () => Promise<Result>, { signal, onFailure, passes = isPassing }: Patience): Promise<Result> {
  let pause = PAUSES.first;
  let last: unknown;
  for (;;) {
    if (signal.aborted) {
      throw last ?? signal.reason;
    }
    try {
      return await step();
    } catch (error) {
      if (signal.aborted) {
        // A request that was ended says nothing of why.
        throw last ?? ((error as Error).name === 'AbortError' ? signal.reason : error);
      }
      if (!passes(error)) {
        throw error;
      }
      last = error;
      onFailure?.(error as Error);
    }
    await sleep(pauseAfter(last, pause), undefined, { signal }).catch(() => undefined);
    pause = Math.min(pause * 2, PAUSES.longest);
  }
}

/** What the server asks for counts; all that wait for one server do not come back at once. */
function pauseAfter(error: unknown, pause: number): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, pause * (0.5 + Math.random() / 2));
}
