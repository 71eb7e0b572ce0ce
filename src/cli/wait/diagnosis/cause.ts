// A cause why a machine or a volume does not become ready, and how causes are found.
import type { RelatedObjects } from '../observation/related-objects';
import { conditionWith } from '../readiness/readiness';

/** A reason, and what to do. */
export interface Cause {
  /** Where it is no failure: something else that is waited for, too, is still to mend it. */
  readonly state?: 'progressing';
  /** KubeVirt's, CDI's or Kubernetes' word, such as `ErrImagePull`. */
  readonly reason: string;
  /** Their message. */
  readonly message: string;
  /** What to do, in one sentence. */
  readonly advice: string;
  /** Whether others may fix it: the failure then counts only after a grace time. */
  readonly mayRecover?: boolean;
  /** Whether the failure counts at once, since a later state would hide it. */
  readonly countsAtOnce?: boolean;
}

/** Looks for one cause in an object and its related objects. */
export type FindCause = (object: any, related: RelatedObjects) => Cause | undefined;

/** The advice on a message: that of the first pattern, of which the last one matches every message. */
export function adviceOn(message: string, advice: readonly (readonly [pattern: RegExp, advice: string])[]): string {
  return advice.find(([pattern]) => pattern.test(message))![1];
}

/** The newest warning with a matching reason and message. */
export function lastWarning({ warnings }: RelatedObjects, reason: RegExp, message = /./): any {
  return [...warnings].reverse().find((event) => reason.test(event.reason) && message.test(event.message ?? ''));
}

/** The conditions of a type and status of a machine and its instance, the machine's first. */
export function conditionsOfMachine(object: any, related: RelatedObjects, type: string, status: 'True' | 'False'): any[] {
  return machineAndInstance(object, related).flatMap((each) => conditionWith(each, type, status) ?? []);
}

/** The machine and its instance: their conditions do not change at the same time. */
export function machineAndInstance(object: any, { instance }: RelatedObjects): any[] {
  return instance === undefined ? [object] : [object, instance];
}
