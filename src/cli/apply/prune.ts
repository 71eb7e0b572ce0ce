// Deletes what has left a set: asks the cluster for what a plan is made of, and carries the plan out.
import { ApplySet, Extent, extentOf, together } from './apply-set';
import { ownProtectionOf } from './protection';
import { Deletion, isBystander, isStillPlanned, Owner, planPrune, PrunePlan } from './prune-plan';
import { stages } from './stages';
import { grouped } from '../../grouped';
import { ApiError, withContext, isNotFound, undefinedIfNotFound } from '../cluster/api-error';
import { Cluster, ObjectQuery, referenceTo } from '../cluster/cluster';
import { Type, UnknownKind } from '../cluster/discovery';
import { limiter } from '../cluster/limit';
import { RetryUntil, withRetry } from '../cluster/retry';

const DISKS: readonly Type[] = [{ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' }, { apiVersion: 'v1', kind: 'PersistentVolumeClaim' }];

/** Kinds that may have disks of their own. */
const MACHINES: readonly string[] = ['VirtualMachine', 'VirtualMachinePool'];

/** Groups and kinds of what a namespace may hold that no manifest makes again as it was. Older clusters have them in other versions. */
const IRREPLACEABLE: readonly (readonly [string, string])[] = [
  ['kubevirt.io', 'VirtualMachine'],
  ['kubevirt.io', 'VirtualMachineInstance'],
  ['kubevirt.io', 'VirtualMachineInstanceReplicaSet'],
  ['pool.kubevirt.io', 'VirtualMachinePool'],
  ['snapshot.kubevirt.io', 'VirtualMachineSnapshot'],
  ['snapshot.storage.k8s.io', 'VolumeSnapshot'],
  ['cdi.kubevirt.io', 'DataVolume'],
  ['', 'PersistentVolumeClaim'],
];

/** A plan, and where members of the set are once it is carried out. */
export interface Pruning extends PrunePlan {
  readonly remaining: Extent;
}

/**
 * What is to be deleted of a set, and what is kept.
 *
 * @param applied what the manifests say, as it was after it was applied
 */
export async function pruningOf(cluster: Cluster, set: ApplySet, applied: readonly any[], retry: RetryUntil): Promise<Pruning> {
  const { objects: members, unserved } = await set.members();
  const uids = (objects: readonly any[]) => new Set(objects.map(({ metadata: { uid } }) => uid));
  const [known, present] = [uids([...applied, ...members]), uids(applied)];
  const leaving = members.filter(({ metadata: { uid } }) => !present.has(uid));
  const found = await takenAlong(cluster, leaving, retry);
  const bystanders = found.filter((object) => !known.has(object.metadata.uid) && isBystander(object));
  // Of what nobody protects it is enough to know to whom it belongs: others' machines may not be this user's to read.
  const owners = bystanders.map(({ metadata: { uid, ownerReferences = [] } }): [string, readonly Owner[]] => [uid, ownerReferences]);
  const guarded = bystanders.filter((object) => ownProtectionOf(object) !== undefined);
  const ancestors = new Map([...owners, ...await ancestorsOf(cluster, [...applied, ...members, ...guarded], retry)]);
  const plan = planPrune({ parent: set.parent, members, applied, bystanders, disks: disksByOwner(found), ancestors });
  const staying = [...applied, ...plan.kept.map(({ object }) => object)].map(referenceTo);
  const unknown = { groupKinds: unserved, namespaces: unserved.length === 0 ? [] : set.extent.namespaces };
  return { ...plan, remaining: together(extentOf(staying), unknown) };
}

/** What was planned and is still there. */
export interface Undeleted {
  readonly failed: ReadonlyMap<Deletion, Error>;
  /** What somebody has changed meanwhile so that it is not to go. */
  readonly changed: readonly Deletion[];
}

/** Deletes as planned, stage after stage. What has changed since then is looked at again before it goes. */
export async function deleteAsPlanned(
  cluster: Cluster, { id }: ApplySet, deletions: readonly Deletion[], dryRun: boolean, retry: RetryUntil, deleted: (object: Deletion) => void,
): Promise<Undeleted> {
  const failed = new Map<Deletion, Error>();
  const changed: Deletion[] = [];
  const limited = limiter();
  for (const stage of stages(deletions).reverse()) {
    await Promise.all(stage.map((deletion) => limited(async () => {
      try {
        if (await deleteUnchanged(cluster, id, deletion, dryRun, retry)) {
          deleted(deletion);
        } else {
          changed.push(deletion);
        }
      } catch (error) {
        failed.set(deletion, error as Error);
      }
    })));
  }
  return { failed, changed };
}

/** Whether it was deleted, or was gone or going already; it is left where somebody has changed it so that it is not to go. */
async function deleteUnchanged(cluster: Cluster, setId: string, deletion: Deletion, dryRun: boolean, retry: RetryUntil): Promise<boolean> {
  const { uid } = deletion;
  for (let { resourceVersion } = deletion; ;) {
    const body = { propagationPolicy: 'Background', preconditions: { uid, resourceVersion }, dryRun: dryRun ? ['All'] : undefined };
    const send = () => cluster.call(deletion, { method: 'DELETE', body, signal: retry.signal }).catch(undefinedIfNotFound);
    const refusal = await withRetry(send, retry).then(() => undefined, conflict);
    if (refusal === undefined) {
      return true;
    }
    const found = await withRetry(() => cluster.read(deletion, retry.signal).catch(undefinedIfNotFound), retry);
    const { metadata } = found ?? { metadata: {} };
    if (metadata.uid !== uid || metadata.deletionTimestamp !== undefined) {
      return true;
    }
    if (!isStillPlanned(found, deletion, setId)) {
      return false;
    }
    if (metadata.resourceVersion === resourceVersion) {
      // It is as it was seen: the refusal has another reason, which trying again does not change.
      throw refusal;
    }
    resourceVersion = metadata.resourceVersion;
  }
}

/** What may be lost with what has left the set: machines and disks in a namespace, objects of a kind, the disks of a machine. */
async function takenAlong(cluster: Cluster, leaving: readonly any[], retry: RetryUntil): Promise<any[]> {
  const irreplaceable = leaving.some(({ kind }) => kind === 'Namespace') ? await irreplaceableTypes(cluster, retry) : [];
  const queries = leaving.flatMap(({ kind, metadata: { name, namespace }, spec }): ObjectQuery[] => {
    if (kind === 'Namespace') {
      return irreplaceable.map((type) => ({ ...type, namespace: name }));
    }
    if (kind === 'CustomResourceDefinition') {
      return [{ apiVersion: `${spec.group}/${spec.versions.find(({ served }: any) => served)?.name}`, kind: spec.names.kind }];
    }
    return MACHINES.includes(kind) ? DISKS.map((type) => ({ ...type, namespace })) : [];
  });
  const distinct = [...new Map(queries.map((query) => [JSON.stringify(query), query])).values()];
  const lists = await Promise.all(distinct.map((query) => (
    withContext(cluster, 'list', query, () => withRetry(() => cluster.list(query, retry.signal), retry)).catch(unlessGone)
  )));
  return lists.flatMap((list) => list?.items ?? []);
}

/** The irreplaceable kinds that the cluster has, in a version of its own. */
async function irreplaceableTypes({ discovery }: Cluster, retry: RetryUntil): Promise<Type[]> {
  const found = await Promise.all(IRREPLACEABLE.map(([group, kind]) => withRetry(() => discovery.anyVersionOf(group, kind), retry)));
  return found.filter((resource) => resource !== undefined).map(({ apiVersion, kind }) => ({ apiVersion, kind }));
}

/** The names of the disks among objects, by the uid of whatever they belong to. */
function disksByOwner(objects: readonly any[]): Map<string, readonly string[]> {
  const disks = objects.filter(({ kind }) => DISKS.some((type) => type.kind === kind));
  const owned = disks.flatMap(({ metadata: { name, ownerReferences = [] } }) => ownerReferences.map(({ uid }: Owner) => ({ uid, name })));
  return new Map([...grouped(owned, ({ uid }) => uid)].map(([uid, group]) => [uid, group.map(({ name }) => name)]));
}

/** By the uid of each object that belongs to others, its owners, their owners, and so on. */
async function ancestorsOf(cluster: Cluster, objects: readonly any[], retry: RetryUntil): Promise<Map<string, readonly Owner[]>> {
  const known = new Map(objects.map((object): [string, Promise<any>] => [object.metadata.uid, Promise.resolve(object)]));
  const read = ({ uid, apiVersion, kind, name }: Owner, namespace: string | undefined): Promise<any> => {
    const reference = { apiVersion, kind, name, namespace };
    const step = () => withRetry(() => cluster.read(reference, retry.signal), retry);
    const found = known.get(uid) ?? withContext(cluster, 'read', reference, step).catch(unlessGone);
    known.set(uid, found);
    return found;
  };
  const climb = async ({ metadata: { namespace, ownerReferences = [] } }: any, found: Map<string, Owner>): Promise<Map<string, Owner>> => {
    for (const owner of ownerReferences.filter(({ uid }: Owner) => !found.has(uid))) {
      found.set(owner.uid, owner);
      const object = await read(owner, namespace);
      if (object?.metadata.uid === owner.uid) {
        await climb(object, found);
      }
    }
    return found;
  };
  const owned = objects.filter(({ metadata }) => metadata.ownerReferences?.length > 0);
  const entries = owned.map(async (object): Promise<[string, Owner[]]> => [object.metadata.uid, [...(await climb(object, new Map())).values()]]);
  return new Map(await Promise.all(entries));
}

/** What is not there, or is of a kind that is not there, has nothing. */
function unlessGone(error: Error): undefined {
  if (error.cause instanceof UnknownKind || isNotFound(error.cause)) {
    return undefined;
  }
  throw error;
}

/** That an object is not as it was when its deletion was planned, or that it cannot go as it is. */
function conflict(error: unknown): ApiError {
  if (error instanceof ApiError && error.code === 409) {
    return error;
  }
  throw error;
}
