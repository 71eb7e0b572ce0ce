// The disks that machines own or are about to own, which the cluster deletes with them.
import { groupBy } from '../../plain-data/plain-data';
import { claimNames } from '../../storage/used-claims';
import { type Cluster, type UniqueReference, uniqueReferenceTo } from '../cluster/cluster';
import { mapLimited } from '../cluster/limit';
import { listServed } from '../cluster/list-served';
import { namespacedName } from '../cluster/object-name';
import { unlessForbidden } from '../cluster/unless-forbidden';
import { DATA_VOLUME, DISK_TYPES } from '../manifests/disk-types';
import { dataVolumesOf } from '../manifests/machines';
import { ownProtectionOf } from '../manifests/protection';

/** A DataVolume or a PersistentVolumeClaim. */
export interface Disk extends UniqueReference {
  readonly size?: string;
  /** The uid of its owner: the machine, or a DataVolume of the machine; undefined for a DataVolume that a machine may adopt. */
  readonly owner?: string;
  /** The annotation that protects it from deletion, if any. */
  readonly protection?: string;
}

/**
 * The DataVolumes and PersistentVolumeClaims of namespaces, once for each owner.
 *
 * @returns undefined if the user may not list them
 */
export function listDisks(cluster: Cluster, namespaces: readonly string[]): Promise<Disks | undefined> {
  const queries = [...new Set(namespaces)].flatMap((namespace) => DISK_TYPES.map((type) => ({ ...type, namespace })));
  return unlessForbidden(async () => {
    const objects = (await mapLimited(queries, (query) => listServed(cluster, query))).flat();
    return new Disks(objects.flatMap((object) => ownersOf(object).map((owner) => toDisk(object, owner))), objects.map(({ metadata }) => metadata));
  });
}

/** The uids of the owners of a disk, and `undefined` if it is a DataVolume without a controller. */
function ownersOf({ kind, metadata: { ownerReferences = [] } }: any): (string | undefined)[] {
  const uids = ownerReferences.map(({ uid }: any) => uid);
  const isAdoptable = kind === DATA_VOLUME.kind && ownerReferences.every(({ controller }: any) => controller !== true);
  return isAdoptable ? [...uids, undefined] : uids;
}

/** The label with a machine's name on the claim with the state of its TPM and firmware. Before KubeVirt 1.4, only the claim's name has it. */
const STATE = 'persistent-state-for';

/** The metadata of a disk that exists. */
interface ExistingDisk {
  readonly namespace?: string;
  readonly name: string;
  readonly deletionTimestamp?: string;
  readonly labels?: { readonly [label: string]: string };
}

/** The machine whose state a claim holds, if any. */
function stateOwner({ namespace, name, labels }: ExistingDisk): string | undefined {
  const machine = labels?.[STATE] ?? (name.startsWith(`${STATE}-`) ? name.slice(STATE.length + 1) : undefined);
  return machine && namespacedName({ namespace, name: machine });
}

/** Disks by the owner that they are deleted with: a namespace may have ten thousand machines. */
export class Disks {
  private readonly byOwner: ReadonlyMap<string | undefined, readonly Disk[]>;
  /** Those that a machine may adopt, by namespace and name. */
  private readonly adoptable: ReadonlyMap<string, Disk>;

  private readonly names: ReadonlySet<string>;
  private readonly leaving: ReadonlySet<string>;
  /** The claims with the state of a machine, by its namespace and name. */
  private readonly states: ReadonlyMap<string | undefined, readonly ExistingDisk[]>;

  /** @param existing the metadata of all disks that exist, including those without an owner */
  constructor(disks: readonly Disk[], existing: readonly ExistingDisk[] = disks) {
    this.names = new Set(existing.map(namespacedName));
    this.leaving = new Set(existing.filter(({ deletionTimestamp }) => deletionTimestamp !== undefined).map(namespacedName));
    this.states = groupBy(existing, stateOwner);
    this.byOwner = groupBy(disks, ({ owner }) => owner);
    this.adoptable = new Map(this.ownedBy(undefined).map((each) => [namespacedName(each), each]));
  }

  /** The names of the disks that exist and that the machine uses, whoever owns them. */
  usedBy(machine: any): string[] {
    const { namespace } = machine.metadata;
    const states = this.states.get(namespacedName(machine.metadata)) ?? [];
    // Each migration replaces the claim of the state, and deletes the earlier one.
    const current = states.filter(({ deletionTimestamp }) => deletionTimestamp === undefined);
    const names = [...claimNames(machine), ...(current.length > 0 ? current : states).map(({ name }) => name)];
    return [...new Set(names)].filter((name) => this.names.has(namespacedName({ namespace, name })));
  }

  /** The names of the disks that are already being deleted and exist only while the machine uses them. */
  leavingWith(machine: any): string[] {
    const { namespace } = machine.metadata;
    return this.usedBy(machine).filter((name) => this.leaving.has(namespacedName({ namespace, name })));
  }

  ownedBy(uid: string | undefined): readonly Disk[] {
    return this.byOwner.get(uid) ?? [];
  }

  /** The disks that are deleted with a machine: those it owns, and the claims of its DataVolumes. */
  deletedWith({ metadata: { uid } }: any): Disk[] {
    const own = this.ownedBy(uid);
    return [...own, ...own.flatMap((volume) => this.ownedBy(volume.uid))];
  }

  /** The same and the DataVolumes that the machine may still adopt: KubeVirt may make it their owner at any time until its deletion. */
  atRisk(machine: any): Disk[] {
    const own = this.deletedWith(machine);
    const owned = new Set(own.map(({ uid }) => uid));
    const templates = new Set(dataVolumesOf(machine).map(({ metadata }) => namespacedName(metadata)));
    return [...own, ...[...templates].flatMap((key) => this.adoptable.get(key) ?? []).filter(({ uid }) => !owned.has(uid))];
  }

  /** The disks that have, or may get, the machine as their owner: all at risk but the claims of its DataVolumes. */
  adoptedBy(machine: any): Disk[] {
    return this.atRisk(machine).filter(({ owner }) => owner === undefined || owner === machine.metadata.uid);
  }
}

/** The disks that a machine creates, for users who may not list disks. */
export function disksInManifest(machine: any): Disk[] {
  return dataVolumesOf(machine).map((volume) => toDisk({ ...DATA_VOLUME, ...volume }, machine.metadata.uid));
}

function toDisk(object: any, owner: string | undefined): Disk {
  const { kind, spec } = object;
  const claim = kind === 'DataVolume' ? spec.storage ?? spec.pvc : spec;
  return { ...uniqueReferenceTo(object), owner, size: claim?.resources?.requests?.storage, protection: ownProtectionOf(object) };
}
