// Finds references to objects that are not in the manifests, while an object with nearly the same name is. Without the cluster it is unknown
// whether an object is missing, but a name that differs in one letter from another is most likely a misspelling of it.
import { definedBy, isClusterScoped, NAMESAKES } from './defined-objects';
import { REFERABLE_KINDS, writtenReferences } from './references';
import { NAME_MISSPELT } from '../../admission/advice/between-manifests';
import type { ClusterCapabilitiesProps } from '../../admission/cluster-capabilities';
import { isFilledInLater } from '../../admission/form';
import type { Issue } from '../../issues/issues';
import { alternatives, digitsOf, nearestNames } from '../../issues/nearest-name';

/** Shorter words are often similar on purpose: "lan" and "wan". */
const MIN_WORD_LENGTH = 4;

/** The most objects to remember for each missing name. Further objects with the same mistake are not reported. */
const MAX_USES = 50;

/** The most missing names to remember. */
const MAX_MISSING = 10_000;

/** With more names than this, some are similar anyway, and comparing all of them takes too long. */
const MAX_SIMILAR = 200;

/** A name that no object in the manifests has so far. */
interface Missing<Place> {
  readonly kind: string;
  readonly uses: readonly Use<Place>[];
}

/** Where a name is written. */
interface Use<Place> {
  readonly path: string;
  readonly place: Place;
}

/** The objects among which a name is unique. */
interface Group {
  /** The set of objects, such as those of one cluster. */
  readonly set: string | undefined;
  /** Their kind, or the first of the two kinds that share a name. */
  readonly storedKind: string;
  readonly namespace: string;
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
    for (const { kind, name, namespace = object.metadata?.namespace, path } of writtenReferences(object)) {
      const key = keyOf(groupOf(set, kind, namespace), name);
      if (!this.defined.has(key) && this.isLookedFor(kind, name)) {
        this.remember(key, kind, () => ({ path: path(), place: place() }));
      }
    }
  }

  private isLookedFor(kind: string, name: string): boolean {
    const isChecked = kind === 'NetworkAttachmentDefinition' && this.capabilities?.networkAttachmentDefinitions !== undefined;
    return !isChecked && REFERABLE_KINDS.has(kind) && !isFilledInLater(name);
  }

  private remember(key: string, kind: string, use: () => Use<Place>): void {
    const { uses } = this.missing.get(key) ?? { uses: [] };
    if (uses.length < MAX_USES && (uses.length > 0 || this.missing.size < MAX_MISSING)) {
      this.missing.set(key, { kind, uses: [...uses, use()] });
    }
  }

  /** The advice, once all objects have been looked at. */
  public advice(): { readonly place: Place; readonly issue: Issue }[] {
    const missing = [...this.missing].map(([key, each]) => ({ ...each, ...readKey(key) })).filter(({ group, name }) => !this.defined.has(keyOf({ ...group, namespace: '' }, name)));
    const similar = this.similarNames(missing.flatMap(({ group, name }) => similarityKeys(group, name)));
    return missing.flatMap(({ kind, group, name, uses }) => {
      const candidates = similarityKeys(group, name).flatMap((key) => similar.get(key)!);
      const near = candidates.length > MAX_SIMILAR ? [] : nearestNames(name, candidates, 1).filter((other) => isMisspelt(name, other));
      const message = `${JSON.stringify(name)} is not the name of a ${kind} in these manifests, write ${alternatives(near)}`;
      return near.length === 0 ? [] : uses.map(({ path, place }) => ({ place, issue: { path, message, rule: NAME_MISSPELT.name } }));
    });
  }

  /** The defined names with these keys of similarity. */
  private similarNames(keys: readonly string[]): Map<string, string[]> {
    const similar = new Map(keys.map((key): [string, string[]] => [key, []]));
    for (const defined of keys.length === 0 ? [] : this.defined) {
      const { group, name } = readKey(defined);
      similar.get(keyOf(group, digitsOf(name)))?.push(name);
    }
    return similar;
  }
}

/** Names with other digits are those of other objects. A definition without a namespace may be in any. */
function similarityKeys({ set, storedKind, namespace }: Group, name: string): string[] {
  return [...new Set([namespace, ''])].map((each) => keyOf({ set, storedKind, namespace: each }, digitsOf(name)));
}

function groupOf(set: string | undefined, kind: string, namespace: unknown): Group {
  const namesake = NAMESAKES[kind] ?? kind;
  return { set, storedKind: namesake < kind ? namesake : kind, namespace: isClusterScoped(kind) ? '' : String(namespace ?? '') };
}

/** The key of a name. A joined text does not keep the text of a file in memory, as a part of that text would. */
function keyOf({ set = '', storedKind, namespace }: Group, name: string): string {
  return [set, storedKind, namespace, name].join('\n');
}

function readKey(key: string): { readonly group: Group; readonly name: string } {
  const [set, storedKind, namespace, name] = key.split('\n');
  return { group: { set, storedKind, namespace }, name };
}

/** Whether a name that differs from another in a letter is a misspelling of it. Last letters often differ on purpose, but for a plural. */
export function isMisspelt(name: string, other: string): boolean {
  const [words, others] = [name, other].map((each) => each.split(/[-.]/));
  if (words.length !== others.length) {
    return words.join('') === others.join('');
  }
  const isOtherEnding = name.slice(0, -1) === other.slice(0, -1);
  const differing = words.filter((word, index) => word !== others[index]);
  return digitsOf(name) === digitsOf(other) && !isOtherEnding && differing.every((word) => word.length >= MIN_WORD_LENGTH);
}
