// A subresource of KubeVirt that is a stream of bytes, such as a port of a guest: a WebSocket whose messages are the bytes.
import { ClientRequest, IncomingMessage, RequestOptions } from 'http';
import { Duplex } from 'stream';
import { createWebSocketStream, WebSocket } from 'ws';
import { refusalOf } from '../cluster/answer';
import { ApiError, isTransientForKubeVirt, Unreachable } from '../cluster/api-error';
import type { ApiServer } from '../cluster/api-server';
import { ANSWER_TIMEOUT, unreachable } from '../cluster/connection';

/** What KubeVirt calls a WebSocket without a protocol of its own inside. */
const PROTOCOL = 'plain.kubevirt.io';

/** How often each side of a stream shows that it is there, and after how many times of silence it is not, in milliseconds. */
const SIGN_OF_LIFE = 15_000;
const SILENCES = 4;

/** Which stream. */
export interface Subresource {
  /** Such as `/apis/subresources.kubevirt.io/v1/namespaces/…`. */
  readonly path: string;
  /** Ends the stream, opened or not. */
  readonly signal?: AbortSignal;
}

/**
 * Opens a stream, for which a server that restarts or is too busy is asked again. As KubeVirt tells no end of one direction,
 * its end is that of both.
 *
 * @throws ApiError for a refusal, Unreachable when nobody answers
 */
export function subresourceStream(server: ApiServer, subresource: Subresource): Promise<Duplex> {
  const { signal } = subresource;
  return server.retried(async () => {
    const options = await server.options(signal);
    return opened(server, subresource, options).catch((error) => {
      const mayLogIn = error instanceof ApiError && error.code === 401 && server.refused(options);
      return mayLogIn ? server.options(signal).then((others) => opened(server, subresource, others)) : Promise.reject(error as Error);
    });
  }, { signal, shouldRetry: isTransientForKubeVirt });
}

function opened(server: ApiServer, { path, signal }: Subresource, options: RequestOptions): Promise<Duplex> {
  signal?.throwIfAborted();
  const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}${path}`, [PROTOCOL], {
    ...options,
    handshakeTimeout: ANSWER_TIMEOUT,
    perMessageDeflate: false,
    // A write to a server that has closed already would take along what it has sent before: it is told rarely that we are here.
    autoPong: false,
  });
  const end = () => socket.terminate();
  signal?.addEventListener('abort', end);
  socket.once('close', () => signal?.removeEventListener('abort', end));
  return new Promise((resolve, reject) => {
    socket.once('open', () => {
      const stream: Duplex = createWebSocketStream(socket);
      keepAlive(socket, stream);
      resolve(stream);
    });
    socket.once('unexpected-response', (_request: ClientRequest, response: IncomingMessage) => {
      // It answers nothing else on this connection, which is not to be kept for the next request.
      const { socket: connection } = response;
      response.once('end', () => connection.destroy());
      void refusalOf(response, { path }).then(reject);
    });
    socket.on('error', (error: Error) => reject(signal?.aborted ? signal.reason : unreachable(error)));
  });
}

/** Proxies end connections that are idle, and KubeVirt one that has not said for a minute that it is alive. */
function keepAlive(socket: any, stream: Duplex): void {
  let silences = 0;
  const timer = setInterval(() => {
    // While nobody takes what has come, nothing else is read either, an answer as little as a question.
    silences = socket.isPaused ? 0 : silences + 1;
    if (silences > SILENCES) {
      stream.destroy(new Unreachable(`the API server was silent for ${SILENCES * SIGN_OF_LIFE / 1000} s`));
    }
    socket.ping();
    socket.pong();
  }, SIGN_OF_LIFE);
  const heard = () => silences = 0;
  socket.on('ping', heard).on('pong', heard).on('message', heard).once('close', () => clearInterval(timer));
}
