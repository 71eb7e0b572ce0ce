// When DataVolumes, claims and image sources are ready, and which claims of a machine are still to come. One that waits for its first
// consumer is ready: nothing more happens until a machine uses it.
import { conditionOf, conditionWith, failed, progressing, Readiness, ready } from './readiness';
import { table } from '../../../plain-data/plain-data';
import { MISSING_CLAIM, NO_POD, VOLUMES_READY, PROVISIONING } from '../../../spec/machine-status';
import { usedClaim, usedClaims } from '../../../storage/used-claims';
import { WORKER_FAILURES, WORKER_MESSAGE, WORKER_REASON } from '../../../storage/worker-failures';

/** The phases in which CDI waits for others, or has finished. */
const SETTLED = ['PendingPopulation', 'Succeeded', 'UploadReady', 'WaitForFirstConsumer'];

export function volumeReadiness(volume: any): Readiness {
  const { phase = 'Pending', progress = 'N/A' } = volume.status ?? {};
  return SETTLED.includes(phase) ? ready(phase) : failure(volume, phase) ?? { ...progressing(phase), ...progress !== 'N/A' && { progress } };
}

function failure(volume: any, phase: string): Readiness | undefined {
  const worker = conditionWith(volume, 'Running', 'False');
  if (WORKER_FAILURES.includes(worker?.reason)) {
    return failedWorker(worker.reason, worker.message);
  }
  return phase === 'Failed' ? failed(phase, conditionOf(volume, 'Running')?.message || 'it has failed') : undefined;
}

function failedWorker(reason: string, message?: string): Readiness {
  return failed(reason === 'Error' ? 'DataVolumeError' : reason, message || 'its worker pod has failed');
}

/** Whether a Pending claim waits for a machine is not known here: only its storage class says that. */
export function claimReadiness({ metadata, status }: any): Readiness {
  const phase = status?.phase ?? 'Unknown';
  if (phase === 'Lost') {
    return failed(phase, 'its volume is gone');
  }
  const reason = metadata?.annotations?.[WORKER_REASON];
  if (phase === 'Pending' && WORKER_FAILURES.includes(reason)) {
    return failedWorker(reason, metadata.annotations[WORKER_MESSAGE]);
  }
  return ['Bound', 'Pending'].includes(phase) ? ready(phase) : progressing(phase);
}

export function importCronReadiness(cron: any): Readiness {
  // A failed import is started again.
  return cron.status?.lastImportedPVC === undefined
    ? progressing('Importing', conditionOf(cron, 'Progressing')?.message || 'it has no image yet')
    : ready('Imported');
}

/** A source that points to nothing yet may do so later. */
export function dataSourceReadiness(source: any): Readiness {
  const condition = conditionOf(source, 'Ready');
  return conditionWith(source, 'Ready', 'True') ? ready('Ready') : progressing(condition?.reason ?? 'Pending', condition?.message);
}

/** KubeVirt's reason where an instance has to wait for a claim. */
export const CLAIM_NOT_FOUND = 'FailedPvcNotFound';

/** By status: the condition that names the claim, and the claims that may still come. */
const LATE_CLAIM_STATUSES: {
  readonly [printableStatus: string]: { readonly type: string; readonly claimsOf: (volumes: readonly any[], machineName: string) => string[] };
} = table({
  ErrorUnschedulable: { type: 'PodScheduled', claimsOf: usedClaims },
  ErrorPvcNotFound: { type: 'Synchronized', claimsOf: filledClaims },
});

/** The claims that something fills: those of DataVolumes, and the disks of a Machine, which have its name. */
function filledClaims(volumes: readonly any[], machineName: string): string[] {
  return usedClaims(volumes.filter((volume) => volume.dataVolume !== undefined || usedClaim(volume) === `${machineName}-${volume.name}`));
}

/**
 * A machine without the failure that KubeVirt reports only because a claim was created after it. KubeVirt calls such a machine failed,
 * and unschedulable once the claim exists, until the machine has a pod, which is after its disks have been filled. Where the pod
 * finds no node, KubeVirt goes on naming the claim: then only that is left out.
 */
export function withoutLateClaims(machine: any): any {
  const { printableStatus, conditions = [] } = machine.status ?? {};
  const late = LATE_CLAIM_STATUSES[printableStatus];
  const condition = late && conditionWith(machine, late.type, 'False');
  if (condition === undefined || !late.claimsOf(volumesOf(machine), machine.metadata?.name).some((claim) => isMissing(condition, claim))) {
    return machine;
  }
  if (late.type === 'Synchronized' && conditionWith(machine, VOLUMES_READY, 'True') !== undefined) {
    return withMessage(machine, condition, 'a claim other than those that are filled does not exist');
  }
  const isLate = late.type !== 'PodScheduled' || !hasPod(machine);
  const known = conditions.filter(({ type }: any) => type !== 'PodScheduled');
  return { ...machine, status: { ...machine.status, printableStatus: isLate ? PROVISIONING : printableStatus, conditions: known } };
}

function volumesOf({ spec }: any): readonly any[] {
  return spec?.template?.spec?.volumes ?? [];
}

/** A machine whose condition says something else: while another claim is missing, KubeVirt goes on naming the first one that was. */
function withMessage(machine: any, condition: any, message: string): any {
  const conditions = machine.status.conditions.map((each: any) => each === condition ? { ...each, message } : each);
  return { ...machine, status: { ...machine.status, conditions } };
}

/** Whether KubeVirt names a missing claim as the reason why no node takes a machine that has its claims, and a pod. */
export function isUnscheduledWithItsClaims(machine: any): boolean {
  const condition = conditionWith(machine, 'PodScheduled', 'False');
  return machine.status?.printableStatus === 'ErrorUnschedulable' && condition !== undefined && isAnyMissing(condition) && hasPod(machine);
}

function hasPod(machine: any): boolean {
  return ![undefined, NO_POD].includes(conditionOf(machine, 'Ready')?.reason);
}

/** Whether a condition says that a claim of the machine's namespace is missing. */
export function isMissing({ message = '' }: any, claim: string): boolean {
  return message.endsWith(`/${claim}${MISSING_CLAIM.after}`);
}

/** Whether a condition says that any claim is missing. */
export function isAnyMissing({ message = '' }: any): boolean {
  return message.endsWith(MISSING_CLAIM.after);
}
