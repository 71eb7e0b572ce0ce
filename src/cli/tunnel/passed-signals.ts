// Passes the signals of this process on to a program that it runs.
import type { ChildProcess } from 'child_process';

/** The time after which a signal is sent again, in milliseconds. */
const KILL_INTERVAL = 500;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export class PassedSignals {
  /** The last signal that this process received, if any. */
  public latest?: NodeJS.Signals;
  /** What happens before the first signal is passed on; undefined once a second one was. */
  public before?: Promise<void>;
  private repeating?: NodeJS.Timeout;
  private isOver = false;

  /** @param beforeSignal runs before the first signal is passed on */
  constructor(private readonly child: ChildProcess, private readonly beforeSignal?: () => Promise<void>) {
    SIGNALS.forEach((each) => process.on(each, this.pass));
  }

  /** Passes no more signals on. */
  public stop(): void {
    this.isOver = true;
    clearInterval(this.repeating);
    SIGNALS.forEach((each) => process.off(each, this.pass));
  }

  private readonly pass = (received: NodeJS.Signals): void => {
    const isFirst = this.latest === undefined;
    this.latest = received;
    if (isFirst && this.beforeSignal !== undefined) {
      this.before = this.beforeSignal().finally(() => {
        this.child.kill(received);
        // ssh may overlook a signal until its next keepalive.
        this.repeating = this.isOver ? undefined : setInterval(() => this.child.kill(received), KILL_INTERVAL);
      });
    } else {
      this.before = undefined;
      this.child.kill(received);
    }
  };
}
