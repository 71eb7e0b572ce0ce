// A cluster that is asked and told: objects as they are on the wire, by kind, namespace and name.
import type { Answer } from './answer';
import { isExpired } from './api-error';
import type { ApiServer } from './api-server';
import type { Call } from './connection';
import { Discovery, Resource, resourcePath, Type } from './discovery';
import { ListMetadata, readPage } from './list-page';
import type { Retry } from './patience';
import { isMap } from '../../plain-data/plain-data';

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
  /** @param namespace the one that is meant where none is written: that of the options, else of the context, else `default` */
  constructor(readonly server: ApiServer, readonly namespace: string, readonly discovery = new Discovery(server)) {}

  /** The same cluster, asked with another patience. */
  with(retry: Retry): Cluster {
    const server = this.server.with(retry);
    return new Cluster(server, this.namespace, this.discovery.with(server));
  }

  /** @throws ApiError where there is none, and for other refusals; UnexpectedAnswer; Unreachable */
  async read(reference: ObjectReference, signal?: AbortSignal): Promise<any> {
    return (await this.server.request({ path: await this.path(reference), signal, accepts: isObject })).body;
  }

  /**
   * The objects, each with its type, which a server leaves out in lists.
   *
   * @param keep what is kept of an object; all of it by default. Of what is not kept, only one object is in memory
   */
  async list(query: ObjectQuery, signal?: AbortSignal, keep: (object: any) => any = (object) => object): Promise<ObjectList> {
    try {
      return await this.pages(query, PAGE, signal, keep);
    } catch (error) {
      if (!isExpired(error)) {
        throw error;
      }
      // Between two pages the server has forgotten the list: one that comes as a whole cannot be too slow for it.
      return this.pages(query, undefined, signal, keep);
    }
  }

  /** Sends a request to an object, or to what is below it, such as `/status` or `/scale`. */
  async call(reference: ObjectReference, call: Omit<Call, 'path'>, below = ''): Promise<Answer> {
    const accepts = call.method === 'DELETE' ? undefined : isObject;
    return this.server.request({ accepts, ...call, path: `${await this.path(reference)}${below}` });
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

  private async pages(
    { apiVersion, kind, namespace, labelSelector, fieldSelector }: ObjectQuery, limit: number | undefined, signal: AbortSignal | undefined,
    keep: (object: any) => any,
  ): Promise<ObjectList> {
    const path = resourcePath(await this.discovery.resource({ apiVersion, kind }), namespace);
    const items: any[] = [];
    for (let next: string | undefined; ;) {
      const page: any[] = [];
      const query = { labelSelector, fieldSelector, limit, continue: next };
      const metadata: ListMetadata = await this.server.read({ path, query, signal }, (parts) => {
        // What came of a page that broke off comes again.
        page.length = 0;
        return readPage(parts, (item) => {
          if (!isObject(item)) {
            throw new SyntaxError('an item is no object');
          }
          page.push(keep({ apiVersion, kind, ...item }));
        });
      });
      items.push(...page);
      next = metadata.continue || undefined;
      if (next === undefined) {
        return { items, resourceVersion: metadata.resourceVersion };
      }
    }
  }
}

/** Whether an answer is an object of Kubernetes. */
function isObject(body: unknown): boolean {
  return isMap(body) && typeof body.metadata?.name === 'string';
}
