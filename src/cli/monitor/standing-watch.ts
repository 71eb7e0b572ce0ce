// A watch that is to last as long as the process: it begins anew whatever ends it, and knows whether it still sees everything.
import { setTimeout as sleep } from 'timers/promises';
import { Log } from './log';
import { ApiError } from '../cluster/api-error';
import type { Cluster, ObjectQuery } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { watch, Watcher } from '../cluster/watch';

/** What is watched. */
export interface Watched extends ObjectQuery {
  /** Whether a cluster may do without the kind. */
  readonly isOptional?: boolean;
}

/** How long a watch may fail until what it has told counts as old, in milliseconds. */
const TOLERANCE = 60_000;

/** How long it rests after what does not pass by itself, such as a permission that is missing, in milliseconds. */
const REST = 10_000;

export class StandingWatch {
  /** How often it has failed, by the word for why. */
  readonly failures = new Map<string, number>();
  private isComplete = false;
  private failing?: { readonly since: number; readonly error: Error };

  constructor(readonly watched: Watched, private readonly log: Log) {}

  /** Whether it sees what happens at this moment. */
  get isConnected(): boolean {
    return this.isComplete && this.failing === undefined;
  }

  /** Why what it told may not be so any more, unless it is. */
  unready(now = Date.now()): string | undefined {
    const { isComplete, failing, watched: { kind, namespace } } = this;
    if (isComplete && (failing === undefined || now - failing.since < TOLERANCE)) {
      return undefined;
    }
    const where = namespace === undefined ? kind : `${kind} in namespace ${JSON.stringify(namespace)}`;
    return `${where}: ${failing?.error.message ?? 'not yet listed'}`;
  }

  /** Keeps telling until the signal is aborted. */
  async run(cluster: Cluster, watcher: Omit<Watcher, 'connected'>, signal: AbortSignal): Promise<void> {
    const connected = () => this.connected();
    while (!signal.aborted) {
      // What breaks because it is to end has not failed.
      const onFailure = (error: Error) => signal.aborted || this.failed(error);
      await watch(cluster, this.watched, { ...watcher, connected }, { signal, onFailure }).catch((error) => this.refused(error));
      await sleep(REST, undefined, { signal }).catch(() => undefined);
    }
  }

  private connected(): void {
    const { kind, namespace } = this.watched;
    if (!this.isConnected) {
      this.log.tell('info', `${kind} is watched${this.isComplete ? ' again' : ''}`, { namespace });
    }
    this.isComplete = true;
    this.failing = undefined;
  }

  private failed(error: Error): void {
    const { kind, namespace } = this.watched;
    const type = error instanceof ApiError ? error.reason ?? String(error.code) : error.constructor.name;
    this.failures.set(type, (this.failures.get(type) ?? 0) + 1);
    // The first failure is told, not each attempt after it.
    this.log.tell(this.failing === undefined ? 'warn' : 'debug', `${kind} cannot be watched: ${error.message}`, { namespace });
    this.failing ??= { since: Date.now(), error };
  }

  private refused(error: Error): void {
    if (error instanceof UnknownKind && this.watched.isOptional) {
      this.log.tell(this.isComplete ? 'debug' : 'info', `${error.message}: the monitor does without it`);
      this.isComplete = true;
    } else {
      this.failed(error);
    }
  }
}
