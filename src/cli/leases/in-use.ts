// While somebody is at a lease its clock is set again and again, so that clean-up knows.
import type { LeaseContext } from './context';
import type { Lease, LeaseIdentity, LeaseState } from './lease';

/** The longest time between two touches, in seconds. */
export const LONGEST_SILENCE = 60;

/**
 * What a step returns during which a lease is in use. The time of one that was switched off begins anew; one that somebody switches
 * off meanwhile stays so.
 *
 * @param during what the lease goes through meanwhile
 */
export async function inUse<Result>({ machines }: LeaseContext, lease: Lease, during: LeaseState, step: () => Promise<Result>): Promise<Result> {
  const begun = (now: Lease) => ({ ...now, state: during, touchedAt: machines.now(), ...now.state === 'retained' && { createdAt: machines.now() } });
  let last: Promise<unknown> = machines.update(lease, begun);
  await last;
  const touch = () => machines.update(lease, (now) => now.state === 'retained' ? undefined : begun(now));
  // Where it cannot be touched for the moment, the next time comes soon enough; it is no reason for a process to go on.
  const timer = setInterval(() => last = touch().catch(() => undefined), Math.min(LONGEST_SILENCE, lease.idleTimeout / 3) * 1000).unref();
  try {
    return await step();
  } finally {
    clearInterval(timer);
    // What is written next has to be the last word.
    await last;
  }
}

/** Says that a lease is in nobody's use any more, from now on; the time of one that was being made begins with that. */
export function leave({ machines }: LeaseContext, lease: LeaseIdentity): Promise<Lease> {
  return machines.update(lease, (now) => now.state === 'retained' ? undefined : {
    ...now, state: 'ready', touchedAt: machines.now(), ...now.state === 'provisioning' && { createdAt: machines.now() },
  });
}
