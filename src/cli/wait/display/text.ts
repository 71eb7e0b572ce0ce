// How objects and times are written for people.
import type { ObjectReference } from '../../cluster/cluster';
import { durationText } from '../../command-line/duration';
import { inOneLine } from '../../terminal/lines';
import type { ObjectOutcome } from '../outcome';

/** What an object is called beside others: with its namespace where they are of several. */
export type Naming = (object: ObjectReference) => string;

export function namingOf(objects: readonly ObjectReference[]): Naming {
  const isOneNamespace = new Set(objects.flatMap(({ namespace }) => namespace ?? [])).size < 2;
  return ({ kind, name, namespace }) => `${isOneNamespace || namespace === undefined ? '' : `${namespace} `}${kind.toLowerCase()}/${name}`;
}

/** What there is to say of an object beside its name. */
export function saying({ reason, message, progress }: ObjectOutcome): string {
  return `${reason}${progress === undefined ? '' : ` ${progress}`}${message === undefined ? '' : `: ${inOneLine(message)}`}`;
}

/** A time in whole seconds, such as `1m30s`. */
export function time(milliseconds: number): string {
  return durationText(milliseconds / 1000);
}
