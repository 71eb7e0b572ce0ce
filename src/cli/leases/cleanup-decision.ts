// Decides what clean-up does with a lease, and why.
import { expiresAt, identityMistake, Lease, leaseOf } from './lease';
import { errorLines } from '../../issues/issues';
import { Duration, durationText } from '../command-line/duration';
import { isRequested, OFF_STATUSES, printableStatus } from '../wait/readiness/virtual-machine';

/** What to do with a lease's machine. */
export interface Decision {
  readonly action: 'skip' | 'delete' | 'stop';
  readonly reason: string;
  /** Whether the decision holds even if the machine changes right after it was read. */
  readonly isFinal?: boolean;
}

/** The input of the decision besides the machine. */
export interface DecisionInput {
  /** The server's time, in seconds since 1970. */
  readonly now: number;
  /** Whether the process that was creating the machine has certainly ended. */
  readonly isAbandoned?: boolean;
  /** The maximum age of any machine, whatever its annotations say. */
  readonly maxAge?: Duration;
}

/** How long a lease in use may exceed its time, in seconds. */
const GRACE = 12 * 3_600;

/** The longest time between two updates of the clock of a lease in use, in seconds. */
export const TOUCH_INTERVAL = 60;

/** If several commands use a lease, the first that ends marks it as ready. The others update its clock within this time, in seconds. */
const BUSY_TIME = 2 * TOUCH_INTERVAL;

/** The decisions about leases that do not end on their own, except by the maximum age. */
const KEPT = skip('is marked to be kept');
const SWITCHED_OFF = skip('is switched off, and its disks are kept');

/** Whether only the maximum age ends a lease. */
export function isUnlimited(decision: Decision): boolean {
  return decision === KEPT || decision === SWITCHED_OFF;
}

/** When clean-up ends a lease that is in use, if its clock is no longer updated; undefined if it never does, except by the maximum age. */
export function endsWithoutUpdates({ isKept, state, touchedAt, idleTimeout, createdAt, ttl }: Lease): Date | undefined {
  const ends = new Date(Math.min(touchedAt + idleTimeout, createdAt + ttl + GRACE) * 1000);
  // Users may write times into the annotations that no date reaches.
  return isKept && state !== 'provisioning' || Number.isNaN(ends.getTime()) ? undefined : ends;
}

/** Decides about a machine. A machine that may not be a lease is skipped. */
export function decide(machine: any, input: DecisionInput): Decision {
  const { deletionTimestamp, creationTimestamp } = machine.metadata;
  if (deletionTimestamp !== undefined) {
    return skip('is being deleted');
  }
  const mistake = identityMistake(machine.metadata);
  if (mistake !== undefined) {
    return skip(`may not be a lease: ${mistake}`);
  }
  const { now, isAbandoned = false, maxAge = Infinity } = input;
  // Set by the server, and immutable.
  const machineCreatedAt = Date.parse(creationTimestamp) / 1000 || 0;
  if (machineCreatedAt > 0 && now - machineCreatedAt >= maxAge) {
    const reason = `was created ${durationText(Math.floor(now - machineCreatedAt))} ago, and no lease may be older than ${durationText(maxAge)}`;
    return { action: 'delete', reason, isFinal: true };
  }
  try {
    return decideForLease(leaseOf(machine, ''), { now, machineCreatedAt, isAbandoned, isOn: isOn(machine) });
  } catch (error) {
    return skip(`cannot be judged: ${errorLines(error).join('; ')}`);
  }
}

/** The input of the decision besides the lease. */
interface LeaseCircumstances extends Required<Pick<DecisionInput, 'now' | 'isAbandoned'>> {
  readonly machineCreatedAt: number;
  readonly isOn: boolean;
}

function decideForLease(lease: Lease, { now, machineCreatedAt, isAbandoned, isOn: isStillOn }: LeaseCircumstances): Decision {
  if (isAbandoned && wasNeverReady(lease, machineCreatedAt)) {
    return { action: 'delete', reason: 'its creation was interrupted' };
  }
  // Applies also to a lease with --keep: it was switched off on purpose, and its disks are kept.
  if (lease.state === 'retained') {
    return isStillOn ? { action: 'stop', reason: 'should be switched off, but its guest still runs' } : SWITCHED_OFF;
  }
  if (lease.isKept && lease.state !== 'provisioning') {
    return KEPT;
  }
  // Times written by a client with a slow clock may be before the creation of the machine.
  const [createdAt, touchedAt] = [lease.createdAt, lease.touchedAt].map((each) => Math.max(each, machineCreatedAt));
  return decideByTime({ ...lease, createdAt, touchedAt }, now);
}

/** Also one that earlier versions switched off. The time of a lease starts again when it is ready, which is after its machine was created. */
function wasNeverReady({ state, createdAt }: Lease, machineCreatedAt: number): boolean {
  return state === 'provisioning' || (state === 'retained' && createdAt <= machineCreatedAt);
}

function decideByTime(lease: Lease, now: number): Decision {
  const { state, createdAt, touchedAt, idleTimeout, ttl } = lease;
  // The disks of a lease that was never handed over have nothing worth keeping.
  const release = state === 'provisioning' ? 'delete' : lease.release;
  const age = now - createdAt;
  const idle = now - touchedAt;
  const isBusy = state !== 'ready' || idle < BUSY_TIME;
  if (idle >= idleTimeout) {
    return { action: release, reason: `it was idle for ${durationText(idle)}, and ${durationText(idleTimeout)} is allowed` };
  }
  // A running command updates the clock, so only this limit ends a lease whose command hangs.
  if (age >= ttl + (isBusy ? GRACE : 0)) {
    return { action: release, reason: `it is ${durationText(age)} old, and may last ${durationText(ttl)}${isBusy ? `, and ${durationText(GRACE)} more while it is in use` : ''}` };
  }
  const remaining = expiresAt(lease) - now;
  return skip(isBusy && remaining <= 0 ? 'is in use past its time' : `has ${durationText(remaining)} left`);
}

/** Whether a machine has an instance that has not ended and was not asked to stop. */
function isOn(machine: any): boolean {
  return machine.status?.created === true && !isRequested(machine, 'Stop') && !OFF_STATUSES.includes(printableStatus(machine));
}

function skip(reason: string): Decision {
  return { action: 'skip', reason };
}
