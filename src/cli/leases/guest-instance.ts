// Waits until a machine's instance runs, and tells meanwhile what becomes of it.
import { LeaseContext, tell } from './context';
import type { LeaseIdentity } from './lease';
import { INSTANCE, LeaseMachines } from './lease-machines';
import { watch } from '../cluster/watch';
import { conditionWith } from '../wait/readiness/readiness';
import { machineReadiness } from '../wait/readiness/virtual-machine';

/** Phases of an instance that does not come back. */
const FINAL = ['Failed', 'Succeeded'];

/** Phases of one that SSH is tried with: some clusters report late that it runs. */
const UP = ['Scheduled', 'Running'];

/** Whether an instance has ended, or is about to. */
export function isOver({ metadata, status }: any): boolean {
  return metadata.deletionTimestamp !== undefined || FINAL.includes(status?.phase);
}

/** An instance is none that can be worked in any more. */
export class GuestOver extends Error {
  constructor(phase: string) {
    super(`its guest has ended: ${phase}`);
  }
}

/**
 * Waits until an instance is up.
 *
 * @param except the uid of an earlier instance, which may still be there
 * @throws GuestOver at once where the instance ends or the machine is deleted, and when the signal is aborted
 */
export async function awaitInstance({ machines }: LeaseContext, { name, slug }: LeaseIdentity, within: AbortSignal, except?: string): Promise<void> {
  const done = new AbortController();
  const signal = AbortSignal.any([within, done.signal]);
  let told = '';
  const look = (instance: any) => {
    const phase = instance.status?.phase;
    if (instance.metadata.uid === except) {
      return;
    }
    if (FINAL.includes(phase)) {
      done.abort(new GuestOver(phase));
    } else if (!isOver(instance) && (UP.includes(phase) || conditionWith(instance, 'Ready', 'True'))) {
      done.abort();
    }
  };
  const note = (machine: any) => {
    const { state, reason, message } = machineReadiness(machine);
    // Of a machine that is only on its way, there is nothing more to say.
    const line = `lease ${slug}: ${reason}${state === 'failed' ? `: ${message}` : ''}`;
    if (line !== told && reason !== 'Stopped') {
      told = line;
      tell(line);
    }
  };
  await Promise.all([
    follow(machines, INSTANCE.kind, name, signal, look, () => undefined),
    follow(machines, 'VirtualMachine', name, signal, note, () => done.abort(new GuestOver('Deleted'))),
  ].map((each) => each.finally(() => done.abort())));
  within.throwIfAborted();
  if (done.signal.reason instanceof GuestOver) {
    throw done.signal.reason;
  }
}

/**
 * What a step returns that needs a guest which runs.
 *
 * @throws GuestOver as soon as it does not
 */
export async function whileUp<Result>(
  { machines }: LeaseContext, { name }: LeaseIdentity, within: AbortSignal, step: (within: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const done = new AbortController();
  const signal = AbortSignal.any([within, done.signal]);
  const look = (instance: any) => isOver(instance) && done.abort(new GuestOver(instance.status?.phase ?? 'Deleted'));
  const watched = follow(machines, INSTANCE.kind, name, signal, look, () => done.abort(new GuestOver('Deleted')));
  try {
    return await step(signal);
  } catch (error) {
    throw done.signal.reason instanceof GuestOver ? done.signal.reason : error;
  } finally {
    done.abort();
    // Who may not watch has to do without.
    await watched.catch(() => undefined);
  }
}

function follow(
  { cluster, namespace }: LeaseMachines, kind: string, name: string, signal: AbortSignal, changed: (object: any) => void, removed: () => void,
): Promise<void> {
  const query = { ...INSTANCE, kind, namespace, fieldSelector: `metadata.name=${name}` };
  return watch(cluster, query, { replaced: (objects) => objects.forEach(changed), changed, removed }, { signal });
}
