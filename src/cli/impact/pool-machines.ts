// Reads the machines of a pool from a cluster, with what they were started with: a manifest tells neither which machines run, nor which of
// them still run an earlier template.
import { describedMachines, type PoolMachines } from './pool-changes';
import { fieldAt } from '../../plain-data/fields';
import { groupBy } from '../../plain-data/plain-data';
import { isForbidden } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import type { Type } from '../cluster/discovery';
import { mapLimited } from '../cluster/limit';
import { listServed } from '../cluster/list-served';
import { DISK_TYPES } from '../manifests/disk-types';
import { dataVolumesOf } from '../manifests/machines';
import { POOL_REVISION } from '../wait/readiness/pool-update';

const [MACHINE, INSTANCE]: readonly Type[] = ['VirtualMachine', 'VirtualMachineInstance'].map((kind) => ({ apiVersion: 'kubevirt.io/v1', kind }));

/**
 * The machines of a pool as it was read; those that its manifest describes if this user may not read them.
 *
 * @param after the pool that is to be applied
 */
export async function readPoolMachines(cluster: Cluster, pool: any, after: any): Promise<PoolMachines> {
  try {
    return await readMachines(cluster, pool, after);
  } catch (error) {
    if (!isForbidden((error as Error).cause)) {
      throw error;
    }
    return describedMachines(pool);
  }
}

async function readMachines(cluster: Cluster, pool: any, after: any): Promise<PoolMachines> {
  const { namespace, uid } = pool.metadata;
  const list = (type: Type, labelSelector?: string) => listServed(cluster, { ...type, namespace, labelSelector }, ownedObject);
  const machines = (await list(MACHINE, fieldAt(pool, 'status.labelSelector'))).filter(({ owners }) => owners.includes(uid));
  const names = new Set(machines.map(({ name }) => name));
  const instances = (await list(INSTANCE, POOL_REVISION)).filter(({ name }) => names.has(name));
  const byRevision = [...groupBy(instances, ({ revision }) => revision)];
  const uids = new Set(machines.map((machine) => machine.uid));
  const adoptable = new Set(machines.flatMap(({ name }) => templatesOf(after, name)));
  const disks = await mapLimited(DISK_TYPES, (type) => list(type));
  return {
    count: machines.length,
    started: await mapLimited(byRevision, async ([revision, { length: count }]) => ({ spec: await specOf(cluster, namespace, revision), count })),
    ownDisks: disks.flat().some(({ name, owners }) => owners.length === 0 ? adoptable.has(name) : owners.some((owner) => uids.has(owner))),
  };
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

/** The names of the disks that a machine of a pool gets by the pool's template. A disk of this name that nothing owns becomes its own. */
function templatesOf(pool: any, machine: string): string[] {
  const number = machine.slice(machine.lastIndexOf('-') + 1);
  return dataVolumesOf(pool).map(({ metadata }) => `${metadata.name}-${number}`);
}

/** The spec of a pool's machines in a revision; undefined if it is gone, or this user may not read it. */
async function specOf(cluster: Cluster, namespace: string, revision: string): Promise<any> {
  const reference = { apiVersion: 'apps/v1', kind: 'ControllerRevision', namespace, name: revision };
  const found = await cluster.find(reference).catch((error) => isForbidden(error) ? undefined : Promise.reject(error));
  return fieldAt(found, 'data.virtualMachineTemplate.spec');
}
