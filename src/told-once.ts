// Lines for people at synth, on standard error: each is told once, however often an app is synthesized.
import type { IConstruct } from 'constructs';

const told = new WeakMap<IConstruct, Set<string>>();

/** Tells a line about a construct, unless that was told before. */
export function tellOnce(construct: IConstruct, line: string): void {
  const before = told.get(construct) ?? new Set();
  told.set(construct, before);
  if (!before.has(line)) {
    before.add(line);
    process.stderr.write(`${line}\n`);
  }
}
