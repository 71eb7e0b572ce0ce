// Reads the data for a plan, and deletes the Secrets of the plan. The plan is made again before the deletion, and a Secret that has changed
// since then stays.
import { isCollectable, CollectionPlan, planCollection } from './collection-plan';
import { errorText } from '../../issues/issues';
import { isConflict, undefinedIfNotFound, withContext } from '../cluster/api-error';
import { Cluster, referenceTo } from '../cluster/cluster';
import type { GroupKind, Type } from '../cluster/discovery';
import { mapLimited } from '../cluster/limit';
import { manifestNaming } from '../cluster/object-name';

/** Which Secrets are considered, and which of them stay in any case. */
export interface CollectionScope {
  /** @default - every namespace */
  readonly namespace?: string;
  /** The documents of manifests. */
  readonly manifests: readonly any[];
  /** In seconds. */
  readonly minimumAge: number;
}

/** The kinds that may use a Secret. A kind that the cluster does not serve uses none. */
const READERS: readonly GroupKind[] = [
  { group: 'kubevirt.io', kind: 'VirtualMachine' },
  { group: 'kubevirt.io', kind: 'VirtualMachineInstance' },
  { group: 'kubevirt.io', kind: 'VirtualMachineInstanceReplicaSet' },
  { group: 'pool.kubevirt.io', kind: 'VirtualMachinePool' },
  { group: 'template.kubevirt.io', kind: 'VirtualMachineTemplate' },
  // The revision that a machine was started with, and the earlier templates of a pool.
  { group: 'apps', kind: 'ControllerRevision' },
  { group: 'snapshot.kubevirt.io', kind: 'VirtualMachineSnapshotContent' },
  { group: 'snapshot.kubevirt.io', kind: 'VirtualMachineRestore' },
  { group: 'clone.kubevirt.io', kind: 'VirtualMachineClone' },
  { group: '', kind: 'Pod' },
];

/** Reads the data, and plans. Secrets are read before their users, so that a user created in between is found. */
export async function prepareCollection(cluster: Cluster, { namespace, ...rest }: CollectionScope): Promise<CollectionPlan> {
  const list = async (type: Type, keep?: (object: any) => any) => {
    const query = { ...type, namespace };
    return (await withContext(cluster, 'list', query, () => cluster.list(query, keep))).items;
  };
  const secrets = await list({ apiVersion: 'v1', kind: 'Secret' }, ({ data: _, stringData: __, ...secret }) => secret);
  if (!secrets.some(isCollectable)) {
    return { deletions: [], kept: [] };
  }
  const readers = await Promise.all((await cluster.discovery.servedTypes(READERS)).map((type) => list(type)));
  return planCollection({ ...rest, secrets, readers: readers.flat(), now: cluster.server.clock.now });
}

/** The Secrets that were not deleted, and why. */
interface Undeleted {
  readonly failed: readonly string[];
  readonly changed: readonly any[];
}

/** Deletes the Secrets of a plan that a new plan contains too. */
export async function executeCollection(
  cluster: Cluster, planned: CollectionPlan, scope: CollectionScope, onDeleted: (secret: any) => void,
): Promise<Undeleted> {
  const currentDeletions = new Map((await prepareCollection(cluster, scope)).deletions.map((secret) => [secret.metadata.uid, secret]));
  const isStillPlanned = ({ metadata: { uid } }: any) => currentDeletions.has(uid);
  const nameOf = manifestNaming(planned.deletions);
  const failed: string[] = [];
  const changed = planned.deletions.filter((secret) => !isStillPlanned(secret));
  await mapLimited(planned.deletions.filter(isStillPlanned), async (secret) => {
    try {
      if (await deleteUnchanged(cluster, currentDeletions.get(secret.metadata.uid))) {
        onDeleted(secret);
      } else {
        changed.push(secret);
      }
    } catch (error) {
      failed.push(`${nameOf(secret)} was not deleted: ${errorText(error)}`);
    }
  });
  return { failed, changed };
}

/** @returns false if someone changed the Secret; true if it is deleted, or was already deleted */
async function deleteUnchanged(cluster: Cluster, secret: any): Promise<boolean> {
  const { uid, resourceVersion } = secret.metadata;
  try {
    await cluster.call(referenceTo(secret), { method: 'DELETE', body: { preconditions: { uid, resourceVersion } } }).catch(undefinedIfNotFound);
    return true;
  } catch (error) {
    if (isConflict(error)) {
      return false;
    }
    throw error;
  }
}
