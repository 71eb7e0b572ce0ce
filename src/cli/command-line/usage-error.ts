// Mistakes in the command line itself, as opposed to mistakes in the files and objects it refers to.
import { issue, type Issue, IssueError, messageIssues } from '../../issues/issues';

/** An error that the user fixes by typing another command. The command exits with 2. */
export class UsageError extends IssueError {
  constructor(mistakes: string | readonly Issue[], options?: ErrorOptions) {
    super(typeof mistakes === 'string' ? [issue('', mistakes)] : mistakes, options);
  }
}

/** @throws one UsageError that lists all mistakes, if there are any */
export function refuseUsage(mistakes: readonly string[]): void {
  if (mistakes.length > 0) {
    throw new UsageError(messageIssues(mistakes));
  }
}

/** Runs a step, and turns its error into a UsageError. */
export function asUsage<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw error instanceof IssueError ? new UsageError(error.issues, { cause: error }) : error;
  }
}
