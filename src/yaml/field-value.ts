// The value of a field at a path, in a document's plain values.
import { nextSteps, stepsOf } from './field-offset';
import { isMap } from '../plain-data/plain-data';

/** A value, and the remaining steps of a path, which lead nowhere. */
interface Reached {
  readonly value: unknown;
  readonly steps: readonly string[];
}

/** The value of the field at a path; undefined if there is none. */
export function valueAt(document: unknown, path: string): unknown {
  const { value, steps } = followPath(document, stepsOf(path));
  return steps.length === 0 ? value : undefined;
}

/** Follows as many steps as lead to a value. */
export function followPath(from: unknown, path: readonly string[]): Reached {
  let [value, steps] = [from, path];
  while (steps.length > 0 && (isMap(value) || Array.isArray(value))) {
    const fields: any = value;
    const [step, ...others] = nextSteps(steps, (name) => Object.hasOwn(fields, name));
    if (!Object.hasOwn(fields, step)) {
      break;
    }
    [value, steps] = [fields[step], others];
  }
  return { value, steps };
}
