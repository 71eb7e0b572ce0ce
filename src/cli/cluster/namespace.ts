// Whether a namespace exists, as far as the user may see it: a list in a missing namespace is simply empty.
import { isForbidden, isNotFound, withContext } from './api-error';
import type { Cluster } from './cluster';
import { alternatives, nearestNames } from '../../issues/nearest-name';

const NAMESPACE = { apiVersion: 'v1', kind: 'Namespace' };

/** What is wrong, and what to do. */
interface NamespaceMistake {
  readonly what: string;
  readonly advice: string;
}

/** @throws where the cluster certainly has no such namespace */
export async function requireNamespace(cluster: Cluster, name: string): Promise<void> {
  const mistake = await namespaceMistake(cluster, name);
  if (mistake !== undefined) {
    throw new Error(`${mistake.what}: ${mistake.advice}`);
  }
}

/** Says that the namespace is missing; nothing where it exists, or the user may not see it. */
export async function namespaceMistake(cluster: Cluster, name: string): Promise<NamespaceMistake | undefined> {
  const found = await readNamespace(cluster, name);
  if (found !== 'missing') {
    return undefined;
  }
  const list = () => cluster.list(NAMESPACE).then(({ items }) => items.map(({ metadata }) => metadata.name), ifForbidden([]));
  const names = await withContext(cluster, 'list', NAMESPACE, list);
  const near = nearestNames(name, names);
  const advice = near.length > 0 ? `write ${alternatives(near)}` : 'create it, or write another one';
  return { what: `the cluster has no namespace ${JSON.stringify(name)}`, advice };
}

/** A namespace; `'missing'` where it does not exist, `'unseen'` where the user may not read it. */
export function readNamespace(cluster: Cluster, name: string): Promise<any> {
  const reference = { ...NAMESPACE, name };
  const read = () => cluster.read(reference).catch((error) => isNotFound(error) ? 'missing' : ifForbidden('unseen')(error));
  return withContext(cluster, 'look for', reference, read);
}

/** Users who may not read namespaces may still be allowed to work in them. */
function ifForbidden<Result>(result: Result): (error: unknown) => Result {
  return (error) => {
    if (isForbidden(error)) {
      return result;
    }
    throw error;
  };
}
