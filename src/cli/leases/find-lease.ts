// Finds the lease that an argument names: first in this user's lease records, then among the machines of the namespace.
import { commandFor, LeaseContext } from './context';
import { identityOf, type LeaseIdentity, leaseIdentityOf } from './lease';
import { LeaseMachines, leasesOf } from './lease-machines';
import type { LeaseRecord } from './lease-records';
import { ownerText } from './owner';
import { isBeingDeleted } from '../cluster/cluster';
import { requireNamespace } from '../cluster/namespace';

export interface FoundLease {
  readonly identity: LeaseIdentity;
  /** Its machine, whose annotations somebody may have made invalid. */
  readonly machine: any;
  /** This user's record of it; undefined for another user's lease. */
  readonly record?: LeaseRecord;
}

/** This user has records of leases with the name, and their machines no longer exist, or are being deleted. */
export class LeaseGone extends Error {
  constructor(message: string, readonly records: readonly LeaseRecord[]) {
    super(message);
  }
}

/**
 * Finds a lease to show.
 *
 * @throws if there is none or more than one, if this user's own is gone: another user's lease never takes its place, or if somebody has changed
 *   the labels of its machine
 */
export function findLease(context: LeaseContext, nameOrId: string): Promise<FoundLease> {
  return find(context, nameOrId, namesOf);
}

/**
 * Finds a lease to use or end. Another user's lease is found only by its id or its machine's name, which are unique: a script may name the
 * slug that it asked for even if it did not get it, and may even have the same key.
 *
 * @throws as `findLease`, and if the slug belongs to a lease of which this user has no record
 */
export function findLeaseTo(what: 'use' | 'end', context: LeaseContext, nameOrId: string): Promise<FoundLease> {
  return find(context, nameOrId, ({ id, name }) => [id, name], what);
}

/** @param namesOfOthers the names by which leases without a record of this user are found */
async function find(
  { records, machines, settings }: LeaseContext, nameOrId: string, namesOfOthers: typeof namesOf, what: string = '',
): Promise<FoundLease> {
  const recorded = records.all().filter((record) => namesOf(record).includes(nameOrId));
  const own = await Promise.all(recorded.map(async (record) => ({ record, machine: await machines.find(record) })));
  const live = own.filter(({ machine }) => machine !== undefined && !isBeingDeleted(machine));
  const found: Omit<FoundLease, 'identity'>[] = recorded.length > 0 ? live : await findOthers(machines, nameOrId, namesOfOthers, what);
  const [one, ...more] = found;
  const place = `namespace ${JSON.stringify(settings.namespace)} of context ${JSON.stringify(settings.context)}`;
  if (one === undefined && recorded.length > 0) {
    const message = `its machine is gone from ${place}: take another lease; \`${commandFor(settings, 'cleanup')}\` removes the record of this one`;
    throw new LeaseGone(`lease ${JSON.stringify(nameOrId)}: ${message}`, recorded);
  }
  if (one === undefined) {
    await requireNamespace(machines.requests, settings.namespace);
    throw new Error(`lease ${JSON.stringify(nameOrId)}: does not exist in ${place}: \`${commandFor(settings, 'list')}\` lists the existing ones`);
  }
  if (more.length > 0) {
    throw new Error(`lease ${JSON.stringify(nameOrId)}: there are ${found.length} in ${place}: write the name of one of their machines, ${found.map(({ machine }) => machine.metadata.name).join(' or ')}`);
  }
  return { ...one, identity: leaseIdentityOf(one.machine) };
}

/** @throws if leases have that name, but may not be found by it here */
async function findOthers(
  machines: LeaseMachines, nameOrId: string, namesOfOthers: typeof namesOf, what: string,
): Promise<{ readonly machine: any }[]> {
  const all = leasesOf(await machines.list()).map((machine) => ({ machine, identity: identityOf(machine.metadata) }));
  const others = all.filter(({ identity }) => namesOfOthers(identity).includes(nameOrId));
  const recordless = all.filter(({ identity }) => namesOf(identity).includes(nameOrId));
  if (others.length === 0 && recordless.length > 0) {
    const uniqueNames = recordless.map(({ identity: { id, name } }) => `its id ${id} or its machine's name ${name}`);
    throw new Error(`lease ${JSON.stringify(nameOrId)}: was taken by ${ownerText(recordless[0].machine)}: to ${what} it anyway, write ${uniqueNames.join(', or ')}`);
  }
  return others;
}

/** The names by which an argument can refer to a lease. */
function namesOf({ id, slug, name }: Pick<LeaseRecord, 'id' | 'slug' | 'name'>): string[] {
  return [id, slug, name];
}
