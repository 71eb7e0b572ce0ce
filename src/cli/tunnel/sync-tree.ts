// Copies a working tree into a guest by the real rsync over ssh, without .git and without what git ignores.
import { existsSync } from 'fs';
import { stat } from 'fs/promises';
import { join } from 'path';
import { ProgramResult, runProgram } from './run-program';
import { withSshLog } from './ssh';
import { shellWords, sshOptions, SshTarget } from './ssh-arguments';

/** File names are bytes in any encoding; this one keeps them. */
const FILE_NAME_ENCODING = 'latin1';

/**
 * Copies a folder into a guest. Files that git ignores are not sent; in the guest, files that it would ignore, such as build results,
 * are not removed.
 *
 * @param to created with its parents if missing; relative to the user's home
 * @throws when rsync is missing on either side, or fails; SshFailure
 */
export async function syncTree(target: SshTarget, from: string, to: string, signal: AbortSignal): Promise<void> {
  if (!await stat(from).then((found) => found.isDirectory(), () => false)) {
    throw new Error(`${from}: is no folder: write one whose files the guest is to get`);
  }
  const input = Buffer.from((await ignoredPaths(from, signal)).map((path) => `${rsyncPattern(path)}\0`).join(''), FILE_NAME_ENCODING);
  const requireSuccess = ({ exitCode, stderr }: ProgramResult) => {
    if (exitCode !== 0) {
      throw new Error(`${from}: cannot be copied to ${target.machine}:${to}: ${explainFailure(exitCode, stderr)}`);
    }
  };
  requireSuccess(await withSshLog(target, async (log) => {
    const result = await runProgram('rsync', [
      '--recursive', '--links', '--perms', '--times', '--compress',
      // Paths in the guest are not expanded by a shell.
      '--protect-args',
      '--delete-after', '--filter=:r- .gitignore', '--exclude=.git', '--from0', '--exclude-from=-',
      `--rsync-path=mkdir -p -- ${shellWords([to])} && rsync`,
      '--rsh', rsyncWords(['ssh', ...sshOptions(target, { log })]),
      '--', from.endsWith('/') ? from : `${from}/`, `${target.machine}:${to}`,
    ], { stdio: ['pipe', 'ignore', 'pipe'], input, signal });
    if (!existsSync(log)) {
      // rsync has not come as far as ssh, whose failures the log explains.
      requireSuccess(result);
    }
    return result;
  }));
}

/** Paths that git ignores, folders with a slash at the end, also those in repositories within; none outside of a repository. */
async function ignoredPaths(folder: string, signal: AbortSignal): Promise<string[]> {
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

/**
 * What `git ls-files` lists; nothing outside of a repository. The configuration of a foreign repository could have git run a program,
 * core.fsmonitor.
 */
async function gitPaths(folder: string, args: readonly string[], signal: AbortSignal): Promise<string[] | undefined> {
  const command = ['-C', folder, '-c', 'core.fsmonitor=false', 'ls-files', '-z', ...args];
  const { exitCode, stdout, stderr } = await runProgram('git', command, { stdio: ['ignore', 'pipe', 'pipe'], signal });
  if (exitCode === 0) {
    return stdout.toString(FILE_NAME_ENCODING).split('\0').filter((path) => path !== '');
  }
  if (/not a git repository/.test(stderr)) {
    return undefined;
  }
  throw new Error(`${folder}: git does not say what it ignores: ${stderr.trim().split('\n').at(-1)}`);
}

/** A pattern of rsync for one path; only in patterns with wildcards, backslashes are escapes. */
function rsyncPattern(path: string): string {
  return `/${/[*?[]/.test(path) ? path.replace(/[\\*?[]/g, '\\$&') : path}`;
}

/** A command as rsync parses it. */
function rsyncWords(command: readonly string[]): string {
  return command.map((word) => `'${word.replaceAll('\'', '\'\'')}'`).join(' ');
}

function explainFailure(exitCode: number, stderr: string): string {
  if (exitCode === 127 || /rsync: (?:command )?not found/.test(stderr)) {
    return 'there is no rsync in the guest: name it among the packages of cloud-init';
  }
  const lines = stderr.trim().split('\n');
  return lines.find((line) => /^rsync: /.test(line)) ?? lines.at(-1) ?? `rsync ended with ${exitCode}`;
}
