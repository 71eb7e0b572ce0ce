// The disks that machines own or are about to, which the cluster deletes together with them.
import { isForbidden, withContext } from '../cluster/api-error';
import { Cluster, ObjectReference, referenceTo } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { ownProtectionOf } from '../manifests/protection';

/** A DataVolume or a claim. */
export interface Disk extends ObjectReference {
  readonly uid: string;
  readonly size?: string;
  /** The uid of its owner: the machine, or a DataVolume of the machine; undefined for a DataVolume that a machine may take. */
  readonly owner?: string;
  /** The annotation that protects it from deletion, if any. */
  readonly protection?: string;
}

const DATA_VOLUME = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' };
const KINDS = [DATA_VOLUME, { apiVersion: 'v1', kind: 'PersistentVolumeClaim' }];

/**
 * The DataVolumes and claims of namespaces, once for each owner.
 *
 * @returns nothing where the user may not list them
 */
export async function listDisks(cluster: Cluster, namespaces: readonly string[]): Promise<Disk[] | undefined> {
  const queries = [...new Set(namespaces)].flatMap((namespace) => KINDS.map((type) => ({ ...type, namespace })));
  try {
    const lists = await Promise.all(queries.map((query) => withContext(cluster, 'list', query, () => cluster.list(query)).catch(emptyIfUnknownKind)));
    return lists.flatMap(({ items }) => items).flatMap((object) => ownersOf(object).map((owner) => disk(object, owner)));
  } catch (error) {
    const { cause } = error as Error;
    if (isForbidden(cause)) {
      return undefined;
    }
    throw error;
  }
}

/** The uids of the owners of a disk, and nobody where it is a DataVolume without a controller. */
function ownersOf({ kind, metadata: { ownerReferences = [] } }: any): (string | undefined)[] {
  const uids = ownerReferences.map(({ uid }: any) => uid);
  const isFree = kind === DATA_VOLUME.kind && ownerReferences.every(({ controller }: any) => controller !== true);
  return isFree ? [...uids, undefined] : uids;
}

/** The disks that are deleted with a machine: those that it owns, and the claims of its DataVolumes. */
export function disksOf({ metadata: { uid } }: any, disks: readonly Disk[]): Disk[] {
  const own = disks.filter(({ owner }) => owner === uid);
  return [...own, ...disks.filter(({ owner }) => own.some((volume) => volume.uid === owner))];
}

/** Also the DataVolumes that the machine has not taken yet: KubeVirt makes it their owner at any moment, up to its deletion. */
export function disksAtRisk(machine: any, disks: readonly Disk[]): Disk[] {
  const own = disksOf(machine, disks);
  const owned = new Set(own.map(({ uid }) => uid));
  const names = new Set((machine.spec.dataVolumeTemplates ?? []).map(({ metadata }: any) => metadata.name));
  const free = disks.filter(({ owner, uid }) => owner === undefined && !owned.has(uid));
  return [...own, ...free.filter(({ namespace, name }) => namespace === machine.metadata.namespace && names.has(name))];
}

/** The disks that a machine creates, for users who may not list disks. */
export function disksInManifest({ metadata: { uid, namespace }, spec }: any): Disk[] {
  return (spec.dataVolumeTemplates ?? []).map(({ metadata, spec: content }: any) => (
    disk({ ...DATA_VOLUME, metadata: { ...metadata, namespace }, spec: content }, uid)
  ));
}

/** Without CDI there are no DataVolumes. */
function emptyIfUnknownKind(error: Error): { readonly items: readonly any[] } {
  if (error.cause instanceof UnknownKind) {
    return { items: [] };
  }
  throw error;
}

function disk(object: any, owner: string | undefined): Disk {
  const { kind, metadata: { uid }, spec } = object;
  const claim = kind === 'DataVolume' ? spec.storage ?? spec.pvc : spec;
  return { ...referenceTo(object), uid, owner, size: claim?.resources?.requests?.storage, protection: ownProtectionOf(object) };
}
