// Watches all objects of a kind over one connection, which is reopened when it breaks.
import { IncomingMessage } from 'http';
import { unexpectedAnswer } from './answer';
import { ApiError, isExpired, UnexpectedAnswer, Unreachable } from './api-error';
import { Cluster, ObjectQuery } from './cluster';
import { Backoff, ONCE, remainingTime, withRetry, RetryUntil } from './retry';
import { errorText } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';

/** Receives the objects. No change is lost: a missed one is part of the next `replaced`. */
export interface Watcher {
  /** All objects, at the start and whenever changes may have been missed. */
  readonly replaced: (objects: any[]) => void;
  /** An object was created or changed. */
  readonly changed: (object: any) => void;
  /** An object was deleted. Receives its last state. */
  readonly removed: (object: any) => void;
  /** Reduces an object, by default to itself. Only one complete object at a time is in memory. */
  readonly keep?: (object: any) => any;
  /** A connection is open, for the first time or again. It may break immediately. */
  readonly connected?: () => void;
  /** A connection works: it has delivered an event, or has lasted for some time. */
  readonly proven?: () => void;
}

/**
 * Up to this number of namespaces, each should be watched or listed alone, since a watch of all namespaces delivers the objects of others too.
 * But each watch takes a connection, and a process may have only about a thousand.
 */
export const MAX_NAMESPACES = 50;

/** How long a connection lasts before a new one replaces it, in seconds. */
const CONNECTION_TIME = 300;

/** How long a connection may be silent, in milliseconds. Servers send a bookmark every minute. */
const SILENCE_TIMEOUT = 90_000;

/** The time, in milliseconds, before which the end of a connection counts as a failure. */
const MIN_CONNECTION_TIME = 1_000;

/** The time, in milliseconds, after which a connection counts as working. The backoff then starts over. */
const PROVEN_AFTER = 10_000;

/** The refusals of a server that has too much to do: a list would give it more. */
const TOO_BUSY: readonly number[] = [429, 503];

/** How many consecutive refusals of a version lead to a new list: the server may be able to continue from a later version. */
const MAX_REFUSALS = 3;

/**
 * Watches until the signal is aborted, and then returns.
 *
 * @throws a failure that is not transient, such as a missing permission to list the objects
 */
export async function watch(cluster: Cluster, query: ObjectQuery, watcher: Watcher, retry: RetryUntil): Promise<void> {
  const { signal } = retry;
  // Failures are reported and retried here for the whole watch, not for each request.
  const withoutRetries = cluster.with({ ...ONCE, signal });
  const backoff = new Backoff();
  while (!signal.aborted) {
    try {
      const { items, resourceVersion } = await withRetry(() => withoutRetries.list(query, watcher.keep), retry);
      watcher.replaced(items);
      await follow(withoutRetries, { ...query, resourceVersion }, watcher, retry, backoff);
    } catch (error) {
      if (!signal.aborted) {
        throw error;
      }
    }
  }
}

/** Where a connection begins: all changes after a version. */
interface Start extends ObjectQuery {
  readonly resourceVersion: string;
}

/** Reads changes over consecutive connections, until all objects must be listed again. */
async function follow(cluster: Cluster, start: Start, watcher: Watcher, retry: RetryUntil, backoff: Backoff): Promise<void> {
  const { keep = (object) => object } = watcher;
  let { resourceVersion } = start;
  let canContinue = true;
  while (canContinue && !retry.signal.aborted) {
    const startedAt = performance.now();
    let refusals = 0;
    canContinue = await withRetry(async () => {
      if (refusals === MAX_REFUSALS) {
        return false;
      }
      const before = resourceVersion;
      try {
        return await readConnection(cluster, { ...start, resourceVersion }, watcher, retry, ({ type, object }) => {
          resourceVersion = object.metadata.resourceVersion;
          if (type !== 'BOOKMARK') {
            (type === 'DELETED' ? watcher.removed : watcher.changed)(keep(object));
          }
        });
      } catch (error) {
        refusals += error instanceof ApiError && !TOO_BUSY.includes(error.code) ? 1 : 0;
        // A connection that delivered changes is not a failure: the next one follows without a pause.
        if (error instanceof Unreachable && resourceVersion !== before && !retry.signal.aborted) {
          retry.onFailure?.(error, remainingTime(retry));
          return true;
        }
        throw error;
      }
    }, retry);
    if (performance.now() - startedAt > PROVEN_AFTER) {
      backoff.reset();
    }
    await backoff.sleep(retry.signal);
  }
}

interface WatchEvent {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';
  readonly object: any;
}

type OnEvent = (event: WatchEvent) => void;

/** Reads one connection to its end, and returns whether the next one can continue from there. */
async function readConnection(cluster: Cluster, start: Start, watcher: Watcher, retry: RetryUntil, onEvent: OnEvent): Promise<boolean> {
  const { resourceVersion, labelSelector, fieldSelector } = start;
  const { signal } = retry;
  const query = { watch: true, allowWatchBookmarks: true, timeoutSeconds: CONNECTION_TIME, resourceVersion, labelSelector, fieldSelector };
  const startedAt = performance.now();
  try {
    const canContinue = await cluster.discovery.atCollection(start, async (path) => (
      readEvents(readWatchEvents(await cluster.server.stream({ path, query, signal }), path), watcher, retry, onEvent)
    ));
    if (!canContinue) {
      return false;
    }
  } catch (error) {
    if (isExpired(error)) {
      return false;
    }
    throw error;
  }
  if (performance.now() - startedAt < MIN_CONNECTION_TIME) {
    throw new Unreachable('the watch ended as soon as it began');
  }
  return true;
}

/** Reads the events of a connection. Returns false if the server ended it with an error, after which missed changes are unknown. */
async function readEvents(connection: AsyncIterable<WatchEvent>, watcher: Watcher, retry: RetryUntil, onEvent: OnEvent): Promise<boolean> {
  watcher.connected?.();
  const provenTimer = setTimeout(() => watcher.proven?.(), PROVEN_AFTER);
  try {
    for await (const event of connection) {
      if (event.type === 'ERROR') {
        const error = new ApiError(event.object.code, event.object);
        if (!isExpired(error)) {
          retry.onFailure?.(error, remainingTime(retry));
        }
        return false;
      }
      watcher.proven?.();
      onEvent(event);
    }
    return true;
  } finally {
    clearTimeout(provenTimer);
  }
}

/** One event per line. A truncated line is dropped. A connection that is silent for too long ends without an error. */
async function* readWatchEvents(stream: IncomingMessage, path: string): AsyncGenerator<WatchEvent> {
  let isSilent = false;
  const silence = setTimeout(() => {
    isSilent = true;
    stream.destroy();
  }, SILENCE_TIMEOUT);
  stream.setEncoding('utf8');
  let incomplete = '';
  try {
    for await (const chunk of stream) {
      silence.refresh();
      const lines = (incomplete + chunk).split('\n');
      incomplete = lines.pop()!;
      for (const line of lines) {
        yield parseEvent(line, stream, path);
      }
    }
  } catch (error) {
    if (error instanceof UnexpectedAnswer) {
      throw error;
    }
    if (!isSilent) {
      throw new Unreachable(errorText(error), { cause: error });
    }
  } finally {
    clearTimeout(silence);
  }
}

/** @throws UnexpectedAnswer if the line is not a watch event */
function parseEvent(line: string, stream: IncomingMessage, path: string): WatchEvent {
  try {
    const event = JSON.parse(line);
    if (isMap(event?.object) && (event.type === 'ERROR' || isMap(event.object.metadata))) {
      return event;
    }
  } catch {
    // Not an event either.
  }
  throw unexpectedAnswer({ path }, stream, line);
}
