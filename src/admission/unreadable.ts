// Rules and values of the wrong type: no rule can look at one, but all else in its object can be judged.
import type { Manifest, Rule, RuleContext } from './rule';
import { stepsOf } from './schema-message';
import { RULES, type RulesByPart, semanticViolations } from './semantics';
import type { Issue } from '../issues/issues';

/** What a rule meets where a value has the wrong type. */
const UNREADABLE = new Error('the value has the wrong type');

/** The rules, each of which says nothing more once it comes upon a value of the wrong type: what it said before does not depend on that. */
const CAUTIOUS = Object.fromEntries(Object.entries(RULES).map(([part, rules]) => [
  part, rules.map((rule): Rule<any, any> => ({ ...rule, check: (...all) => untilUnreadable(() => rule.check(...all)) })),
])) as unknown as RulesByPart;

/**
 * What rules say of an object beside its values of the wrong type.
 *
 * @param unreadable where those stand, as JSON pointers
 */
export function semanticViolationsExcept(unreadable: readonly string[], object: Manifest, beside: Omit<RuleContext, 'object'>): Issue[] {
  return unreadable.length === 0
    ? semanticViolations(object, beside)
    : untilUnreadable(() => semanticViolations(guarded(object, unreadable), beside, CAUTIOUS)) ?? [];
}

/** A copy that refuses to be read at some places. */
function guarded(object: Manifest, pointers: readonly string[]): Manifest {
  const copy = structuredClone(object);
  // All are found before any is guarded: the way to one may lead past another.
  const places = pointers.map(stepsOf).map((steps) => ({
    parent: steps.slice(0, -1).reduce<any>((value, step) => value[step], copy), field: steps.at(-1)!,
  }));
  places.forEach(({ parent, field }) => Object.defineProperty(parent, field, { enumerable: true, configurable: true, get: unreadableValue }));
  return copy;
}

function unreadableValue(): never {
  throw UNREADABLE;
}

function untilUnreadable<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    if (error !== UNREADABLE) {
      throw error;
    }
    return undefined;
  }
}
