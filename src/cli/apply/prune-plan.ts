// Plans which members of a set are deleted, and which are kept and why. The plan is a value that can be printed, confirmed and tested
// against a model. Planning reads nothing from the cluster.
import { PART_OF } from './apply-set-names';
import { type DiskSource, diskSourcesOf, sourceKey } from './disk-sources';
import { FIELD_MANAGER } from './server-side-apply';
import { groupOf } from '../../admission/kinds';
import { guardsLeases } from '../../leases/lease-guards';
import { ID_LABEL } from '../../leases/lease-labels';
import { claimNames } from '../../storage/used-claims';
import { isBeingDeleted, ObjectReference, referenceTo, type UniqueReference, uniqueReferenceTo } from '../cluster/cluster';
import { type Type } from '../cluster/discovery';
import { namespacedName, objectName } from '../cluster/object-name';
import { applyStages } from '../manifests/apply-stages';
import { DATA_VOLUME, isDisk } from '../manifests/disk-types';
import { lostWith } from '../manifests/lost-data';
import { dataVolumesOf } from '../manifests/machines';
import { isKeptForMachine, ownProtectionOf } from '../manifests/protection';

/** What a plan depends on. */
interface PruneFacts extends Ownership {
  /** The parent of the set, a Secret. */
  readonly parent: ObjectReference;
  /** The objects with the label of the set. */
  readonly members: readonly any[];
  /** The objects of the manifests, after they were applied. */
  readonly applied: readonly AppliedObject[];
  /** Objects outside of the manifests and of the set that would be lost with a member. */
  readonly bystanders: readonly AppliedObject[];
  /** Objects that may mount the disks of members, or take data from them, and of which no owner leaves. */
  readonly users: readonly AppliedObject[];
}

/** The owners of objects, and the state of disks. */
interface Ownership {
  /** The names of the disks that a member owns, by its uid. Disks that a restore created are not in the templates of the machine. */
  readonly disks: ReadonlyMap<string, readonly string[]>;
  /** The owners of a member or an applied object, their owners, and so on, by its uid. */
  readonly ancestors: ReadonlyMap<string, readonly Owner[]>;
  /** The keys of the disks of machines that have all of their data. */
  readonly complete: ReadonlySet<string>;
}

/** The parts of an applied object that a plan depends on, a small part of the server's answer. */
export interface AppliedObject extends Type {
  readonly metadata: { readonly name: string; readonly namespace?: string; readonly uid: string; readonly ownerReferences?: readonly Owner[] };
  /** The names of the claims that it mounts. */
  readonly mounts: readonly string[];
  readonly sources: readonly DiskSource[];
  /** Whether it has the label of a lease. */
  readonly isLease: boolean;
}

/** An owner reference. */
export interface Owner {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
}

/** The decisions on members that have left the manifests. */
export interface PrunePlan {
  /** An object comes before those that it needs. */
  readonly deletions: readonly Deletion[];
  readonly kept: readonly Kept[];
}

/** A member to delete, as it was read. */
export interface Deletion extends UniqueReference {
  readonly resourceVersion: string;
  /** What is lost with it, such as `its disk`. The user has to confirm this. */
  readonly loss?: string;
}

/** A member that stays. */
export interface Kept {
  readonly object: any;
  readonly reason: string;
}

const PROTECTED_REASON = 'annotations protect it after its manifest is gone: if it is no longer needed, delete it with kubectl';

/** Keeps all objects of the manifests, and all objects whose deletion would delete objects that stay. */
export function planPrune({ parent, members, applied, bystanders, users, ...ownership }: PruneFacts): PrunePlan {
  const present = new Set(applied.map(({ metadata: { uid } }) => uid));
  const leaving = members.filter((object) => !present.has(object.metadata.uid) && !isBeingDeleted(object));
  const kept = new Map<any, string>();
  // Keeps leaving members that have a reason to stay.
  const keep = (reasonOf: (object: any) => string | undefined) => leaving.filter((object) => {
    const reason = kept.has(object) ? undefined : reasonOf(object);
    if (reason !== undefined) {
      kept.set(object, reason);
    }
    return reason !== undefined;
  });
  // A Secret that is kept for its machine does not protect its namespace.
  const protectedMembers = keep(intrinsicReason).filter((object) => !isKeptForMachine(object));
  // An object that is kept may in turn need a namespace, a kind or an owner that has left the set.
  let staying = [parentAsApplied(parent), ...applied, ...bystanders, ...protectedMembers.map(appliedObject)];
  while (staying.length > 0) {
    staying = keep(reasonToKeepFor(staying, users, ownership)).map(appliedObject);
  }
  // The garbage collector deletes controlled objects with their owners.
  const deletions = leaving.filter((object) => !kept.has(object) && !isControlled(object)).map((object) => deletionOf(object, ownership.disks));
  return { deletions: applyStages(deletions).reverse().flat(), kept: [...kept].map(([object, reason]) => ({ object, reason })) };
}

/** The part of an applied object that a plan depends on. */
export function appliedObject(object: any): AppliedObject {
  const { apiVersion, kind, metadata: { name, namespace, uid, ownerReferences, labels }, spec, status } = object;
  // An instance needs the former disk until it has moved to another one.
  const moving = (status?.migratedVolumes ?? []).flatMap(({ sourcePVCInfo }: any) => sourcePVCInfo?.claimName ?? []);
  const mounts = [...claimNames({ spec }), ...moving];
  const isLease = labels?.[ID_LABEL] !== undefined;
  return { apiVersion, kind, metadata: { name, namespace, uid, ownerReferences }, mounts, sources: diskSourcesOf(object), isLease };
}

/** Whether the plan still applies to an object that was read again. */
export function isStillPlanned(object: any, { uid }: Deletion, setId: string): boolean {
  const { metadata } = object;
  const isUnchanged = metadata.uid === uid && metadata.labels?.[PART_OF] === setId && !isBeingDeleted(object);
  return isUnchanged && !isControlled(object) && intrinsicReason(object) === undefined;
}

/** Whether keeping it is expected and needs no note: a running machine was started with it, or it stays and leaves with its owner. */
export function isExpected({ object, reason }: Kept): boolean {
  return isControlled(object) || reason === PROTECTED_REASON && isKeptForMachine(object);
}

/** Whether an object outside of the manifests and the set must survive: nothing controls it, or an annotation protects it. */
export function isBystander(object: any): boolean {
  return !isBeingDeleted(object) && (!isControlled(object) || ownProtectionOf(object) !== undefined);
}

function isControlled({ metadata: { ownerReferences = [] } }: any): boolean {
  return ownerReferences.some(({ controller }: any) => controller === true);
}

/** The reason to keep an object, independent of other objects. */
function intrinsicReason(object: any): string | undefined {
  if (ownProtectionOf(object) !== undefined) {
    return PROTECTED_REASON;
  }
  return isControlled(object) || hasOwnSetLabel(object) ? undefined : 'its label of the set was not applied with it, but copied or written by someone else';
}

/** Whether this command applied the label. Controllers and people copy labels too, but not with our field manager. */
function hasOwnSetLabel({ metadata: { managedFields = [] } }: any): boolean {
  return managedFields.some(({ manager, operation, fieldsV1 }: any) => (
    manager === FIELD_MANAGER && operation === 'Apply' && fieldsV1?.['f:metadata']?.['f:labels']?.[`f:${PART_OF}`] !== undefined
  ));
}

const DELETED = 'would be deleted with it';

/** The reason to keep an object: one that stays would be deleted with it, would lose a disk or what ends a lease, or still needs its data. */
function reasonToKeepFor(
  staying: readonly AppliedObject[], users: readonly AppliedObject[], { ancestors, disks, complete }: Ownership,
): (object: any) => string | undefined {
  const ancestorsOf = ({ metadata: { uid } }: AppliedObject) => ancestors.get(uid) ?? [];
  // The message names the first of several.
  const firstBy = (keysOf: (object: AppliedObject) => readonly string[], among = staying) => (
    new Map([...among].reverse().flatMap((object) => keysOf(object).map((key) => [key, object])))
  );
  const dataUsers = [...staying, ...users];
  const placeOf = ({ metadata: { namespace } }: AppliedObject) => namespace === undefined ? [] : [namespace];
  const inNamespace = firstBy(placeOf);
  const leaseIn = firstBy(placeOf, staying.filter(({ isLease }) => isLease));
  const ofKind = firstBy((object) => [object, ...ancestorsOf(object)].map(({ apiVersion, kind }) => kindKey(groupOf(apiVersion), kind)));
  const dependentsByOwner = firstBy((object) => ancestorsOf(object).map(({ uid }) => uid));
  // KubeVirt may at any time, until the deletion of a machine, make it the owner of a DataVolume that its templates name and nothing controls.
  const adoptable = firstBy((object) => object.kind === 'DataVolume' && !isControlled(object) ? [namespacedName(object.metadata)] : []);
  const mounting = firstBy(({ metadata: { namespace }, mounts }) => mounts.map((name) => namespacedName({ namespace, name })), dataUsers);
  const needing = firstBy(({ sources }) => sources.filter(({ disk = '' }) => !complete.has(disk)).map(({ key }) => key), dataUsers);
  return (object) => {
    const { kind, metadata: { name, namespace, uid }, spec } = object;
    const ownDisks = (kind === 'VirtualMachine' ? diskNames(object, disks) : []).map((disk) => namespacedName({ namespace, name: disk }));
    const losers: readonly (readonly [AppliedObject | undefined, string])[] = [
      [kind === 'Namespace' ? inNamespace.get(name) : undefined, DELETED],
      [kind === 'CustomResourceDefinition' ? ofKind.get(kindKey(spec.group, spec.names.kind)) : undefined, DELETED],
      [dependentsByOwner.get(uid), DELETED],
      [guardsLeases(object) ? leaseIn.get(namespace) : undefined, 'is ended or isolated by it'],
      [findFirst(ownDisks, adoptable), DELETED],
      [findFirst(isDisk(object) ? [namespacedName({ namespace, name })] : ownDisks, mounting), 'would lose its disk'],
      [findFirst(sourceKeysOf(object, disks), needing), 'still needs its data'],
    ];
    const [loser, loss] = losers.find(([found]) => found !== undefined) ?? [];
    return loser && `${nameOf(loser)} stays, and ${loss}`;
  };
}

/** The keys by which others take data from an object, or from the disks that go with it. */
export function sourceKeysOf(object: any, disks: Ownership['disks']): string[] {
  const { kind, metadata: { namespace, name, uid } } = object;
  const ownDisks = diskNames(object, disks).map((disk) => ({ kind: DATA_VOLUME.kind, name: disk }));
  return [uid, ...[{ kind, name }, ...ownDisks].map((each) => sourceKey({ ...each, namespace }))];
}

function findFirst(keys: readonly string[], found: ReadonlyMap<string, AppliedObject>): AppliedObject | undefined {
  return keys.map((key) => found.get(key)).find((object) => object !== undefined);
}

function nameOf(object: AppliedObject): string {
  return objectName(referenceTo(object));
}

function kindKey(group: string, kind: string): string {
  return `${group} ${kind}`;
}

function deletionOf(object: any, disks: Ownership['disks']): Deletion {
  const { resourceVersion, namespace } = object.metadata;
  return { ...uniqueReferenceTo(object), resourceVersion, loss: lossOf(object, disks) ?? (namespace === undefined ? 'its effect in every namespace' : undefined) };
}

/** What is lost with an object. */
function lossOf(object: any, disks: Ownership['disks']): string | undefined {
  const names = diskNames(object, disks);
  return lostWith(object) ?? (names.length === 0 ? undefined : `its disks ${names.join(', ')}`);
}

/** The names of the disks that are deleted with a machine or a pool. Those of a pool are the names in its template. */
function diskNames(object: any, disks: Ownership['disks']): string[] {
  return [...new Set([...dataVolumesOf(object).map(({ metadata }) => metadata.name), ...disks.get(object.metadata.uid) ?? []])];
}

function parentAsApplied({ apiVersion, kind, name, namespace }: ObjectReference): any {
  return { apiVersion, kind, metadata: { name, namespace }, mounts: [], sources: [], isLease: false };
}
