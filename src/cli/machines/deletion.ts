// Deletes objects and waits until they are gone, and what goes with them; says who holds those that are not.
import { Disk } from './disks';
import { isMachine } from './doomed';
import { hold, HOLD, letGo, release } from './keeping-disks';
import { referenceTo } from './operation';
import { Left, untilEach } from './until';
import { table } from '../../plain-data/plain-data';
import { unlessNotFound } from '../cluster/api-error';
import { asked } from '../cluster/asked';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { limit } from '../cluster/limit';
import { objectName } from '../cluster/object-name';
import type { Patience } from '../cluster/patience';
import { printProgress, say } from '../terminal/print';

/** What is to be waited for: the object of that uid, and no later one of its name. */
export interface Doom extends ObjectReference {
  readonly uid: string;
}

/** How long an object may take to go until somebody hears who holds it, in milliseconds. */
const SILENT = 10_000;

/** What KubeVirt's finalizer on a machine stands for. */
const KNOWN: { readonly [finalizer: string]: string } = table({
  'kubevirt.io/virtualMachineControllerFinalize': 'virt-controller, until its guest has shut down: `cdk8s-kubevirt stop --force` does not wait for that',
  'foregroundDeletion': 'the garbage collector, until what belongs to it is gone',
  'kubernetes.io/pvc-protection': 'Kubernetes, until no pod uses it',
  [HOLD]: '`delete --keep-disks`, which was interrupted: the same command completes it',
});

/** What was asked to go, and why something was not. */
export interface Deleted {
  readonly objects: readonly any[];
  readonly failed: readonly string[];
}

/** Asks for the objects to be deleted; those that are gone already do not matter. With `keepDisks`, the machines among them are held first. */
export async function deleteAll(cluster: Cluster, objects: readonly any[], keepDisks: boolean, patience: Patience): Promise<Deleted> {
  const inTurn = limit();
  const failed = new Map<any, string>();
  await Promise.all(objects.map((object) => inTurn(async () => {
    try {
      await (keepDisks && isMachine(object) ? deleteHeld(cluster, object, patience) : deleteOne(cluster, object, patience));
    } catch (error) {
      failed.set(object, (error as Error).message);
    }
  })));
  return { objects: objects.filter((object) => !failed.has(object)), failed: [...failed.values()] };
}

async function deleteHeld(cluster: Cluster, machine: any, patience: Patience): Promise<void> {
  await asked(cluster, 'patch', referenceTo(machine), () => hold(cluster, machine, patience));
  try {
    await deleteOne(cluster, machine, patience);
  } catch (error) {
    await release(cluster, machine, patience);
    throw error;
  }
}

async function deleteOne(cluster: Cluster, object: any, patience: Patience): Promise<void> {
  const reference = referenceTo(object);
  const body = { propagationPolicy: 'Background', preconditions: { uid: object.metadata.uid } };
  const { signal } = patience;
  await asked(cluster, 'delete', reference, () => cluster.call(reference, { method: 'DELETE', body, signal }).catch(unlessNotFound));
}

/**
 * Waits until everything is gone.
 *
 * @returns what is still there when the time is over, and who holds it, a line each
 */
export async function untilGone(
  cluster: Cluster, objects: readonly any[], disks: readonly Disk[], keepDisks: boolean, patience: Patience,
): Promise<string[]> {
  const dooms: Doom[] = [...objects.map((object) => ({ ...referenceTo(object), uid: object.metadata.uid })), ...disks];
  const said = new Set(objects.map(({ metadata }) => metadata.uid));
  const gone = (doom: Doom) => printProgress(said.has(doom.uid) ? [`${objectName(doom)} deleted`] : []);
  const over = new AbortController();
  const own = { ...patience, signal: AbortSignal.any([patience.signal, over.signal]) };
  try {
    const released = keepDisks ? letGo(cluster, objects.filter(isMachine), own) : undefined;
    const [left] = await Promise.all([untilEachTelling(cluster, dooms, own, gone), released]);
    return left.map(heldLine);
  } finally {
    over.abort();
  }
}

/** Waits, and says after a while what it waits for. */
async function untilEachTelling(
  cluster: Cluster, dooms: readonly Doom[], patience: Patience, gone: (doom: Doom) => void,
): Promise<Left<Doom>[]> {
  const isGone = (object: any, { uid }: Doom) => object === undefined || object.metadata.uid !== uid;
  const silent = AbortSignal.any([patience.signal, AbortSignal.timeout(SILENT)]);
  const slow = await untilEach(cluster, dooms, isGone, { ...patience, signal: silent }, gone);
  if (slow.length === 0 || patience.signal.aborted) {
    return slow;
  }
  say('note', slow.map((each) => `waiting for ${heldLine(each)}`));
  return untilEach(cluster, slow.map(({ reference }) => reference), isGone, patience, gone);
}

function heldLine({ reference, object }: Left<Doom>): string {
  const { finalizers = [], deletionTimestamp } = object?.metadata ?? {};
  const holders = finalizers.map((finalizer: string) => KNOWN[finalizer] ?? `whoever has put the finalizer ${finalizer} on it, and has to remove it`);
  return `${objectName(reference)}: ${deletionTimestamp === undefined ? 'is there, and nobody is deleting it' : `is held by ${holders.join('; ') || 'nobody any more'}`}`;
}
