// Whether a file that a repository does not have may be made before it is used: git ignores it, a program of the repository names it, or it is
// in a submodule, whose folder is empty until it is fetched.
import { readdirSync, statSync } from 'fs';
import { basename, dirname, join, relative, sep } from 'path';
import { IssueCollector } from '../../issues/issues';
import { KeyCache } from '../../plain-data/text-cache';
import { fileText } from '../../yaml/file-text';
import { filesBeside, foldersAbove } from '../folders/folders-above';
import { isLike } from '../folders/path-pattern';
import { kindOfPath } from '../folders/repository-files';
import { KUSTOMIZATION_FILES } from '../manifests/built-folders';

/** Folders with programs that make files. */
const FOLDERS = ['.', '.github/workflows', 'hack', 'scripts'];

/** The longest program that is searched. */
const MAX_BYTES = 2 ** 20;

/** Files that describe a repository, or list what others make. */
const DESCRIPTIONS = /\.(?:md|adoc|txt)$|^CODEOWNERS$/;

export class MadeFiles {
  /** The texts of the files that may make others, by the folder that they are beside or below. Many paths may be missing. */
  private readonly programs = new KeyCache(programsOf);

  /** @param root the root of the repository */
  constructor(private readonly root: string) {}

  public mayHave(path: string): boolean {
    const above = foldersAbove(path, this.root).filter(isFolder);
    return readdirSync(above[0]).length === 0
      || above.some((folder) => isIgnored(path, folder) || this.programs.of(folder).some((text) => text.includes(basename(path))));
  }
}

function isFolder(path: string): boolean {
  return kindOfPath(path) === 'folder';
}

/** Whether a line of a folder's `.gitignore` may be for a path. */
function isIgnored(path: string, folder: string): boolean {
  const names = relative(folder, path).split(sep);
  const ends = names.map((_, index) => names.slice(0, index + 1).join('/'));
  const candidates = [...ends, ...names];
  const patterns = textOf(join(folder, '.gitignore')).split('\n').map((line) => line.trim()).filter((line) => !/^(?:#|!|$)/.test(line));
  // What else patterns may have stands for any text.
  return patterns.map((each) => each.replace(/^\/|\/$/g, '').replace(/\*\*\/|[?\\]/g, '*').replace(/\[.*/, '*'))
    .some((pattern) => candidates.some((candidate) => isLike(candidate, pattern)));
}

function programsOf(folder: string): readonly string[] {
  const mayMake = (file: string) => !DESCRIPTIONS.test(file) && !KUSTOMIZATION_FILES.includes(file);
  return FOLDERS.map((each) => join(folder, each)).filter(isFolder)
    .flatMap((each) => readdirSync(each).filter(mayMake).map((file) => textOf(join(each, file))));
}

/** The text of a file of the repository; empty if there is none, or it is long or cannot be read. */
function textOf(file: string): string {
  const isShort = kindOfPath(file) === 'file' && filesBeside(dirname(file))(file) && statSync(file).size <= MAX_BYTES;
  return isShort ? new IssueCollector().collect(() => fileText(file), '') : '';
}
