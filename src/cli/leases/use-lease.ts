// Uses a lease: starts its machine if it is off, and updates its clock until the work is done, so clean-up sees that it is in use.
import { ClockUpdates } from './clock-updates';
import type { TypedSettings } from './configuration';
import type { LeaseContext } from './context';
import { findLeaseTo, FoundLease } from './find-lease';
import { Deadlines, GuestStart, startGuest } from './guest-start';
import { type Lease, type LeaseIdentity, leaseOf, type LeaseState } from './lease';
import { type LeaseMachines, MachineGone } from './lease-machines';
import { explainLoss } from './lost-guest';
import { ownerText } from './owner';
import { knownHostsFile, sshTargetOf } from './ssh-access';
import { timeoutSignal } from '../command-line/cancellation';
import type { Duration } from '../command-line/duration';
import { say } from '../terminal/print';
import type { SshTarget } from '../tunnel/ssh-arguments';

/** How long marking a lease as ready again may take, in milliseconds. */
const CLOSING_TIMEOUT = 15_000;

/** A lease and how to reach its guest. */
interface LeaseAccess {
  readonly found: FoundLease;
  readonly target: SshTarget;
}

/** Runs a step that logs in to a guest. Options for the login take precedence over the lease's record. */
export async function withSshTarget<Result>(
  context: LeaseContext, nameOrId: string, options: Deadlines & TypedSettings, step: (access: LeaseAccess) => Promise<Result>,
): Promise<Result> {
  const found = await findLeaseTo('use', context, nameOrId);
  const target = sshTargetOf(context, found, options);
  const { startTimeout, sshTimeout } = options;
  const start = { startTimeout, knownHostsFile: target.knownHostsFile, login: { target, within: sshTimeout } };
  return useLease(context.machines, found, start, () => step({ found, target }));
}

/** Runs a step that needs a running guest but no login, so the lease may belong to another user. */
export async function withRunningGuest<Result>(
  context: LeaseContext, nameOrId: string, startTimeout: Duration, step: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const found = await findLeaseTo('use', context, nameOrId);
  const start = { startTimeout, knownHostsFile: knownHostsFile(context, found) };
  return useLease(context.machines, found, start, step);
}

async function useLease<Result>(
  given: LeaseMachines, { machine, record }: FoundLease, start: GuestStart, step: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const lease = leaseOf(machine);
  const machines = given.retrying(start.startTimeout);
  if (record === undefined) {
    say('note', `lease ${lease.slug}: was taken by ${ownerText(machine)}`);
  }
  try {
    return await whileInUse(machines, lease, 'running', async () => {
      await startGuest(machines, lease, start);
      return step(lease);
    });
  } catch (error) {
    throw await explainLoss(machines.until(timeoutSignal(CLOSING_TIMEOUT)), lease, error);
  } finally {
    // The result of the step counts, even if the machine is gone by now.
    await markReady(machines.until(timeoutSignal(CLOSING_TIMEOUT)), lease).catch((error: Error) => say('note', notReadyText(lease, error)));
  }
}

function notReadyText({ slug }: Lease, error: Error): string {
  return error instanceof MachineGone ? error.message : `lease ${slug}: it cannot be recorded that it is no longer in use: ${error.message}`;
}

/**
 * Runs a step during which a lease is in use. The time of a lease that was switched off, or was never ready, starts again. A lease that is
 * switched off during the step stays off.
 *
 * @param during the state of the lease during the step
 */
export async function whileInUse<Result>(machines: LeaseMachines, lease: Lease, during: LeaseState, step: () => Promise<Result>): Promise<Result> {
  const startsAgain = (now: Lease) => now.state === 'retained' || now.state !== during && now.state === 'provisioning';
  const inUse = (now: Lease) => ({ ...now, state: during, touchedAt: machines.now(), ...startsAgain(now) && { createdAt: machines.now() } });
  const updates = new ClockUpdates(machines, await machines.update(lease, inUse), (now) => now.state === 'retained' ? undefined : inUse(now));
  try {
    return await step();
  } finally {
    updates.end();
  }
}

/** Marks a lease as no longer in use. The time of a new lease starts then. */
export function markReady(machines: LeaseMachines, lease: LeaseIdentity): Promise<Lease> {
  return machines.update(lease, (now) => now.state === 'retained' ? undefined : {
    ...now, state: 'ready', touchedAt: machines.now(), ...now.state === 'provisioning' && { createdAt: machines.now() },
  });
}
