// Guests that crash, are paused or stopped, or have no address.
import { FindCause } from './cause';
import { lastWarning } from './evidence';
import { startAdvice, waitingContainers } from './pods';
import { RunStrategy } from '../../../spec/run-strategy';
import { isBeingDeleted } from '../../cluster/cluster';
import type { RelatedObjects } from '../observation/related-objects';
import { conditionWith } from '../readiness/readiness';
import { isAskedToStop, runStrategyOf } from '../readiness/virtual-machine';

/** How a container of a launcher pod failed. */
function containerFailure(pods: readonly any[]): string | undefined {
  const ended = pods.flatMap(({ status = {} }) => [...status.containerStatuses ?? [], ...status.initContainerStatuses ?? []])
    .map(({ name, state, lastState }: any) => ({ name, ...state?.terminated ?? lastState?.terminated }))
    .find(({ exitCode }) => exitCode !== undefined && exitCode !== 0);
  return ended && `container ${ended.name} of its launcher pod exited with code ${ended.exitCode}${ended.message ? `: ${ended.message}` : ''}`;
}

/** KubeVirt waits at most five minutes, and a little more, before it starts a machine that failed to start again. */
const LONGEST_BACK_OFF = 6 * 60_000;

/** What a kubelet reported of the launcher that failed last, and that KubeVirt has deleted. Failed pulls, of which pods do not end, are not meant. */
function deletedLauncherFailure(related: RelatedObjects, retryAfter: string): string | undefined {
  const found = lastWarning(related, /^Failed$/, /^Error: (?!.*Pull)/);
  const isOlder = Date.parse(found?.lastTimestamp) < Date.parse(retryAfter) - LONGEST_BACK_OFF;
  return related.pods.length > 0 || isOlder ? undefined : found?.message;
}

export const crashLoop: FindCause = (object, related) => {
  const { instance, pods } = related;
  const { printableStatus, startFailure } = object.status ?? {};
  const backOff = pods.flatMap(waitingContainers).find(({ reason }) => reason === 'CrashLoopBackOff');
  if (printableStatus !== 'CrashLoopBackOff' && backOff === undefined) {
    return undefined;
  }
  const failure = containerFailure(pods) ?? deletedLauncherFailure(related, startFailure?.retryAfterTimestamp);
  return {
    reason: 'CrashLoopBackOff',
    message: [failureCount(startFailure) ?? backOff?.message ?? 'it fails as soon as it starts', failure, instance?.status?.reason].filter(Boolean).join('; '),
    advice: startAdvice(failure, `check the log of the launcher pod's compute container, and the guest's console: virtctl console ${object.metadata.name}`),
  };
};

/** KubeVirt counts consecutive failures to start. */
function failureCount({ consecutiveFailCount, retryAfterTimestamp }: any = {}): string | undefined {
  const times = consecutiveFailCount === 1 ? 'once' : `${consecutiveFailCount} times in a row`;
  return consecutiveFailCount && `it failed ${times} before it ran${retryAfterTimestamp ? `, and KubeVirt starts it again at ${retryAfterTimestamp}` : ''}`;
}

/** Whether somebody stops or deletes an instance. KubeVirt itself deletes a crashed instance immediately, so a crash may be seen only during that. */
export function isEndedOnPurpose(object: any, { metadata, status }: any): boolean {
  if (metadata?.deletionTimestamp === undefined || object.kind !== 'VirtualMachine') {
    return [object, { metadata }].some(isBeingDeleted);
  }
  const failure = status.phaseTransitionTimestamps?.find(({ phase }: any) => phase === 'Failed');
  const failedFirst = Date.parse(failure?.phaseTransitionTimestamp) <= Date.parse(metadata.deletionTimestamp);
  return isBeingDeleted(object) || isAskedToStop(object) || !failedFirst;
}

/** Whether KubeVirt starts a machine again whose guest has failed. */
export function isRestarted(object: any): boolean {
  return object.kind === 'VirtualMachine' && [RunStrategy.ALWAYS, RunStrategy.RERUN_ON_FAILURE].includes(runStrategyOf(object) as RunStrategy);
}

/** KubeVirt soon replaces a crashed instance, unless its machine runs only once. How a guest ends does not matter while it is stopped or deleted. */
export const crash: FindCause = (object, { instance = object.kind === 'VirtualMachineInstance' ? object : undefined, pods }) => {
  if (instance?.status?.phase !== 'Failed' || isEndedOnPurpose(object, instance)) {
    return undefined;
  }
  const failure = containerFailure(pods);
  return {
    reason: 'Crashed',
    message: [`its guest crashed${isRestarted(object) ? ', and KubeVirt starts it again' : ''}`, instance.status.reason, failure].filter(Boolean).join('; '),
    countsAtOnce: true,
    advice: startAdvice(failure, `check the guest's console while it boots, and the log of the launcher pod's compute container: virtctl console ${object.metadata.name}`),
  };
};

export const pausedByUser: FindCause = (object) => {
  const paused = conditionWith(object, 'Paused', 'True');
  return paused?.reason === 'PausedByUser' && object.spec?.template?.spec?.startStrategy !== 'Paused' ? {
    reason: 'Paused',
    message: paused.message ?? 'a user has paused it',
    advice: `resume it: virtctl unpause vm ${object.metadata.name}`,
    mayRecover: true,
  } : undefined;
};

/** Checks only the pod network, where KubeVirt reports the pod's address. On other networks, only an agent in the guest can report one. */
export const noAddress: FindCause = (_object, { instance }) => {
  const { spec = {}, status = {} } = instance ?? {};
  const masqueraded = interfaceNames(spec.domain?.devices?.interfaces, ({ masquerade }) => masquerade !== undefined);
  const withoutAddress = interfaceNames(status.interfaces, ({ ipAddress }) => !ipAddress).filter((name) => masqueraded.includes(name));
  return status.phase === 'Running' && withoutAddress.length > 0 ? {
    reason: 'NoAddress',
    message: `it runs, but has no address on network ${withoutAddress.map((name) => JSON.stringify(name)).join(', ')}`,
    advice: 'check the launcher pod\'s network: the cluster\'s network plugin has not assigned it an address',
  } : undefined;
};

/** The names of the interfaces for which a condition holds. */
function interfaceNames(interfaces: readonly any[] = [], matches: (each: any) => boolean): string[] {
  return interfaces.filter(matches).map(({ name }) => name);
}
