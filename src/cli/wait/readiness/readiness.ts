// The readiness of an object: ready, progressing or failed.

/** Whether an object is as specified, may become so on its own, or cannot. */
export type State = 'ready' | 'progressing' | 'failed';

/** The reported state of an object. */
export interface Readiness {
  readonly state: State;
  /** KubeVirt's, CDI's or Kubernetes' word, such as `Running` or `ErrImagePull`. */
  readonly reason: string;
  /** The details, in a sentence. */
  readonly message?: string;
  /** The progress of an import or a clone, such as `45.2%`. */
  readonly progress?: string;
}

/** Judges an object only by its own status. */
export type Judge = (object: any) => Readiness;

export const ready = (reason: string, message?: string): Readiness => ({ state: 'ready', reason, ...message && { message } });
export const progressing = (reason: string, message?: string): Readiness => ({ state: 'progressing', reason, ...message && { message } });
export const failed = (reason: string, message?: string): Readiness => ({ state: 'failed', reason, ...message && { message } });

/** The condition of a type, if the object has one. */
export function conditionOf(object: any, type: string): any {
  return object?.status?.conditions?.find((condition: any) => condition.type === type);
}

/**
 * Whether an object is on a node that no longer answers. Kubernetes then sets condition Ready of its pods to False, without a reason; a kubelet always
 * gives one. Instances and machines repeat their pod's condition.
 */
export function isSilent(object: any): boolean {
  const condition = conditionWith(object, 'Ready', 'False');
  return condition !== undefined && !condition.reason;
}

/** The condition of a type, if it has the status. */
export function conditionWith(object: any, type: string, status: 'True' | 'False'): any {
  const condition = conditionOf(object, type);
  return condition?.status === status ? condition : undefined;
}
