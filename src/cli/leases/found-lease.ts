// The lease that a person means by its slug or id: by this user's claims first, then by what the machines of the namespace say.
import type { Claim } from './claims';
import type { LeaseContext } from './context';
import { identityOf, Lease, leaseOf } from './lease';
import { leasesOf } from './lease-machines';
import { hint } from './scope';

export interface FoundLease {
  readonly lease: Lease;
  readonly machine: any;
  /** What this user knows of it; nothing of somebody else's lease. */
  readonly claim?: Claim;
}

/**
 * Finds a lease.
 *
 * @throws where there is none, or more than one
 */
export async function findLease({ claims, machines, settings }: LeaseContext, called: string): Promise<FoundLease> {
  const claimed = claims.all().filter((claim) => namesOf(claim).includes(called));
  const own = await Promise.all(claimed.map(async (claim) => ({ claim, machine: await machines.find(claim) })));
  const found: { readonly machine: any; readonly claim?: Claim }[] = own.filter(({ machine }) => isLive(machine));
  if (found.length === 0) {
    const others = leasesOf(await machines.list()).filter(({ metadata }) => namesOf(identityOf(metadata)).includes(called));
    found.push(...others.map((machine) => ({ machine })));
  }
  const [one, ...more] = found;
  const place = `namespace ${JSON.stringify(settings.namespace)} of context ${JSON.stringify(settings.context)}`;
  if (one === undefined) {
    throw new Error(claimed.length > 0
      ? `lease ${JSON.stringify(called)}: its machine is gone from ${place}: take another one; \`${hint(settings, 'cleanup')}\` forgets this one`
      : `lease ${JSON.stringify(called)}: there is none in ${place}: \`${hint(settings, 'list')}\` shows those there are`);
  }
  if (more.length > 0) {
    throw new Error(`lease ${JSON.stringify(called)}: there are ${found.length} in ${place}: write the name of one of their machines, ${found.map(({ machine }) => machine.metadata.name).join(' or ')}`);
  }
  return { ...one, lease: leaseOf(one.machine) };
}

/** What a person may call a lease. */
function namesOf({ id, slug, name }: Pick<Claim, 'id' | 'slug' | 'name'>): string[] {
  return [id, slug, name];
}

function isLive(machine: any): boolean {
  return machine !== undefined && machine.metadata.deletionTimestamp === undefined;
}
