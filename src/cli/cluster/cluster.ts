// A cluster that is asked and told: objects as they are on the wire, by kind, namespace and name.
import { Answer, ApiServer, Call } from './api-server';
import { Discovery, Resource, resourcePath, Type } from './discovery';
import { ListMetadata, readPage } from './list-page';

/** How many objects a page of a list has. */
const PAGE = 500;

/** An object of a cluster. */
export interface ObjectReference extends Type {
  readonly name: string;
  /** Of a kind that has namespaces. */
  readonly namespace?: string;
}

/** Objects of a kind, all of them or those that are selected. */
export interface ObjectQuery extends Type {
  /** Every namespace where none is given. */
  readonly namespace?: string;
  readonly labelSelector?: string;
  readonly fieldSelector?: string;
}

/** Objects as they were at one moment. */
export interface ObjectList {
  readonly items: any[];
  /** The moment, from which a watch goes on. */
  readonly resourceVersion: string;
}

export class Cluster {
  readonly discovery: Discovery;

  /** @param namespace the one that is meant where none is written: that of the options, else of the context, else `default` */
  constructor(readonly server: ApiServer, readonly namespace: string) {
    this.discovery = new Discovery(server);
  }

  /** @throws ApiError where there is none, and for other refusals; Unreachable */
  async read(reference: ObjectReference, signal?: AbortSignal): Promise<any> {
    return (await this.server.request({ path: await this.path(reference), signal })).body;
  }

  /**
   * The objects, each with its type, which a server leaves out in lists.
   *
   * @param keep what is kept of an object; all of it by default. Of what is not kept, only one object is in memory
   */
  async list(query: ObjectQuery, signal?: AbortSignal, keep: (object: any) => any = (object) => object): Promise<ObjectList> {
    const { apiVersion, kind } = query;
    const path = resourcePath(await this.discovery.resource(query), query.namespace);
    const items: any[] = [];
    for (let next: string | undefined = ''; next !== undefined;) {
      const selectors = { labelSelector: query.labelSelector, fieldSelector: query.fieldSelector };
      const parts = this.server.parts({ path, query: { ...selectors, limit: PAGE, continue: next || undefined }, signal });
      const metadata: ListMetadata = await readPage(parts, (item) => items.push(keep({ apiVersion, kind, ...item })));
      next = metadata.continue || undefined;
      if (next === undefined) {
        return { items, resourceVersion: metadata.resourceVersion };
      }
    }
    throw new Error('a list ends with its last page');
  }

  /** Sends a request to an object, or to what is below it, such as `/status` or `/scale`. */
  async call(reference: ObjectReference, call: Omit<Call, 'path'>, below = ''): Promise<Answer> {
    return this.server.request({ ...call, path: `${await this.path(reference)}${below}` });
  }

  /** Sends a request to KubeVirt's subresource of a machine or of its instance, such as `start`. */
  async subresource(reference: ObjectReference, verb: string, body: object = {}, signal?: AbortSignal): Promise<Answer> {
    const { apiVersion, namespace, name, ...type } = reference;
    const resource = await this.discovery.resource({ apiVersion, ...type });
    const below = resourcePath({ ...resource, apiVersion: `subresources.${apiVersion}` }, namespace, name);
    return this.server.request({ method: 'PUT', path: `${below}/${verb}`, body, signal });
  }

  /** Where an object lives; one whose namespace is not written is in the cluster's own. */
  async path(reference: ObjectReference): Promise<string> {
    const resource: Resource = await this.discovery.resource(reference);
    return resourcePath(resource, reference.namespace ?? this.namespace, reference.name);
  }

  close(): void {
    this.server.close();
  }
}
