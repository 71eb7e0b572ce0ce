// What every build of a kustomization refuses for certain: a field that does not exist, and a listed path of the repository that does not.
import { lstatSync, readdirSync } from 'fs';
import { basename, dirname, resolve } from 'path';
import { FIELDS, PATCHES, RESOURCES } from './kustomization-fields';
import type { Kustomization } from './kustomizations';
import type { MadeFiles } from './made-files';
import { displayText } from '../../issues/formats';
import { issue, type Issue } from '../../issues/issues';
import { similarNames } from '../../issues/nearest-name';
import { itemsAt } from '../../plain-data/fields';
import { isMap } from '../../plain-data/plain-data';
import { isBelow, kindOfPath } from '../folders/repository-files';
import { type Document, streamFiles } from '../manifests/documents';
import { InputFile } from '../manifests/input-file';

/** Kustomize ignores the case of letters. */
const KNOWN = new Set(FIELDS.map((field) => field.toLowerCase()));

/** A word, unlike a placeholder of another tool. */
const WORD = /^\w+$/;

/** A path without placeholders, which is not absolute. */
const PATH = /^[\w.-]+(?:\/[\w.-]+)*\/?$/;

/**
 * The mistakes of a kustomization, with their lines.
 *
 * @param root the root of the repository, outside of which files may exist elsewhere
 * @param made the files that may be made before they are used
 * @param nameOf the name of a file in messages
 */
export function kustomizationMistakes({ folder, file }: Kustomization, root: string, made: MadeFiles, nameOf: (file: string) => string): Issue[] {
  const [document] = streamFiles([new InputFile(file)]).documents;
  if (!isMap(document?.value)) {
    return [];
  }
  const found = [...unknownFields(document.value), ...missingPaths(document, folder, root, made)];
  return found.map(({ path, message }) => ({ source: nameOf(file), line: document.lineAt(path), ...issue('', `${path}: ${message}`) }));
}

function unknownFields(value: object): Issue[] {
  const unknown = Object.keys(value).filter((field) => WORD.test(field) && !KNOWN.has(field.toLowerCase()));
  return unknown.map((path) => ({ path, message: `unknown field of a kustomization: write ${similarNames(path, FIELDS).map(displayText).join(' or ') || 'another one, or take it out'}` }));
}

function missingPaths({ value }: Document, folder: string, root: string, made: MadeFiles): Issue[] {
  return [...RESOURCES, ...PATCHES].flatMap((field) => itemsAt(value, field).flatMap((item, index): Issue[] => {
    const [listed, path] = isMap(item) ? [item.path, `${field}[${index}].path`] : [item, `${field}[${index}]`];
    return typeof listed === 'string' && isMissing(listed, folder, root, made)
      ? [{ path, message: `${displayText(listed)} does not exist: write ${instead(resolve(folder, listed))}` }] : [];
  }));
}

/** Whether a path is of this repository, which has no such file or folder and nothing that may make it. */
function isMissing(listed: string, folder: string, root: string, made: MadeFiles): boolean {
  const path = resolve(folder, listed);
  return PATH.test(listed) && !isAddress(listed) && isBelow(root, path)
    && !hasEntry(path) && !made.mayHave(path);
}

/** Whether a folder has an entry at a path, which may be a broken link. */
function hasEntry(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // The name is too long.
    return false;
  }
}

/** Whether a path may begin with the name of a host. */
function isAddress(path: string): boolean {
  const [first, ...others] = path.split('/');
  return others.length > 0 && first.indexOf('.') > 0;
}

function instead(path: string): string {
  const names = kindOfPath(dirname(path)) === 'folder' ? readdirSync(dirname(path)) : [];
  return similarNames(basename(path), names).map(displayText).join(' or ') || 'the path of a file or folder, or take it out';
}
