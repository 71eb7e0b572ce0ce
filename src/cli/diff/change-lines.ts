// Formats differences: a heading for each object, and a line for each old and each new value. Secrets are not shown.
import type { ShownDifference } from './shown-differences';
import type { ObjectReference } from '../cluster/cluster';
import { objectNameInNamespace } from '../cluster/object-name';
import type { TextLine } from '../terminal/lines';

/** A change to an object. Its differences and its impact may be computed on demand. */
export interface Change {
  readonly object: ObjectReference;
  /** The name of the cluster or the kustomization with the object, if there are several. */
  readonly set?: string;
  readonly what: 'created' | 'configured' | 'refused' | 'pruned' | 'removed';
  readonly differences: readonly ShownDifference[];
  /** The effects of the change, as sentences whose subject is the object. */
  readonly impact?: readonly string[];
}

export function changeLines(change: Change): TextLine[] {
  return [heading(change), ...(change.impact ?? []).map((text): TextLine => ({ style: 'bold', text: `! it ${text}` })), ...fieldLines(change)];
}

/** The changed fields of an object, without the impact. */
export function changedFields(change: Change): TextLine[] {
  return [heading(change), ...fieldLines(change)];
}

/** An object, and what would happen to it. */
export function changeHeading({ object, set, what }: Change): string {
  return `${objectNameInNamespace(object)}${set === undefined ? '' : ` of ${set}`} would be ${what}`;
}

function heading(change: Change): TextLine {
  return { style: 'bold', text: changeHeading(change) };
}

function fieldLines({ differences }: Change): TextLine[] {
  return differences.flatMap(differenceLines).map((text): TextLine => ({ style: text.startsWith('-') ? 'red' : 'green', text }));
}

function differenceLines({ path, before, after, isSecret }: ShownDifference): string[] {
  if (isSecret) {
    return [...before === undefined ? [] : [`- ${path}: (secret)`], ...after === undefined ? [] : [`+ ${path}: (${before === undefined ? 'secret' : 'another secret'})`]];
  }
  if (isMultiline(before) && isMultiline(after)) {
    return [`- ${path}:`, `+ ${path}:`, ...changedLines(before.split('\n'), after.split('\n'))];
  }
  return [...valueLines('-', path, before), ...valueLines('+', path, after)];
}

function valueLines(sign: string, path: string, given: unknown): string[] {
  if (given === undefined) {
    return [];
  }
  return isMultiline(given) ? [`${sign} ${path}:`, ...given.split('\n').map((line) => `${sign}   ${line}`)] : [`${sign} ${path}: ${JSON.stringify(given)}`];
}

/** The lines between the common first lines and the common last lines. */
function changedLines(before: readonly string[], after: readonly string[]): string[] {
  const shorter = Math.min(before.length, after.length);
  const start = firstIndex(shorter, (index) => before[index] !== after[index]);
  const end = firstIndex(shorter - start, (index) => before.at(-1 - index) !== after.at(-1 - index));
  return [...before.slice(start, before.length - end).map((line) => `-   ${line}`), ...after.slice(start, after.length - end).map((line) => `+   ${line}`)];
}

function firstIndex(length: number, matches: (index: number) => boolean): number {
  const found = Array.from({ length }).findIndex((_, index) => matches(index));
  return found < 0 ? length : found;
}

function isMultiline(given: unknown): given is string {
  return typeof given === 'string' && given.includes('\n');
}
