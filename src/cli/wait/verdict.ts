// What becomes of an object, by its own status and by what belongs to it: the one place where both are brought together.
import type { Accompanied, Companions } from './companions';
import { obstacle, shortcoming } from './diagnosis/diagnosis';
import { awaitsClaim } from './diagnosis/storage';
import { judgeOf } from './readiness/kinds';
import { Readiness } from './readiness/readiness';
import type { Type } from '../cluster/discovery';

/** What is to be told of an object, and what to do about it. */
export interface Verdict extends Readiness {
  readonly advice?: string;
  /** Whether a failure counts only after a grace time, since others may mend it without being told. */
  readonly mayPass?: boolean;
  /** Whether a failure counts at once, since what comes after it would hide it. */
  readonly hasHappened?: boolean;
}

/** The kinds whose companions tell why they do not come up. */
const DIAGNOSED = ['VirtualMachine', 'VirtualMachineInstance', 'VirtualMachinePool', 'DataVolume', 'PersistentVolumeClaim'];

/** @param type the object's kind: objects in little memory do not repeat their API version */
export function verdict(type: Type, object: any, companions: Companions): Verdict {
  const readiness = readinessIn(judgeOf(type)!(object), companions);
  if (!DIAGNOSED.includes(type.kind)) {
    return readiness;
  }
  if (readiness.state === 'ready') {
    const found = shortcoming(object, companions);
    return found ? { state: 'failed', ...found } : readiness;
  }
  const found = obstacle(object, companions);
  if (found) {
    return { state: 'failed', ...found };
  }
  const state = awaitsClaim(object, companions) ? 'progressing' : readiness.state;
  return first(companions.machines) ?? { ...readiness, state, ...progressOf(companions) };
}

/** A Pending claim is as it is wanted only where its class waits for a machine; where classes cannot be seen, it is taken for such a one. */
function readinessIn(readiness: Readiness, { bindingMode }: Companions): Readiness {
  return readiness.reason === 'Pending' && readiness.state === 'ready' && ![undefined, 'WaitForFirstConsumer'].includes(bindingMode)
    ? { ...readiness, state: 'progressing' }
    : readiness;
}

/** The first machine of a pool that does not come up. */
function first(machines: readonly Accompanied[]): Verdict | undefined {
  for (const { object, companions } of machines) {
    const found = obstacle(object, companions);
    if (found) {
      return { state: 'failed', ...found, message: `machine ${JSON.stringify(object.metadata.name)}: ${found.message}` };
    }
  }
  return undefined;
}

/** How far the import is for which a machine waits. */
function progressOf({ dataVolumes }: Companions): { readonly progress?: string } {
  const progress = dataVolumes.filter(({ status }) => status?.phase !== 'Succeeded').map(({ status }) => status?.progress).find((each) => each && each !== 'N/A');
  return progress ? { progress } : {};
}
