// Deletes objects, waits until they and everything they own are gone, and names the finalizers that hold the others.
import { Disk } from './disks';
import { addHold, HOLD_FINALIZER, releaseMachines, removeHold } from './keep-disks';
import { errorText } from '../../issues/issues';
import { table } from '../../plain-data/plain-data';
import { withContext, undefinedIfNotFound } from '../cluster/api-error';
import { Cluster, ObjectReference, referenceTo } from '../cluster/cluster';
import { mapLimited } from '../cluster/limit';
import { objectName } from '../cluster/object-name';
import type { RetryUntil } from '../cluster/retry';
import { Unfinished, watchUntil } from '../cluster/watch-until';
import { isMachine } from '../machines/selection';
import { printProgress, say } from '../terminal/print';

/** An object that is being deleted: the one with this uid, not a later one of the same name. */
interface PendingDeletion extends ObjectReference {
  readonly uid: string;
}

/** The time after which remaining objects are reported, in milliseconds. */
const QUIET_TIME = 10_000;

/** Known finalizers, and who removes them. */
const FINALIZERS: { readonly [finalizer: string]: string } = table({
  'kubevirt.io/virtualMachineControllerFinalize': 'virt-controller, until its guest has shut down: `cdk8s-kubevirt stop --force` does not wait for that',
  'foregroundDeletion': 'the garbage collector, until what belongs to it is gone',
  'kubernetes.io/pvc-protection': 'Kubernetes, until no pod uses it',
  [HOLD_FINALIZER]: '`delete --keep-disks`, which was interrupted: the same command completes it',
});

/** The objects whose deletion was accepted, and the errors of the others. */
interface DeletionResult {
  readonly objects: readonly any[];
  readonly failed: readonly string[];
}

/** Requests the deletion of objects, and ignores those that are already gone. With `keepDisks`, machines get a finalizer first. */
export async function deleteAll(cluster: Cluster, objects: readonly any[], keepDisks: boolean, retry: RetryUntil): Promise<DeletionResult> {
  const failed = new Map<any, string>();
  await mapLimited(objects, async (object) => {
    try {
      await (keepDisks && isMachine(object) ? deleteMachineOnly(cluster, object, retry) : deleteObject(cluster, object));
    } catch (error) {
      failed.set(object, errorText(error));
    }
  });
  return { objects: objects.filter((object) => !failed.has(object)), failed: [...failed.values()] };
}

async function deleteMachineOnly(cluster: Cluster, machine: any, retry: RetryUntil): Promise<void> {
  await withContext(cluster, 'patch', referenceTo(machine), () => addHold(cluster, machine, retry));
  try {
    await deleteObject(cluster, machine);
  } catch (error) {
    await removeHold(cluster, machine, retry);
    throw error;
  }
}

async function deleteObject(cluster: Cluster, object: any): Promise<void> {
  const reference = referenceTo(object);
  const body = { propagationPolicy: 'Background', preconditions: { uid: object.metadata.uid } };
  await withContext(cluster, 'delete', reference, () => cluster.call(reference, { method: 'DELETE', body }).catch(undefinedIfNotFound));
}

/**
 * Waits until everything is gone.
 *
 * @param disks the disks that are deleted with the machines; undefined if they are kept
 * @returns a line for each object that remains when the time is over, with what holds it
 */
export async function waitUntilGone(
  cluster: Cluster, objects: readonly any[], disks: readonly Disk[] | undefined, retry: RetryUntil,
): Promise<string[]> {
  const pending: PendingDeletion[] = [...objects.map((object) => ({ ...referenceTo(object), uid: object.metadata.uid })), ...disks ?? []];
  const reported = new Set(objects.map(({ metadata }) => metadata.uid));
  const onGone = (object: PendingDeletion) => printProgress(reported.has(object.uid) ? [`${objectName(object)} deleted`] : []);
  const controller = new AbortController();
  const ownRetry = { ...retry, signal: AbortSignal.any([retry.signal, controller.signal]) };
  try {
    const released = disks === undefined ? releaseMachines(cluster, objects.filter(isMachine), ownRetry) : undefined;
    const [unfinished] = await Promise.all([waitAndReport(cluster, pending, ownRetry, onGone), released]);
    return unfinished.map(describeHolders);
  } finally {
    controller.abort();
  }
}

/** Waits, and reports remaining objects after a while. */
async function waitAndReport(
  cluster: Cluster, pending: readonly PendingDeletion[], retry: RetryUntil, onGone: (object: PendingDeletion) => void,
): Promise<Unfinished<PendingDeletion>[]> {
  const isGone = (object: any, { uid }: PendingDeletion) => object === undefined || object.metadata.uid !== uid;
  const quietSignal = AbortSignal.any([retry.signal, AbortSignal.timeout(QUIET_TIME)]);
  const remaining = await watchUntil(cluster, pending, isGone, { ...retry, signal: quietSignal }, onGone);
  if (remaining.length === 0 || retry.signal.aborted) {
    return remaining;
  }
  say('note', remaining.map((each) => `waiting for ${describeHolders(each)}`));
  return watchUntil(cluster, remaining.map(({ reference }) => reference), isGone, retry, onGone);
}

function describeHolders({ reference, object }: Unfinished<PendingDeletion>): string {
  if (object === undefined) {
    return `${objectName(reference)}: may still exist: the cluster has not answered`;
  }
  const { finalizers = [], deletionTimestamp } = object.metadata;
  const holders = finalizers.map((finalizer: string) => FINALIZERS[finalizer] ?? `the owner of the finalizer ${finalizer}, who has to remove it`);
  return `${objectName(reference)}: ${deletionTimestamp === undefined ? 'exists, and is not being deleted' : `is held by ${holders.join('; ') || 'no finalizer'}`}`;
}
