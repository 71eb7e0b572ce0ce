// Guests that do not stay up, or cannot be reached.
import { FindCause } from './cause';
import { waitingContainers } from './pods';
import { RunStrategy } from '../../../spec/run-strategy';
import { conditionWith } from '../readiness/readiness';
import { runStrategyOf } from '../readiness/virtual-machine';

/** How a launcher's container ended. */
function ending(pods: readonly any[]): string | undefined {
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
    message: [failures(startFailure) ?? again?.message ?? 'it fails as soon as it is started', ending(pods), instance?.status?.reason].filter(Boolean).join('; '),
    advice: `look at the log of the launcher pod's container compute, and at the guest's console: virtctl console ${object.metadata.name}`,
  } : undefined;
};

/** What KubeVirt counts of guests that fail before they run. */
function failures({ consecutiveFailCount, retryAfterTimestamp }: any = {}): string | undefined {
  const times = consecutiveFailCount === 1 ? 'once' : `${consecutiveFailCount} times in a row`;
  return consecutiveFailCount && `it has failed ${times} before it ran${retryAfterTimestamp ? `, and is started again at ${retryAfterTimestamp}` : ''}`;
}

/** An instance that has crashed is replaced, unless its machine is to run once: either way the guest was up and is not. Of a machine that is deleted, guests may end as they like. */
export const crash: FindCause = (object, { instance = object.kind === 'VirtualMachineInstance' ? object : undefined, pods }) => {
  if (instance?.status?.phase !== 'Failed' || object.metadata.deletionTimestamp !== undefined) {
    return undefined;
  }
  const isStartedAnew = object.kind === 'VirtualMachine' && [RunStrategy.ALWAYS, RunStrategy.RERUN_ON_FAILURE].includes(runStrategyOf(object) as RunStrategy);
  return {
    reason: 'Crashed',
    message: [`its guest has crashed${isStartedAnew ? ', and KubeVirt starts it anew' : ''}`, instance.status.reason, ending(pods)].filter(Boolean).join('; '),
    hasHappened: true,
    advice: `look at the guest's console while it boots, and at the log of the launcher pod's container compute: virtctl console ${object.metadata.name}`,
  };
};

export const pausedByUser: FindCause = (object) => {
  const paused = conditionWith(object, 'Paused', 'True');
  return paused?.reason === 'PausedByUser' && object.spec?.template?.spec?.startStrategy !== 'Paused' ? {
    reason: 'Paused',
    message: paused.message ?? 'somebody has paused it',
    advice: `let it go on: virtctl unpause vm ${object.metadata.name}`,
    mayPass: true,
  } : undefined;
};

/** On the pod network, KubeVirt tells the pod's address whatever the guest does; elsewhere an agent in the guest has to. */
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

/** The names of those interfaces of which something holds. */
function named(interfaces: readonly any[] = [], holds: (each: any) => boolean): string[] {
  return interfaces.filter(holds).map(({ name }) => name);
}
