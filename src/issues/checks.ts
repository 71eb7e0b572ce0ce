// Checks numbers within a range, choices, names that must be unique, and fields that exclude each other.
import { type Issue, issue, type Issues, issuesOfEach, missing, NO_ISSUES } from './issues';
import { alternatives } from './nearest-name';
import { describeValue } from './shape-issues';

/** The issue of a number that is not whole, or not within its bounds. */
export function checkRange(path: string, value: number | undefined, min: number, max: number = Number.MAX_SAFE_INTEGER): readonly Issue[] {
  if (value === undefined || Number.isInteger(value) && value >= min && value <= max) {
    return NO_ISSUES;
  }
  const range = max === Number.MAX_SAFE_INTEGER && !(value > max) ? `of at least ${min}` : `from ${min} to ${max}`;
  return [issue(path, `${describeValue(value)} is not a whole number ${range}: write such a number`)];
}

/** The issue of a value that is not one of the choices. */
export function checkChoice(path: string, value: unknown, choices: readonly unknown[]): readonly Issue[] {
  return value === undefined || choices.includes(value) ? NO_ISSUES
    : [issue(path, `${JSON.stringify(value)} is unknown: write ${alternatives(choices)}`)];
}

/** The issues of names that occur more than once. */
export function checkUnique(names: ReadonlyArray<readonly [path: string, name: string | undefined]>): readonly Issue[] {
  const firsts = new Map<string, string>();
  return issuesOfEach(names, ([path, written]) => {
    const before = written === undefined ? undefined : firsts.get(written);
    if (before !== undefined) {
      return [issue(path, `${JSON.stringify(written)} is already at ${before}: keep one of them`)];
    }
    if (written !== undefined) {
      firsts.set(written, path);
    }
    return NO_ISSUES;
  });
}

/** The issues of items of a list at a path that have the same name. */
export function checkUniqueNames(path: string, items: ReadonlyArray<{ readonly name?: string }> | undefined): readonly Issue[] {
  return items === undefined || items.length < 2 ? NO_ISSUES : checkUnique(items.map(({ name }, index) => [`${path}[${index}].name`, name]));
}

/** The issue of fields of which exactly one must be given. */
export function* checkExactlyOne(path: string, fields: object): Issues {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined).map(([field]) => field);
  if (given.length !== 1) {
    yield missing(path, `has ${given.join(' and ') || 'nothing'}: write one of ${Object.keys(fields).join(', ')}`);
  }
}
