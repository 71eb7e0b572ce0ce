// The outcome of a wait and its report: failures first, each with its cause in the first line, then the other objects that are not ready.
import type { ObjectReference } from '../../cluster/cluster';
import { objectNaming, type ObjectNaming } from '../../cluster/object-name';
import { durationText } from '../../command-line/duration';
import { inOneLine, pluralize } from '../../terminal/lines';
import { symptomPage } from '../diagnosis/symptom-page';
import type { Readiness } from '../readiness/readiness';

/** The state of an awaited object. */
export interface ObjectOutcome extends Readiness {
  readonly object: ObjectReference;
  /** What to do about a failure, in one sentence. */
  readonly advice?: string;
  /** Phases, conditions and events of the object and its related objects, one fact per line. */
  readonly facts: readonly string[];
  /** How long the wait for it took, in milliseconds. */
  readonly elapsed: number;
}

/** The states of all objects at the end. */
export interface Outcome {
  readonly isReady: boolean;
  readonly objects: readonly ObjectOutcome[];
}

/** The number of objects for which facts are printed. */
const MAX_EXPLAINED = 5;

/** Lines for people; the last one has the totals. */
export function report({ isReady, objects }: Outcome, givenUp?: string): string[] {
  const elapsed = elapsedText(objects.reduce((longest, object) => Math.max(longest, object.elapsed), 0));
  if (isReady) {
    return [`ready: ${pluralize(objects.length, 'object')} in ${elapsed}`];
  }
  const naming = namingOf(objects.map(({ object }) => object));
  const withState = (state: ObjectOutcome['state']) => objects.filter((object) => object.state === state);
  const [failed, progressing, ready] = [withState('failed'), withState('progressing'), withState('ready')];
  // Without failures, the objects that are not ready are explained.
  const explained = new Set((failed.length > 0 ? failed : progressing).slice(0, MAX_EXPLAINED));
  return [
    ...failed.flatMap((object) => reportLines('error', object, naming, explained.has(object))),
    ...givenUp === undefined ? [] : [`error: ${givenUp}: ${progressing.length} of ${pluralize(objects.length, 'object')} ${progressing.length === 1 ? 'is' : 'are'} not ready`],
    ...progressing.flatMap((object) => reportLines('not ready', object, naming, givenUp !== undefined && explained.has(object))),
    `${[
      ...failed.length > 0 ? [`${failed.length} failed`] : [],
      ...progressing.length > 0 ? [`${progressing.length} not ready`] : [],
      `${ready.length} ready`,
    ].join(', ')} after ${elapsed}`,
  ];
}

function reportLines(what: string, object: ObjectOutcome, naming: ObjectNaming, isExplained: boolean): string[] {
  const { advice, facts, reason } = object;
  const page = isExplained && advice !== undefined ? symptomPage(reason) : undefined;
  return [
    `${what}: ${naming(object.object)}: ${describe(object)}`,
    ...advice === undefined ? [] : [`  to do: ${advice}`],
    ...page === undefined ? [] : [`  more: ${page}`],
    ...isExplained ? facts.map((fact) => `  ${fact}`) : [],
  ];
}

/** Names objects as every verb does, but without the groups of their kinds: each line has a reason and a message too. */
export function namingOf(objects: readonly ObjectReference[]): ObjectNaming {
  return objectNaming(objects, kindAndName);
}

/** For example `virtualmachine/web`. */
export function kindAndName({ kind, name }: ObjectReference): string {
  return `${kind.toLowerCase()}/${name}`;
}

/** The state of an object in one line, without its name. */
export function describe({ reason, message, progress }: ObjectOutcome): string {
  return `${reason}${progress === undefined ? '' : ` ${progress}`}${message === undefined ? '' : `: ${inOneLine(message)}`}`;
}

/** A duration in whole seconds, such as `1m30s`. */
export function elapsedText(milliseconds: number): string {
  return durationText(milliseconds / 1000);
}
