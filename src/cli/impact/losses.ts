// What is lost if an object is applied to a cluster: the disks that a pool deletes with machines, and those that a restore replaces.
import { beginsToHeal, healingEffects } from './autohealing';
import { poolEffects } from './pool-changes';
import type { PoolEffect } from './pool-effect';
import type { PoolReader } from './pool-machines';
import { restoreLosses } from './restores';
import { groupOf } from '../../admission/kinds';
import { fieldAt } from '../../plain-data/fields';
import { table } from '../../plain-data/plain-data';
import type { Cluster } from '../cluster/cluster';
import type { Type } from '../cluster/discovery';
import { findReadable } from '../cluster/find-readable';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import { differences } from '../manifests/differences';

/** Reads what is lost with a change of an object; `before` is undefined for a new one. */
type ReadLosses = (pools: PoolReader, before: any, after: any) => Promise<string[]>;

/** An autoscaler makes its pool smaller at once if the pool has more machines than `maxReplicas`, even without metrics. */
const autoscalerLosses: ReadLosses = async (pools, _, { metadata: { namespace }, spec }) => {
  const { apiVersion, kind, name } = fieldAt(spec, 'scaleTargetRef') ?? {};
  if (kind !== 'VirtualMachinePool' || typeof name !== 'string') {
    return [];
  }
  const pool = await findReadable(pools.cluster, { apiVersion, kind, namespace, name });
  const isSmaller = pool !== undefined && (pool.spec.replicas ?? 1) > spec.maxReplicas;
  const losses = isSmaller ? await poolLosses(pools, pool, { ...pool, spec: { ...pool.spec, replicas: spec.maxReplicas } }) : [];
  return losses.map((loss) => `sets the size of pool ${name}, which ${loss}`);
};

const poolLosses: ReadLosses = async (pools, before, after) => (
  (await readPoolEffects(pools, before, after)).filter(({ isLoss }) => isLoss).map(({ text }) => text)
);

async function readPoolEffects(pools: PoolReader, before: any, after: any): Promise<PoolEffect[]> {
  if (before === undefined) {
    return beginsToHeal(before, after) ? healingEffects(await pools.readFailing(after.metadata.namespace)) : [];
  }
  return differences(before, after).length === 0 ? [] : poolEffects(await pools.read(before, after), before, after);
}

const READERS: { readonly [groupKind: string]: ReadLosses } = table({
  'pool.kubevirt.io VirtualMachinePool': poolLosses,
  'autoscaling HorizontalPodAutoscaler': autoscalerLosses,
  'snapshot.kubevirt.io VirtualMachineRestore': async ({ cluster }, before, after) => before === undefined ? restoreLosses(after, await readTarget(cluster, after)) : [],
});

/** Whether disks may be lost with objects of a type. */
export function mayLoseDisks(type: Type): boolean {
  return readerOf(type) !== undefined;
}

/**
 * What is lost with a change, in sentences whose subject is the object.
 *
 * @param before undefined for a new object
 */
export async function readLosses(pools: PoolReader, before: any, after: any): Promise<string[]> {
  return await readerOf(after)?.(pools, before, after) ?? [];
}

function readerOf({ apiVersion, kind }: Type): ReadLosses | undefined {
  return READERS[`${groupOf(apiVersion)} ${kind}`];
}

/** The machine of a restore; undefined if there is none, or this user may not read it. */
async function readTarget(cluster: Cluster, { metadata: { namespace }, spec }: any): Promise<any> {
  const { kind, name } = fieldAt(spec, 'target') ?? {};
  return kind !== VIRTUAL_MACHINE.kind || typeof name !== 'string' ? undefined : findReadable(cluster, { ...VIRTUAL_MACHINE, namespace, name });
}
