// Counts the findings of each rule, for people: after many lines, they see what to correct first.
import { READABLE } from './explained-rules';
import { groupBy } from '../../plain-data/plain-data';
import type { Finding } from '../findings/finding';
import type { Findings } from '../findings/findings';

/** How many lines of findings are read without a tally. */
const FEW = 20;

/** How many rules are listed. */
const MAX_RULES = 10;

/** The findings of a rule that have the same severity. */
interface Row {
  readonly count: number;
  readonly rule: string;
  /** Printed after the rule. */
  readonly severity: string;
}

/**
 * A line for each of the most frequent rules; none for few findings, and for those of a single rule.
 *
 * @param adviceLines the advice as it is printed
 */
export function tallyLines({ violations, advice }: Pick<Findings, 'violations' | 'advice'>, adviceLines: readonly string[]): string[] {
  const rows = [...rowsOf(violations, ''), ...rowsOf(advice, ' (warning)')].sort((one, other) => other.count - one.count);
  if (violations.length + adviceLines.length <= FEW || rows.length === 1) {
    return [];
  }
  const shown = rows.slice(0, rows.length > MAX_RULES + 1 ? MAX_RULES : rows.length);
  const others = rows.slice(shown.length);
  const width = Math.max(...shown.map(({ count }) => `${count}`.length));
  return [
    'most frequent (--explain RULE explains one):',
    ...shown.map(({ count, rule, severity }) => `  ${`${count}`.padStart(width)} ${rule}${severity}`),
    ...others.length === 0 ? [] : [`  … and ${others.reduce((sum, { count }) => sum + count, 0)} of ${others.length} other rules`],
  ];
}

function rowsOf(findings: readonly Finding[], severity: string): Row[] {
  return Array.from(groupBy(findings, ({ rule }) => rule ?? READABLE.name), ([rule, { length: count }]) => ({ count, rule, severity }));
}
