// Why a kustomization is not built: it would need more than the files that it may use, or reach files of this machine that are none of its own.
import { existsSync, statSync } from 'fs';
import { relative, resolve } from 'path';
import type { Kustomization } from './kustomizations';
import { fileText } from '../../yaml/file-text';
import { filesOfRepository, isRepository, isWithin } from '../folders/repository-files';

/** Where kustomizations may find files. */
export interface Sources {
  readonly root: string;
  /** Whether Flux applies them, which reads all files of the repository. */
  readonly isOfFlux: boolean;
}

const PIPE = 'pipe its output to this command';

/** Why the first of some kustomizations, which includes the others, is not built; undefined if it is. */
export function buildObstacle(all: readonly Kustomization[], { root, isOfFlux }: Sources): string | undefined {
  return unsuitedFailure(all) ?? foreignFailure(all, root) ?? (isOfFlux ? undefined : outsideFailure(all));
}

/** Why a kustomization cannot be built from files alone. */
function unsuitedFailure(all: readonly Kustomization[]): string | undefined {
  const [elsewhere] = all.flatMap((each) => each.elsewhere);
  if (elsewhere !== undefined) {
    return `it uses files that are not in the repository and are not fetched (${elsewhere})`;
  }
  const [misspelt] = all.flatMap((each) => each.misspelt ?? []);
  if (misspelt !== undefined) {
    return `it has a field ${JSON.stringify(misspelt)}, which differs by case from that of a kustomization: write the field's own name`;
  }
  const address = pluginAddress(all);
  if (address !== undefined) {
    return `it has a generator or transformer with an address, which is not fetched (${address})`;
  }
  const [chart] = all.flatMap(({ charts }) => charts);
  return chart === undefined ? undefined : `it renders a Helm chart (${chart}), which kustomize does only with --enable-helm: ${PIPE}`;
}

/** The kustomization or the file of the first generator with an address. A folder of them is a kustomization too. */
function pluginAddress(all: readonly Kustomization[]): string | undefined {
  const inline = all.find(({ plugins }) => plugins.some((text) => text.includes('\n') && text.includes(ADDRESS)));
  if (inline !== undefined) {
    return inline.file;
  }
  const byFolder = new Map(all.map((each) => [each.folder, each]));
  const paths = new Set(all.flatMap(({ folder, plugins }) => plugins.filter((text) => !text.includes('\n')).map((path) => resolve(folder, path))));
  for (const path of paths) {
    byFolder.get(path)?.resources.forEach((resource) => paths.add(resource));
  }
  return [...paths].find((path) => statSync(path, { throwIfNoEntry: false })?.isFile() && fileText(path).includes(ADDRESS));
}

const ADDRESS = '://';

/** Why kustomizations are not built by themselves: kustomize reads no file outside of their folders. */
function outsideFailure(all: readonly Kustomization[]): string | undefined {
  const found = findUsed(all, (path, folder) => !isFolder(path) && !isWithin(folder, path));
  return found && `${found.user}it uses a file outside of its folder (${found.path}), which Flux reads, `
    + `but kustomize only with --load-restrictor LoadRestrictionsNone: ${PIPE}`;
}

/** Why kustomizations are not built at all: what is outside of the repository may be any file of this machine. */
function foreignFailure(all: readonly Kustomization[], root: string): string | undefined {
  const isOfRepository = filesOfRepository(root);
  const isKnown = (path: string) => isWithin(root, path) && isOfRepository(path);
  // A folder that is no repository may have others beside it.
  const isBeside = (path: string, folder: string) => !isRepository(root) && (isFolder(path) || isWithin(folder, path));
  const found = findUsed(all, (path, folder) => !isKnown(path) && !isBeside(path, folder));
  return found && `${found.user}it uses a file outside of the repository (${found.path})`;
}

/** The first file or folder of some kind that kustomizations use, as they name it, and the beginning of a message on the one that does. */
function findUsed(
  all: readonly Kustomization[], isWanted: (path: string, folder: string) => boolean,
): { readonly path: string; readonly user: string } | undefined {
  const [{ folder: place }] = all;
  for (const each of all) {
    const found = pathsOf([each]).find((path) => isWanted(path, each.folder));
    if (found !== undefined) {
      return { path: relative(each.folder, found), user: userOf(place, each.folder) };
    }
  }
  return undefined;
}

/** The existing files and folders of kustomizations. One that Flux makes has no file. */
export function pathsOf(all: readonly Kustomization[]): string[] {
  return all.flatMap(({ file, inputs, resources }) => [...existsSync(file) ? [file] : [], ...inputs, ...resources]);
}

function isFolder(path: string): boolean {
  return statSync(path).isDirectory();
}

/** The beginning of a message on a kustomization that the one in a folder includes. */
export function userOf(place: string, folder: string): string {
  return folder === place ? '' : `${relative(place, folder)}: `;
}
