// The connections to an API server: one request, and the head of its answer. Address, credentials and proxy come from the kubeconfig.
import { Agent, IncomingMessage, request as httpRequest, RequestOptions } from 'http';
import { request as httpsRequest } from 'https';
import type { KubeConfig } from '@kubernetes/client-node' with { 'resolution-mode': 'import' };
import { Unreachable } from './api-error';
import type { CredentialPlugin } from './credential-plugin';
import { abortable } from './retry';

/** How long a server may take until the head of an answer, and between two chunks of it, in milliseconds. */
export const ANSWER_TIMEOUT = 30_000;
export const WITHIN_TIMEOUT = `in ${ANSWER_TIMEOUT / 1000} s`;

/** One request. */
export interface Call {
  /** `GET` by default. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Such as `/api/v1/namespaces`, without a query. */
  readonly path: string;
  readonly query?: { readonly [name: string]: string | number | boolean | undefined };
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly contentType?: string;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
  /** Whether a body answers the request; by default any object does, and for PUT and DELETE anything. */
  readonly accepts?: (body: any) => boolean;
  /**
   * Whether it may be sent again where the first answer got lost.
   * @default - true for all but POST and PUT, which create something or start something
   */
  readonly isRepeatable?: boolean;
}

/** Whether a request may be sent again where nobody knows what became of it. */
export function mayRepeat({ method = 'GET', isRepeatable = !['POST', 'PUT'].includes(method) }: Call): boolean {
  return isRepeatable;
}

/** What is needed of a kubeconfig: the cluster's address, and the credentials of requests. */
export interface Login extends Pick<KubeConfig, 'getCurrentCluster' | 'applyToHTTPSOptions'> {
  /** The program that gives the credentials, if any. */
  readonly plugin?: CredentialPlugin;
}

/** Options of an HTTP client, with the credentials of a request. */
type RequestCredentials = RequestOptions & { readonly ca?: unknown; readonly cert?: unknown; readonly key?: unknown };

/** Problems with a certificate, and refusals of a proxy: retries do not help. */
const PERMANENT = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_|HOSTNAME_MISMATCH|ERR_TLS_CERT_)/;
const REFUSED_BY_PROXY = /^Bad response: 4\d\d$/;

/** The clock of the API server, by the Date of its answers: the clocks of clients differ, and may be set at any moment. */
export class ServerClock {
  private last?: { readonly date: number; readonly at: number };

  /** Takes the Date header of an answer. */
  set(header: string | undefined): void {
    const date = Date.parse(header ?? '');
    this.last = Number.isNaN(date) ? undefined : { date, at: performance.now() };
  }

  /** Seconds since 1970; nothing where the last answer had no Date, or there was none yet. */
  get now(): number | undefined {
    return this.last && Math.floor((this.last.date + performance.now() - this.last.at) / 1000);
  }
}

export class Connection {
  readonly clock = new ServerClock();
  /** One that keeps its connections, and one that opens a connection for each request. */
  private readonly agents = new Map<boolean, { readonly agent: Agent; readonly identity: string }>();
  private readonly closed = new AbortController();

  constructor(private readonly login: Login) {}

  /** The server's address, which may contain credentials. */
  get url(): string {
    return this.login.getCurrentCluster()!.server.replace(/(?<!\/)\/+$/, '');
  }

  /**
   * Sends a request; once more with new credentials where the first ones are refused.
   *
   * @returns the answer, of any status
   * @throws Unreachable when there is no answer
   */
  async send(call: Call): Promise<IncomingMessage> {
    // The server may have closed a connection a moment ago, and then nobody knows what became of a request over it.
    const keepAlive = mayRepeat(call);
    const options = await this.options(call.signal, keepAlive);
    const response = await this.attempt(call, options);
    if (response.statusCode !== 401 || !this.refused(options)) {
      return response;
    }
    response.resume();
    return this.attempt(call, await this.options(call.signal, keepAlive));
  }

  /**
   * Options of a request, also for another protocol that begins with HTTP, such as a WebSocket.
   *
   * @param keepAlive whether it may use a connection that is open already
   */
  async options(signal?: AbortSignal, keepAlive = true): Promise<RequestCredentials> {
    const options: RequestCredentials = { ...await this.login.plugin?.credential(signal) };
    await abortable(this.login.applyToHTTPSOptions(options as never), signal);
    const { ca, cert, key, agent } = options;
    const identity = [ca, cert, key].map(String).join('\n');
    const before = this.agents.get(keepAlive);
    if (before?.identity === identity) {
      return { ...options, agent: before.agent };
    }
    before?.agent.destroy();
    // Otherwise a proxy that does not answer keeps the process alive.
    const proxyRequestOptions = { signal: this.closed.signal };
    const own = Object.assign(agent as Agent, { keepAlive, maxSockets: Infinity, proxyRequestOptions });
    this.agents.set(keepAlive, { agent: own, identity });
    return { ...options, agent: own };
  }

  /** Discards credentials that the server has refused; returns whether there may be other ones. */
  refused({ headers, cert }: RequestCredentials): boolean {
    this.login.plugin?.forget({ headers, cert });
    return this.login.plugin !== undefined;
  }

  /** Closes all connections: also those that nothing uses would keep the process alive. */
  close(): void {
    this.closed.abort();
    this.agents.forEach(({ agent }) => agent.destroy());
  }

  private attempt(call: Call, { headers, ...options }: RequestOptions): Promise<IncomingMessage> {
    const { method = 'GET', path, query = {}, body, contentType = 'application/json', signal } = call;
    const url = new URL(`${this.url}${path}`);
    Object.entries(query).filter(([, value]) => value !== undefined).forEach(([name, value]) => url.searchParams.set(name, String(value)));
    const sent = body === undefined ? '' : JSON.stringify(body);
    let aborted = () => {};
    return new Promise<IncomingMessage>((resolve, reject) => {
      signal?.throwIfAborted();
      const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
        ...options,
        method,
        signal,
        // KubeVirt's subresources answer with an empty body, which is not JSON.
        headers: { ...headers as object, 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(sent), 'Accept': 'application/json, */*' },
      });
      // A request that still waits for its proxy emits no error when it is destroyed.
      const end = (error: Error) => {
        request.destroy(error);
        reject(unreachable(error, signal));
      };
      const timer = setTimeout(() => end(new Error(`no answer ${WITHIN_TIMEOUT}`)), ANSWER_TIMEOUT);
      aborted = () => {
        clearTimeout(timer);
        end(Object.assign(new Error('the request was ended'), { name: 'AbortError' }));
      };
      signal?.addEventListener('abort', aborted);
      request.once('close', () => clearTimeout(timer));
      request.once('response', (response) => {
        clearTimeout(timer);
        resolve(response);
      });
      request.once('error', (error: NodeJS.ErrnoException) => {
        // The server closes idle connections, and may have done so a moment ago. It may also have begun what was requested.
        const wasIdle = mayRepeat(call) && request.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') && !signal?.aborted;
        (wasIdle ? this.attempt(call, { headers, ...options }) : Promise.reject(unreachable(error, signal))).then(resolve, reject);
      });
      request.end(sent);
    }).finally(() => signal?.removeEventListener('abort', aborted));
  }
}

/** The error of a connection; an aborted request keeps its own. */
export function unreachable(error: Error, signal?: AbortSignal): Error {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const isPermanent = PERMANENT.test(code) || REFUSED_BY_PROXY.test(error.message);
  const message = error.message.replace(/^Bad response: (\d+)$/, 'the proxy refuses the connection: $1');
  return signal?.aborted ? error : new Unreachable(message || code || 'the connection broke', { cause: error, isPermanent });
}
