// Waits until objects of a cluster are ready, or until one of them cannot become so.
import { Awaited, GRACE } from './awaited';
import { grouped } from '../../plain-data/plain-data';
import { facts } from './diagnosis/facts';
import type { Display } from './display/display';
import { keyOf, Observation } from './observation/observation';
import { planned } from './observation/plan';
import type { Outcome } from './outcome';
import { present } from './presence';
import { preferLowMemory } from '../cluster/low-memory';
import { isNamespaced, judgeOf } from './readiness/kinds';
import { ready } from './readiness/readiness';
import { Verdict, verdict } from './verdict';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { Outages } from '../cluster/outages';
import type { Patience } from '../cluster/patience';

export type { Outcome, ObjectOutcome } from './outcome';

/** How long, and who is told. */
export interface AwaitOptions {
  /** Gives the wait up, such as after a time or on Ctrl-C; its reason's message is told. */
  readonly signal: AbortSignal;
  readonly display: Display;
  /** How long a failure may last that others may mend, such as that no node has room, in milliseconds; 5,000 by default. */
  readonly grace?: number;
  /** Whether to wait for the others when one has failed; by default, the first failure ends the wait. */
  readonly keepWaiting?: boolean;
  /** Whether the objects were applied a moment ago: those that are ready once they are there need not be looked at. */
  readonly areThere?: boolean;
}

/**
 * Waits until every object is ready, or until it is certain that one cannot become so; resolves with what became of each.
 *
 * @throws where objects of a kind cannot be looked at at all, never because an object has failed
 */
export async function awaitReady(cluster: Cluster, objects: readonly ObjectReference[], options: AwaitOptions): Promise<Outcome> {
  preferLowMemory();
  const namespaced = objects.map((object) => isNamespaced(object) ? { ...object, namespace: object.namespace ?? cluster.namespace } : object);
  return new Wait(cluster, namespaced, options).outcome();
}

/** A pool is looked at only that often for what becomes of its machines, in milliseconds: it may have thousands. */
const MEMBERS_PAUSE = 250;

class Wait {
  private readonly began = Date.now();
  private readonly over = new AbortController();
  private readonly signal: AbortSignal;
  private readonly awaited: readonly Awaited[];
  private readonly byKey: ReadonlyMap<string, readonly Awaited[]>;
  private readonly unready: Set<Awaited>;
  private readonly failed = new Set<Awaited>();
  private readonly seen = new Set<Awaited>();
  private readonly timers = new Map<Awaited, { readonly timer: NodeJS.Timeout; readonly due: number }>();
  private readonly observation: Observation;
  private readonly patience: Patience;
  private readonly cluster: Cluster;
  private isComplete = false;

  constructor(cluster: Cluster, objects: readonly ObjectReference[], private readonly options: AwaitOptions) {
    this.signal = AbortSignal.any([options.signal, this.over.signal]);
    const outages = new Outages(cluster.server, options.display);
    this.patience = { signal: this.signal, onFailure: (error) => outages.failed(error) };
    this.cluster = cluster.with(this.patience);
    this.awaited = objects.map((object) => new Awaited(object, options.grace ?? GRACE, this.began));
    this.unready = new Set(this.awaited);
    this.byKey = grouped(this.awaited, ({ object: { kind, name, namespace } }) => keyIn(namespace, keyOf(kind, name)));
    this.observation = new Observation(this.cluster, planned(objects.filter(judgeOf)), {
      concerned: (subjects, namespace) => new Set(subjects).forEach((subject) => {
        const ofPool = subject.startsWith('members/') && subject.replace('members/', 'pool/');
        this.byKey.get(keyIn(namespace, ofPool || subject))?.forEach((each) => ofPool ? this.lookIn(each, MEMBERS_PAUSE) : this.look(each));
      }),
      complete: () => {
        this.isComplete = true;
        this.awaited.filter(({ object }) => judgeOf(object)).forEach((each) => this.look(each));
      },
      noted: (note) => options.display.noted(note),
    });
  }

  async outcome(): Promise<Outcome> {
    const { display, signal } = this.options;
    display.began(this.awaited.map(({ object }) => object));
    try {
      await Promise.all([
        this.observation.run(this.patience),
        this.awaitPresence(),
        this.end(),
      ]);
    } catch (error) {
      this.over.abort();
      if (!signal.aborted) {
        display.dropped();
        throw error;
      }
    } finally {
      this.timers.forEach(({ timer }) => clearTimeout(timer));
    }
    const outcome = this.told();
    display.ended(outcome, signal.aborted && !outcome.isReady ? (signal.reason as Error).message : undefined);
    return outcome;
  }

  /** Until all is over, for whichever reason. */
  private end(): Promise<void> {
    if (this.awaited.length === 0) {
      this.over.abort();
    }
    return new Promise((resolve) => this.signal.aborted ? resolve() : this.signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  /** Objects of which nobody judges more than that they are there. */
  private async awaitPresence(): Promise<void> {
    const unjudged = this.awaited.filter(({ object }) => !judgeOf(object));
    const take = (each: Awaited) => this.take(each, ready('There'));
    if (this.options.areThere) {
      unjudged.forEach(take);
    } else {
      await present(this.cluster, unjudged, ({ object }) => object, take, this.signal);
    }
  }

  /** Looks again at an object of which something has changed. At once, since what is seen may not last: a crashed instance is soon replaced. */
  private look(each: Awaited): void {
    if (this.isComplete) {
      this.take(each, this.verdictOf(each));
    }
  }

  /** Looks again later, or as soon as it was going to anyway. */
  private lookIn(each: Awaited, milliseconds: number): void {
    const due = Date.now() + milliseconds;
    const pending = this.timers.get(each);
    if (pending !== undefined && pending.due <= due) {
      return;
    }
    clearTimeout(pending?.timer);
    const timer = setTimeout(() => {
      this.timers.delete(each);
      this.look(each);
    }, milliseconds);
    this.timers.set(each, { timer, due });
  }

  private verdictOf(each: Awaited): Verdict {
    const seen = this.observation.seen(each.object);
    if (seen !== undefined) {
      this.seen.add(each);
      return verdict(each.object, seen.object, seen.companions);
    }
    return this.seen.has(each)
      ? { state: 'failed', reason: 'Deleted', message: 'it was deleted while it was waited for', advice: 'apply it again' }
      : { state: 'progressing', reason: 'NotFound', message: 'it is not there yet' };
  }

  private take(each: Awaited, now: Verdict): void {
    if (this.signal.aborted) {
      return;
    }
    const { isNews, countsIn } = each.take(now, Date.now());
    if (countsIn > 0) {
      this.lookIn(each, countsIn);
    }
    put(this.unready, each, each.state !== 'ready');
    put(this.failed, each, each.state === 'failed');
    if (isNews) {
      this.options.display.changed(each.outcome(Date.now()));
    }
    if (this.unready.size === 0 || (this.failed.size > 0 && (!this.options.keepWaiting || this.failed.size === this.unready.size))) {
      this.over.abort();
    }
  }

  private told(): Outcome {
    const now = Date.now();
    const objects = this.awaited.map((each) => {
      each.conclude();
      const seen = each.state === 'ready' ? undefined : this.observation.seen(each.object);
      return each.outcome(now, seen && facts(seen.object, seen.companions));
    });
    return { isReady: this.unready.size === 0, objects };
  }
}

function put<Value>(set: Set<Value>, value: Value, belongs: boolean): void {
  if (belongs) {
    set.add(value);
  } else {
    set.delete(value);
  }
}

function keyIn(namespace: string | undefined, key: string): string {
  return `${namespace ?? ''}/${key}`;
}
