// One object of a wait: its last verdict, and how long it has been failing.
import { Verdict } from './diagnosis/verdict';
import type { ObjectOutcome } from './display/report';
import type { State } from './readiness/readiness';
import { omitEmpty } from '../../plain-data/plain-data';
import type { ObjectReference } from '../cluster/cluster';

/** How long a failure must last before it counts, in milliseconds: controllers resolve some immediately. */
const SETTLING_TIME = 700;

/** How long readiness must last before it counts if a controller may not have seen a change yet, in milliseconds. */
const NOTICING_TIME = 3_000;

/** How long a failure that may recover must last before it counts, in milliseconds. */
export const DEFAULT_GRACE = 5_000;

export class TrackedObject {
  /** `progressing` also while a failure or readiness does not count yet. */
  state: State = 'progressing';
  private verdict: Verdict = { state: 'progressing', reason: 'Unknown', message: 'the cluster has not reported it yet' };
  private failingSince?: number;
  private readyAt?: number;

  /**
   * @param grace how long a failure that may recover must last before it counts, in milliseconds
   * @param startedAt when the wait began: like all times here, by the monotonic clock in milliseconds, since the local one may be changed
   */
  constructor(readonly object: ObjectReference, private readonly grace: number, private readonly startedAt: number) {}

  /**
   * Takes a new verdict.
   *
   * @returns whether it differs from the last one, and the milliseconds until it counts
   */
  update(verdict: Verdict, now: number): { readonly isChanged: boolean; readonly remainingMs: number } {
    const before = { ...this.verdict, state: this.state };
    this.failingSince = verdict.state === 'failed' ? this.failingSince ?? now : undefined;
    this.readyAt = verdict.state === 'ready' ? this.readyAt ?? now : undefined;
    const since = this.failingSince ?? this.readyAt;
    const remainingMs = since === undefined ? 0 : Math.max(0, since + this.graceFor(verdict) - now);
    this.verdict = verdict;
    this.state = remainingMs > 0 ? 'progressing' : verdict.state;
    const after = { ...verdict, state: this.state };
    return { isChanged: (['state', 'reason', 'message', 'progress'] as const).some((field) => after[field] !== before[field]), remainingMs };
  }

  /** At the end of the wait, a verdict counts immediately, unless it may still change. */
  conclude(): void {
    this.state = this.verdict.mayRecover || this.verdict.countsLater ? this.state : this.verdict.state;
  }

  /** @param facts further facts, one per line */
  outcome(now: number, facts: readonly string[] = []): ObjectOutcome {
    const { reason, message, progress, advice } = this.verdict;
    return {
      object: this.object,
      state: this.state,
      reason,
      ...omitEmpty({ message, progress, advice }),
      facts,
      elapsed: Math.round((this.readyAt ?? now) - this.startedAt),
    };
  }

  private graceFor({ state, countsAtOnce, countsLater, mayRecover, duration = 0 }: Verdict): number {
    if (state === 'ready') {
      return countsLater ? NOTICING_TIME : 0;
    }
    return countsAtOnce ? 0 : mayRecover ? Math.max(this.grace, duration) : SETTLING_TIME;
  }
}
