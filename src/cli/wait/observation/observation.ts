// Watches a cluster during a wait, and reports which awaited objects each change affects.
import { setTimeout as sleep } from 'timers/promises';
import { NamespaceCache } from './namespace-cache';
import { project } from './projections';
import { RelatedObjects, subjectOf } from './related-objects';
import { PlannedWatch } from './watch-plan';
import { errorText } from '../../../issues/issues';
import { groupBy } from '../../../plain-data/plain-data';
import { ApiError, withContext } from '../../cluster/api-error';
import type { Cluster, ObjectQuery, ObjectReference } from '../../cluster/cluster';
import { UnknownKind } from '../../cluster/discovery';
import type { RetryUntil } from '../../cluster/retry';
import { watch, type Watcher } from '../../cluster/watch';
import { say } from '../../terminal/print';

/** Receives changes. */
interface Observer {
  /** A change affects these machines, volumes, pools, or objects of other kinds. */
  readonly changed: (subjects: readonly string[], namespace: string | undefined) => void;
  /** The first lists have arrived. */
  readonly complete: () => void;
  /** Objects cannot be watched, which the wait works without. What is done instead takes the place of the watch. */
  readonly unwatchable?: (query: ObjectQuery) => Promise<void>;
}

/** A projected object, and the namespace whose cache it belongs to. */
interface Kept {
  readonly namespace: string | undefined;
  readonly object: any;
}

/** How long the first lists of kinds that only explain failures may take, in milliseconds. */
const OPTIONAL_TIMEOUT = 3_000;

export class Observation {
  private readonly caches = new Map<string | undefined, NamespaceCache>();
  private readonly unwatchable = new Set<string>();
  /** The kinds of which a refusal was reported. Hundreds of namespaces may refuse the same. */
  private readonly refusedKinds = new Set<string>();
  private bindingModes?: ReadonlyMap<string, string>;

  constructor(private readonly cluster: Cluster, private readonly watches: readonly PlannedWatch[], private readonly observer: Observer) {}

  /**
   * Watches until the signal is aborted.
   *
   * @throws if a kind that is not optional cannot be watched
   */
  async run(retry: RetryUntil): Promise<void> {
    await this.readBindingModes();
    const running = this.watches.map((each) => {
      let resolveListed = () => {};
      const listed = new Promise<void>((resolve) => resolveListed = resolve);
      return { isAwaited: each.isAwaited, listed, ended: this.watch(each, retry, () => resolveListed()) };
    });
    const listedAll = (isAwaited: boolean) => Promise.all(running.filter((each) => each.isAwaited === isAwaited).map(({ listed }) => listed));
    void listedAll(true).then(async () => {
      await Promise.race([listedAll(false), sleep(OPTIONAL_TIMEOUT, undefined, { signal: retry.signal, ref: false }).catch(() => undefined)]);
      this.observer.complete();
    });
    await Promise.all(running.map(({ ended }) => ended));
  }

  /** The current state of an object, with its related objects. */
  find({ kind, name, namespace }: ObjectReference): { readonly object: any; readonly related: RelatedObjects } | undefined {
    const cache = this.caches.get(namespace);
    const object = cache?.get(kind, name);
    return object && { object, related: cache!.relatedTo(object) };
  }

  /** Whether this user may not watch an object, or the cluster lacks its kind. */
  isUnwatchable({ kind, namespace }: ObjectReference): boolean {
    return this.unwatchable.has(JSON.stringify([kind, namespace]));
  }

  private async watch(planned: PlannedWatch, retry: RetryUntil, onListed: () => void): Promise<void> {
    const { isAwaited: _, isOptional, parts, ...query } = planned;
    const { kind, namespace } = query;
    try {
      await withContext(this.cluster, 'watch', query, () => watch(this.cluster, query, this.watcherOf(planned, onListed), retry));
    } catch (error) {
      const { cause } = error as Error;
      const isUnavailable = cause instanceof UnknownKind || (cause instanceof ApiError && [401, 403].includes(cause.code));
      if (parts !== undefined && isUnavailable) {
        await this.watchParts(parts, retry, onListed);
        return;
      }
      if (!isOptional || !isUnavailable) {
        throw error;
      }
      if (cause instanceof ApiError) {
        this.noteRefusal(kind, error);
      }
      this.unwatchable.add(JSON.stringify([kind, namespace]));
      onListed();
      await this.observer.unwatchable?.(query);
    }
  }

  /** Keeps the objects of the planned namespaces. Those of others are dropped as they arrive. */
  private watcherOf({ kind, namespace, parts }: PlannedWatch, onListed: () => void): Watcher {
    const planned = new Set(parts === undefined ? [namespace] : parts.map((each) => each.namespace));
    const namespaceOf = (object: any): string | undefined => parts === undefined ? namespace : object.metadata.namespace;
    const report = (subjects: readonly string[], own: string | undefined) => this.observer.changed(subjects, own);
    return {
      keep: (object): Kept | undefined => planned.has(namespaceOf(object)) ? { namespace: namespaceOf(object), object: project(object) } : undefined,
      replaced: (kept: (Kept | undefined)[]) => {
        const byNamespace = groupBy(kept.filter((each) => each !== undefined), (each) => each.namespace);
        planned.forEach((own) => {
          const objects = (byNamespace.get(own) ?? []).map(({ object }) => object);
          report([...this.cacheOf(own).replace(kind, objects), ...objects.map(({ metadata }) => keyOf(kind, metadata.name))], own);
        });
        onListed();
      },
      changed: (kept?: Kept) => {
        if (kept !== undefined && !this.cacheOf(kept.namespace).isUnchanged(kept.object)) {
          report([...this.cacheOf(kept.namespace).put(kept.object), keyOf(kind, kept.object.metadata.name)], kept.namespace);
        }
      },
      removed: (kept?: Kept) => {
        if (kept !== undefined) {
          report([...this.cacheOf(kept.namespace).remove(kept.object), keyOf(kind, kept.object.metadata.name)], kept.namespace);
        }
      },
    };
  }

  private noteRefusal(kind: string, error: unknown): void {
    if (!this.refusedKinds.has(kind)) {
      this.refusedKinds.add(kind);
      say('note', `${errorText(error)}: failures are explained without them${this.isInSeveral() ? ', and so in other namespaces that refuse this' : ''}`);
    }
  }

  private isInSeveral(): boolean {
    return new Set(this.watches.flatMap((each) => each.parts ?? each).flatMap(({ namespace }) => namespace ?? [])).size > 1;
  }

  /** @param onListed called when every part has been listed */
  private async watchParts(parts: readonly PlannedWatch[], retry: RetryUntil, onListed: () => void): Promise<void> {
    const unlisted = new Set(parts);
    await Promise.all(parts.map((part) => this.watch(part, retry, () => {
      unlisted.delete(part);
      if (unlisted.size === 0) {
        onListed();
      }
    })));
  }

  private cacheOf(namespace: string | undefined): NamespaceCache {
    const known = this.caches.get(namespace) ?? new NamespaceCache(this.bindingModes, this.cluster.server.clock);
    this.caches.set(namespace, known);
    return known;
  }

  /** Only its storage class shows whether a Pending claim waits for a machine. Classes are read once, since they hardly change. */
  private async readBindingModes(): Promise<void> {
    if (this.watches.some(({ kind, isAwaited }) => kind === 'PersistentVolumeClaim' && isAwaited)) {
      const classes = await this.cluster.list({ apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass' }).catch(() => undefined);
      this.bindingModes = classes && new Map(classes.items.map(({ metadata: { name }, volumeBindingMode }) => [name, volumeBindingMode]));
    }
  }
}

/** The key under which changes of an object are reported. Machines, volumes and pools share theirs with their related objects. */
export function keyOf(kind: string, name: string): string {
  return ['Pod', 'Event'].includes(kind) ? '' : subjectOf(kind, name) ?? `${kind}/${name}`;
}
