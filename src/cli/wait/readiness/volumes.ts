// When DataVolumes, claims and image sources are ready, and which claims of a machine do not exist yet. A volume that waits for its first
// consumer is ready: nothing more happens until a machine uses it.
import { isDeepStrictEqual } from 'util';
import { conditionOf, conditionWith, failed, progressing, Readiness, ready } from './readiness';
import { table } from '../../../plain-data/plain-data';
import { MISSING_CLAIM, NO_POD, VOLUMES_READY, PROVISIONING } from '../../../spec/machine-status';
import { usedClaim, usedClaims } from '../../../storage/used-claims';
import { WORKER_DELAYS, WORKER_FAILURES, WORKER_MESSAGE, WORKER_REASON } from '../../../storage/worker-failures';

/** The phases in which CDI has finished, or waits for something else. */
const SETTLED = ['PendingPopulation', 'Succeeded', 'UploadReady', 'WaitForFirstConsumer'];

export function volumeReadiness(volume: any): Readiness {
  const { phase = 'Pending', progress = 'N/A' } = volume.status ?? {};
  if (SETTLED.includes(phase)) {
    return ready(phase);
  }
  return failedWorker(volume) ?? (phase === 'Failed'
    ? failed(phase, conditionOf(volume, 'Running')?.message || 'it has failed')
    : { ...progressing(phase), ...progress !== 'N/A' && { progress } });
}

function failedWorker(disk: any): Readiness | undefined {
  const { reason = '', message } = stoppedWorker(disk) ?? {};
  const word = reason === 'Error' ? 'DataVolumeError' : reason;
  return WORKER_FAILURES.includes(reason) ? failed(word, message || 'its worker pod has failed') : undefined;
}

/** How CDI describes a worker that does not run: in a condition of a DataVolume, or in annotations of a claim, which stay once it is bound. */
export function stoppedWorker(disk: any): { readonly reason?: string; readonly message?: string } | undefined {
  const { metadata, status } = disk;
  const { [WORKER_REASON]: reason, [WORKER_MESSAGE]: message } = metadata?.annotations ?? {};
  return conditionWith(disk, 'Running', 'False') ?? (status?.phase === 'Pending' ? { reason, message } : undefined);
}

/** A Pending claim counts as ready: only its storage class shows whether it waits for a machine. One that names its volume never does. */
export function claimReadiness(claim: any): Readiness {
  const phase = claim.status?.phase ?? 'Unknown';
  if (phase === 'Lost') {
    return failed(phase, 'its volume is gone');
  }
  const volume = awaitedVolume(claim);
  if (volume !== undefined) {
    return progressing(phase, `it waits until volume ${JSON.stringify(volume)} exists and is free`);
  }
  const { reason = '', message } = stoppedWorker(claim) ?? {};
  return failedWorker(claim) ?? (WORKER_DELAYS.includes(reason) ? progressing(reason, message)
    : ['Bound', 'Pending'].includes(phase) ? ready(phase) : progressing(phase));
}

/** The volume that the manifest of a claim asks for by name, as after a volume was restored. Kubernetes marks claims for which it chose one itself. */
export function awaitedVolume({ metadata, spec, status }: any): string | undefined {
  const isChosen = metadata?.annotations?.['pv.kubernetes.io/bound-by-controller'] !== undefined;
  return status?.phase === 'Pending' && !isChosen && spec?.volumeName ? spec.volumeName : undefined;
}

export function importCronReadiness(cron: any): Readiness {
  // CDI retries a failed import.
  return cron.status?.lastImportedPVC === undefined
    ? progressing('Importing', conditionOf(cron, 'Progressing')?.message || 'it has no image yet')
    : ready('Imported');
}

/** A source whose target does not exist yet may become ready later. */
export function dataSourceReadiness(source: any): Readiness {
  const condition = conditionOf(source, 'Ready');
  return hasEarlierImage(source) ? progressing('Pending', NOT_SEEN)
    : conditionWith(source, 'Ready', 'True') ? ready('Ready') : progressing(condition?.reason ?? 'Pending', condition?.message);
}

export const NOT_SEEN = 'CDI has not seen its last change yet';

/** Whether the status of a DataSource describes the image before its last change. If it names another DataSource, the status has that one's image. */
export function hasEarlierImage({ spec, status }: any): boolean {
  const [wanted, known] = [spec?.source ?? {}, status?.source ?? {}];
  return wanted.dataSource === undefined && Object.keys(known).length > 0 && !isDeepStrictEqual(known, wanted);
}

/** KubeVirt's reason if an instance waits for a claim. */
export const CLAIM_NOT_FOUND = 'FailedPvcNotFound';

/** By status: the condition that names the missing claim, and the claims that may still be created. */
const LATE_CLAIM_STATUSES: {
  readonly [printableStatus: string]: { readonly type: string; readonly claimsOf: (volumes: readonly any[], machineName: string) => string[] };
} = table({
  ErrorUnschedulable: { type: 'PodScheduled', claimsOf: usedClaims },
  ErrorPvcNotFound: { type: 'Synchronized', claimsOf: filledClaims },
});

/** The claims that something creates and fills: those of DataVolumes, and the disks of a `Machine`, which are named after it. */
function filledClaims(volumes: readonly any[], machineName: string): string[] {
  return usedClaims(volumes.filter((volume) => volume.dataVolume !== undefined || usedClaim(volume) === `${machineName}-${volume.name}`));
}

/**
 * A machine without the failure that KubeVirt reports only because a claim was created after it. KubeVirt reports such a machine as failed,
 * then as unschedulable once the claim exists, until the machine has a pod. It gets its pod once its disks are filled. If no node fits
 * the pod, KubeVirt keeps naming the claim; then only the condition is removed.
 */
export function withoutLateClaims(machine: any): any {
  const { printableStatus, conditions = [] } = machine.status ?? {};
  const late = LATE_CLAIM_STATUSES[printableStatus];
  const condition = late && conditionWith(machine, late.type, 'False');
  if (condition === undefined || !late.claimsOf(volumesOf(machine), machine.metadata?.name).some((claim) => isMissing(condition, claim))) {
    return machine;
  }
  if (late.type === 'Synchronized' && conditionWith(machine, VOLUMES_READY, 'True') !== undefined) {
    return withMessage(machine, condition, 'a claim that nothing fills does not exist');
  }
  const isLate = late.type !== 'PodScheduled' || !hasPod(machine);
  const known = conditions.filter(({ type }: any) => type !== 'PodScheduled');
  return { ...machine, status: { ...machine.status, printableStatus: isLate ? PROVISIONING : printableStatus, conditions: known } };
}

function volumesOf({ spec }: any): readonly any[] {
  return spec?.template?.spec?.volumes ?? [];
}

/** The machine with another message in a condition: KubeVirt keeps naming the first missing claim, even if another one is missing. */
function withMessage(machine: any, condition: any, message: string): any {
  const conditions = machine.status.conditions.map((each: any) => each === condition ? { ...each, message } : each);
  return { ...machine, status: { ...machine.status, conditions } };
}

/** Whether KubeVirt blames a missing claim for an unschedulable machine that has its claims and a pod. */
export function isUnscheduledWithItsClaims(machine: any): boolean {
  const condition = conditionWith(machine, 'PodScheduled', 'False');
  return machine.status?.printableStatus === 'ErrorUnschedulable' && condition !== undefined && isAnyMissing(condition) && hasPod(machine);
}

function hasPod(machine: any): boolean {
  return ![undefined, NO_POD].includes(conditionOf(machine, 'Ready')?.reason);
}

/** Whether a condition reports this claim of the machine's namespace as missing. */
export function isMissing({ message = '' }: any, claim: string): boolean {
  return message.endsWith(`/${claim}${MISSING_CLAIM.after}`);
}

/** Whether a condition reports any claim as missing. */
export function isAnyMissing({ message = '' }: any): boolean {
  return message.endsWith(MISSING_CLAIM.after);
}
