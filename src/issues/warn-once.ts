// Lines for people at synth, on standard error: each is told once, however often an app is synthesized.
import type { IConstruct } from 'constructs';
import { escaped } from './hidden-characters';

const told = new WeakMap<IConstruct, Set<string>>();

/** Tells a line about a construct, unless that was told before. */
export function warnOnce(construct: IConstruct, line: string): void {
  if (isFirstReport(construct, line)) {
    process.stderr.write(`${escaped(line)}\n`);
  }
}

/** Remembers that a text is told of a construct, and says whether that is for the first time. */
export function isFirstReport(construct: IConstruct, text: string): boolean {
  const before = told.get(construct) ?? new Set();
  const isFirst = !before.has(text);
  told.set(construct, before.add(text));
  return isFirst;
}
