// The phase of a machine, in the words of Viti Stack's machines.
import type { Readiness } from './readiness';

export const PHASES = ['Pending', 'Creating', 'Running', 'Stopped', 'Failed'] as const;

export type Phase = typeof PHASES[number];

/** What KubeVirt says of machines whose guest is not, or soon is no more. */
const AT_REST = ['Stopped', 'Stopping', 'Terminating'];

export function phaseOf({ state, reason }: Readiness): Phase {
  const settled = AT_REST.includes(reason) ? 'Stopped' : state === 'ready' ? 'Running' : 'Creating';
  return state === 'failed' ? 'Failed' : reason === 'Pending' ? 'Pending' : settled;
}
