// How long a step is tried again that fails for the moment: servers restart, are too busy, or lose their webhooks.
import { setTimeout as sleep } from 'timers/promises';
import { ApiError, isPassing } from './api-error';

/** The first and the longest pause between two attempts, in milliseconds. */
const PAUSES = { first: 100, longest: 2_000 };

/** The longest pause that a server is granted, in milliseconds: what it asks for may be a month. */
const LONGEST_ASKED = 60_000;

/** When to give up, and who is told meanwhile. */
export interface Retry {
  /** Aborted when the time is over, or when nobody wants the result any more. */
  readonly signal?: AbortSignal;
  /**
   * How long a step may fail until it is given up, in milliseconds.
   * @default - until the signal is aborted
   */
  readonly longest?: number;
  /** Told of each failure that is waited out. */
  readonly onFailure?: (error: Error) => void;
  /** Which failures may pass, where others do than those of every request. */
  readonly passes?: (error: unknown) => boolean;
}

/** The same of who decides by a signal alone. */
export interface Patience extends Retry {
  readonly signal: AbortSignal;
}

/** A step is taken one time: whoever takes it decides what becomes of a failure. */
export const ONCE: Retry = { longest: 0 };

/**
 * What a step returns, which is tried again for as long as what it meets may pass. It has to be one that may be done twice.
 *
 * @throws the last failure when the time is over, or at once what does not pass
 */
export async function patiently<Result>(step: () => Promise<Result>, retry: Retry): Promise<Result> {
  const { signal, onFailure } = retry;
  const backoff = new Backoff();
  let failingSince: number | undefined;
  let last: unknown;
  for (;;) {
    if (signal?.aborted) {
      throw last ?? signal.reason;
    }
    try {
      return await step();
    } catch (error) {
      failingSince ??= Date.now();
      const pause = signal?.aborted ? undefined : pauseAfter(error, retry, failingSince, backoff);
      if (pause === undefined) {
        throw failure(error, last, signal);
      }
      last = error;
      onFailure?.(error as Error);
      await backoff.rest(signal, pause);
    }
  }
}

/** In milliseconds; nothing where the step is given up. What the server asks for counts. */
function pauseAfter(error: unknown, { longest = Infinity, passes = isPassing }: Retry, since: number, backoff: Backoff): number | undefined {
  const left = since + longest - Date.now();
  const asked = error instanceof ApiError ? Math.min((error.retryAfter ?? 0) * 1000, LONGEST_ASKED) : 0;
  return left <= 0 || !passes(error) ? undefined : Math.min(left, Math.max(asked, backoff.next()));
}

/** A request that was ended says nothing of why. */
function failure(error: unknown, last: unknown, signal: AbortSignal | undefined): unknown {
  return signal?.aborted ? last ?? ((error as Error).name === 'AbortError' ? signal.reason : error) : error;
}

/** What somebody else works on, for as long as the signal is not aborted. */
export async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  let giveUp = () => {};
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal!.reason);
    signal?.addEventListener('abort', giveUp);
  });
  // What it comes to later is nobody's concern.
  work.catch(() => undefined);
  try {
    signal?.throwIfAborted();
    return await Promise.race([work, givenUp]);
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Pauses between attempts, each longer than the one before; all that wait for one server do not come back at once. */
export class Backoff {
  private pause = PAUSES.first;

  /** The next pause, in milliseconds. */
  next(): number {
    const pause = this.pause * (0.5 + Math.random() / 2);
    this.pause = Math.min(this.pause * 2, PAUSES.longest);
    return pause;
  }

  /** The attempt was none in vain: the next pause is the first one again. */
  reset(): void {
    this.pause = PAUSES.first;
  }

  /** Ends early, and without an error, where the signal is aborted. */
  async rest(signal: AbortSignal | undefined, pause = this.next()): Promise<void> {
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}
