// Whether a guest that somebody waits for is on its way: by what `wait` says of its machine, and by what a lease needs beyond.
import { findObstacle } from '../wait/diagnosis/diagnosis';
import { Verdict, verdictOf } from '../wait/diagnosis/verdict';
import type { RelatedObjects } from '../wait/observation/related-objects';
import { conditionWith, progressing } from '../wait/readiness/readiness';

export const MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

/** Phases of an instance that SSH is tried with: some clusters report late that it runs. */
const UP = ['Scheduled', 'Running'];

/** What KubeVirt calls a machine that goes off, or is off. */
const GOES_OFF = ['Stopping', 'Stopped'];

/** Of one that is gone. */
export const DELETED = ended('Deleted', 'somebody has deleted it');

/** Whether an instance runs, or is about to. */
export function isUp({ instance }: RelatedObjects): boolean {
  return UP.includes(instance?.status?.phase) || conditionWith(instance, 'Ready', 'True') !== undefined;
}

/** @param wasUp whether its instance was up before */
export function guestVerdict(machine: any, related: RelatedObjects, wasUp: boolean): Verdict {
  const { instance } = related;
  // One that is deleted succeeds too, and its machine may be told to be gone only after that.
  if (instance?.status?.phase === 'Succeeded' && instance.metadata.deletionTimestamp === undefined) {
    return ended('Succeeded', 'its guest has shut itself down');
  }
  const found = verdictOf(MACHINE, machine, related);
  if (found.reason === 'Terminating') {
    return DELETED;
  }
  if (!GOES_OFF.includes(found.reason)) {
    return found;
  }
  // To be off is no failure of a machine that is started by hand, but this one is waited for. Its status may trail its instance.
  const cause = findObstacle(machine, related);
  const isGone = wasUp && instance === undefined;
  return cause ? { state: 'failed', ...cause } : isGone ? ended(found.reason, 'somebody has switched it off') : progressing(found.reason);
}

function ended(reason: string, message: string): Verdict {
  return { state: 'failed', reason, message, countsAtOnce: true };
}
