// The files of a chart, which Helm follows links to and templates may print: none from outside of the repository, and none of Git's.
import { existsSync, readdirSync, symlinkSync } from 'fs';
import { join, resolve } from 'path';
import { isRepository } from '../folders/repository-files';
import { inTemporaryFolder } from '../kustomizations/external-builder';

/** The links in a chart that lead out of the repository. */
export function foreignLinks(chart: string, isOfRepository: (path: string) => boolean): string[] {
  return readdirSync(chart, { withFileTypes: true }).filter(({ name }) => name !== '.git').flatMap((entry) => {
    const path = join(chart, entry.name);
    const isForeign = entry.isSymbolicLink() && existsSync(path) && !isOfRepository(path);
    return entry.isDirectory() ? foreignLinks(path, isOfRepository) : isForeign ? [path] : [];
  });
}

/** Builds a chart. One that is the root of a repository is built as a folder of links to all but Git's files. */
export function withoutGit<Result>(chart: string, build: (chart: string) => Promise<Result>): Promise<Result> {
  if (!isRepository(chart)) {
    return build(resolve(chart));
  }
  return inTemporaryFolder((folder) => {
    readdirSync(chart).filter((name) => name !== '.git').forEach((name) => symlinkSync(resolve(chart, name), join(folder, name)));
    return build(folder);
  });
}
