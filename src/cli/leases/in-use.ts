// While somebody is at a lease its clock is set again and again, so that clean-up knows.
import type { LeaseContext } from './context';
import type { Lease, LeaseState } from './lease';

/** The longest time between two touches, in seconds. */
const LONGEST = 60;

/**
 * What a step returns during which a lease is in use.
 *
 * @param during what the lease goes through meanwhile
 */
export async function inUse<Result>({ machines }: LeaseContext, lease: Lease, during: LeaseState, step: () => Promise<Result>): Promise<Result> {
  const touch = () => machines.annotate({ ...lease, state: during, touchedAt: machines.now() });
  let last = touch();
  await last;
  // Where it cannot be touched for the moment, the next time comes soon enough; it is no reason for a process to go on.
  const timer = setInterval(() => last = touch().catch(() => undefined), Math.min(LONGEST, lease.idleTimeout / 3) * 1000).unref();
  try {
    return await step();
  } finally {
    clearInterval(timer);
    // What is written next has to be the last word.
    await last;
  }
}

/** Says that a lease is in nobody's use any more, from now on. */
export function leave({ machines }: LeaseContext, lease: Lease): Promise<void> {
  return machines.annotate({ ...lease, state: 'ready', touchedAt: machines.now() });
}
