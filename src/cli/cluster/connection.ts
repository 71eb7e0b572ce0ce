// The connections to an API server: sends one request, and returns the head of its answer. Address, credentials and proxy come from the
// kubeconfig.
import { Agent, IncomingMessage, request as httpRequest, RequestOptions } from 'http';
import { request as httpsRequest } from 'https';
import type { KubeConfig } from '@kubernetes/client-node' with { 'resolution-mode': 'import' };
import type { CredentialPlugin } from './credential-plugin';
import { abortable } from './retry';
import { unreachable } from './unreachable';

/** How long a server may take to send the head of an answer, and between two chunks of it, in milliseconds. */
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
  /** Whether a body is a valid answer. By default any object is; for PUT and DELETE, anything is. */
  readonly accepts?: (body: any) => boolean;
  /**
   * Whether it may be sent again if the first answer is lost.
   * @default - true, except for POST and PUT, which create or start something
   */
  readonly isRepeatable?: boolean;
}

/** Whether a request with an unknown result may be sent again. */
export function canRepeat({ method = 'GET', isRepeatable = !['POST', 'PUT'].includes(method) }: Call): boolean {
  return isRepeatable;
}

/** What requests need from a kubeconfig: the cluster's address, and credentials. */
export interface Login extends Pick<KubeConfig, 'getCurrentCluster' | 'applyToHTTPSOptions'> {
  /** The program that provides the credentials, if any. */
  readonly plugin?: CredentialPlugin;
  /** Reads a token again that a server has refused; returns whether there is another one. Without it, the credentials never change. */
  readonly renewToken?: (refused: string) => boolean;
  /** Whose credentials the requests have, and what is wrong with them, if that is known. */
  readonly account?: () => string;
}

/** Options of an HTTP client, with the credentials of a request. */
type RequestCredentials = RequestOptions & { readonly ca?: unknown; readonly cert?: unknown; readonly key?: unknown };

/** The clock of the API server, from the Date headers of its answers. Clients' clocks differ, and may be changed at any moment. */
export class ServerClock {
  private last?: { readonly date: number; readonly at: number };

  /** Takes the Date header of an answer. */
  set(header: string | undefined): void {
    const date = Date.parse(header ?? '');
    this.last = Number.isNaN(date) ? undefined : { date, at: performance.now() };
  }

  /** Seconds since 1970; undefined if the last answer had no Date, or before the first answer. */
  get now(): number | undefined {
    return this.last && Math.floor((this.last.date + performance.now() - this.last.at) / 1000);
  }
}

export class Connection {
  readonly clock = new ServerClock();
  /** One agent that keeps connections alive (`true`), and one that opens a connection for each request. */
  private readonly agents = new Map<boolean, { readonly agent: Agent; readonly identity: string }>();
  /** The agents of former certificates, with requests that are still under way. */
  private retired: Agent[] = [];
  private readonly closed = new AbortController();

  constructor(private readonly login: Login) {}

  /** The server's address, which may contain credentials. */
  get url(): string {
    return this.login.getCurrentCluster()!.server.replace(/(?<!\/)\/+$/, '');
  }

  /** The address of the proxy in between, if any, which may contain credentials. */
  get proxy(): string | undefined {
    return this.login.getCurrentCluster()!.proxyUrl;
  }

  /**
   * Sends a request, and repeats it once with new credentials if the first ones are refused.
   *
   * @returns the answer, with any status
   * @throws Unreachable if there is no answer
   */
  async send(call: Call): Promise<IncomingMessage> {
    // The server may have just closed a kept connection. Then it is unknown what became of a request over it.
    const keepAlive = canRepeat(call);
    const options = await this.options(call.signal, keepAlive);
    const response = await this.attempt(call, options);
    if (response.statusCode !== 401 || !this.refused(options)) {
      return response;
    }
    response.resume();
    return this.attempt(call, await this.options(call.signal, keepAlive));
  }

  /**
   * Options of a request, also for a protocol that begins with HTTP, such as WebSockets.
   *
   * @param keepAlive whether the request may use an open connection
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
    if (before !== undefined) {
      this.retire(before.agent);
    }
    // Otherwise, a proxy that does not answer keeps the process alive.
    const proxyRequestOptions = { signal: this.closed.signal };
    const keptAgent = Object.assign(agent as Agent, { keepAlive, maxSockets: Infinity, proxyRequestOptions });
    this.agents.set(keepAlive, { agent: keptAgent, identity });
    return { ...options, agent: keptAgent };
  }

  /** Discards credentials that the server refused, and returns whether there may be other ones. */
  refused({ headers, cert }: RequestCredentials): boolean {
    this.login.plugin?.forget({ headers, cert });
    const [, token] = /^Bearer (.*)$/.exec(String((headers as { readonly Authorization?: string } | undefined)?.Authorization)) ?? [];
    return this.login.plugin !== undefined || (token !== undefined && this.login.renewToken?.(token) === true);
  }

  /** Whether nobody waits for answers any longer. */
  get isClosed(): boolean {
    return this.closed.signal.aborted;
  }

  /** Closes all connections, since even unused ones would keep the process alive. */
  close(): void {
    this.closed.abort();
    [...[...this.agents.values()].map(({ agent }) => agent), ...this.retired].forEach((agent) => agent.destroy());
  }

  /** Closes the idle connections of an agent. The others close after the answers of their requests. */
  private retire(agent: Agent): void {
    Object.assign(agent, { keepAlive: false });
    Object.values(agent.freeSockets).flat().forEach((socket) => socket?.destroy());
    this.retired = [...this.retired, agent].filter(({ sockets }) => Object.keys(sockets).length > 0);
  }

  private attempt(call: Call, { headers, ...options }: RequestOptions): Promise<IncomingMessage> {
    const { method = 'GET', path, query = {}, body, contentType = 'application/json', signal } = call;
    const url = new URL(`${this.url}${path}`);
    Object.entries(query).filter(([, value]) => value !== undefined).forEach(([name, value]) => url.searchParams.set(name, String(value)));
    const bodyText = body === undefined ? '' : JSON.stringify(body);
    let onAbort = () => {};
    let timer: NodeJS.Timeout | undefined;
    return new Promise<IncomingMessage>((resolve, reject) => {
      signal?.throwIfAborted();
      const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
        ...options,
        method,
        signal,
        // KubeVirt's subresources answer with an empty body, which is not JSON.
        headers: { ...headers as object, 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(bodyText), 'Accept': 'application/json, */*' },
      });
      // A request that is still waiting for its proxy emits no error when it is destroyed.
      const abandon = (error: Error) => {
        request.destroy(error);
        reject(unreachable(error, signal, this.proxy));
      };
      timer = setTimeout(() => abandon(new Error(`no answer ${WITHIN_TIMEOUT}`)), ANSWER_TIMEOUT);
      onAbort = () => {
        abandon(Object.assign(new Error('the request was aborted'), { name: 'AbortError' }));
      };
      signal?.addEventListener('abort', onAbort);
      request.once('close', () => clearTimeout(timer));
      request.once('response', resolve);
      request.once('error', (error: NodeJS.ErrnoException) => {
        // The server closes idle connections, and may have just closed this one. It may also have begun the request.
        const wasIdle = canRepeat(call) && request.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') && !signal?.aborted && !this.isClosed;
        (wasIdle ? this.attempt(call, { headers, ...options }) : Promise.reject(unreachable(error, signal, this.proxy))).then(resolve, reject);
      });
      request.end(bodyText);
    }).finally(() => {
      // Otherwise, it would keep the process alive after a request that could not begin.
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    });
  }
}
