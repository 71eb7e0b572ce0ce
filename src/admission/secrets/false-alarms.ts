// The annotation that declares fields as false alarms: they look like secrets but are not.
import type { Issue } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';

/** A line for each field as the message shows it, with the reason: `data[nginx.conf]: the token of a test server without data`. */
export const FALSE_ALARMS = 'cdk8s-kubevirt/no-secret';

/** The secrets without those that the object's annotation declares as false alarms. A field without a reason is still reported. */
export function withoutFalseAlarms(object: { readonly [field: string]: any }, secrets: readonly Issue[]): Issue[] {
  const annotation = isMap(object.metadata) && isMap(object.metadata.annotations) ? object.metadata.annotations[FALSE_ALARMS] : undefined;
  const lines = typeof annotation === 'string' ? annotation.split('\n').map((line) => line.trim()).sort() : [];
  return secrets.filter(({ path }) => !firstAtOrAfter(lines, `${path}: `)?.startsWith(`${path}: `));
}

/** The first of sorted texts that does not come before a text. If any of them begins with the text, this one does. */
function firstAtOrAfter(sorted: readonly string[], text: string): string | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    [low, high] = sorted[middle] < text ? [middle + 1, high] : [low, middle];
  }
  return sorted[low];
}
