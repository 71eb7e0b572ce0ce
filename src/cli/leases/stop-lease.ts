// Ends a lease before its time: deletes its machine, or switches it off and keeps its disks.
import { setTimeout as sleep } from 'timers/promises';
import { commandFor, LeaseContext } from './context';
import { findLeaseTo, type FoundLease, LeaseGone } from './find-lease';
import { decideOnRecord, GONE } from './gone-machines';
import { identityOf, leaseOf, type Release } from './lease';
import type { HeldRecord, LeaseRecord } from './lease-records';
import { isBeingDeleted } from '../cluster/cluster';

/** How long to wait for another command that works on the lease, in milliseconds. That is enough for clean-up, but not for warmup. */
const HOLD_TIMEOUT = 10_000;

/** The pause between two attempts to hold a record, in milliseconds. */
const HOLD_RETRY_PAUSE = 200;

/** The options of `lease stop`. */
const RELEASE_OPTIONS: { readonly [release in Release]: string } = { delete: '--delete', stop: '--retain' };

/** What was done, and with which lease. */
interface Stopped {
  readonly slug: string;
  /** `gone` if somebody had deleted its machine. */
  readonly action: Release | 'gone';
}

/**
 * Ends a lease. If it is deleted, its local record and key are removed too.
 *
 * @param release whether to delete it or switch it off; by default what its annotation says
 * @throws if the lease does not exist or is ambiguous, another command is changing it, or its disks are to be kept and its machine is gone or
 *   somebody uses it again
 */
export async function stopLease(context: LeaseContext, nameOrId: string, release: Release | undefined): Promise<Stopped> {
  const found = await findLeaseTo('end', context, nameOrId).catch((error) => error instanceof LeaseGone ? error : Promise.reject(error as Error));
  if (!(found instanceof LeaseGone)) {
    return stopFound(context, found, release);
  }
  // Clean-up may have been faster than a job that ends its lease. But the disks that --retain would keep are gone, and records of earlier
  // versions, which have no scope, may be of another namespace.
  if (release === 'stop' || found.records.some(({ scope }) => scope === undefined)) {
    throw found;
  }
  for (const record of found.records) {
    await forget(context, record, release);
  }
  return { slug: found.records[0].slug, action: 'gone' };
}

async function stopFound(context: LeaseContext, { identity, machine, record }: FoundLease, release: Release | undefined): Promise<Stopped> {
  const { machines } = context;
  // A machine with invalid annotations can still be deleted.
  const { release: annotated } = release === 'delete' ? { release } : leaseOf(machine);
  const action = release ?? annotated;
  const held = record && await waitForHold(context, record, release);
  try {
    if (action === 'delete') {
      await machines.delete(machine);
      held?.remove();
    } else {
      // What a user keeps on purpose no longer counts as interrupted.
      held?.update({ isHandedOver: true });
      await switchOff(context, machine);
    }
  } finally {
    held?.release();
  }
  return { slug: identity.slug, action };
}

/**
 * Removes the record and the key of a lease whose machine is gone.
 *
 * @throws if its machine may exist, or still appear
 */
async function forget(context: LeaseContext, record: LeaseRecord, release: Release | undefined): Promise<void> {
  const held = await waitForHold(context, record, release);
  if (held === undefined) {
    return;
  }
  const { slug } = record;
  try {
    const machine = await context.machines.find(held.record);
    if (machine !== undefined && !isBeingDeleted(machine)) {
      throw new Error(`lease ${slug}: its machine has just appeared: run \`${commandToStop(context, release, slug)}\` again`);
    }
    const decided = machine === undefined ? decideOnRecord(context, held.record) : GONE;
    if (decided !== GONE) {
      throw new Error(`lease ${slug}: ${decided.reason}`);
    }
    held.remove();
  } finally {
    held.release();
  }
}

/**
 * Holds the record of a lease once no other command works on it.
 *
 * @returns undefined if that command has ended the lease
 * @throws if that command takes too long
 */
async function waitForHold(context: LeaseContext, record: LeaseRecord, release: Release | undefined): Promise<HeldRecord | undefined> {
  const { records, machines: { signal } } = context;
  const deadline = performance.now() + HOLD_TIMEOUT;
  for (;;) {
    const held = records.hold(record);
    if (held !== undefined || !records.has(record)) {
      return held;
    }
    if (performance.now() > deadline) {
      throw new Error(`lease ${record.slug}: another command is working on it: wait for it, then run \`${commandToStop(context, release, record.slug)}\` again`);
    }
    await sleep(HOLD_RETRY_PAUSE, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

async function switchOff(context: LeaseContext, machine: any): Promise<void> {
  if (!await context.machines.retain(machine)) {
    const { slug, name } = identityOf(machine.metadata);
    throw new Error(`lease ${slug}: it is in use again and stays on: run \`${commandToStop(context, 'stop', name)}\` to switch it off anyway`);
  }
}

/** The command that ends a lease in the same way. */
function commandToStop({ settings }: LeaseContext, release: Release | undefined, nameOrId: string): string {
  return commandFor(settings, 'stop', ...release === undefined ? [] : [RELEASE_OPTIONS[release]], nameOrId);
}
