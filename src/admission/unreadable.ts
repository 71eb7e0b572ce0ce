// Applies rules to an object with values of the wrong type: no rule can read those, but the rest of the object is checked.
import type { Manifest, Rule, RuleContext } from './rule';
import { stepsOf } from './schema-message';
import { RULES, type RulesByPart, semanticViolations } from './semantics';
import type { Issue } from '../issues/issues';

/** Thrown when a rule reads a value of the wrong type. */
const UNREADABLE = new Error('the value has the wrong type');

/** The rules, each of which stops when it reads a value of the wrong type. What it reported before does not depend on that value. */
const GUARDED_RULES = Object.fromEntries(Object.entries(RULES).map(([part, rules]) => [
  part, rules.map((rule): Rule<any, any> => ({ ...rule, check: (...all) => stopAtUnreadable(() => rule.check(...all)) })),
])) as unknown as RulesByPart;

/**
 * What rules refuse in an object apart from its values of the wrong type.
 *
 * @param unreadable the JSON pointers of those values
 */
export function semanticViolationsExcept(unreadable: readonly string[], object: Manifest, environment: Omit<RuleContext, 'object'>): Issue[] {
  return unreadable.length === 0
    ? semanticViolations(object, environment)
    : stopAtUnreadable(() => semanticViolations(guardCopy(object, unreadable), environment, GUARDED_RULES)) ?? [];
}

/** A copy that throws when a value at one of the pointers is read. */
function guardCopy(object: Manifest, pointers: readonly string[]): Manifest {
  const copy = structuredClone(object);
  // All are looked up before any is guarded: the path to one may lead through another.
  const places = pointers.map(stepsOf).map((steps) => ({
    parent: steps.slice(0, -1).reduce<any>((value, step) => value[step], copy), field: steps.at(-1)!,
  }));
  places.forEach(({ parent, field }) => Object.defineProperty(parent, field, { enumerable: true, configurable: true, get: unreadableValue }));
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
