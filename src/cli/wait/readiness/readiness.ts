// The readiness of an object by its status: ready, progressing or failed.

/** Whether an object is as specified, may become so by itself, or cannot. */
export type State = 'ready' | 'progressing' | 'failed';

/** The state of an object, as it is reported. */
export interface Readiness {
  readonly state: State;
  /** KubeVirt's, CDI's or Kubernetes' word, such as `Running` or `ErrImagePull`. */
  readonly reason: string;
  /** More, in a sentence. */
  readonly message?: string;
  /** The progress of an import or a clone, such as `45.2%`. */
  readonly progress?: string;
}

/** Judges an object by its own status alone. */
export type Judge = (object: any) => Readiness;

export const ready = (reason: string, message?: string): Readiness => ({ state: 'ready', reason, ...message && { message } });
export const progressing = (reason: string, message?: string): Readiness => ({ state: 'progressing', reason, ...message && { message } });
export const failed = (reason: string, message?: string): Readiness => ({ state: 'failed', reason, ...message && { message } });

/** A condition of an object, if it has one of that type. */
export function conditionOf(object: any, type: string): any {
  return object?.status?.conditions?.find((condition: any) => condition.type === type);
}

/** A condition of an object, if it has that status. */
export function conditionWith(object: any, type: string, status: 'True' | 'False'): any {
  const condition = conditionOf(object, type);
  return condition?.status === status ? condition : undefined;
}
