// Why a machine or a volume does not become ready: a cause, and what to do about it.
import type { RelatedObjects } from '../observation/related-objects';

/** Why an object is not ready, and what to do. */
export interface Cause {
  /** Set where this is not a failure: something that is under way may still resolve it, such as another awaited object. */
  readonly state?: 'progressing';
  /** KubeVirt's, CDI's or Kubernetes' word, such as `ErrImagePull`. */
  readonly reason: string;
  /** Their message. */
  readonly message: string;
  /** What to do, in one sentence. */
  readonly advice: string;
  /** Whether it may resolve without a change of the object; the failure then counts only after a grace period. */
  readonly mayRecover?: boolean;
  /** How long the failure lasts before it counts, in milliseconds, if that is longer than the grace period. */
  readonly duration?: number;
  /** Whether the failure counts immediately, since a later state would hide it. */
  readonly countsAtOnce?: boolean;
}

/** Looks for one cause in an object and its related objects. */
export type FindCause = (object: any, related: RelatedObjects) => Cause | undefined;

/** The advice of the first pattern that matches a message; the last pattern matches every message. */
export function adviceOn(message: string, advice: readonly (readonly [pattern: RegExp, advice: string])[]): string {
  return advice.find(([pattern]) => pattern.test(message))![1];
}
