// What the server's refusals say about a machine, whether or not an error has the cluster and the request before them.
import { ApiError, isNotFound } from '../cluster/api-error';

/** Nothing where the server says that the object does not exist. */
export function undefinedIfUnknown(error: unknown): undefined {
  if (!isUnknown(error)) {
    throw error;
  }
  return undefined;
}

/** Whether the server says that the object does not exist: a proxy in between may answer with 404 too. */
export function isUnknown(error: unknown): boolean {
  const answer = answerIn(error);
  return isNotFound(answer) && answer?.reason === 'NotFound';
}

/** Whether something has changed meanwhile, or is there already. */
export function isConflict(error: unknown): boolean {
  return answerIn(error)?.code === 409;
}

export function ignoreConflict(error: unknown): void {
  if (!isConflict(error)) {
    throw error;
  }
}

/** The server's answer that an error is, or is caused by. */
function answerIn(error: unknown): ApiError | undefined {
  return [error, (error as Error).cause].find((each) => each instanceof ApiError);
}
