// Decides what clean-up does with a lease, and why.
import { identityMistakes, Lease, leaseOf } from './lease';
import { errorLines } from '../../issues/issues';
import { Duration, durationText } from '../command-line/duration';

/** What to do with a lease's machine. */
export interface Decision {
  readonly action: 'skip' | 'delete' | 'stop';
  readonly reason: string;
  /** Whether nothing that anybody writes into the machine changes it, so that it holds for the machine as it is later too. */
  readonly isFinal?: boolean;
}

/** What the decision needs beside the machine. */
export interface DecisionInput {
  /** The server's time, in seconds since 1970. */
  readonly at: number;
  /** Whether the process that was creating it has certainly ended. */
  readonly isAbandoned?: boolean;
  /** How old any machine may be, whatever its annotations say. */
  readonly maxAge?: Duration;
}

/** How long a lease in use may last beyond its time, in seconds. */
const GRACE = 12 * 3_600;

/** The longest time between two updates of the clock of a lease in use, in seconds. */
export const TOUCH_INTERVAL = 60;

/** Where several commands use a lease, the first one that ends marks it as ready; the others update its clock within this time, in seconds. */
const BUSY_TIME = 2 * TOUCH_INTERVAL;

/** KubeVirt's words for a machine whose instance has ended, or is about to. */
const OFF = ['Stopped', 'Stopping'];

/** Decides about a machine; one that is not certainly a lease is skipped. */
export function decide(machine: any, circumstances: DecisionInput): Decision {
  const { deletionTimestamp, creationTimestamp } = machine.metadata;
  if (deletionTimestamp !== undefined) {
    return skip('is being deleted');
  }
  const mistakes = [...identityMistakes(machine.metadata)];
  if (mistakes.length > 0) {
    return skip(`is not certainly a lease: ${mistakes.join('; ')}`);
  }
  const { at, isAbandoned = false, maxAge = Infinity } = circumstances;
  // Set by the server, and immutable.
  const madeAt = Date.parse(creationTimestamp) / 1000 || 0;
  if (madeAt > 0 && at - madeAt >= maxAge) {
    const reason = `was made ${durationText(Math.floor(at - madeAt))} ago, and no lease here may be older than ${durationText(maxAge)}`;
    return { action: 'delete', reason, isFinal: true };
  }
  try {
    return decideForLease(leaseOf(machine), { at, madeAt, isAbandoned, isOn: isOn(machine) });
  } catch (error) {
    return skip(`cannot be judged: ${errorLines(error).join('; ')}`);
  }
}

/** What the decision needs beside the lease. */
interface LeaseCircumstances extends Required<Pick<DecisionInput, 'at' | 'isAbandoned'>> {
  readonly madeAt: number;
  readonly isOn: boolean;
}

function decideForLease(lease: Lease, { at, madeAt, isAbandoned, isOn: isStillOn }: LeaseCircumstances): Decision {
  if (lease.state === 'provisioning' && isAbandoned) {
    return { action: 'delete', reason: 'whoever was making it was interrupted' };
  }
  // Also one to be kept: it was switched off on purpose, and its disks are kept.
  if (lease.state === 'retained') {
    return isStillOn ? { action: 'stop', reason: 'is to be switched off, and its guest still runs' } : skip('is switched off, and its disks are to be kept');
  }
  if (lease.isKept && lease.state !== 'provisioning') {
    return skip('is to be kept');
  }
  // Times written by a client with a slow clock may be before the creation of the machine.
  const [createdAt, touchedAt] = [lease.createdAt, lease.touchedAt].map((each) => Math.max(each, madeAt));
  return decideByTime({ ...lease, createdAt, touchedAt }, at);
}

function decideByTime({ state, createdAt, touchedAt, idleTimeout, ttl, release }: Lease, at: number): Decision {
  const age = at - createdAt;
  const idle = at - touchedAt;
  const isBusy = state !== 'ready' || idle < BUSY_TIME;
  if (idle >= idleTimeout) {
    return { action: release, reason: `nobody has used it for ${durationText(idle)}, and ${durationText(idleTimeout)} are allowed` };
  }
  // A command in use updates the clock, so that only this limit ends a process that hangs.
  if (age >= ttl + (isBusy ? GRACE : 0)) {
    return { action: release, reason: `it is ${durationText(age)} old, and may be ${durationText(ttl)}${isBusy ? `, and ${durationText(GRACE)} more while it is in use` : ''}` };
  }
  const left = Math.min(idleTimeout - idle, ttl - age);
  return skip(isBusy && left <= 0 ? 'is in use beyond its time' : `has ${durationText(left)} left`);
}

/** Whether a machine has an instance that neither has ended nor was asked to. */
function isOn({ status = {} }: any): boolean {
  const isToStop = status.stateChangeRequests?.some(({ action }: any) => action === 'Stop') === true;
  return status.created === true && !isToStop && !OFF.includes(status.printableStatus);
}

function skip(reason: string): Decision {
  return { action: 'skip', reason };
}
