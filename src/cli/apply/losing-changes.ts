// The changes that delete disks as soon as they are applied. The user has to confirm them before anything is sent.
import { BeingDeletedError, OtherSetError, type SendOptions, serverSideApply } from './server-side-apply';
import { ApiError, fieldConflicts, Unreachable } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { findReadable } from '../cluster/find-readable';
import { mapLimited } from '../cluster/limit';
import { objectNameInNamespace } from '../cluster/object-name';
import { ONCE, type RetryUntil } from '../cluster/retry';
import { mayLoseDisks, readLosses } from '../impact/losses';
import { PoolReader } from '../impact/pool-machines';
import type { DesiredObject } from '../manifests/desired-objects';

/** What is lost with which object, a line each, such as `virtualmachinepool.pool.kubevirt.io/ci is scaled in from 3 to 1: …`. */
export async function readLosingChanges(
  cluster: Cluster, objects: readonly DesiredObject[], options: SendOptions, retry: RetryUntil,
): Promise<string[]> {
  const losing = objects.filter(mayLoseDisks);
  const pools = new PoolReader(cluster);
  return (await mapLimited(losing, async (object) => {
    // What this user may not read is not applied either.
    const before = await findReadable(cluster, object);
    const after = before === undefined ? object.manifest : await applyDry(cluster, object, before, options, retry);
    return (await readLosses(pools, before, after)).map((loss) => `${objectNameInNamespace(object)} ${loss}`);
  })).flat();
}

/**
 * The object as it would be. If it is refused now, it may be admitted once the others are there: then with what is written in its spec. An
 * object of another set, one that is being deleted, or one with fields of others is not applied.
 */
async function applyDry(cluster: Cluster, object: DesiredObject, before: any, options: SendOptions, retry: RetryUntil): Promise<any> {
  const once = { ...retry, ...ONCE };
  try {
    return (await serverSideApply(cluster.with(once), object, before, { ...options, dryRun: true }, once)).after;
  } catch (error) {
    if (error instanceof OtherSetError || error instanceof BeingDeletedError || fieldConflicts(error).length > 0) {
      return before;
    }
    if (!(error instanceof ApiError || error instanceof Unreachable)) {
      throw error;
    }
    return { ...before, spec: object.manifest.spec };
  }
}
