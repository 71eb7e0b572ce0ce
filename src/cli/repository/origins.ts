// The origins of built objects: the file and the line where an object, or one of its fields, was written.
import { isDeepStrictEqual } from 'util';
import type { Generator } from './kustomizations';
import { isMap } from '../../plain-data/plain-data';
import { stepsOf } from '../../yaml/field-offset';
import { followPath } from '../../yaml/field-value';
import { type Document, type ReadDocument, readInput } from '../manifests/documents';

/** Finds the documents of built objects. */
export class Origins {
  private readonly read = new Map<string, readonly Document[]>();

  /**
   * @param patches the files that may change objects
   * @param generators the generators of objects from files
   */
  constructor(
    private readonly patches: readonly string[], private readonly nameOf: (file: string) => string,
    private readonly generators: readonly Generator[] = [],
  ) {}

  /** A built object at the place where it was written, or at that of `fallbackFile` if its file is unknown. */
  public place(document: ReadDocument, file: string | undefined, fallbackFile: string): ReadDocument {
    const { value } = document;
    const origin = file === undefined ? undefined : this.documentIn(file, value);
    const source = this.nameOf(file ?? fallbackFile);
    if (origin === undefined) {
      const placeOf = (path: string) => ({ source: this.dataFile(value, path) ?? source, line: UNKNOWN_LINE });
      return { ...document, source, where: source, lineAt: () => UNKNOWN_LINE, placeOf };
    }
    const patches = this.patches.flatMap((patch) => this.documentIn(patch, value) ?? []);
    const ownLine = (path: string) => origin.lineAt(path);
    const placeOf = (path: string) => {
      // A field set by a patch is in the patch.
      const from = isSame(origin.value, value, path) ? undefined : patches.find((patch) => isSame(patch.value, value, path));
      return from === undefined ? { source, line: ownLine(path) } : { source: this.nameOf(from.source), line: from.lineAt(path) };
    };
    return { ...document, source, where: `${source}:${ownLine('')}`, lineAt: ownLine, placeOf };
  }

  /** The file with the data of a key in a generated object, whose name contains that of its generator. */
  private dataFile(built: any, path: string): string | undefined {
    const [, key] = stepsOf(path);
    const named = this.generators.filter(({ name }) => String(built?.metadata?.name).includes(name));
    const file = named.find(({ files }) => files.has(key))?.files.get(key);
    return file === undefined ? undefined : this.nameOf(file);
  }

  /** The document of a file that an object comes from: the one of its kind whose name is part of the built name. */
  private documentIn(file: string, built: any): Document | undefined {
    const known = this.read.get(file) ?? readInput([file]).documents;
    this.read.set(file, known);
    const named = known.filter(({ value }) => isMap(value) && (value as any).kind === built?.kind)
      .filter(({ value }) => String(built?.metadata?.name).includes(String(value.metadata?.name)));
    return named.find(({ value }) => value.metadata?.name === built?.metadata?.name) ?? named[0];
  }
}

/** The line of a position in a file. */
const UNKNOWN_LINE = 0;

function isSame(one: unknown, other: unknown, path: string): boolean {
  const value = writtenAt(one, path);
  return value !== undefined && isDeepStrictEqual(value, writtenAt(other, path));
}

/** The value at a path, or the text that contains it: files set a text as a whole. */
function writtenAt(from: unknown, path: string): unknown {
  const { value, steps } = followPath(from, stepsOf(path));
  return steps.length === 0 || typeof value === 'string' ? value : undefined;
}
