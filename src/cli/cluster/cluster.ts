// Requests to a cluster for objects by kind, namespace and name, in their wire format.
import type { Answer } from './answer';
import { ApiError, isExpired, undefinedIfNotFound } from './api-error';
import type { ApiServer } from './api-server';
import type { Call } from './connection';
import { Discovery, resourcePath, Type } from './discovery';
import { ListMetadata, readPage } from './list-page';
import type { Retry } from './retry';
import { isMap } from '../../plain-data/plain-data';
import { UsageError } from '../command-line/usage-error';

/** The number of objects in a page of a list. */
const PAGE_SIZE = 500;

/** An object of a cluster. */
export interface ObjectReference extends Type {
  readonly name: string;
  /** Only for namespaced kinds. */
  readonly namespace?: string;
}

/** The reference to an object. */
export function referenceTo({ apiVersion, kind, metadata: { namespace, name } }: any): ObjectReference {
  return { apiVersion, kind, namespace, name };
}

/** A reference to the object with this uid, and not to a later one of the same name. */
export interface UniqueReference extends ObjectReference {
  readonly uid: string;
}

export function uniqueReferenceTo(object: any): UniqueReference {
  return { ...referenceTo(object), uid: object.metadata.uid };
}

/** Whether an object is being deleted, and exists only until its finalizers are removed. */
export function isBeingDeleted({ metadata }: any): boolean {
  return metadata?.deletionTimestamp !== undefined;
}

/** Objects of a kind: all of them, or a selection. */
export interface ObjectQuery extends Type {
  /**
   * Their namespace.
   * @default - every namespace
   */
  readonly namespace?: string;
  readonly labelSelector?: string;
  readonly fieldSelector?: string;
}

/** Objects at one moment. */
interface ObjectList {
  readonly items: any[];
  /** The version from which a watch continues. */
  readonly resourceVersion: string;
}

export class Cluster {
  /** @param namespace the default namespace of objects: from the options, else from the context, else `default` */
  constructor(readonly server: ApiServer, readonly namespace: string, readonly discovery = new Discovery(server)) {}

  /** The same cluster with other retries. */
  with(retry: Retry): Cluster {
    const server = this.server.with(retry);
    return new Cluster(server, this.namespace, this.discovery.with(server));
  }

  /** @throws ApiError if the object does not exist, and for other refusals; UnexpectedAnswer; Unreachable */
  async read(reference: ObjectReference): Promise<any> {
    return (await this.server.request({ path: await this.path(reference), accepts: isObject })).body;
  }

  /** Like `read`, but undefined if the object does not exist. */
  find(reference: ObjectReference): Promise<any> {
    return this.read(reference).catch(undefinedIfNotFound);
  }

  /**
   * Lists objects, each with its apiVersion and kind, which servers omit in lists.
   *
   * @param keep reduces an object, by default to itself; only one complete object at a time is in memory
   */
  list(query: ObjectQuery, keep: (object: any) => any = (object) => object): Promise<ObjectList> {
    return this.discovery.atCollection(query, async (path) => {
      try {
        return await this.readPages(path, query, PAGE_SIZE, keep);
      } catch (error) {
        if (!isExpired(error)) {
          throw selectorError(error, query) ?? error;
        }
        // The list expired between two pages. A list without pages cannot expire.
        return this.readPages(path, query, undefined, keep);
      }
    });
  }

  /** Sends a request to an object, or to one of its subresources, such as `/status` or `/scale`. */
  async call(reference: ObjectReference, call: Omit<Call, 'path'>, subpath = ''): Promise<Answer> {
    const accepts = call.method === 'DELETE' ? undefined : isObject;
    return this.server.request({ accepts, ...call, path: `${await this.path(reference)}${subpath}` });
  }

  /** Sends a request to a KubeVirt subresource of a machine or its instance, such as `start`. */
  async subresource(reference: ObjectReference, verb: string, body: object = {}): Promise<Answer> {
    const { apiVersion, namespace, name } = reference;
    const resource = await this.discovery.resource(reference);
    const path = resourcePath({ ...resource, apiVersion: `subresources.${apiVersion}` }, namespace, name);
    return this.server.request({ method: 'PUT', path: `${path}/${verb}`, body });
  }

  /** The path of an object; if it has no namespace, in the default namespace. */
  async path(reference: ObjectReference): Promise<string> {
    const resource = await this.discovery.resource(reference);
    return resourcePath(resource, reference.namespace ?? this.namespace, reference.name);
  }

  close(): void {
    this.server.close();
  }

  private async readPages(
    path: string, { apiVersion, kind, labelSelector, fieldSelector }: ObjectQuery, limit: number | undefined, keep: (object: any) => any,
  ): Promise<ObjectList> {
    const pages: any[][] = [];
    let next: string | undefined;
    for (;;) {
      const page: any[] = [];
      const query = { labelSelector, fieldSelector, limit, continue: next };
      const metadata: ListMetadata = await this.server.read({ path, query }, (parts) => {
        // After a broken connection, a page is read again from its start.
        page.length = 0;
        return readPage(parts, (item) => {
          if (!isObject(item)) {
            throw new SyntaxError('an item is not an object');
          }
          page.push(keep({ apiVersion, kind, ...item }));
        });
      });
      pages.push(page);
      next = metadata.continue || undefined;
      if (next === undefined) {
        return { items: pages.flat(), resourceVersion: metadata.resourceVersion };
      }
    }
  }
}

/** The error for an invalid selector. Only the server knows its syntax, and selectors other than the user's are valid. */
function selectorError(error: unknown, { labelSelector }: ObjectQuery): UsageError | undefined {
  const found = labelSelector !== undefined && error instanceof ApiError
    ? /^400: (?=unable to parse requirement: |found ')(?:unable to parse requirement: )?(.*)$/.exec(error.message)?.[1] : undefined;
  return found === undefined ? undefined
    : new UsageError(`--selector ${JSON.stringify(labelSelector)}: ${found}: write key=value, key!=value, key, !key, or "key in (a, b)", separated by commas`, { cause: error });
}

/** Whether an answer is a Kubernetes object. */
function isObject(body: unknown): boolean {
  return isMap(body) && typeof body.metadata?.name === 'string';
}
