// Ends a lease when its user says so.
import type { LeaseContext } from './context';
import { findLease, FoundLease } from './found-lease';
import type { Release } from './lease';
import { hint } from './scope';

/** What was done, and with which lease. */
export interface Stopped {
  readonly slug: string;
  readonly action: Release;
}

/**
 * Ends a lease; of one that is deleted nothing is left here either.
 *
 * @param wanted what becomes of it; by default what its annotation says
 * @throws where there is no such lease, or another command is about to change it
 */
export async function stopLease(context: LeaseContext, called: string, wanted: Release | undefined): Promise<Stopped> {
  const { claims, machines, settings } = context;
  const { lease, machine, claim }: FoundLease = await findLease(context, called);
  const held = claim && claims.hold(claim);
  if (claim !== undefined && held === undefined) {
    throw new Error(`lease ${lease.slug}: another command is at work on it: wait for it, then run \`${hint(settings, 'stop', lease.slug)}\` again`);
  }
  const action = wanted ?? lease.release;
  try {
    await (action === 'delete' ? machines.delete(machine) : machines.retain(machine));
  } catch (error) {
    held?.release();
    throw error;
  }
  (action === 'delete' ? held?.remove : held?.release)?.();
  return { slug: lease.slug, action };
}
