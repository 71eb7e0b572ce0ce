// Records when a machine is requested. If the process is killed or gets no answer, the machine may still appear for some time.
import { SlugTaken } from './lease-machines';
import type { LeaseRecord, HeldRecord } from './lease-records';
import { ApiError, isTransient } from '../cluster/api-error';

/** How long the request is retried, in milliseconds. */
export const REQUEST_TIMEOUT = 60_000;

/** How long a server may work on the last request, in milliseconds. */
const ANSWER_TIMEOUT = 60_000;

/**
 * Runs a step that creates a machine. The record is updated before the request is sent, and after the answer.
 *
 * @param at the server's time, in seconds since 1970
 * @throws the errors of the step
 */
export async function recordRequest(held: HeldRecord, at: number, step: () => Promise<any>): Promise<any> {
  held.update({ requestedAt: at * 1000 });
  try {
    const machine = await step();
    held.update({ uid: machine.metadata.uid });
    return machine;
  } catch (error) {
    if (isRefusal(error as Error)) {
      held.update({ requestedAt: undefined });
    }
    throw error;
  }
}

/** Whether a machine that does not exist may still appear. */
export function mayStillAppear({ requestedAt, uid }: LeaseRecord, at: number): boolean {
  return requestedAt !== undefined && uid === undefined && at * 1000 - requestedAt < REQUEST_TIMEOUT + ANSWER_TIMEOUT;
}

/** Whether an error shows that the machine was certainly not created. */
function isRefusal(error: Error): boolean {
  return error instanceof SlugTaken || (error.cause instanceof ApiError && (error.cause.code === 403 || !isTransient(error.cause)));
}
