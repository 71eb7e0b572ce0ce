/**
 * An API server in memory, over HTTP, with everything that leases rely on: uids, versions and preconditions, label selectors, merge
 * patches, guests that are switched on and off, and a clock that the test sets. Each guest runs as soon as its machine exists, and again as
 * soon as somebody looks for it, so that no test has to wait.
 */
import { randomUUID } from 'crypto';
import { Agent, createServer, IncomingMessage, ServerResponse } from 'http';
import { AddressInfo } from 'net';
import { text } from 'stream/consumers';
import type { Login } from '../../../src/cli/cluster/connection';

const KINDS: { readonly [path: string]: object } = {
  '/api/v1': { resources: [{ name: 'secrets', kind: 'Secret', namespaced: true }, { name: 'namespaces', kind: 'Namespace', namespaced: false }] },
  '/api/v1/namespaces/ci': { metadata: { name: 'ci' } },
  '/api/v1/namespaces/default': { metadata: { name: 'default' } },
  '/api/v1/namespaces': { metadata: { resourceVersion: '1' }, items: [{ metadata: { name: 'ci' } }] },
  '/apis/kubevirt.io/v1': {
    resources: [
      { name: 'virtualmachines', kind: 'VirtualMachine', namespaced: true },
      { name: 'virtualmachineinstances', kind: 'VirtualMachineInstance', namespaced: true },
    ],
  },
};

/** What KubeVirt reports for a machine whose guest runs, and for one that is off. */
const ON = { created: true, printableStatus: 'Running' };
const OFF = { printableStatus: 'Stopped' };

const SUBRESOURCE = /^\/apis\/subresources\.kubevirt\.io\/v1\/namespaces\/[^/]+\/virtualmachines\/([^/]+)\/(start|stop)$/;
const OBJECT = /^\/apis?\/(?:v1|kubevirt\.io\/v1)\/namespaces\/[^/]+\/([^/]+)(?:\/([^/]+))?$/;

interface Answer {
  readonly code: number;
  readonly body: unknown;
}

export class MemoryCluster {
  /** Seconds since 1970. */
  time = 1_800_000_000;
  /** Whether answers have a Date. */
  tellsTime = true;
  /** Answers a request such as `GET …/virtualmachines/web` in place of the cluster, now or later. */
  instead?: (request: string) => Answer | Promise<Answer> | undefined;
  /** Called for each new machine, before the client gets the answer. */
  onCreate?: (machine: any) => void;
  readonly machines = new Map<string, any>();
  readonly secrets = new Map<string, any>();
  private version = 0;
  private readonly http = createServer((request, response) => void this.respond(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.http.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }

  get login(): Login {
    const server = `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
    return {
      getCurrentCluster: () => ({ name: 'memory', server, skipTLSVerify: false }),
      applyToHTTPSOptions: async (options: object) => void Object.assign(options, { agent: new Agent({ keepAlive: true }) }),
    };
  }

  /** Creates a machine as somebody else would, without a lease command. */
  create(manifest: any): any {
    const metadata = { namespace: 'ci', ...manifest.metadata, uid: randomUUID(), resourceVersion: this.next(), creationTimestamp: new Date(this.time * 1000).toISOString() };
    const machine = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', spec: { runStrategy: 'Manual' }, ...manifest, metadata, status: ON };
    this.machines.set(metadata.name, machine);
    return machine;
  }

  annotate(name: string, annotations: { readonly [name: string]: string | null }, labels: { readonly [name: string]: string | null } = {}): void {
    this.patch(name, { metadata: { annotations, labels } });
  }

  isOn(name: string): boolean {
    return this.machines.get(name).status === ON;
  }

  /** Returns whether that was a change. */
  private switch(name: string, to: object): boolean {
    const machine = this.machines.get(name);
    const isNew = machine.status !== to;
    if (isNew) {
      this.machines.set(name, { ...machine, status: to, metadata: { ...machine.metadata, resourceVersion: this.next() } });
    }
    return isNew;
  }

  private patch(name: string, patch: any): any {
    const machine = this.machines.get(name);
    const [labels, annotations] = ['labels', 'annotations'].map((field) => merged(machine.metadata[field], patch.metadata[field]));
    const next = { ...machine, metadata: { ...machine.metadata, labels, annotations, resourceVersion: this.next() } };
    this.machines.set(name, next);
    return next;
  }

  /** Runs a step when a request such as `GET …/virtualmachines/web` arrives for the first time. An answer that it returns replaces the cluster's. */
  atFirst(wanted: RegExp, step: () => any): void {
    let isFirst = true;
    this.instead = (request) => {
      if (!isFirst || !wanted.test(request)) {
        return undefined;
      }
      isFirst = false;
      return step();
    };
  }

  private next(): string {
    this.version += 1;
    return String(this.version);
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, 'http://memory');
    const body = await text(request);
    const { code, body: answer } = await this.instead?.(`${request.method} ${pathname}`)
      ?? this.answer(request.method!, pathname, searchParams.get('labelSelector') ?? '', body === '' ? {} : JSON.parse(body));
    response.sendDate = false;
    response.writeHead(code, { 'Content-Type': 'application/json', ...this.tellsTime && { Date: new Date(this.time * 1000).toUTCString() } });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }

  private answer(method: string, path: string, selector: string, body: any): Answer {
    const [, switched, verb] = SUBRESOURCE.exec(path) ?? [];
    if (switched !== undefined) {
      return !this.machines.has(switched) ? status(404, 'NotFound') : this.switch(switched, verb === 'start' ? ON : OFF) ? { code: 202, body: '' } : status(409, 'Conflict');
    }
    const [, resource, name] = OBJECT.exec(path) ?? [];
    if (resource === undefined) {
      return KINDS[path] === undefined ? status(404, 'NotFound') : { code: 200, body: KINDS[path] };
    }
    if (resource === 'virtualmachineinstances') {
      return this.instance(name);
    }
    return resource === 'secrets' ? this.createSecret(body) : name === undefined ? this.collection(method, selector, body) : this.object(method, name, body);
  }

  private instance(name: string): Answer {
    if (!this.machines.has(name)) {
      return status(404, 'NotFound');
    }
    this.switch(name, ON);
    return { code: 200, body: { metadata: { name, uid: 'instance' }, status: { phase: 'Running' } } };
  }

  private createSecret(body: any): Answer {
    const { name } = body.metadata;
    if (this.secrets.has(name)) {
      return status(409, 'AlreadyExists');
    }
    this.secrets.set(name, body);
    return { code: 201, body };
  }

  private collection(method: string, selector: string, body: any): Answer {
    if (method === 'POST') {
      if (this.machines.has(body.metadata.name)) {
        return status(409, 'AlreadyExists');
      }
      const machine = this.create(body);
      this.onCreate?.(machine);
      return { code: 201, body: machine };
    }
    const [label, value] = selector.split('=');
    const matches = ({ metadata: { labels = {} } }: any) => label === '' || (label in labels && (value === undefined || labels[label] === value));
    return { code: 200, body: { kind: 'VirtualMachineList', metadata: { resourceVersion: String(this.version) }, items: [...this.machines.values()].filter(matches) } };
  }

  private object(method: string, name: string, body: any): Answer {
    const machine = this.machines.get(name);
    if (machine === undefined) {
      return status(404, 'NotFound');
    }
    const { uid = machine.metadata.uid, resourceVersion = machine.metadata.resourceVersion } = body.preconditions ?? body.metadata ?? {};
    if (uid !== machine.metadata.uid || resourceVersion !== machine.metadata.resourceVersion) {
      return status(409, 'Conflict');
    }
    if (method === 'PATCH') {
      return { code: 200, body: this.patch(name, body) };
    }
    if (method === 'DELETE') {
      this.machines.delete(name);
    }
    return { code: 200, body: machine };
  }
}

function status(code: number, reason: string): Answer {
  return { code, body: { kind: 'Status', status: 'Failure', code, reason, message: reason } };
}

function merged(before: object = {}, patch: object = {}): object {
  return Object.fromEntries(Object.entries({ ...before, ...patch }).filter(([, value]) => value !== null));
}

/** The cluster for the tests of a file, whose standard error is silent. */
export function useMemoryCluster(): MemoryCluster {
  const cluster = new MemoryCluster();
  beforeAll(() => cluster.start());
  beforeEach(() => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => cluster.stop());
  return cluster;
}
