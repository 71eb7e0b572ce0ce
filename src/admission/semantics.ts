// What webhooks and controllers refuse in an object that fits its schema: every rule, put to every part it looks at.
import { joined, type Refuse } from './below';
import type { Issue } from '../issues/issues';
import { volumes } from './cdi/rules';
import { compute } from './compute/rules';
import { storage } from './disks/rules';
import { instancetypes } from './instancetype/rules';
import { networks } from './network/rules';
import { parts } from './parts';
import { placement } from './placement/rules';
import type { Manifest, Rule, RuleSet, RuleContext } from './rule';

/** Every rule, by what it is about. */
export const FAMILIES = { compute, storage, networks, placement, instancetypes, volumes };

/** Rules, by the part that each looks at. */
export type RulesByPart = { readonly [part in keyof Required<RuleSet>]: ReadonlyArray<Rule<any, any>> };

/** Every rule, by the part that it looks at. */
export const RULES = rulesByPart(Object.values(FAMILIES));

/** The rules of all sets, by the part that each looks at. */
export function rulesByPart(sets: readonly RuleSet[]): RulesByPart {
  const rulesFor = (part: keyof RuleSet) => sets.flatMap((set): ReadonlyArray<Rule<any, any>> => set[part] ?? []);
  return {
    machine: rulesFor('machine'),
    virtualMachine: rulesFor('virtualMachine'),
    virtualMachinePool: rulesFor('virtualMachinePool'),
    instancetype: rulesFor('instancetype'),
    preference: rulesFor('preference'),
    dataVolume: rulesFor('dataVolume'),
    dataSource: rulesFor('dataSource'),
    dataImportCron: rulesFor('dataImportCron'),
    metadata: rulesFor('metadata'),
  };
}

/** What rules say of an object whose every value has the type of its schema. */
export function semanticViolations(object: Manifest, beside: Omit<RuleContext, 'object'>, rules: RulesByPart = RULES): Issue[] {
  const violations: Issue[] = [];
  for (const part of parts(object)) {
    const around: RuleContext = { object, ...beside, ...part.around };
    let name = '';
    const refuse: Refuse = (path, message) => violations.push({ path: joined(part.path, path), message, rule: name });
    for (const rule of rules[part.as]) {
      ({ name } = rule);
      rule.check(part.value, refuse, around);
    }
  }
  return violations;
}
