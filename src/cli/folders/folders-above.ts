// The folders that contain a file, up to the root of its repository.
import { dirname, resolve } from 'path';
import { filesOfRepository, isRepository } from './repository-files';

/** The root of the repository that contains a file or folder; undefined if none does. */
export function repositoryRoot(path: string): string | undefined {
  return [resolve(path), ...foldersAbove(path)].find(isRepository);
}

/** Whether existing files and folders are in the repository that contains a folder, and may be read. All may be if there is none. */
export function filesBeside(folder: string): (path: string) => boolean {
  const root = repositoryRoot(folder);
  return root === undefined ? () => true : filesOfRepository(root);
}

/** The folders that contain a file, the nearest first, up to a root. */
export function foldersAbove(file: string, root?: string): string[] {
  const folder = dirname(resolve(file));
  return folder === root || folder === dirname(folder) ? [folder] : [folder, ...foldersAbove(folder, root)];
}
