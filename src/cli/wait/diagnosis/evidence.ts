// The evidence for a cause: the warnings about an object, and the conditions of a machine and its instance.
import type { RelatedObjects } from '../observation/related-objects';
import { conditionWith } from '../readiness/readiness';

/** The newest warning with a matching reason and message. */
export function lastWarning({ warnings }: Pick<RelatedObjects, 'warnings'>, reason: RegExp, message = /./): any {
  return [...warnings].reverse().find((event) => reason.test(event.reason) && message.test(event.message ?? ''));
}

/** The conditions with a type and status on a machine and its instance, the machine's first. */
export function conditionsOfMachine(object: any, related: RelatedObjects, type: string, status: 'True' | 'False'): any[] {
  return machineAndInstance(object, related).flatMap((each) => conditionWith(each, type, status) ?? []);
}

/** The machine and, if it has one, its instance. Their conditions do not change at the same time. */
export function machineAndInstance(object: any, { instance }: RelatedObjects): any[] {
  return instance === undefined ? [object] : [object, instance];
}
