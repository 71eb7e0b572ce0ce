// Lines for people at synth, on standard error: each is told once, however often an app is synthesized.
import type { IConstruct } from 'constructs';

const told = new WeakMap<IConstruct, Set<string>>();

/** Tells a line about a construct, unless that was told before. */
export function tellOnce(construct: IConstruct, line: string): void {
  if (isNews(construct, line)) {
    process.stderr.write(`${line}\n`);
  }
}

/** Whether a text about a construct is asked for the first time. */
export function isNews(construct: IConstruct, text: string): boolean {
  const before = told.get(construct) ?? new Set();
  told.set(construct, before);
  return before.size < before.add(text).size;
}
