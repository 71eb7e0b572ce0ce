// Watches a cluster during a wait, and reports which awaited objects each change affects.
import { setTimeout as sleep } from 'timers/promises';
import { NamespaceCache } from './namespace-cache';
import { project } from './projections';
import { RelatedObjects, subjectOf } from './related-objects';
import { PlannedWatch } from './watch-plan';
import { errorText } from '../../../issues/issues';
import { ApiError, withContext } from '../../cluster/api-error';
import type { Cluster, ObjectQuery, ObjectReference } from '../../cluster/cluster';
import { UnknownKind } from '../../cluster/discovery';
import type { RetryUntil } from '../../cluster/retry';
import { watch } from '../../cluster/watch';
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

/** How long the first lists of kinds that only explain failures may take, in milliseconds. */
const OPTIONAL_TIMEOUT = 3_000;

export class Observation {
  private readonly caches = new Map<string | undefined, NamespaceCache>();
  private readonly unwatchable = new Set<string>();
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
    const { isAwaited: _, isOptional, ...query } = planned;
    const { kind, namespace } = query;
    const cache = this.cacheOf(namespace);
    const report = (subjects: readonly string[]) => this.observer.changed(subjects, namespace);
    try {
      await withContext(this.cluster, 'watch', query, () => watch(this.cluster, query, {
        keep: project,
        replaced: (objects) => {
          const others = objects.map(({ metadata: { name } }) => keyOf(kind, name));
          report([...cache.replace(kind, objects), ...others]);
          onListed();
        },
        changed: (object) => {
          if (!cache.isUnchanged(object)) {
            report([...cache.put(object), keyOf(kind, object.metadata.name)]);
          }
        },
        removed: (object) => report([...cache.remove(object), keyOf(kind, object.metadata.name)]),
      }, retry));
    } catch (error) {
      const { cause } = error as Error;
      if (!isOptional || !(cause instanceof UnknownKind || (cause instanceof ApiError && [401, 403].includes(cause.code)))) {
        throw error;
      }
      if (cause instanceof ApiError) {
        say('note', `${errorText(error)}: failures are explained without them`);
      }
      this.unwatchable.add(JSON.stringify([kind, namespace]));
      onListed();
      await this.observer.unwatchable?.(query);
    }
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
