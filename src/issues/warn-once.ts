// Writes warnings to standard error at synth, each once, however often an app is synthesized.
import type { IConstruct } from 'constructs';
import { escapeHidden } from './hidden-characters';

const reported = new WeakMap<IConstruct, Set<string>>();

/** Writes a line about a construct, unless a line with the same `text` was written before. */
export function warnOnce(construct: IConstruct, line: string, text: string = line): void {
  if (isFirstReport(construct, text)) {
    process.stderr.write(`${escapeHidden(line)}\n`);
  }
}

/** Records that a warning is reported for a construct. Returns whether it is the first time. */
export function isFirstReport(construct: IConstruct, text: string): boolean {
  const seen = reported.get(construct) ?? new Set();
  const isFirst = !seen.has(text);
  reported.set(construct, seen.add(text));
  return isFirst;
}
