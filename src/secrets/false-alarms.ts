// What an object's author says of fields that look like secrets and are none.
import type { Violation } from '../admission/violation';
import { isMap } from '../is-map';

/** A line for each field, as the message has it, and the reason: `data[nginx.conf]: the token of a test server without data`. */
export const FALSE_ALARMS = 'cdk8s-kubevirt/no-secret';

/** The secrets but for those that the object's annotation says are none. A field without a reason stays a secret. */
export function withoutFalseAlarms(object: { readonly [field: string]: any }, secrets: readonly Violation[]): Violation[] {
  const annotation = isMap(object.metadata) && isMap(object.metadata.annotations) ? object.metadata.annotations[FALSE_ALARMS] : undefined;
  const lines = typeof annotation === 'string' ? annotation.split('\n').map((line) => line.trim()) : [];
  return secrets.filter(({ path }) => !lines.some((line) => line.startsWith(`${path}: `)));
}
