// Finds references to objects that are not in the manifests, while one is that must be meant: kustomize has renamed it, or its name is nearly
// the same. Without the cluster it is unknown whether an object is missing, but a name that differs in one letter from another is most likely
// a misspelling of it.
import { definedBy } from './defined-objects';
import { type Group, groupOf, groupsMeantBy, groupsOf, keyOf, type Named, readKey } from './name-groups';
import { REFERABLE_KINDS, writtenReferences } from './references';
import { NAME_MISSPELT, REFERENCE_NOT_RENAMED } from '../../admission/advice/between-manifests';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { isFilledInLater } from '../../admission/form';
import type { Issue } from '../../issues/issues';
import { alternatives, misspellingsOf, numbersIn } from '../../issues/nearest-name';
import { detachString } from '../../plain-data/detach-string';

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
  /** The kind of the referring object. */
  readonly by: string;
  readonly path: string;
  readonly place: Place;
  /** Whether the namespace of the missing object is written next to the name. */
  readonly isElsewhere: boolean;
  /** What is written in front of the name. */
  readonly prefix: string;
}

/** Finds missing names in objects that no schema has checked, in any order. */
export class MissingNames<Place> {
  private readonly defined = new Set<string>();
  /** The names that objects have after a kustomization is built, with their kinds, by the names that they had before. */
  private readonly renamed = new Map<string, Map<string, string>>();
  private readonly missing = new Map<string, Missing<Place>>();

  /** If the capabilities list the networks of the cluster, a rule checks them. */
  constructor(private readonly capabilities?: ClusterCapabilitiesProps) {}

  /**
   * Looks at the next object.
   *
   * @param set the set of objects that it belongs to, such as those of one cluster
   * @param oldName its name before a kustomization was built, if that has renamed it
   */
  public add(set: string | undefined, object: any, place: () => Place, oldName?: string): void {
    for (const { kind, metadata } of namedBy(object)) {
      const key = keyOf(groupOf(set, kind, metadata.namespace), metadata.name);
      this.defined.add(key);
      this.missing.delete(key);
    }
    if (oldName !== undefined) {
      this.addRenamed(set, object, oldName);
    }
    for (const { kind, name, namespace, path, isOptional } of writtenReferences(object)) {
      const key = keyOf(groupOf(set, kind, namespace ?? object.metadata?.namespace), name);
      if (!this.defined.has(key) && !isOptional && this.isLookedFor(kind, name)) {
        this.remember(key, kind, () => ({
          by: detachString(object.kind), path: path(), place: place(), isElsewhere: namespace !== undefined, prefix: kind === NETWORK ? prefixOf(namespace) : '',
        }));
      }
    }
  }

  /** Remembers the new names of an object, and of what a controller makes from it. */
  private addRenamed(set: string | undefined, object: any, oldName: string): void {
    const before = namedBy({ ...object, metadata: { ...object.metadata, name: oldName } });
    namedBy(object).forEach(({ kind, metadata }, index) => {
      for (const group of groupsOf(groupOf(set, kind, metadata.namespace))) {
        const key = keyOf(group, before[index].metadata.name);
        this.renamed.set(key, (this.renamed.get(key) ?? new Map()).set(metadata.name, object.kind));
      }
    });
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
    const missing = [...this.missing].map(([key, { kind, uses }]) => ({ ...readKey(key), kind, uses }));
    const known = this.similarNames(missing);
    return missing.flatMap(({ group, name, kind, uses }) => {
      const renamed = groupsMeantBy(group).flatMap((each) => [...this.renamed.get(keyOf(each, name)) ?? []]);
      if (renamed.length > 0) {
        return uses.map((use) => adviceAt(use, REFERENCE_NOT_RENAMED.name, renamedMessage(use, name, new Map(renamed))));
      }
      const near = misspelt(name, groupsMeantBy(group).map((each) => known.get(similarityKey(each, name))!));
      return near.length === 0 ? [] : uses.map((use) => adviceAt(use, NAME_MISSPELT.name, misspeltMessage(use, kind, name, near)));
    });
  }

  /** The defined names that may be similar to missing ones, by the keys of their similarity. */
  private similarNames(missing: readonly Named[]): ReadonlyMap<string, string[]> {
    const kinds = new Set(missing.map(({ group }) => group.kind));
    const keys = missing.flatMap(({ group, name }) => groupsMeantBy(group).map((each) => similarityKey(each, name)));
    const similar = new Map(keys.map((key): [string, string[]] => [key, []]));
    for (const defined of kinds.size === 0 ? [] : this.defined) {
      const { group, name } = readKey(defined);
      if (kinds.has(group.kind)) {
        groupsOf(group).forEach((each) => similar.get(similarityKey(each, name))?.push(name));
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

/** The objects of a manifest that others may refer to. */
function namedBy(object: any): any[] {
  return definedBy(object).filter(({ kind, metadata }) => REFERABLE_KINDS.has(kind) && typeof metadata?.name === 'string');
}

function similarityKey(group: Group, name: string): string {
  return keyOf(group, numbersIn(name));
}

/** The names that a missing one is a misspelling of; none if it may be a name that was not compared. */
function misspelt(name: string, lists: readonly (readonly string[])[]): string[] {
  const isComparable = lists.reduce((sum, { length }) => sum + length, 0) <= MAX_SIMILAR;
  return !isComparable || lists.some((names) => names.includes(name)) ? [] : misspellingsOf(name, lists.flat());
}

function adviceAt<Place>({ path, place }: Use<Place>, rule: string, message: string): { readonly place: Place; readonly issue: Issue } {
  return { place, issue: { path, message, rule } };
}

function misspeltMessage({ prefix }: Use<unknown>, kind: string, name: string, near: readonly string[]): string {
  return `${JSON.stringify(prefix + name)} is not the name of a ${kind} in these manifests, write ${namesWith(prefix, near)}`;
}

/**
 * Kustomize can change a reference within a namespace only.
 *
 * @param renamed the kinds of the renamed objects, by their new names
 */
function renamedMessage({ by, path, isElsewhere, prefix }: Use<unknown>, name: string, renamed: ReadonlyMap<string, string>): string {
  const [[, kind]] = renamed;
  const fieldPath = path.replace(/\[\d+\]/g, '').replaceAll('.', '/');
  const instead = isElsewhere
    ? `write ${namesWith(prefix, [...renamed.keys()])}`
    : renamingAdvice(kind, by, fieldPath);
  return `kustomize renames the ${kind} ${JSON.stringify(name)} to ${alternatives([...renamed.keys()])}, but not this reference to it: ${instead}`;
}

/** How to make kustomize rename a reference too: the path is written with slashes. */
export function renamingAdvice(kind: string, by: string, fieldPath: string): string {
  return `add {kind: ${by}, path: ${fieldPath}} to nameReference of ${kind} in the kustomization's configurations`;
}

function namesWith(prefix: string, names: readonly string[]): string {
  return alternatives([...new Set(names)].map((name) => prefix + name));
}
