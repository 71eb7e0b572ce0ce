// When a VirtualMachine or its instance is as its run strategy wants it: the same verdicts that Argo CD and Flux are told.
import { isAnyMissing, withoutLateClaims } from './late-claims';
import { conditionWith, failed, progressing, ready, Readiness } from './readiness';
import { FAILURES, STARTED_ONCE, STORAGE_FAILURE } from '../../../spec/printable-status';
import { RunStrategy } from '../../../spec/run-strategy';

/** What a scheduler says while it waits for volumes, which come or do not come by themselves. */
const WAITS_FOR_VOLUMES = /unbound immediate PersistentVolumeClaims|waiting for .{0,1000} to be (?:bound|provisioned)/i;

/** Why a machine is not Ready, the telling one first: a condition and the status with which it tells. */
const TELLING = [['Failure', 'True'], ['Synchronized', 'False'], ['PodScheduled', 'False'], ['Paused', 'True'], ['DataVolumesReady', 'False'], ['Ready', 'False']] as const;

/** When KubeVirt runs a machine, also where the older `running` says it. */
export function runStrategyOf({ spec = {} }: any): string {
  return spec.runStrategy ?? (spec.running === true ? RunStrategy.ALWAYS : RunStrategy.HALTED);
}

export function machineReadiness(object: any): Readiness {
  const machine = withoutLateClaims(object);
  for (const rule of RULES) {
    const readiness = rule(machine);
    if (readiness) {
      return readiness;
    }
  }
  const { printableStatus } = machine.status ?? {};
  return progressing(printableStatus ?? 'Pending', printableStatus === undefined ? 'virt-controller has not looked at it yet' : why(machine));
}

/** What the first rule says that applies holds; what none applies to is on its way. */
const RULES: readonly ((machine: any) => Readiness | undefined)[] = [
  (machine) => conditionWith(machine, 'Paused', 'True')?.reason === STORAGE_FAILURE ? failed(stateOf(machine), why(machine)) : undefined,
  (machine) => conditionWith(machine, 'Ready', 'True') && (runStrategyOf(machine) === RunStrategy.HALTED ? progressing('Stopping', 'it is to stop') : up(machine)),
  (machine) => waitsForVolumes(machine) ? progressing(stateOf(machine), why(machine)) : undefined,
  (machine) => FAILURES.includes(stateOf(machine)) || conditionWith(machine, 'Failure', 'True') ? failed(stateOf(machine), why(machine)) : undefined,
  (machine) => stateOf(machine) === 'Stopped' && isAtRest(machine) ? ready('Stopped') : undefined,
  (machine) => conditionWith(machine, 'Paused', 'True') && machine.spec.template?.spec?.startStrategy === 'Paused' ? ready('Paused') : undefined,
];

/** KubeVirt calls a machine unschedulable also for as long as its claims are bound. */
function waitsForVolumes(machine: any): boolean {
  return stateOf(machine) === 'ErrorUnschedulable' && WAITS_FOR_VOLUMES.test(conditionWith(machine, 'PodScheduled', 'False')?.message ?? '');
}

/** Whether a condition `PodScheduled` says no more than that the machine's volumes are still to come. */
export function isWaitingForVolumes(condition: any): boolean {
  return WAITS_FOR_VOLUMES.test(condition.message ?? '') || isAnyMissing(condition);
}

function stateOf(machine: any): string {
  return machine.status?.printableStatus ?? 'Pending';
}

function up(machine: any): Readiness {
  const restart = conditionWith(machine, 'RestartRequired', 'True');
  return ready(stateOf(machine), restart && `a change waits for a restart: ${restart.message}`);
}

/** A machine is Stopped before it is started, too: only once it was, its status tells with which strategy. */
function isAtRest(machine: any): boolean {
  const runStrategy = runStrategyOf(machine);
  return runStrategy !== RunStrategy.ALWAYS && (!STARTED_ONCE.includes(runStrategy) || machine.status.runStrategy === runStrategy);
}

export function instanceReadiness(instance: any): Readiness {
  const { phase = 'Pending' } = instance.status ?? {};
  if (conditionWith(instance, 'Paused', 'True')?.reason === STORAGE_FAILURE || phase === 'Failed') {
    return failed(phase, why(instance));
  }
  if (conditionWith(instance, 'Ready', 'True') || phase === 'Succeeded') {
    return ready(phase);
  }
  return progressing(phase, why(instance));
}

function why(object: any): string | undefined {
  return TELLING.map(([type, status]) => conditionWith(object, type, status)?.message).find(Boolean);
}
