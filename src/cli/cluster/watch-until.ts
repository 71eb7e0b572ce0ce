// Waits until several objects meet a condition, with one watch per kind and namespace, or one per kind in many namespaces.
import { setTimeout as sleep } from 'timers/promises';
import { isForbidden, withContext } from './api-error';
import type { Cluster, ObjectReference } from './cluster';
import { limiter } from './limit';
import { namespacedName } from './object-name';
import type { RetryUntil } from './retry';
import { MAX_NAMESPACES, watch } from './watch';
import { groupBy } from '../../plain-data/plain-data';

/** An object that has not met the condition. */
export interface Unfinished<Reference> {
  readonly reference: Reference;
  /** The last known object; undefined if it does not exist, or if the cluster has not reported it yet. */
  readonly object?: any;
}

/** Whether an object meets the condition. The object is `undefined` if it does not exist. */
type Condition<Reference> = (object: any, reference: Reference) => boolean;

export type OnMet<Reference> = (reference: Reference) => void;

/**
 * Waits, and reports each object once it meets the condition. Later changes are ignored.
 *
 * @returns the objects that do not meet it when the signal is aborted
 * @throws if the objects may neither be watched nor read
 */
export async function watchUntil<Reference extends ObjectReference>(
  cluster: Cluster, references: readonly Reference[], isMet: Condition<Reference>, retry: RetryUntil,
  onMet: OnMet<Reference> = () => undefined,
): Promise<Unfinished<Reference>[]> {
  const ofKinds = [...groupBy(references, ({ apiVersion, kind }) => JSON.stringify([apiVersion, kind])).values()];
  const groups = ofKinds.flatMap((ofKind) => {
    const inNamespaces = byNamespace(ofKind);
    // The Secrets of others are not to be read without need.
    return inNamespaces.length > MAX_NAMESPACES && ofKind[0].kind !== 'Secret' ? [ofKind] : inNamespaces;
  });
  const controller = new AbortController();
  const signal = AbortSignal.any([retry.signal, controller.signal]);
  try {
    const watches = groups.map((group) => new GroupWatch(group, isMet, onMet));
    const unfinished = await Promise.all(watches.map((each) => each.wait(cluster, { ...retry, signal })));
    return unfinished.flat();
  } finally {
    // If one group may not be watched, ends the other watches too.
    controller.abort();
  }
}

function byNamespace<Reference extends ObjectReference>(references: readonly Reference[]): Reference[][] {
  return [...groupBy(references, ({ namespace }) => namespace).values()];
}

/** The watch of the objects of one kind, in one namespace or in all of them. */
class GroupWatch<Reference extends ObjectReference> {
  private readonly controller = new AbortController();
  private readonly unfinished: Map<string, Unfinished<Reference>>;
  private readonly isInSeveral: boolean;

  constructor(
    private readonly references: readonly Reference[], private readonly isMet: Condition<Reference>, private readonly onMet: OnMet<Reference>,
  ) {
    this.unfinished = new Map(references.map((reference) => [namespacedName(reference), { reference }]));
    this.isInSeveral = byNamespace(references).length > 1;
  }

  async wait(cluster: Cluster, retry: RetryUntil): Promise<Unfinished<Reference>[]> {
    const [{ apiVersion, kind, name }, ...others] = this.references;
    const namespace = this.isInSeveral ? undefined : this.references[0].namespace;
    const query = { apiVersion, kind, namespace, fieldSelector: others.length === 0 ? `metadata.name=${name}` : undefined };
    const signal = AbortSignal.any([retry.signal, this.controller.signal]);
    const keyOf = ({ metadata }: any) => namespacedName({ namespace: namespace ?? metadata.namespace, name: metadata.name });
    const watching = withContext(cluster, 'watch', query, () => watch(cluster, query, {
      keep: (object) => ({ key: keyOf(object), object: this.unfinished.has(keyOf(object)) ? object : undefined }),
      replaced: (kept) => {
        const found = new Map(kept.map(({ key, object }) => [key, object]));
        [...this.unfinished.keys()].forEach((each) => this.check(each, found.get(each)));
      },
      changed: ({ key, object }) => this.check(key, object),
      removed: ({ key }) => this.check(key, undefined),
    }, { ...retry, signal }));
    return watching.then(() => [...this.unfinished.values()], (error: Error) => {
      if (!isForbidden(error.cause)) {
        throw error;
      }
      return this.waitInEach(cluster.with({ ...retry, signal }), { ...retry, signal });
    });
  }

  /** For a user who may not watch all namespaces, or not even this one. */
  private async waitInEach(cluster: Cluster, retry: RetryUntil): Promise<Unfinished<Reference>[]> {
    if (this.isInSeveral) {
      // The watch may have worked for some time.
      const left = Array.from(this.unfinished.values(), ({ reference }) => reference);
      const waits = byNamespace(left).map((part) => new GroupWatch(part, this.isMet, this.onMet).wait(cluster, retry));
      return (await Promise.all(waits)).flat();
    }
    await pollUntil(cluster, this.references, (object, reference) => {
      this.check(namespacedName(reference), object);
      return !this.unfinished.has(namespacedName(reference));
    }, retry.signal);
    return [...this.unfinished.values()];
  }

  private check(key: string, object: any): void {
    const known = this.unfinished.get(key);
    if (known === undefined) {
      return;
    }
    if (!this.isMet(object, known.reference)) {
      this.unfinished.set(key, { ...known, object });
      return;
    }
    this.unfinished.delete(key);
    this.onMet(known.reference);
    if (this.unfinished.size === 0) {
      this.controller.abort();
    }
  }
}

/** The time between two reads of an object, in milliseconds. */
const READ_INTERVAL = 1_000;

/**
 * Reads each object until it meets the condition or the signal is aborted: a user who may read an object may not always watch all of its kind.
 *
 * @throws if an object may not be read
 */
export async function pollUntil<Reference extends ObjectReference>(
  cluster: Cluster, references: readonly Reference[], isMet: Condition<Reference>, signal: AbortSignal,
): Promise<void> {
  const limit = limiter();
  await Promise.all(references.map(async (reference) => {
    while (!signal.aborted) {
      const object = await limit(() => withContext(cluster, 'read', reference, () => cluster.find(reference))).catch((error) => {
        if (!signal.aborted) {
          throw error;
        }
      });
      if (signal.aborted || isMet(object, reference)) {
        return;
      }
      await sleep(READ_INTERVAL, undefined, { signal }).catch(() => undefined);
    }
  }));
}
