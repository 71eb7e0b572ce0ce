// Whether the machines of a pool run its latest template. The pool's own status lags behind its machines, and does not cover templates.
// virt-controller writes a new template into all machines at once, and then restarts them one after another. In between, it reports all
// of them as Ready.
import { hasMachinesStartedByUser } from './pools';
import { progressing, type Readiness } from './readiness';
import { hasLostInstance, isAheadOfInstance, isOn, machineReadiness } from './virtual-machine';
import { isBeingDeleted } from '../../cluster/cluster';
import type { ObjectWithRelated } from '../observation/related-objects';

/** The label on a machine and its instance with the revision of the pool's template: the pool's name, a hyphen and a generation. */
export const POOL_REVISION = 'kubevirt.io/vm-pool-revision-name';

/** @returns the pool's progress if its status counts machines as Ready that are not, or that have not restarted with its template */
export function pendingMachines(pool: any, machines: readonly ObjectWithRelated[]): Readiness | undefined {
  const outdated = new Set(isUpdating(pool) ? machines.filter(isOutdated) : []);
  const isSettled = hasMachinesStartedByUser(pool) ? isSettledMachine : isRunningMachine;
  const upToDate = machines.filter((each) => !outdated.has(each) && (isBeingDeleted(each.object) || isSettled(each))).length;
  return upToDate === machines.length ? undefined
    : progressing(`${upToDate} of ${machines.length}`, outdated.size > 0 ? 'machines that run an earlier template have not restarted yet' : undefined);
}

/** Whether virt-controller may still have to write the pool's template into its machines. A change of the replicas looks the same. */
export function mayBeUnobserved(pool: any, machines: readonly ObjectWithRelated[]): boolean {
  const { generation = 0 } = pool.metadata;
  return isUpdating(pool) && machines.every(({ object }) => generationOf(revisionOf(object)) < generation);
}

/** Whether virt-controller restarts all machines of a pool for a new template. */
function isUpdating({ spec: { paused = false, updateStrategy = {} } }: any): boolean {
  return !paused && !updateStrategy.unmanaged && !updateStrategy.opportunistic && !updateStrategy.proactive?.selectionPolicy?.selectors;
}

/** A machine without an instance is never late: it gets the template when it starts. */
function isOutdated({ object, related: { instance } }: ObjectWithRelated): boolean {
  const revision = revisionOf(object);
  return instance !== undefined && revision !== undefined && revisionOf(instance) !== revision;
}

/**
 * Whether a machine is as its run strategy says. During a restart, a machine is reported Ready for a moment after its instance is gone, and may seem to
 * be even while its next one starts.
 */
function isSettledMachine({ object, related }: ObjectWithRelated): boolean {
  return machineReadiness(object).state === 'ready' && !hasLostInstance(object, related) && !isAheadOfInstance(object, related);
}

/** Somebody may have stopped a machine that the pool starts. Its own run strategy then says that it stays stopped. */
function isRunningMachine(machine: ObjectWithRelated): boolean {
  return isOn(machine.object) && isSettledMachine(machine);
}

function revisionOf({ metadata: { labels } }: any): string | undefined {
  return labels?.[POOL_REVISION];
}

function generationOf(revision: string = ''): number {
  return Number(revision.slice(revision.lastIndexOf('-') + 1));
}
