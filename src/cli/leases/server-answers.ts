// What the server's errors say about a machine, whether or not an outer error adds the cluster and the request.
import { ApiError, isConflict, isNotFound } from '../cluster/api-error';

/** Undefined if the server reports that the object does not exist; throws any other error. */
export function undefinedIfUnknown(error: unknown): undefined {
  if (!reportsUnknown(error)) {
    throw error;
  }
  return undefined;
}

/** Whether the server reports that the object does not exist. The reason is checked since a proxy in between may also answer with 404. */
export function reportsUnknown(error: unknown): boolean {
  const answer = answerIn(error);
  return isNotFound(answer) && answer?.reason === 'NotFound';
}

/** Whether an object has changed in between, or already exists. */
export function reportsConflict(error: unknown): boolean {
  return isConflict(answerIn(error));
}

export function ignoreConflict(error: unknown): void {
  if (!reportsConflict(error)) {
    throw error;
  }
}

/** Adds what to do to the refusal of a machine for which a pool has no room. */
export function adviseOnQuota(error: Error): never {
  throw ['exceeded quota: ', 'count/virtualmachines.kubevirt.io'].every((part) => error.message.includes(part))
    ? new Error(`${error.message}: stop a lease, or wait until one ends: \`cdk8s-kubevirt lease list\` shows when`, { cause: error.cause }) : error;
}

/** The server's response that is the error or its cause. */
function answerIn(error: unknown): ApiError | undefined {
  return [error, (error as Error).cause].find((each) => each instanceof ApiError);
}
