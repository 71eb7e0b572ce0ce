// Deletes the members that have left a set: reads the data for a plan, and executes the plan.
import { ApplySet, Extent, extentOf, mergeExtents } from './apply-set';
import { isComplete, sourceKey } from './disk-sources';
import { type AppliedObject, appliedObject, Deletion, isBystander, isStillPlanned, Owner, planPrune, PrunePlan, sourceKeysOf } from './prune-plan';
import { failureOf } from '../../issues/issues';
import { groupBy } from '../../plain-data/plain-data';
import { ApiError, isConflict, isForbidden, undefinedIfNotFound, withContext } from '../cluster/api-error';
import { DEFAULT_RETRY } from '../cluster/api-server';
import { Cluster, isBeingDeleted, ObjectQuery, referenceTo } from '../cluster/cluster';
import { type GroupKind, undefinedIfAbsent } from '../cluster/discovery';
import { limiter, mapLimited } from '../cluster/limit';
import { ONCE, withRetry } from '../cluster/retry';
import { applyStages } from '../manifests/apply-stages';
import { DISK_TYPES, isDisk } from '../manifests/disk-types';
import { ownProtectionOf } from '../manifests/protection';

/** Kinds that may own disks. */
const DISK_OWNERS: readonly GroupKind[] = [
  { group: 'kubevirt.io', kind: 'VirtualMachine' },
  { group: 'pool.kubevirt.io', kind: 'VirtualMachinePool' },
];

/** Kinds that mount disks. */
const DISK_USERS: readonly GroupKind[] = [...DISK_OWNERS, { group: 'kubevirt.io', kind: 'VirtualMachineInstance' }];

/** Kinds whose objects have data that others mount or take. */
const WITH_DATA: readonly string[] = [...[...DISK_OWNERS, ...DISK_TYPES].map(({ kind }) => kind), 'VirtualMachineSnapshot'];

/** The kinds of objects in a namespace that no manifest can restore. Their versions differ between clusters. */
const IRREPLACEABLE: readonly GroupKind[] = [
  ...DISK_USERS,
  { group: 'kubevirt.io', kind: 'VirtualMachineInstanceReplicaSet' },
  { group: 'snapshot.kubevirt.io', kind: 'VirtualMachineSnapshot' },
  { group: 'snapshot.storage.k8s.io', kind: 'VolumeSnapshot' },
  { group: 'cdi.kubevirt.io', kind: 'DataVolume' },
  { group: '', kind: 'PersistentVolumeClaim' },
];

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
  const { objects: members, unserved } = await set.members();
  const uids = (objects: readonly any[]) => new Set(objects.map(({ metadata: { uid } }) => uid));
  const [knownUids, presentUids] = [uids([...applied, ...members]), uids(applied)];
  const leaving = members.filter(({ metadata: { uid } }) => !presentUids.has(uid));
  const atRisk = await objectsAtRisk(cluster, leaving);
  const bystanders = atRisk.filter((object) => !knownUids.has(object.metadata.uid) && isBystander(object));
  // For an unprotected object, its direct owners are enough: this user may not be allowed to read other users' machines.
  const owners = bystanders.map(({ metadata: { uid, ownerReferences = [] } }): [string, readonly Owner[]] => [uid, ownerReferences]);
  const protectedBystanders = bystanders.filter((object) => ownProtectionOf(object) !== undefined);
  const ancestors = new Map([...owners, ...await ancestorsOf(cluster, [...applied, ...members, ...protectedBystanders])]);
  const disks = disksByOwner(atRisk);
  const sources = new Set(leaving.flatMap((object) => sourceKeysOf(object, disks)));
  const going = withDependents(leaving, atRisk);
  const isUser = (object: any) => !knownUids.has(object.metadata.uid) && !going.has(object.metadata.uid) && !isBeingDeleted(object);
  const users = atRisk.filter(isUser).map(appliedObject);
  const complete = await completeDisks(cluster, [...applied, ...[...members, ...bystanders].map(appliedObject), ...users], sources);
  const plan = planPrune({ parent: set.parent, members, applied, bystanders, users, disks, ancestors, complete });
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

/**
 * Executes a plan, stage by stage. An object that has changed since the plan is checked again before its deletion. After one object is not
 * deleted, no object is deleted with which something is lost, since the remaining object may need it.
 *
 * @param isCurrent whether no other run of the set has started, whose manifests may contain the rest. Called before each attempt to delete,
 *   since the other run does not change an object that it applies unchanged
 */
export async function executeDeletions(
  cluster: Cluster, { id }: ApplySet, deletions: readonly Deletion[], dryRun: boolean, onDeleted: (object: Deletion) => void,
  isCurrent: () => Promise<boolean> = async () => true, retry = DEFAULT_RETRY,
): Promise<Undeleted> {
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

/**
 * Objects that would be lost with the leaving members: machines and disks in a namespace, objects of a kind, disks of a machine; and the machines
 * and disks beside leaving data, which may need it. Of the latter, those that this user may not list are not known.
 */
async function objectsAtRisk(cluster: Cluster, leaving: readonly any[]): Promise<any[]> {
  const typesIf = (isNeeded: boolean, kinds: readonly GroupKind[]) => isNeeded ? cluster.discovery.servedTypes(kinds) : [];
  const isOwner = ({ kind }: any) => DISK_OWNERS.some((owner) => owner.kind === kind);
  const withData = leaving.filter(({ kind }) => WITH_DATA.includes(kind));
  const irreplaceable = await typesIf(leaving.some(({ kind }) => kind === 'Namespace'), IRREPLACEABLE);
  const userTypes = [...DISK_TYPES, ...await typesIf(withData.length > 0, DISK_USERS)];
  const queries = leaving.flatMap((object): ObjectQuery[] => {
    const { kind, metadata: { name, namespace }, spec } = object;
    if (kind === 'Namespace') {
      return irreplaceable.map((type) => ({ ...type, namespace: name }));
    }
    if (kind === 'CustomResourceDefinition') {
      return [{ apiVersion: `${spec.group}/${spec.versions.find(({ served }: any) => served)?.name}`, kind: spec.names.kind }];
    }
    return isOwner(object) ? DISK_TYPES.map((type) => ({ ...type, namespace })) : [];
  });
  const optional = withData.flatMap(({ metadata: { namespace } }) => userTypes.map((type) => ({ ...type, namespace })));
  const distinct = [...new Map([...optional, ...queries].map((query) => [JSON.stringify(query), query])).values()];
  const required = new Set(queries);
  const lists = await mapLimited(distinct, (query) => listObjects(cluster, query).catch((error) => {
    if (required.has(query)) {
      throw error;
    }
    return ignoreForbidden(error);
  }));
  return lists.flat();
}

async function listObjects(cluster: Cluster, query: ObjectQuery): Promise<any[]> {
  return (await withContext(cluster, 'list', query, () => cluster.list(query)).catch(undefinedIfAbsent))?.items ?? [];
}

function ignoreForbidden(error: Error): readonly never[] {
  if (!isForbidden(error.cause)) {
    throw error;
  }
  return [];
}

/** The uids of objects, and of those among others that are deleted with them. */
function withDependents(owners: readonly any[], others: readonly any[]): ReadonlySet<string> {
  const uids = new Set<string>(owners.map(({ metadata: { uid } }) => uid));
  const dependentsByOwner = groupBy(others.flatMap(({ metadata: { uid, ownerReferences = [] } }) => (
    ownerReferences.map((owner: Owner) => ({ owner: owner.uid, uid }))
  )), ({ owner }) => owner);
  // What is added on the way is visited too.
  uids.forEach((owner) => dependentsByOwner.get(owner)?.forEach(({ uid }) => uids.add(uid)));
  return uids;
}

/** The keys of the disks that have all of their data, among those that machines make from these sources; none if this user may not list disks. */
async function completeDisks(cluster: Cluster, staying: readonly AppliedObject[], sources: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const isInDoubt = ({ sources: own }: AppliedObject) => own.some(({ key, disk }) => disk !== undefined && sources.has(key));
  const namespaces = new Set(staying.filter(isInDoubt).map(({ metadata: { namespace } }) => namespace));
  const queries = [...namespaces].flatMap((namespace) => DISK_TYPES.map((type) => ({ ...type, namespace })));
  const disks = (await mapLimited(queries, (query) => listObjects(cluster, query)).catch(ignoreForbidden)).flat();
  const keyOf = (disk: any) => sourceKey(referenceTo(disk));
  // The claim of a DataVolume may be bound long before its data is complete.
  const incomplete = new Set(disks.filter((disk) => !isComplete(disk)).map(keyOf));
  return new Set(disks.map(keyOf).filter((key) => !incomplete.has(key)));
}

/** The names of the disks among objects, by the uid of their owner. */
function disksByOwner(objects: readonly any[]): Map<string, readonly string[]> {
  const owned = objects.filter(isDisk).flatMap(({ metadata: { name, ownerReferences = [] } }) => (
    ownerReferences.map(({ uid }: Owner) => ({ uid, name }))
  ));
  return new Map([...groupBy(owned, ({ uid }) => uid)].map(([uid, group]) => [uid, group.map(({ name }) => name)]));
}

/** The owners of each object, their owners, and so on, by the uid of the object. */
async function ancestorsOf(cluster: Cluster, objects: readonly any[]): Promise<Map<string, readonly Owner[]>> {
  const known = new Map(objects.map((object): [string, Promise<any>] => [object.metadata.uid, Promise.resolve(object)]));
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
  const owned = objects.filter(({ metadata }) => metadata.ownerReferences?.length > 0);
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
