// What git ignores in a working tree: the paths that are there, and the patterns for those that may be in a copy of it.
import { existsSync, readFileSync, statSync } from 'fs';
import { join, resolve } from 'path';
import { ProgramResult, runProgram } from './run-program';

/** File names are bytes in any encoding; this one keeps them. */
export const FILE_NAME_ENCODING = 'latin1';

/**
 * Paths that git ignores, folders with a slash at the end, also those in repositories within; none outside of a repository.
 *
 * @throws where git ignores the folder itself
 */
export async function ignoredPaths(folder: string, signal: AbortSignal): Promise<string[]> {
  if ((await runGit(folder, ['check-ignore', '--quiet', '.'], signal)).exitCode === 0) {
    throw new Error(`${folder}: git ignores all of it, so that nothing would be copied: run this in another folder`);
  }
  const ignored = await gitPaths(folder, ['--others', '--ignored', '--exclude-standard', '--directory'], signal);
  if (ignored === undefined) {
    return [];
  }
  const within = await repositoriesIn(folder, signal);
  const theirs = await Promise.all(within.map(async (path) => (
    (await ignoredPaths(join(folder, fileName(path)), signal)).map((each) => `${path}/${each}`)
  )));
  return [...ignored, ...theirs.flat()];
}

/** Submodules that are checked out, and repositories that were cloned into the tree: git does not look into either. */
async function repositoriesIn(folder: string, signal: AbortSignal): Promise<string[]> {
  const paths = await gitPaths(folder, ['--stage', '--others', '--exclude-standard'], signal) ?? [];
  const repositories = paths.map((entry) => /^160000 \w+ \d\t([^]+)$/.exec(entry)?.[1] ?? /^([^]+)\/$/.exec(entry)?.[1]);
  return repositories.filter((path): path is string => path !== undefined && existsSync(join(folder, fileName(path), '.git')));
}

const fileName = (path: string) => Buffer.from(path, FILE_NAME_ENCODING).toString();

/** What `git ls-files` lists, but for the folder itself, all of whose files may be ignored; nothing outside of a repository. */
async function gitPaths(folder: string, args: readonly string[], signal: AbortSignal): Promise<string[] | undefined> {
  return (await git(folder, ['ls-files', '-z', ...args], signal))?.split('\0').filter((path) => !['', './'].includes(path));
}

/** What git prints; nothing outside of a repository. */
async function git(folder: string, args: readonly string[], signal: AbortSignal): Promise<string | undefined> {
  const { exitCode, stdout, stderr } = await runGit(folder, args, signal);
  if (exitCode === 0) {
    return stdout.toString(FILE_NAME_ENCODING);
  }
  if (/not a git repository/.test(stderr)) {
    return undefined;
  }
  throw new Error(`${folder}: git does not say what it ignores: ${stderr.trim().split('\n').at(-1)}`);
}

/** What git tells its hooks and aliases of the repository that they are run in: any folder there would be taken for the top of it. */
const OTHER_REPOSITORY = Object.fromEntries(['DIR', 'WORK_TREE', 'INDEX_FILE', 'COMMON_DIR', 'OBJECT_DIRECTORY', 'PREFIX'].map((name) => [`GIT_${name}`, undefined]));

/** The configuration of a foreign repository could have git run a program, core.fsmonitor. */
function runGit(folder: string, args: readonly string[], signal: AbortSignal): Promise<ProgramResult> {
  const command = ['-C', folder, '-c', 'core.fsmonitor=false', ...args];
  return runProgram('git', command, { stdio: ['ignore', 'pipe', 'pipe'], environment: OTHER_REPOSITORY, signal });
}

/**
 * The patterns of a repository that count in a folder and are not written there or below, as rsync takes them: those of `.gitignore` files
 * above it, and of git's own file. Patterns that take others back are left out, so that more may be ignored than by git.
 */
export async function patternsFromAbove(folder: string, signal: AbortSignal): Promise<string[]> {
  const [prefix, exclude] = (await git(folder, ['rev-parse', '--show-prefix', '--git-path', 'info/exclude'], signal))?.split('\n') ?? [];
  if (prefix === undefined) {
    return [];
  }
  const names = fileName(prefix).split('/').slice(0, -1);
  const above = names.map((_, depth) => ({ file: join(folder, '../'.repeat(names.length - depth), '.gitignore'), path: names.slice(depth) }));
  return [{ file: resolve(folder, fileName(exclude)), path: names }, ...above].flatMap(({ file, path }) => (
    statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8').split('\n').flatMap((line) => patternBelow(line, path) ?? []) : []
  ));
}

/**
 * A line of a `.gitignore` as a pattern of rsync in a folder below; nothing where it cannot match there, or names a folder on the way by
 * other wildcards than `*`.
 *
 * @param path the names of the folders from that of the file to the one below
 */
export function patternBelow(line: string, path: readonly string[]): string | undefined {
  const written = line.trimEnd();
  // A backslash at the end keeps a blank, which nobody has in the name of what is ignored.
  if (/^(?:[#!]|\/*$)/.test(written) || written.endsWith('\\')) {
    return undefined;
  }
  // Only in patterns with wildcards, backslashes are escapes for rsync.
  const text = /[*?[]/.test(written) ? written.replace(/^\\(?=[#!])/, '') : written.replace(/\\(.)/g, '$1');
  const names = text.replace(/^\//, '').split('/');
  const isAnchored = text.slice(0, -1).includes('/');
  const pattern = isAnchored ? anchoredBelow(names, path) : text;
  // Others take the folder back from a pattern of all that is in it, else git would ignore the folder too.
  return pattern === undefined || /^[*/]+$/.test(pattern) ? undefined : pattern;
}

function anchoredBelow([first, ...others]: readonly string[], [folder, ...deeper]: readonly string[]): string | undefined {
  if (first === '**') {
    return others.join('/') || first;
  }
  if (folder === undefined) {
    return `/${[first, ...others].join('/')}`;
  }
  return others.join('') !== '' && [folder, '*'].includes(first) ? anchoredBelow(others, deeper) : undefined;
}
