// Cancels a waiting command: after `--timeout`, on Ctrl-C, on SIGTERM, or when the terminal is closed.
import { Option } from 'commander';
import { Duration, durationText, MAX_TIMER, parseDuration } from './duration';
import { ExitError } from './exit-error';
import { errorLines } from '../../issues/issues';

/** The reason of an aborted signal, and the error that a cancelled command ends with. */
export class CancelledError extends ExitError {}

/** The exit status of a command that has not finished its work: that of the cancellation, if there was one. */
export function exitCodeOf({ reason }: AbortSignal): number {
  return reason instanceof CancelledError ? reason.exitCode : 1;
}

/** The option `--timeout`, in seconds. */
export function timeoutOption(description: string, defaultValue: Duration): Option {
  return new Option('--timeout <time>', description).default(defaultValue, durationText(defaultValue)).argParser(parseDuration);
}

/**
 * Runs a step with a signal that is aborted by Ctrl-C, by SIGTERM (such as the end of a CI job), and when the terminal is closed.
 * A second Ctrl-C ends the process at once.
 */
export async function withCancellation<Result>(step: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const interrupt = () => controller.abort(new CancelledError('interrupted', 130));
  const terminate = () => controller.abort(new CancelledError('terminated', 143));
  process.once('SIGINT', interrupt).once('SIGTERM', terminate);
  const offHangUp = onHangUp(() => controller.abort(new CancelledError('the terminal was closed', 129)));
  try {
    return await step(controller.signal);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', terminate);
    offHangUp();
  }
}

/**
 * Runs a step like `withCancellation`, with a signal that is also aborted after a time, at the deadline by the monotonic clock in milliseconds.
 *
 * @throws the error of the step; CancelledError with the messages of the step if the signal was aborted
 */
export function withTimeout<Result>(timeout: Duration, step: (signal: AbortSignal, deadline: number) => Promise<Result>): Promise<Result> {
  return withCancellation(async (cancelled) => {
    const controller = new AbortController();
    const signal = AbortSignal.any([cancelled, controller.signal]);
    const expire = () => controller.abort(new CancelledError(`the time of --timeout ${durationText(timeout)} is over`, 1));
    const timer = setTimeout(expire, Math.min(timeout * 1000, MAX_TIMER));
    try {
      return await step(signal, performance.now() + timeout * 1000);
    } catch (error) {
      throw cancelledError(signal.reason, error as Error);
    } finally {
      // When one part of a step has failed, its other parts stop too.
      controller.abort();
      clearTimeout(timer);
    }
  });
}

/**
 * A signal that is aborted after some milliseconds. Unlike one of `AbortSignal.timeout`, it also works if only a combined signal refers to it:
 * Node.js 20 would collect it as garbage, and the combined signal would never be aborted.
 */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  setTimeout(expire, Math.min(milliseconds, MAX_TIMER)).unref();
  return controller.signal;
}

/** The error of a step, with the exit status of the cancellation if there was one. */
function cancelledError(reason: unknown, error: Error): Error {
  return reason instanceof CancelledError ? new CancelledError(errorLines(error.name === 'AbortError' ? reason : error), reason.exitCode) : error;
}

/**
 * Calls a listener when the terminal is closed, which the shell, the system or both report. Afterwards the process ends by SIGHUP, as
 * it does without a listener. If it exited on its own, Node.js would abort, since it cannot restore the settings of the terminal.
 *
 * @returns a function that removes the listener
 */
function onHangUp(listener: () => void): () => void {
  const onSighup = () => {
    process.off('exit', endBySignal).once('exit', endBySignal);
    listener();
  };
  process.on('SIGHUP', onSighup);
  return () => process.off('SIGHUP', onSighup);
}

function endBySignal(): void {
  process.removeAllListeners('SIGHUP');
  process.kill(process.pid, 'SIGHUP');
}
