// Waits until several objects meet a condition, with one watch per kind and namespace.
import { setTimeout as sleep } from 'timers/promises';
import { isForbidden, withContext } from './api-error';
import type { Cluster, ObjectReference } from './cluster';
import { limiter } from './limit';
import type { RetryUntil } from './retry';
import { watch } from './watch';
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
  const groups = groupBy(references, ({ apiVersion, kind, namespace }) => JSON.stringify([apiVersion, kind, namespace]));
  const controller = new AbortController();
  const signal = AbortSignal.any([retry.signal, controller.signal]);
  try {
    const watches = [...groups.values()].map((group) => new GroupWatch(group, isMet, onMet));
    const unfinished = await Promise.all(watches.map((each) => each.wait(cluster, { ...retry, signal })));
    return unfinished.flat();
  } finally {
    // If one group may not be watched, ends the other watches too.
    controller.abort();
  }
}

/** The watch of the objects of one kind and namespace. */
class GroupWatch<Reference extends ObjectReference> {
  private readonly controller = new AbortController();
  private readonly unfinished: Map<string, Unfinished<Reference>>;

  constructor(
    private readonly references: readonly Reference[], private readonly isMet: Condition<Reference>, private readonly onMet: OnMet<Reference>,
  ) {
    this.unfinished = new Map(references.map((reference) => [reference.name, { reference }]));
  }

  async wait(cluster: Cluster, retry: RetryUntil): Promise<Unfinished<Reference>[]> {
    const [{ apiVersion, kind, namespace, name }, ...others] = this.references;
    const query = { apiVersion, kind, namespace, fieldSelector: others.length === 0 ? `metadata.name=${name}` : undefined };
    const signal = AbortSignal.any([retry.signal, this.controller.signal]);
    const watching = withContext(cluster, 'watch', query, () => watch(cluster, query, {
      replaced: (objects) => {
        const found = new Map(objects.map((object) => [object.metadata.name, object]));
        [...this.unfinished.keys()].forEach((each) => this.check(each, found.get(each)));
      },
      changed: (object) => this.check(object.metadata.name, object),
      removed: (object) => this.check(object.metadata.name, undefined),
    }, { ...retry, signal }));
    await watching.catch((error: Error) => {
      if (!isForbidden(error.cause)) {
        throw error;
      }
      return pollUntil(cluster.with({ ...retry, signal }), this.references, (object, { name: each }) => {
        this.check(each, object);
        return !this.unfinished.has(each);
      }, signal);
    });
    return [...this.unfinished.values()];
  }

  private check(name: string, object: any): void {
    const known = this.unfinished.get(name);
    if (known === undefined) {
      return;
    }
    if (!this.isMet(object, known.reference)) {
      this.unfinished.set(name, { ...known, object });
      return;
    }
    this.unfinished.delete(name);
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
