// Keeps the disks of deleted machines, by removing the machine from their owners. Our finalizer holds the machine until this is done, so
// that nothing is lost if the command is interrupted.
import { type Disk, type Disks, listDisks } from './disks';
import { errorText } from '../../issues/issues';
import { groupBy } from '../../plain-data/plain-data';
import { isConflict, isTransient, undefinedIfNotFound, withContext } from '../cluster/api-error';
import { Cluster, isBeingDeleted, referenceTo, type UniqueReference, uniqueReferenceTo } from '../cluster/cluster';
import { mapLimited } from '../cluster/limit';
import { objectName } from '../cluster/object-name';
import { withRetry, RetryUntil } from '../cluster/retry';
import { unlessForbidden } from '../cluster/unless-forbidden';

/** The finalizer that holds a machine while it owns its disks. */
export const HOLD_FINALIZER = 'cdk8s-kubevirt/keep-disks';

/**
 * Adds the finalizer to a machine, unless it already has it.
 *
 * @returns the version of the machine with it; undefined if the machine is gone
 */
export async function addHold(cluster: Cluster, machine: any, retry: RetryUntil): Promise<string | undefined> {
  const addFinalizer = ({ finalizers = [] }: any) => (
    finalizers.includes(HOLD_FINALIZER) ? undefined : { finalizers: [...finalizers, HOLD_FINALIZER] }
  );
  return (await editMetadata(cluster, uniqueReferenceTo(machine), addFinalizer, retry))?.resourceVersion;
}

/**
 * Removes the finalizer from a machine that is not deleted after all. On one that is being deleted, it stays and keeps the disks.
 *
 * @returns whether it stays
 */
export async function removeHold(cluster: Cluster, machine: any, retry: RetryUntil): Promise<boolean> {
  const removeFinalizer = (metadata: any) => metadata.deletionTimestamp === undefined ? withoutHold(metadata) : undefined;
  const metadata = await editMetadata(cluster, uniqueReferenceTo(machine), removeFinalizer, retry);
  return metadata?.finalizers?.includes(HOLD_FINALIZER) === true;
}

function withoutHold({ finalizers = [] }: any): object | undefined {
  return finalizers.includes(HOLD_FINALIZER) ? { finalizers: finalizers.filter((each: string) => each !== HOLD_FINALIZER) } : undefined;
}

/** Whether a machine that is being deleted is gone but for its disks. */
export function isHeldOnlyByUs(machine: any): boolean {
  return isBeingDeleted(machine) && machine.metadata.finalizers?.join() === HOLD_FINALIZER;
}

/** Why this user could not let the disks of machines go, once for each kind in a namespace: such a machine would be held for good. */
export async function refusedReleases(cluster: Cluster, disks: readonly Disk[]): Promise<string[]> {
  const samples = [...groupBy(disks, ({ kind, namespace }) => `${kind} ${namespace}`).values()].map(([first]) => first);
  const refused: string[] = [];
  // The requests of a release, except that nothing is changed.
  const tryRelease = async (disk: Disk) => {
    await cluster.find(disk);
    await cluster.call(disk, { method: 'PATCH', body: {}, query: { dryRun: 'All' }, contentType: 'application/merge-patch+json' }).catch(undefinedIfNotFound);
  };
  await mapLimited(samples, (disk) => unlessForbidden(() => withContext(cluster, 'patch', disk, () => tryRelease(disk)), (message) => refused.push(message)));
  return refused;
}

/** Removes machines that only our finalizer holds from the owners of their disks, and then the finalizer: each machine as soon as possible. */
export class DiskRelease {
  /** What went wrong, by the uid of the machine, which stays held. */
  public readonly failed = new Map<string, string>();
  private waiting: any[] = [];
  private running?: Promise<void>;

  constructor(private readonly cluster: Cluster, private readonly retry: RetryUntil) {}

  public add(machine: any): void {
    this.waiting.push(machine);
    this.running ??= this.releaseWaiting();
  }

  /** Waits until every machine so far is released or has failed. */
  public async finish(): Promise<void> {
    await this.running;
  }

  /** Lists the disks once for all machines that wait: a namespace may have thousands. */
  private async releaseWaiting(): Promise<void> {
    while (this.waiting.length > 0) {
      const machines = this.waiting;
      this.waiting = [];
      try {
        const disks = await listDisks(this.cluster, machines.map(({ metadata }) => metadata.namespace));
        if (disks === undefined) {
          throw new Error('this user may no longer list the disks');
        }
        await mapLimited(machines, (machine) => this.release(machine, disks).catch((error: Error) => this.fail(machine, error)));
      } catch (error) {
        machines.forEach((machine) => this.fail(machine, error as Error));
      }
    }
    this.running = undefined;
  }

  private async release(machine: any, disks: Disks): Promise<void> {
    const { uid } = machine.metadata;
    const removeOwner = ({ ownerReferences = [] }: any) => ({ ownerReferences: ownerReferences.filter((owner: any) => owner.uid !== uid) });
    for (const disk of disks.ownedBy(uid)) {
      await withContext(this.cluster, 'patch', disk, () => editMetadata(this.cluster, disk, removeOwner, this.retry));
    }
    const reference = uniqueReferenceTo(machine);
    await withContext(this.cluster, 'patch', reference, () => editMetadata(this.cluster, reference, withoutHold, this.retry));
  }

  private fail(machine: any, error: Error): void {
    this.failed.set(machine.metadata.uid, `${objectName(referenceTo(machine))}: is held until its disks have lost it as their owner: ${errorText(error)}: the same command completes it`);
  }
}

/**
 * Changes the metadata of an object, unless there is nothing to change.
 *
 * @returns its metadata then; undefined if it is gone
 */
async function editMetadata(
  cluster: Cluster, reference: UniqueReference, change: (metadata: any) => object | undefined, retry: RetryUntil,
): Promise<any> {
  // After a conflict, the object is read again.
  const shouldRetry = (error: unknown) => isTransient(error) || isConflict(error);
  return withRetry(async () => {
    const { metadata } = await cluster.read(reference);
    if (metadata.uid !== reference.uid) {
      return undefined;
    }
    const fields = change(metadata);
    const body = { metadata: { ...fields, resourceVersion: metadata.resourceVersion, uid: reference.uid } };
    return fields === undefined ? metadata
      : (await cluster.call(reference, { method: 'PATCH', body, contentType: 'application/merge-patch+json' })).body.metadata;
  }, { ...retry, shouldRetry }).catch(undefinedIfNotFound);
}
