// Runs something until Ctrl-C, a signal, or its own end.
import { withCancellation } from '../command-line/cancellation';

/** What goes on until it is interrupted. */
export interface Running {
  /** Aborted when it is over. */
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** Starts something that runs on, and waits until it is interrupted or calls `end`; a second Ctrl-C ends the process at once. */
export function runUntilInterrupted(begin: (running: Running) => Promise<void>): Promise<void> {
  return withCancellation(async (interrupted) => {
    const own = new AbortController();
    const end = () => own.abort();
    const signal = AbortSignal.any([interrupted, own.signal]);
    try {
      const over = new Promise((resolve) => signal.addEventListener('abort', resolve));
      await begin({ signal, end }).catch((error) => {
        // An interruption is not a failure.
        if (!signal.aborted) {
          throw error;
        }
      });
      await over;
    } finally {
      end();
    }
  });
}
