// Objects as they are before they are applied: in one list where they are many of a kind, else each by itself.
import type { WantedObject } from './wanted';
import { grouped } from '../../grouped';
import { ApiError, undefinedIfNotFound } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import type { RetryUntil } from '../cluster/retry';

/** How many objects of a kind and namespace are worth a list of all that are there. */
const MANY = 50;

type Listed = ReadonlyMap<string, any>;

export class Before {
  private readonly groups: ReadonlyMap<string, readonly WantedObject[]>;
  private readonly lists = new Map<string, Promise<Listed | undefined>>();

  constructor(private readonly cluster: Cluster, objects: readonly WantedObject[], private readonly retry: RetryUntil) {
    this.groups = grouped(objects, collectionOf);
  }

  /** An object as it was when the first of its kind was asked for, or since then; undefined where it was not there. */
  async of(object: WantedObject): Promise<any> {
    const collection = collectionOf(object);
    const group = this.groups.get(collection)!;
    if (group.length < MANY) {
      return current(this.cluster, object, this.retry);
    }
    const asked = this.lists.get(collection) ?? this.list(group);
    this.lists.set(collection, asked);
    const listed = await asked;
    return listed === undefined ? current(this.cluster, object, this.retry) : listed.get(object.name);
  }

  /** Those of a group that are there, by name; undefined where they cannot be listed: `get` may be allowed where `list` is not. */
  private async list(group: readonly WantedObject[]): Promise<Listed | undefined> {
    const [{ apiVersion, kind, namespace }] = group;
    const names = new Set(group.map(({ name }) => name));
    // Others are never in memory together.
    const keep = (object: any) => names.has(object.metadata.name) ? object : undefined;
    try {
      const { items } = await this.cluster.list({ apiVersion, kind, namespace }, this.retry.signal, keep);
      return new Map(items.filter((item) => item !== undefined).map((item) => [item.metadata.name, item]));
    } catch (error) {
      if (this.retry.signal.aborted || !(error instanceof ApiError)) {
        throw error;
      }
      return undefined;
    }
  }
}

/** An object as it is now; undefined where it is not there. */
export function current(cluster: Cluster, object: WantedObject, retry: RetryUntil): Promise<any> {
  return cluster.read(object, retry.signal).catch(undefinedIfNotFound);
}

function collectionOf({ apiVersion, kind, namespace }: WantedObject): string {
  return JSON.stringify([apiVersion, kind, namespace]);
}
