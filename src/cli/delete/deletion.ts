// Deletes objects, waits until they and everything they own are gone, and names the finalizers that hold the others.
import { findDependents } from './dependents';
import { Disk } from './disks';
import { addHold, DiskRelease, HOLD_FINALIZER, isHeldOnlyByUs, removeHold } from './keep-disks';
import { errorText } from '../../issues/issues';
import { groupBy, table } from '../../plain-data/plain-data';
import { isConflict, withContext, undefinedIfNotFound } from '../cluster/api-error';
import { Cluster, isBeingDeleted, referenceTo, type UniqueReference, uniqueReferenceTo } from '../cluster/cluster';
import { mapLimited } from '../cluster/limit';
import { objectName, objectNaming, type ObjectNaming } from '../cluster/object-name';
import { type RetryUntil, withRetry } from '../cluster/retry';
import { type OnMet, Unfinished, watchUntil } from '../cluster/watch-until';
import { timeoutSignal } from '../command-line/cancellation';
import { isMachine, isPool } from '../machines/selected-machines';
import { printProgress, say } from '../terminal/print';

/** The time after which remaining objects are reported, in milliseconds. */
const QUIET_TIME = 10_000;

/** How many of the objects that are held for the same reason are named while they are waited for. */
const MAX_NAMED = 3;

/** Known finalizers, or the groups of several, and who removes them. */
const FINALIZERS: { readonly [finalizer: string]: string } = table({
  'kubevirt.io/virtualMachineControllerFinalize': 'virt-controller, until its guest has shut down: `cdk8s-kubevirt stop --force` does not wait for that',
  'foregroundDeletion': 'the garbage collector, until what belongs to it is gone',
  'kubernetes.io/pvc-protection': 'Kubernetes, until no pod uses it',
  'snapshot.kubevirt.io/snapshot-source-protection': 'a VirtualMachineSnapshot in progress: wait for the snapshot, or delete it',
  'snapshot.storage.kubernetes.io/pvc-as-source-protection': 'a VolumeSnapshot in progress: wait for the snapshot, or delete it',
  'provisioner.storage.kubernetes.io/cloning-protection': 'its storage, until it is cloned to another claim',
  'pool.kubevirt.io': 'virt-controller, until its pool has let it go',
  'cdi.kubevirt.io': 'CDI, until it has cleaned up after an import or a clone',
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
  const undo = { ...retry, signal: lateSignal(retry.signal, UNDO_TIME) };
  await mapLimited(objects, async (object) => {
    try {
      await (keepDisks && isMachine(object) ? deleteMachineOnly(cluster, object, retry, undo)
        : isPool(object) ? deleteUnchangedPool(cluster, object, retry) : deleteObject(cluster, object));
    } catch (error) {
      failed.set(object, errorText(error));
    }
  });
  return { objects: objects.filter((object) => !failed.has(object)), failed: [...failed.values()] };
}

/** How long after the end of the command holds of machines that are not deleted after all are removed, in milliseconds. */
const UNDO_TIME = 20_000;

/** A signal that is aborted some time after another one. */
function lateSignal(signal: AbortSignal, milliseconds: number): AbortSignal {
  const late = new AbortController();
  const begin = () => setTimeout(() => late.abort(signal.reason), milliseconds).unref();
  if (signal.aborted) {
    begin();
  } else {
    signal.addEventListener('abort', begin, { once: true });
  }
  return late.signal;
}

/** Deletes a machine in the version that has the hold: another run, or our own undoing of it, may remove the hold before the deletion arrives. */
async function deleteMachineOnly(cluster: Cluster, machine: any, retry: RetryUntil, undo: RetryUntil): Promise<void> {
  try {
    await withRetry(async () => {
      const resourceVersion = await withContext(cluster, 'patch', referenceTo(machine), () => addHold(cluster, machine, retry));
      if (resourceVersion !== undefined) {
        await deleteObject(cluster, machine, resourceVersion);
      }
    }, { signal: retry.signal, shouldRetry: (error) => isConflict((error as Error).cause) });
  } catch (error) {
    const remains = await removeHold(cluster.with(undo), machine, undo).catch(() => true);
    throw remains ? new Error(`${errorText(error)}: ${objectName(referenceTo(machine))} has the finalizer ${HOLD_FINALIZER}, which holds it once it is deleted: the same command completes that`) : error;
  }
}

/** Deletes a pool as it was planned: one that was scaled out since would make machines, whose disks may be protected. */
async function deleteUnchangedPool(cluster: Cluster, pool: any, retry: RetryUntil): Promise<void> {
  const reference = referenceTo(pool);
  const { uid, generation } = pool.metadata;
  await withRetry(async () => {
    const current = await withContext(cluster, 'get', reference, () => cluster.find(reference));
    // A retry finds what an earlier attempt has done, which changes the generation too.
    if (current?.metadata.uid !== uid || isBeingDeleted(current)) {
      return;
    }
    if (current.metadata.generation !== generation) {
      throw new Error(`${objectName(reference)}: has changed since its deletion was planned: run the same command again`);
    }
    await deleteObject(cluster, pool, current.metadata.resourceVersion);
  }, { signal: retry.signal, shouldRetry: (error) => isConflict((error as Error).cause) });
}

async function deleteObject(cluster: Cluster, object: any, resourceVersion?: string): Promise<void> {
  const reference = referenceTo(object);
  const body = { propagationPolicy: 'Background', preconditions: { uid: object.metadata.uid, resourceVersion } };
  await withContext(cluster, 'delete', reference, () => cluster.call(reference, { method: 'DELETE', body }).catch(undefinedIfNotFound));
}

/** What is not gone. */
interface Remainder {
  /** A line for each object that remains when the time is over, with what holds it. */
  readonly remaining: readonly string[];
  /** What went wrong on the way. */
  readonly failed: readonly string[];
}

/** What each of the waits needs. */
interface Waiting {
  readonly cluster: Cluster;
  readonly retry: RetryUntil;
  readonly onGone: OnMet<UniqueReference>;
  readonly naming: ObjectNaming;
}

/**
 * Waits until everything is gone, and what the cluster deletes with it.
 *
 * @param disks the known disks that are deleted with the machines; undefined if they are kept
 */
export async function waitUntilGone(
  cluster: Cluster, objects: readonly any[], disks: readonly Disk[] | undefined, retry: RetryUntil,
): Promise<Remainder> {
  const isHeld = (object: any) => disks === undefined && isMachine(object);
  const reported = new Set(objects.map(({ metadata }) => metadata.uid));
  const naming = objectNaming(objects.map(({ metadata }) => metadata));
  const onGone = (object: UniqueReference) => printProgress(reported.has(object.uid) || isMachine(object) ? [`${naming(object)} deleted`] : []);
  const pending = [...objects.filter((object) => !isHeld(object)).map(uniqueReferenceTo), ...disks ?? []];
  const known = new Map(pending.map((each) => [each.uid, each]));
  const waiting: Waiting = { cluster, retry, onGone, naming };
  const waits = [
    waitUntilReleased(objects.filter(isHeld), waiting),
    // A pool makes machines until it is gone. They must be found before they are gone too, since then nothing tells whose their disks were.
    ...[pending.filter(isPool), pending.filter((each) => !isPool(each))]
      .map((each) => waitWithDependents(each, known, waiting).then((unfinished) => remainderOf(unfinished, naming))),
  ];
  // A failure with some objects must not end what is done for others.
  const results = await Promise.allSettled(waits);
  const remainders = results.map((result): Remainder => (
    result.status === 'fulfilled' ? result.value : { remaining: [], failed: [errorText(result.reason)] }
  ));
  return { remaining: remainders.flatMap(({ remaining }) => remaining), failed: remainders.flatMap(({ failed }) => failed) };
}

/** Waits until machines are gone, and lets each go without its disks once only our finalizer holds it. */
async function waitUntilReleased(machines: readonly any[], waiting: Waiting): Promise<Remainder> {
  const { cluster, retry, onGone, naming } = waiting;
  const release = new DiskRelease(cluster, retry);
  const byUid = new Map(machines.map((machine) => [machine.metadata.uid, machine]));
  const present = new Set(byUid.keys());
  const controller = new AbortController();
  const endOnceOthersFailed = () => [...present].every((uid) => release.failed.has(uid)) && controller.abort();
  const ownRetry = { ...retry, signal: AbortSignal.any([retry.signal, controller.signal]) };
  const isReleasable = (object: any, pending: UniqueReference) => isGone(object, pending) || isHeldOnlyByUs(object);
  const pending = machines.map(uniqueReferenceTo);
  try {
    const [unfinished] = await Promise.all([
      waitAndReport(pending, {
        ...waiting,
        retry: ownRetry,
        onGone: (object) => {
          onGone(object);
          present.delete(object.uid);
          endOnceOthersFailed();
        },
      }),
      watchUntil(cluster, pending, isReleasable, ownRetry, ({ uid }) => release.add(byUid.get(uid)))
        .then(() => release.finish())
        .then(endOnceOthersFailed),
    ]);
    const { remaining } = remainderOf(unfinished.filter(({ reference: { uid } }) => !release.failed.has(uid)), naming);
    return { remaining, failed: [...release.failed.values()] };
  } finally {
    controller.abort();
  }
}

function isGone(object: any, { uid }: UniqueReference): boolean {
  return object === undefined || object.metadata.uid !== uid;
}

function remainderOf(unfinished: readonly Unfinished<UniqueReference>[], naming: ObjectNaming): Remainder {
  return { remaining: unfinished.map((each) => `${naming(each.reference)}: ${describeHolders(each)}`), failed: [] };
}

/** Waits until objects are gone, and then for what has lost its owners since, until there is nothing of that kind left. */
async function waitWithDependents(
  pending: readonly UniqueReference[], known: Map<string, UniqueReference>, waiting: Waiting,
): Promise<Unfinished<UniqueReference>[]> {
  const remaining = await waitAndReport(pending, waiting);
  if (pending.length === 0 || remaining.length > 0) {
    return remaining;
  }
  return waitWithDependents(await findDependents(waiting.cluster, known), known, waiting);
}

/** Waits, and reports remaining objects after a while. */
async function waitAndReport(
  pending: readonly UniqueReference[], { cluster, retry, onGone, naming }: Waiting,
): Promise<Unfinished<UniqueReference>[]> {
  const quietSignal = AbortSignal.any([retry.signal, timeoutSignal(QUIET_TIME)]);
  const remaining = await watchUntil(cluster, pending, isGone, { ...retry, signal: quietSignal }, onGone);
  if (remaining.length === 0 || retry.signal.aborted) {
    return remaining;
  }
  say('note', [...groupBy(remaining, describeHolders)].flatMap(([holders, held]) => [
    ...held.slice(0, MAX_NAMED).map(({ reference }) => `waiting for ${naming(reference)}: ${holders}`),
    ...held.length > MAX_NAMED ? [`waiting for ${held.length - MAX_NAMED} more like ${naming(held[0].reference)}`] : [],
  ]));
  return watchUntil(cluster, remaining.map(({ reference }) => reference), isGone, retry, onGone);
}

function describeHolders({ object }: Unfinished<UniqueReference>): string {
  if (object === undefined) {
    return 'may still exist: the cluster has not answered';
  }
  const { finalizers = [], deletionTimestamp } = object.metadata;
  const holders = finalizers.map((finalizer: string) => (
    FINALIZERS[finalizer] ?? FINALIZERS[finalizer.split('/')[0]] ?? `the owner of the finalizer ${finalizer}, who has to remove it`
  ));
  return deletionTimestamp === undefined ? 'exists, and is not being deleted' : `is held by ${holders.join('; ') || 'no finalizer'}`;
}
