// Deletes the members that have left a set: reads the data for a plan, and executes the plan.
import { ApplySet, Extent, extentOf, mergeExtents } from './apply-set';
import { sourceKey } from './disk-sources';
import { type ListAtRisk, listerAtRisk, type ObjectAtRisk, objectsAtRisk } from './objects-at-risk';
import { type AppliedObject, appliedObject, Deletion, isStillPlanned, Owner, planPrune, PrunePlan, sourceKeysOf } from './prune-plan';
import { failureOf } from '../../issues/issues';
import { groupBy } from '../../plain-data/plain-data';
import { ApiError, isConflict, undefinedIfNotFound, withContext } from '../cluster/api-error';
import { DEFAULT_RETRY } from '../cluster/api-server';
import { Cluster, isBeingDeleted, referenceTo } from '../cluster/cluster';
import { undefinedIfAbsent } from '../cluster/discovery';
import { limiter, mapLimited } from '../cluster/limit';
import { ONCE, type Retry, withRetry } from '../cluster/retry';
import { unlessForbidden } from '../cluster/unless-forbidden';
import { applyStages } from '../manifests/apply-stages';
import { DISK_TYPES, isDisk } from '../manifests/disk-types';

/** A plan, and the extent of the set after its execution. */
export interface Pruning extends PrunePlan {
  readonly remaining: Extent;
}

/**
 * Reads what the plan for a set depends on, and plans.
 *
 * @param applied the objects of the manifests, as they are after being applied
 */
export async function preparePrune(cluster: Cluster, set: ApplySet, applied: readonly AppliedObject[]): Promise<Pruning> {
  const uids = (objects: readonly any[]) => new Set(objects.map(({ metadata: { uid } }) => uid));
  const presentUids = uids(applied);
  const isLeaving = ({ metadata: { uid } }: any) => !presentUids.has(uid);
  // Of the members that stay, which may be ten thousand machines, only the owners matter.
  const { objects: members, unserved } = await set.members((object) => isLeaving(object) ? object : appliedObject(object));
  const knownUids = uids([...applied, ...members]);
  const leaving = members.filter(isLeaving);
  const list = listerAtRisk(cluster);
  const atRisk = await objectsAtRisk(cluster, list, leaving);
  const bystanders = atRisk.filter(({ isBystander, metadata: { uid } }) => isBystander && !knownUids.has(uid));
  // For an unprotected object, its direct owners are enough: this user may not be allowed to read other users' machines.
  const owners = bystanders.map(({ metadata: { uid, ownerReferences = [] } }): [string, readonly Owner[]] => [uid, ownerReferences]);
  const protectedBystanders = bystanders.filter(({ isProtected }) => isProtected);
  const ancestors = new Map([...owners, ...await ancestorsOf(cluster, [...applied, ...members, ...protectedBystanders], atRisk)]);
  const disks = disksByOwner(leaving, atRisk);
  const sources = new Set(leaving.flatMap((object) => sourceKeysOf(object, disks)));
  const going = dependentsOf(atRisk)(leaving.map(({ metadata: { uid } }) => uid));
  const users = atRisk.filter((object) => !object.isBeingDeleted && ![knownUids, going].some((known) => known.has(object.metadata.uid)));
  const complete = await completeDisks(list, [...applied, ...leaving.map(appliedObject), ...bystanders, ...users], sources);
  const plan = planPrune({ parent: set.parent, members: leaving, applied, bystanders, users, disks, ancestors, complete });
  const staying = [...applied, ...plan.kept.map(({ object }) => object)].map(referenceTo);
  const unservedExtent = { groupKinds: unserved, namespaces: unserved.length === 0 ? [] : set.extent.namespaces };
  return { ...plan, remaining: mergeExtents(extentOf(staying), unservedExtent) };
}

/** Planned deletions that did not happen. */
interface Undeleted {
  readonly failed: ReadonlyMap<Deletion, Error>;
  /** Objects that someone changed in the meantime, so that they are kept. */
  readonly changed: readonly Deletion[];
  /** Objects that were not deleted, since earlier ones still exist, such as a machine in a namespace, or since another run has started. */
  readonly undeleted: readonly Deletion[];
}

interface ExecutionOptions {
  readonly dryRun: boolean;
  readonly onDeleted: (object: Deletion) => void;
  /**
   * Whether no other run of the set has started, whose manifests may contain the rest. Called before each attempt to delete, since the other
   * run does not change an object that it applies unchanged.
   */
  readonly isCurrent?: () => Promise<boolean>;
  readonly retry?: Retry;
}

/**
 * Executes a plan, stage by stage. An object that has changed since the plan is checked again before its deletion. After one object is not
 * deleted, no object is deleted with which something is lost, since the remaining object may need it.
 */
export async function executeDeletions(
  cluster: Cluster, { id }: ApplySet, deletions: readonly Deletion[], options: ExecutionOptions,
): Promise<Undeleted> {
  const { dryRun, onDeleted, isCurrent = async () => true, retry = DEFAULT_RETRY } = options;
  const once = cluster.with({ ...retry, ...ONCE });
  const deleteIfCurrent = async (deletion: Deletion) => await isCurrent() ? deleteUnchanged(once, id, deletion, dryRun) : undefined;
  const failed = new Map<Deletion, Error>();
  const changed: Deletion[] = [];
  const undeleted: Deletion[] = [];
  for (const stage of applyStages(deletions).reverse()) {
    const isAsPlanned = failed.size + changed.length === 0;
    const canDelete = ({ loss }: Deletion) => isAsPlanned || loss === undefined;
    undeleted.push(...stage.filter((deletion) => !canDelete(deletion)));
    await mapLimited(stage.filter(canDelete), async (deletion) => {
      try {
        const isDeleted = await withRetry(() => deleteIfCurrent(deletion), retry);
        if (isDeleted) {
          onDeleted(deletion);
        } else {
          (isDeleted === undefined ? undeleted : changed).push(deletion);
        }
      } catch (error) {
        failed.set(deletion, failureOf(error));
      }
    });
  }
  return { failed, changed, undeleted };
}

/** @returns false if someone changed the object so that it is kept; true if it is deleted, or was already deleted */
async function deleteUnchanged(cluster: Cluster, setId: string, deletion: Deletion, dryRun: boolean): Promise<boolean> {
  const { uid } = deletion;
  let { resourceVersion } = deletion;
  for (;;) {
    const body = { propagationPolicy: 'Background', preconditions: { uid, resourceVersion }, dryRun: dryRun ? ['All'] : undefined };
    const refusal = await cluster.call(deletion, { method: 'DELETE', body }).catch(undefinedIfNotFound).then(() => undefined, conflictOrThrow);
    if (refusal === undefined) {
      return true;
    }
    const found = await cluster.find(deletion);
    if (found?.metadata.uid !== uid || isBeingDeleted(found)) {
      return true;
    }
    if (!isStillPlanned(found, deletion, setId)) {
      return false;
    }
    if (found.metadata.resourceVersion === resourceVersion) {
      // The object has not changed, so the refusal has another reason, and a retry would not help.
      throw refusal;
    }
    resourceVersion = found.metadata.resourceVersion;
  }
}

/** Finds the uids of owners and of the objects that are deleted with them. */
function dependentsOf(objects: readonly AppliedObject[]): (owners: readonly string[]) => ReadonlySet<string> {
  const dependentsByOwner = groupBy(objects.flatMap(({ metadata: { uid, ownerReferences = [] } }) => (
    ownerReferences.map((owner: Owner) => ({ owner: owner.uid, uid }))
  )), ({ owner }) => owner);
  return (owners) => {
    const uids = new Set(owners);
    // What is added on the way is visited too.
    uids.forEach((owner) => dependentsByOwner.get(owner)?.forEach(({ uid }) => uids.add(uid)));
    return uids;
  };
}

/** The keys of the disks that have all of their data, among those that machines make from these sources; none if this user may not list disks. */
async function completeDisks(list: ListAtRisk, staying: readonly AppliedObject[], sources: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const isInDoubt = ({ sources: own }: AppliedObject) => own.some(({ key, disk }) => disk !== undefined && sources.has(key));
  const namespaces = new Set(staying.filter(isInDoubt).map(({ metadata: { namespace } }) => namespace));
  const queries = [...namespaces].flatMap((namespace) => DISK_TYPES.map((type) => ({ ...type, namespace })));
  const disks = (await unlessForbidden(() => mapLimited(queries, list)) ?? []).flat();
  const keyOf = (disk: ObjectAtRisk) => sourceKey(referenceTo(disk));
  // The claim of a DataVolume may be bound long before its data is complete.
  const incomplete = new Set(disks.filter(({ isComplete }) => !isComplete).map(keyOf));
  return new Set(disks.map(keyOf).filter((key) => !incomplete.has(key)));
}

/** The names of the disks of each owner, by its uid. The disks of a pool are those of its machines. What a disk owns only serves to fill it. */
function disksByOwner(owners: readonly any[], objects: readonly ObjectAtRisk[]): Map<string, readonly string[]> {
  const withMachines = dependentsOf(objects.filter((object) => !isDisk(object)));
  const owned = objects.filter(isDisk).flatMap(({ metadata: { name, ownerReferences = [] } }) => (
    ownerReferences.map(({ uid }: Owner) => ({ uid, name }))
  ));
  const ownedBy = groupBy(owned, ({ uid }) => uid);
  const disksOf = (uid: string) => [...withMachines([uid])].flatMap((each) => ownedBy.get(each) ?? []).map(({ name }) => name);
  return new Map(owners.map(({ metadata: { uid } }) => [uid, disksOf(uid)]));
}

/** The owners of each object, their owners, and so on, by the uid of the object. Those that were listed are not read again. */
async function ancestorsOf(
  cluster: Cluster, objects: readonly AppliedObject[], listed: readonly AppliedObject[],
): Promise<Map<string, readonly Owner[]>> {
  const known = new Map([...listed, ...objects].map((object): [string, Promise<any>] => [object.metadata.uid, Promise.resolve(object)]));
  const limit = limiter();
  const read = ({ uid, apiVersion, kind, name }: Owner, namespace: string | undefined): Promise<any> => {
    const reference = { apiVersion, kind, name, namespace };
    const step = () => cluster.read(reference);
    const found = known.get(uid) ?? limit(() => withContext(cluster, 'read', reference, step).catch(undefinedIfAbsent));
    known.set(uid, found);
    return found;
  };
  const collect = async ({ metadata: { namespace, ownerReferences = [] } }: any, found: Map<string, Owner>): Promise<Map<string, Owner>> => {
    for (const owner of ownerReferences.filter(({ uid }: Owner) => !found.has(uid))) {
      found.set(owner.uid, owner);
      const object = await read(owner, namespace);
      if (object?.metadata.uid === owner.uid) {
        await collect(object, found);
      }
    }
    return found;
  };
  const owned = objects.filter(({ metadata: { ownerReferences = [] } }) => ownerReferences.length > 0);
  const entries = owned.map(async (object): Promise<[string, Owner[]]> => [object.metadata.uid, [...(await collect(object, new Map())).values()]]);
  return new Map(await Promise.all(entries));
}

/** The server's refusal, if the object differs from the plan or cannot be deleted in its present state. */
function conflictOrThrow(error: unknown): ApiError {
  if (isConflict(error)) {
    return error;
  }
  throw error;
}
