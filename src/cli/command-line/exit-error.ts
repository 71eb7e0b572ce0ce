// An error with which the command ends with another exit status than 1.
import { IssueError, messageIssues } from '../../issues/issues';

export class ExitError extends IssueError {
  constructor(
    reasons: string | readonly string[], /** The exit status of the command. */ readonly exitCode: number, options?: { readonly cause?: unknown },
  ) {
    super(messageIssues([reasons].flat()), options);
  }
}
