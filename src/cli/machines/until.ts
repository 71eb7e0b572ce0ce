// Waits until each of several objects is as somebody wants it: one watch for each kind and namespace, however many they are.
import { grouped } from '../../plain-data/plain-data';
import { asked } from '../cluster/asked';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import type { Patience } from '../cluster/patience';
import { watch } from '../cluster/watch';

/** An object that was waited for in vain, as it was last; nothing where it is not there. */
export interface Left<Reference> {
  readonly reference: Reference;
  readonly object?: any;
}

/** Whether an object is as it is wanted; it is `undefined` where there is none. */
export type IsWanted<Reference> = (object: any, reference: Reference) => boolean;

type Told<Reference> = (reference: Reference) => void;

/**
 * Waits, and says of each object when it has become as it is wanted. Whether it stays so is not looked at.
 *
 * @returns those that have not, when the signal is aborted
 * @throws where the objects may not be watched
 */
export async function untilEach<Reference extends ObjectReference>(
  cluster: Cluster, references: readonly Reference[], isWanted: IsWanted<Reference>, patience: Patience, told: Told<Reference> = () => undefined,
): Promise<Left<Reference>[]> {
  const groups = grouped(references, ({ apiVersion, kind, namespace }) => JSON.stringify([apiVersion, kind, namespace]));
  const over = new AbortController();
  const signal = AbortSignal.any([patience.signal, over.signal]);
  try {
    const left = await Promise.all([...groups.values()].map((group) => new Group(group, isWanted, told).wait(cluster, { ...patience, signal })));
    return left.flat();
  } finally {
    // Where one group may not be watched, nobody waits for the others.
    over.abort();
  }
}

/** Objects of a kind and namespace. */
class Group<Reference extends ObjectReference> {
  private readonly over = new AbortController();
  private readonly left: Map<string, Left<Reference>>;

  constructor(
    private readonly references: readonly Reference[], private readonly isWanted: IsWanted<Reference>, private readonly told: Told<Reference>,
  ) {
    this.left = new Map(references.map((reference) => [reference.name, { reference }]));
  }

  async wait(cluster: Cluster, patience: Patience): Promise<Left<Reference>[]> {
    const [{ apiVersion, kind, namespace, name }, ...others] = this.references;
    const query = { apiVersion, kind, namespace, fieldSelector: others.length === 0 ? `metadata.name=${name}` : undefined };
    const signal = AbortSignal.any([patience.signal, this.over.signal]);
    await asked(cluster, 'watch', query, () => watch(cluster, query, {
      replaced: (objects) => {
        const found = new Map(objects.map((object) => [object.metadata.name, object]));
        [...this.left.keys()].forEach((each) => this.look(each, found.get(each)));
      },
      changed: (object) => this.look(object.metadata.name, object),
      removed: (object) => this.look(object.metadata.name, undefined),
    }, { ...patience, signal }));
    return [...this.left.values()];
  }

  private look(name: string, object: any): void {
    const known = this.left.get(name);
    if (known === undefined) {
      return;
    }
    if (!this.isWanted(object, known.reference)) {
      this.left.set(name, { ...known, object });
      return;
    }
    this.left.delete(name);
    this.told(known.reference);
    if (this.left.size === 0) {
      this.over.abort();
    }
  }
}
