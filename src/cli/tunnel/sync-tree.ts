// A working tree in a guest, by the real rsync over ssh: what git would keep of it, without git's own folder.
import { stat } from 'fs/promises';
import { ended } from './program';
import { shellWords } from './shell-words';
import { logged } from './ssh';
import { sshOptions } from './ssh-arguments';
import type { SshTarget } from './ssh-target';

/** Names of files are bytes, in whatever encoding. */
const NAMES = 'latin1';

/**
 * Makes a folder in a guest like one of this machine. What git ignores is not sent, and what it would ignore there, such as
 * what was built there, is not removed.
 *
 * @param to made where it is not there, its parents too; relative to the user's home
 * @throws when rsync is missing on either side, or fails; SshFailure
 */
export async function syncTree(target: SshTarget, from: string, to: string, signal: AbortSignal): Promise<void> {
  if (!await stat(from).then((found) => found.isDirectory(), () => false)) {
    throw new Error(`${from}: is no folder: write one whose files the guest is to get`);
  }
  const input = Buffer.from((await ignored(from, signal)).map((path) => `${pattern(path)}\0`).join(''), NAMES);
  const { exitCode, stderr } = await logged(target, (log) => ended('rsync', [
    '--recursive', '--links', '--perms', '--times', '--compress',
    // The guest's rsync reads its paths as they are, no shell does.
    '--protect-args',
    '--delete-after', '--filter=:r- .gitignore', '--exclude=.git', '--from0', '--exclude-from=-',
    `--rsync-path=mkdir -p -- ${shellWords([to])} && rsync`,
    '--rsh', words(['ssh', ...sshOptions(target, { log })]),
    '--', from.endsWith('/') ? from : `${from}/`, `${target.machine}:${to}`,
  ], { stdio: ['pipe', 'ignore', 'pipe'], input, signal }));
  if (exitCode !== 0) {
    throw new Error(`${from}: cannot be copied to ${target.machine}:${to}: ${reason(exitCode, stderr)}`);
  }
}

/**
 * Paths that git ignores, those of folders with a slash at the end; none where there is no repository. One that somebody else has
 * packed with its configuration would have git run a program to watch its files.
 */
async function ignored(folder: string, signal: AbortSignal): Promise<string[]> {
  const git = (args: string[]) => ended('git', ['-C', folder, '-c', 'core.fsmonitor=false', ...args], { stdio: ['ignore', 'pipe', 'pipe'], signal });
  const { exitCode, stdout, stderr } = await git(['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory']);
  if (exitCode === 0) {
    return stdout.toString(NAMES).split('\0').filter((path) => path !== '');
  }
  if (/not a git repository/.test(stderr)) {
    return [];
  }
  throw new Error(`${folder}: git does not say what it ignores: ${stderr.trim().split('\n').at(-1)}`);
}

/** A pattern of rsync that is one path; in one without wildcards a backslash is itself. */
function pattern(path: string): string {
  return `/${/[*?[]/.test(path) ? path.replace(/[\\*?[]/g, '\\$&') : path}`;
}

/** Words as rsync reads them in a command. */
function words(command: readonly string[]): string {
  return command.map((word) => `'${word.replaceAll('\'', '\'\'')}'`).join(' ');
}

function reason(exitCode: number, stderr: string): string {
  if (exitCode === 127 || /rsync: (?:command )?not found/.test(stderr)) {
    return 'there is no rsync in the guest: name it among the packages of cloud-init';
  }
  const lines = stderr.trim().split('\n');
  return lines.find((line) => /^rsync: /.test(line)) ?? lines.at(-1) ?? `rsync ended with ${exitCode}`;
}
