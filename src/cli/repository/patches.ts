// The patches of kustomizations, in files of their own or in the kustomization itself, and the places where they set fields.
import { isDeepStrictEqual } from 'util';
import type { BuiltNames } from './built-names';
import type { Kustomization } from './kustomizations';
import { isMap } from '../../plain-data/plain-data';
import { stepsOf } from '../../yaml/field-offset';
import { followPath } from '../../yaml/field-value';
import { type Document, readInput, streamFiles } from '../manifests/documents';
import { InputFile } from '../manifests/input-file';
import { itemsAt } from '../manifests/machines';

/** Where a field is written. */
export interface Place {
  readonly source: string;
  readonly line: number;
}

export class Patches {
  private read?: readonly (readonly Document[])[];

  constructor(private readonly kustomizations: readonly Kustomization[], private readonly names: BuiltNames) {}

  /** Whether a strategic merge patch for the kind of a built object has the value that this has at a path. Its name may be any if it has a target. */
  public replaceAt(built: any, path: string): boolean {
    return this.documents.flat().some(({ value }) => isMap(value) && value.kind === built.kind && isSame(value, built, path));
  }

  /** The place where a patch sets a field to the value that a built object has, if one does. */
  public placeOf(built: any, path: string): Place | undefined {
    for (const documents of this.documents) {
      const merged = this.names.documentOf(built, documents);
      const line = merged !== undefined && isSame(merged.value, built, path) ? merged.lineAt(path) : operationLine(documents, built, path);
      if (line !== undefined) {
        return { source: documents[0].source, line };
      }
    }
    return undefined;
  }

  private get documents(): readonly (readonly Document[])[] {
    return this.read ??= this.kustomizations.flatMap((each) => [...filesOf(each), ...inlinePatches(each)]);
  }
}

function filesOf({ inputs }: Kustomization): readonly (readonly Document[])[] {
  return inputs.filter((file) => /\.ya?ml$/.test(file)).map((file) => readInput([file]).documents);
}

/** The fields of a kustomization with patches, each of which is a text or has one. */
const PATCHES = ['patches', 'patchesJson6902', 'patchesStrategicMerge'];

/** The patches within a kustomization, with the lines that they have in its file. */
function inlinePatches({ file }: Kustomization): readonly (readonly Document[])[] {
  return readInput([file]).documents.flatMap(({ value, lineAt }) => PATCHES.flatMap((field) => itemsAt(value, field).map((item, index) => {
    const [text, path] = isMap(item) ? [item.patch, `${field}[${index}].patch`] : [item, `${field}[${index}]`];
    const isInline = typeof text === 'string' && (isMap(item) || text.includes('\n'));
    // A text of several lines begins below its field.
    return isInline ? documentsIn(file, text, lineAt(path) - (text.includes('\n') ? 0 : 1)) : [];
  })));
}

function documentsIn(file: string, text: string, linesBefore: number): readonly Document[] {
  const { documents } = streamFiles([new InputFile(file, text)]);
  return [...documents].map((document) => ({ ...document, lineAt: (path: string) => linesBefore + document.lineAt(path) }));
}

/** The line of the last operation of a JSON patch that sets a field to the value that a built object has. */
function operationLine(documents: readonly Document[], built: any, path: string): number | undefined {
  const steps = stepsOf(path);
  const lines = documents.filter(({ value }) => Array.isArray(value)).flatMap(({ value: operations, lineAt }) => (
    (operations as readonly any[]).flatMap((operation, index) => setsField(operation, built, steps) ? [lineAt(`[${index}]`)] : [])
  ));
  return lines.at(-1);
}

function setsField(operation: any, built: any, steps: readonly string[]): boolean {
  if (typeof operation?.path !== 'string') {
    return false;
  }
  const pointer: readonly string[] = operation.path.split('/').slice(1).map((step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  // An item that is appended to a list has any index.
  const isOnPath = pointer.length <= steps.length && pointer.every((step, index) => step === steps[index] || step === '-');
  return isOnPath && isSameAt(operation.value, steps.slice(pointer.length), built, steps);
}

/** Whether two objects have the same value at a path. */
export function isSame(one: unknown, other: unknown, path: string): boolean {
  return isSameAt(one, stepsOf(path), other, stepsOf(path));
}

function isSameAt(one: unknown, steps: readonly string[], other: unknown, otherSteps: readonly string[]): boolean {
  const value = writtenAt(one, steps);
  return value !== undefined && isDeepStrictEqual(value, writtenAt(other, otherSteps));
}

/** The value at a path, or the text that contains it: files set a text as a whole. */
function writtenAt(from: unknown, path: readonly string[]): unknown {
  const { value, steps } = followPath(from, path);
  return steps.length === 0 || typeof value === 'string' ? value : undefined;
}
