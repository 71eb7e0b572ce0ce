// All objects of a kind, now and from now on: one connection, however many there are, which is taken up again when it breaks.
import { IncomingMessage } from 'http';
import { unexpected } from './answer';
import { ApiError, isExpired, UnexpectedAnswer, Unreachable } from './api-error';
import { Cluster, ObjectQuery } from './cluster';
import { resourcePath } from './discovery';
import { Backoff, ONCE, patiently, Patience } from './patience';
import { isMap } from '../../plain-data/plain-data';

/** Who is told of the objects; what is told is never a half: a change that was missed shows in the next `replaced`. */
export interface Watcher {
  /** All of them, as they are now: at the beginning, and whenever what happened in between cannot be told. */
  readonly replaced: (objects: any[]) => void;
  /** One has come, or has changed. */
  readonly changed: (object: any) => void;
  /** One is gone; as it was last. */
  readonly removed: (object: any) => void;
  /** What is told of an object; all of it by default. Of many objects, what is left out is never in memory together. */
  readonly keep?: (object: any) => any;
  /** A connection is there, at the beginning or again. */
  readonly connected?: () => void;
}

/** How long a connection is used; it then begins anew, in seconds. */
const LONGEST = 300;

/** How long a connection may bring nothing, in milliseconds: servers send a bookmark every minute, and what is silent for longer may be dead. */
const SILENCE = 90_000;

/** A connection that ends sooner is a failure, in milliseconds. */
const SHORTEST = 1_000;

/** After a connection that has lasted that long, the next one does not wait for longer than the first one did, in milliseconds. */
const SETTLED = 10_000;

/**
 * Tells of objects until the signal is aborted, which is how it ends without an error.
 *
 * @throws what does not pass, such as that the objects may not be listed
 */
export async function watch(cluster: Cluster, query: ObjectQuery, watcher: Watcher, patience: Patience): Promise<void> {
  const { signal } = patience;
  // Who is told of failures, and how long they are waited out, is the watcher's.
  const server = cluster.with(ONCE);
  const backoff = new Backoff();
  while (!signal.aborted) {
    try {
      const { items, resourceVersion } = await patiently(() => server.list(query, signal, watcher.keep), patience);
      watcher.replaced(items);
      await follow(server, query, watcher, patience, resourceVersion, backoff);
      await backoff.rest(signal);
    } catch (error) {
      if (!signal.aborted) {
        throw error;
      }
    }
  }
}

/** Follows changes from a version on, connection after connection, until that version is too old. */
async function follow(cluster: Cluster, query: ObjectQuery, watcher: Watcher, patience: Patience, from: string, backoff: Backoff): Promise<void> {
  const { keep = (object) => object } = watcher;
  let resourceVersion = from;
  while (!patience.signal.aborted) {
    const began = Date.now();
    const isTooOld = await patiently(async () => {
      const before = resourceVersion;
      try {
        return await connection(cluster, query, patience.signal, resourceVersion, watcher.connected, ({ type, object }) => {
          resourceVersion = object.metadata.resourceVersion;
          if (type !== 'BOOKMARK') {
            (type === 'DELETED' ? watcher.removed : watcher.changed)(keep(object));
          }
        });
      } catch (error) {
        // A connection that brought something has served: the next one is not late.
        if (error instanceof Unreachable && resourceVersion !== before && !patience.signal.aborted) {
          patience.onFailure?.(error);
          return false;
        }
        throw error;
      }
    }, patience);
    if (isTooOld) {
      return;
    }
    if (Date.now() - began > SETTLED) {
      backoff.reset();
    }
    await backoff.rest(patience.signal);
  }
}

interface WatchEvent {
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';
  readonly object: any;
}

type Tell = (event: WatchEvent) => void;

/** One connection from its beginning to its end; whether it ended since the version is too old. */
async function connection(
  cluster: Cluster, query: ObjectQuery, signal: AbortSignal, from: string, connected: (() => void) | undefined, tell: Tell,
): Promise<boolean> {
  const path = resourcePath(await cluster.discovery.resource(query), query.namespace);
  const { labelSelector, fieldSelector } = query;
  const selected = { watch: true, allowWatchBookmarks: true, timeoutSeconds: LONGEST, resourceVersion: from, labelSelector, fieldSelector };
  const began = Date.now();
  try {
    const stream = await cluster.server.stream({ path, query: selected, signal });
    connected?.();
    for await (const event of events(stream, path)) {
      if (event.type === 'ERROR') {
        throw new ApiError(event.object.code, event.object);
      }
      tell(event);
    }
  } catch (error) {
    if (isExpired(error)) {
      return true;
    }
    throw error;
  }
  if (Date.now() - began < SHORTEST) {
    throw new Unreachable('the watch ended as soon as it had begun');
  }
  return false;
}

/** One event a line; a line that is cut off belongs to a connection that broke. A connection that is silent ends as if the server had ended it. */
async function* events(stream: IncomingMessage, path: string): AsyncGenerator<WatchEvent> {
  let isSilent = false;
  const silence = setTimeout(() => {
    isSilent = true;
    stream.destroy();
  }, SILENCE);
  stream.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of stream) {
      silence.refresh();
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        yield eventOf(line, stream, path);
      }
    }
  } catch (error) {
    if (error instanceof UnexpectedAnswer) {
      throw error;
    }
    if (!isSilent) {
      throw new Unreachable((error as Error).message, { cause: error });
    }
  } finally {
    clearTimeout(silence);
  }
}

/** @throws UnexpectedAnswer for a line that no watch brings */
function eventOf(line: string, stream: IncomingMessage, path: string): WatchEvent {
  try {
    const event = JSON.parse(line);
    if (isMap(event?.object) && (event.type === 'ERROR' || isMap(event.object.metadata))) {
      return event;
    }
  } catch {
    // It is none either.
  }
  throw unexpected({ path }, stream, line);
}
