// Applies objects to a cluster, stage by stage. If an object fails, the others are still applied, except those that cannot exist
// without it.
import { LiveObjects } from './live-objects';
import { sourcesAmong, sourcesOf, waitForCondition, waitForKind } from './prerequisites';
import { Applied, SendOptions, serverSideApply } from './server-side-apply';
import { failureOf } from '../../issues/issues';
import { groupBy } from '../../plain-data/plain-data';
import { ApiError, Unreachable } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { limiter, mapLimited } from '../cluster/limit';
import type { RetryUntil } from '../cluster/retry';
import { applyStages } from '../manifests/apply-stages';
import type { DesiredObject } from '../manifests/desired-objects';
import { identityOf } from '../manifests/stored-object';

/** Called for each object as soon as it is applied. Only its result is kept. */
type OnApplied<Result> = (object: DesiredObject, applied: Applied) => Result | Promise<Result>;

/** The result for each object. */
export interface Outcome<Result> {
  readonly applied: ReadonlyMap<DesiredObject, Result>;
  /** Objects that the cluster refused, or that could not be sent. */
  readonly failed: ReadonlyMap<DesiredObject, Error>;
  /** Objects that were sent before the cancellation, without an answer. */
  readonly unanswered: readonly DesiredObject[];
  /** Objects that were not sent before the cancellation. */
  readonly unsent: readonly DesiredObject[];
}

/** One pass over all objects. */
export class Applier<Result> {
  private readonly applied = new Map<DesiredObject, Result>();
  /** Objects that existed before. */
  private readonly existing = new Set<DesiredObject>();
  private readonly failed = new Map<DesiredObject, Error>();
  private readonly unanswered: DesiredObject[] = [];
  private readonly byIdentity: ReadonlyMap<string, DesiredObject>;
  /** The objects that create each source to wait for. A dry run creates none. */
  private readonly appliedSources: ReadonlyMap<string, readonly DesiredObject[]>;
  private readonly readySources = new Map<string, Promise<void>>();
  private readonly live: LiveObjects;
  /** The limit also counts objects that waited for a source and are sent during a later stage. */
  private readonly limit = limiter();

  constructor(
    private readonly cluster: Cluster, private readonly objects: readonly DesiredObject[], private readonly options: SendOptions,
    private readonly retry: RetryUntil, private readonly onApplied: OnApplied<Result>,
  ) {
    this.byIdentity = new Map(objects.map((object) => [object.identity, object]));
    this.live = new LiveObjects(cluster, objects, retry);
    const created = options.dryRun ? [] : objects.flatMap((object) => sourcesAmong([object]).map((source) => ({ key: identityOf(source), object })));
    this.appliedSources = new Map([...groupBy(created, ({ key }) => key)].map(([key, each]) => [key, each.map(({ object }) => object)]));
  }

  /** @param record the record to write before any object is sent, except the namespace that it is written to */
  async run(record?: { readonly namespace: string; readonly write: () => Promise<void> }): Promise<Outcome<Result>> {
    const clonesInProgress: Promise<void>[] = [];
    const isRecordNamespace = ({ kind, name }: DesiredObject) => kind === 'Namespace' && name === record?.namespace;
    const recordNamespaces = this.objects.filter(isRecordNamespace);
    await Promise.all(recordNamespaces.map((object) => this.send(object)));
    // If its namespace is refused, nothing is sent: no set would record it.
    const isRecordable = !recordNamespaces.some((object) => this.failed.has(object));
    if (isRecordable && !this.wouldBeMissing(recordNamespaces)) {
      await record?.write();
    }
    for (const stage of isRecordable ? applyStages(this.objects.filter((object) => !isRecordNamespace(object))) : []) {
      const clones: [DesiredObject, ObjectReference[]][] = [];
      await mapLimited(stage, async (object) => {
        const isApplied = (source: ObjectReference) => this.appliedSources.has(identityOf(source));
        const sources = this.appliedSources.size === 0 ? [] : sourcesOf(object.manifest).filter(isApplied);
        if (sources.length === 0) {
          await this.send(object);
        } else {
          clones.push([object, sources]);
        }
      });
      // An import may take long, so nothing else waits for it. At this point it is known whether the sources were refused.
      clones.forEach(([object, sources]) => clonesInProgress.push(this.sendAfter(sources, object)));
    }
    await Promise.all(clonesInProgress);
    const isUnsent = (object: DesiredObject) => !this.applied.has(object) && !this.failed.has(object) && !this.unanswered.includes(object);
    return { applied: this.applied, failed: this.failed, unanswered: this.unanswered, unsent: this.objects.filter(isUnsent) };
  }

  private async sendAfter(sources: readonly ObjectReference[], object: DesiredObject): Promise<void> {
    try {
      await Promise.all(sources.map((source) => this.waitForSource(source)));
    } catch (error) {
      this.failed.set(object, error as Error);
      return;
    }
    await this.send(object);
  }

  private waitForSource(source: ObjectReference): Promise<void> {
    const key = identityOf(source);
    const ready = this.readySources.get(key) ?? waitForCondition(this.cluster, source, 'Ready', this.isBeingApplied(key) ? this.retry : { ...this.retry, timeout: 0 });
    this.readySources.set(key, ready);
    return ready;
  }

  /** Whether a source comes from an applied object. A refused one may exist from an earlier run, but nothing has to wait for it. */
  private isBeingApplied(source: string): boolean {
    return this.appliedSources.get(source)!.some((object) => !this.failed.has(object));
  }

  private send(object: DesiredObject): Promise<void> {
    return this.limit(async () => {
      if (this.retry.signal.aborted) {
        return;
      }
      try {
        const applied = await this.apply(object);
        if (applied.before !== undefined) {
          this.existing.add(object);
        }
        this.applied.set(object, await this.onApplied(object, applied));
      } catch (error) {
        this.handleError(object, failureOf(error));
      }
    });
  }

  private async apply(object: DesiredObject): Promise<Applied> {
    const needs = object.needs.map((identity) => this.byIdentity.get(identity)!);
    const missing = needs.find((need) => this.failed.has(need));
    if (missing !== undefined) {
      throw new Error(`was not sent, since its ${missing.kind} ${JSON.stringify(missing.name)} was not applied`);
    }
    if (this.wouldBeMissing(needs)) {
      return { after: object.manifest, warnings: [] };
    }
    const applied = await serverSideApply(this.cluster, object, await this.live.read(object), this.options, this.retry);
    if (object.kind === 'CustomResourceDefinition' && !this.options.dryRun) {
      await waitForKind(this.cluster, applied.after, this.retry);
    }
    return applied;
  }

  /** Whether a dry run would create one of these objects. The server cannot judge objects that depend on one that does not exist. */
  private wouldBeMissing(objects: readonly DesiredObject[]): boolean {
    return this.options.dryRun && objects.some((object) => !this.existing.has(object));
  }

  /** A cancelled request has failed only if the cluster answered it. */
  private handleError(object: DesiredObject, error: Error): void {
    const isAnswer = !this.retry.signal.aborted || error instanceof ApiError || error instanceof Unreachable;
    if (isAnswer) {
      this.failed.set(object, error);
    } else {
      this.unanswered.push(object);
    }
  }
}
