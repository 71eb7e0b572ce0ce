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
