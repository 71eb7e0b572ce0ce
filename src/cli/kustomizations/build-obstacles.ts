// Why a kustomization is not built: it would need more than the files that it may use.
import { relative } from 'path';
import { type Kustomization, PIPE } from './kustomizations';
import { isReallyIn, kindOfPath } from '../folders/repository-files';

/** Where kustomizations may find files. */
export interface Sources {
  readonly root: string;
  /** Whether Flux applies them, which reads all files of the repository. */
  readonly isOfFlux: boolean;
}

/** Why the first of some kustomizations, which includes the others, is not built; undefined if it is. */
export function buildObstacle(all: readonly Kustomization[], { root, isOfFlux }: Sources): string | undefined {
  const folders = new Set(all.map(({ folder }) => folder));
  const isEmpty = (path: string) => kindOfPath(path) === 'folder' && !folders.has(path);
  return firstOf(all, ({ foreign }) => foreign && outOfRepository(foreign))
    ?? firstOf(all, ({ failure }) => failure)
    ?? firstOf(all, ({ folder, outside }) => outside.filter((path) => !isOfFlux || !isReallyIn(root, path)).map((path) => (
      isOfFlux ? outOfRepository(relative(folder, path)) : outOfFolder(relative(folder, path))
    ))[0])
    ?? firstOf(all, ({ folder, resources }) => resources.filter(isEmpty).map((path) => `it includes a folder without a kustomization (${relative(folder, path)})`)[0]);
}

/** The first failure, with the folder of its kustomization. */
function firstOf(all: readonly Kustomization[], find: (each: Kustomization) => string | undefined): string | undefined {
  const [{ folder: top }] = all;
  const failing = all.find((each) => find(each) !== undefined);
  return failing && (failing.folder === top ? find(failing) : `${relative(top, failing.folder)}: ${find(failing)}`);
}

/** It may be any file of this machine. */
function outOfRepository(path: string): string {
  return `it uses a file outside of the repository (${path})`;
}

function outOfFolder(path: string): string {
  return `it uses a file outside of its folder (${path}), which Flux reads, but kustomize only with --load-restrictor LoadRestrictionsNone: ${PIPE}`;
}
