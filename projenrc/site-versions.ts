// Adds a built site to those of other releases: each has its own folder, such as 0.1/, and the newest is also at the root. The version menu reads
// versions.json.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { join } from 'path';
import { compareVersions } from './release-notes';

interface Version {
  readonly name: string;
  readonly path: string;
}

/** Files that belong to the host, not to a release. */
const KEPT = ['.git', 'CNAME'];

const FOLDER = /^\d+\.\d+$/;

const compare = (one: string, other: string) => compareVersions(`${one}.0`, `${other}.0`);

/**
 * Adds a release to the folder that is published, or replaces it.
 *
 * @param name such as `0.1`: the releases of a minor version share their pages
 * @param built the site built for the root of its host, and the one built for its own folder
 */
export function addVersion(published: string, name: string, built: { readonly root: string; readonly folder: string }): void {
  const others = readdirSync(published).filter((each) => FOLDER.test(each) && each !== name);
  const names = [...others, name].sort(compare).reverse();
  if (names[0] === name) {
    const earlier = readdirSync(published).filter((each) => !FOLDER.test(each) && !KEPT.includes(each));
    earlier.forEach((each) => rmSync(join(published, each), { recursive: true }));
    cpSync(built.root, published, { recursive: true });
  }
  rmSync(join(published, name), { recursive: true, force: true });
  cpSync(built.folder, join(published, name), { recursive: true });
  const versions: Version[] = names.map((each, index) => ({ name: each, path: index === 0 ? '' : `${each}/` }));
  writeFileSync(join(published, 'versions.json'), `${JSON.stringify(versions, undefined, 2)}\n`);
  // Without this file, GitHub Pages skips names that begin with an underscore.
  writeFileSync(join(published, '.nojekyll'), '');
}

if (require.main === module) {
  const [published] = process.argv.slice(2);
  if (published === undefined || !existsSync(published)) {
    throw new Error(`${published ?? 'the published folder'}: does not exist: write the folder of the pages, such as a worktree of the branch gh-pages`);
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const name = version.split('.').slice(0, 2).join('.');
  addVersion(published, name, { root: 'dist/site', folder: `dist/site-${name}` });
}
