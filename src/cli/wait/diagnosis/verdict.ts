// The verdict on an object, by its own status and its related objects.
import { findObstacle, findShortcoming } from './diagnosis';
import { isWaitingForClaim } from './storage';
import type { Type } from '../../cluster/discovery';
import type { ObjectWithRelated, RelatedObjects } from '../observation/related-objects';
import { judgeOf } from '../readiness/kinds';
import { isBeingDeleted, progressing, Readiness } from '../readiness/readiness';

/** The readiness of an object, and what to do. */
export interface Verdict extends Readiness {
  readonly advice?: string;
  /** Whether others may fix it: the failure then counts only after a grace time. */
  readonly mayRecover?: boolean;
  /** Whether the failure counts at once, since a later state would hide it. */
  readonly countsAtOnce?: boolean;
}

/** The kinds whose related objects explain why they do not become ready. */
const DIAGNOSED = ['VirtualMachine', 'VirtualMachineInstance', 'VirtualMachinePool', 'DataVolume', 'PersistentVolumeClaim'];

/** @param type the object's kind: cached objects have no apiVersion */
export function verdictOf(type: Type, object: any, related: RelatedObjects): Verdict {
  const readiness = readinessIn(judgeOf(type)!(object), related);
  if (isBeingDeleted(object) && readiness.state !== 'failed') {
    return progressing('Terminating', 'it is being deleted');
  }
  if (!DIAGNOSED.includes(type.kind)) {
    return readiness;
  }
  if (readiness.state === 'ready') {
    const found = findShortcoming(object, related);
    return found ? { state: 'failed', ...found } : readiness;
  }
  const found = findObstacle(object, related);
  if (found) {
    return { state: 'failed', ...found };
  }
  const state = isWaitingForClaim(object, related) ? 'progressing' : readiness.state;
  return first(related.machines) ?? { ...readiness, state, ...progressOf(related) };
}

/** A Pending claim is ready only where its storage class waits for a machine, or where classes cannot be read. */
function readinessIn(readiness: Readiness, { bindingMode }: RelatedObjects): Readiness {
  return readiness.reason === 'Pending' && readiness.state === 'ready' && ![undefined, 'WaitForFirstConsumer'].includes(bindingMode)
    ? { ...readiness, state: 'progressing' }
    : readiness;
}

/** The failure of the first machine of a pool that has one. */
function first(machines: readonly ObjectWithRelated[]): Verdict | undefined {
  for (const { object, related } of machines) {
    const found = findObstacle(object, related);
    if (found) {
      return { state: 'failed', ...found, message: `machine ${JSON.stringify(object.metadata.name)}: ${found.message}` };
    }
  }
  return undefined;
}

/** The progress of the import that a machine waits for. */
function progressOf({ dataVolumes }: RelatedObjects): { readonly progress?: string } {
  const progress = dataVolumes.filter(({ status }) => status?.phase !== 'Succeeded').map(({ status }) => status?.progress).find((each) => each && each !== 'N/A');
  return progress ? { progress } : {};
}
