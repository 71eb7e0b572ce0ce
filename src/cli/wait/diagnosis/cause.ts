// Why a machine or a volume does not become ready: the shape of a cause, and helpers to find one.
import type { RelatedObjects } from '../observation/related-objects';
import { conditionWith } from '../readiness/readiness';

/** Why an object is not ready, and what to do. */
export interface Cause {
  /** Set where this is not a failure: another awaited object may still resolve it. */
  readonly state?: 'progressing';
  /** KubeVirt's, CDI's or Kubernetes' word, such as `ErrImagePull`. */
  readonly reason: string;
  /** Their message. */
  readonly message: string;
  /** What to do, in one sentence. */
  readonly advice: string;
  /** Whether it may resolve without a change of the object; the failure then counts only after a grace period. */
  readonly mayRecover?: boolean;
  /** Whether the failure counts immediately, since a later state would hide it. */
  readonly countsAtOnce?: boolean;
}

/** Looks for one cause in an object and its related objects. */
export type FindCause = (object: any, related: RelatedObjects) => Cause | undefined;

/** The advice of the first pattern that matches a message; the last pattern matches every message. */
export function adviceOn(message: string, advice: readonly (readonly [pattern: RegExp, advice: string])[]): string {
  return advice.find(([pattern]) => pattern.test(message))![1];
}

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
