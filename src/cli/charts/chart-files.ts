// The files of a chart, which Helm follows links to and templates may print: none from outside of the repository, and none of Git's.
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'fs';
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

/**
 * Whether the schema of a chart's values may be in other files, which Helm reads from anywhere on this machine, or from an address. Those of packed
 * charts are not known.
 */
export function hasOpenSchema(chart: string): boolean {
  return readdirSync(chart, { withFileTypes: true }).filter(({ name }) => name !== '.git').some((entry) => {
    const path = join(chart, entry.name);
    return entry.isDirectory() ? hasOpenSchema(path)
      : entry.name.endsWith('.tgz') || (entry.name === 'values.schema.json' && existsSync(path) && refersElsewhere(readFileSync(path, 'utf8')));
  });
}

function refersElsewhere(schema: string): boolean {
  try {
    let isOpen = false;
    JSON.parse(schema, (key, value) => {
      isOpen ||= typeof value === 'string' && (REFERENCE.test(key) ? !value.startsWith('#') : key === '$schema' && !STANDARD.test(value));
      return value;
    });
    return isOpen;
  } catch {
    // Helm refuses it.
    return false;
  }
}

const REFERENCE = /^\$(?:dynamic|recursive)?ref$/i;
const STANDARD = /^https?:\/\/json-schema\.org\//;

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
