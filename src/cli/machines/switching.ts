// Starting, stopping and restarting machines by KubeVirt's subresources, and what each run strategy makes of it.
import { askedOnce } from './asked-once';
import { type Decision, type Operation, referenceTo } from './operation';
import { RunStrategy } from '../../spec/run-strategy';
import { isPassingForKubeVirt } from '../cluster/api-error';
import { asked } from '../cluster/asked';
import type { Cluster } from '../cluster/cluster';
import type { Patience } from '../cluster/patience';
import { conditionOf, conditionWith } from '../wait/readiness/readiness';
import { runStrategyOf } from '../wait/readiness/virtual-machine';

const STOPPED = 'Stopped';

/** The strategies that KubeVirt changes when somebody starts or stops a machine of theirs. */
const REWRITTEN = 'a manifest in Git that says another one wins it back';

export const START: Operation = {
  told: 'start requested',
  decide: startDecision,
  perform: async (cluster, machine, patience) => {
    await requested(cluster, machine, { verb: 'start', isHeard: (now) => 'idle' in startDecision(now) }, patience);
    return referenceTo(machine);
  },
  isTaken: (machine) => !isRequested(machine) || statusOf(machine) !== STOPPED,
};

/** @param gracePeriod how long the guest may take to shut down, in seconds; as its machine says by default */
export function stopOf(gracePeriod?: number): Operation {
  return {
    told: 'stop requested',
    decide: (machine) => stopDecision(machine, gracePeriod),
    perform: async (cluster, machine, patience) => {
      const body = gracePeriod === undefined ? {} : { gracePeriod };
      await requested(cluster, machine, { verb: 'stop', body, isHeard: hasHeardStop }, patience);
      return undefined;
    },
    isTaken: (machine) => !hasGuest(machine) && !isRequested(machine),
  };
}

/** @param isForced whether the guest is not given time to shut down */
export function restartOf(isForced: boolean): Operation {
  return {
    told: 'restart requested',
    decide: restartDecision,
    perform: async (cluster, machine, patience) => {
      const body = isForced ? { gracePeriodSeconds: 0 } : {};
      await requested(cluster, machine, { verb: 'restart', body, isHeard: hasHeardRestart }, patience);
      return referenceTo(machine);
    },
    isTaken: (machine) => !isRequested(machine),
  };
}

/** KubeVirt's word for what a machine is doing. */
export function statusOf({ status }: any): string {
  return status?.printableStatus ?? 'Pending';
}

/** Whether a machine has an instance that has not come to its end: its guest runs, or is about to, or is about to stop. */
export function hasGuest(machine: any): boolean {
  return machine.status?.created === true && statusOf(machine) !== STOPPED;
}

interface MachineRequest {
  /** KubeVirt's subresource, such as `start`. */
  readonly verb: string;
  readonly body?: object;
  /** Whether a machine, which was `before` when it was decided to ask, shows that it was asked. */
  readonly isHeard: (machine: any, before: any) => boolean;
}

async function requested(cluster: Cluster, before: any, { verb, body, isHeard }: MachineRequest, patience: Patience): Promise<void> {
  const { signal } = patience;
  const reference = referenceTo(before);
  const step = () => cluster.subresource(reference, verb, body, signal);
  const wasHeard = async () => isHeard(await cluster.read(reference, signal), before);
  await asked(cluster, verb, reference, () => askedOnce(step, wasHeard, { ...patience, passes: isPassingForKubeVirt }));
}

/** What was asked of a machine stands in it until virt-controller has done it: until an instance is there, or a new one. */
function isRequested({ status }: any): boolean {
  return (status?.stateChangeRequests ?? []).length > 0;
}

/** A machine that was halted for good is Halted from then on; another one has a request, until its guest is gone. */
function hasHeardStop(machine: any, before: any): boolean {
  const becameHalted = runStrategyOf(machine) === RunStrategy.HALTED && runStrategyOf(before) !== RunStrategy.HALTED;
  return becameHalted || !hasGuest(machine) || machine.status.stateChangeRequests?.some(({ action }: any) => action === 'Stop') === true;
}

/** A restart that is over shows in when the machine was last ready. */
function hasHeardRestart(machine: any, before: any): boolean {
  const [since, sinceBefore] = [machine, before].map((each) => conditionOf(each, 'Ready')?.lastTransitionTime);
  return isRequested(machine) || since !== sinceBefore;
}

/** The strategies by which KubeVirt starts a machine without being asked. */
const STARTED: readonly string[] = [RunStrategy.ALWAYS, RunStrategy.ONCE];

function startDecision(machine: any): Decision {
  const strategy = runStrategyOf(machine);
  const isUp = hasGuest(machine) && statusOf(machine) !== 'Stopping';
  if (strategy === RunStrategy.ONCE && statusOf(machine) === STOPPED) {
    return { mistake: 'has run, and runStrategy Once is for one time: delete it and apply it again, or give it the runStrategy Manual' };
  }
  if (isUp && conditionWith(machine, 'Ready', 'True')) {
    return { idle: 'runs already' };
  }
  if (isUp || isRequested(machine) || STARTED.includes(strategy)) {
    const { name, namespace } = machine.metadata;
    const idle = `is ${statusOf(machine)}, and comes up by itself once it can: \`cdk8s-kubevirt status ${name} -n ${namespace}\` tells what it waits for`;
    return { idle, comesAbout: { awaited: referenceTo(machine) } };
  }
  return strategy === RunStrategy.HALTED ? { warning: `its runStrategy becomes Always: ${REWRITTEN}` } : {};
}

function stopDecision(machine: any, gracePeriod: number | undefined): Decision {
  const strategy = runStrategyOf(machine);
  if (strategy === RunStrategy.ALWAYS || strategy === RunStrategy.ONCE && hasGuest(machine)) {
    return { warning: `its runStrategy becomes Halted: ${REWRITTEN}` };
  }
  if (!hasGuest(machine) && !isRequested(machine)) {
    return { idle: 'is stopped already' };
  }
  return strategy === RunStrategy.HALTED && gracePeriod === undefined
    ? { idle: `is ${statusOf(machine)}, and stops: --grace-period and fewer seconds hurry it`, comesAbout: {} }
    : {};
}

function restartDecision(machine: any): Decision {
  const strategy = runStrategyOf(machine);
  if (machine.status?.created !== true) {
    return { mistake: `is ${statusOf(machine)}, and only what runs is restarted: start it` };
  }
  return [RunStrategy.HALTED, RunStrategy.ONCE].includes(strategy as RunStrategy)
    ? { mistake: `runStrategy ${strategy} has no restarts: stop it, and then start it` }
    : {};
}
