// What a cluster was asked, in the error of what it answered.
import type { Cluster } from './cluster';
import type { Type } from './discovery';

/** What may be said of the objects that a request is about. */
export interface Subject extends Type {
  readonly name?: string;
  readonly namespace?: string;
}

/**
 * What a step returns that asks something of a cluster.
 *
 * @throws its error, which then says which cluster was asked for what, such as `cluster https://…: cannot list VirtualMachine: 403: …`
 */
export async function asked<Result>({ server }: Cluster, verb: string, subject: Subject, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw new Error(`cluster ${server.address}: cannot ${verb} ${called(subject)}: ${(error as Error).message}`, { cause: error });
  }
}

/** An object as errors call it. */
export function called({ apiVersion, kind, name, namespace }: Subject): string {
  const which = name === undefined ? `${kind} of ${apiVersion}` : `${kind} ${JSON.stringify(name)}`;
  return `${which}${namespace === undefined ? '' : ` in namespace ${JSON.stringify(namespace)}`}`;
}
