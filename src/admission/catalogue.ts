// Every rule that an object can break, for people who read about rules.
import { ADVICE } from './advice/rules';
import { OBJECTS_DISTINCT } from './distinct-objects';
import type { RuleSet } from './rule';
import { FITS_SCHEMA } from './schema';
import { RULES, type RulesByPart } from './semantics';
import { NO_SECRET_VALUE } from '../secrets/secret-values';

/** What is told of a rule. */
export interface DescribedRule {
  readonly name: string;
  /** What it looks at: `spec of a DataVolume`. */
  readonly looksAt: readonly string[];
  /** What it refuses, or advises against. */
  readonly refuses: string;
  /** Who refuses it and when, why, and how to get what was meant. */
  readonly story: string;
}

const PARTS: { readonly [part in keyof Required<RuleSet>]: string } = {
  machine: 'spec.template.spec of a machine',
  virtualMachine: 'spec of a machine',
  virtualMachinePool: 'spec of a pool',
  instancetype: 'spec of an instance type',
  preference: 'spec of a preference',
  dataVolume: 'spec of a DataVolume',
  dataSource: 'spec of a DataSource',
  dataImportCron: 'spec of a DataImportCron',
  metadata: 'metadata of an object',
};

const WHOLE = new Map([[FITS_SCHEMA, 'a whole object'], [OBJECTS_DISTINCT, 'an app'], [NO_SECRET_VALUE, 'every object of an app']]);

/** Every rule, once, in the order of their names. */
export const CATALOGUE: readonly DescribedRule[] = described(RULES, WHOLE);

/** Every piece of advice, as rules are told of. */
export const ADVICE_CATALOGUE: readonly DescribedRule[] = described(ADVICE);

/** The rule of a name. */
export function ruleNamed(name: string): DescribedRule {
  return CATALOGUE.find((rule) => rule.name === name)!;
}

function described(rules: RulesByPart, whole: ReadonlyMap<Omit<DescribedRule, 'looksAt'>, string> = new Map()): DescribedRule[] {
  const byName = new Map<string, DescribedRule>();
  const add = ({ name, refuses, story }: Omit<DescribedRule, 'looksAt'>, looksAt: string) => (
    byName.set(name, { name, looksAt: [...byName.get(name)?.looksAt ?? [], looksAt], refuses, story })
  );
  whole.forEach((looksAt, rule) => add(rule, looksAt));
  for (const [part, ofPart] of Object.entries(rules)) {
    ofPart.forEach((rule) => add(rule, PARTS[part as keyof RuleSet]));
  }
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
