// What is done with several machines at once: all that stands against it is told before anything is done.
import { issue, refuse } from '../../issues/issues';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { limit } from '../cluster/limit';
import { objectName } from '../cluster/object-name';
import type { Patience } from '../cluster/patience';
import { printProgress, say } from '../terminal/print';

/** What becomes of a machine: nothing has to be done, nothing can be done, or it is done, which somebody should know something of. */
export type Decision = Idle | { readonly mistake: string } | { readonly warning?: string };

/** Nothing has to be done, since it is so already, or since it comes about without being asked for. */
interface Idle {
  readonly idle: string;
  readonly comesAbout?: Pick<Done, 'awaited'>;
}

/** Something that is done with machines. */
export interface Operation {
  /** What was done, as it is told: `start requested`. */
  readonly told: string;
  readonly decide: (machine: any) => Decision;
  /** Asks for it, however often it takes; returns what then becomes ready, where something does. */
  readonly perform: (cluster: Cluster, machine: any, patience: Patience) => Promise<ObjectReference | undefined>;
  /** Whether a machine is so far that what became ready is that what was asked for. */
  readonly isTaken: (machine: any) => boolean;
}

/** What became of it. */
export interface Performed {
  /** The machines that it was done with, or that it comes about with by itself. */
  readonly done: readonly Done[];
  readonly failed: readonly string[];
}

interface Done {
  readonly machine: any;
  /** What becomes ready of it. */
  readonly awaited?: ObjectReference;
}

/**
 * Does it with each machine that needs it.
 *
 * @throws one error that lists every machine with which it cannot be done; then it is done with none
 */
export async function performed(
  cluster: Cluster, machines: readonly any[], { told, decide, perform }: Operation, patience: Patience,
): Promise<Performed> {
  const decisions = machines.map((machine) => ({ machine, decision: decide(machine) }));
  refuse(decisions.flatMap(({ machine, decision }) => 'mistake' in decision ? [{ source: machineName(machine), ...issue('', decision.mistake) }] : []));
  for (const { machine, decision } of decisions) {
    const note = 'idle' in decision ? decision.idle : 'warning' in decision ? decision.warning : undefined;
    say('note', note === undefined ? [] : [`${machineName(machine)}: ${note}`]);
  }
  const inTurn = limit();
  const failed: string[] = [];
  const done = await Promise.all(decisions.filter(({ decision }) => !('idle' in decision)).map(({ machine }) => inTurn(async () => {
    try {
      const awaited = await perform(cluster, machine, patience);
      printProgress([`${objectName(referenceTo(machine))} ${told}`]);
      return [{ machine, awaited }];
    } catch (error) {
      failed.push((error as Error).message);
      return [];
    }
  })));
  const underWay = decisions.flatMap(({ machine, decision }) => 'idle' in decision && decision.comesAbout ? [{ machine, ...decision.comesAbout }] : []);
  return { done: [...done.flat(), ...underWay], failed };
}

/** A machine as errors and notes call it. */
export function machineName({ metadata: { namespace, name } }: any): string {
  return `${namespace}/${name}`;
}

/** How an object is read again. */
export function referenceTo({ apiVersion, kind, metadata: { namespace, name } }: any): ObjectReference {
  return { apiVersion, kind, namespace, name };
}
