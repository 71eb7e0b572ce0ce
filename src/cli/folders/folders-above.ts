// The folders that contain files, up to the root of their repository.
import { realpathSync } from 'fs';
import { dirname, resolve } from 'path';
import { isBelow, isRepository } from './repository-files';

/** The root of the repository that contains a file or folder; undefined if none does. */
export function repositoryRoot(path: string): string | undefined {
  return [resolve(path), ...foldersAbove(path)].find(isRepository);
}

/** The folders that contain a file, the nearest first, up to a root. */
export function foldersAbove(file: string, root?: string): string[] {
  const folder = dirname(resolve(file));
  return folder === root || folder === dirname(folder) ? [folder] : [folder, ...foldersAbove(folder, root)];
}

/** The innermost folder with all of some existing files and folders in it, also when links are followed. */
export function commonFolder(paths: readonly string[]): string {
  const all = paths.flatMap((path) => [path, realpathSync(path)]);
  return foldersAbove(all[0]).find((folder) => all.every((path) => isBelow(folder, path)))!;
}
