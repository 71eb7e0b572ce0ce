// Records when a machine is requested: where the process was killed or got no answer, the machine may still appear for some time.
import { SlugTaken } from './lease-machines';
import type { LeaseRecord, HeldRecord } from './lease-records';
import { ApiError, isTransient } from '../cluster/api-error';

/** For how long the request is retried, in milliseconds. */
export const REQUEST_TIMEOUT = 60_000;

/** How long a server may work on the last request, in milliseconds. */
const ANSWER_TIMEOUT = 60_000;

/**
 * Runs a step that creates a machine; the record is updated before the request is sent, and after the answer.
 *
 * @param at the server's time, in seconds since 1970
 * @throws what the step does
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

/** Whether a machine that does not exist may still appear after a moment. */
export function mayStillAppear({ requestedAt, uid }: LeaseRecord, at: number): boolean {
  return requestedAt !== undefined && uid === undefined && at * 1000 - requestedAt < REQUEST_TIMEOUT + ANSWER_TIMEOUT;
}

/** Whether an error says that the machine was certainly not created. */
function isRefusal(error: Error): boolean {
  return error instanceof SlugTaken || (error.cause instanceof ApiError && (error.cause.code === 403 || !isTransient(error.cause)));
}
