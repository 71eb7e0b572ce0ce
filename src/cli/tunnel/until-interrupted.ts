// What goes on until somebody ends it.
import { onHangUp } from '../command-line/cancellation';

const ENDS = ['SIGINT', 'SIGTERM'] as const;

/** Begins something that is to go on, and waits until it is to end; a second Ctrl-C ends the process at once. */
export async function untilInterrupted(begin: (signal: AbortSignal, end: () => void) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const end = () => controller.abort();
  ENDS.forEach((name) => process.once(name, end));
  const offHangUp = onHangUp(end);
  try {
    const over = new Promise((resolve) => controller.signal.addEventListener('abort', resolve));
    await begin(controller.signal, end).catch((error) => {
      // What is broken off has not failed.
      if (!controller.signal.aborted) {
        throw error;
      }
    });
    await over;
  } finally {
    ENDS.forEach((name) => process.off(name, end));
    offHangUp();
    controller.abort();
  }
}
