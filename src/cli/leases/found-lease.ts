// The lease that a person means by its slug or id: by this user's claims first, then by what the machines of the namespace say.
import type { Claim } from './claims';
import type { LeaseContext } from './context';
import { ID_LABEL, identityOf, Lease, leaseOf, SLUG_LABEL } from './lease';
import { liveOf } from './lease-machines';
import { hint } from './scope';

export interface FoundLease {
  readonly lease: Lease;
  readonly machine: any;
  /** What this user knows of it; nothing of somebody else's lease. */
  readonly claim?: Claim;
}

/** A word that a label can have. */
const WORD = /^[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?$/;

/**
 * Finds a lease.
 *
 * @throws where there is none, or more than one
 */
export async function findLease({ claims, machines, settings }: LeaseContext, called: string): Promise<FoundLease> {
  const claimed = claims.all().filter(({ id, slug }) => id === called || slug === called);
  const own = await Promise.all(claimed.map(async (claim) => ({ claim, machine: await machines.find(claim) })));
  const found: { readonly machine: any; readonly claim?: Claim }[] = own.filter(({ machine }) => isLive(machine));
  if (found.length === 0 && WORD.test(called)) {
    const labelled = await Promise.all([ID_LABEL, SLUG_LABEL].map((label) => machines.list(`${label}=${called}`)));
    found.push(...liveOf(labelled.flat()).map((machine) => ({ machine })));
  }
  const [one, ...others] = found;
  const place = `namespace ${JSON.stringify(settings.namespace)} of context ${JSON.stringify(settings.context)}`;
  if (one === undefined) {
    throw new Error(claimed.length > 0
      ? `lease ${JSON.stringify(called)}: its machine is gone from ${place}: take another one; \`${hint(settings, 'cleanup')}\` forgets this one`
      : `lease ${JSON.stringify(called)}: there is none in ${place}: \`${hint(settings, 'list')}\` shows those there are`);
  }
  if (others.length > 0) {
    throw new Error(`lease ${JSON.stringify(called)}: there are ${found.length} in ${place}: write one of their ids, ${found.map(({ machine }) => identityOf(machine.metadata).id).join(' or ')}`);
  }
  return { ...one, lease: leaseOf(one.machine) };
}

function isLive(machine: any): boolean {
  return machine !== undefined && machine.metadata.deletionTimestamp === undefined;
}
