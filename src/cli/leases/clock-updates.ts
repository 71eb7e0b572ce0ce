// The updates of the clock of a lease in use. If they fail, clean-up may end the lease under its user, so that is reported.
import { endsWithoutUpdates, TOUCH_INTERVAL } from './cleanup-decision';
import type { Lease } from './lease';
import { LeaseMachines, MachineGone } from './lease-machines';
import { timeoutSignal } from '../command-line/cancellation';
import { say } from '../terminal/print';

/** The shortest time between two updates, in seconds, since anybody may set the idle timeout of a machine to zero. */
const MIN_INTERVAL = 1;

/** How long an update is retried at least, in milliseconds. */
const MIN_TIMEOUT = 15_000;

export class ClockUpdates {
  private readonly controller = new AbortController();
  private readonly interval: number;
  private readonly timer: NodeJS.Timeout;
  private isUpdating = false;
  private isFailing = false;

  /**
   * Begins the updates.
   *
   * @param last the lease after the last update
   */
  constructor(private readonly machines: LeaseMachines, private last: Lease, private readonly change: (lease: Lease) => Lease | undefined) {
    this.interval = Math.max(MIN_INTERVAL, Math.min(TOUCH_INTERVAL, last.idleTimeout / 3)) * 1000;
    // The timer does not keep the process alive.
    this.timer = setInterval(() => void this.update(), this.interval).unref();
  }

  /**
   * Ends the updates, and gives up one without an answer, which would be retried while the cluster is unreachable. If the server still gets it
   * after the caller's next update, it refuses it, since it names an older version.
   */
  end(): void {
    clearInterval(this.timer);
    this.controller.abort();
  }

  private async update(): Promise<void> {
    if (this.isUpdating) {
      return;
    }
    this.isUpdating = true;
    const ended = AbortSignal.any([this.machines.signal, this.controller.signal]);
    try {
      const within = AbortSignal.any([ended, timeoutSignal(Math.max(this.interval, MIN_TIMEOUT))]);
      this.last = await this.machines.until(within).update(this.last, this.change);
      this.report(undefined);
    } catch (error) {
      // The next update follows a failed one soon enough.
      if (!ended.aborted) {
        this.report(error as Error);
      }
    } finally {
      this.isUpdating = false;
    }
  }

  /** Reports only when updates begin to fail, and when they work again. */
  private report(failure: Error | undefined): void {
    const isFailing = failure !== undefined;
    if (isFailing !== this.isFailing) {
      this.isFailing = isFailing;
      say('note', failure === undefined ? `lease ${this.last.slug}: it is recorded again that it is in use` : this.failureText(failure));
    }
  }

  private failureText(failure: Error): string {
    if (failure instanceof MachineGone) {
      return failure.message;
    }
    const ends = endsWithoutUpdates(this.last);
    const consequence = ends === undefined ? ''
      : `, so clean-up may ${this.last.release === 'stop' && this.last.state !== 'provisioning' ? 'switch it off' : 'delete its machine'} from ${ends.toISOString()} on`;
    return `lease ${this.last.slug}: it cannot be recorded that it is in use${consequence}: ${failure.message}`;
  }
}
