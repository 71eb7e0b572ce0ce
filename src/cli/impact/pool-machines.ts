// Reads the machines of a pool from a cluster, with what they were started with: a manifest tells neither which machines run, nor which of
// them still run an earlier template.
import { beginsToHeal, type FailingMachines, isFailing } from './autohealing';
import { describedMachines, type PoolMachines } from './pool-changes';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { groupBy } from '../../plain-data/plain-data';
import { claimNames } from '../../storage/used-claims';
import { type Cluster, isBeingDeleted } from '../cluster/cluster';
import { findReadable } from '../cluster/find-readable';
import { mapLimited } from '../cluster/limit';
import { type ListServed, listServedOnce } from '../cluster/list-served';
import { VIRTUAL_MACHINE, VIRTUAL_MACHINE_INSTANCE } from '../cluster/machine-types';
import { unlessForbidden } from '../cluster/unless-forbidden';
import { DISK_TYPES } from '../manifests/disk-types';
import { dataVolumesOf } from '../manifests/machines';
import { POOL_REVISION } from '../wait/readiness/pool-update';

/** Reads the machines of pools. It lists the instances and the disks of a namespace once, for all pools in it. */
export class PoolReader {
  private readonly listMachines: ListServed<OwnedMachine>;
  private readonly list: ListServed<OwnedObject>;

  public constructor(public readonly cluster: Cluster) {
    this.listMachines = listServedOnce(cluster, ownedMachine);
    this.list = listServedOnce(cluster, ownedObject);
  }

  /**
   * The machines of a pool as it was read; those that its manifest describes if this user may not read them.
   *
   * @param after the pool that is to be applied
   */
  public async read(pool: any, after: any): Promise<PoolMachines> {
    return await unlessForbidden(() => this.readMachines(pool, after)) ?? unreadMachines(pool, after);
  }

  /** The failing machines of a namespace; undefined if this user may not read them. */
  public readFailing(namespace: string): Promise<FailingMachines | undefined> {
    return unlessForbidden(async () => {
      const machines = (await this.listMachines({ ...VIRTUAL_MACHINE, namespace })).filter((machine) => machine.isFailing && !machine.isLeaving);
      const uids = new Set(machines.map(({ uid }) => uid));
      const disks = machines.length === 0 ? [] : await this.listDisks(namespace);
      return { names: machines.map(({ name }) => name).sort(), ownDisks: disks.some(({ owners }) => owners.some((owner) => uids.has(owner))) };
    });
  }

  private async listDisks(namespace: string): Promise<OwnedObject[]> {
    return (await mapLimited(DISK_TYPES, (type) => this.list({ ...type, namespace }))).flat();
  }

  private async readMachines(pool: any, after: any): Promise<PoolMachines> {
    const { namespace, uid } = pool.metadata;
    const all = await this.listMachines({ ...VIRTUAL_MACHINE, namespace, labelSelector: fieldAt(pool, 'status.labelSelector') });
    const machines = all.filter(({ owners, isLeaving }) => owners.includes(uid) && !isLeaving);
    const names = new Set(machines.map(({ name }) => name));
    const instances = await this.list({ ...VIRTUAL_MACHINE_INSTANCE, namespace, labelSelector: POOL_REVISION });
    const byRevision = [...groupBy(instances.filter(({ name }) => names.has(name)), ({ revision }) => revision)];
    const disksByMachine = new Map(machines.map((machine) => [machine.uid, machine.disks]));
    const adoptable = new Set(machines.flatMap(({ name }) => templatesOf(after, name)));
    const disks = await this.listDisks(namespace);
    const owned = disks.filter(({ owners }) => owners.some((owner) => disksByMachine.has(owner)));
    return {
      count: machines.length,
      started: await mapLimited(byRevision, async ([revision, { length: count }]) => ({ spec: await this.readSpec(namespace, revision), count })),
      ownDisks: owned.length > 0 || disks.some(({ name, owners }) => owners.length === 0 && adoptable.has(name)),
      losesPreserved: owned.some(({ name, owners }) => owners.some((owner) => disksByMachine.get(owner)?.includes(name) === false)),
      failing: beginsToHeal(pool, after) ? await this.readFailing(namespace) : undefined,
    };
  }

  /** The spec of a pool's machines in a revision; undefined if it is gone, or this user may not read it. */
  private async readSpec(namespace: string, revision: string): Promise<any> {
    const reference = { apiVersion: 'apps/v1', kind: 'ControllerRevision', namespace, name: revision };
    return fieldAt(await findReadable(this.cluster, reference), 'data.virtualMachineTemplate.spec');
  }
}

/** What is known of the machines of a pool without reading them. */
function unreadMachines(pool: any, after: any): PoolMachines {
  const { replicas = 0 } = pool.status ?? {};
  const described = describedMachines(pool);
  return { ...described, count: Math.max(described.count, replicas), ownDisks: [pool, after].some((each) => dataVolumesOf(each).length > 0) };
}

/** The parts of a machine, an instance or a disk that matter. */
interface OwnedObject {
  readonly name: string;
  readonly uid: string;
  readonly owners: readonly string[];
  readonly revision: string;
}

function ownedObject({ metadata: { name, uid, labels, ownerReferences = [] } }: any): OwnedObject {
  return { name, uid, owners: ownerReferences.map((owner: any) => owner.uid), revision: labels?.[POOL_REVISION] };
}

interface OwnedMachine extends OwnedObject {
  readonly isLeaving: boolean;
  readonly isFailing: boolean;
  /** The names of the disks in its spec. */
  readonly disks: readonly string[];
}

function ownedMachine(machine: any): OwnedMachine {
  const templates = itemsAt(machine, 'spec.dataVolumeTemplates').map(({ metadata }) => metadata.name);
  return {
    ...ownedObject(machine), isLeaving: isBeingDeleted(machine), isFailing: isFailing(machine), disks: [...templates, ...claimNames(machine)],
  };
}

/** The names of the disks that a machine of a pool gets by the pool's template. A disk of this name that nothing owns becomes its own. */
function templatesOf(pool: any, machine: string): string[] {
  const number = machine.slice(machine.lastIndexOf('-') + 1);
  return dataVolumesOf(pool).map(({ metadata }) => `${metadata.name}-${number}`);
}
