// Lists the objects of a kind that a cluster may not have: without CDI there are no DataVolumes.
import { withContext } from './api-error';
import type { Cluster, ObjectQuery } from './cluster';
import { undefinedIfAbsent } from './discovery';

/**
 * @param keep what is kept of each object; by default all of it
 * @returns an empty list if the cluster does not serve the kind
 */
export async function listServed<Kept = any>(cluster: Cluster, query: ObjectQuery, keep?: (object: any) => Kept): Promise<readonly Kept[]> {
  const list = await withContext(cluster, 'list', query, () => cluster.list(query, keep)).catch(undefinedIfAbsent);
  return list?.items ?? [];
}

/** Lists objects of served kinds. */
export type ListServed<Kept> = (query: ObjectQuery) => Promise<readonly Kept[]>;

/** Lists each query once: what is found then stays the answer, so that many objects of a namespace can be judged together. */
export function listServedOnce<Kept>(cluster: Cluster, keep: (object: any) => Kept): ListServed<Kept> {
  const known = new Map<string, Promise<readonly Kept[]>>();
  return (query) => {
    const key = JSON.stringify(query);
    const found = known.get(key) ?? listServed(cluster, query, keep);
    known.set(key, found);
    return found;
  };
}
