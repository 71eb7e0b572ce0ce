// What is wrong with the command line itself, not with what it names.
import { issue, type Issue, IssueError } from '../issues';

/** An error that a person mends by typing something else. */
export class UsageError extends IssueError {
  constructor(wrong: string | readonly Issue[], options?: ErrorOptions) {
    super(typeof wrong === 'string' ? [issue('', wrong)] : wrong, options);
  }
}

/** What a step returns; what it refuses is wrong with the command line. */
export function asUsage<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw error instanceof IssueError ? new UsageError(error.issues, { cause: error }) : error;
  }
}
