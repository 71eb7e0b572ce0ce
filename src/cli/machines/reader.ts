// Reads the objects of a kind that belong to machines: a few one by one, many with one list of their namespace, or of all namespaces.
import { groupBy } from '../../plain-data/plain-data';
import { isForbidden, withContext } from '../cluster/api-error';
import type { Cluster, ObjectQuery, ObjectReference } from '../cluster/cluster';
import { undefinedIfAbsent } from '../cluster/discovery';
import { limiter } from '../cluster/limit';
import { namespacedName } from '../cluster/object-name';
import { MAX_NAMESPACES } from '../cluster/watch';

/** The objects of a kind that belong to machines, and the keys that relate the two within a namespace. */
interface Source {
  /** Selects every object of the kind. */
  readonly all: ObjectQuery;
  readonly keysFor: (machine: any) => Iterable<string>;
  readonly keysOf: (object: any) => readonly string[];
  /** What selects only the objects of a key. */
  readonly only: (key: string) => Partial<ObjectReference & ObjectQuery>;
}

export interface Found {
  readonly items: readonly any[];
  /** The server's message, which names the permission, if this user may not read them. */
  readonly refusal?: string;
}

/** What is found for a machine. */
export type Lookup = (machine: any) => Found;

/** The requests for single keys, by namespace and key. */
type Requests = ReadonlyMap<string, ObjectQuery & { readonly name?: string }>;

/** Up to this number of keys are requested one by one: their namespace may have thousands of other objects. */
const MAX_SINGLE = 10;

/** Kinds that the cluster does not have count as empty. */
export class Reader {
  private readonly limit = limiter();

  /** Whether lists of all namespaces are worthwhile. */
  private readonly isEverywhere: boolean;

  /** @param areAll whether the machines are those of all namespaces */
  constructor(private readonly cluster: Cluster, private readonly machines: readonly any[], areAll: boolean) {
    this.isEverywhere = areAll || new Set(machines.map(({ metadata }) => metadata.namespace)).size > MAX_NAMESPACES;
  }

  async read(source: Source): Promise<Lookup> {
    const { all, keysFor, only } = source;
    const found = await this.readAll(source, new Map(this.machines.flatMap((machine) => {
      const { namespace } = machine.metadata;
      return [...keysFor(machine)].map((key) => [keyIn(machine, key), { ...all, ...only(key), namespace }] as const);
    })));
    return (machine) => {
      const parts = [...keysFor(machine)].flatMap((key) => found.get(keyIn(machine, key)) ?? []);
      return { items: parts.flatMap(({ items }) => items), refusal: parts.find(({ refusal }) => refusal !== undefined)?.refusal };
    };
  }

  /** A user who may not list all of the objects may list those of a namespace; one who may not do that either may read single ones. */
  private async readAll({ all, ...source }: Source, requests: Requests): Promise<Map<string, Found>> {
    if (requests.size <= MAX_SINGLE) {
      return this.readEach(requests);
    }
    const { namespace } = all;
    const isListed = namespace !== undefined || this.isEverywhere;
    const keysOf = (object: any) => source.keysOf(object).map((key) => keyIn(object, key)).filter((key) => requests.has(key));
    const list = isListed ? await this.list(all, (object) => keysOf(object).length > 0) : undefined;
    if (list !== undefined && list.refusal === undefined) {
      const entries = list.items.flatMap((object) => keysOf(object).map((key) => ({ key, object })));
      return new Map([...groupBy(entries, ({ key }) => key)].map(([key, ofKey]) => [key, { items: ofKey.map(({ object }) => object) }]));
    }
    if (namespace !== undefined) {
      return this.readEach(requests, list);
    }
    const parts = [...groupBy([...requests], ([, request]) => request.namespace)];
    const results = await Promise.all(parts.map(([each, part]) => this.readAll({ ...source, all: { ...all, namespace: each } }, new Map(part))));
    return new Map(results.flatMap((result) => [...result]));
  }

  /** @param refused the refusal of a list of their namespace, which applies to each selection of it */
  private async readEach(requests: Requests, refused?: Found): Promise<Map<string, Found>> {
    return new Map(await Promise.all([...requests].map(async ([key, { name, ...query }]): Promise<[string, Found]> => (
      [key, name !== undefined ? await this.get({ ...query, name }) : refused ?? await this.list(query, () => true)]
    ))));
  }

  private get(reference: ObjectReference): Promise<Found> {
    return this.attempt('get', reference, async () => [await this.cluster.read(reference)]);
  }

  private list(query: ObjectQuery, isWanted: (object: any) => boolean): Promise<Found> {
    return this.attempt('list', query, async () => {
      const { items } = await this.cluster.list(query, (object) => isWanted(object) ? object : undefined);
      return items.filter((object) => object !== undefined);
    });
  }

  private attempt(verb: string, subject: ObjectQuery, step: () => Promise<any[]>): Promise<Found> {
    return this.limit(() => withContext(this.cluster, verb, subject, step)).then((items) => ({ items }), (error: Error) => (
      { items: [], refusal: isForbidden(error.cause) ? error.message : undefinedIfAbsent(error) }
    ));
  }
}

/** A key within all namespaces. */
function keyIn({ metadata: { namespace } }: any, key: string): string {
  return namespacedName({ namespace, name: key });
}
