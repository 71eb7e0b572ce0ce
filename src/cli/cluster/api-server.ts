// The API server over HTTP: requests with their answers, and streams. Addresses, credentials and proxies are the kubeconfig's.
import { Agent, IncomingMessage, request as httpRequest, RequestOptions } from 'http';
import { request as httpsRequest } from 'https';
import type { KubeConfig } from '@kubernetes/client-node' with { 'resolution-mode': 'import' };
import { ApiError, Unreachable } from './api-error';
import { ServerClock } from './server-clock';

/** How many requests are under way at once. */
export const CONCURRENCY = 16;

/** How long a server may take to begin an answer or a stream, and between two parts of an answer, in milliseconds. */
const ANSWER_TIMEOUT = 30_000;
const IN_TIME = `in ${ANSWER_TIMEOUT / 1000} s`;

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
}

/** What a server answered, and what it warns of. */
export interface Answer {
  readonly body: any;
  readonly warnings: readonly string[];
}

/** What is needed of a kubeconfig: where its cluster is, and what requests have to show. */
export type Login = Pick<KubeConfig, 'getCurrentCluster' | 'applyToHTTPSOptions'>;

export class ApiServer {
  /** As of its last answer that was no refusal, which may be that of a proxy on the way. */
  readonly clock = new ServerClock();
  private kept?: { readonly agent: Agent; readonly identity: string };

  constructor(private readonly config: Login) {}

  /** Its address. */
  get address(): string {
    return this.config.getCurrentCluster()!.server.replace(/\/+$/, '');
  }

  /** @throws ApiError for a refusal, Unreachable when nobody answers */
  async request(call: Call): Promise<Answer> {
    const response = await this.stream(call);
    return { body: parsed(await whole(partsOf(response, call))), warnings: warnings(response.headers.warning) };
  }

  /**
   * The text of an answer while it comes, such as that of a long list.
   *
   * @throws as `request`
   */
  async* parts(call: Call): AsyncGenerator<string> {
    yield* partsOf(await this.stream(call), call);
  }

  /**
   * The answer while it comes, such as that of a watch.
   *
   * @throws as `request`, until the head of the answer is there; later the stream itself has the error
   */
  async stream(call: Call): Promise<IncomingMessage> {
    const response = await this.send(call);
    if (response.statusCode! >= 400) {
      throw await refusal(response);
    }
    this.clock.hear(response.headers.date);
    return response;
  }

  /** Options for another protocol that begins with HTTP, such as a WebSocket: where, and as whom. */
  async options(): Promise<RequestOptions> {
    const options: RequestOptions & { readonly ca?: unknown; readonly cert?: unknown; readonly key?: unknown } = {};
    await this.config.applyToHTTPSOptions(options as never);
    const { ca, cert, key, agent } = options;
    const identity = [ca, cert, key].map(String).join('\n');
    if (this.kept?.identity !== identity) {
      this.kept?.agent.destroy();
      this.kept = { agent: Object.assign(agent as Agent, { keepAlive: true, maxSockets: Infinity }), identity };
    }
    return { ...options, agent: this.kept!.agent };
  }

  /** Ends the connections that are kept for the next request, which would keep the process alive. */
  close(): void {
    this.kept?.agent.destroy();
  }

  private async send(call: Call): Promise<IncomingMessage> {
    const { method = 'GET', path, query = {}, body, contentType = 'application/json', signal } = call;
    const { headers, ...options } = await this.options();
    const url = new URL(`${this.address}${path}`);
    Object.entries(query).filter(([, value]) => value !== undefined).forEach(([name, value]) => url.searchParams.set(name, String(value)));
    const sent = body === undefined ? '' : JSON.stringify(body);
    const attempt = () => new Promise<IncomingMessage>((resolve, reject) => {
      const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
        ...options,
        method,
        signal,
        // KubeVirt's subresources answer with nothing, which is no JSON.
        headers: { ...headers as object, 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(sent), 'Accept': 'application/json, */*' },
      });
      const timer = setTimeout(() => request.destroy(new Error(`no answer ${IN_TIME}`)), ANSWER_TIMEOUT);
      request.once('close', () => clearTimeout(timer));
      request.once('response', (response) => {
        clearTimeout(timer);
        resolve(response);
      });
      request.once('error', (error: NodeJS.ErrnoException) => {
        // The server closes connections that are idle for long, and may have done so a moment ago.
        const wasClosed = request.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') && !signal?.aborted;
        (wasClosed ? attempt() : Promise.reject(unreachable(error, call))).then(resolve, reject);
      });
      request.end(sent);
    });
    return attempt();
  }
}

/** The error that an answer of 400 and above is. */
export async function refusal(response: IncomingMessage): Promise<ApiError> {
  const body = parsed(await whole(partsOf(response)).catch(() => ''));
  const retryAfter = Number(response.headers['retry-after']);
  return new ApiError(response.statusCode!, body, Number.isFinite(retryAfter) ? retryAfter : undefined);
}

/** @throws Unreachable where an answer does not come to its end */
async function* partsOf(response: IncomingMessage, call: Pick<Call, 'signal'> = {}): AsyncGenerator<string> {
  const silence = setTimeout(() => response.destroy(new Error(`nothing more of an answer ${IN_TIME}`)), ANSWER_TIMEOUT);
  response.setEncoding('utf8');
  try {
    for await (const part of response) {
      silence.refresh();
      yield part;
    }
  } catch (error) {
    throw unreachable(error as Error, call);
  } finally {
    clearTimeout(silence);
  }
}

async function whole(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) {
    text += part;
  }
  return text;
}

/** What was ended on purpose is no fault of the server. */
function unreachable(error: Error, { signal }: Pick<Call, 'signal'>): Error {
  return signal?.aborted ? error : new Unreachable(error.message || (error as NodeJS.ErrnoException).code || 'the connection broke', { cause: error });
}

/** Warnings look like `299 - "text"`, several of them joined by commas. */
function warnings(header: string | undefined): string[] {
  return [...(header ?? '').matchAll(/\d{3} \S+ "((?:[^"\\]|\\.)*)"/g)].map(([, quoted]) => quoted.replace(/\\(.)/g, '$1'));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
