// Objects as they are before they are applied: in one list where they are many of a kind, else each by itself.
import { grouped } from '../../grouped';
import { ApiError, unlessNotFound } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import type { Patience } from '../cluster/patience';
import type { WantedObject } from '../manifests/wanted';

/** How many objects of a kind and namespace are worth a list of all that are there. */
const MANY = 50;

type Listed = ReadonlyMap<string, any>;

export class Before {
  private readonly groups: ReadonlyMap<string, readonly WantedObject[]>;
  private readonly lists = new Map<string, Promise<Listed | undefined>>();

  constructor(private readonly cluster: Cluster, objects: readonly WantedObject[], private readonly patience: Patience) {
    this.groups = grouped(objects, collectionOf);
  }

  /** An object as it was when the first of its kind was asked for, or since then; undefined where it was not there. */
  async of(object: WantedObject): Promise<any> {
    const collection = collectionOf(object);
    const group = this.groups.get(collection)!;
    if (group.length < MANY) {
      return current(this.cluster, object, this.patience);
    }
    const asked = this.lists.get(collection) ?? this.list(group);
    this.lists.set(collection, asked);
    const listed = await asked;
    return listed === undefined ? current(this.cluster, object, this.patience) : listed.get(object.name);
  }

  /** Those of a group that are there, by name; undefined where they cannot be listed: `get` may be allowed where `list` is not. */
  private async list(group: readonly WantedObject[]): Promise<Listed | undefined> {
    const [{ apiVersion, kind, namespace }] = group;
    const names = new Set(group.map(({ name }) => name));
    // Others are never in memory together.
    const keep = (object: any) => names.has(object.metadata.name) ? object : undefined;
    try {
      const { items } = await this.cluster.list({ apiVersion, kind, namespace }, this.patience.signal, keep);
      return new Map(items.filter((item) => item !== undefined).map((item) => [item.metadata.name, item]));
    } catch (error) {
      if (this.patience.signal.aborted || !(error instanceof ApiError)) {
        throw error;
      }
      return undefined;
    }
  }
}

/** An object as it is now; undefined where it is not there. */
export function current(cluster: Cluster, object: WantedObject, patience: Patience): Promise<any> {
  return cluster.read(object, patience.signal).catch(unlessNotFound);
}

function collectionOf({ apiVersion, kind, namespace }: WantedObject): string {
  return JSON.stringify([apiVersion, kind, namespace]);
}
