// Whether a namespace is there, for those who may look: to who asks for what is in it, one that is not there looks empty.
import { ApiError, isNotFound } from './api-error';
import { asked } from './asked';
import type { Cluster } from './cluster';
import { alternatives, nearestNames } from '../../issues/nearest-name';

const NAMESPACE = { apiVersion: 'v1', kind: 'Namespace' };

/** What is wrong, and what to do about it. */
interface Mistake {
  readonly what: string;
  readonly advice: string;
}

/** @throws where the cluster is known to have no such namespace */
export async function requireNamespace(cluster: Cluster, name: string): Promise<void> {
  const mistake = await namespaceMistake(cluster, name);
  if (mistake !== undefined) {
    throw new Error(`${mistake.what}: ${mistake.advice}`);
  }
}

/** That the cluster is known to have no such namespace. */
export async function namespaceMistake(cluster: Cluster, name: string): Promise<Mistake | undefined> {
  const found = await readNamespace(cluster, name);
  if (found !== 'missing') {
    return undefined;
  }
  const list = () => cluster.list(NAMESPACE).then(({ items }) => items.map(({ metadata }) => metadata.name), unlessUnseen([]));
  const names = await asked(cluster, 'list', NAMESPACE, list);
  const near = nearestNames(name, names);
  const advice = near.length > 0 ? `write ${alternatives(near)}` : 'create it, or write another one';
  return { what: `the cluster has no namespace ${JSON.stringify(name)}`, advice };
}

/** A namespace, where it is there and may be looked at. */
export function readNamespace(cluster: Cluster, name: string): Promise<any> {
  const reference = { ...NAMESPACE, name };
  const read = () => cluster.read(reference).catch((error) => isNotFound(error) ? 'missing' : unlessUnseen('unseen')(error));
  return asked(cluster, 'look for', reference, read);
}

/** Whoever may not look at namespaces may still be allowed to do something in them. */
function unlessUnseen<Result>(result: Result): (error: unknown) => Result {
  return (error) => {
    if (error instanceof ApiError && error.code === 403) {
      return result;
    }
    throw error;
  };
}
