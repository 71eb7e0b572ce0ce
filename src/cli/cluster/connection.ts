// The connections to an API server: one request, and the head of its answer. Addresses, credentials and proxies are the kubeconfig's.
import { Agent, IncomingMessage, request as httpRequest, RequestOptions } from 'http';
import { request as httpsRequest } from 'https';
import type { KubeConfig } from '@kubernetes/client-node' with { 'resolution-mode': 'import' };
import { Unreachable } from './api-error';
import type { ExecPlugin } from './exec-plugin';
import { unlessAborted } from './patience';
import { ServerClock } from './server-clock';

/** How long a server may take to begin an answer or a stream, and between two parts of an answer, in milliseconds. */
export const ANSWER_TIMEOUT = 30_000;
export const IN_TIME = `in ${ANSWER_TIMEOUT / 1000} s`;

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
  /** Ends the request, whatever has become of it. */
  readonly signal?: AbortSignal;
  /** Whether a body is an answer to it; by default each object is, and for PUT and DELETE anything. */
  readonly accepts?: (body: any) => boolean;
  /**
   * Whether it may be sent again where nobody knows whether it was heard.
   * @default - all but POST and PUT, which make something or set something going
   */
  readonly isRepeatable?: boolean;
}

/** What is needed of a kubeconfig: where its cluster is, and what requests have to show. */
export interface Login extends Pick<KubeConfig, 'getCurrentCluster' | 'applyToHTTPSOptions'> {
  /** The program that gives the credentials, where one does. */
  readonly plugin?: ExecPlugin;
}

/** Options of an HTTP client, with what a request shows of a login. */
type ShownOptions = RequestOptions & { readonly ca?: unknown; readonly cert?: unknown; readonly key?: unknown };

/** What is wrong with a certificate or with a proxy's permission stays so. */
const LASTING = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_|HOSTNAME_MISMATCH|ERR_TLS_CERT_)/;
const REFUSED_BY_PROXY = /^Bad response: 4\d\d$/;

export class Connection {
  readonly clock = new ServerClock();
  private kept?: { readonly agent: Agent; readonly identity: string };
  private readonly closed = new AbortController();

  constructor(private readonly login: Login) {}

  /** Where it leads, with what of a login may stand in the address. */
  get url(): string {
    return this.login.getCurrentCluster()!.server.replace(/(?<!\/)\/+$/, '');
  }

  /**
   * Sends a request, again with new credentials where the old ones are refused.
   *
   * @returns the answer, of any status
   * @throws Unreachable when nobody answers
   */
  async send(call: Call): Promise<IncomingMessage> {
    const options = await this.options(call.signal);
    const response = await this.attempt(call, options);
    if (response.statusCode !== 401 || !this.refused(options)) {
      return response;
    }
    response.resume();
    return this.attempt(call, await this.options(call.signal));
  }

  /** Options for another protocol that begins with HTTP, such as a WebSocket: where, and as whom. */
  async options(signal?: AbortSignal): Promise<ShownOptions> {
    const options: ShownOptions = { ...await this.login.plugin?.credential(signal) };
    await unlessAborted(this.login.applyToHTTPSOptions(options as never), signal);
    const { ca, cert, key, agent } = options;
    const identity = [ca, cert, key].map(String).join('\n');
    if (this.kept?.identity !== identity) {
      this.kept?.agent.destroy();
      // A proxy that does not answer would keep the process alive.
      const proxyRequestOptions = { signal: this.closed.signal };
      this.kept = { agent: Object.assign(agent as Agent, { keepAlive: true, maxSockets: Infinity, proxyRequestOptions }), identity };
    }
    return { ...options, agent: this.kept!.agent };
  }

  /** Takes note that the server has not accepted what was shown; whether there is something else to show. */
  refused({ headers, cert }: ShownOptions): boolean {
    return this.login.plugin?.forget({ headers, cert }) ?? false;
  }

  /** Ends the connections that are kept for the next request, which would keep the process alive. */
  close(): void {
    this.closed.abort();
    this.kept?.agent.destroy();
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
        // KubeVirt's subresources answer with nothing, which is no JSON.
        headers: { ...headers as object, 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(sent), 'Accept': 'application/json, */*' },
      });
      // A request that still waits for its proxy says nothing of its end.
      const end = (error: Error) => {
        request.destroy(error);
        reject(unreachable(error, signal));
      };
      const timer = setTimeout(() => end(new Error(`no answer ${IN_TIME}`)), ANSWER_TIMEOUT);
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
        // The server closes connections that are idle for long, and may have done so a moment ago.
        const wasClosed = request.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') && !signal?.aborted;
        (wasClosed ? this.attempt(call, { headers, ...options }) : Promise.reject(unreachable(error, signal))).then(resolve, reject);
      });
      request.end(sent);
    }).finally(() => signal?.removeEventListener('abort', aborted));
  }
}

/** What was ended on purpose is no fault of the server. */
export function unreachable(error: Error, signal?: AbortSignal): Error {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const isLasting = LASTING.test(code) || REFUSED_BY_PROXY.test(error.message);
  const message = error.message.replace(/^Bad response: (\d+)$/, 'the proxy refuses the connection: $1');
  return signal?.aborted ? error : new Unreachable(message || code || 'the connection broke', { cause: error, isLasting });
}
