// The page of a rule: what it refuses and why, as `--explain` tells it.
import { ADVICE_CATALOGUE, CATALOGUE } from '../../admission/catalogue';
import { pageAt } from '../command-line/documentation';

const NAMES = new Set([...CATALOGUE, ...ADVICE_CATALOGUE].map(({ name }) => name));

/** The address where a rule is described; undefined for what is no rule. */
export function rulePage(rule: string | undefined): string | undefined {
  return rule !== undefined && NAMES.has(rule) ? pageAt(`admission-rules.md#${rule}`) : undefined;
}
