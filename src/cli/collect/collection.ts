// Reads what a collection depends on, and deletes what its plan says. The plan is made anew right before, and a Secret that has changed
// since stays.
import { isCollectable, CollectionPlan, planCollection } from './collection-plan';
import { errorText } from '../../issues/issues';
import { ApiError, undefinedIfNotFound, withContext } from '../cluster/api-error';
import { Cluster, referenceTo } from '../cluster/cluster';
import { limiter } from '../cluster/limit';
import { objectName } from '../cluster/object-name';
import type { RetryUntil } from '../cluster/retry';

/** Which Secrets are looked at, and which of them stay whoever reads them. */
export interface CollectionScope {
  /** @default - every namespace */
  readonly namespace?: string;
  /** The documents of manifests. */
  readonly manifests: readonly any[];
  /** In seconds. */
  readonly minimumAge: number;
}

/** The groups and kinds of what may read a Secret. A kind that the cluster does not serve reads none. */
const READERS: readonly (readonly [group: string, kind: string])[] = [
  ['kubevirt.io', 'VirtualMachine'],
  ['kubevirt.io', 'VirtualMachineInstance'],
  ['kubevirt.io', 'VirtualMachineInstanceReplicaSet'],
  ['pool.kubevirt.io', 'VirtualMachinePool'],
  ['template.kubevirt.io', 'VirtualMachineTemplate'],
  // With what a machine was started, and the earlier templates of a pool.
  ['apps', 'ControllerRevision'],
  ['snapshot.kubevirt.io', 'VirtualMachineSnapshotContent'],
  ['snapshot.kubevirt.io', 'VirtualMachineRestore'],
  ['clone.kubevirt.io', 'VirtualMachineClone'],
  ['', 'Pod'],
];

export const SECRET = { apiVersion: 'v1', kind: 'Secret' };

/** Reads and plans. Secrets are read before their readers: what begins to read one in between is seen. */
export async function prepareCollection(cluster: Cluster, { namespace, ...rest }: CollectionScope, retry: RetryUntil): Promise<CollectionPlan> {
  const list = async (type: { readonly apiVersion: string; readonly kind: string }, keep?: (object: any) => any) => {
    const query = { ...type, namespace };
    return (await withContext(cluster, 'list', query, () => cluster.list(query, retry.signal, keep))).items;
  };
  const secrets = await list(SECRET, ({ data: _, stringData: __, ...secret }) => secret);
  if (!secrets.some(isCollectable)) {
    return { deletions: [], kept: [] };
  }
  const types = await Promise.all(READERS.map(([group, kind]) => cluster.discovery.anyVersionOf(group, kind)));
  const readers = await Promise.all(types.filter((type) => type !== undefined).map(({ apiVersion, kind }) => list({ apiVersion, kind })));
  return planCollection({ ...rest, secrets, readers: readers.flat(), now: cluster.server.clock.now });
}

/** What was not deleted, and why. */
interface Undeleted {
  readonly failed: readonly string[];
  readonly changed: readonly any[];
}

/** Deletes those Secrets of a plan that a plan made now has too. */
export async function executeCollection(
  cluster: Cluster, planned: CollectionPlan, scope: CollectionScope, retry: RetryUntil, onDeleted: (secret: any) => void,
): Promise<Undeleted> {
  const now = new Map((await prepareCollection(cluster, scope, retry)).deletions.map((secret) => [secret.metadata.uid, secret]));
  const isStill = ({ metadata: { uid } }: any) => now.has(uid);
  const failed: string[] = [];
  const changed = planned.deletions.filter((secret) => !isStill(secret));
  const limit = limiter();
  await Promise.all(planned.deletions.filter(isStill).map((secret) => limit(async () => {
    try {
      if (await deleteUnchanged(cluster, now.get(secret.metadata.uid), retry)) {
        onDeleted(secret);
      } else {
        changed.push(secret);
      }
    } catch (error) {
      failed.push(`${objectName({ ...referenceTo(secret), ...SECRET })} was not deleted: ${errorText(error)}`);
    }
  })));
  return { failed, changed };
}

/** @returns false if somebody has changed the Secret; true if it is deleted, or was already */
async function deleteUnchanged(cluster: Cluster, secret: any, { signal }: RetryUntil): Promise<boolean> {
  const { metadata: { namespace, name, uid, resourceVersion } } = secret;
  const body = { preconditions: { uid, resourceVersion } };
  try {
    await cluster.call({ ...SECRET, namespace, name }, { method: 'DELETE', body, signal }).catch(undefinedIfNotFound);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 409) {
      return false;
    }
    throw error;
  }
}
