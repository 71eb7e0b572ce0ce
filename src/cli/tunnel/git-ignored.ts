// What git ignores in a working tree: the existing paths, and the patterns for paths that may exist in a copy of it.
import { existsSync, readFileSync, statSync } from 'fs';
import { join, resolve } from 'path';
import { ProgramResult, runProgram } from './run-program';

/** File names are bytes in any encoding. This encoding preserves them. */
export const FILE_NAME_ENCODING = 'latin1';

/**
 * Paths that git ignores, including those in nested repositories. Folders end with a slash. Empty outside of a repository.
 *
 * @throws if git ignores the folder itself
 */
export async function ignoredPaths(folder: string, signal: AbortSignal): Promise<string[]> {
  const isMatched = (await runGit(folder, ['check-ignore', '--quiet', '.'], signal)).exitCode === 0;
  // Git also matches the top of a repository with its own patterns, such as `*`, which is common before negated ones, but never ignores it.
  if (isMatched && await git(folder, ['rev-parse', '--show-prefix'], signal) !== '\n') {
    throw new Error(`${folder}: git ignores the whole folder, so nothing would be copied: run this in another folder`);
  }
  const ignored = await gitPaths(folder, ['--others', '--ignored', '--exclude-standard', '--directory'], signal);
  if (ignored === undefined) {
    return [];
  }
  const nestedRepositories = await repositoriesIn(folder, signal);
  const nestedIgnored = await Promise.all(nestedRepositories.map(async (path) => (
    (await ignoredPaths(join(folder, fileName(path)), signal)).map((each) => `${path}/${each}`)
  )));
  return [...ignored, ...nestedIgnored.flat()];
}

/** Checked-out submodules, and repositories that were cloned into the tree. Git does not look into either. */
async function repositoriesIn(folder: string, signal: AbortSignal): Promise<string[]> {
  const paths = await gitPaths(folder, ['--stage', '--others', '--exclude-standard'], signal) ?? [];
  const repositories = paths.map((entry) => /^160000 \w+ \d\t([^]+)$/.exec(entry)?.[1] ?? /^([^]+)\/$/.exec(entry)?.[1]);
  return repositories.filter((path): path is string => path !== undefined && existsSync(join(folder, fileName(path), '.git')));
}

const fileName = (path: string) => Buffer.from(path, FILE_NAME_ENCODING).toString();

/** The paths that `git ls-files` lists, except for the folder itself; undefined outside of a repository. */
async function gitPaths(folder: string, args: readonly string[], signal: AbortSignal): Promise<string[] | undefined> {
  return (await git(folder, ['ls-files', '-z', ...args], signal))?.split('\0').filter((path) => !['', './'].includes(path));
}

/** The output of git; undefined outside of a repository. */
async function git(folder: string, args: readonly string[], signal: AbortSignal): Promise<string | undefined> {
  const { exitCode, stdout, stderr } = await runGit(folder, args, signal);
  if (exitCode === 0) {
    return stdout.toString(FILE_NAME_ENCODING);
  }
  if (/not a git repository/.test(stderr)) {
    return undefined;
  }
  throw new Error(`${folder}: git cannot list what it ignores: ${stderr.trim().split('\n').at(-1)}`);
}

/** The variables that git sets for hooks and aliases. With them, git would take any folder for the top of their repository. */
const NO_GIT_VARIABLES = Object.fromEntries(['DIR', 'WORK_TREE', 'INDEX_FILE', 'COMMON_DIR', 'OBJECT_DIRECTORY', 'PREFIX'].map((name) => [`GIT_${name}`, undefined]));

/**
 * The configuration of a foreign repository must not make git run a program: neither core.fsmonitor, nor what fetches objects that the repository
 * lacks.
 */
function runGit(folder: string, args: readonly string[], signal: AbortSignal): Promise<ProgramResult> {
  const command = ['-C', folder, '-c', 'core.fsmonitor=false', ...args];
  return runProgram('git', command, { stdio: ['ignore', 'pipe', 'pipe'], environment: { ...NO_GIT_VARIABLES, GIT_ALLOW_PROTOCOL: 'none' }, signal });
}

/**
 * The patterns that apply to a folder but are written elsewhere, in rsync's syntax: those of `.gitignore` files above it, and of git's own
 * file. Negated patterns are left out, so more may be ignored than by git.
 */
export async function patternsFromAbove(folder: string, signal: AbortSignal): Promise<string[]> {
  const [prefix, exclude] = (await git(folder, ['rev-parse', '--show-prefix', '--git-path', 'info/exclude'], signal))?.split('\n') ?? [];
  if (prefix === undefined) {
    return [];
  }
  const names = fileName(prefix).split('/').slice(0, -1);
  const filesAbove = names.map((_, depth) => ({ file: join(folder, '../'.repeat(names.length - depth), '.gitignore'), path: names.slice(depth) }));
  return [{ file: resolve(folder, fileName(exclude)), path: names }, ...filesAbove].flatMap(({ file, path }) => (
    statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8').split('\n').flatMap((line) => patternBelow(line, path) ?? []) : []
  ));
}

/**
 * A line of a `.gitignore` as an rsync pattern in a folder below it. Undefined if it cannot match there, or if it names a folder in between
 * with wildcards other than `*`.
 *
 * @param path the names of the folders from the file's folder down to the folder below
 */
export function patternBelow(line: string, path: readonly string[]): string | undefined {
  const written = line.trimEnd();
  // A backslash at the end preserves a trailing space, which does not occur in practice.
  if (/^(?:[#!]|\/*$)/.test(written) || written.endsWith('\\')) {
    return undefined;
  }
  // For rsync, backslashes are escapes only in patterns with wildcards.
  const text = /[*?[]/.test(written) ? written.replace(/^\\(?=[#!])/, '') : written.replace(/\\(.)/g, '$1');
  const names = text.replace(/^\//, '').split('/');
  const isAnchored = text.slice(0, -1).includes('/');
  const pattern = isAnchored ? anchoredBelow(names, path) : text;
  // A pattern that matches everything comes with negated ones for this folder, else git would ignore the folder too.
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
