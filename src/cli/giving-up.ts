// When a command gives up what it waits for: after a time, on Ctrl-C, when it is told to end, or when its terminal is closed.
import { InvalidArgumentError, Option } from 'commander';
import { Duration, durationSeconds, durationText } from './duration';
import { errorLines, IssueError, wordedIssues } from '../issues';
import { onHangUp } from './terminal/hang-up';

/** The longest that a timer of Node.js can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Why a signal is aborted. */
export class GivenUp extends IssueError {
  constructor(reasons: string | readonly string[], /** What the command ends with. */ readonly exitCode: number) {
    super(wordedIssues([reasons].flat()));
  }
}

/** The option `--timeout`, in seconds. */
export function timeoutOption(description: string, otherwise: Duration): Option {
  return new Option('--timeout <time>', description).default(otherwise, durationText(otherwise)).argParser((text) => {
    const seconds = durationSeconds(text);
    if (seconds === undefined) {
      throw new InvalidArgumentError('write a time such as 90s, 5m or 1h30m');
    }
    return seconds;
  });
}

/**
 * What a step returns that is told of Ctrl-C, of the end of a CI job, and of a terminal that is closed. A second Ctrl-C ends the
 * command at once, as any first one otherwise does.
 */
export async function interruptible<Result>(step: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const interrupt = () => controller.abort(new GivenUp('interrupted', 130));
  const terminate = () => controller.abort(new GivenUp('terminated', 143));
  process.once('SIGINT', interrupt).once('SIGTERM', terminate);
  const offHangUp = onHangUp(() => controller.abort(new GivenUp('the terminal was closed', 129)));
  try {
    return await step(controller.signal);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', terminate);
    offHangUp();
  }
}

/**
 * The same, of a step that is also told when its time is over.
 *
 * @throws what the step does; GivenUp where that was because it was given up
 */
export function unlessGivenUp<Result>(timeout: Duration, step: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  return interruptible(async (interrupted) => {
    const over = new AbortController();
    const signal = AbortSignal.any([interrupted, over.signal]);
    const timer = setTimeout(() => over.abort(new GivenUp(`the time of --timeout ${durationText(timeout)} is over`, 1)), Math.min(timeout * 1000, LONGEST));
    try {
      return await step(signal);
    } catch (error) {
      throw given(signal.reason, error as Error);
    } finally {
      // What one part of a step has begun does not go on when another part has failed.
      over.abort();
      clearTimeout(timer);
    }
  });
}

/** What a step failed of, which ends the command as what it was given up for. */
function given(reason: unknown, error: Error): Error {
  return reason instanceof GivenUp ? new GivenUp(errorLines(error.name === 'AbortError' ? reason : error), reason.exitCode) : error;
}
