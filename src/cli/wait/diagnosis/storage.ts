// Disks that do not become usable: missing or lost claims, missing storage classes, volumes that cannot be provisioned or mounted.
import { adviceOn, type Cause, FindCause } from './cause';
import { claimOf, conditionsOfMachine, disksOf, lastWarning, nameOf, warningsAbout } from './evidence';
import { nameDisk } from './imports';
import { isMissingMount, isPending, startAdvice } from './pods';
import { STORAGE_FAILURE } from '../../../spec/machine-status';
import { REFUSED } from '../../../storage/worker-failures';
import type { RelatedObjects } from '../observation/related-objects';
import { conditionWith } from '../readiness/readiness';
import { CLAIM_NOT_FOUND, isMissing } from '../readiness/volumes';

export const lostStorage: FindCause = (object, related) => {
  const paused = conditionsOfMachine(object, related, 'Paused', 'True').find(({ reason }) => reason === STORAGE_FAILURE);
  const lost = [object, ...related.claims].filter(({ kind, status }) => kind === 'PersistentVolumeClaim' && status?.phase === 'Lost');
  if (paused === undefined && lost.length === 0) {
    return undefined;
  }
  const misbound = lost.find(({ metadata: { name } }) => warningsAbout([name], related).some(({ reason }) => reason === MISBOUND));
  if (misbound !== undefined) {
    const { volumeName } = misbound.spec;
    return {
      reason: MISBOUND,
      message: `claim ${JSON.stringify(nameOf(misbound))} names volume ${JSON.stringify(volumeName)}, which belongs to another claim, or to an earlier one of this name`,
      advice: `delete this claim, not the volume, and apply it without the annotations of pv.kubernetes.io and spec.volumeName; if the data of an earlier claim of this name is wanted, keep spec.volumeName, but first remove the uid in spec.claimRef of the volume: kubectl get pv ${volumeName}`,
    };
  }
  const claims = lost.map(({ metadata: { name } }) => `claim ${JSON.stringify(name)} has lost its volume`);
  return {
    reason: paused ? STORAGE_FAILURE : 'ClaimLost',
    message: [paused?.message, ...claims].filter(Boolean).join('; '),
    advice: 'repair or restore the volume in the storage system, then restart the machine: KubeVirt does not resume it on its own',
  };
};

/**
 * Kubernetes' word for a claim that was written with its volume, as it was read from a cluster. The volume has the uid of the claim that was read: one
 * that exists, or one that was deleted with its namespace, whose data is still in the volume.
 */
const MISBOUND = 'ClaimMisbound';

export const missingClaim: FindCause = (object, related) => {
  const missing = missingClaimCondition(object, related);
  return missing === undefined || isBeingCreated(missing, related) ? undefined : {
    reason: 'ErrorPvcNotFound',
    message: missing.message,
    advice: 'apply the PersistentVolumeClaim or DataVolume to the machine\'s namespace, or correct the name in spec.template.spec.volumes',
    mayRecover: true,
  };
};

/** Whether a machine only waits for a claim that CDI is about to create. */
export function isWaitingForClaim(object: any, related: RelatedObjects): boolean {
  const missing = missingClaimCondition(object, related);
  return missing !== undefined && isBeingCreated(missing, related);
}

function missingClaimCondition(object: any, related: RelatedObjects): any {
  return conditionsOfMachine(object, related, 'Synchronized', 'False').find(({ reason }) => reason === CLAIM_NOT_FOUND);
}

function isBeingCreated(missing: any, { dataVolumes }: RelatedObjects): boolean {
  return dataVolumes.some(({ metadata: { name }, status }) => status?.phase !== 'Succeeded' && isMissing(missing, name));
}

/** KubeVirt clones as a ServiceAccount of the machine's namespace, and asks CDI whether that ServiceAccount may clone. */
export const unauthorizedClone: FindCause = (object) => {
  const failure = conditionWith(object, 'Failure', 'True');
  const [message] = /not authorized to create DataVolume: .*/.exec(failure?.message ?? '') ?? [];
  return message === undefined ? undefined : {
    reason: 'UnauthorizedDataVolumeCreate',
    message,
    advice: 'allow the ServiceAccount that the message names to create datavolumes/source in the image\'s namespace; KubeVirt then continues on its own',
    mayRecover: true,
  };
};

export const missingStorageClass: FindCause = (object, related) => {
  const found = complaints(object, related).find(({ message }) => /storageclass.{0,1000} not found|no storageClass/i.test(message));
  return found && { reason: 'StorageClassNotFound', message: found.message, advice: classAdvice(manifestOf(found.volume, [object, ...related.dataVolumes])) };
};

/** The DataVolume that created a claim, or the claim itself. */
function manifestOf(volume: any, others: readonly any[]): any {
  return others.find(({ kind, metadata }) => kind === 'DataVolume' && metadata.name === volume.metadata.name) ?? volume;
}

/** CDI reports a class that does not exist and a missing default with the same message. A default class helps only where none is set. */
function classAdvice(volume: any): string {
  const { kind, spec, metadata: { ownerReferences = [] } } = volume;
  const claim = kind === 'DataVolume' ? spec?.storage ?? spec?.pvc : spec;
  const isOfMachine = ownerReferences.some((owner: any) => owner.kind === 'VirtualMachine');
  const recreate = isOfMachine
    ? `apply the corrected machine, then delete ${nameDisk(volume)}, whose storage class is immutable: KubeVirt creates it again`
    : `delete ${nameDisk(volume)}, whose storage class is immutable, and apply the corrected one`;
  return claim?.storageClassName
    ? `set a storage class that \`kubectl get storageclass\` lists, or none for the cluster's default: in a program, storageClassName of the disk or of MachineDefaults; then ${recreate}`
    : `make a storage class the default; or set one that \`kubectl get storageclass\` lists, then ${recreate}`;
}

export const failedProvisioning: FindCause = (object, related) => {
  const [found] = complaints(object, related);
  const advice = QUOTA.test(found?.message ?? '') ? QUOTA_ADVICE : adviceOn(found?.reason ?? '', PROVISIONING_ADVICE);
  return found && { reason: found.reason, message: found.message, advice, mayRecover: true };
};

const PROVISIONING_ADVICE = [
  [/^(?:FailedBinding|VolumeMismatch)$/, 'give the claim the volume that it names: spec.claimRef of the PersistentVolume needs the claim\'s namespace and name, and no uid; class, access modes and size must match'],
  [/(?:)/, 'fix what the message names: storage class, access mode, size, or the provisioner itself'],
] as const;

/** A message of the server about a namespace without room. */
export const QUOTA = /exceeded quota|failed quota/;
export const QUOTA_ADVICE = 'free resources in the namespace, or raise its ResourceQuota: kubectl describe resourcequota';

/**
 * What to do about a DataVolume whose claim is missing. CDI reports only quotas: any other refusal of a claim is in its log. As CDI may be about to create
 * the claim, this is no cause.
 */
export function missingClaimAdvice(object: any, related: RelatedObjects): string | undefined {
  const volumes = disksOf(object, related).filter((disk) => disk.kind === 'DataVolume' && claimOf(disk, related) === undefined);
  const unmade = volumes.find((volume) => conditionWith(volume, 'Bound', 'False')?.reason === 'NotFound');
  return unmade && `find out why CDI has not created the claim of ${nameDisk(unmade)}: a LimitRange or an admission policy may refuse it, which only CDI's log shows: kubectl describe limitrange`;
}

/** A complaint, and which volume it is about. */
type Complaint = Pick<Cause, 'reason' | 'message'> & { readonly volume: any };

/** Complaints of CDI and the provisioner about volumes that are not ready. */
function complaints(object: any, related: RelatedObjects): Complaint[] {
  const volumes = disksOf(object, related);
  const beingFilled = volumes.filter(({ kind, status }) => kind === 'DataVolume' && BEING_FILLED.test(status?.phase)).map(({ metadata: { name } }) => name);
  const pending = volumes.filter(({ metadata: { name }, status }) => !['Bound', 'Succeeded'].includes(status?.phase) && !beingFilled.includes(name));
  return pending.flatMap((volume) => {
    const { kind, metadata: { name } } = volume;
    const own = related.warnings.filter(({ involvedObject }) => involvedObject.kind === kind && involvedObject.name === name);
    const warned = own.filter(({ reason, message }) => COMPLAINT.test(reason) && !CONFLICT.test(message));
    const conditions = ['Bound', 'Running'].map((type) => conditionWith(volume, type, 'False')).filter((condition) => COMPLAINT.test(condition?.reason));
    return [...conditions, ...warned.reverse()].map(({ reason, message }) => ({ reason, message: volume === object ? message : `${kind} ${JSON.stringify(name)}: ${message}`, volume }));
  });
}

/** Once a volume is being filled, earlier complaints no longer matter. */
const BEING_FILLED = /Scheduled|InProgress/;

/** Conflicts between controllers, which retry immediately. */
const CONFLICT = /the object has been modified|already exists/;

/** A refused pod of CDI is a cause of its own. */
const COMPLAINT = new RegExp(`^(?!${REFUSED}$)(?:ProvisioningFailed|FailedBinding|VolumeMismatch|Err[A-Z]\\w+)$`);

export const failedMount: FindCause = (_object, related) => {
  const waiting = related.pods.filter((pod) => isPending(pod) && conditionWith(pod, 'PodScheduled', 'False') === undefined);
  const warnings = warningsAbout(waiting.map(nameOf), related).filter((event) => !isMissingMount(event));
  const found = lastWarning({ warnings }, /^(?:FailedMount|FailedAttachVolume|FailedMapVolume)$/);
  return found && {
    reason: found.reason,
    message: found.message,
    advice: startAdvice(found.message, 'check whether another node still holds the volume, and whether the storage system serves this node'),
    mayRecover: true,
  };
};
