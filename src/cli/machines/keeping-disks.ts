// Deletes machines and keeps their disks, which at the end belong to nobody, as if they had been made by themselves. A
// finalizer of ours holds a machine while its disks still belong to it, so that whoever is interrupted has lost nothing.
import { ownedDisks } from './disks';
import { referenceTo } from './operation';
import { ApiError, undefinedIfNotFound, isTransient } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { limiter } from '../cluster/limit';
import { withRetry, RetryUntil } from '../cluster/retry';
import { watchUntil } from '../cluster/watch-until';

/** Held while a machine's disks still belong to it. */
export const HOLD = 'cdk8s-kubevirt/keep-disks';

/** Holds a machine; one that is held already is left as it is. */
export async function hold(cluster: Cluster, machine: any, retry: RetryUntil): Promise<void> {
  const held = ({ finalizers = [] }: any) => finalizers.includes(HOLD) ? undefined : { finalizers: [...finalizers, HOLD] };
  await edit(cluster, referenceTo(machine), machine.metadata.uid, held, retry);
}

/** Holds a machine no more. */
export async function release(cluster: Cluster, machine: any, retry: RetryUntil): Promise<void> {
  const released = ({ finalizers = [] }: any) => ({ finalizers: finalizers.filter((each: string) => each !== HOLD) });
  await edit(cluster, referenceTo(machine), machine.metadata.uid, released, retry);
}

/** Waits until nothing but our finalizer holds each machine that is being deleted, takes its disks from it, and lets it go. */
export async function letGo(cluster: Cluster, machines: readonly any[], retry: RetryUntil): Promise<void> {
  const uids = new Map(machines.map((machine) => [keyOf(referenceTo(machine)), machine.metadata.uid]));
  const isAlone = (object: any, reference: ObjectReference) => object === undefined || object.metadata.uid !== uids.get(keyOf(reference))
    || (object.metadata.deletionTimestamp !== undefined && object.metadata.finalizers?.join() === HOLD);
  const left = await watchUntil(cluster, machines.map(referenceTo), isAlone, retry);
  const held = new Set(left.map(({ reference }) => keyOf(reference)));
  const alone = machines.filter((machine) => !held.has(keyOf(referenceTo(machine))));
  const disks = await ownedDisks(cluster, alone.map(({ metadata }) => metadata.namespace));
  if (disks === undefined) {
    throw new Error('the disks may not be listed any more: the machines are held until the same command is given by somebody who may');
  }
  const inTurn = limiter();
  await Promise.all(alone.map(async (machine) => {
    const { uid } = machine.metadata;
    const disowned = ({ ownerReferences = [] }: any) => ({ ownerReferences: ownerReferences.filter((owner: any) => owner.uid !== uid) });
    const own = disks.filter(({ owner }) => owner === uid);
    await Promise.all(own.map((disk) => inTurn(() => edit(cluster, disk, disk.uid, disowned, retry))));
    await inTurn(() => release(cluster, machine, retry));
  }));
}

/** Changes the metadata of the object of that uid; nothing where it is not there any more, or where nothing is to change. */
async function edit(
  cluster: Cluster, reference: ObjectReference, uid: string, change: (metadata: any) => object | undefined, retry: RetryUntil,
): Promise<void> {
  // Somebody else has changed it in the meantime: then it is read again.
  const passes = (error: unknown) => isTransient(error) || (error instanceof ApiError && error.code === 409);
  await withRetry(async () => {
    const { metadata } = await cluster.read(reference, retry.signal);
    const fields = metadata.uid === uid ? change(metadata) : undefined;
    if (fields !== undefined) {
      const body = { metadata: { ...fields, resourceVersion: metadata.resourceVersion, uid } };
      await cluster.call(reference, { method: 'PATCH', body, contentType: 'application/merge-patch+json', signal: retry.signal });
    }
  }, { ...retry, shouldRetry: passes }).catch(undefinedIfNotFound);
}

function keyOf({ namespace, name }: ObjectReference): string {
  return `${namespace}/${name}`;
}
