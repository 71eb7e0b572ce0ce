// Deletes what has left a set: asks the cluster for what a plan is made of, and carries the plan out.
import { ApplySet, Extent, extentOf, together } from './apply-set';
import { Deletion, isStillPlanned, planPrune, PrunePlan } from './prune-plan';
import { stages } from './stages';
import { ApiError, unlessNotFound } from '../cluster/api-error';
import { asked } from '../cluster/asked';
import type { Cluster } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { limit } from '../cluster/limit';
import { patiently, Patience } from '../cluster/patience';
import { referenceTo } from '../machines/operation';

/** A plan, and where members of the set are once it is carried out. */
export interface Pruning extends PrunePlan {
  readonly remaining: Extent;
}

/**
 * What is to be deleted of a set, and what is kept.
 *
 * @param applied what the manifests say, as it was after it was applied
 */
export async function pruningOf(cluster: Cluster, set: ApplySet, applied: readonly any[], patience: Patience): Promise<Pruning> {
  const { objects: members, unserved } = await set.members();
  const plan = planPrune({ parent: set.parent, members, applied, ancestors: await ancestorsOf(cluster, [...applied, ...members], patience) });
  const staying = [...applied, ...plan.kept.map(({ object }) => object)].map(referenceTo);
  return { ...plan, remaining: together(extentOf(staying), { groupKinds: unserved, namespaces: unserved.length === 0 ? [] : set.extent.namespaces }) };
}

/**
 * Deletes as planned, stage after stage. What has changed since then is looked at again before it goes.
 *
 * @returns what could not be deleted
 */
export async function deleteAsPlanned(
  cluster: Cluster, { id }: ApplySet, deletions: readonly Deletion[], options: { readonly dryRun: boolean }, patience: Patience, deleted: (object: Deletion) => void,
): Promise<Map<Deletion, Error>> {
  const failed = new Map<Deletion, Error>();
  const limited = limit();
  for (const stage of stages(deletions).reverse()) {
    await Promise.all(stage.map((deletion) => limited(async () => {
      try {
        if (await deleteUnchanged(cluster, id, deletion, options.dryRun, patience)) {
          deleted(deletion);
        }
      } catch (error) {
        failed.set(deletion, error as Error);
      }
    })));
  }
  return failed;
}

/** Whether it was deleted, or was gone already; it is left where somebody has changed it so that it is not to go. */
async function deleteUnchanged(cluster: Cluster, setId: string, deletion: Deletion, dryRun: boolean, patience: Patience): Promise<boolean> {
  const { uid } = deletion;
  for (let { resourceVersion } = deletion; ;) {
    const body = { propagationPolicy: 'Background', preconditions: { uid, resourceVersion }, dryRun: dryRun ? ['All'] : undefined };
    const send = () => cluster.call(deletion, { method: 'DELETE', body, signal: patience.signal }).catch(unlessNotFound);
    try {
      await patiently(send, patience);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 409)) {
        throw error;
      }
    }
    const found = await patiently(() => cluster.read(deletion, patience.signal).catch(unlessNotFound), patience);
    if (found === undefined || found.metadata.uid !== uid) {
      return true;
    }
    if (!isStillPlanned(found, deletion, setId)) {
      return false;
    }
    resourceVersion = found.metadata.resourceVersion;
  }
}

/** By the uid of each object that belongs to others, the uids of its owners, of their owners, and so on. */
async function ancestorsOf(cluster: Cluster, objects: readonly any[], patience: Patience): Promise<Map<string, ReadonlySet<string>>> {
  const known = new Map(objects.map((object): [string, Promise<any>] => [object.metadata.uid, Promise.resolve(object)]));
  const read = (owner: any, namespace: string | undefined) => {
    const { uid, apiVersion, kind, name } = owner;
    const reference = { apiVersion, kind, name, namespace };
    const found = known.get(uid) ?? asked(cluster, 'read', reference, () => patiently(() => cluster.read(reference, patience.signal), patience)).catch(unlessGone);
    known.set(uid, found);
    return found;
  };
  const climb = async ({ metadata: { namespace, ownerReferences = [] } }: any, found: Set<string>): Promise<Set<string>> => {
    for (const owner of ownerReferences.filter(({ uid }: any) => !found.has(uid))) {
      found.add(owner.uid);
      const object = await read(owner, namespace);
      await climb(object?.metadata.uid === owner.uid ? object : { metadata: {} }, found);
    }
    return found;
  };
  const owned = objects.filter(({ metadata }) => metadata.ownerReferences?.length > 0);
  return new Map(await Promise.all(owned.map(async (object): Promise<[string, Set<string>]> => [object.metadata.uid, await climb(object, new Set())])));
}

/** An owner that is not there, or that is of a kind that is not there, has none itself. */
function unlessGone(error: Error): undefined {
  if (error.cause instanceof UnknownKind) {
    return undefined;
  }
  return unlessNotFound(error.cause ?? error);
}
