// Retries temporary failures: servers restart, are too busy, or lose their webhooks. Times are those of the monotonic clock, since the local one
// may be changed at any moment.
import { setTimeout as sleep } from 'timers/promises';
import { ApiError, isConflict, isTransient } from './api-error';

/** The first and the longest pause between two attempts, in milliseconds. */
const BACKOFF = { first: 100, longest: 2_000 };

/** The longest pause that a server may ask for, in milliseconds. */
const MAX_RETRY_AFTER = 60_000;

/** When to retry or give up, and how failures are reported. */
export interface Retry {
  /** Aborted when the time is over, or when the result is no longer needed. */
  readonly signal?: AbortSignal;
  /**
   * How long a failing step is retried, in milliseconds.
   * @default - until the signal is aborted
   */
  readonly timeout?: number;
  /** When the signal will be aborted, by the monotonic clock in milliseconds, if that is known. */
  readonly deadline?: number;
  /** Called for each failure that is followed by a retry, with the time for retries in milliseconds, or `Infinity`. */
  readonly onFailure?: (error: Error, remaining: number) => void;
  /**
   * Which failures are retried.
   * @default - those that are transient for every request
   */
  readonly shouldRetry?: (error: unknown) => boolean;
}

/** Retries that end with a signal. */
export interface RetryUntil extends Retry {
  readonly signal: AbortSignal;
}

/** No retries: the caller handles failures. */
export const ONCE: Retry = { timeout: 0 };

/**
 * Runs a step, and retries it while its failures are transient. The step must be idempotent.
 *
 * @throws the last failure when the time is over; immediately a failure that is not transient
 */
export async function withRetry<Result>(step: () => Promise<Result>, retry: Retry): Promise<Result> {
  const { signal, onFailure } = retry;
  const backoff = new Backoff();
  let firstFailure: number | undefined;
  let last: unknown;
  for (;;) {
    if (signal?.aborted) {
      throw last ?? signal.reason;
    }
    try {
      return await step();
    } catch (error) {
      firstFailure ??= performance.now();
      const pause = signal?.aborted ? undefined : pauseBefore(error, retry, firstFailure, backoff);
      if (pause === undefined) {
        throw errorToThrow(error, last, signal);
      }
      last = error;
      onFailure?.(error as Error, remainingTime(retry, firstFailure));
      await backoff.sleep(signal, pause);
    }
  }
}

/** For how long a failing step is retried, in milliseconds. */
export function remainingTime({ timeout = Infinity, deadline = Infinity }: Retry, failingSince = performance.now()): number {
  return Math.min(failingSince + timeout, deadline) - performance.now();
}

/** The pause in milliseconds, at least as long as the server asks for; undefined to give up. */
function pauseBefore(
  error: unknown, { timeout = Infinity, shouldRetry = isTransient }: Retry, failingSince: number, backoff: Backoff,
): number | undefined {
  const remaining = failingSince + timeout - performance.now();
  const requested = error instanceof ApiError ? Math.min((error.retryAfter ?? 0) * 1000, MAX_RETRY_AFTER) : 0;
  return remaining <= 0 || !shouldRetry(error) ? undefined : Math.min(remaining, Math.max(requested, backoff.next()));
}

/** The error of an aborted request does not have the reason; the signal or an earlier failure does. */
function errorToThrow(error: unknown, last: unknown, signal: AbortSignal | undefined): unknown {
  return signal?.aborted ? last ?? ((error as Error).name === 'AbortError' ? signal.reason : error) : error;
}

/** Waits for work that cannot be aborted. Rejects as soon as the signal is aborted. */
export async function abortable<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal!.reason);
    signal?.addEventListener('abort', onAbort);
  });
  // Ignores a later failure.
  work.catch(() => undefined);
  try {
    signal?.throwIfAborted();
    return await Promise.race([work, aborted]);
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}

/** Pauses between attempts, which grow and are random, so the clients of a server do not all return at the same time. */
export class Backoff {
  private pause = BACKOFF.first;

  /** The next pause, in milliseconds. */
  next(): number {
    const pause = this.pause * (0.5 + Math.random() / 2);
    this.pause = Math.min(this.pause * 2, BACKOFF.longest);
    return pause;
  }

  /** Makes the next pause as short as the first one, after a success. */
  reset(): void {
    this.pause = BACKOFF.first;
  }

  /** Pauses. Ends early, without an error, if the signal is aborted. */
  async sleep(signal: AbortSignal | undefined, pause = this.next()): Promise<void> {
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Retries a step that must not happen twice. If an answer was lost, first checks whether the step took effect.
 *
 * @throws the refusal of the step; the last failure when the time is over
 */
export async function retryUnlessDone(step: () => Promise<unknown>, tookEffect: () => Promise<boolean>, retry: RetryUntil): Promise<void> {
  let isRetry = false;
  await withRetry(async () => {
    if (isRetry && await tookEffect()) {
      return;
    }
    isRetry = true;
    try {
      await step();
    } catch (error) {
      // Somebody else was faster, or the answer of an earlier attempt was lost.
      if (!(isAlreadyDone(error) && await tookEffect())) {
        throw error;
      }
    }
  }, retry);
}

/** Whether a step is refused because it is already done: `VM is already running`, `stop/start already underway`. */
export function isAlreadyDone(error: unknown): boolean {
  return isConflict(error) || (error instanceof ApiError && /\balready\b/.test(error.message));
}
