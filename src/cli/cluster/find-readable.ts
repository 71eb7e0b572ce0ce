// Finds an object without which a command goes on: one that this user may not read counts as absent.
import { isForbidden, withContext } from './api-error';
import type { Cluster, ObjectReference } from './cluster';
import { undefinedIfAbsent } from './discovery';

/** @returns undefined if the object or its kind does not exist, or this user may not read it */
export function findReadable(cluster: Cluster, reference: ObjectReference): Promise<any> {
  const read = () => cluster.read(reference);
  return withContext(cluster, 'read', reference, read).catch((error) => isForbidden(error.cause) ? undefined : undefinedIfAbsent(error));
}
