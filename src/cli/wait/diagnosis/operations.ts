// Snapshots and restores that KubeVirt has given up, and restores and clones into a machine that exists.
import type { Cause } from './cause';
import { table } from '../../../plain-data/plain-data';
import type { RelatedObjects } from '../observation/related-objects';
import { isTargetTaken, restoreReadiness, snapshotReadiness } from '../readiness/operations';
import type { Readiness } from '../readiness/readiness';

/** What to do after KubeVirt has given up, by kind. KubeVirt does not try again. */
const AFTER_FAILURE: { readonly [kind: string]: { readonly advice: string } } = table({
  VirtualMachineSnapshot: {
    advice: 'find out what it waited for with kubectl describe, such as its machine, a VolumeSnapshotClass or a guest that does not freeze; then delete '
      + 'it and apply it again, with a longer failureDeadline if it only takes long',
  },
  VirtualMachineRestore: { advice: 'stop the machine; then delete the restore and apply it again' },
});

export const EXPLAINED_OPERATIONS = [...Object.keys(AFTER_FAILURE), 'VirtualMachineClone'];

const TAKEN_ADVICE = 'delete it, and apply it with the name of a machine that does not exist; or delete the machine of that name';

/** The readiness of an operation, with what to do. A clone does not say why its snapshot or its restore waits. */
export function explainOperation({ kind }: any, readiness: Readiness, { steps }: RelatedObjects): Readiness & Partial<Pick<Cause, 'advice' | 'mayRecover'>> {
  if (readiness.state === 'failed') {
    return { ...readiness, ...AFTER_FAILURE[kind] };
  }
  const explained = readiness.state === 'progressing' ? { ...readiness, ...messageOf(steps) } : readiness;
  return isTargetTaken(explained) ? { ...explained, state: 'failed', advice: TAKEN_ADVICE, mayRecover: true } : explained;
}

function messageOf(steps: readonly any[]): { readonly message?: string } {
  const judged = steps.map((step) => step.kind === 'VirtualMachineRestore' ? restoreReadiness(step) : snapshotReadiness(step));
  const message = judged.filter(({ state }) => state !== 'ready').map((each) => each.message).find(Boolean);
  return message === undefined ? {} : { message };
}
