// What webhooks and controllers refuse in an object that fits its schema: every rule checks every part it is for.
import { joinPath, type Refuse } from './below';
import type { Issue } from '../issues/issues';
import { volumes } from './cdi/rules';
import { compute } from './compute/rules';
import { storage } from './disks/rules';
import { instancetypes } from './instancetype/rules';
import { networks } from './network/rules';
import { parts } from './parts';
import { placement } from './placement/rules';
import type { Manifest, Rule, RuleSet, RuleContext } from './rule';

/** Every rule, by topic. */
export const FAMILIES = { compute, storage, networks, placement, instancetypes, volumes };

/** Rules, by the part that each checks. */
export type RulesByPart = { readonly [part in keyof Required<RuleSet>]: ReadonlyArray<Rule<any, any>> };

/** Every rule, by the part that it checks. */
export const RULES = rulesByPart(Object.values(FAMILIES));

/** The rules of all sets, by the part that each checks. */
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

/** What rules refuse in an object. Every value must have the type of its schema. */
export function semanticViolations(object: Manifest, environment: Omit<RuleContext, 'object'>, rules: RulesByPart = RULES): Issue[] {
  const violations: Issue[] = [];
  for (const part of parts(object)) {
    const context: RuleContext = { object, ...environment, ...part.context };
    let name = '';
    const refuse: Refuse = (path, message) => violations.push({ path: joinPath(part.path, path), message, rule: name });
    for (const rule of rules[part.as]) {
      ({ name } = rule);
      rule.check(part.value, refuse, context);
    }
  }
  return violations;
}
