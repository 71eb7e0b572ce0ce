// Waits until objects are there of which there is no more to wait for, such as Secrets: who may read one may not always list all.
import { setTimeout as sleep } from 'timers/promises';
import { withContext, isNotFound } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { limiter } from '../cluster/limit';

/** How long until an object is looked for again, in milliseconds. */
const PAUSE = 1_000;

/**
 * Says of each thing when its object is there.
 *
 * @throws where an object may not be read
 */
export async function present<Thing>(
  cluster: Cluster, things: readonly Thing[], referenceOf: (thing: Thing) => ObjectReference, found: (thing: Thing) => void, signal: AbortSignal,
): Promise<void> {
  const turn = limiter();
  await Promise.all(things.map(async (thing) => {
    const reference = referenceOf(thing);
    while (!signal.aborted) {
      const isThere = await turn(() => withContext(cluster, 'read', reference, () => isPresent(cluster, reference, signal))).catch((error) => {
        if (!signal.aborted) {
          throw error;
        }
      });
      if (isThere) {
        found(thing);
        return;
      }
      await sleep(PAUSE, undefined, { signal }).catch(() => undefined);
    }
  }));
}

async function isPresent(cluster: Cluster, reference: ObjectReference, signal: AbortSignal): Promise<boolean> {
  return cluster.read(reference, signal).then(() => true, (error) => {
    if (isNotFound(error)) {
      return false;
    }
    throw error;
  });
}
