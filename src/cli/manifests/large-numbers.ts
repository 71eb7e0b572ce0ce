// Numbers that would become others: what is rendered or applied is read and written again, and a number of JavaScript has 53 bits for its digits.
import { issue, Issues, joinPath } from '../../issues/issues';

/** The least that Go has no integer for, but a fraction, as JavaScript has it. */
const NO_INTEGER = 2 ** 64;

/** An issue for each integer of a document that Kubernetes takes with all of its digits, and that may have lost some. */
export function* largeNumbers(value: unknown, path = ''): Issues {
  if (!hasLarge(value)) {
    return;
  }
  if (typeof value === 'number') {
    yield issue(path, `the integer of about ${value} is too large to stay what it is: write at most ${Number.MAX_SAFE_INTEGER}, or quotes where the field is a text`);
    return;
  }
  for (const [key, each] of Object.entries(value as object)) {
    yield* largeNumbers(each, joinPath(path, Array.isArray(value) ? `[${key}]` : key));
  }
}

function hasLarge(value: unknown): boolean {
  if (typeof value === 'number') {
    return Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < NO_INTEGER;
  }
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLarge);
}
