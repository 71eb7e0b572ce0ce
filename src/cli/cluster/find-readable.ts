// Finds an object without which a command goes on: one that this user may not read counts as absent.
import { withContext } from './api-error';
import type { Cluster, ObjectReference } from './cluster';
import { undefinedIfAbsent } from './discovery';
import { unlessForbidden } from './unless-forbidden';

/** @returns undefined if the object or its kind does not exist, or this user may not read it */
export function findReadable(cluster: Cluster, reference: ObjectReference): Promise<any> {
  const read = () => cluster.read(reference);
  return unlessForbidden(() => withContext(cluster, 'read', reference, read).catch(undefinedIfAbsent));
}
