// The paths of files as GitHub resolves them: from the root of the repository, whatever the working folder is.
import { existsSync, realpathSync } from 'fs';
import { relative, resolve, sep } from 'path';
import { foldersAbove, repositoryRoot } from '../folders/folders-above';

/** Finds the path of a file from the root of its repository. A file outside of that keeps an absolute path, and standard input its name. */
export function pathsInRepository(): (file: string) => string {
  const root = rootAround(process.cwd());
  return (file) => {
    const path = relative(root, resolve(file));
    return file === 'stdin' ? file : path.startsWith(`..${sep}`) ? resolve(file) : path;
  };
}

/** A workspace of GitHub, or else of Git, that contains a folder, or else the folder itself. */
function rootAround(folder: string): string {
  const { GITHUB_WORKSPACE: workspace = '' } = process.env;
  // The working folder is known without links.
  const real = existsSync(workspace) ? realpathSync(workspace) : undefined;
  return [folder, ...foldersAbove(folder)].find((each) => each === real) ?? repositoryRoot(folder) ?? folder;
}
