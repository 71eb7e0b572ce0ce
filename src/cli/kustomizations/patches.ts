// The patches and replacements of kustomizations, in files of their own or in the kustomization itself, and the places where they set fields.
import { resolve } from 'path';
import { isDeepStrictEqual } from 'util';
import { inlineObjects, PATCHES } from './kustomization-fields';
import type { Kustomization } from './kustomizations';
import { joinPath } from '../../issues/issues';
import { itemsAt } from '../../plain-data/fields';
import { isMap, textOf } from '../../plain-data/plain-data';
import { stepsOf } from '../../yaml/field-offset';
import { followPath, valueAt } from '../../yaml/field-value';
import { kindOfPath } from '../folders/repository-files';
import { type Document, streamFiles } from '../manifests/documents';
import { InputFile } from '../manifests/input-file';

/** Where a field is written. */
export interface Place {
  readonly source: string;
  readonly line: number;
}

/** An entry of a kustomization. */
interface Patch {
  /** What it is for, if not for the objects that its documents name. */
  readonly target: any;
  readonly documents: readonly Document[];
}

export class Patches {
  private read?: readonly Patch[];

  constructor(private readonly kustomizations: readonly Kustomization[]) {}

  /** The patches of a built object, from what it was before them. */
  public of(original: any, built: any): ObjectPatches {
    return new ObjectPatches(built, () => this.all.map((patch) => documentsFor(patch, textOf(original.metadata?.name), built)));
  }

  private get all(): readonly Patch[] {
    // The value of a replacement is not known, so a patch that has the object's value goes before it.
    return this.read ??= [patchesOf, replacementsOf].flatMap((read) => this.kustomizations.flatMap(read));
  }
}

/** The patches of one object. Their files are read if a field is looked up. */
export class ObjectPatches {
  constructor(private readonly built: any, private readonly patches: () => readonly (readonly Document[])[]) {}

  /** Whether a strategic merge patch has the value that the object has at a path. */
  public replaceAt(path: string): boolean {
    return this.patches().flat().some(({ value }) => isMap(value) && isSame(value, this.built, path));
  }

  /** The place where a patch sets a field to the value that the object has, if one does. */
  public placeOf(path: string): Place | undefined {
    for (const documents of this.patches()) {
      const merged = documents.find(({ value }) => isMap(value) && isSame(value, this.built, path));
      const line = merged === undefined ? operationLine(documents, this.built, path) : merged.lineAt(path);
      if (line !== undefined) {
        return { source: documents[0].source, line };
      }
    }
    return undefined;
  }
}

/** The documents of a patch that are for an object. The value is compared anyway, so the rest of a target is not looked at. */
function documentsFor({ target, documents }: Patch, originalName: string, built: any): readonly Document[] {
  const [builtName, builtKind] = [built.metadata?.name, built.kind].map(textOf);
  // Kustomize knows an object by each name that it has had.
  const isNamed = (name: string) => builtName.includes(name) && name.includes(originalName);
  if (isMap(target)) {
    const isTarget = fits(target.kind, builtKind, (kind) => kind === builtKind) && fits(target.name, builtName, isNamed);
    return isTarget ? documents : [];
  }
  return documents.filter(({ value }) => Array.isArray(value) || (value?.kind === builtKind && isNamed(textOf(value.metadata?.name))));
}

/** Whether a pattern of a target may be for a text. Of regular expressions only `.*` is read: others, which may never end, may be for any. */
function fits(pattern: unknown, text: string, isMeant: (text: string) => boolean): boolean {
  const parts = textOf(pattern).split('.*');
  return parts.some((part) => /[^\w.-]/.test(part)) || (parts.length > 1 || parts[0] === '' ? parts.every((part) => text.includes(part)) : isMeant(parts[0]));
}

/** The patches of a kustomization, and then those that Flux or Argo CD adds to it. */
function patchesOf(kustomization: Kustomization): Patch[] {
  const { file, addedBy } = kustomization;
  const own = documentsOf(file).slice(0, 1).flatMap((document) => patchesIn(document, kustomization, file, ''));
  const isAdding = ({ value }: Document) => value?.kind === addedBy?.object.kind && value?.metadata?.name === addedBy?.object.metadata?.name;
  return addedBy === undefined ? own
    : [...own, ...documentsOf(addedBy.file).filter(isAdding).flatMap((document) => patchesIn(document, kustomization, addedBy.file, addedBy.path))];
}

/** The patches at a path of a document in a file, for a kustomization. */
function patchesIn({ value, lineAt }: Document, kustomization: Kustomization, file: string, at: string): Patch[] {
  return PATCHES.flatMap((field) => itemsAt(valueAt(value, at), field).map((item, index): Patch => {
    const [text, path, target] = isMap(item) ? [item.patch, item.path, item.target] : [item, item, undefined];
    const place = joinPath(at, `${field}[${index}]${isMap(item) ? '.patch' : ''}`);
    const isInline = typeof text === 'string' && (isMap(item) || inlineObjects(text) !== undefined);
    return { target, documents: isInline ? documentsIn(file, text, place, lineAt) : inputAt(textOf(path), kustomization) };
  }));
}

/** The replacements of a kustomization, with an entry for each target whose operations only name fields. */
function replacementsOf(kustomization: Kustomization): Patch[] {
  return documentsOf(kustomization.file).slice(0, 1).flatMap((document) => itemsAt(document.value, 'replacements').flatMap((item, index) => (
    typeof item.path === 'string' ? inputAt(item.path, kustomization).flatMap(replacementsIn)
      : targetsOf(item, `replacements[${index}]`, document)
  )));
}

/** The replacements in a file, which has one or a list. */
function replacementsIn(document: Document): Patch[] {
  const { value } = document;
  return Array.isArray(value) ? value.flatMap((item, index) => targetsOf(item, `[${index}]`, document)) : targetsOf(value, '', document);
}

function targetsOf(replacement: unknown, place: string, document: Document): Patch[] {
  return itemsAt(replacement, 'targets').map((target, index) => ({
    target: target.select,
    documents: [{
      ...document,
      value: itemsAt(target, 'fieldPaths').map((fieldPath) => ({ fieldPath })),
      lineAt: (path) => document.lineAt(joinPath(place, `targets[${index}].fieldPaths${path}`)),
    }],
  }));
}

/** The documents of a file that a kustomization uses: any other one may not be of the repository. */
function inputAt(path: string, { folder, inputs }: Kustomization): readonly Document[] {
  const file = resolve(folder, path);
  return inputs.includes(file) ? documentsOf(file) : [];
}

function documentsOf(file: string): readonly Document[] {
  return kindOfPath(file) === 'file' ? [...streamFiles([new InputFile(file)]).documents] : [];
}

/** The documents in a text of a kustomization, with the lines that they have in its file. */
function documentsIn(file: string, text: string, place: string, lineAt: Document['lineAt']): readonly Document[] {
  const documents = [...streamFiles([new InputFile(file, text)]).documents];
  const [first] = documents;
  if (first === undefined) {
    return documents;
  }
  const beginning = `[${Object.keys(first.value)[0]}]`;
  const linesBefore = lineAt(joinPath(place, beginning)) - first.lineAt(beginning);
  return documents.map((document) => ({ ...document, lineAt: (path) => linesBefore + document.lineAt(path) }));
}

/** The line of the last operation, of a JSON patch or a replacement, that sets a field to the value that a built object has. */
function operationLine(documents: readonly Document[], built: any, path: string): number | undefined {
  const steps = stepsOf(path);
  const lines = documents.filter(({ value }) => Array.isArray(value)).flatMap(({ value: operations, lineAt }) => (
    (operations as readonly any[]).flatMap((operation, index) => (
      setsField(operation, built, steps) || replacesField(operation, built, steps) ? [lineAt(`[${index}]`)] : []
    ))
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

/** Whether a replacement names a field, or one around it: items by their number, by the value of a field, or all. */
function replacesField(operation: any, built: any, steps: readonly string[]): boolean {
  const named = stepsOf(textOf(operation?.fieldPath));
  const isAt = (step: string, index: number) => {
    const [key, value] = step.split('=', 2);
    return [steps[index], '*'].includes(step) || (value !== undefined && valueAt(followPath(built, steps.slice(0, index + 1)).value, key) === value);
  };
  return named.length > 0 && named.length <= steps.length && named.every(isAt);
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
