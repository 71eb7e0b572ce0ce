// The verdict on an object, from its own status and its related objects.
import type { Cause } from './cause';
import { findObstacle, findShortcoming } from './diagnosis';
import { EXPLAINED_OPERATIONS, explainOperation } from './operations';
import { hasUnnoticedPod } from './pods';
import { isWaitingForClaim, missingClaimAdvice } from './storage';
import { missingSecretAdvice } from './unmade-secrets';
import { table } from '../../../plain-data/plain-data';
import { isBeingDeleted } from '../../cluster/cluster';
import type { Type } from '../../cluster/discovery';
import type { ObjectWithRelated, RelatedObjects } from '../observation/related-objects';
import { judgeOf } from '../readiness/kinds';
import { mayBeUnobserved, pendingMachines } from '../readiness/pool-update';
import { progressing, Readiness } from '../readiness/readiness';
import { SECRET_MAKERS } from '../readiness/secret-makers';
import { hasLostInstance, hasUnseenChange, isAheadOfInstance, isOn } from '../readiness/virtual-machine';

/** The readiness of an object, what to do, and when it counts. */
export interface Verdict extends Readiness, Partial<Pick<Cause, 'advice' | 'mayRecover' | 'duration' | 'countsAtOnce'>> {
  /** Whether readiness counts only once it has lasted, since a controller may not have seen a change of a pool yet. */
  readonly countsLater?: boolean;
}

/** Explains why an object is not ready. */
type Explain = (object: any, readiness: Verdict, related: RelatedObjects) => Verdict;

/** Operators retry, and continue once the store works. */
const explainSecretMaker: Explain = (object, readiness) => (
  readiness.state === 'ready' ? readiness : { ...readiness, advice: missingSecretAdvice(object), mayRecover: true });

/** The phases of a migration before its target pod runs. */
const UNPLACED = ['Pending', 'Scheduling'];

/** KubeVirt itself ends a migration whose target pod takes too long, so that nothing here fails earlier. It deletes one whose machine has stopped. */
const explainMigration: Explain = (object, readiness, related) => (
  UNPLACED.includes(readiness.reason) ? { ...readiness, ...findObstacle(object, related), state: 'progressing' }
    : { ...readiness, ...readiness.state === 'failed' && { countsAtOnce: true } });

const diagnose: Explain = (object, readiness, related) => {
  if (readiness.state === 'ready') {
    const found = findShortcoming(object, related);
    return found ? { state: 'failed', ...found } : readiness;
  }
  const found = findObstacle(object, related);
  if (found) {
    return { state: 'failed', ...found };
  }
  const state = isWaitingForClaim(object, related) || hasUnnoticedPod(object, related) ? 'progressing' : readiness.state;
  const advice = missingClaimAdvice(object, related);
  return firstMachineFailure(related.machines) ?? { ...readiness, state, ...progressOf(related), ...advice !== undefined && { advice } };
};

const DIAGNOSED = ['VirtualMachine', 'VirtualMachineInstance', 'VirtualMachinePool', 'DataVolume', 'PersistentVolumeClaim', 'VirtualMachineExport'];

const EXPLANATIONS: { readonly [kind: string]: Explain } = table({
  ...Object.fromEntries(SECRET_MAKERS.map((kind) => [kind, explainSecretMaker])),
  ...Object.fromEntries(DIAGNOSED.map((kind) => [kind, diagnose])),
  ...Object.fromEntries(EXPLAINED_OPERATIONS.map((kind) => [kind, explainOperation])),
  VirtualMachineInstanceMigration: explainMigration,
});

/** @param type the object's kind: cached objects have no apiVersion */
export function verdictOf(type: Type, object: any, related: RelatedObjects): Verdict {
  const readiness = correctReadiness(object, judgeOf(type)!(object), related);
  if (isBeingDeleted(object) && readiness.state !== 'failed') {
    return progressing('Terminating', 'it is being deleted');
  }
  return EXPLANATIONS[type.kind]?.(object, readiness, related) ?? readiness;
}

/** The readiness of an object, corrected by its related objects. */
function correctReadiness(object: any, readiness: Verdict, related: RelatedObjects): Verdict {
  const { bindingMode, machines } = related;
  if (readiness.state !== 'ready') {
    return readiness;
  }
  if (hasLostInstance(object, related)) {
    return progressing('Stopping', 'its instance is gone or is being deleted');
  }
  if (isAheadOfInstance(object, related)) {
    return progressing(readiness.reason, 'its instance is not known to be Ready yet');
  }
  if (isOn(object) && hasUnseenChange(object)) {
    return progressing(readiness.reason, 'virt-controller has not seen its last change yet');
  }
  // A Pending claim is ready only if its storage class waits for a machine, or if classes cannot be read.
  if (readiness.reason === 'Pending' && ![undefined, 'WaitForFirstConsumer'].includes(bindingMode)) {
    return { ...readiness, state: 'progressing' };
  }
  return machines.length === 0 ? readiness
    : pendingMachines(object, machines) ?? { ...readiness, ...mayBeUnobserved(object, machines) && { countsLater: true } };
}

/** The first failure of a pool's machines. Without one, the first cause that another awaited object may still resolve. */
function firstMachineFailure(machines: readonly ObjectWithRelated[]): Verdict | undefined {
  let awaited: Verdict | undefined;
  for (const { object, related } of machines) {
    const found = findObstacle(object, related);
    const verdict = found && { state: 'failed' as const, ...found, message: `machine ${JSON.stringify(object.metadata.name)}: ${found.message}` };
    if (verdict?.state === 'failed') {
      return verdict;
    }
    awaited ??= verdict;
  }
  return awaited;
}

/** The progress of the import that a machine waits for. */
function progressOf({ dataVolumes }: RelatedObjects): { readonly progress?: string } {
  const progress = dataVolumes.filter(({ status }) => status?.phase !== 'Succeeded').map(({ status }) => status?.progress).find((each) => each && each !== 'N/A');
  return progress ? { progress } : {};
}
