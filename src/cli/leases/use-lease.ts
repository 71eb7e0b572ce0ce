// Uses a lease: starts its machine if it is off, and updates its clock until the work is done, so clean-up sees that it is in use.
import { TOUCH_INTERVAL } from './cleanup-decision';
import type { TypedSettings } from './configuration';
import type { LeaseContext } from './context';
import { findLease, FoundLease } from './find-lease';
import { Deadlines, GuestStart, startGuest } from './guest-start';
import type { Lease, LeaseIdentity, LeaseState } from './lease';
import type { LeaseMachines } from './lease-machines';
import { knownHostsFile, sshTargetOf } from './ssh-access';
import { timeoutSignal } from '../command-line/cancellation';
import type { Duration } from '../command-line/duration';
import { say } from '../terminal/print';
import type { SshTarget } from '../tunnel/ssh-arguments';

/** How long marking a lease as ready again may take, in milliseconds. */
const CLOSING_TIMEOUT = 15_000;

/** The shortest time between two updates of a lease's clock, in seconds, since anybody may set the idle timeout of a machine to zero. */
const MIN_TOUCH_INTERVAL = 1;

/** A lease and how to reach its guest. */
interface LeaseAccess {
  readonly found: FoundLease;
  readonly target: SshTarget;
}

/** Runs a step that logs in to a guest. Options for the login take precedence over the lease's record. */
export async function withSshTarget<Result>(
  context: LeaseContext, nameOrId: string, options: Deadlines & TypedSettings, step: (access: LeaseAccess) => Promise<Result>,
): Promise<Result> {
  const found = await findLease(context, nameOrId);
  const target = sshTargetOf(context, found, options);
  const start = { startTimeout: options.startTimeout, knownHostsFile: target.knownHostsFile, login: { target, within: options.sshTimeout } };
  return useLease(context.machines, found.lease, start, () => step({ found, target }));
}

/** Runs a step that needs a running guest but no login, so the lease may belong to another user. */
export async function withRunningGuest<Result>(
  context: LeaseContext, nameOrId: string, startTimeout: Duration, step: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const found = await findLease(context, nameOrId);
  const start = { startTimeout, knownHostsFile: knownHostsFile(context, found) };
  return useLease(context.machines, found.lease, start, () => step(found.lease));
}

async function useLease<Result>(machines: LeaseMachines, lease: Lease, start: GuestStart, step: () => Promise<Result>): Promise<Result> {
  try {
    return await whileInUse(machines, lease, 'running', async () => {
      await startGuest(machines, lease, start);
      return step();
    });
  } finally {
    // The result of the step counts, even if the machine is gone by now.
    await markReady(machines.until(timeoutSignal(CLOSING_TIMEOUT)), lease).catch((error: Error) => say('note', error.message));
  }
}

/**
 * Runs a step during which a lease is in use. The time of a lease that was switched off starts again. A lease that is switched off during
 * the step stays off.
 *
 * @param during the state of the lease during the step
 */
export async function whileInUse<Result>(machines: LeaseMachines, lease: Lease, during: LeaseState, step: () => Promise<Result>): Promise<Result> {
  const inUse = (now: Lease) => ({ ...now, state: during, touchedAt: machines.now(), ...now.state === 'retained' && { createdAt: machines.now() } });
  await machines.update(lease, inUse);
  const controller = new AbortController();
  const abortableMachines = machines.until(AbortSignal.any([machines.signal, controller.signal]));
  // The next update follows a failed one soon enough. The timer does not keep the process alive.
  const touch = () => void abortableMachines.update(lease, (now) => now.state === 'retained' ? undefined : inUse(now)).catch(() => undefined);
  const timer = setInterval(touch, Math.max(MIN_TOUCH_INTERVAL, Math.min(TOUCH_INTERVAL, lease.idleTimeout / 3)) * 1000).unref();
  try {
    return await step();
  } finally {
    clearInterval(timer);
    // Gives up updates without an answer, which would be retried for as long as the cluster is unreachable. If the server still gets one
    // after the caller's next update, it refuses it, since it names an older version.
    controller.abort();
  }
}

/** Marks a lease as no longer in use. The time of a new lease starts then. */
export function markReady(machines: LeaseMachines, lease: LeaseIdentity): Promise<Lease> {
  return machines.update(lease, (now) => now.state === 'retained' ? undefined : {
    ...now, state: 'ready', touchedAt: machines.now(), ...now.state === 'provisioning' && { createdAt: machines.now() },
  });
}
