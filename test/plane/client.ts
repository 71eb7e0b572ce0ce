/** The Kubernetes API over plain HTTP: objects as on the wire, paths from discovery, and no warning lost. */
import * as http from 'http';
import * as https from 'https';
import { Connection } from './kubeconfig';

export interface KubeObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string; readonly [field: string]: any };
  readonly [field: string]: any;
}

export interface Answer {
  readonly status: number;
  /** Parsed JSON, or the raw body if it is not JSON. */
  readonly body: any;
  /** The contents of the `Warning` headers, such as those of strict field validation. */
  readonly warnings: string[];
}

/** A response of 400 and above, with the server's own message. */
export class ApiError extends Error {
  constructor(readonly status: number, message: string, readonly body: any) {
    super(message);
  }
}

export interface Reference {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name?: string;
  readonly namespace?: string;
}

interface Resource {
  readonly name: string;
  readonly kind: string;
  readonly namespaced: boolean;
}

export class Client {
  private readonly agent: http.Agent;
  private readonly transport: typeof http | typeof https;
  private readonly discovered = new Map<string, Promise<Resource[]>>();

  constructor(private readonly connection: Connection) {
    this.transport = connection.server.startsWith('https:') ? https : http;
    this.agent = new this.transport.Agent({ keepAlive: true, maxSockets: 16 });
  }

  /** Sends one request; a string body is sent as it is. */
  async request(method: string, path: string, body?: unknown, contentType = 'application/json'): Promise<Answer> {
    const { server, ca, certificate: cert, key } = this.connection;
    const text = body === undefined || typeof body === 'string' ? body ?? '' : JSON.stringify(body);
    const attempt = () => new Promise<Answer>((resolve, reject) => {
      const request = this.transport.request(`${server}${path}`, {
        method,
        ca,
        cert,
        key,
        agent: this.agent,
        timeout: 60_000,
        // Node.js sends no length for methods that rarely have a body.
        headers: { 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(text), 'Accept': 'application/json' },
      }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode!, body: parse(Buffer.concat(chunks).toString()), warnings: warnings(response.headers.warning) }));
      });
      request.on('timeout', () => request.destroy(new Error(`no answer to ${method} ${path} in 60 s`)));
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The server closes idle connections, possibly just before a request reuses one.
        const wasClosed = request.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
        (wasClosed ? attempt() : Promise.reject(error)).then(resolve, reject);
      });
      request.end(text);
    });
    const answer = await attempt();
    if (answer.status >= 400) {
      throw new ApiError(answer.status, answer.body?.message ?? `${method} ${path}: ${answer.status} ${String(answer.body)}`, answer.body);
    }
    return answer;
  }

  async create(object: KubeObject): Promise<any> {
    const { apiVersion, kind, metadata } = object;
    return (await this.request('POST', await this.path({ apiVersion, kind, namespace: metadata.namespace }), object)).body;
  }

  async read(reference: Reference): Promise<any> {
    return (await this.request('GET', await this.path(reference))).body;
  }

  async list(reference: Reference, labelSelector = ''): Promise<any[]> {
    return (await this.request('GET', `${await this.path(reference)}?labelSelector=${encodeURIComponent(labelSelector)}`)).body.items;
  }

  async merge(reference: Reference, patch: object, subresource = ''): Promise<any> {
    return (await this.request('PATCH', `${await this.path(reference)}${subresource && `/${subresource}`}`, patch, 'application/merge-patch+json')).body;
  }

  /** Whether the object does not exist. */
  isGone(reference: Reference): Promise<boolean> {
    return this.read(reference).then(() => false, (error) => {
      if (error instanceof ApiError && error.status === 404) {
        return true;
      }
      throw error;
    });
  }

  /** Deletes an object, and its dependents afterwards; a missing object is not an error. */
  async delete(reference: Reference): Promise<void> {
    await this.request('DELETE', await this.path(reference), { propagationPolicy: 'Background' }).catch((error) => {
      if (!(error instanceof ApiError) || error.status !== 404) {
        throw error;
      }
    });
  }

  /** The path of an object or, without a name, of its collection. */
  async path({ apiVersion, kind, name, namespace }: Reference): Promise<string> {
    const group = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
    const resource = (await this.resources(group)).find((candidate) => candidate.kind === kind && !candidate.name.includes('/'));
    if (!resource) {
      this.discovered.delete(group);
      throw new Error(`the server has no ${kind} in ${apiVersion}`);
    }
    const scope = resource.namespaced && namespace ? `/namespaces/${namespace}` : '';
    return `${group}${scope}/${resource.name}${name ? `/${name}` : ''}`;
  }

  /** Closes the idle connections. */
  close(): void {
    this.agent.destroy();
  }

  private resources(group: string): Promise<Resource[]> {
    const known = this.discovered.get(group) ?? this.request('GET', group).then((answer) => answer.body.resources as Resource[]);
    this.discovered.set(group, known);
    known.catch(() => this.discovered.delete(group));
    return known;
  }
}

/** A warning looks like `299 - "text"`; several are joined by commas. */
function warnings(header: string | undefined): string[] {
  return [...(header ?? '').matchAll(/\d{3} \S+ "((?:[^"\\]|\\.)*)"/g)].map((match) => match[1].replace(/\\(.)/g, '$1'));
}

function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
