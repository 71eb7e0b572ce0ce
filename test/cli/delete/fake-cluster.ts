/** A cluster that keeps objects while they have finalizers, and checks preconditions. Its controllers do nothing by themselves. */
import type { IncomingMessage, ServerResponse } from 'http';
import { json } from '../cluster/http-server';

const KINDS: { readonly [resource: string]: { readonly apiVersion: string; readonly kind: string } } = {
  virtualmachines: { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' },
  virtualmachinepools: { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool' },
  datavolumes: { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' },
  persistentvolumeclaims: { apiVersion: 'v1', kind: 'PersistentVolumeClaim' },
  secrets: { apiVersion: 'v1', kind: 'Secret' },
};

const served = (apiVersion: string) => ({
  resources: Object.entries(KINDS).filter(([, each]) => each.apiVersion === apiVersion).map(([name, { kind }]) => ({ name, kind, namespaced: true })),
});

/** The discovery documents of the kinds. */
export const SERVED: { readonly [path: string]: object } = {
  '/apis/kubevirt.io': { versions: [{ version: 'v1' }] },
  ...Object.fromEntries(Object.values(KINDS).map(({ apiVersion }) => [apiVersion === 'v1' ? '/api/v1' : `/apis/${apiVersion}`, served(apiVersion)])),
};

/** An object in the namespace `n`, with a uid of its name. */
export const object = (resource: string, name: string, metadata: object = {}): any => ({
  ...KINDS[resource], metadata: { name, namespace: 'n', uid: `uid-of-${name}`, resourceVersion: '1', ...metadata }, spec: {},
});

export type Refuse = (request: IncomingMessage) => number | undefined;

/** The status with which a cluster refuses a change: 409 of another object or version, 422 with a new finalizer on an object that is being deleted. */
function refusalOf(metadata: any, change: any, preconditions: any = {}): number | undefined {
  const isHeldAnew = metadata.deletionTimestamp !== undefined && change?.finalizers?.some((each: string) => !metadata.finalizers?.includes(each));
  return ['uid', 'resourceVersion'].some((field) => ![undefined, metadata[field]].includes(preconditions[field])) ? 409 : isHeldAnew ? 422 : undefined;
}

interface Change {
  readonly version: number;
  readonly kind: string;
  readonly line: string;
}

/** The names of objects are unique among all kinds and namespaces. */
export class FakeCluster {
  private readonly objects = new Map<string, any>();
  private readonly watching = new Set<{ readonly kind: string; readonly response: ServerResponse }>();
  private readonly changes: Change[] = [];
  private version = 1;

  constructor(objects: readonly any[], private readonly refuse: Refuse = () => undefined) {
    objects.forEach((each) => this.objects.set(each.metadata.name, each));
  }

  public all(): any[] {
    return [...this.objects.values()];
  }

  public find(name: string): any {
    return this.objects.get(name);
  }

  public create({ metadata, ...others }: any): void {
    const created = { ...others, metadata: { ...metadata, resourceVersion: String(this.version += 1) } };
    this.objects.set(metadata.name, created);
    this.report('ADDED', created);
  }

  /** Returns the object as it is then. */
  public edit(name: string, metadata: object): any {
    const { metadata: before, ...others } = this.find(name);
    const after = { ...others, metadata: { ...before, ...metadata, resourceVersion: String(this.version += 1) } };
    const isGone = after.metadata.deletionTimestamp !== undefined && (after.metadata.finalizers ?? []).length === 0;
    if (isGone) {
      this.objects.delete(name);
    } else {
      this.objects.set(name, after);
    }
    this.report(isGone ? 'DELETED' : 'MODIFIED', after);
    return after;
  }

  public delete(name: string): any {
    return this.edit(name, { deletionTimestamp: '2026-01-01T00:00:00Z' });
  }

  public readonly respond = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, searchParams } = new URL(request.url!, 'http://test');
    const [, namespace, resource, name] = /\/namespaces\/(\w+)\/(\w+)(?:\/([\w-]+))?$/.exec(pathname)!;
    const { kind } = KINDS[resource];
    let text = '';
    request.on('data', (part) => text += String(part)).on('end', () => {
      const refused = this.refuse(request);
      if (refused !== undefined) {
        json(response, refused, { kind: 'Status', message: 'refused' });
      } else if (searchParams.has('watch')) {
        this.watch({ kind, response }, Number(searchParams.get('resourceVersion')));
      } else if (name === undefined) {
        const items = this.all().filter((each) => each.kind === kind && each.metadata.namespace === namespace);
        json(response, 200, { metadata: { resourceVersion: String(this.version) }, items });
      } else {
        this.answer(request.method!, name, text, response);
      }
    });
  };

  private watch(watcher: { readonly kind: string; readonly response: ServerResponse }, since: number): void {
    watcher.response.writeHead(200).flushHeaders();
    this.changes.filter(({ version, kind }) => version > since && kind === watcher.kind).forEach(({ line }) => watcher.response.write(line));
    this.watching.add(watcher);
    watcher.response.once('close', () => this.watching.delete(watcher));
  }

  private report(type: string, changed: any): void {
    const line = `${JSON.stringify({ type, object: changed })}\n`;
    this.changes.push({ version: this.version, kind: changed.kind, line });
    this.watching.forEach(({ kind, response }) => kind === changed.kind && response.write(line));
  }

  private answer(method: string, name: string, text: string, response: ServerResponse): void {
    if (this.find(name) === undefined) {
      json(response, 404, { kind: 'Status', message: 'not found' });
      return;
    }
    const sent = JSON.parse(text || '{}');
    const change = method === 'DELETE' ? {} : sent.metadata;
    const refused = refusalOf(this.find(name).metadata, change, sent.preconditions ?? sent.metadata);
    const respond = () => method === 'GET' ? this.find(name) : method === 'DELETE' ? this.delete(name) : this.edit(name, change);
    json(response, refused ?? 200, refused === undefined ? respond() : { kind: 'Status', message: 'refused' });
  }
}
