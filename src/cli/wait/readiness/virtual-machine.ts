// When a VirtualMachine or its instance is ready, depending on its run strategy: the same verdicts as in Argo CD and Flux.
import { conditionWith, failed, isSilent, progressing, Readiness, ready } from './readiness';
import { isAnyMissing, withoutLateClaims } from './volumes';
import { FAILURES, STORAGE_FAILURE, STARTED_ONCE } from '../../../spec/machine-status';
import { RunStrategy } from '../../../spec/run-strategy';
import { isBeingDeleted } from '../../cluster/cluster';
import type { RelatedObjects } from '../observation/related-objects';

/** Messages of the scheduler while it waits for volumes. */
const WAITS_FOR_VOLUMES = /unbound immediate PersistentVolumeClaims|waiting for .{0,1000} to be (?:bound|provisioned)/i;

/** The conditions that explain why a machine is not Ready, the most specific first. */
const EXPLAINING_CONDITIONS = [['Failure', 'True'], ['Synchronized', 'False'], ['PodScheduled', 'False'], ['Paused', 'True'], ['DataVolumesReady', 'False'], ['Ready', 'False']] as const;

/** The run strategy, also if the older field `running` is set. */
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
  return progressing(printableStatus(machine), machine.status?.printableStatus === undefined ? 'virt-controller has not processed it yet' : recoveryMessage(machine) ?? conditionMessage(machine) ?? silence(machine));
}

/** The first rule that applies decides. If none does, the machine is progressing. */
const RULES: readonly ((machine: any) => Readiness | undefined)[] = [
  (machine) => conditionWith(machine, 'Paused', 'True')?.reason === STORAGE_FAILURE ? failed(printableStatus(machine), conditionMessage(machine)) : undefined,
  (machine) => isOn(machine) ? (isAskedToStop(machine) ? progressing('Stopping', 'it has been asked to stop') : runningReadiness(machine)) : undefined,
  (machine) => isUnscheduledForVolumes(machine) ? progressing(printableStatus(machine), conditionMessage(machine)) : undefined,
  (machine) => FAILURES.includes(printableStatus(machine)) || conditionWith(machine, 'Failure', 'True') ? failed(printableStatus(machine), conditionMessage(machine)) : undefined,
  (machine) => printableStatus(machine) === 'Stopped' && isAskedToStart(machine) ? progressing('Stopped', 'it has been asked to start') : undefined,
  (machine) => printableStatus(machine) === 'Stopped' && isAtRest(machine) ? ready('Stopped') : undefined,
  (machine) => conditionWith(machine, 'Paused', 'True') && machine.spec.template?.spec?.startStrategy === 'Paused' ? ready('Paused') : undefined,
];

/** A machine whose guest has just crashed stays Ready, and Stopped, until its next instance exists. */
export function isOn(machine: any): boolean {
  return conditionWith(machine, 'Ready', 'True') !== undefined && printableStatus(machine) !== 'Stopped';
}

/** Whether a machine is On only because virt-controller has not seen yet that its instance is gone, or is being deleted. */
export function hasLostInstance(machine: any, { instance, hasNoInstance }: RelatedObjects): boolean {
  return isOn(machine) && (hasNoInstance === true || (instance !== undefined && isBeingDeleted(instance)));
}

/** Whether a machine is On, but its instance is not known to be Ready yet: they are watched apart, and only the instance has addresses. */
export function isAheadOfInstance(machine: any, { instance }: RelatedObjects): boolean {
  return isOn(machine) && instance !== undefined && conditionWith(instance, 'Ready', 'True') === undefined;
}

/** Whether virt-controller has not seen the last change of a machine. It may report that the change waits for a restart. */
export function hasUnseenChange({ metadata: { generation = 0 }, status }: any): boolean {
  return (status?.desiredGeneration ?? generation) < generation;
}

/** KubeVirt reports a machine as unschedulable also while its claims are not bound. */
function isUnscheduledForVolumes(machine: any): boolean {
  return printableStatus(machine) === 'ErrorUnschedulable' && WAITS_FOR_VOLUMES.test(conditionWith(machine, 'PodScheduled', 'False')?.message ?? '');
}

/** Whether a condition `PodScheduled` only reports that volumes are missing. */
export function isWaitingForVolumes(condition: any): boolean {
  return WAITS_FOR_VOLUMES.test(condition.message ?? '') || isAnyMissing(condition);
}

/** KubeVirt's word for the state of a machine. */
export function printableStatus({ status }: any): string {
  return status?.printableStatus ?? 'Pending';
}

/** KubeVirt's words for a machine that is off, or about to be. */
export const OFF_STATUSES = ['Stopped', 'Stopping'];

/** The same, except that a guest that has been asked to stop, which virt-controller may not have seen yet, is Stopping. */
export function statusByRequest(machine: any): string {
  const status = printableStatus(machine);
  return ['Running', 'Paused'].includes(status) && isAskedToStop(machine) ? 'Stopping' : status;
}

function runningReadiness(machine: any): Readiness {
  const restart = conditionWith(machine, 'RestartRequired', 'True') ?? pendingForGood(machine);
  return ready(printableStatus(machine), restart ? `a change waits for a restart: ${restart.message}` : volumesMessage(machine) ?? unappliedChange(machine) ?? unmigratedChange(machine) ?? earlierCredentials(machine));
}

/** Failures to change a running guest. KubeVirt tries again without end. It reports other failures also when two controllers write at once. */
const UNAPPLIED = /^(?:HotPlug(?:Volume|CPU|Memory|NetworkInterface)|AffinityChange|TolerationsChange|MemoryDump)Error$/;

function unappliedChange(machine: any): string | undefined {
  const { reason, message } = conditionWith(machine, 'Failure', 'True') ?? {};
  return UNAPPLIED.test(reason) ? `its guest does not have a change: ${message}` : undefined;
}

/** Changes that a running guest gets by a migration: CPUs, memory, and networks. */
const BY_MIGRATION = ['HotVCPUChange', 'HotMemoryChange', 'MigrationRequired'];

function unmigratedChange(machine: any): string | undefined {
  return BY_MIGRATION.some((type) => conditionWith(machine, type, 'True')) && printableStatus(machine) !== 'Migrating'
    ? 'a change waits for a migration, which KubeVirt begins on its own only if workloadUpdateMethods of the KubeVirt object has LiveMigrate'
    : undefined;
}

/** The guest agent sets the keys and passwords of Secrets. The guest's own words, which follow the name of the user, may repeat them. */
function earlierCredentials(machine: any): string | undefined {
  const { message = '' } = conditionWith(machine, 'AccessCredentialsSynchronized', 'False') ?? {};
  return message && `its guest may still accept earlier keys and passwords: ${message.split(':')[0]}`;
}

/** How far KubeVirt is with volumes that were changed with `updateVolumesStrategy: Migration`. It starts over once it finds them. */
function volumesMessage(machine: any): string | undefined {
  const failure = conditionWith(machine, 'Failure', 'True');
  const { message } = (failure?.reason === 'VolumesUpdateError' ? failure : conditionWith(machine, 'VolumesChange', 'False')) ?? {};
  return message ? `its volumes have not changed: ${message}` : conditionWith(machine, 'VolumesChange', 'True') && 'its volumes are being migrated';
}

/** A machine that still starts may have no reason yet either. */
function silence(machine: any): string | undefined {
  return printableStatus(machine) === 'Running' && isSilent(machine) ? 'its node does not answer' : undefined;
}

/** KubeVirt does not start a machine whose instance ended during a migration of its volumes. */
function recoveryMessage(machine: any): string | undefined {
  const recovery = conditionWith(machine, 'ManualRecoveryRequired', 'True');
  return recovery && `KubeVirt does not start it (${recovery.reason}): write its former volumes, or remove updateVolumesStrategy to keep the new ones`;
}

/** Why CPUs are not hotplugged, which KubeVirt does by a migration. It lets the change wait until the machine can migrate. */
function pendingForGood(machine: any): any {
  return conditionWith(machine, 'HotVCPUChange', 'True') && conditionWith(machine, 'LiveMigratable', 'False');
}

/** Whether a machine is asked to stop, by its run strategy or a request. */
export function isAskedToStop(machine: any): boolean {
  return runStrategyOf(machine) === RunStrategy.HALTED || isRequested(machine, 'Stop');
}

/** Whether a machine is asked to start, also as part of a restart. */
export function isAskedToStart(machine: any): boolean {
  return isRequested(machine, 'Start');
}

/** Whether a request is pending that virt-controller has not carried out yet. */
export function isRequested({ status }: any, action: 'Start' | 'Stop'): boolean {
  return status?.stateChangeRequests?.some((request: any) => request.action === action) === true;
}

/** A machine is Stopped also before its first start. Its status has a run strategy only after that. */
function isAtRest(machine: any): boolean {
  const runStrategy = runStrategyOf(machine);
  return runStrategy !== RunStrategy.ALWAYS && (!STARTED_ONCE.includes(runStrategy) || machine.status.runStrategy === runStrategy);
}

export function instanceReadiness(instance: any): Readiness {
  const { phase = 'Pending' } = instance.status ?? {};
  // A guest that does not shut down within its grace period also ends as Failed.
  if (conditionWith(instance, 'Paused', 'True')?.reason === STORAGE_FAILURE || (phase === 'Failed' && !isBeingDeleted(instance))) {
    return failed(phase, conditionMessage(instance));
  }
  if (conditionWith(instance, 'Ready', 'True') || phase === 'Succeeded') {
    return ready(phase);
  }
  return progressing(phase, conditionMessage(instance));
}

function conditionMessage(object: any): string | undefined {
  return EXPLAINING_CONDITIONS.map(([type, status]) => conditionWith(object, type, status)?.message).find(Boolean);
}
