// Whether the machines of a pool run its latest template: the pool's own status does not say so. virt-controller writes a new template into
// all machines at once, and then restarts them by turns; in between it reports as many Ready machines as there are to be.
import { progressing, type Readiness } from './readiness';

/** The label of a machine and of its instance that names the revision of the pool's template: the pool's name, a hyphen and a generation. */
export const POOL_REVISION = 'kubevirt.io/vm-pool-revision-name';

/** A machine of a pool, and its instance. */
interface Member {
  readonly machine: any;
  readonly instance?: any;
}

/** @returns how far the pool is where machines are still to be restarted for its template */
export function pendingUpdate(pool: any, members: readonly Member[]): Readiness | undefined {
  const late = isUpdating(pool) ? members.filter(isLate).length : 0;
  return late === 0 ? undefined : progressing(`${members.length - late} of ${members.length}`, 'machines that run an earlier template are still to be restarted');
}

/** Whether virt-controller may still have to write the pool's template into its machines; a new number of machines looks the same. */
export function mayBeUnseen(pool: any, members: readonly Member[]): boolean {
  const { generation = 0 } = pool.metadata;
  return isUpdating(pool) && members.length > 0 && members.every(({ machine }) => generationOf(revisionOf(machine)) < generation);
}

/** Whether virt-controller restarts the machines of a pool for another template, and all of them. */
function isUpdating({ spec: { paused = false, updateStrategy = {} } }: any): boolean {
  return !paused && !updateStrategy.unmanaged && !updateStrategy.opportunistic && !updateStrategy.proactive?.selectionPolicy?.selectors;
}

/** A machine without an instance takes the template when it starts. */
function isLate({ machine, instance }: Member): boolean {
  const revision = revisionOf(machine);
  return instance !== undefined && revision !== undefined && revisionOf(instance) !== revision;
}

function revisionOf({ metadata: { labels } }: any): string | undefined {
  return labels?.[POOL_REVISION];
}

function generationOf(revision: string = ''): number {
  return Number(revision.slice(revision.lastIndexOf('-') + 1));
}
