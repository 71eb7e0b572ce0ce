// One object that is waited for: what was last known of it, and since when it has been failing.
import type { ObjectOutcome } from './outcome';
import type { State } from './readiness/readiness';
import { Verdict } from './verdict';
import type { ObjectReference } from '../cluster/cluster';

/** How long a failure has to last until it counts, in milliseconds: what a controller takes back at once, it said too early. */
const SETTLED = 700;

/** How long one may last that others may mend, in milliseconds, unless somebody says otherwise. */
export const GRACE = 5_000;

export class Awaited {
  /** What fails only for the moment is still on its way. */
  state: State = 'progressing';
  private verdict: Verdict = { state: 'progressing', reason: 'Unknown', message: 'the cluster has not told of it yet' };
  private failingSince?: number;
  private readyAt?: number;

  /** @param grace how long a failure may last that others may mend, in milliseconds */
  constructor(readonly object: ObjectReference, private readonly grace: number, private readonly began: number) {}

  /**
   * Takes what is known now.
   *
   * @returns whether that is news, and in how many milliseconds a failure counts that does not count yet
   */
  take(verdict: Verdict, now: number): { readonly isNews: boolean; readonly countsIn: number } {
    const before = { ...this.verdict, state: this.state };
    this.failingSince = verdict.state === 'failed' ? this.failingSince ?? now : undefined;
    this.readyAt = verdict.state === 'ready' ? this.readyAt ?? now : undefined;
    const countsIn = this.failingSince === undefined ? 0 : Math.max(0, this.failingSince + this.patienceWith(verdict) - now);
    this.verdict = verdict;
    this.state = countsIn > 0 ? 'progressing' : verdict.state;
    const after = { ...verdict, state: this.state };
    return { isNews: (['state', 'reason', 'message', 'progress'] as const).some((field) => after[field] !== before[field]), countsIn };
  }

  /** Nothing is waited for any more, not even whether a failure lasts, unless others may mend it. */
  conclude(): void {
    this.state = this.verdict.mayPass ? this.state : this.verdict.state;
  }

  /** @param facts what else there is to say of it */
  outcome(now: number, facts: readonly string[] = []): ObjectOutcome {
    const { reason, message, progress, advice } = this.verdict;
    return {
      object: this.object,
      state: this.state,
      reason,
      ...message !== undefined && { message },
      ...progress !== undefined && { progress },
      ...advice !== undefined && { advice },
      facts,
      elapsed: (this.readyAt ?? now) - this.began,
    };
  }

  private patienceWith({ hasHappened, mayPass }: Verdict): number {
    return hasHappened ? 0 : mayPass ? this.grace : SETTLED;
  }
}
