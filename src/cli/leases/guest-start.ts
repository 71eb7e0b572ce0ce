// Starts a lease's machine, and waits until its guest runs and a login succeeds. Each step has a deadline, and an error with the cause.
import { once } from 'events';
import { existsSync } from 'fs';
import { setTimeout as sleep } from 'timers/promises';
import { GuestWatch, staysOn } from './guest-watch';
import type { LeaseIdentity } from './lease';
import type { LeaseMachines } from './lease-machines';
import { issue, IssueError } from '../../issues/issues';
import { timeoutSignal } from '../command-line/cancellation';
import { Duration, durationText } from '../command-line/duration';
import { keptRootVolume } from '../manifests/root-volume';
import { printMessages } from '../terminal/print';
import type { SshTarget } from '../tunnel/ssh-arguments';
import { waitForLogin, forgetHostKey } from '../tunnel/ssh-login';

/** How long the machine may take to start, and its guest to answer over SSH. */
export interface Deadlines {
  readonly startTimeout: Duration;
  readonly sshTimeout: Duration;
}

/** What to wait for. */
export interface GuestStart extends Pick<Deadlines, 'startTimeout'> {
  /** The file with the guest's pinned host key. */
  readonly knownHostsFile: string;
  /** The login to wait for, with its deadline. */
  readonly login?: { readonly target: SshTarget; readonly within: Duration };
}

/** The pause between two attempts to start a machine whose instance is ending, in milliseconds. It doubles up to the longest. */
const START_RETRY_PAUSE = { first: 500, longest: 5_000 };

/**
 * Starts a machine unless it runs, and waits for the login, if one is given. A running guest with a pinned host key is not checked again.
 *
 * @throws if a deadline passes or the guest ends, with everything that the cluster reports about it
 */
export async function startGuest(machines: LeaseMachines, lease: LeaseIdentity, { startTimeout, knownHostsFile, login }: GuestStart): Promise<void> {
  const before = await readGuest(machines, lease);
  const isOn = staysOn(before.machine, before.instance);
  if (isOn && before.instance.status?.phase === 'Running' && (login === undefined || existsSync(knownHostsFile))) {
    return;
  }
  await GuestWatch.run(machines, lease, { uid: before.instance?.metadata.uid, isOn, mustRun: login === undefined }, async (guest) => {
    await withDeadline(machines.signal, guest, 'started', startTimeout, async (within) => {
      await (isOn ? undefined : switchOn(guest, machines.until(within), before.machine, knownHostsFile));
      // The guest may have been lost in between.
      within.throwIfAborted();
      await Promise.race([guest.up, once(within, 'abort')]);
    });
    if (login !== undefined) {
      printMessages(`lease ${lease.slug}: guest is running, waiting for SSH`);
      await withDeadline(machines.signal, guest, 'reached over SSH', login.within, (within) => waitForLogin(machines.cluster, login.target, { signal: within }));
    }
  });
}

/** A machine whose instance is still ending cannot be started yet. Another user may start it, or cancel its stop, in between. */
async function switchOn(guest: GuestWatch, machines: LeaseMachines, before: any, knownHostsFile: string): Promise<void> {
  const { lease } = guest;
  if (hasEphemeralRoot(before)) {
    forgetHostKey({ knownHostsFile });
  }
  for (let pause = START_RETRY_PAUSE.first; !await machines.start(lease); pause = Math.min(2 * pause, START_RETRY_PAUSE.longest)) {
    const { machine, instance } = await readGuest(machines, lease);
    if (staysOn(machine, instance)) {
      guest.use(instance);
      return;
    }
    await sleep(pause, undefined, { signal: machines.signal });
  }
  printMessages(`lease ${lease.slug}: machine started`);
}

/**
 * Reads a lease's machine, and then its instance; each may be gone. In this order, an instance that virt-controller has deleted after a request to
 * stop is never read as one that stays on.
 */
async function readGuest(machines: LeaseMachines, lease: LeaseIdentity): Promise<{ readonly machine: any; readonly instance: any }> {
  const machine = await machines.find(lease);
  return { machine, instance: await machines.instanceOf(lease) };
}

/** Runs a step with a deadline. The step ends immediately if the guest is lost. Its error has the facts from the cluster. */
async function withDeadline(
  signal: AbortSignal, guest: GuestWatch, wanted: string, deadline: Duration, step: (within: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const time = timeoutSignal(deadline * 1000);
  const within = AbortSignal.any([signal, time, guest.lost]);
  try {
    within.throwIfAborted();
    await step(within);
    within.throwIfAborted();
  } catch (error) {
    signal.throwIfAborted();
    const isLate = time.aborted && !guest.lost.aborted;
    const { name, slug } = guest.lease;
    const message = failureMessage(error as Error, guest, time);
    const lines = [`machine ${JSON.stringify(name)} could not be ${wanted}${isLate ? ` within ${durationText(deadline)}` : ''}: ${message}`, ...guest.facts];
    throw new IssueError(lines.map((line) => ({ source: `lease ${slug}`, ...issue('', line) })), { cause: error });
  }
}

function failureMessage(error: Error, guest: GuestWatch, time: AbortSignal): string {
  if (guest.lost.aborted) {
    return guest.lost.reason.message;
  }
  return time.aborted && [error, error.cause].includes(time.reason) ? guest.reason : error.message;
}

/** Whether the guest gets a new root disk, and thus a new host key, at each start. */
export function hasEphemeralRoot(machine: any): boolean {
  return machine !== undefined && keptRootVolume(machine.spec) === undefined;
}
