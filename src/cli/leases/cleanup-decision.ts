// What becomes of a lease when nobody says anything, and why: clean-up's one rule.
import { mistakesOf } from '../../mistakes';
import { durationText } from '../duration';
import { Lease, leaseOf } from './lease';

/** What is done with a lease's machine. */
export interface Decision {
  readonly action: 'skip' | 'delete' | 'stop';
  readonly reason: string;
}

/** How long a lease may be worked in beyond its time. */
const GRACE = 12 * 3_600;

/**
 * What to do with a machine at a moment, in seconds since 1970.
 *
 * @param isAbandoned whether the process that was making it is known to be no more
 */
export function decision(machine: any, at: number, isAbandoned: boolean): Decision {
  if (machine.metadata.deletionTimestamp !== undefined) {
    return skip('is being deleted');
  }
  try {
    return ofLease(leaseOf(machine), at, isAbandoned);
  } catch (error) {
    return skip(`cannot be judged: ${mistakesOf(error as Error).join('; ')}`);
  }
}

function ofLease(lease: Lease, at: number, isAbandoned: boolean): Decision {
  if (lease.state === 'provisioning' && isAbandoned) {
    return { action: 'delete', reason: 'whoever was making it was interrupted' };
  }
  if (lease.isKept && lease.state !== 'provisioning') {
    return skip('is to be kept');
  }
  if (lease.state === 'retained') {
    return skip('is switched off, and its disks are to be kept');
  }
  return ofClock(lease, at);
}

function ofClock({ state, createdAt, touchedAt, idleTimeout, ttl, release }: Lease, at: number): Decision {
  const isBusy = state !== 'ready';
  const age = at - createdAt;
  const idle = at - touchedAt;
  if (idle >= idleTimeout) {
    return { action: release, reason: `nobody has used it for ${durationText(idle)}, and ${durationText(idleTimeout)} are allowed` };
  }
  // Whoever works in it touches its clock, so that this is about a process that never ends.
  if (age >= ttl + (isBusy ? GRACE : 0)) {
    return { action: release, reason: `it is ${durationText(age)} old, and may be ${durationText(ttl)}${isBusy ? `, and ${durationText(GRACE)} more while it is in use` : ''}` };
  }
  const left = Math.min(idleTimeout - idle, ttl - age);
  return skip(isBusy && left <= 0 ? 'is in use beyond its time' : `has ${durationText(left)} left`);
}

function skip(reason: string): Decision {
  return { action: 'skip', reason };
}
