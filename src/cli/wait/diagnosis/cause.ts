// Why a machine or a volume does not come up.
import type { Companions } from '../companions';
import { conditionWith } from '../readiness/readiness';

/** A reason, and what to do about it. */
export interface Cause {
  /** KubeVirt's, CDI's or Kubernetes' own word, such as `ErrImagePull`. */
  readonly reason: string;
  /** What they say about it. */
  readonly message: string;
  /** What to do, in one sentence. */
  readonly advice: string;
  /** Whether others may mend it without being told: it then counts only after a grace time. */
  readonly mayPass?: boolean;
  /** Whether it has happened, whatever comes after it: it then counts at once. */
  readonly hasHappened?: boolean;
}

/** One possible cause, looked for in an object and what belongs to it. */
export type FindCause = (object: any, companions: Companions) => Cause | undefined;

/** The newest warning with a reason, and with a message that says something. */
export function warningOf({ warnings }: Companions, reason: RegExp, message = /./): any {
  return [...warnings].reverse().find((event) => reason.test(event.reason) && message.test(event.message ?? ''));
}

/** What a machine and its instance say by a condition of a status, the machine first. */
export function saidOfMachine(object: any, companions: Companions, type: string, status: 'True' | 'False'): any[] {
  return ofMachine(object, companions).flatMap((each) => conditionWith(each, type, status) ?? []);
}

/** The machine and its instance: what the one says of the other comes later. */
export function ofMachine(object: any, { instance }: Companions): any[] {
  return instance === undefined ? [object] : [object, instance];
}
