// Numbers that would change: rendered and applied manifests are read and written again, and a JavaScript number has 53 bits for its digits.
import { issue, Issues, joinPath } from '../../issues/issues';

/** The least integer that Go, like JavaScript, reads as a float. */
const MIN_FLOAT = 2 ** 64;

/** An issue for each integer of a document that Kubernetes reads exactly but that may have lost digits here. */
export function* largeNumbers(value: unknown, path = ''): Issues {
  if (!hasLargeNumber(value)) {
    return;
  }
  if (typeof value === 'number') {
    yield issue(path, `the integer of about ${value} is too large to be kept exactly: write at most ${Number.MAX_SAFE_INTEGER}, or quote it if the field is a string`);
    return;
  }
  for (const [key, each] of Object.entries(value as object)) {
    yield* largeNumbers(each, joinPath(path, Array.isArray(value) ? `[${key}]` : key));
  }
}

function hasLargeNumber(value: unknown): boolean {
  if (typeof value === 'number') {
    return Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < MIN_FLOAT;
  }
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLargeNumber);
}
