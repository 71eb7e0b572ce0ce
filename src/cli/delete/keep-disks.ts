// Keeps the disks of deleted machines, by removing the machine from their owners. Our finalizer holds the machine until this is done, so
// that nothing is lost if the command is interrupted.
import { listDisks } from './disks';
import { isConflict, isTransient, undefinedIfNotFound } from '../cluster/api-error';
import { Cluster, isBeingDeleted, ObjectReference, referenceTo } from '../cluster/cluster';
import { limiter } from '../cluster/limit';
import { withRetry, RetryUntil } from '../cluster/retry';
import { watchUntil } from '../cluster/watch-until';

/** The finalizer that holds a machine while it owns its disks. */
export const HOLD_FINALIZER = 'cdk8s-kubevirt/keep-disks';

/** Adds the finalizer to a machine, unless it already has it. */
export async function addHold(cluster: Cluster, machine: any, retry: RetryUntil): Promise<void> {
  const addFinalizer = ({ finalizers = [] }: any) => (
    finalizers.includes(HOLD_FINALIZER) ? undefined : { finalizers: [...finalizers, HOLD_FINALIZER] }
  );
  await editMetadata(cluster, referenceTo(machine), machine.metadata.uid, addFinalizer, retry);
}

/** Removes the finalizer from a machine that is not deleted after all. On one that is being deleted, it stays and keeps the disks. */
export async function removeHold(cluster: Cluster, machine: any, retry: RetryUntil): Promise<void> {
  const removeUnlessDeleted = (metadata: any) => metadata.deletionTimestamp === undefined ? withoutHold(metadata) : undefined;
  await editMetadata(cluster, referenceTo(machine), machine.metadata.uid, removeUnlessDeleted, retry);
}

function withoutHold({ finalizers = [] }: any): object {
  return { finalizers: finalizers.filter((each: string) => each !== HOLD_FINALIZER) };
}

/** Waits until only our finalizer holds each machine, removes it from the owners of its disks, and then removes the finalizer. */
export async function releaseMachines(cluster: Cluster, machines: readonly any[], retry: RetryUntil): Promise<void> {
  const uids = new Map(machines.map((machine) => [keyOf(referenceTo(machine)), machine.metadata.uid]));
  const isHeldOnlyByUs = (object: any, reference: ObjectReference) => object === undefined || object.metadata.uid !== uids.get(keyOf(reference))
    || (isBeingDeleted(object) && object.metadata.finalizers?.join() === HOLD_FINALIZER);
  const unfinished = await watchUntil(cluster, machines.map(referenceTo), isHeldOnlyByUs, retry);
  const stillHeld = new Set(unfinished.map(({ reference }) => keyOf(reference)));
  const releasable = machines.filter((machine) => !stillHeld.has(keyOf(referenceTo(machine))));
  const disks = await listDisks(cluster, releasable.map(({ metadata }) => metadata.namespace));
  if (disks === undefined) {
    throw new Error('this user may no longer list the disks: the machines are held until a user who may list them runs the same command');
  }
  const limit = limiter();
  await Promise.all(releasable.map(async (machine) => {
    const { uid } = machine.metadata;
    const removeOwner = ({ ownerReferences = [] }: any) => ({ ownerReferences: ownerReferences.filter((owner: any) => owner.uid !== uid) });
    await Promise.all(disks.ownedBy(uid).map((disk) => limit(() => editMetadata(cluster, disk, disk.uid, removeOwner, retry))));
    await limit(() => editMetadata(cluster, referenceTo(machine), uid, withoutHold, retry));
  }));
}

/** Changes the metadata of the object with this uid, unless it is gone or there is nothing to change. */
async function editMetadata(
  cluster: Cluster, reference: ObjectReference, uid: string, change: (metadata: any) => object | undefined, retry: RetryUntil,
): Promise<void> {
  // After a conflict, the object is read again.
  const shouldRetry = (error: unknown) => isTransient(error) || isConflict(error);
  await withRetry(async () => {
    const { metadata } = await cluster.read(reference);
    const fields = metadata.uid === uid ? change(metadata) : undefined;
    if (fields !== undefined) {
      const body = { metadata: { ...fields, resourceVersion: metadata.resourceVersion, uid } };
      await cluster.call(reference, { method: 'PATCH', body, contentType: 'application/merge-patch+json' });
    }
  }, { ...retry, shouldRetry }).catch(undefinedIfNotFound);
}

function keyOf({ namespace, name }: ObjectReference): string {
  return `${namespace}/${name}`;
}
