// Finds the lease that an argument names: by this user's lease records first, then by the machines of the namespace.
import type { LeaseContext } from './context';
import { commandFor } from './context';
import { identityOf, Lease, leaseOf } from './lease';
import { leasesOf } from './lease-machines';
import type { LeaseRecord } from './lease-records';

export interface FoundLease {
  readonly lease: Lease;
  readonly machine: any;
  /** This user's record of it; nothing for the lease of another user. */
  readonly record?: LeaseRecord;
}

/**
 * Finds a lease.
 *
 * @throws where there is none, or more than one
 */
export async function findLease({ records, machines, settings }: LeaseContext, called: string): Promise<FoundLease> {
  const recorded = records.all().filter((record) => namesOf(record).includes(called));
  const own = await Promise.all(recorded.map(async (record) => ({ record, machine: await machines.find(record) })));
  const found: { readonly machine: any; readonly record?: LeaseRecord }[] = own.filter(({ machine }) => isLive(machine));
  if (found.length === 0) {
    const others = leasesOf(await machines.list()).filter(({ metadata }) => namesOf(identityOf(metadata)).includes(called));
    found.push(...others.map((machine) => ({ machine })));
  }
  const [one, ...more] = found;
  const place = `namespace ${JSON.stringify(settings.namespace)} of context ${JSON.stringify(settings.context)}`;
  if (one === undefined) {
    throw new Error(recorded.length > 0
      ? `lease ${JSON.stringify(called)}: its machine is gone from ${place}: take another one; \`${commandFor(settings, 'cleanup')}\` forgets this one`
      : `lease ${JSON.stringify(called)}: there is none in ${place}: \`${commandFor(settings, 'list')}\` shows those there are`);
  }
  if (more.length > 0) {
    throw new Error(`lease ${JSON.stringify(called)}: there are ${found.length} in ${place}: write the name of one of their machines, ${found.map(({ machine }) => machine.metadata.name).join(' or ')}`);
  }
  return { ...one, lease: leaseOf(one.machine) };
}

/** The names that arguments may use for a lease. */
function namesOf({ id, slug, name }: Pick<LeaseRecord, 'id' | 'slug' | 'name'>): string[] {
  return [id, slug, name];
}

function isLive(machine: any): boolean {
  return machine !== undefined && machine.metadata.deletionTimestamp === undefined;
}
