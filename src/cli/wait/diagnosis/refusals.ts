// What controllers and admission refuse: instances, pods and claims that may not be made.
import { FindCause, ofMachine, saidOfMachine, warningOf } from './cause';
import type { Companions } from '../companions';
import { CLAIM_NOT_FOUND } from '../readiness/late-claims';
import { conditionWith } from '../readiness/readiness';

const QUOTA = /exceeded quota|failed quota/;

export const quota: FindCause = (object, companions) => {
  const conditions = ofMachine(object, companions).flatMap((each) => [conditionWith(each, 'Failure', 'True'), conditionWith(each, 'Synchronized', 'False')])
    .concat(companions.dataVolumes.flatMap((volume) => [conditionWith(volume, 'Bound', 'False'), conditionWith(volume, 'Running', 'False')]));
  const found = conditions.find((condition) => QUOTA.test(condition?.message ?? '')) ?? (isMade(object, companions) ? undefined : warningOf(companions, /./, QUOTA));
  return found && {
    reason: 'QuotaExceeded',
    message: found.message,
    advice: 'make room in the namespace\'s ResourceQuota, or raise it: kubectl describe resourcequota',
  };
};

/** What was refused before a machine had its pod, or a volume its claim, says nothing any more. */
function isMade({ kind }: any, { instance, pods, claims }: Companions): boolean {
  return kind === 'DataVolume' ? claims.length > 0 : pods.length > 0 || !['Pending', undefined].includes(instance?.status?.phase);
}

/** Of a machine or a pool: KubeVirt goes on trying, with what was refused. */
export const refused: FindCause = (object) => {
  const failure = conditionWith(object, 'Failure', 'True') ?? conditionWith(object, 'ReplicaFailure', 'True');
  return failure && {
    reason: failure.reason ?? 'Failure',
    message: failure.message ?? 'KubeVirt may not make what it needs',
    advice: 'correct the manifest as the message says, and apply it again',
  };
};

/** What virt-controller cannot bring about, whatever it is, but for claims, which are looked at by themselves. */
export const notSynchronized: FindCause = (object, companions) => {
  const found = saidOfMachine(object, companions, 'Synchronized', 'False').find(({ reason, message }) => reason && message && reason !== CLAIM_NOT_FOUND);
  return found && {
    reason: found.reason,
    message: found.message,
    advice: 'correct what the message names; KubeVirt then goes on by itself',
    mayPass: true,
  };
};
