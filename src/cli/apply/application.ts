// All objects on their way to a cluster: stage after stage, each with what becomes of it. What fails keeps nothing else back
// but what cannot be there without it.
import { Before } from './before';
import { broughtSources, conditionMet, copiedSources, kindServed } from './prerequisites';
import { Applied, SendOptions, serverSideApply } from './server-side-apply';
import { stages } from './stages';
import type { WantedObject } from './wanted';
import { objectIdentity } from '../../admission/object-identity';
import { ApiError, Unreachable } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { limiter } from '../cluster/limit';
import type { RetryUntil } from '../cluster/retry';

/** Told of each object as soon as it is applied. */
export type Told = (object: WantedObject, applied: Applied) => void;

/** What has become of the objects. */
export interface Outcome {
  readonly applied: ReadonlyMap<WantedObject, Applied>;
  /** What the cluster refused, and what it could not be asked for. */
  readonly failed: ReadonlyMap<WantedObject, Error>;
  /** What had been sent when it was given up, and was not answered. */
  readonly unanswered: readonly WantedObject[];
  /** What had not been sent then. */
  readonly unsent: readonly WantedObject[];
}

export class Application {
  private readonly applied = new Map<WantedObject, Applied>();
  private readonly failed = new Map<WantedObject, Error>();
  private readonly unanswered: WantedObject[] = [];
  private readonly byIdentity: ReadonlyMap<string, WantedObject>;
  private readonly brought: ReadonlySet<string>;
  private readonly sources = new Map<string, Promise<void>>();
  private readonly before: Before;
  private readonly limited = limiter();

  constructor(
    private readonly cluster: Cluster, private readonly objects: readonly WantedObject[], private readonly options: SendOptions,
    private readonly retry: RetryUntil, private readonly told: Told,
  ) {
    this.byIdentity = new Map(objects.map((object) => [object.identity, object]));
    this.before = new Before(cluster, objects, retry);
    this.brought = new Set(broughtSources(objects.map(({ manifest }) => manifest)).map(identityOf));
  }

  /** @param record writes into a namespace what is to be known before anything is sent but that namespace itself */
  async run(record?: { readonly namespace: string; readonly write: () => Promise<void> }): Promise<Outcome> {
    const late: Promise<void>[] = [];
    const isFirst = ({ kind, name }: WantedObject) => kind === 'Namespace' && name === record?.namespace;
    const first = this.objects.filter(isFirst);
    await Promise.all(first.map((object) => this.send(object)));
    if (!this.isYetToCome(first)) {
      await record?.write();
    }
    for (const stage of stages(this.objects.filter((object) => !isFirst(object)))) {
      await Promise.all(stage.map((object) => {
        const sources = this.options.dryRun ? [] : copiedSources(object.manifest).filter((source) => this.brought.has(identityOf(source)));
        if (sources.length === 0) {
          return this.send(object);
        }
        // An import may take long: nothing else waits for it.
        late.push(this.sendAfter(sources, object));
        return undefined;
      }));
    }
    await Promise.all(late);
    const isOpen = (object: WantedObject) => !this.applied.has(object) && !this.failed.has(object) && !this.unanswered.includes(object);
    return { applied: this.applied, failed: this.failed, unanswered: this.unanswered, unsent: this.objects.filter(isOpen) };
  }

  private async sendAfter(sources: readonly ObjectReference[], object: WantedObject): Promise<void> {
    try {
      await Promise.all(sources.map((source) => this.sourceReady(source)));
    } catch (error) {
      this.failed.set(object, error as Error);
      return;
    }
    await this.send(object);
  }

  private sourceReady(source: ObjectReference): Promise<void> {
    const key = identityOf(source);
    const asked = this.sources.get(key) ?? conditionMet(this.cluster, source, 'Ready', this.retry);
    this.sources.set(key, asked);
    return asked;
  }

  private send(object: WantedObject): Promise<void> {
    return this.limited(async () => {
      if (this.retry.signal.aborted) {
        return;
      }
      try {
        const applied = await this.apply(object);
        this.applied.set(object, applied);
        this.told(object, applied);
      } catch (error) {
        this.fail(object, error as Error);
      }
    });
  }

  private async apply(object: WantedObject): Promise<Applied> {
    const needs = object.needs.map((identity) => this.byIdentity.get(identity)!);
    const missing = needs.find((need) => this.failed.has(need));
    if (missing !== undefined) {
      throw new Error(`was not sent, since its ${missing.kind} ${JSON.stringify(missing.name)} is not there`);
    }
    if (this.isYetToCome(needs)) {
      return { after: object.manifest, warnings: [] };
    }
    const applied = await serverSideApply(this.cluster, object, await this.before.of(object), this.options, this.retry);
    if (object.kind === 'CustomResourceDefinition' && !this.options.dryRun) {
      await kindServed(this.cluster, applied.after, this.retry);
    }
    return applied;
  }

  /** Whether something is there only once it is more than asked about: nobody can be asked about what needs that. */
  private isYetToCome(objects: readonly WantedObject[]): boolean {
    return this.options.dryRun && objects.some((object) => this.applied.get(object)?.before === undefined);
  }

  /** What was given up has not failed, unless the cluster said something before. */
  private fail(object: WantedObject, error: Error): void {
    const isAnswer = !this.retry.signal.aborted || error instanceof ApiError || error instanceof Unreachable;
    if (isAnswer) {
      this.failed.set(object, error);
    } else {
      this.unanswered.push(object);
    }
  }
}

function identityOf({ apiVersion, kind, name, namespace }: ObjectReference): string {
  return objectIdentity({ apiVersion, kind, metadata: { name, namespace } });
}
