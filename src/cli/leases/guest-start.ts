// From a machine that is switched off to a guest that runs, and lets its user in: each step with a deadline, and with the cause
// where it fails.
import { once } from 'events';
import { existsSync } from 'fs';
import { setTimeout as sleep } from 'timers/promises';
import { LeaseContext } from './context';
import type { LeaseIdentity } from './lease';
import { WatchedGuest } from './watched-guest';
import { issue, IssueError } from '../../issues/issues';
import { Duration, durationText } from '../command-line/duration';
import { printMessages } from '../terminal/print';
import { answers } from '../tunnel/answers';
import { forgetHostKey } from '../tunnel/host-key';
import type { SshTarget } from '../tunnel/ssh-target';

/** How long each step may take. */
export interface Deadlines {
  readonly start: Duration;
  readonly ssh: Duration;
}

/** As whom a guest is to let somebody in, and how long that may take. */
export interface Login {
  readonly target: SshTarget;
  readonly within: Duration;
}

/** What is wanted of a guest. */
export interface GuestStart {
  /** How long its machine may take to start. */
  readonly start: Duration;
  /** Where its host key is pinned, whether somebody is to log in or not. */
  readonly knownHostsFile: string;
  readonly login?: Login;
}

/** Phases of an instance that does not come back. */
const FINAL = ['Failed', 'Succeeded'];

/** How long an instance that ends is given before the machine is started again, in milliseconds. */
const PAUSE = 500;

/**
 * Starts a machine unless it runs, and waits until its guest lets its user in, if somebody is to log in. Of one that runs and has
 * done so before, nothing more is asked.
 *
 * @throws where a deadline passes or the guest ends, with all that the cluster says about it
 */
export async function startGuest(context: LeaseContext, lease: LeaseIdentity, { start, knownHostsFile, login }: GuestStart): Promise<void> {
  const { machines } = context;
  const before = await machines.instanceOf(lease);
  const isOn = before !== undefined && !isOver(before);
  if (isOn && before.status?.phase === 'Running' && (login === undefined || existsSync(knownHostsFile))) {
    return;
  }
  await WatchedGuest.during(machines, lease, isOn ? undefined : before?.metadata.uid, async (guest) => {
    await timed(context, lease, guest, 'started', start, async (within) => {
      await (isOn ? undefined : switchOn(context, lease, knownHostsFile, within));
      // It may have been lost meanwhile.
      within.throwIfAborted();
      await Promise.race([guest.up, once(within, 'abort')]);
    });
    if (login !== undefined) {
      printMessages(`lease ${lease.slug}: guest runs, waiting for SSH`);
      await timed(context, lease, guest, 'reached over SSH', login.within, (within) => answers(machines.cluster, login.target, { signal: within }));
    }
  });
}

/** A machine whose instance is still ending cannot be started yet, and one that somebody else has started need not be. */
async function switchOn({ machines }: LeaseContext, lease: LeaseIdentity, knownHostsFile: string, within: AbortSignal): Promise<void> {
  if (isMadeAnew(await machines.find(lease))) {
    forgetHostKey({ knownHostsFile });
  }
  while (!await machines.start(lease)) {
    const instance = await machines.instanceOf(lease);
    if (instance !== undefined && !isOver(instance)) {
      return;
    }
    await sleep(PAUSE, undefined, { signal: within });
  }
  printMessages(`lease ${lease.slug}: machine is started`);
}

/** Takes a step that has a deadline of its own, and ends at once where the guest is lost; its error tells what the cluster knows. */
async function timed(
  { signal }: LeaseContext, { name, slug }: LeaseIdentity, guest: WatchedGuest, wanted: string, deadline: Duration,
  step: (within: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const time = AbortSignal.timeout(deadline * 1000);
  const within = AbortSignal.any([signal, time, guest.lost]);
  try {
    within.throwIfAborted();
    await step(within);
    within.throwIfAborted();
  } catch (error) {
    signal.throwIfAborted();
    const isLate = time.aborted && !guest.lost.aborted;
    const { message } = guest.lost.aborted ? guest.lost.reason : error === time.reason ? { message: guest.reason } : error as Error;
    const lines = [`machine ${JSON.stringify(name)} could not be ${wanted}${isLate ? ` within ${durationText(deadline)}` : ''}: ${message}`, ...guest.facts];
    throw new IssueError(lines.map((line) => ({ source: `lease ${slug}`, ...issue('', line) })), { cause: error });
  }
}

function isOver({ metadata, status }: any): boolean {
  return metadata.deletionTimestamp !== undefined || FINAL.includes(status?.phase);
}

/** Whether the guest's disk, and so its host key, is another one at each start. */
function isMadeAnew(machine: any): boolean {
  return (machine?.spec.template.spec.volumes ?? []).some((volume: any) => volume.containerDisk !== undefined || volume.ephemeral !== undefined);
}
