// Kustomizations with the fields that Flux or Argo CD adds to their own, or that Flux makes for a folder without one.
import { join, relative, resolve } from 'path';
import type { AppliedFolder, AppliedFolders } from './applied-folders';
import type { Changes } from './engine-changes';
import { isMap } from '../../plain-data/plain-data';
import { foldersAbove } from '../folders/folders-above';
import { hasOnlyObjects } from '../folders/leftovers';
import { closure, type Kustomization, kustomizationOf } from '../kustomizations/kustomizations';

/** The fields whose items have a name, and replace the items of the same name. */
const BY_NAME = new Set(['images', 'replicas']);

/** A kustomization, with those that it includes, as an object applies it. */
export function extended(all: readonly Kustomization[], changes: Changes, { file, object }: Pick<AppliedFolder, 'file' | 'object'>): readonly Kustomization[] {
  const [top] = all;
  const changed = kustomizationOf(top.folder, top.file, withAdded(top.content, changes.fields));
  return closure({ ...changed, failure: top.failure ?? changed.failure, addedBy: { file, object, path: changes.path } });
}

function withAdded(own: { readonly [field: string]: any }, added: Changes['fields']): { readonly [field: string]: any } {
  return { ...own, ...Object.fromEntries(Object.entries(added).map(([field, value]) => [field, merged(field, own[field], value)])) };
}

function merged(field: string, own: unknown, added: unknown): unknown {
  if (Array.isArray(own) && Array.isArray(added)) {
    const names = new Set(added.map((item) => item?.name));
    return [...own.filter((item) => !BY_NAME.has(field) || !names.has(item?.name)), ...added];
  }
  return isMap(own) && isMap(added) ? { ...own, ...added } : added;
}

/** The kustomizations that Flux makes for folders without one, so that it can add fields to them. */
export function generatedKustomizations(applied: AppliedFolders, files: readonly string[], own: readonly Kustomization[]): readonly Kustomization[] {
  const built = new Set(own.map(({ folder }) => folder));
  const resources = new Map(applied.extendedByFlux.filter((folder) => !built.has(folder)).map((folder): [string, string[]] => [folder, []]));
  const add = (path: string, file: string, isResource: (file: string) => boolean) => {
    const folder = resources.size === 0 ? undefined : applied.folderOf(file);
    const listed = folder === undefined ? undefined : resources.get(folder);
    // What is below a kustomization is its own matter.
    if (listed !== undefined && foldersAbove(path, folder).every((each) => !built.has(each)) && isResource(file)) {
      listed.push(`./${relative(folder!, path)}`);
    }
  };
  own.forEach(({ folder, file, isComponent }) => add(folder, file, () => !isComponent));
  files.forEach((file) => add(resolve(file), file, hasOnlyObjects));
  return [...resources].filter(([, paths]) => paths.length > 0).map(([folder, paths]) => {
    return kustomizationOf(folder, join(folder, 'kustomization.yaml'), { resources: paths });
  });
}
