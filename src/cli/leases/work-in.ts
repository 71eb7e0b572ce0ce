// Works in a lease: its machine is started where it is not on, and its clock is touched for as long as the work lasts.
import { LeaseContext, tell, until } from './context';
import { findLease, FoundLease } from './found-lease';
import { Deadlines, startGuest } from './guest-start';
import { inUse, leave } from './in-use';
import { now } from './lease';
import { targetOf } from './target';
import type { SshTarget } from '../tunnel/ssh-target';

/** How long it may take to say that nobody is at a lease any more, in milliseconds. */
const LEAVING = 15_000;

/** What a piece of work is given. */
export interface Workplace {
  readonly found: FoundLease;
  readonly target: SshTarget;
}

/** What a step returns that works in a guest. */
export async function workIn<Result>(
  context: LeaseContext, called: string, deadlines: Deadlines, step: (workplace: Workplace) => Promise<Result>,
): Promise<Result> {
  const found = await findLease(context, called);
  const target = targetOf(context, found);
  // The time of one that was switched off begins anew.
  const lease = found.lease.state === 'retained' ? { ...found.lease, createdAt: now() } : found.lease;
  try {
    return await inUse(context, lease, 'running', async () => {
      await startGuest(context, lease, target, deadlines);
      return step({ found, target });
    });
  } finally {
    // What came of the work counts, whatever has become of the machine meanwhile.
    await leave(until(context, AbortSignal.timeout(LEAVING)), lease).catch((error: Error) => tell(`note: ${error.message}`));
  }
}
