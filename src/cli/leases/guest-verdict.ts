// Whether a guest that somebody waits for is on its way: by what `wait` says of its machine, and by what a lease needs beyond.
import type { Companions } from '../wait/companions';
import { obstacle } from '../wait/diagnosis/diagnosis';
import { conditionWith, progressing } from '../wait/readiness/readiness';
import { Verdict, verdict } from '../wait/verdict';

export const MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

/** Phases of an instance that SSH is tried with: some clusters report late that it runs. */
const UP = ['Scheduled', 'Running'];

/** What KubeVirt calls a machine that goes off, or is off. */
const GOES_OFF = ['Stopping', 'Stopped'];

/** Of one that is gone. */
export const DELETED = ended('Deleted', 'somebody has deleted it');

/** Whether an instance runs, or is about to. */
export function isUp({ instance }: Companions): boolean {
  return UP.includes(instance?.status?.phase) || conditionWith(instance, 'Ready', 'True') !== undefined;
}

/** @param wasUp whether its instance was up before */
export function guestVerdict(machine: any, companions: Companions, wasUp: boolean): Verdict {
  const { instance } = companions;
  // One that is deleted succeeds too, and its machine may be told to be gone only after that.
  if (instance?.status?.phase === 'Succeeded' && instance.metadata.deletionTimestamp === undefined) {
    return ended('Succeeded', 'its guest has shut itself down');
  }
  const found = verdict(MACHINE, machine, companions);
  if (found.reason === 'Terminating') {
    return DELETED;
  }
  if (!GOES_OFF.includes(found.reason)) {
    return found;
  }
  // To be off is no failure of a machine that is started by hand, but this one is waited for. Its status may trail its instance.
  const cause = obstacle(machine, companions);
  const isGone = wasUp && instance === undefined;
  return cause ? { state: 'failed', ...cause } : isGone ? ended(found.reason, 'somebody has switched it off') : progressing(found.reason);
}

function ended(reason: string, message: string): Verdict {
  return { state: 'failed', reason, message, hasHappened: true };
}
