// What webhooks and controllers refuse in an object that fits its schema: applies every rule to every part that it is for. Rules skip values of the
// wrong type and still check everything else.
import { type Refuse } from './refuse';
import { RuleIndex } from './rule-index';
import { type Issue, joinPath } from '../issues/issues';
import { withFields } from '../plain-data/plain-data';
import { volumes } from './cdi/rules';
import { compute } from './compute/rules';
import { storage } from './disks/rules';
import { instancetypes } from './instancetype/rules';
import { kubevirt } from './kubevirt/rules';
import { networks } from './network/rules';
import { operations } from './operations/rules';
import { partsOf } from './parts';
import { placement } from './placement/rules';
import { CHECKED_PARTS, type Environment, type Manifest, type RuleSet, type Rule, type RuleContext } from './rule';
import { versions } from './versions/rules';

/** Every rule, by topic. */
export const FAMILIES = { compute, storage, networks, placement, operations, instancetypes, volumes, kubevirt, versions };

/** A value for each part that rules check. */
type ByPart<Value> = { readonly [part in keyof Required<RuleSet>]: Value };

/** The result of a function for each part. */
export function byPart<Value>(make: (part: keyof RuleSet) => Value): ByPart<Value> {
  return Object.fromEntries(Object.keys(CHECKED_PARTS).map((part) => [part, make(part as keyof RuleSet)])) as ByPart<Value>;
}

/** Rules, by the part that each checks. */
export type RulesByPart = ByPart<ReadonlyArray<Rule<any, any>>>;

/** Every rule, by the part that it checks. */
export const RULES = rulesByPart(Object.values(FAMILIES));

/** The rules of all sets, by the part that each checks. */
export function rulesByPart(sets: readonly RuleSet[]): RulesByPart {
  return byPart((part) => sets.flatMap((set): ReadonlyArray<Rule<any, any>> => set[part] ?? []));
}

/** Rules as they check objects: indexed by the fields that they are about, and the same rules for objects with unreadable values. */
interface PreparedRules {
  readonly indexed: ByPart<RuleIndex>;
  readonly guarded: ByPart<RuleIndex>;
}

/**
 * Prepares rules. A guarded rule stops when it reads a value of the wrong type. What it reported before does not depend on that value. It runs
 * on every part, because looking for a field may read such a value.
 */
export function prepareRules(rules: RulesByPart): PreparedRules {
  return { indexed: byPart((part) => new RuleIndex(rules[part])), guarded: byPart((part) => new RuleIndex(rules[part].map(guardRule))) };
}

function guardRule(rule: Rule<any, any>): Rule<any, any> {
  return { ...rule, when: undefined, check: (...args) => stopAtUnreadable(() => rule.check(...args)) };
}

const PREPARED_RULES = prepareRules(RULES);

/**
 * What rules refuse in an object apart from what depends on values of the wrong type.
 *
 * @param unreadable the steps to each of those values; every other value has the type of its schema
 */
export function semanticViolations(
  object: Manifest, environment: Environment, unreadable: ReadonlyArray<readonly string[]> = [], { indexed, guarded } = PREPARED_RULES,
): Issue[] {
  return unreadable.length === 0
    ? violationsOfParts(object, environment, indexed)
    : stopAtUnreadable(() => violationsOfParts(guardCopy(object, unreadable), environment, guarded)) ?? [];
}

function violationsOfParts(object: Manifest, environment: Environment, rules: ByPart<RuleIndex>): Issue[] {
  const violations: Issue[] = [];
  const context: RuleContext = { object, ...environment };
  for (const part of partsOf(object)) {
    const ofPart = part.context === undefined ? context : withFields(context, part.context);
    let name = '';
    const refuse: Refuse = (path, message, absent) => {
      violations.push({ path: joinPath(part.path, path), message, rule: name, ...absent && { absent } });
    };
    for (const rule of rules[part.as].applicableTo(part.value)) {
      ({ name } = rule);
      rule.check(part.value, refuse, ofPart);
    }
  }
  return violations;
}

/** Thrown when a rule reads a value of the wrong type. */
const UNREADABLE = new Error('the value has the wrong type');

/** A copy that throws when one of the values is read, or the first map on the way to it that is missing: it seems to have no such map. */
function guardCopy(object: Manifest, values: ReadonlyArray<readonly string[]>): Manifest {
  const copy = structuredClone(object);
  // All are looked up before any is guarded, because the path to one may lead through another.
  const places = values.map((steps) => {
    let [parent, depth]: [any, number] = [copy, 0];
    for (; depth < steps.length - 1 && typeof (parent[steps[depth]] ?? '') === 'object'; depth += 1) {
      parent = parent[steps[depth]];
    }
    return { parent, field: steps[depth], enumerable: depth === steps.length - 1 };
  });
  places.forEach(({ parent, field, enumerable }) => Object.defineProperty(parent, field, { enumerable, configurable: true, get: unreadableValue }));
  return copy;
}

function unreadableValue(): never {
  throw UNREADABLE;
}

function stopAtUnreadable<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    if (error !== UNREADABLE) {
      throw error;
    }
    return undefined;
  }
}
