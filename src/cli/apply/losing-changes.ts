// The changes that delete disks as soon as they are applied. The user has to confirm them before anything is sent.
import { BeingDeletedError, OtherSetError, type SendOptions, serverSideApply } from './server-side-apply';
import { ApiError, isForbidden, withContext } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { undefinedIfAbsent } from '../cluster/discovery';
import { mapLimited } from '../cluster/limit';
import { inNamespace, objectName } from '../cluster/object-name';
import type { RetryUntil } from '../cluster/retry';
import { LOSING_KINDS, readLosses } from '../impact/losses';
import type { DesiredObject } from '../manifests/desired-objects';

/** What is lost with which object, a line each, such as `virtualmachinepool.pool.kubevirt.io/ci is scaled in from 3 to 1: …`. */
export async function readLosingChanges(
  cluster: Cluster, objects: readonly DesiredObject[], options: SendOptions, retry: RetryUntil,
): Promise<string[]> {
  const losing = objects.filter(({ kind }) => LOSING_KINDS.includes(kind));
  return (await mapLimited(losing, async (object) => {
    const before = await find(cluster, object);
    const after = before === undefined ? object.manifest : await applyDry(cluster, object, before, options, retry);
    return (await readLosses(cluster, before, after)).map((loss) => `${objectName(object)}${inNamespace(object.namespace)} ${loss}`);
  })).flat();
}

/** Undefined also if this user may not read the object, which is then not applied either. */
function find(cluster: Cluster, object: DesiredObject): Promise<any> {
  return withContext(cluster, 'read', object, () => cluster.read(object)).catch((error) => isForbidden(error.cause) ? undefined : undefinedIfAbsent(error));
}

/**
 * The object as it would be. If it is refused now, it may be admitted once the others are there: then with what is written in its spec. An
 * object of another set, or one that is being deleted, is not applied.
 */
async function applyDry(cluster: Cluster, object: DesiredObject, before: any, options: SendOptions, retry: RetryUntil): Promise<any> {
  try {
    return (await serverSideApply(cluster, object, before, { ...options, dryRun: true }, retry)).after;
  } catch (error) {
    if (error instanceof OtherSetError || error instanceof BeingDeletedError) {
      return before;
    }
    if (!(error instanceof ApiError)) {
      throw error;
    }
    return { ...before, spec: { ...before.spec, ...object.manifest.spec } };
  }
}
