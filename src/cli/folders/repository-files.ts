// The files that belong to a repository: a link may lead to any file of this machine, and Git keeps credentials among its own files.
import { existsSync, realpathSync, statSync } from 'fs';
import { join, relative, sep } from 'path';

/** Whether a folder is the root of a repository. */
export function isRepository(folder: string): boolean {
  return existsSync(join(folder, '.git'));
}

/** Whether existing files and folders are in a repository, also when links are followed, and are not Git's. */
export function filesOfRepository(root: string): (path: string) => boolean {
  const realRoot = realpathSync.native(root);
  return (path) => {
    const real = realpathSync.native(path);
    return isBelow(realRoot, real) && !relative(realRoot, real).split(sep).includes('.git');
  };
}

/** What is at a path, when links are followed: a pipe, a loop of links, or a name that is too long is neither. */
export function kindOfPath(path: string): 'file' | 'folder' | undefined {
  try {
    const state = statSync(path, { throwIfNoEntry: false });
    return state?.isFile() ? 'file' : state?.isDirectory() ? 'folder' : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an existing file or folder is in a folder or is that folder, when links are followed. */
export function isReallyIn(folder: string, path: string): boolean {
  return isBelow(realpathSync.native(folder), realpathSync.native(path));
}

/** Whether a path is that of a folder, or of something in it. */
export function isBelow(folder: string, path: string): boolean {
  return join(path, sep).startsWith(join(folder, sep));
}
