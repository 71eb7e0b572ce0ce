// Disks that CDI cannot fill: its worker fails, or is not given the image.
import { adviceOn, type Cause, FindCause } from './cause';
import { claimOf, disksOf, fillersOf, lastWarning, warningsAbout } from './evidence';
import { pullError } from './pods';
import { isTransientMessage, NO_ACCESS, NO_PLATFORM, RATE_LIMITED, UNAVAILABLE, UNTRUSTED, WITHOUT_TLS } from './server-errors';
import { AWAITING_VDDK, OUT_OF_MEMORY, REFUSED, SOURCE_MESSAGE, SOURCE_REASON, WORKER_MESSAGE, WORKER_PHASE, WORKER_REASON } from '../../../storage/worker-failures';
import { isDisk } from '../../manifests/disk-types';
import type { RelatedObjects } from '../observation/related-objects';
import type { Readiness } from '../readiness/readiness';
import { isWaitingForVolumes } from '../readiness/virtual-machine';
import { claimReadiness, stoppedWorker, volumeReadiness } from '../readiness/volumes';

/** A CDI worker has failed. Its message ends with the last lines from the image server. */
export const failedImport: FindCause = (object, related) => {
  const volumes = isDisk(object) ? [object] : [...related.dataVolumes, ...related.claims];
  const failed = volumes.find((volume) => importReadiness(volume).state === 'failed');
  if (failed === undefined) {
    return object.status?.printableStatus === DATA_VOLUME_ERROR ? reportedFailure(related) ?? UNREADABLE_FAILURE : undefined;
  }
  const { reason, message = 'its import has failed' } = importReadiness(failed);
  return importFailure(reason, pullError(message, related), failed === object ? undefined : nameDisk(failed));
};

/** @param disk undefined if the failure is the object's own */
function importFailure(reason: string, error: string, disk?: string): Cause {
  const message = disk === undefined ? error : `${disk}: ${error}`;
  return { reason, message, advice: adviceOn(`${reason} ${error}`, IMPORT_ADVICE), ...isTransientMessage(error) && { mayRecover: true } };
}

const DATA_VOLUME_ERROR = 'DataVolumeError';

/** While a worker tries again, CDI shows no failure, but the machine still does: the last event on its DataVolume says why. */
function reportedFailure({ warnings }: RelatedObjects): Cause | undefined {
  const report = lastWarning({ warnings: warnings.filter(({ involvedObject }) => involvedObject.kind === 'DataVolume') }, /^Error$/);
  return report && importFailure(DATA_VOLUME_ERROR, report.message, `DataVolume ${JSON.stringify(report.involvedObject.name)}`);
}

/** CDI reports a failure on the claim, and a moment later on its DataVolume. Both get the name that the manifest has. */
export function nameDisk({ kind, metadata: { name, ownerReferences = [] } }: any): string {
  const source = ownerReferences.find((owner: any) => owner.kind === 'DataVolume') ?? { kind, name };
  return `${source.kind} ${JSON.stringify(source.name)}`;
}

function importReadiness(volume: any): Readiness {
  return volume.kind === 'DataVolume' ? volumeReadiness(volume) : claimReadiness(volume);
}

/** For users who may not read DataVolumes: the machine still reports that one has failed. */
const UNREADABLE_FAILURE = {
  reason: DATA_VOLUME_ERROR,
  message: 'the DataVolume of a disk has failed',
  advice: 'check the conditions of the machine\'s DataVolumes: kubectl describe datavolume',
};

/** CDI's second attempt needs less memory than the first. */
export const outOfMemory: FindCause = (object, related) => {
  const disk = disksOf(object, related).find((each) => stoppedWorker(each)?.reason === OUT_OF_MEMORY);
  const attempts = related.warnings.filter(({ reason }) => reason === 'ErrImportFailed').reduce((times, { count = 1 }) => times + count, 0);
  return disk && {
    ...attempts < 2 && { state: 'progressing' },
    reason: 'OOMKilled',
    message: messageOn(disk, object, 'its worker pod has run out of memory'),
    advice: 'raise the memory limit in podResourceRequirements of spec.config of the CDI object, unless the next attempt needs less',
    mayRecover: true,
  };
};

/** Its pod is not scheduled either while its volume is provisioned, so that only the scheduler's own refusal is a failure. Kubernetes tries again. */
export const unscheduledImport: FindCause = (object, related) => {
  const disk = disksOf(object, related).find((each) => stoppedWorker(each)?.reason === UNSCHEDULABLE);
  if (disk === undefined) {
    return undefined;
  }
  const refusal = lastWarning({ warnings: warningsAbout(fillersOf(disk, related), related) }, /^FailedScheduling$/);
  return {
    ...(refusal === undefined || isWaitingForVolumes(refusal)) && { state: 'progressing' },
    reason: UNSCHEDULABLE,
    message: messageOn(disk, object, stoppedWorker(disk)?.message, refusal?.message),
    advice: 'find out what rules the nodes out for CDI\'s importer pod: free resources, taints, spec.workload of the CDI object, where its volume is',
    mayRecover: true,
  };
};

const UNSCHEDULABLE = 'Unschedulable';

/** Kubernetes refuses the pod. CDI tries again, and tells the reason only in its log. */
export const refusedWorker: FindCause = (object, related) => {
  const disk = disksOf(object, related).find((each) => unstartedWorker(each, related)?.reason === REFUSED);
  return disk && {
    reason: REFUSED,
    message: messageOn(disk, object, unstartedWorker(disk, related)?.message),
    advice: 'make sure that the priority class and the service account of the disk exist, that names in spec.source are valid, and that a LimitRange does not refuse CDI\'s pod; the log of the deployment cdi-deployment in CDI\'s namespace has the reason',
    mayRecover: true,
  };
};

/** CDI tries again, and creates a pod once it knows an image. Its complaint stays even then. */
export const missingLibrary: FindCause = (object, related) => {
  const complaintOn = (disk: any) => warningsAbout(fillersOf(disk, related), related).find(({ reason }) => reason === AWAITING_VDDK);
  const disk = disksOf(object, related).find((each) => hasNoWorker(each, related) && complaintOn(each));
  return disk && {
    reason: AWAITING_VDDK,
    message: messageOn(disk, object, complaintOn(disk).message),
    advice: 'delete the disk, and apply it with initImageURL in spec.source.vddk (initImageUrl in a program); or create the ConfigMap "v2v-vmware" in CDI\'s namespace, with the image of VMware\'s VDDK under vddk-init-image: CDI tries again',
    mayRecover: true,
  };
};

function hasNoWorker(disk: any, related: RelatedObjects): boolean {
  const worker = unstartedWorker(disk, related);
  return worker !== undefined && !worker.reason;
}

/**
 * Why a disk has no worker, as its claim says, which CDI changes before the DataVolume. A reason may stay although there is a worker: while CDI's cache is
 * late, CDI creates a second one, which is refused.
 */
function unstartedWorker(disk: any, related: RelatedObjects): { readonly reason?: string; readonly message?: string } | undefined {
  const claim = claimOf(disk, related);
  if (claim === undefined) {
    return stoppedWorker(disk);
  }
  const { [WORKER_REASON]: reason, [WORKER_MESSAGE]: message, [WORKER_PHASE]: phase = 'Failed', ...others } = claim.metadata.annotations ?? {};
  if (others[SOURCE_REASON] === REFUSED) {
    return { reason: REFUSED, message: others[SOURCE_MESSAGE] };
  }
  return phase === 'Failed' ? { reason, message } : undefined;
}

/** A message about a disk, which is named unless it is the object itself. */
export function messageOn(disk: any, object: any, ...texts: readonly (string | undefined)[]): string {
  return [disk !== object && nameDisk(disk), ...texts].filter(Boolean).join(': ');
}

const IMPORT_ADVICE = [
  [/checksum/i, 'correct the checksum or the url of spec.source.http: CDI does not try again, so delete the disk and apply the corrected one'],
  [NO_PLATFORM, 'choose an image for the nodes\' architecture, or set platform.architecture of spec.source.registry to one that it has'],
  [WITHOUT_TLS, 'add the registry to insecureRegistries in spec.config of the CDI object; for spec.source.http, write http:// in the url'],
  [RATE_LIMITED, 'give the DataVolume\'s source a secretRef with an account of a higher limit, or use a mirror: CDI tries again'],
  [UNAVAILABLE, 'check the image server, which could not answer: CDI tries again'],
  [/manifest unknown|name unknown/i, 'correct the image\'s name and tag in the url of spec.source.registry: the registry does not have it'],
  [/\b404\b|not found/i, 'correct the image\'s address in spec.source of the DataVolume or VolumeImportSource: the server has nothing there'],
  [NO_ACCESS, 'give the DataVolume\'s source a secretRef with credentials that the image server accepts; for a VirtualMachineExport, a Secret in secretExtraHeaders with its token'],
  [UNTRUSTED, 'give the DataVolume\'s source a certConfigMap with the CA that signed the image server\'s certificate'],
  [/no such host|connection refused|timeout|unreachable/i, 'make sure that the cluster can reach the image server: name, port, network policies, proxy'],
  [/smaller than the source/, 'request at least the size of the source: delete the DataVolume, and apply the corrected one'],
  [/no space left|too small|larger than|virtual image size/i, 'request more storage: the unpacked image does not fit the DataVolume'],
  [/ImagePull/, 'correct the importer\'s or the registry source\'s image, or the credentials for its registry'],
  [/./, 'check the importer pod\'s log and the DataVolume\'s spec.source'],
] as const;
