// The documents of given paths: a folder is read as a repository, a file as a whole.
import { resolve } from 'path';
import { wholesOf } from './given-parts';
import { isIn, Repository } from './repository';
import { issue, type Issue, IssueCollector } from '../../issues/issues';
import { asUsage } from '../command-line/usage-error';
import { withTemplateAdvice } from '../folders/leftovers';
import { kindOfPath } from '../folders/repository-files';
import { builtFolder } from '../manifests/built-folders';
import { streamInput } from '../manifests/documents';
import { filesOf } from '../manifests/manifest-files';

/**
 * @param includeNested whether objects within other objects are documents too
 * @param exclude files and folders below the given folders to leave out
 * @throws one error that lists every path that cannot be read, and every exclusion that excludes nothing, or everything
 */
export async function openRepository(
  given: readonly string[], { includeNested = false, exclude = [] as readonly string[] } = {},
): Promise<Repository> {
  const wholes = wholesOf(given.filter((path) => builtFolder(path) === path && !isFolder(path)));
  const paths = given.map((path) => wholes.get(path)?.folder ?? builtFolder(path));
  const notes = [...wholes].map(([file, { folder, as }]) => `${file} is ${as} in ${folder}, which is checked instead`);
  const repository = new Repository(includeNested, notes);
  const collector = new IssueCollector();
  const folders = new Map<string, Folder>();
  for (const path of paths) {
    const files = collector.collect(() => filesOf(path), []);
    if (isFolder(path) && !folders.has(resolve(path))) {
      folders.set(resolve(path), { path, files });
    }
  }
  const listed = [...folders.values()].flatMap(({ files }) => files);
  const read = new Set(listed.map((file) => resolve(file)));
  const files = paths.filter((path) => !isFolder(path) && !read.has(resolve(path)));
  const isExcluded = isAtOrIn(exclude);
  collector.add(exclusionIssues(exclude, listed, files.length === 0 && listed.every(isExcluded)));
  asUsage(() => collector.raise());
  if (files.length > 0 || paths.length === 0) {
    repository.add({ stream: streamInput(files), adapt: (document) => [document], adaptIssues: withTemplateAdvice });
  }
  for (const folder of [...folders.values()].filter((each, _, all) => !all.some((other) => other !== each && isPartOf(each, other)))) {
    await repository.addFolder(folder.path, folder.files.filter((file) => !isExcluded(file)));
  }
  return repository;
}

/** What is wrong with the exclusions: one that excludes nothing of the folders, or all of them together everything. */
function exclusionIssues(exclude: readonly string[], listed: readonly string[], isEverything: boolean): Issue[] {
  const without = exclude.filter((path) => !listed.some(isAtOrIn([path])));
  return isEverything && without.length < exclude.length
    ? [issue('', `--exclude ${exclude.map((path) => JSON.stringify(path)).join(', ')} leaves nothing to check: leave it out, or give other paths`)]
    : without.map((path) => issue('', `--exclude ${JSON.stringify(path)} excludes nothing: write a file or folder within the given ones`));
}

interface Folder {
  readonly path: string;
  readonly files: readonly string[];
}

/** Whether a folder is read as a part of another one. A hidden folder is only read by itself. */
function isPartOf({ path, files: [first] }: Folder, other: Folder): boolean {
  return isIn([other.path])(path) && other.files.some((file) => resolve(file) === resolve(first));
}

function isFolder(path: string): boolean {
  return path !== '-' && kindOfPath(path) === 'folder';
}

function isAtOrIn(paths: readonly string[]): (file: string) => boolean {
  const isInside = isIn(paths);
  const resolved = new Set(paths.map((path) => resolve(path)));
  return (file) => isInside(file) || resolved.has(resolve(file));
}
