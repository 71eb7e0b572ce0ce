// Whether the machines of a pool run, and run its latest template: the pool's own status lags behind theirs, and says nothing of templates.
// virt-controller writes a new template into all machines at once, and then restarts them by turns; in between it reports as many Ready
// machines as there are to be.
import { progressing, type Readiness } from './readiness';
import { isOn, machineReadiness } from './virtual-machine';
import { isBeingDeleted } from '../../cluster/cluster';
import type { ObjectWithRelated } from '../observation/related-objects';

/** The label of a machine and of its instance that names the revision of the pool's template: the pool's name, a hyphen and a generation. */
export const POOL_REVISION = 'kubevirt.io/vm-pool-revision-name';

/** @returns how far the pool is where its status calls machines Ready that are not, or that are still to be restarted for its template */
export function pendingMachines(pool: any, machines: readonly ObjectWithRelated[]): Readiness | undefined {
  const late = new Set(isUpdating(pool) ? machines.filter(isLate) : []);
  const up = machines.filter((each) => !late.has(each) && !isUnsettled(each)).length;
  return up === machines.length ? undefined
    : progressing(`${up} of ${machines.length}`, late.size > 0 ? 'machines that run an earlier template are still to be restarted' : undefined);
}

/** Whether virt-controller may still have to write the pool's template into its machines; a new number of machines looks the same. */
export function mayBeUnseen(pool: any, machines: readonly ObjectWithRelated[]): boolean {
  const { generation = 0 } = pool.metadata;
  return isUpdating(pool) && machines.length > 0 && machines.every(({ object }) => generationOf(revisionOf(object)) < generation);
}

/** Whether virt-controller restarts the machines of a pool for another template, and all of them. */
function isUpdating({ spec: { paused = false, updateStrategy = {} } }: any): boolean {
  return !paused && !updateStrategy.unmanaged && !updateStrategy.opportunistic && !updateStrategy.proactive?.selectionPolicy?.selectors;
}

/** A machine without an instance takes the template when it starts. */
function isLate({ object, related: { instance } }: ObjectWithRelated): boolean {
  const revision = revisionOf(object);
  return instance !== undefined && revision !== undefined && revisionOf(instance) !== revision;
}

/** Whether a machine is on its way: one that restarts is called Ready for a moment after its instance is gone. */
function isUnsettled({ object, related: { hasNoInstance } }: ObjectWithRelated): boolean {
  return !isBeingDeleted(object) && (machineReadiness(object).state !== 'ready' || (hasNoInstance === true && isOn(object)));
}

function revisionOf({ metadata: { labels } }: any): string | undefined {
  return labels?.[POOL_REVISION];
}

function generationOf(revision: string = ''): number {
  return Number(revision.slice(revision.lastIndexOf('-') + 1));
}
