// The folders of a repository that are one cluster each, although nothing in it says so: Flux or Argo CD is pointed at each of them by hand, and
// objects of the same name in several folders cannot be in one cluster.
import { dirname } from 'path';
import { groupBy, textOf } from '../../plain-data/plain-data';
import { foldersAbove } from '../folders/folders-above';

/** An object of Flux or Argo CD that applies a folder, and its file. */
export interface LocatedObject {
  readonly file: string;
  readonly object: any;
}

/**
 * @param objects those that nothing in the repository applies
 * @param root the root of the repository
 */
export function clusterFolders(objects: readonly LocatedObject[], root: string): Set<string> {
  const named = objects.filter(({ object }) => NAME.test(textOf(object.metadata?.name)));
  const byName = groupBy(named, ({ object: { apiVersion, kind, metadata } }) => (
    JSON.stringify([textOf(apiVersion).split('/')[0], textOf(kind), textOf(metadata.namespace), metadata.name])
  ));
  return new Set([...byName.values()].flatMap((each) => separateFolders(each, root)));
}

/** A name that is not filled in later. */
const NAME = /^[a-z0-9.-]+$/;

/** For each of several folders with an object, the topmost one above it that has no other of them; none if one is within another. */
function separateFolders(objects: readonly LocatedObject[], root: string): string[] {
  const paths = [...new Map(objects.map(({ file }) => [dirname(file), foldersAbove(file, root)])).values()];
  const counts = new Map<string, number>();
  paths.flat().forEach((folder) => counts.set(folder, (counts.get(folder) ?? 0) + 1));
  const own = paths.flatMap((folders) => folders.filter((folder) => counts.get(folder) === 1).at(-1) ?? []);
  return paths.length > 1 && own.length === paths.length ? own : [];
}
