// Finds the lease that an argument names: by this user's lease records first, then by the machines of the namespace.
import type { LeaseContext } from './context';
import { commandFor } from './context';
import { identityOf, Lease, leaseOf } from './lease';
import { LeaseMachines, leasesOf } from './lease-machines';
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
 * @throws where there is none, or more than one, or this user's own is gone: nobody else's takes its place
 */
export function findLease(context: LeaseContext, called: string): Promise<FoundLease> {
  return find(context, called, namesOf);
}

/**
 * Finds a lease that is to be ended: another user's only by what no other lease has, its id or its machine's name. Scripts end the slug
 * that they have asked for, whether they got it or not.
 *
 * @throws as `findLease`; where the slug is that of a lease of which this user has no record
 */
export function findLeaseToEnd(context: LeaseContext, called: string): Promise<FoundLease> {
  return find(context, called, ({ id, name }) => [id, name]);
}

/** @param namesOfOthers how leases may be called of which this user has no record */
async function find({ records, machines, settings }: LeaseContext, called: string, namesOfOthers: typeof namesOf): Promise<FoundLease> {
  const recorded = records.all().filter((record) => namesOf(record).includes(called));
  const own = await Promise.all(recorded.map(async (record) => ({ record, machine: await machines.find(record) })));
  const found: { readonly machine: any; readonly record?: LeaseRecord }[] = own.filter(({ machine }) => isLive(machine));
  if (recorded.length === 0) {
    found.push(...await findOthers(machines, called, namesOfOthers));
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

/** @throws where the leases that are called so may not be called so here */
async function findOthers(machines: LeaseMachines, called: string, namesOfOthers: typeof namesOf): Promise<{ readonly machine: any }[]> {
  const all = leasesOf(await machines.list()).map((machine) => ({ machine, identity: identityOf(machine.metadata) }));
  const others = all.filter(({ identity }) => namesOfOthers(identity).includes(called));
  const uncertain = all.filter(({ identity }) => namesOf(identity).includes(called));
  if (others.length === 0 && uncertain.length > 0) {
    const certain = uncertain.map(({ identity: { id, name } }) => `its id ${id} or its machine's name ${name}`);
    throw new Error(`lease ${JSON.stringify(called)}: was taken by somebody else, or elsewhere: to end it nevertheless, write ${certain.join(', or ')}`);
  }
  return others;
}

/** The names that arguments may use for a lease. */
function namesOf({ id, slug, name }: Pick<LeaseRecord, 'id' | 'slug' | 'name'>): string[] {
  return [id, slug, name];
}

function isLive(machine: any): boolean {
  return machine !== undefined && machine.metadata.deletionTimestamp === undefined;
}
