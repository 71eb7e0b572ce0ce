// Opens a KubeVirt subresource that is a stream of bytes, such as a port of a guest: a WebSocket whose messages are the bytes.
import { ClientRequest, IncomingMessage, RequestOptions } from 'http';
import { Duplex } from 'stream';
import { createWebSocketStream, WebSocket } from 'ws';
import { refusalOf } from '../cluster/answer';
import { ApiError, isTransientForKubeVirt, Unreachable } from '../cluster/api-error';
import type { ApiServer } from '../cluster/api-server';
import { ANSWER_TIMEOUT, type Call } from '../cluster/connection';
import { unreachable } from '../cluster/unreachable';

/** KubeVirt's WebSocket protocol for plain bytes. */
const PROTOCOL = 'plain.kubevirt.io';

/** The time between two pings, in milliseconds, and the number of intervals without an answer after which the connection is dead. */
const PING_INTERVAL = 15_000;
const MAX_SILENT_INTERVALS = 4;

/** A stream to open. Its signal ends it, even before it is open. */
type StreamCall = Pick<Call, 'path' | 'signal'>;

/**
 * Opens a stream, with retries while the server restarts or is too busy. KubeVirt cannot end one direction alone: the end of one ends both.
 *
 * @throws ApiError for an error status; Unreachable without an answer
 */
export function openStream(server: ApiServer, subresource: StreamCall): Promise<Duplex> {
  const { signal } = subresource;
  return server.retried(async () => {
    const options = await server.options(signal);
    return connectSocket(server, subresource, options).catch((error) => {
      const mayLogIn = error instanceof ApiError && error.code === 401 && server.refused(options);
      return mayLogIn ? server.options(signal).then((others) => connectSocket(server, subresource, others)) : Promise.reject(error as Error);
    });
  }, { signal, shouldRetry: isTransientForKubeVirt });
}

function connectSocket(server: ApiServer, { path, signal }: StreamCall, options: RequestOptions): Promise<Duplex> {
  signal?.throwIfAborted();
  const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}${path}`, [PROTOCOL], {
    ...options,
    handshakeTimeout: ANSWER_TIMEOUT,
    perMessageDeflate: false,
    // Writing to a connection that the server has closed discards data that was already received, so pongs are sent rarely.
    autoPong: false,
  });
  // Also runs after a refusal: its connection cannot be reused for another request, and the signal may last for days.
  const end = () => socket.terminate();
  signal?.addEventListener('abort', end);
  socket.once('close', () => signal?.removeEventListener('abort', end));
  return new Promise((resolve, reject) => {
    socket.once('open', () => {
      const stream: Duplex = createWebSocketStream(socket);
      deferWriteErrors(stream);
      keepAlive(socket, stream);
      resolve(stream);
    });
    socket.once('unexpected-response', (_request: ClientRequest, response: IncomingMessage) => {
      void refusalOf(response, { path }).then(reject).finally(end);
    });
    socket.on('error', (error: Error) => reject(signal?.aborted ? signal.reason : unreachable(error, undefined, server.proxy)));
  });
}

/**
 * Delays write errors until all received data is read. A failed write would discard that data, and a late write only shows that the other
 * side has already ended. Data that is written after that end is dropped without an error, as on any connection that both sides end.
 */
function deferWriteErrors(stream: Duplex): void {
  const { _write: write, _destroy: destroy } = stream;
  let failure: Error | undefined;
  stream._write = (chunk, encoding, done) => write.call(stream, chunk, encoding, (error) => {
    if (error && !stream.readableEnded) {
      failure ??= new Unreachable('the other side closed the connection before it received everything', { cause: error });
    }
    done();
  });
  stream._destroy = (error, done) => destroy.call(stream, error ?? failure ?? null, done);
}

/** Sends pings: proxies close idle connections, and KubeVirt closes one that gets no ping for a minute. */
function keepAlive(socket: any, stream: Duplex): void {
  let silentIntervals = 0;
  const timer = setInterval(() => {
    // A paused socket does not read pongs.
    silentIntervals = socket.isPaused ? 0 : silentIntervals + 1;
    if (silentIntervals > MAX_SILENT_INTERVALS) {
      stream.destroy(new Unreachable(`the API server was silent for ${MAX_SILENT_INTERVALS * PING_INTERVAL / 1000} s`));
    }
    socket.ping();
    socket.pong();
  }, PING_INTERVAL);
  const resetSilence = () => silentIntervals = 0;
  socket.on('ping', resetSilence).on('pong', resetSilence).on('message', resetSilence).once('close', () => clearInterval(timer));
}
