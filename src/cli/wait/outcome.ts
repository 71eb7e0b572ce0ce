// What became of the objects that were waited for.
import type { ObjectReference } from '../cluster/cluster';
import type { Readiness } from './readiness/readiness';

/** What is known of an object at a moment. */
export interface ObjectOutcome extends Readiness {
  readonly object: ObjectReference;
  /** What to do about a failure, in one sentence. */
  readonly advice?: string;
  /** What was last said of the object and of what belongs to it, one fact a line: phases, conditions, events. */
  readonly facts: readonly string[];
  /** How long it was waited for, in milliseconds. */
  readonly elapsed: number;
}

/** What is known of all of them at the end. */
export interface Outcome {
  readonly isReady: boolean;
  readonly objects: readonly ObjectOutcome[];
}
