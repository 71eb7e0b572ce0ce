// Finds what a built object was made from by its name, around which kustomize puts prefixes, suffixes and hashes.
import type { Kustomization } from './kustomizations';
import { isMap, textOf } from '../../plain-data/plain-data';
import type { Document } from '../manifests/documents';

/** What kustomize appends to the names of generated objects. */
const HASH = /-[0-9a-z]{10}$/;

/** The prefixes and suffixes of some kustomizations. */
export class BuiltNames {
  private readonly prefixes: readonly string[];
  private readonly suffixes: readonly string[];

  constructor(kustomizations: readonly Kustomization[]) {
    this.prefixes = kustomizations.flatMap(({ namePrefix }) => namePrefix || []);
    this.suffixes = kustomizations.flatMap(({ nameSuffix }) => nameSuffix || []);
  }

  /** The one of some items that a built object is made from: the one whose name, with the prefixes and suffixes, is that of the object. */
  public origin<Item>(built: any, items: readonly Item[], nameOf: (item: Item) => unknown): Item | undefined {
    const builtName = textOf(built?.metadata?.name);
    const named = items.map((item) => ({ item, name: textOf(nameOf(item)) })).filter(({ name }) => name !== '' && builtName.includes(name));
    // Transformers in files of their own may add something else.
    const fitting = named.filter(({ name }) => this.isMadeFrom(builtName, name));
    return (fitting.length > 0 ? fitting : named).sort((one, other) => other.name.length - one.name.length)[0]?.item;
  }

  /** The document of a built object among those of a file. */
  public documentOf(built: any, documents: readonly Document[]): Document | undefined {
    return this.origin(built, documents.filter(({ value }) => isMap(value) && value.kind === built?.kind), ({ value }) => value.metadata?.name);
  }

  private isMadeFrom(built: string, name: string): boolean {
    for (let at = built.indexOf(name); at >= 0; at = built.indexOf(name, at + 1)) {
      const [before, after] = [built.slice(0, at), built.slice(at + name.length)];
      if (isMadeOf(before, this.prefixes) && [after, after.replace(HASH, '')].some((each) => isMadeOf(each, this.suffixes))) {
        return true;
      }
    }
    return false;
  }
}

/** Whether a text is some of the parts, one after the other. */
function isMadeOf(text: string, parts: readonly string[]): boolean {
  const ends = new Set([0]);
  for (const end of ends) {
    parts.filter((part) => text.startsWith(part, end)).forEach((part) => ends.add(end + part.length));
  }
  return ends.has(text.length);
}
