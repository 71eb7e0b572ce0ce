// Reads objects before they are applied: many of one kind in one list, a few one by one.
import { groupBy } from '../../plain-data/plain-data';
import { ApiError } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import type { RetryUntil } from '../cluster/retry';
import type { DesiredObject } from '../manifests/desired-objects';

/** At this number and above, objects of one kind and namespace are read in one list. */
const MIN_LISTED = 50;

/** The objects as text, by name: text takes a tenth of the memory of an object. */
type ByName = Map<string, string>;

export class LiveObjects {
  private readonly groups: ReadonlyMap<string, readonly DesiredObject[]>;
  private readonly lists = new Map<string, Promise<ByName | undefined>>();

  constructor(private readonly cluster: Cluster, objects: readonly DesiredObject[], private readonly retry: RetryUntil) {
    this.groups = groupBy(objects, collectionOf);
  }

  /** An object, once, as it was when its list was read, or later; undefined if it does not exist. */
  async read(object: DesiredObject): Promise<any> {
    const collection = collectionOf(object);
    const group = this.groups.get(collection)!;
    if (group.length < MIN_LISTED) {
      return this.cluster.find(object);
    }
    const listed = this.lists.get(collection) ?? this.list(group);
    this.lists.set(collection, listed);
    const byName = await listed;
    if (byName === undefined) {
      return this.cluster.find(object);
    }
    const found = byName.get(object.name);
    byName.delete(object.name);
    return found === undefined ? undefined : JSON.parse(found);
  }

  /** The existing objects of a group; undefined if the list fails, since a user may be allowed to `get` but not to `list`. */
  private async list(group: readonly DesiredObject[]): Promise<ByName | undefined> {
    const [{ apiVersion, kind, namespace }] = group;
    const names = new Set(group.map(({ name }) => name));
    // All other objects are dropped page by page, to save memory.
    const keep = (object: any) => names.has(object.metadata.name) ? [object.metadata.name, neededText(object)] : undefined;
    try {
      const { items } = await this.cluster.list({ apiVersion, kind, namespace }, keep);
      return new Map(items.filter((item) => item !== undefined));
    } catch (error) {
      if (this.retry.signal.aborted || !(error instanceof ApiError)) {
        throw error;
      }
      return undefined;
    }
  }
}

/** The parts of an object that are needed before it is applied: content, version, the size of a disk, and whether a machine has an instance. */
function neededText({ status, metadata: { managedFields: _, ...metadata }, ...written }: any): string {
  return JSON.stringify({ ...written, metadata, status: status && { phase: status.phase, capacity: status.capacity, created: status.created } });
}

function collectionOf({ apiVersion, kind, namespace }: DesiredObject): string {
  return JSON.stringify([apiVersion, kind, namespace]);
}
