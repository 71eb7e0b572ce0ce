// Finds references to objects that are not in the manifests, while one is that must be meant: kustomize has renamed it, or its name is nearly
// the same. Without the cluster it is unknown whether an object is missing, but a name that differs in one letter from another is most likely
// a misspelling of it.
import type { AdviceAt, ComparedObject, Comparison } from './comparison';
import { namedBy } from './defined-objects';
import { type Group, groupOf, groupsMeantBy, groupsOf, keyOf, type Named, readKey } from './name-groups';
import { REFERABLE_KINDS } from './references';
import { type KeptReference, RenamedObjects, renamedMessage } from './renamed-objects';
import { NAME_MISSPELT, REFERENCE_NOT_RENAMED } from '../../admission/advice/between-manifests';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { isFilledInLater } from '../../admission/form';
import { alternatives, misspellingsOf, numbersIn } from '../../issues/nearest-name';
import { detachString } from '../../plain-data/detach-string';

/** The most objects to remember for each missing name. Further objects with the same mistake are not reported. */
const MAX_USES = 50;

/** The most missing names to remember. */
const MAX_MISSING = 10_000;

/** A name that no object in the manifests has so far. */
interface Missing<Place> {
  /** The kind that the first reference has. */
  readonly kind: string;
  readonly uses: Use<Place>[];
}

/** Where a name is written. */
interface Use<Place> extends KeptReference {
  readonly place: Place;
  /** Whether the name is one of several that a pool makes from the written one. */
  readonly isIndexed: boolean;
}

/** Finds missing names in objects that no schema has checked, in any order. */
export class MissingNames<Place> implements Comparison<Place> {
  private readonly defined = new Set<string>();
  /** What restores make, unless it exists under a new name. */
  private readonly targets = new Set<string>();
  private readonly renamed = new RenamedObjects();
  private readonly missing = new Map<string, Missing<Place>>();

  /** If the capabilities list the networks of the cluster, a rule checks them. */
  constructor(private readonly capabilities?: ClusterCapabilitiesProps) {}

  public add({ set, object, references, place, oldName }: ComparedObject<Place>): void {
    for (const { kind, metadata, mayExist } of namedBy(object)) {
      const group = groupOf(set, kind, metadata.namespace);
      if (mayExist) {
        groupsOf(group).forEach((each) => this.targets.add(keyOf(each, metadata.name)));
      } else {
        this.defined.add(keyOf(group, metadata.name));
        this.missing.delete(keyOf(group, metadata.name));
      }
    }
    if (oldName !== undefined) {
      this.renamed.add(set, object, oldName);
    }
    const own = object.metadata?.namespace;
    for (const { kind, name, namespace, path, isOptional, isIndexed = false } of references) {
      const key = keyOf(groupOf(set, kind, namespace ?? own), name);
      if (!this.defined.has(key) && !isOptional && this.isLookedFor(kind, name)) {
        this.remember(key, kind, () => {
          const prefix = kind === NETWORK ? prefixOf(namespace) : '';
          return { by: detachString(object.kind), path: path(), place: place(), prefix, namesNamespace: prefix !== '' || ![own, undefined].includes(namespace), isIndexed };
        });
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

  public advice(): AdviceAt<Place>[] {
    const missing = [...this.missing].map(([key, { kind, uses }]) => ({ ...readKey(key), kind, uses }));
    const known = similarNames(missing, this.defined.keys());
    const before = similarNames(missing, this.renamed.oldNames());
    return missing.flatMap(({ group, name, kind, uses }) => {
      const keys = groupsMeantBy(group).map((each) => similarityKey(each, name));
      if (keys.some((key) => known.get(key)!.has(name))) {
        return [];
      }
      const renamed = this.renamed.find(group, name);
      if (renamed !== undefined) {
        // A pool makes several names from the written one, which is no name that kustomize knows.
        return uses.filter(({ isIndexed }) => !isIndexed).map((use) => adviceAt(use, REFERENCE_NOT_RENAMED.name, renamedMessage(use, name, renamed)));
      }
      if (groupsMeantBy(group).some((each) => this.targets.has(keyOf(each, name)))) {
        return [];
      }
      const near = misspellingsOf(name, [...new Set(keys.flatMap((key) => [...known.get(key)!, ...before.get(key)!]))]);
      return near.length === 0 ? [] : uses.map((use) => adviceAt(use, NAME_MISSPELT.name, misspeltMessage(use, kind, name, near)));
    });
  }
}

/** The names, by their keys, that may be similar to missing ones, by the keys of their similarity. */
function similarNames(missing: readonly Named[], keys: Iterable<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Set(missing.map(({ group }) => group.kind));
  const similar = new Map<string, Set<string>>();
  missing.forEach(({ group, name }) => groupsMeantBy(group).forEach((each) => similar.set(similarityKey(each, name), new Set())));
  for (const key of missing.length === 0 ? [] : keys) {
    const { group, name } = readKey(key);
    if (kinds.has(group.kind)) {
      groupsOf(group).forEach((each) => similar.get(similarityKey(each, name))?.add(name));
    }
  }
  return similar;
}

const NETWORK = 'NetworkAttachmentDefinition';

/** Multus writes NAMESPACE/NAME. */
function prefixOf(namespace: string | undefined): string {
  return namespace === undefined ? '' : `${namespace}/`;
}

function similarityKey(group: Group, name: string): string {
  return keyOf(group, numbersIn(name));
}

function adviceAt<Place>({ path, place }: Use<Place>, rule: string, message: string): AdviceAt<Place> {
  return { place, issue: { path, message, rule } };
}

function misspeltMessage({ prefix }: Use<unknown>, kind: string, name: string, near: readonly string[]): string {
  return `${JSON.stringify(prefix + name)} is not the name of a ${kind} in these manifests, write ${alternatives(near.map((other) => prefix + other))}`;
}
