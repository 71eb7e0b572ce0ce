// What is said in the end: the failures first, each with its cause in the first line, then what else is not ready.
import { namingOf, Naming, saying, time } from './text';
import { pluralize } from '../../terminal/lines';
import type { ObjectOutcome, Outcome } from '../outcome';

/** Of how many objects everything is told that was last said of them. */
const IN_FULL = 5;

/** Lines for people; the last one counts. */
export function report({ isReady, objects }: Outcome, givenUp?: string): string[] {
  const elapsed = time(Math.max(0, ...objects.map((object) => object.elapsed)));
  if (isReady) {
    return [`ready: ${pluralize(objects.length, 'object')} in ${elapsed}`];
  }
  const naming = namingOf(objects.map(({ object }) => object));
  const of = (state: ObjectOutcome['state']) => objects.filter((object) => object.state === state);
  const [failed, progressing, ready] = [of('failed'), of('progressing'), of('ready')];
  // Where nothing has failed, what was waited for in vain is what there is to explain.
  const explained = new Set((failed.length > 0 ? failed : progressing).slice(0, IN_FULL));
  return [
    ...failed.flatMap((object) => entry('error', object, naming, explained.has(object))),
    ...givenUp === undefined ? [] : [`error: ${givenUp}: ${progressing.length} of ${pluralize(objects.length, 'object')} ${progressing.length === 1 ? 'is' : 'are'} not ready`],
    ...progressing.flatMap((object) => entry('not ready', object, naming, givenUp !== undefined && explained.has(object))),
    `${[
      ...failed.length > 0 ? [`${failed.length} failed`] : [],
      ...progressing.length > 0 ? [`${progressing.length} not ready`] : [],
      `${ready.length} ready`,
    ].join(', ')} after ${elapsed}`,
  ];
}

function entry(what: string, object: ObjectOutcome, naming: Naming, isInFull: boolean): string[] {
  const { advice, facts } = object;
  return [
    `${what}: ${naming(object.object)}: ${saying(object)}`,
    ...advice === undefined ? [] : [`  to do: ${advice}`],
    ...isInFull ? facts.map((fact) => `  ${fact}`) : [],
  ];
}
