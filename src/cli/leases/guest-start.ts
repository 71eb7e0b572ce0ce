// From a machine that is switched off to a guest that lets its user in: each step with a deadline, and with the cause where it fails.
import { existsSync } from 'fs';
import { setTimeout as sleep } from 'timers/promises';
import { LeaseContext, tell } from './context';
import { diagnosis } from './diagnosis';
import { Duration, durationText } from '../duration';
import { awaitInstance, isOver, whileUp } from './guest-instance';
import type { LeaseIdentity } from './lease';
import { answers } from '../tunnel/answers';
import { forgetHostKey } from '../tunnel/host-key';
import type { SshTarget } from '../tunnel/ssh-target';

/** How long each step may take. */
export interface Deadlines {
  readonly start: Duration;
  readonly ssh: Duration;
}

/** What a diagnosis may take, in milliseconds. */
const DIAGNOSIS = 15_000;

/** How long an instance that ends is given before the machine is started again, in milliseconds. */
const PAUSE = 500;

/**
 * Starts a machine unless it runs, and waits until its guest lets its user in. Of one that runs and has done so before, nothing
 * more is asked.
 *
 * @throws where a deadline passes or the guest ends, with all that the cluster says about it
 */
export async function startGuest(context: LeaseContext, lease: LeaseIdentity, target: SshTarget, deadlines: Deadlines): Promise<void> {
  const { machines } = context;
  const before = await machines.instanceOf(lease);
  const isOn = before !== undefined && !isOver(before);
  if (isOn && before.status?.phase === 'Running' && existsSync(target.knownHostsFile)) {
    return;
  }
  await timed(context, lease, 'started', deadlines.start, async (within) => {
    if (!isOn) {
      await start(context, lease, target, within);
    }
    await awaitInstance(context, lease, within, isOn ? undefined : before?.metadata.uid);
  });
  tell(`lease ${lease.slug}: guest runs, waiting for SSH`);
  await timed(context, lease, 'reached over SSH', deadlines.ssh, (within) => (
    whileUp(context, lease, within, (signal) => answers(machines.cluster, target, { signal }))
  ));
}

/** A machine whose instance is still ending cannot be started yet, and one that somebody else has started need not be. */
async function start({ machines }: LeaseContext, lease: LeaseIdentity, target: SshTarget, within: AbortSignal): Promise<void> {
  if (isMadeAnew(await machines.find(lease))) {
    forgetHostKey(target);
  }
  while (!await machines.start(lease)) {
    const instance = await machines.instanceOf(lease);
    if (instance !== undefined && !isOver(instance)) {
      return;
    }
    await sleep(PAUSE, undefined, { signal: within });
  }
  tell(`lease ${lease.slug}: machine is started`);
}

/** Takes a step that has a deadline of its own; its error tells what the cluster knows. */
async function timed(
  context: LeaseContext, { name, slug, ...lease }: LeaseIdentity, wanted: string, deadline: Duration, step: (within: AbortSignal) => Promise<void>,
): Promise<void> {
  const time = AbortSignal.timeout(deadline * 1000);
  try {
    await step(AbortSignal.any([context.signal, time]));
    context.signal.throwIfAborted();
  } catch (error) {
    context.signal.throwIfAborted();
    const facts = await diagnosis(context.machines, { name, slug, ...lease }, AbortSignal.timeout(DIAGNOSIS));
    const lines = [
      `machine ${JSON.stringify(name)} could not be ${wanted}${time.aborted ? ` within ${durationText(deadline)}` : ''}`,
      ...error === time.reason ? [] : (error as Error).message.split('\n'),
      ...facts,
    ];
    throw new Error(lines.map((line) => `lease ${slug}: ${line}`).join('\n'), { cause: error });
  }
}

/** Whether the guest's disk, and so its host key, is another one at each start. */
function isMadeAnew(machine: any): boolean {
  return (machine?.spec.template.spec.volumes ?? []).some((volume: any) => volume.containerDisk !== undefined || volume.ephemeral !== undefined);
}
