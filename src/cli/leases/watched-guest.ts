// A lease's guest for as long as somebody waits for it: when its instance is up, and, as soon as that is certain, why it cannot be
// worked in. It is seen as `wait` sees it, so that both say the same.
import { DELETED, guestVerdict, isUp, MACHINE } from './guest-verdict';
import type { LeaseIdentity } from './lease';
import { INSTANCE, LeaseMachines } from './lease-machines';
import type { ObjectReference } from '../cluster/cluster';
import { say, tell } from '../terminal/print';
import { facts } from '../wait/diagnosis/facts';
import type { Verdict } from '../wait/diagnosis/verdict';
import { describe } from '../wait/display/report';
import { Observation } from '../wait/observation/observation';
import type { RelatedObjects } from '../wait/observation/related-objects';
import { planWatches } from '../wait/observation/watch-plan';
import { TrackedObject, DEFAULT_GRACE } from '../wait/tracked-object';

export class WatchedGuest {
  /**
   * What a step returns during which a guest is watched.
   *
   * @param except the uid of an earlier instance, which may still be there
   */
  static async during<Result>(
    machines: LeaseMachines, lease: LeaseIdentity, except: string | undefined, step: (guest: WatchedGuest) => Promise<Result>,
  ): Promise<Result> {
    const guest = new WatchedGuest(machines, lease, except);
    const over = new AbortController();
    const watched = guest.observation.run({ signal: over.signal }).catch((error) => guest.failure.abort(error));
    try {
      return await step(guest);
    } finally {
      over.abort();
      clearTimeout(guest.timer);
      await watched;
    }
  }

  /** Resolved once its instance is up. */
  readonly up: Promise<void>;
  private readonly failure = new AbortController();
  private readonly machine: ObjectReference;
  private readonly awaited: TrackedObject;
  private readonly observation: Observation;
  private isComplete = false;
  private wasUp = false;
  private told = '';
  private rise?: () => void;
  private timer?: NodeJS.Timeout;

  private constructor({ cluster, namespace }: LeaseMachines, private readonly lease: LeaseIdentity, private readonly except?: string) {
    this.machine = { ...MACHINE, namespace, name: lease.name };
    this.awaited = new TrackedObject(this.machine, DEFAULT_GRACE, Date.now());
    this.up = new Promise((resolve) => this.rise = resolve);
    // What a lease is about is its instance: without seeing that, nothing can be told.
    const watches = planWatches([this.machine]).map((each) => ({ ...each, isOptional: each.isOptional && each.kind !== INSTANCE.kind }));
    this.observation = new Observation(cluster, watches, {
      changed: () => this.look(),
      complete: () => {
        this.isComplete = true;
        this.look();
      },
      note: (note) => say('note', note),
    });
  }

  /** Aborted when the guest cannot be worked in any more; its reason says why. */
  get lost(): AbortSignal {
    return this.failure.signal;
  }

  /** What was last said of it, and what to do about it, in one line. */
  get reason(): string {
    const outcome = this.awaited.outcome(Date.now());
    return [describe(outcome), outcome.advice].filter(Boolean).join(': ');
  }

  /** What else there is to say, one fact a line. */
  get facts(): string[] {
    const seen = this.seen();
    return seen === undefined ? [] : facts(seen.object, seen.related);
  }

  private look(): void {
    if (!this.isComplete || this.lost.aborted) {
      return;
    }
    const seen = this.seen();
    const verdict = seen === undefined ? DELETED : guestVerdict(seen.object, seen.related, this.wasUp);
    const { countsIn } = this.awaited.update(verdict, Date.now());
    clearTimeout(this.timer);
    this.timer = countsIn > 0 ? setTimeout(() => this.look(), countsIn) : undefined;
    this.tell(verdict);
    if (this.awaited.state === 'failed') {
      this.failure.abort(new Error(this.reason));
    } else if (seen !== undefined && isUp(seen.related)) {
      this.wasUp = true;
      this.rise?.();
    }
  }

  /** Of a machine that is only on its way, there is nothing more to say. */
  private tell({ state, reason, progress }: Verdict): void {
    const line = state === 'failed' ? describe(this.awaited.outcome(Date.now())) : [reason, progress].filter(Boolean).join(' ');
    if (line !== this.told && reason !== 'Stopped') {
      this.told = line;
      tell(`lease ${this.lease.slug}: ${line}`);
    }
  }

  /** The machine and what belongs to it, without what is left of an earlier start. */
  private seen(): { readonly object: any; readonly related: RelatedObjects } | undefined {
    const seen = this.observation.find(this.machine);
    const isEarlier = this.except !== undefined && seen?.related.instance?.metadata.uid === this.except;
    return seen && isEarlier ? { ...seen, related: { ...seen.related, instance: undefined, pods: [] } } : seen;
  }
}
