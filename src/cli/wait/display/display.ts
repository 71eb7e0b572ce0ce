// How people and programs are told what becomes of objects while they are waited for.
import { JsonDisplay } from './json-display';
import { LineDisplay } from './line-display';
import { LiveDisplay } from './live-display';
import type { ObjectReference } from '../../cluster/cluster';
import { liveTerminal } from '../../terminal/live-region';
import { printProgress, printMessages } from '../../terminal/print';
import type { ObjectOutcome, Outcome } from '../outcome';

/** Who is told; nothing is told of it after `ended` or `dropped`. */
export interface Display {
  /** The wait begins. */
  began(objects: readonly ObjectReference[]): void;
  /** Something else is known of an object than before. */
  changed(object: ObjectOutcome): void;
  /** Something is to be known that is of no object, such as a server that does not answer. */
  noted(note: string): void;
  /** The wait came to nothing, for a reason that is told elsewhere. */
  dropped(): void;
  /** The wait is over; why, where it was given up. */
  ended(outcome: Outcome, givenUp?: string): void;
}

/** What is printed: for people on standard error, as a live table on a terminal and as lines elsewhere, or one JSON document on standard output. */
export const OUTPUTS = ['text', 'json'] as const;
export type Output = typeof OUTPUTS[number];

export function displayOf(output: Output): Display {
  const terminal = liveTerminal();
  return output === 'json' ? new JsonDisplay(printProgress, printMessages) : terminal === undefined ? new LineDisplay(printMessages) : new LiveDisplay(terminal);
}
