// Finds references to objects that are not in the manifests, while an object with nearly the same name is. Without the cluster it is unknown
// whether an object is missing, but a name that differs in one letter from another is most likely a misspelling of it.
import { definedBy, hasNoNamespace, NAMED_LIKE } from './defined-objects';
import { REFERABLE_KINDS, writtenReferences } from './references';
import { NAME_MISSPELT } from '../../admission/advice/between-manifests';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { isFilledInLater } from '../../admission/form';
import type { Issue } from '../../issues/issues';
import { alternatives, misspellingsOf, numbersIn } from '../../issues/nearest-name';

/** The most objects to remember for each missing name. Further objects with the same mistake are not reported. */
const MAX_USES = 50;

/** The most missing names to remember. */
const MAX_MISSING = 10_000;

/** With more names than this, some are similar anyway, and comparing all of them takes too long. */
const MAX_SIMILAR = 200;

/** A name that no object in the manifests has so far. */
interface Missing<Place> {
  /** The kind that the first reference has. */
  readonly kind: string;
  readonly uses: Use<Place>[];
}

/** Where a name is written. */
interface Use<Place> {
  readonly path: string;
  readonly place: Place;
  /** What is written in front of the name. */
  readonly prefix: string;
}

/** The objects among which a name is unique. */
interface Group {
  /** The set of objects, such as those of one cluster. */
  readonly set: string;
  readonly kind: string;
  /** Empty if it is not known: the object may be in any. */
  readonly namespace: string;
}

interface Named {
  readonly group: Group;
  readonly name: string;
}

/** Finds misspelt names in objects that no schema has checked, in any order. */
export class MisspeltNames<Place> {
  private readonly defined = new Set<string>();
  private readonly missing = new Map<string, Missing<Place>>();

  /** If the capabilities list the networks of the cluster, a rule checks them. */
  constructor(private readonly capabilities?: ClusterCapabilitiesProps) {}

  /**
   * Looks at the next object.
   *
   * @param set the set of objects that it belongs to, such as those of one cluster
   */
  public add(set: string | undefined, object: any, place: () => Place): void {
    for (const { kind, metadata } of definedBy(object)) {
      if (REFERABLE_KINDS.has(kind) && typeof metadata?.name === 'string') {
        const key = keyOf(groupOf(set, kind, metadata.namespace), metadata.name);
        this.defined.add(key);
        this.missing.delete(key);
      }
    }
    for (const { kind, name, namespace, path, isOptional } of writtenReferences(object)) {
      const key = keyOf(groupOf(set, kind, namespace ?? object.metadata?.namespace), name);
      if (!this.defined.has(key) && !isOptional && this.isLookedFor(kind, name)) {
        this.remember(key, kind, () => ({ path: path(), place: place(), prefix: kind === NETWORK ? prefixOf(namespace) : '' }));
      }
    }
  }

  private isLookedFor(kind: string, name: string): boolean {
    const isChecked = kind === NETWORK && this.capabilities?.networkAttachmentDefinitions !== undefined;
    return !isChecked && REFERABLE_KINDS.has(kind) && !isFilledInLater(name);
  }

  private remember(key: string, kind: string, use: () => Use<Place>): void {
    const missing = this.missing.get(key) ?? { kind, uses: [] };
    if (missing.uses.length < MAX_USES && (missing.uses.length > 0 || this.missing.size < MAX_MISSING)) {
      missing.uses.push(use());
      this.missing.set(key, missing);
    }
  }

  /** The advice, once all objects have been looked at. */
  public advice(): { readonly place: Place; readonly issue: Issue }[] {
    const missing = [...this.missing].map(([key, { kind, uses }]) => ({ ...readKey(key), written: kind, uses }));
    const known = this.similarNames(missing);
    return missing.flatMap(({ group, name, written, uses }) => {
      const lists = similarityKeys(group, name).map((key) => known.get(key)!);
      const isComparable = lists.reduce((sum, { length }) => sum + length, 0) <= MAX_SIMILAR;
      const near = !isComparable || lists.some((names) => names.includes(name)) ? [] : misspellingsOf(name, lists.flat());
      return near.length === 0 ? [] : uses.map(({ path, place, prefix }) => {
        const instead = alternatives([...new Set(near)].map((other) => prefix + other));
        const message = `${JSON.stringify(prefix + name)} is not the name of a ${written} in these manifests, write ${instead}`;
        return { place, issue: { path, message, rule: NAME_MISSPELT.name } };
      });
    });
  }

  /** The defined names that may be similar to missing ones, by the keys of their similarity. */
  private similarNames(missing: readonly Named[]): ReadonlyMap<string, string[]> {
    const kinds = new Set(missing.map(({ group }) => group.kind));
    const keys = missing.flatMap(({ group, name }) => similarityKeys(group, name));
    const similar = new Map(keys.map((key): [string, string[]] => [key, []]));
    for (const defined of kinds.size === 0 ? [] : this.defined) {
      const { group, name } = readKey(defined);
      if (kinds.has(group.kind)) {
        [group.namespace, ANY].forEach((namespace) => similar.get(similarityKey({ ...group, namespace }, name))?.push(name));
      }
    }
    return similar;
  }
}

const NETWORK = 'NetworkAttachmentDefinition';

/** Multus writes NAMESPACE/NAME. */
function prefixOf(namespace: string | undefined): string {
  return namespace === undefined ? '' : `${namespace}/`;
}

const SEPARATOR = '\n';

/** Stands for all namespaces. */
const ANY = '*';

/** The keys of the names that may be meant. A definition without a namespace may be in any, and so may the object of a reference without one. */
function similarityKeys({ namespace, ...group }: Group, name: string): string[] {
  return (namespace === '' ? [ANY] : [namespace, '']).map((each) => similarityKey({ ...group, namespace: each }, name));
}

function similarityKey(group: Group, name: string): string {
  return keyOf(group, numbersIn(name));
}

function groupOf(set: string = '', kind: string, namespace: unknown): Group {
  const isKnown = typeof namespace === 'string' && !isFilledInLater(namespace) && !hasNoNamespace(kind);
  return { set, kind: NAMED_LIKE[kind] ?? kind, namespace: isKnown ? namespace : '' };
}

/** The key of a name. A joined text does not keep the text of a file in memory, as a part of that text would. */
function keyOf({ set, kind, namespace }: Group, name: string): string {
  return [set, kind, namespace, name].join(SEPARATOR);
}

function readKey(key: string): Named {
  const [set, kind, namespace, name] = key.split(SEPARATOR);
  return { group: { set, kind, namespace }, name };
}
