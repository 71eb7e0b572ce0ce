// Start, stop and restart through KubeVirt's subresources, and their effect for each run strategy.
import { Command, InvalidArgumentError } from 'commander';
import { Decision, Operation } from './operation';
import { STORAGE_FAILURE } from '../../spec/machine-status';
import { RunStrategy } from '../../spec/run-strategy';
import { isTransientForKubeVirt, withContext } from '../cluster/api-error';
import { Cluster, referenceTo } from '../cluster/cluster';
import { retryUnlessDone, RetryUntil } from '../cluster/retry';
import { UsageError } from '../command-line/usage-error';
import { poolOf } from '../wait/observation/related-objects';
import { conditionOf, conditionWith } from '../wait/readiness/readiness';
import { isAskedToStart, isRequested, printableStatus, runStrategyOf, statusByRequest } from '../wait/readiness/virtual-machine';

const STOPPED = 'Stopped';

/** The run strategy of a machine that migrates in from another cluster. KubeVirt accepts a stop or restart of it, but does nothing. */
const WAIT_AS_RECEIVER = 'WaitAsReceiver';

/** The warning for machines whose run strategy KubeVirt changes when they are started or stopped. Those of pools have no manifest of their own. */
function strategyWarning(machine: any, becomes: string, until: string): Decision {
  const warning = `its runStrategy becomes ${becomes}: if its manifest has another one, Argo CD and Flux revert it, and \`apply\` is refused${until}`;
  return poolOf(machine) === undefined ? { warning } : {};
}

export const startOperation: Operation = {
  report: 'start requested',
  decide: startDecision,
  perform: async (cluster, machine, retry) => {
    await requestSubresource(cluster, machine, { verb: 'start', tookEffect: (now) => 'skip' in startDecision(now) }, retry);
    return referenceTo(machine);
  },
  isAccepted: (machine) => !hasPendingRequest(machine) || printableStatus(machine) !== STOPPED,
};

/** @param gracePeriod how long the guest may take to shut down, in seconds; by default terminationGracePeriodSeconds of the machine */
export function stopOperation(gracePeriod?: number): Operation {
  return {
    report: 'stop requested',
    decide: (machine) => stopDecision(machine, gracePeriod),
    perform: async (cluster, machine, retry) => {
      const body = gracePeriod === undefined ? {} : { gracePeriod };
      await requestSubresource(cluster, machine, { verb: 'stop', body, tookEffect: stopTookEffect }, retry);
      return undefined;
    },
    isAccepted: (machine) => isAtRest(machine) && isStrategyKnown(machine),
  };
}

/** @param isForced whether the guest gets no time to shut down */
export function restartOperation(isForced: boolean): Operation {
  return {
    report: 'restart requested',
    decide: restartDecision,
    perform: async (cluster, machine, retry) => {
      const body = isForced ? { gracePeriodSeconds: 0 } : {};
      await requestSubresource(cluster, machine, { verb: 'restart', body, tookEffect: restartTookEffect }, retry);
      return referenceTo(machine);
    },
    isAccepted: (machine) => !hasPendingRequest(machine),
  };
}

/** Whether a machine has an instance that has not ended: its guest is starting, running or stopping. */
function hasGuest(machine: any): boolean {
  return machine.status?.created === true && printableStatus(machine) !== STOPPED;
}

/** Whether a machine has no guest, and does not get one on its own. */
function isAtRest(machine: any): boolean {
  return !hasGuest(machine) && !willStart(machine);
}

/** Whether virt-controller has seen the current run strategy. Until then, it may still create an instance. */
function isStrategyKnown(machine: any): boolean {
  const known = machine.status?.runStrategy;
  return known === undefined || known === runStrategyOf(machine);
}

/** Whether KubeVirt will create an instance for a machine that has none, once its disks exist. */
function willStart(machine: any): boolean {
  const { metadata: { deletionTimestamp }, status: { created, runStrategy: startedWith } = {} as any } = machine;
  const strategy = runStrategyOf(machine);
  // A status has a run strategy only after the first start. Later starts with RerunOnFailure are requests.
  const isFirst = created !== true && (strategy === RunStrategy.ONCE || strategy === RunStrategy.RERUN_ON_FAILURE && startedWith !== strategy);
  return deletionTimestamp === undefined && ([RunStrategy.ALWAYS, WAIT_AS_RECEIVER].includes(strategy) || isFirst || hasPendingRequest(machine));
}

interface SubresourceRequest {
  /** KubeVirt's subresource, such as `start`. */
  readonly verb: string;
  readonly body?: object;
  /** Whether a machine shows that the request took effect. `before` is the machine before the request. */
  readonly tookEffect: (machine: any, before: any) => boolean;
}

async function requestSubresource(cluster: Cluster, before: any, { verb, body, tookEffect }: SubresourceRequest, retry: RetryUntil): Promise<void> {
  const reference = referenceTo(before);
  const step = () => cluster.subresource(reference, verb, body);
  const hasTakenEffect = async () => tookEffect(await cluster.read(reference), before);
  await withContext(cluster, verb, reference, () => retryUnlessDone(step, hasTakenEffect, { ...retry, shouldRetry: isTransientForKubeVirt }));
}

/** Requests stay in the status until virt-controller has created or replaced the instance. */
function hasPendingRequest(machine: any): boolean {
  return isRequested(machine, 'Stop') || isRequested(machine, 'Start');
}

/** A restart is a request to stop, followed by one to start. */
function isAskedOnlyToStop(machine: any): boolean {
  return isRequested(machine, 'Stop') && !isAskedToStart(machine);
}

/** After a stop, the run strategy becomes Halted, or the status has a request until the guest has ended. */
function stopTookEffect(machine: any, before: any): boolean {
  const becameHalted = runStrategyOf(machine) === RunStrategy.HALTED && runStrategyOf(before) !== RunStrategy.HALTED;
  return becameHalted || isAtRest(machine) || isAskedOnlyToStop(machine);
}

/** After a restart, the time of the machine's Ready condition differs. */
function restartTookEffect(machine: any, before: any): boolean {
  const [since, sinceBefore] = [machine, before].map((each) => conditionOf(each, 'Ready')?.lastTransitionTime);
  return isAskedToStart(machine) || since !== sinceBefore;
}

/** The run strategies with which KubeVirt starts a machine on its own. */
const STARTED_BY_KUBEVIRT: readonly string[] = [RunStrategy.ALWAYS, RunStrategy.ONCE];

function startDecision(machine: any): Decision {
  return onceDecision(machine) ?? endingDecision(machine) ?? pausedDecision(machine) ?? unobstructedStart(machine);
}

function unobstructedStart(machine: any): Decision {
  const strategy = runStrategyOf(machine);
  const isUp = hasGuest(machine) && printableStatus(machine) !== 'Stopping';
  if (isUp && conditionWith(machine, 'Ready', 'True') && !hasPendingRequest(machine)) {
    return { skip: 'is already running' };
  }
  if (isUp || hasPendingRequest(machine) || [...STARTED_BY_KUBEVIRT, WAIT_AS_RECEIVER].includes(strategy)) {
    const { name, namespace } = machine.metadata;
    const skip = `is ${statusByRequest(machine)}, and comes up on its own once it can: \`cdk8s-kubevirt status ${name} -n ${namespace}\` shows what it waits for`;
    return { skip, inProgress: { waitFor: referenceTo(machine) } };
  }
  return strategy === RunStrategy.HALTED ? strategyWarning(machine, 'Always', ' until it is stopped again') : {};
}

/** A machine with run strategy Once does not start a second time. */
function onceDecision(machine: any): Decision | undefined {
  return runStrategyOf(machine) === RunStrategy.ONCE && printableStatus(machine) === STOPPED && isAtRest(machine)
    ? { mistake: 'has already run, and runStrategy Once allows one run: delete it and apply it again, or set its runStrategy to Manual' }
    : undefined;
}

/** A machine that is ending cannot be started: KubeVirt answers that it is already running. */
function endingDecision(machine: any): Decision | undefined {
  const { metadata: { name, namespace, deletionTimestamp } } = machine;
  if (deletionTimestamp !== undefined) {
    return { mistake: 'is being deleted: apply it again once it is gone' };
  }
  const isEnding = isAskedOnlyToStop(machine) || (hasGuest(machine) && runStrategyOf(machine) === RunStrategy.HALTED);
  return isEnding
    ? { mistake: `is stopping, and can start only after that: \`cdk8s-kubevirt stop ${name} -n ${namespace} --wait\` waits until it has stopped` }
    : undefined;
}

/** A start does not resume a guest that somebody has paused. After a storage failure, `status` shows what to do. */
function pausedDecision(machine: any): Decision | undefined {
  const { metadata: { name, namespace }, spec } = machine;
  if (printableStatus(machine) !== 'Paused' || conditionOf(machine, 'Paused')?.reason === STORAGE_FAILURE) {
    return undefined;
  }
  return spec.template?.spec?.startStrategy === 'Paused'
    ? { skip: 'is paused, as its startStrategy specifies' }
    : { mistake: `is paused, and a start does not resume it: run \`virtctl unpause vm ${name} -n ${namespace}\`` };
}

/**
 * Whether a stop cancels a pending start, such as that of a restart, or is refused by KubeVirt. Otherwise KubeVirt carries the start out after the
 * stop, and sets runStrategy Always.
 */
function cancelsStart(machine: any, gracePeriod: number | undefined): boolean {
  const strategy = runStrategyOf(machine);
  const isShortened = strategy === RunStrategy.HALTED && gracePeriod !== undefined;
  return strategy === RunStrategy.MANUAL || (hasGuest(machine) && (isShortened || strategy === RunStrategy.RERUN_ON_FAILURE));
}

function stopDecision(machine: any, gracePeriod: number | undefined): Decision {
  const strategy = runStrategyOf(machine);
  if (isAtRest(machine)) {
    return { skip: 'is already stopped' };
  }
  if (strategy === WAIT_AS_RECEIVER) {
    return { mistake: `cannot be stopped with runStrategy ${strategy}: set its runStrategy to Halted` };
  }
  if (isAskedToStart(machine) && !cancelsStart(machine, gracePeriod)) {
    const { name, namespace } = machine.metadata;
    return { mistake: `has been asked to start, which a stop does not cancel: stop it once it runs; \`cdk8s-kubevirt status ${name} -n ${namespace}\` shows what it waits for` };
  }
  if (strategy === RunStrategy.ALWAYS) {
    return strategyWarning(machine, 'Halted', ' until it is started again');
  }
  if (strategy === RunStrategy.ONCE) {
    return strategyWarning(machine, 'Halted, and Always once it is started again', '');
  }
  if (strategy === RunStrategy.RERUN_ON_FAILURE && !hasGuest(machine)) {
    return { mistake: `is ${printableStatus(machine)}, and with runStrategy ${strategy} can be stopped only while it has an instance: set its runStrategy to Halted` };
  }
  return strategy === RunStrategy.HALTED && gracePeriod === undefined
    ? { skip: 'is already stopping: a shorter --grace-period speeds it up', inProgress: {} }
    : {};
}

function restartDecision(machine: any): Decision {
  const strategy = runStrategyOf(machine);
  if (strategy === WAIT_AS_RECEIVER) {
    return { mistake: `cannot be restarted with runStrategy ${strategy}: set its runStrategy to Always first` };
  }
  if (machine.status?.created !== true) {
    return { mistake: `is ${printableStatus(machine)}, and only a running machine can be restarted: start it` };
  }
  return [RunStrategy.HALTED, RunStrategy.ONCE].includes(strategy as RunStrategy)
    ? { mistake: `cannot be restarted with runStrategy ${strategy}: stop it, and then start it, which leaves it with runStrategy Always` }
    : endingDecision(machine) ?? {};
}

export interface GraceOptions {
  readonly force?: boolean;
  readonly gracePeriod?: number;
}

/** Adds the options of verbs that shut guests down, as kubectl and virtctl have them. */
export function withGraceOptions(command: Command): Command {
  return command
    .option('--force', 'stop guests without a shutdown; data that they have not written is lost')
    .option('--grace-period <seconds>', 'time for guests to shut down (default: terminationGracePeriodSeconds of each machine)', parseSeconds);
}

/**
 * How long guests may take to shut down, in seconds; undefined to use each machine's own setting.
 *
 * @throws UsageError if the options contradict each other
 */
export function gracePeriodOf({ force, gracePeriod }: GraceOptions): number | undefined {
  if (force && gracePeriod !== undefined && gracePeriod > 0) {
    throw new UsageError(`--force gives guests no time, and --grace-period ${gracePeriod} does: write one of them`);
  }
  return force ? 0 : gracePeriod;
}

function parseSeconds(text: string): number {
  if (!/^\d+$/.test(text)) {
    throw new InvalidArgumentError('write a number of seconds, such as 30');
  }
  return Number(text);
}
