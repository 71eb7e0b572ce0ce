// Watches all objects of a kind over one connection, which is opened again when it breaks.
import { IncomingMessage } from 'http';
import { unexpectedAnswer } from './answer';
import { ApiError, isExpired, UnexpectedAnswer, Unreachable } from './api-error';
import { Cluster, ObjectQuery } from './cluster';
import { Backoff, ONCE, withRetry, RetryUntil } from './retry';
import { errorText } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';

/** Receives the objects. No change is lost: one that was missed is part of the next `replaced`. */
export interface Watcher {
  /** All objects: at the beginning, and whenever changes may have been missed. */
  readonly replaced: (objects: any[]) => void;
  /** An object was created or changed. */
  readonly changed: (object: any) => void;
  /** An object was deleted; as it was last. */
  readonly removed: (object: any) => void;
  /** What to keep of an object, by default all of it; the rest of many objects is never in memory at the same time. */
  readonly keep?: (object: any) => any;
  /** A connection is open, for the first time or again; it may be cut at once. */
  readonly connected?: () => void;
  /** A connection is of use: something came over it, or it has lasted. */
  readonly proved?: () => void;
}

/** After how long a connection is replaced by a new one, in seconds. */
const CONNECTION_TIME = 300;

/** How long a connection may be silent, in milliseconds: servers send a bookmark every minute. */
const SILENCE_TIMEOUT = 90_000;

/** A connection that ends sooner counts as a failure, in milliseconds. */
const SHORTEST = 1_000;

/** A connection that has lasted that long is of use, and the backoff starts again after it, in milliseconds. */
const SETTLED = 10_000;

/** So many refusals in a row of the same version lead to a new list: what the server cannot say of one version it may say of a later one. */
const MOST_REFUSALS = 3;

/**
 * Watches until the signal is aborted, and then returns.
 *
 * @throws a failure that is not transient, such as that the user may not list the objects
 */
export async function watch(cluster: Cluster, query: ObjectQuery, watcher: Watcher, retry: RetryUntil): Promise<void> {
  const { signal } = retry;
  // Failures are reported and retried here, for the whole watch, not for each request.
  const server = cluster.with({ ...ONCE, signal });
  const backoff = new Backoff();
  while (!signal.aborted) {
    try {
      const { items, resourceVersion } = await withRetry(() => server.list(query, signal, watcher.keep), retry);
      watcher.replaced(items);
      await follow(server, query, watcher, retry, resourceVersion, backoff);
    } catch (error) {
      if (!signal.aborted) {
        throw error;
      }
    }
  }
}

/** Reads changes after a version, connection after connection, until all objects have to be listed again. */
async function follow(cluster: Cluster, query: ObjectQuery, watcher: Watcher, retry: RetryUntil, from: string, backoff: Backoff): Promise<void> {
  const { keep = (object) => object } = watcher;
  let resourceVersion = from;
  let isFollowed = true;
  while (isFollowed && !retry.signal.aborted) {
    const startedAt = Date.now();
    let refusals = 0;
    isFollowed = await withRetry(async () => {
      if (refusals === MOST_REFUSALS) {
        return false;
      }
      const before = resourceVersion;
      try {
        return await readConnection(cluster, { ...query, resourceVersion }, watcher, retry, ({ type, object }) => {
          resourceVersion = object.metadata.resourceVersion;
          if (type !== 'BOOKMARK') {
            (type === 'DELETED' ? watcher.removed : watcher.changed)(keep(object));
          }
        });
      } catch (error) {
        refusals += error instanceof ApiError ? 1 : 0;
        // A connection that has brought changes is not a failure: the next one follows without a pause.
        if (error instanceof Unreachable && resourceVersion !== before && !retry.signal.aborted) {
          retry.onFailure?.(error);
          return true;
        }
        throw error;
      }
    }, retry);
    if (Date.now() - startedAt > SETTLED) {
      backoff.reset();
    }
    await backoff.rest(retry.signal);
  }
}

interface WatchEvent {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';
  readonly object: any;
}

type OnEvent = (event: WatchEvent) => void;

/** Where a connection begins. */
interface Start extends ObjectQuery {
  readonly resourceVersion: string;
}

/** Reads one connection to its end; returns whether the next one can go on from there. */
async function readConnection(cluster: Cluster, start: Start, watcher: Watcher, retry: RetryUntil, onEvent: OnEvent): Promise<boolean> {
  const { resourceVersion, namespace, labelSelector, fieldSelector } = start;
  const { signal } = retry;
  const query = { watch: true, allowWatchBookmarks: true, timeoutSeconds: CONNECTION_TIME, resourceVersion, labelSelector, fieldSelector };
  const startedAt = Date.now();
  try {
    const isFollowed = await cluster.discovery.atCollection(start, namespace, async (path) => (
      readEvents(events(await cluster.server.stream({ path, query, signal }), path), watcher, retry, onEvent)
    ));
    if (!isFollowed) {
      return false;
    }
  } catch (error) {
    if (isExpired(error)) {
      return false;
    }
    throw error;
  }
  if (Date.now() - startedAt < SHORTEST) {
    throw new Unreachable('the watch ended as soon as it had begun');
  }
  return true;
}

/** Reads the events of a connection; returns false where the server has ended it with an error, after which nobody knows what was missed. */
async function readEvents(connection: AsyncIterable<WatchEvent>, watcher: Watcher, { onFailure }: RetryUntil, onEvent: OnEvent): Promise<boolean> {
  watcher.connected?.();
  const settled = setTimeout(() => watcher.proved?.(), SETTLED);
  try {
    for await (const event of connection) {
      if (event.type === 'ERROR') {
        const error = new ApiError(event.object.code, event.object);
        if (!isExpired(error)) {
          onFailure?.(error);
        }
        return false;
      }
      watcher.proved?.();
      onEvent(event);
    }
    return true;
  } finally {
    clearTimeout(settled);
  }
}

/** One event a line; a line that is cut off is dropped. A connection that is silent for too long ends without an error. */
async function* events(stream: IncomingMessage, path: string): AsyncGenerator<WatchEvent> {
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
        yield eventOf(line, stream, path);
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

/** @throws UnexpectedAnswer for a line that is not an event of a watch */
function eventOf(line: string, stream: IncomingMessage, path: string): WatchEvent {
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
