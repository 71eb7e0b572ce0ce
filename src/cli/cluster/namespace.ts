// Whether a namespace exists, as far as the user may see. A list in a missing namespace is empty rather than an error.
import { isForbidden, withContext } from './api-error';
import { type Cluster, isBeingDeleted } from './cluster';
import { alternatives, nearestNames } from '../../issues/nearest-name';

const NAMESPACE = { apiVersion: 'v1', kind: 'Namespace' };

/** What is wrong, and what to do. */
interface MissingNamespace {
  readonly what: string;
  readonly advice: string;
}

/** @throws if the namespace certainly does not exist */
export async function requireNamespace(cluster: Cluster, name: string): Promise<void> {
  const mistake = await findMissingNamespace(cluster, name);
  if (mistake !== undefined) {
    throw new Error(`${mistake.what}: ${mistake.advice}`);
  }
}

/** Reports a missing namespace; undefined if it exists, or if the user may not see it. */
export async function findMissingNamespace(cluster: Cluster, name: string): Promise<MissingNamespace | undefined> {
  if (await namespaceState(cluster, name) !== 'missing') {
    return undefined;
  }
  const list = () => cluster.list(NAMESPACE, ({ metadata }) => metadata.name).then(({ items }) => items, ifForbidden([]));
  const names = await withContext(cluster, 'list', NAMESPACE, list);
  const nearest = nearestNames(name, names);
  const advice = nearest.length > 0 ? `write ${alternatives(nearest)}` : 'create it, or choose another one';
  return { what: `the cluster has no namespace ${JSON.stringify(name)}`, advice };
}

/** `unknown` if the user may not read it. */
type NamespaceState = 'present' | 'being deleted' | 'missing' | 'unknown';

export function namespaceState(cluster: Cluster, name: string): Promise<NamespaceState> {
  const reference = { ...NAMESPACE, name };
  const namespaceStateOf = (found: any) => found === undefined ? 'missing' : isBeingDeleted(found) ? 'being deleted' : 'present';
  return withContext(cluster, 'look for', reference, () => cluster.find(reference).then(namespaceStateOf, ifForbidden('unknown')));
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
