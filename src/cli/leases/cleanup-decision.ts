// What becomes of a lease when nobody says anything, and why: clean-up's one rule.
import { LONGEST_SILENCE } from './in-use';
import { identityMistakes, Lease, leaseOf } from './lease';
import { errorLines } from '../../issues/issues';
import { Duration, durationText } from '../command-line/duration';

/** What is done with a lease's machine. */
export interface Decision {
  readonly action: 'skip' | 'delete' | 'stop';
  readonly reason: string;
}

/** What is known beside the machine. */
export interface Circumstances {
  /** The server's time, in seconds since 1970. */
  readonly at: number;
  /** Whether the process that was making it is known to be no more. */
  readonly isAbandoned?: boolean;
  /** How old a machine may be, whatever it says of itself. */
  readonly maxAge?: Duration;
}

/** How long a lease may be worked in beyond its time. */
const GRACE = 12 * 3_600;

/** Where several work in a lease, the first to leave it says that it is ready; the others touch it again within this time. */
const SILENCE = 2 * LONGEST_SILENCE;

/** What to do with a machine. Of one that is not certainly a lease, nothing. */
export function decision(machine: any, circumstances: Circumstances): Decision {
  const { deletionTimestamp, creationTimestamp } = machine.metadata;
  if (deletionTimestamp !== undefined) {
    return skip('is being deleted');
  }
  const mistakes = [...identityMistakes(machine.metadata)];
  if (mistakes.length > 0) {
    return skip(`is not certainly a lease: ${mistakes.join('; ')}`);
  }
  const { at, isAbandoned = false, maxAge = Infinity } = circumstances;
  // The server has written down when that was, and nobody can change it.
  const madeAt = Date.parse(creationTimestamp) / 1000 || 0;
  if (madeAt > 0 && at - madeAt >= maxAge) {
    return { action: 'delete', reason: `was made ${durationText(Math.floor(at - madeAt))} ago, and no lease here may be older than ${durationText(maxAge)}` };
  }
  try {
    return ofLease(leaseOf(machine), at, madeAt, isAbandoned);
  } catch (error) {
    return skip(`cannot be judged: ${errorLines(error as Error).join('; ')}`);
  }
}

function ofLease(lease: Lease, at: number, madeAt: number, isAbandoned: boolean): Decision {
  if (lease.state === 'provisioning' && isAbandoned) {
    return { action: 'delete', reason: 'whoever was making it was interrupted' };
  }
  if (lease.isKept && lease.state !== 'provisioning') {
    return skip('is to be kept');
  }
  if (lease.state === 'retained') {
    return skip('is switched off, and its disks are to be kept');
  }
  // A client with a slow clock may have written times before there was the machine.
  const [createdAt, touchedAt] = [lease.createdAt, lease.touchedAt].map((each) => Math.max(each, madeAt));
  return ofClock({ ...lease, createdAt, touchedAt }, at);
}

function ofClock({ state, createdAt, touchedAt, idleTimeout, ttl, release }: Lease, at: number): Decision {
  const age = at - createdAt;
  const idle = at - touchedAt;
  const isBusy = state !== 'ready' || idle < SILENCE;
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
