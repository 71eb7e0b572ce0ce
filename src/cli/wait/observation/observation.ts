// Watches a cluster for as long as somebody waits, and tells whom each change concerns.
import { setTimeout as sleep } from 'timers/promises';
import { Subject, subjectOf } from './ownership';
import { PlannedWatch } from './plan';
import { kept } from './projections';
import { Surroundings } from './surroundings';
import { ApiError, withContext } from '../../cluster/api-error';
import type { Cluster, ObjectReference } from '../../cluster/cluster';
import { UnknownKind } from '../../cluster/discovery';
import type { RetryUntil } from '../../cluster/retry';
import { watch } from '../../cluster/watch';
import { Companions } from '../companions';

/** Who is told. */
export interface Observer {
  /** Something has become of a machine, a volume or a pool, or of an object of another kind. */
  readonly concerned: (subjects: readonly (Subject | string)[], namespace: string | undefined) => void;
  /** Everything is known that is to be known at the beginning. */
  readonly complete: () => void;
  /** Something cannot be seen that is not needed. */
  readonly noted: (note: string) => void;
}

/** How long what is not needed is waited for at the beginning, in milliseconds. */
const LONGEST = 3_000;

export class Observation {
  private readonly namespaces = new Map<string | undefined, Surroundings>();
  private bindingModes?: ReadonlyMap<string, string>;

  constructor(private readonly cluster: Cluster, private readonly watches: readonly PlannedWatch[], private readonly observer: Observer) {}

  /**
   * Keeps watching until the signal is aborted.
   *
   * @throws where objects cannot be watched that are waited for
   */
  async run(retry: RetryUntil): Promise<void> {
    await this.readBindingModes(retry);
    const watched = this.watches.map((each) => {
      let known = () => {};
      const isKnown = new Promise<void>((resolve) => known = resolve);
      return { isOptional: each.isOptional, isKnown, ended: this.watch(each, retry, () => known()) };
    });
    const known = (isOptional: boolean) => Promise.all(watched.filter((each) => each.isOptional === isOptional).map(({ isKnown }) => isKnown));
    void known(false).then(async () => {
      await Promise.race([known(true), sleep(LONGEST, undefined, { signal: retry.signal, ref: false }).catch(() => undefined)]);
      this.observer.complete();
    });
    await Promise.all(watched.map(({ ended }) => ended));
  }

  /** An object as it is now, and what belongs to it. */
  seen({ kind, name, namespace }: ObjectReference): { readonly object: any; readonly companions: Companions } | undefined {
    const surroundings = this.namespaces.get(namespace);
    const object = surroundings?.get(kind, name);
    return object && { object, companions: surroundings!.companionsOf(object) };
  }

  private async watch(planned: PlannedWatch, retry: RetryUntil, known: () => void): Promise<void> {
    const { isOptional, ...query } = planned;
    const { kind, namespace } = query;
    const surroundings = this.surroundingsOf(namespace);
    const tell = (subjects: readonly (Subject | string)[]) => this.observer.concerned(subjects, namespace);
    try {
      await withContext(this.cluster, 'watch', query, () => watch(this.cluster, query, {
        keep: kept,
        replaced: (objects) => {
          const others = objects.map(({ metadata: { name } }) => keyOf(kind, name));
          tell([...surroundings.replace(kind, objects), ...others]);
          known();
        },
        changed: (object) => tell([...surroundings.put(object), keyOf(kind, object.metadata.name)]),
        removed: (object) => tell([...surroundings.remove(object), keyOf(kind, object.metadata.name)]),
      }, retry));
    } catch (error) {
      const { cause } = error as Error;
      if (!isOptional || !(cause instanceof UnknownKind || (cause instanceof ApiError && [401, 403].includes(cause.code)))) {
        throw error;
      }
      if (cause instanceof ApiError) {
        this.observer.noted(`${(error as Error).message}: failures are explained without`);
      }
      known();
    }
  }

  private surroundingsOf(namespace: string | undefined): Surroundings {
    const known = this.namespaces.get(namespace) ?? new Surroundings(this.bindingModes);
    this.namespaces.set(namespace, known);
    return known;
  }

  /** Only classes say whether a Pending claim waits for a machine. They hardly change while somebody waits. */
  private async readBindingModes(retry: RetryUntil): Promise<void> {
    if (this.watches.some(({ kind, isOptional }) => kind === 'PersistentVolumeClaim' && !isOptional)) {
      const classes = await this.cluster.list({ apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass' }, retry.signal).catch(() => undefined);
      this.bindingModes = classes && new Map(classes.items.map(({ metadata: { name }, volumeBindingMode }) => [name, volumeBindingMode]));
    }
  }
}

/** By what an object is told of that is awaited: machines, volumes and pools with what belongs to them, and others by themselves. */
export function keyOf(kind: string, name: string): string {
  return ['Pod', 'Event'].includes(kind) ? '' : subjectOf(kind, name) ?? `${kind}/${name}`;
}
