// What an object's status says of it: ready, on its way, or failed.

/** Whether an object is as it is wanted, may become so by itself, or cannot. */
export type State = 'ready' | 'progressing' | 'failed';

/** What is to be told of an object. */
export interface Readiness {
  readonly state: State;
  /** One word for it, such as `Running` or `ErrImagePull`: KubeVirt's, CDI's or Kubernetes' own. */
  readonly reason: string;
  /** The same in a sentence, where there is more to say. */
  readonly message?: string;
  /** How far an import or a clone is, such as `45.2%`. */
  readonly progress?: string;
}

/** What a kind's objects are judged by: their own status, and nothing else. */
export type Judge = (object: any) => Readiness;

export const ready = (reason: string, message?: string): Readiness => ({ state: 'ready', reason, ...message && { message } });
export const progressing = (reason: string, message?: string): Readiness => ({ state: 'progressing', reason, ...message && { message } });
export const failed = (reason: string, message?: string): Readiness => ({ state: 'failed', reason, ...message && { message } });

/** A condition of an object; a new object has none yet. */
export function conditionOf(object: any, type: string): any {
  return object?.status?.conditions?.find((condition: any) => condition.type === type);
}

/** A condition of an object, where it has that status. */
export function conditionWith(object: any, type: string, status: 'True' | 'False'): any {
  const condition = conditionOf(object, type);
  return condition?.status === status ? condition : undefined;
}
