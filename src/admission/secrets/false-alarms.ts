// What an object's author says of fields that look like secrets and are none.
import type { Issue } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';

/** A line for each field, as the message has it, and the reason: `data[nginx.conf]: the token of a test server without data`. */
export const FALSE_ALARMS = 'cdk8s-kubevirt/no-secret';

/** The secrets but for those that the object's annotation says are none. A field without a reason stays a secret. */
export function withoutFalseAlarms(object: { readonly [field: string]: any }, secrets: readonly Issue[]): Issue[] {
  const annotation = isMap(object.metadata) && isMap(object.metadata.annotations) ? object.metadata.annotations[FALSE_ALARMS] : undefined;
  const lines = typeof annotation === 'string' ? annotation.split('\n').map((line) => line.trim()).sort() : [];
  return secrets.filter(({ path }) => !firstFrom(lines, `${path}: `)?.startsWith(`${path}: `));
}

/** The first of sorted texts that is not before another one: where any begins with that, it does. */
function firstFrom(sorted: readonly string[], text: string): string | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    [low, high] = sorted[middle] < text ? [middle + 1, high] : [low, middle];
  }
  return sorted[low];
}
