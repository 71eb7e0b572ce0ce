// The disks that machines own or are about to, which the cluster deletes together with them.
import { groupBy } from '../../plain-data/plain-data';
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
export async function listDisks(cluster: Cluster, namespaces: readonly string[]): Promise<Disks | undefined> {
  const queries = [...new Set(namespaces)].flatMap((namespace) => KINDS.map((type) => ({ ...type, namespace })));
  try {
    const lists = await Promise.all(queries.map((query) => withContext(cluster, 'list', query, () => cluster.list(query)).catch(emptyIfUnknownKind)));
    return new Disks(lists.flatMap(({ items }) => items).flatMap((object) => ownersOf(object).map((owner) => disk(object, owner))));
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

/** Disks by what they are deleted with: a namespace may have ten thousand machines. */
export class Disks {
  private readonly byOwner: ReadonlyMap<string | undefined, readonly Disk[]>;
  /** Those that a machine may take, by namespace and name. */
  private readonly free: ReadonlyMap<string, Disk>;

  constructor(disks: readonly Disk[]) {
    this.byOwner = groupBy(disks, ({ owner }) => owner);
    this.free = new Map(this.ownedBy(undefined).map((each) => [keyOf(each), each]));
  }

  ownedBy(uid: string | undefined): readonly Disk[] {
    return this.byOwner.get(uid) ?? [];
  }

  /** Those that are deleted with a machine: what it owns, and the claims of its DataVolumes. */
  of({ metadata: { uid } }: any): Disk[] {
    const own = this.ownedBy(uid);
    return [...own, ...own.flatMap((volume) => this.ownedBy(volume.uid))];
  }

  /** Also the DataVolumes that the machine has not taken yet: KubeVirt makes it their owner at any moment, up to its deletion. */
  atRisk(machine: any): Disk[] {
    const own = this.of(machine);
    const owned = new Set(own.map(({ uid }) => uid));
    const { metadata: { namespace }, spec: { dataVolumeTemplates = [] } = {} as any } = machine;
    const names = new Set<string>(dataVolumeTemplates.map(({ metadata: { name } }: any) => name));
    return [...own, ...[...names].flatMap((name) => this.free.get(keyOf({ namespace, name })) ?? []).filter(({ uid }) => !owned.has(uid))];
  }
}

function keyOf({ namespace, name }: Pick<Disk, 'namespace' | 'name'>): string {
  return `${namespace}/${name}`;
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
