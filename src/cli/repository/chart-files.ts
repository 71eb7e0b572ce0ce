// The files of a chart, which Helm follows links to and templates may print: none from outside of the repository, and none of Git's.
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'fs';
import { tmpdir } from 'os';
import { join, resolve } from 'path';
import { isOfRepository, isRepository } from './repository-files';

/** The first link in a chart that leads out of the repository. */
export function foreignLink(chart: string, root: string): string | undefined {
  for (const entry of readdirSync(chart, { withFileTypes: true }).filter(({ name }) => name !== '.git')) {
    const path = join(chart, entry.name);
    const found = entry.isDirectory() ? foreignLink(path, root)
      : entry.isSymbolicLink() && existsSync(path) && !isOfRepository(root, path) ? path : undefined;
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/** Builds a chart. One that is the root of a repository is built as a folder of links to all but Git's files. */
export async function withoutGit<Result>(chart: string, build: (chart: string) => Promise<Result>): Promise<Result> {
  if (!isRepository(chart)) {
    return build(resolve(chart));
  }
  const folder = mkdtempSync(join(tmpdir(), 'chart-'));
  try {
    readdirSync(chart).filter((name) => name !== '.git').forEach((name) => symlinkSync(resolve(chart, name), join(folder, name)));
    return await build(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
