// The origins of built objects: the file and the line where an object, or one of its fields, was written.
import { BuiltNames } from './built-names';
import type { Generator, Kustomization } from './kustomizations';
import { isSame, Patches } from './patches';
import { replacedListAdvice } from './replaced-lists';
import { KeyCache } from '../../plain-data/text-cache';
import { stepsOf } from '../../yaml/field-offset';
import { type Document, type ReadDocument, streamFiles } from '../manifests/documents';
import { InputFile } from '../manifests/input-file';

/** Finds the documents of built objects. */
export class Origins {
  private readonly documents = new KeyCache((file): readonly Document[] => [...streamFiles([new InputFile(file)]).documents]);
  private readonly names: BuiltNames;
  private readonly patches: Patches;

  /** @param kustomizations the built one, and all that it includes */
  constructor(private readonly kustomizations: readonly Kustomization[], private readonly nameOf: (file: string) => string) {
    this.names = new BuiltNames(kustomizations);
    this.patches = new Patches(kustomizations);
  }

  /** A built object at the place where it was written, or at that of `fallbackFile` if its file is unknown. */
  public place(document: ReadDocument, file: string | undefined, fallbackFile: string): ReadDocument {
    const { value } = document;
    const origin = file === undefined ? undefined : this.names.documentOf(value, this.documents.of(file));
    const source = this.nameOf(file ?? fallbackFile);
    if (origin === undefined) {
      const generators = this.generatorsOf(value);
      const placeOf = (path: string) => ({ source: this.dataFile(generators, path) ?? source, line: UNKNOWN_LINE });
      return { ...document, source, where: source, lineAt: () => UNKNOWN_LINE, placeOf, oldName: oldNameOf(value, generators[0]?.name) };
    }
    const ownLine = (path: string) => origin.lineAt(path);
    const patches = this.patches.of(origin.value, value);
    const placeOf = (path: string) => {
      const patched = isSame(origin.value, value, path) ? undefined : patches.placeOf(path);
      return patched === undefined ? { source, line: ownLine(path) } : { source: this.nameOf(patched.source), line: patched.line };
    };
    const buildAdvice = replacedListAdvice(origin.value, value, patches);
    return { ...document, source, where: `${source}:${ownLine('')}`, lineAt: ownLine, placeOf, oldName: oldNameOf(value, origin.value.metadata?.name), buildAdvice };
  }

  /** The generators of an object, which all have its name: some only add to it. */
  private generatorsOf(built: any): readonly Generator[] {
    const ofKind = this.kustomizations.flatMap(({ generators }) => generators).filter(({ kind }) => kind === built?.kind);
    const generator = this.names.origin(built, ofKind, ({ name }) => name);
    return ofKind.filter(({ name }) => name === generator?.name);
  }

  /** The file with the data of a key. */
  private dataFile(generators: readonly Generator[], path: string): string | undefined {
    const [, key] = stepsOf(path);
    const file = generators.find(({ files }) => files.has(key))?.files.get(key);
    return file === undefined ? undefined : this.nameOf(file);
  }
}

function oldNameOf(built: any, name: unknown): string | undefined {
  return typeof name === 'string' && name !== built?.metadata?.name ? name : undefined;
}

/** The line of a position in a file. */
const UNKNOWN_LINE = 0;
