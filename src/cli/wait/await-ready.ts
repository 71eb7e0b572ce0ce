// Waits until objects of a cluster are ready, or until one of them cannot become ready.
import { TrackedObject, DEFAULT_GRACE } from './tracked-object';
import { groupBy } from '../../plain-data/plain-data';
import { preferLowMemory } from '../cluster/low-memory';
import { factLines } from './diagnosis/facts';
import { Verdict, verdictOf } from './diagnosis/verdict';
import type { Display } from './display/display';
import type { Outcome } from './display/report';
import { keyOf, Observation } from './observation/observation';
import { planWatches } from './observation/watch-plan';
import { isNamespaced, judgeOf } from './readiness/kinds';
import { ready } from './readiness/readiness';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { namespacedName } from '../cluster/object-name';
import type { RetryUntil } from '../cluster/retry';
import { pollUntil } from '../cluster/watch-until';
import { MAX_TIMER } from '../command-line/duration';

/** How long to wait, and what to display. */
interface AwaitOptions {
  /** Ends the wait, such as on a timeout or Ctrl-C. The message of its reason is printed. */
  readonly signal: AbortSignal;
  readonly display: Display;
  /** How long a failure that may resolve without a change, such as a lack of room on nodes, lasts before it counts, in milliseconds; 5,000 by default. */
  readonly grace?: number;
  /**
   * Whether to keep waiting for the other objects once one has failed.
   * @default false
   */
  readonly keepWaiting?: boolean;
  /**
   * Whether the objects are known to exist. Objects that are ready once they exist are not read then.
   * @default false
   */
  readonly objectsExist?: boolean;
}

/**
 * Waits until every object is ready, or until it is certain that one cannot become ready.
 *
 * @throws if the objects of a kind cannot be watched, never because an object has failed
 */
export async function awaitReady(cluster: Cluster, objects: readonly ObjectReference[], options: AwaitOptions): Promise<Outcome> {
  preferLowMemory();
  const namespaced = objects.map((object) => isNamespaced(object) ? { ...object, namespace: object.namespace ?? cluster.namespace } : object);
  return new Wait(cluster, namespaced, options).outcome();
}

/** The shortest time between two verdicts on a pool whose machines change, in milliseconds: it may have thousands of machines. */
const POOL_INTERVAL = 250;

class Wait {
  private readonly startedAt = performance.now();
  private readonly controller = new AbortController();
  private readonly signal: AbortSignal;
  private readonly objects: readonly TrackedObject[];
  /** The judged objects only: others may share a kind and name with a watched object, such as a VirtualMachine of another platform. */
  private readonly judgedByKey: ReadonlyMap<string, readonly TrackedObject[]>;
  private readonly unready: Set<TrackedObject>;
  private readonly failed = new Set<TrackedObject>();
  private readonly found = new Set<TrackedObject>();
  private readonly timers = new Map<TrackedObject, { readonly timer: NodeJS.Timeout; readonly due: number }>();
  private readonly observation: Observation;
  private readonly retry: RetryUntil;
  private readonly cluster: Cluster;
  private isComplete = false;

  constructor(cluster: Cluster, objects: readonly ObjectReference[], private readonly options: AwaitOptions) {
    this.signal = AbortSignal.any([options.signal, this.controller.signal]);
    this.retry = cluster.server.retryUntil(this.signal);
    this.cluster = cluster.with(this.retry);
    this.objects = objects.map((object) => new TrackedObject(object, options.grace ?? DEFAULT_GRACE, this.startedAt));
    this.unready = new Set(this.objects);
    const judged = this.objects.filter(({ object }) => judgeOf(object));
    this.judgedByKey = groupBy(judged, ({ object: { kind, name, namespace } }) => namespacedName({ namespace, name: keyOf(kind, name) }));
    this.observation = new Observation(this.cluster, planWatches(objects.filter(judgeOf)), {
      changed: (subjects, namespace) => new Set(subjects).forEach((subject) => {
        const isOfMembers = subject.startsWith('members/');
        const name = isOfMembers ? subject.replace('members/', 'pool/') : subject;
        const affected = this.judgedByKey.get(namespacedName({ namespace, name }));
        affected?.forEach((each) => isOfMembers ? this.checkLater(each, POOL_INTERVAL) : this.check(each));
      }),
      complete: () => {
        this.isComplete = true;
        judged.forEach((each) => this.check(each));
      },
      unwatchable: ({ kind, namespace }) => (
        this.awaitExistence(judged.filter(({ object }) => object.kind === kind && object.namespace === namespace))
      ),
    });
  }

  async outcome(): Promise<Outcome> {
    const { display, signal } = this.options;
    display.begin(this.objects.map(({ object }) => object));
    try {
      await Promise.all([
        this.observation.run(this.retry),
        this.awaitExistence(this.objects.filter(({ object }) => !judgeOf(object))),
        this.untilOver(),
      ]);
    } catch (error) {
      this.controller.abort();
      if (!signal.aborted) {
        display.abort();
        throw error;
      }
    } finally {
      this.timers.forEach(({ timer }) => clearTimeout(timer));
    }
    const outcome = this.concludeAll();
    display.finish(outcome, signal.aborted && !outcome.isReady ? (signal.reason as Error).message : undefined);
    return outcome;
  }

  /** Resolves once the wait is over, for any reason. */
  private untilOver(): Promise<void> {
    if (this.objects.length === 0) {
      this.controller.abort();
    }
    return new Promise((resolve) => this.signal.aborted ? resolve() : this.signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  /** Waits for objects that are ready once they exist, as far as can be seen. */
  private async awaitExistence(objects: readonly TrackedObject[]): Promise<void> {
    const markReady = (each: TrackedObject) => {
      this.found.add(each);
      this.applyVerdict(each, ready('Exists'));
    };
    if (this.options.objectsExist) {
      objects.forEach(markReady);
    } else {
      await pollUntil(this.cluster, objects.map((each) => ({ ...each.object, each })), (object, { each }) => {
        if (object !== undefined) {
          markReady(each);
        }
        return object !== undefined;
      }, this.signal);
    }
  }

  /** Judges a changed object immediately, since a state may be short: a crashed instance is soon replaced. */
  private check(each: TrackedObject): void {
    if (this.isComplete) {
      this.applyVerdict(each, this.verdictOf(each));
    }
  }

  /** Judges an object after a delay, or earlier if that is already scheduled. */
  private checkLater(each: TrackedObject, milliseconds: number): void {
    const due = performance.now() + milliseconds;
    const pending = this.timers.get(each);
    if (pending !== undefined && pending.due <= due) {
      return;
    }
    clearTimeout(pending?.timer);
    const timer = setTimeout(() => {
      this.timers.delete(each);
      this.check(each);
    }, Math.min(milliseconds, MAX_TIMER));
    this.timers.set(each, { timer, due });
  }

  private verdictOf(each: TrackedObject): Verdict {
    const seen = this.observation.find(each.object);
    if (seen !== undefined) {
      this.found.add(each);
      return verdictOf(each.object, seen.object, seen.related);
    }
    if (this.observation.isUnwatchable(each.object)) {
      // A user who may not watch the object only knows whether it exists.
      return this.found.has(each) ? ready('Exists') : NOT_FOUND;
    }
    return this.found.has(each)
      ? { state: 'failed', reason: 'Deleted', message: 'it was deleted during the wait', advice: 'apply it again' }
      : NOT_FOUND;
  }

  private applyVerdict(each: TrackedObject, verdict: Verdict): void {
    if (this.signal.aborted) {
      return;
    }
    const { isChanged, remainingMs } = each.update(verdict, performance.now());
    if (remainingMs > 0) {
      this.checkLater(each, remainingMs);
    }
    setMembership(this.unready, each, each.state !== 'ready');
    setMembership(this.failed, each, each.state === 'failed');
    if (isChanged) {
      this.options.display.update(each.outcome(performance.now()));
    }
    if (this.unready.size === 0 || (this.failed.size > 0 && (!this.options.keepWaiting || this.failed.size === this.unready.size))) {
      this.controller.abort();
    }
  }

  private concludeAll(): Outcome {
    const now = performance.now();
    const objects = this.objects.map((each) => {
      each.conclude();
      const seen = each.state === 'ready' ? undefined : this.observation.find(each.object);
      return each.outcome(now, seen && factLines(seen.object, seen.related));
    });
    return { isReady: this.unready.size === 0, objects };
  }
}

const NOT_FOUND: Verdict = { state: 'progressing', reason: 'NotFound', message: 'it does not exist yet' };

function setMembership<Value>(set: Set<Value>, value: Value, isMember: boolean): void {
  if (isMember) {
    set.add(value);
  } else {
    set.delete(value);
  }
}
