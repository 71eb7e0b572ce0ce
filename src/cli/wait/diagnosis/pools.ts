// Pools that are held up by some of their machines: by those that somebody has stopped, or by those that cannot be deleted.
import type { FindCause } from './cause';
import { isBeingDeleted } from '../../cluster/cluster';
import { hasMachinesStartedByUser } from '../readiness/pools';
import { machineReadiness, runStrategyOf } from '../readiness/virtual-machine';

/** How many machines are named. */
const MAX_NAMED = 10;

/** The machines of a pool that somebody has stopped, although its template starts them. KubeVirt starts them with the next change of the template. */
export const stoppedMachines: FindCause = (object, { machines }) => {
  const stopped = machines.map((each) => each.object).filter(isLeftStopped).sort(byName);
  if (stopped.length === 0 || hasMachinesStartedByUser(object)) {
    return undefined;
  }
  const named = stopped.slice(0, MAX_NAMED).map(({ metadata: { name }, spec }) => ({ name, strategy: runStrategyOf({ spec }) }));
  const more = moreThan(stopped);
  return {
    reason: 'Stopped',
    message: `machines stay stopped: ${named.map(({ name, strategy }) => `${name} (${strategy})`).join(', ')}${more}`,
    advice: `start them: \`cdk8s-kubevirt start ${named.map(({ name }) => name).join(' ')}${more}\``,
    mayRecover: true,
  };
};

/**
 * The machines that a pool has deleted, and that only its own finalizer still holds. If virt-controller 1.9 cannot remove the finalizer at once,
 * because a stopped machine changes at the same moment, it does not try again, and the pool updates none of its machines.
 */
export const heldMachines: FindCause = (_, { machines }) => {
  const held = machines.map((each) => each.object).filter(({ metadata: { finalizers } }) => finalizers?.join() === POOL_FINALIZER).sort(byName);
  const names = held.slice(0, MAX_NAMED).map(({ metadata: { name } }) => name);
  return held.length === 0 ? undefined : {
    reason: 'FailedScaleIn',
    message: `deleted machines stay, since virt-controller has not removed its finalizer ${POOL_FINALIZER}: ${names.join(', ')}${moreThan(held)}`,
    advice: `remove it: kubectl patch vm ${names.join(' ')}${moreThan(held)} --type merge -p '{"metadata":{"finalizers":null}}'`,
    mayRecover: true,
  };
};

const POOL_FINALIZER = 'pool.kubevirt.io/finalizer';

function moreThan(machines: readonly any[]): string {
  return machines.length > MAX_NAMED ? ' …' : '';
}

/** In the order of their numbers, since the cache has no order. */
function byName({ metadata: { name: one } }: any, { metadata: { name: other } }: any): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** Whether a machine is Stopped as its own run strategy says. */
function isLeftStopped(machine: any): boolean {
  const { state, reason } = machineReadiness(machine);
  return state === 'ready' && reason === 'Stopped' && !isBeingDeleted(machine);
}
