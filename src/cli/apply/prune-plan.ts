// Which members of a set are to be deleted, which are kept and why: a value that can be shown, asked about, and tried against
// a model. It is made of objects as they are in the cluster, and asks nothing.
import { PART_OF } from './apply-set-names';
import { objectName } from './object-name';
import { isKeptForMachine, ownProtectionOf } from './protection';
import { FIELD_MANAGER } from './server-side-apply';
import { stages } from './stages';
import { ObjectReference, referenceTo } from '../cluster/cluster';

/** What a plan is made of. */
export interface PruneFacts {
  /** The Secret that keeps the set. */
  readonly parent: ObjectReference;
  /** What has the label of the set. */
  readonly members: readonly any[];
  /** What the manifests say, as it was after it was applied. */
  readonly applied: readonly any[];
  /** What is of no manifest and not of the set, and would be lost with a member. */
  readonly bystanders: readonly any[];
  /** By the uid of a member, the names of the disks that are its own. A restore makes some that no template of the machine has. */
  readonly disks: ReadonlyMap<string, readonly string[]>;
  /** By the uid of a member or of an applied object, all that it goes with: its owners, their owners, and so on. */
  readonly ancestors: ReadonlyMap<string, readonly Owner[]>;
}

/** What an owner reference says. */
export interface Owner {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
}

/** What becomes of the members that no manifest is of. */
export interface PrunePlan {
  /** What needs something comes before what is needed. */
  readonly deletions: readonly Deletion[];
  readonly kept: readonly Kept[];
}

/** A member that is to be deleted, as it was seen. */
export interface Deletion extends ObjectReference {
  readonly uid: string;
  readonly resourceVersion: string;
  /** What is lost with it, such as `its disk`. Somebody has to agree to that. */
  readonly loss?: string;
}

/** A member that stays. */
export interface Kept {
  readonly object: any;
  readonly reason: string;
}

/** What cannot be had again by applying a manifest of a kind. */
const LOSSES: ReadonlyMap<string, string> = new Map([
  ['Namespace', 'all that is in it'],
  ['CustomResourceDefinition', 'all objects of its kind'],
  ['DataVolume', 'its data'],
  ['PersistentVolumeClaim', 'its data'],
  ['VirtualMachineSnapshot', 'what it has kept'],
  ['VolumeSnapshot', 'what it has kept'],
]);

/** The disks that a machine, or each one of a pool, makes for itself. */
const DISK_TEMPLATES: ReadonlyMap<string, (spec: any) => readonly any[] | undefined> = new Map([
  ['VirtualMachine', (spec: any) => spec?.dataVolumeTemplates],
  ['VirtualMachinePool', (spec: any) => spec?.virtualMachineTemplate?.spec?.dataVolumeTemplates],
]);

const PROTECTED = 'annotations say that it outlives its manifest';

/** Nothing that the manifests say is deleted, and nothing that would take along what stays. */
export function planPrune({ parent, members, applied, bystanders, disks, ancestors }: PruneFacts): PrunePlan {
  const present = new Set(applied.map(({ metadata: { uid } }) => uid));
  const left = members.filter((object) => !present.has(object.metadata.uid) && !isGoing(object));
  const kept = new Map<any, string>();
  // What a controller has made goes with its owner, and is kept only for its own sake.
  const keep = (reasonOf: (object: any) => string | undefined) => left.filter((object) => !kept.has(object)).filter((object) => {
    const reason = reasonOf(object);
    return reason !== undefined && kept.set(object, reason);
  });
  // A Secret that is kept for its machine is no reason to keep a namespace.
  const protectedOnes = keep(ownReason).filter((object) => !isKeptForMachine(object));
  // What stays for the sake of another may itself be in a namespace, or of a kind, that has left the set.
  for (let staying = [asObject(parent), ...applied, ...bystanders, ...protectedOnes]; staying.length > 0;) {
    staying = keep(neededBy(staying, ancestors));
  }
  const deletions = left.filter((object) => !kept.has(object) && !isControlled(object)).map((object) => deletionOf(object, disks));
  return { deletions: stages(deletions).reverse().flat(), kept: [...kept].map(([object, reason]) => ({ object, reason })) };
}

/** Whether an object that was read again may still be deleted as it was planned. */
export function isStillPlanned(object: any, { uid }: Deletion, setId: string): boolean {
  const { metadata } = object;
  return metadata.uid === uid && metadata.labels?.[PART_OF] === setId && !isGoing(object) && !isControlled(object) && ownReason(object) === undefined;
}

/** Whether nobody wants to hear that it is kept: a machine that runs was started with it. */
export function isSilent({ object, reason }: Kept): boolean {
  return reason === PROTECTED && isKeptForMachine(object);
}

/** Whether an object that is of no manifest and not of the set is to be there afterwards, whatever it is in and belongs to. */
export function isBystander(object: any): boolean {
  return !isGoing(object) && (!isControlled(object) || ownProtectionOf(object) !== undefined);
}

function isGoing({ metadata: { deletionTimestamp } }: any): boolean {
  return deletionTimestamp !== undefined;
}

function isControlled({ metadata: { ownerReferences = [] } }: any): boolean {
  return ownerReferences.some(({ controller }: any) => controller === true);
}

/** Why an object is kept whatever else is there. */
function ownReason(object: any): string | undefined {
  if (ownProtectionOf(object) !== undefined) {
    return PROTECTED;
  }
  return isControlled(object) || isLabelOurs(object) ? undefined : 'its label of the set was not applied with it, but copied or written by somebody else';
}

/** Controllers copy labels to what they make, and people to what they restore; only whoever applied one owns it. */
function isLabelOurs({ metadata: { managedFields = [] } }: any): boolean {
  return managedFields.some(({ manager, operation, fieldsV1 }: any) => (
    manager === FIELD_MANAGER && operation === 'Apply' && fieldsV1?.['f:metadata']?.['f:labels']?.[`f:${PART_OF}`] !== undefined
  ));
}

/** What of the objects that stay would go with another. */
function neededBy(staying: readonly any[], ancestors: PruneFacts['ancestors']): (object: any) => string | undefined {
  const ancestorsOf = ({ metadata: { uid } }: any) => ancestors.get(uid) ?? [];
  // The first of those with a key is the one that is named.
  const reversed = [...staying].reverse();
  const first = (keysOf: (object: any) => readonly string[]) => new Map(reversed.flatMap((object) => keysOf(object).map((key) => [key, object])));
  const inNamespace = first(({ metadata: { namespace } }) => namespace === undefined ? [] : [namespace]);
  const ofKind = first((object) => [object, ...ancestorsOf(object)].map(({ apiVersion, kind }) => kindKey(apiVersion.split('/')[0], kind)));
  const owned = first((object) => ancestorsOf(object).map(({ uid }) => uid));
  return ({ kind, metadata: { name, uid }, spec }) => {
    const needing = (kind === 'Namespace' ? inNamespace.get(name) : undefined)
      ?? (kind === 'CustomResourceDefinition' ? ofKind.get(kindKey(spec.group, spec.names.kind)) : undefined)
      ?? owned.get(uid);
    return needing && `${objectName(referenceTo(needing))} stays, and would go with it`;
  };
}

function kindKey(group: string, kind: string): string {
  return `${group} ${kind}`;
}

function deletionOf(object: any, disks: PruneFacts['disks']): Deletion {
  const { uid, resourceVersion, namespace } = object.metadata;
  return { ...referenceTo(object), uid, resourceVersion, loss: lossOf(object, disks) ?? (namespace === undefined ? 'what every namespace may use' : undefined) };
}

/** What goes with an object and cannot be had again. */
function lossOf({ kind, metadata: { uid }, spec }: any, disks: PruneFacts['disks']): string | undefined {
  const templates = DISK_TEMPLATES.get(kind)?.(spec) ?? [];
  const names = new Set([...templates.map(({ metadata }) => metadata?.name), ...disks.get(uid) ?? []]);
  return LOSSES.get(kind) ?? (names.size === 0 ? undefined : `its disks ${[...names].join(', ')}`);
}

function asObject({ apiVersion, kind, name, namespace }: ObjectReference): any {
  return { apiVersion, kind, metadata: { name, namespace } };
}
