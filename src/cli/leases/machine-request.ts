// The time in which a machine may come of which nobody has heard: it was asked for, and whoever asked was killed, or got no answer.
import type { Claim, HeldClaim } from './claims';
import { SlugTaken } from './lease-machines';
import { ApiError, isTransient } from '../cluster/api-error';

/** How long a machine is asked for, again and again where that fails for the moment, in milliseconds. */
export const LONGEST_REQUEST = 60_000;

/** After that, what was asked for last has come, or never will, in milliseconds: no server works longer on a request. */
const LONGEST_ANSWER = 60_000;

/**
 * The machine that a step asks for. The claim tells of the request before it is sent, and of the answer.
 *
 * @param at the server's time, in seconds since 1970
 * @throws what the step does
 */
export async function requested(held: HeldClaim, at: number, step: () => Promise<any>): Promise<any> {
  held.note({ requestedAt: at * 1000 });
  try {
    const machine = await step();
    held.note({ uid: machine.metadata.uid });
    return machine;
  } catch (error) {
    if (isRefusal(error as Error)) {
      held.note({ requestedAt: undefined });
    }
    throw error;
  }
}

/** Whether the machine of a claim that is not there may still come at a moment. */
export function mayCome({ requestedAt, uid }: Claim, at: number): boolean {
  return requestedAt !== undefined && uid === undefined && at * 1000 - requestedAt < LONGEST_REQUEST + LONGEST_ANSWER;
}

/** Whether an error leaves no doubt. */
function isRefusal(error: Error): boolean {
  return error instanceof SlugTaken || (error.cause instanceof ApiError && (error.cause.code === 403 || !isTransient(error.cause)));
}
