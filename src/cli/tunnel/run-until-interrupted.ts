// Runs a step until Ctrl-C, a signal, or its own end.
import { withCancellation } from '../command-line/cancellation';

/** A step that runs until it is interrupted. */
export interface Running {
  /** Aborted when it is over. */
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** Starts a step that keeps running, and waits until it is interrupted or calls `end`. A second Ctrl-C ends the process immediately. */
export function runUntilInterrupted(begin: (running: Running) => Promise<void>): Promise<void> {
  return withCancellation(async (interrupted) => {
    const controller = new AbortController();
    const end = () => controller.abort();
    const signal = AbortSignal.any([interrupted, controller.signal]);
    try {
      const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
      await begin({ signal, end }).catch((error) => {
        // An interruption is not a failure.
        if (!signal.aborted) {
          throw error;
        }
      });
      await aborted;
    } finally {
      end();
    }
  });
}
