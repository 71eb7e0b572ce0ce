// A watch that lasts as long as the process. It restarts after any failure, and knows whether its data is up to date.
import { setTimeout as sleep } from 'timers/promises';
import { Log } from './log';
import { ApiError } from '../cluster/api-error';
import type { Cluster, ObjectQuery } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { watch, Watcher } from '../cluster/watch';

/** The kind to watch. */
export interface WatchedKind extends ObjectQuery {
  /** Whether the cluster may lack the kind. */
  readonly isOptional?: boolean;
}

/** The time after which a failing watch counts as out of date, in milliseconds. */
const STALE_AFTER = 60_000;

/** The pause after a failure that is not transient, such as a missing permission, in milliseconds. */
const RESTART_PAUSE = 10_000;

/** Why a watch is not up to date. */
interface Failure {
  /** When it began, by the monotonic clock, in milliseconds. */
  readonly since: number;
  /** The last error. */
  readonly error: Error;
  /** The types of errors that were logged as warnings. */
  readonly types: ReadonlySet<string>;
}

export class StandingWatch {
  /** The number of failures by reason. */
  readonly failures = new Map<string, number>();
  private state: 'not yet listed' | 'watched' | 'absent' = 'not yet listed';
  private failure?: Failure;

  constructor(readonly watched: WatchedKind, private readonly log: Log) {}

  /** Whether the watch is currently up to date; undefined if the cluster does not have the kind. */
  get isConnected(): boolean | undefined {
    return this.state === 'absent' ? undefined : this.state === 'watched' && this.failure === undefined;
  }

  /** Why its data may be out of date; undefined if it is up to date. */
  staleReason(now = performance.now()): string | undefined {
    const { state, failure: currentFailure, watched: { kind, namespace } } = this;
    if (state !== 'not yet listed' && (currentFailure === undefined || now - currentFailure.since < STALE_AFTER)) {
      return undefined;
    }
    const where = namespace === undefined ? kind : `${kind} in namespace ${JSON.stringify(namespace)}`;
    return `${where}: ${currentFailure?.error.message ?? state}`;
  }

  /** Watches until the signal is aborted. */
  async run(cluster: Cluster, watcher: Omit<Watcher, 'connected' | 'proven'>, signal: AbortSignal): Promise<void> {
    const [connected, proven] = [() => this.connected(), () => this.proven()];
    while (!signal.aborted) {
      // An aborted connection has not failed.
      const onFailure = (error: Error) => signal.aborted || this.failed(error);
      await watch(cluster, this.watched, { ...watcher, connected, proven }, { signal, onFailure }).catch((error) => this.handleRejection(error));
      await sleep(RESTART_PAUSE, undefined, { signal }).catch(() => undefined);
    }
  }

  /** After a failure, an open connection proves nothing yet: it may break again at the same point as before. */
  private connected(): void {
    if (this.failure === undefined) {
      this.proven();
    }
  }

  private proven(): void {
    const { kind, namespace } = this.watched;
    if (!this.isConnected) {
      this.log.write('info', `${kind} is watched${this.state === 'watched' ? ' again' : ''}`, { namespace });
    }
    this.state = 'watched';
    this.failure = undefined;
  }

  private failed(error: Error): void {
    const { kind, namespace } = this.watched;
    const type = error instanceof ApiError ? error.reason ?? String(error.code) : error.constructor.name;
    this.failures.set(type, (this.failures.get(type) ?? 0) + 1);
    const { since = performance.now(), types = new Set<string>() } = this.failure ?? {};
    // The first failure of a type is a warning; its retries are not.
    this.log.write(types.has(type) ? 'debug' : 'warn', `${kind} cannot be watched: ${error.message}`, { namespace });
    this.failure = { since, error, types: new Set([...types, type]) };
  }

  private handleRejection(error: Error): void {
    if (error instanceof UnknownKind && this.watched.isOptional) {
      this.log.write(this.state === 'absent' ? 'debug' : 'info', `${error.message}: the monitor continues without it`);
      this.state = 'absent';
      // The server has answered, so the watch has not failed.
      this.failure = undefined;
    } else {
      this.failed(error);
    }
  }
}
