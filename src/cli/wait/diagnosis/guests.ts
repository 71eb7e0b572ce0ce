// Guests that crash, are paused, or have no address.
import { FindCause } from './cause';
import { waitingContainers } from './pods';
import { RunStrategy } from '../../../spec/run-strategy';
import { isBeingDeleted } from '../../cluster/cluster';
import { conditionWith } from '../readiness/readiness';
import { isToStop, runStrategyOf } from '../readiness/virtual-machine';

/** How a launcher's container ended. */
function containerFailure(pods: readonly any[]): string | undefined {
  const ended = pods.flatMap(({ status = {} }) => status.containerStatuses ?? [])
    .map(({ name, state, lastState }: any) => ({ name, ...state?.terminated ?? lastState?.terminated }))
    .find(({ exitCode }) => exitCode !== undefined && exitCode !== 0);
  return ended && `its launcher's container ${ended.name} ended with ${ended.exitCode}${ended.message ? `: ${ended.message}` : ''}`;
}

export const crashLoop: FindCause = (object, { instance, pods }) => {
  const { printableStatus, startFailure } = object.status ?? {};
  const again = pods.flatMap(waitingContainers).find(({ reason }) => reason === 'CrashLoopBackOff');
  return printableStatus === 'CrashLoopBackOff' || again !== undefined ? {
    reason: 'CrashLoopBackOff',
    message: [failureCount(startFailure) ?? again?.message ?? 'it fails as soon as it is started', containerFailure(pods), instance?.status?.reason].filter(Boolean).join('; '),
    advice: `look at the log of the launcher pod's container compute, and at the guest's console: virtctl console ${object.metadata.name}`,
  } : undefined;
};

/** KubeVirt counts guests that fail before they run. */
function failureCount({ consecutiveFailCount, retryAfterTimestamp }: any = {}): string | undefined {
  const times = consecutiveFailCount === 1 ? 'once' : `${consecutiveFailCount} times in a row`;
  return consecutiveFailCount && `it has failed ${times} before it ran${retryAfterTimestamp ? `, and is started again at ${retryAfterTimestamp}` : ''}`;
}

/** KubeVirt deletes an instance that has crashed at once, so that it may only be seen while it is deleted. */
function isEndedOnPurpose(object: any, { metadata, status }: any): boolean {
  if (metadata?.deletionTimestamp === undefined || object.kind !== 'VirtualMachine') {
    return [object, { metadata }].some(isBeingDeleted);
  }
  const failure = status.phaseTransitionTimestamps?.find(({ phase }: any) => phase === 'Failed');
  return isBeingDeleted(object) || isToStop(object) || !(Date.parse(failure?.phaseTransitionTimestamp) <= Date.parse(metadata.deletionTimestamp));
}

/** A crashed instance is soon replaced, unless its machine runs once. Guests that are being stopped, or deleted, may end in any way. */
export const crash: FindCause = (object, { instance = object.kind === 'VirtualMachineInstance' ? object : undefined, pods }) => {
  if (instance?.status?.phase !== 'Failed' || isEndedOnPurpose(object, instance)) {
    return undefined;
  }
  const isStartedAnew = object.kind === 'VirtualMachine' && [RunStrategy.ALWAYS, RunStrategy.RERUN_ON_FAILURE].includes(runStrategyOf(object) as RunStrategy);
  return {
    reason: 'Crashed',
    message: [`its guest has crashed${isStartedAnew ? ', and KubeVirt starts it anew' : ''}`, instance.status.reason, containerFailure(pods)].filter(Boolean).join('; '),
    countsAtOnce: true,
    advice: `look at the guest's console while it boots, and at the log of the launcher pod's container compute: virtctl console ${object.metadata.name}`,
  };
};

export const pausedByUser: FindCause = (object) => {
  const paused = conditionWith(object, 'Paused', 'True');
  return paused?.reason === 'PausedByUser' && object.spec?.template?.spec?.startStrategy !== 'Paused' ? {
    reason: 'Paused',
    message: paused.message ?? 'somebody has paused it',
    advice: `let it go on: virtctl unpause vm ${object.metadata.name}`,
    mayRecover: true,
  } : undefined;
};

/** Only on the pod network: there KubeVirt reports the pod's address; elsewhere an agent in the guest would have to. */
export const noAddress: FindCause = (_object, { instance }) => {
  const { spec = {}, status = {} } = instance ?? {};
  const masqueraded = named(spec.domain?.devices?.interfaces, ({ masquerade }) => masquerade !== undefined);
  const without = named(status.interfaces, ({ ipAddress }) => !ipAddress).filter((name) => masqueraded.includes(name));
  return status.phase === 'Running' && without.length > 0 ? {
    reason: 'NoAddress',
    message: `it runs, but has no address on network ${without.map((name) => JSON.stringify(name)).join(', ')}`,
    advice: 'look at the launcher pod\'s network: the cluster\'s network plugin has given it no address',
  } : undefined;
};

/** The names of the interfaces that meet a condition. */
function named(interfaces: readonly any[] = [], holds: (each: any) => boolean): string[] {
  return interfaces.filter(holds).map(({ name }) => name);
}
