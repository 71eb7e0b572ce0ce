// The objects that a prune may harm, directly or through the disks that they need. Each list is reduced as it arrives: a namespace may have ten
// thousand machines, with as many instances and disks.
import { isComplete } from './disk-sources';
import { type AppliedObject, appliedObject, isBystander } from './prune-plan';
import { type Cluster, isBeingDeleted, type ObjectQuery } from '../cluster/cluster';
import type { GroupKind } from '../cluster/discovery';
import { mapLimited } from '../cluster/limit';
import { type ListServed, listServedOnce } from '../cluster/list-served';
import { unlessForbidden } from '../cluster/unless-forbidden';
import { DISK_TYPES, isDisk } from '../manifests/disk-types';
import { ownProtectionOf } from '../manifests/protection';

/** The parts of an object at risk that a plan depends on. */
export interface ObjectAtRisk extends AppliedObject {
  readonly isBeingDeleted: boolean;
  readonly isBystander: boolean;
  /** Whether an annotation of its own protects it. */
  readonly isProtected: boolean;
  /** Whether it has all of its data, and stays. Of a disk that is being deleted, another one may need the same source. */
  readonly isComplete: boolean;
}

/** Lists each query once for a plan. The next plan lists again, since objects may have changed while the user was asked. */
export type ListAtRisk = ListServed<ObjectAtRisk>;

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

/**
 * Objects that would be lost with the leaving members: machines and disks in a namespace, objects of a kind, disks of a machine; and the machines
 * and disks beside leaving data, which may need it. Of the latter, those that this user may not list are not known. Members are listed again
 * among them, since only the members tell which lists are needed.
 */
export async function objectsAtRisk(cluster: Cluster, list: ListAtRisk, leaving: readonly any[]): Promise<ObjectAtRisk[]> {
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
  const required = new Set(queries);
  const read = async (query: ObjectQuery) => required.has(query) ? list(query) : await unlessForbidden(() => list(query)) ?? [];
  const all = [...optional, ...queries];
  // The state of a machine's disk must not be older than the machine: the disk may be a new one, whose clone has not begun.
  await mapLimited(all.filter((query) => !isDisk(query)), read);
  return [...new Set(await mapLimited(all, read))].flat();
}

export function listerAtRisk(cluster: Cluster): ListAtRisk {
  return listServedOnce(cluster, objectAtRisk);
}

function objectAtRisk(object: any): ObjectAtRisk {
  return {
    ...appliedObject(object),
    isBeingDeleted: isBeingDeleted(object),
    isBystander: isBystander(object),
    isProtected: ownProtectionOf(object) !== undefined,
    isComplete: isComplete(object) && !isBeingDeleted(object),
  };
}
