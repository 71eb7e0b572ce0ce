// What is lost if an object is applied to a cluster: the disks that a pool deletes with its machines, and those that a restore replaces.
import { poolEffects } from './pool-changes';
import { readPoolMachines } from './pool-machines';
import { restoreLosses } from './restores';
import { fieldAt } from '../../plain-data/fields';
import { isForbidden } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { differences } from '../manifests/differences';

/** The kinds of objects with which disks may be lost. */
export const LOSING_KINDS: readonly string[] = ['VirtualMachinePool', 'VirtualMachineRestore'];

/**
 * What is lost with a change, in sentences whose subject is the object. What an earlier change is about to delete is not lost with this one.
 *
 * @param before undefined for a new object
 */
export async function readLosses(cluster: Cluster, before: any, after: any): Promise<string[]> {
  if (after.kind === 'VirtualMachineRestore') {
    return before === undefined ? restoreLosses(after, await readTarget(cluster, after)) : [];
  }
  if (after.kind !== 'VirtualMachinePool' || before === undefined || differences(before, after).length === 0) {
    return [];
  }
  const machines = await readPoolMachines(cluster, before, after);
  const lossesOf = (changed: any) => poolEffects(machines, before, changed).filter(({ isLoss }) => isLoss).map(({ text }) => text);
  const pending = lossesOf(before);
  return lossesOf(after).filter((loss) => !pending.includes(loss));
}

/** The machine of a restore; undefined if there is none, or this user may not read it. */
async function readTarget(cluster: Cluster, { metadata: { namespace }, spec }: any): Promise<any> {
  const { kind, name } = fieldAt(spec, 'target') ?? {};
  return kind !== 'VirtualMachine' || typeof name !== 'string' ? undefined
    : cluster.find({ apiVersion: 'kubevirt.io/v1', kind, namespace, name }).catch((error) => isForbidden(error) ? undefined : Promise.reject(error));
}
