// Finds why an object does not become ready: the first cause that applies, in order from the most specific.
import { adviceOn, Cause, FindCause } from './cause';
import { waitingClone } from './clones';
import { machineAndInstance, conditionsOfMachine, lastWarning } from './evidence';
import { blockedExport } from './exports';
import { crash, crashLoop, noAddress, pausedByUser } from './guests';
import { failedImport, missingLibrary, outOfMemory, refusedWorker, unscheduledImport } from './imports';
import { abandonedGuest, silentNode } from './nodes';
import { failedSandbox, failedStart, imagePull, missingReference, unschedulable } from './pods';
import { heldMachines, stoppedMachines } from './pools';
import { isTransientMessage } from './server-errors';
import { failedMount, failedProvisioning, lostStorage, missingClaim, missingStorageClass, QUOTA, QUOTA_ADVICE, unauthorizedClone } from './storage';
import type { RelatedObjects } from '../observation/related-objects';
import { conditionWith } from '../readiness/readiness';
import { CLAIM_NOT_FOUND } from '../readiness/volumes';

export const quotaExceeded: FindCause = (object, related) => {
  const conditions = machineAndInstance(object, related)
    .flatMap((each) => [...['Failure', 'ReplicaFailure'].map((type) => conditionWith(each, type, 'True')), conditionWith(each, 'Synchronized', 'False')])
    .concat(related.dataVolumes.flatMap((volume) => [conditionWith(volume, 'Bound', 'False'), conditionWith(volume, 'Running', 'False')]));
  const currentCondition = conditions.find((condition) => QUOTA.test(condition?.message ?? ''));
  const found = currentCondition ?? (hasPodOrClaim(object, related) ? undefined : lastWarning(related, /./, QUOTA));
  return found && {
    reason: 'QuotaExceeded',
    message: found.message,
    advice: QUOTA_ADVICE,
    // Controllers retry, and an event stays when the quota has room again.
    mayRecover: currentCondition === undefined,
  };
};

/** Whether a machine has its pod, or a volume its claim: earlier quota errors no longer matter then. */
function hasPodOrClaim({ kind }: any, { instance, pods, claims }: RelatedObjects): boolean {
  return kind === 'DataVolume' ? claims.length > 0 : pods.length > 0 || !['Pending', undefined].includes(instance?.status?.phase);
}

/** KubeVirt retries a refused request of a machine or a pool. The retries fail, unless the server was only temporarily unable to answer. */
export const refusedRequest: FindCause = (object) => {
  const failure = conditionWith(object, 'Failure', 'True') ?? conditionWith(object, 'ReplicaFailure', 'True');
  const { reason = 'Failure', message = 'KubeVirt was not allowed to create what it needs' } = failure ?? {};
  return failure && (isTransientMessage(message)
    ? { reason, message, advice: 'fix what the message names; KubeVirt then continues on its own', mayRecover: true }
    : { reason, message, advice: 'correct the manifest as the message says, and apply it again' });
};

/** Anything that virt-controller cannot do, except for missing claims, which are a separate cause. */
const notSynchronized: FindCause = (object, related) => {
  const found = conditionsOfMachine(object, related, 'Synchronized', 'False').find(({ reason, message }) => reason && message && reason !== CLAIM_NOT_FOUND);
  return found && {
    reason: found.reason,
    message: found.message,
    advice: adviceOn(found.message, SYNCHRONIZATION_ADVICE),
    mayRecover: true,
  };
};

const SYNCHRONIZATION_ADVICE = [
  [/violates PodSecurity/, 'ask whoever manages the namespace for a less strict label pod-security.kubernetes.io/enforce; KubeVirt then continues on its own'],
  [/(?:maximum|minimum) \S+ usage per |limit to request ratio per /, 'make the machine fit the LimitRange of the namespace, or ask for another one: kubectl describe limitrange'],
  [/(?:)/, 'fix what the message names; KubeVirt then continues on its own'],
] as const;

/** Why a machine or a volume does not become ready. */
const OBSTACLES: readonly FindCause[] = [
  silentNode, lostStorage, quotaExceeded, unauthorizedClone, refusedRequest, missingStorageClass, missingClaim, failedImport, waitingClone,
  unscheduledImport, refusedWorker, outOfMemory, missingLibrary, failedSandbox, imagePull, failedStart, missingReference, crashLoop, abandonedGuest,
  crash, unschedulable, pausedByUser, heldMachines, stoppedMachines, failedProvisioning, failedMount, blockedExport, notSynchronized,
];

/** What may be wrong with a machine that is Ready. */
const SHORTCOMINGS: readonly FindCause[] = [lostStorage, noAddress];

export function findObstacle(object: any, related: RelatedObjects): Cause | undefined {
  return firstCause(OBSTACLES, object, related);
}

export function findShortcoming(object: any, related: RelatedObjects): Cause | undefined {
  return firstCause(SHORTCOMINGS, object, related);
}

function firstCause(causes: readonly FindCause[], object: any, related: RelatedObjects): Cause | undefined {
  for (const cause of causes) {
    const found = cause(object, related);
    if (found) {
      return found;
    }
  }
  return undefined;
}
