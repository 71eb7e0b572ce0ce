// The phases of machines in Viti Stack's words, in which they are listed and counted.
import type { Readiness } from './readiness';
import { OFF_STATUSES } from './virtual-machine';

export const PHASES = ['Pending', 'Creating', 'Running', 'Stopped', 'Failed'] as const;

export type Phase = typeof PHASES[number];

export function phaseOf({ state, reason }: Readiness): Phase {
  if (state === 'failed') {
    return 'Failed';
  }
  if (reason === 'Pending') {
    return 'Pending';
  }
  if ([...OFF_STATUSES, 'Terminating'].includes(reason)) {
    return 'Stopped';
  }
  return state === 'ready' ? 'Running' : 'Creating';
}
