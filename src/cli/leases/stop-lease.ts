// Ends a lease before its time: deletes its machine, or switches it off and keeps its disks.
import { setTimeout as sleep } from 'timers/promises';
import { commandFor, LeaseContext } from './context';
import { findLeaseToEnd } from './find-lease';
import { identityOf, Release } from './lease';
import type { HeldRecord, LeaseRecord } from './lease-records';

/** How long another command may be at work on a lease that is to be ended, in milliseconds: clean-up is for a moment, warmup for long. */
const PATIENCE = 10_000;

/** The pause between two attempts to hold a record, in milliseconds. */
const PAUSE = 200;

/** The options of `lease stop`. */
const RELEASE_OPTIONS: { readonly [release in Release]: string } = { delete: '--delete', stop: '--retain' };

/** What was done, and with which lease. */
interface Stopped {
  readonly slug: string;
  readonly action: Release;
}

/**
 * Ends a lease; of one that is deleted nothing is left here either.
 *
 * @param wanted what becomes of it; by default what its annotation says
 * @throws where there is no such lease, it is not certain that it is meant, another command is about to change it, or somebody uses one
 *   again that is to be switched off
 */
export async function stopLease(context: LeaseContext, called: string, wanted: Release | undefined): Promise<Stopped> {
  const { machines } = context;
  const { lease, machine, record } = await findLeaseToEnd(context, called);
  const held = record && await holdSoon(context, record, wanted);
  const action = wanted ?? lease.release;
  try {
    await (action === 'delete' ? machines.delete(machine) : switchOff(context, machine));
  } catch (error) {
    held?.release();
    throw error;
  }
  (action === 'delete' ? held?.remove : held?.release)?.();
  return { slug: lease.slug, action };
}

/**
 * Holds the record of a lease once no other command is at work on it.
 *
 * @returns nothing where that command has ended the lease
 * @throws where it takes its time
 */
async function holdSoon(
  { records, settings, signal }: LeaseContext, record: LeaseRecord, wanted: Release | undefined,
): Promise<HeldRecord | undefined> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const held = records.hold(record);
    if (held !== undefined || !records.has(record)) {
      return held;
    }
    if (Date.now() > end) {
      const again = commandFor(settings, 'stop', ...wanted === undefined ? [] : [RELEASE_OPTIONS[wanted]], record.slug);
      throw new Error(`lease ${record.slug}: another command is at work on it: wait for it, then run \`${again}\` again`);
    }
    await sleep(PAUSE, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

async function switchOff({ machines, settings }: LeaseContext, machine: any): Promise<void> {
  if (!await machines.retain(machine)) {
    const { slug, name } = identityOf(machine.metadata);
    const again = commandFor(settings, 'stop', RELEASE_OPTIONS.stop, name);
    throw new Error(`lease ${slug}: somebody uses it again, and it is left: run \`${again}\` to switch it off nevertheless`);
  }
}
