// The origins of built objects: the file and the line where an object, or one of its fields, was written.
import type { Generator } from './kustomizations';
import { documentOf, isSame, longestNamed, type Patches } from './patches';
import { replacedListAdvice } from './replaced-lists';
import { stepsOf } from '../../yaml/field-offset';
import { type Document, type ReadDocument, readInput } from '../manifests/documents';

/** Finds the documents of built objects. */
export class Origins {
  private readonly read = new Map<string, readonly Document[]>();

  /**
   * @param patches what may change objects
   * @param generators the generators of objects from files
   */
  constructor(
    private readonly patches: Patches, private readonly nameOf: (file: string) => string,
    private readonly generators: readonly Generator[] = [],
  ) {}

  /** A built object at the place where it was written, or at that of `fallbackFile` if its file is unknown. */
  public place(document: ReadDocument, file: string | undefined, fallbackFile: string): ReadDocument {
    const { value } = document;
    const origin = file === undefined ? undefined : this.documentIn(file, value);
    const source = this.nameOf(file ?? fallbackFile);
    if (origin === undefined) {
      const generator = longestNamed(value, this.generatorsOf(value), ({ name }) => name);
      const placeOf = (path: string) => ({ source: this.dataFile(value, path) ?? source, line: UNKNOWN_LINE });
      return { ...document, source, where: source, lineAt: () => UNKNOWN_LINE, placeOf, oldName: oldNameOf(value, generator?.name) };
    }
    const ownLine = (path: string) => origin.lineAt(path);
    const placeOf = (path: string) => {
      const patched = isSame(origin.value, value, path) ? undefined : this.patches.placeOf(value, path);
      return patched === undefined ? { source, line: ownLine(path) } : { source: this.nameOf(patched.source), line: patched.line };
    };
    const buildAdvice = replacedListAdvice(origin.value, value, this.patches);
    return { ...document, source, where: `${source}:${ownLine('')}`, lineAt: ownLine, placeOf, oldName: oldNameOf(value, origin.value.metadata?.name), buildAdvice };
  }

  private generatorsOf(built: any): readonly Generator[] {
    return this.generators.filter(({ kind }) => kind === built?.kind);
  }

  /** The file with the data of a key in a generated object, whose name contains that of its generator. */
  private dataFile(built: any, path: string): string | undefined {
    const [, key] = stepsOf(path);
    const named = this.generatorsOf(built).filter(({ name }) => String(built?.metadata?.name).includes(name));
    const file = named.find(({ files }) => files.has(key))?.files.get(key);
    return file === undefined ? undefined : this.nameOf(file);
  }

  private documentIn(file: string, built: any): Document | undefined {
    const known = this.read.get(file) ?? readInput([file]).documents;
    this.read.set(file, known);
    return documentOf(built, known);
  }
}

function oldNameOf(built: any, name: unknown): string | undefined {
  return typeof name === 'string' && name !== built?.metadata?.name ? name : undefined;
}

/** The line of a position in a file. */
const UNKNOWN_LINE = 0;
