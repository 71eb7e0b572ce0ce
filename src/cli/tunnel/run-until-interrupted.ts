// Runs something until Ctrl-C, a signal, or its own end.
import { onHangUp } from '../command-line/cancellation';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Starts something that runs on, and waits until it is interrupted or calls `end`; a second Ctrl-C ends the process at once. */
export async function runUntilInterrupted(begin: (signal: AbortSignal, end: () => void) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const end = () => controller.abort();
  SIGNALS.forEach((name) => process.once(name, end));
  const offHangUp = onHangUp(end);
  try {
    const over = new Promise((resolve) => controller.signal.addEventListener('abort', resolve));
    await begin(controller.signal, end).catch((error) => {
      // An interruption is not a failure.
      if (!controller.signal.aborted) {
        throw error;
      }
    });
    await over;
  } finally {
    SIGNALS.forEach((name) => process.off(name, end));
    offHangUp();
    controller.abort();
  }
}
