// Copies a working tree into a guest with the real rsync over ssh, without .git and files that git ignores.
import { existsSync } from 'fs';
import { stat } from 'fs/promises';
import { FILE_NAME_ENCODING, ignoredPaths, patternsFromAbove } from './git-ignored';
import { ProgramResult, runProgram } from './run-program';
import { withSshLog } from './ssh';
import { shellWords, sshOptions, SshTarget } from './ssh-arguments';
import { say } from '../terminal/print';

/** The exit code of rsync for files that vanished during the copy. */
const VANISHED = 24;

/**
 * Copies a folder into a guest. Files that git ignores are not sent. In the guest, files that git would ignore, such as build results, are
 * not removed.
 *
 * @param to the target folder, relative to the user's home; created with its parents if missing
 * @throws if rsync is missing on either side, or fails; SshFailure
 */
export async function syncTree(target: SshTarget, from: string, to: string, signal: AbortSignal): Promise<void> {
  if (!await stat(from).then((found) => found.isDirectory(), () => false)) {
    throw new Error(`${from}: is not a folder: write the folder to copy into the guest`);
  }
  const input = Buffer.from((await ignoredPaths(from, signal)).map((path) => `${rsyncPattern(path)}\0`).join(''), FILE_NAME_ENCODING);
  const above = await patternsFromAbove(from, signal);
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
      '--delete-after', '--filter=:r- .gitignore', ...above.map((pattern) => `--filter=P ${pattern}`), '--exclude=.git', '--from0', '--exclude-from=-',
      `--rsync-path=mkdir -p -- ${shellWords([to])} && rsync`,
      '--rsh', rsyncWords(['ssh', ...sshOptions(target, { log })]),
      '--', from.endsWith('/') ? from : `${from}/`, `${target.machine}:${to}`,
    ], { stdio: ['pipe', 'ignore', 'pipe'], input, signal });
    if (result.exitCode === VANISHED) {
      say('note', `${from}: ${vanishedFiles(result.stderr)} vanished while they were copied, and the guest may lack them`);
      return { ...result, exitCode: 0 };
    }
    if (!existsSync(log)) {
      // rsync failed before it started ssh, whose log explains only its own failures.
      requireSuccess(result);
    }
    return result;
  }));
}

/** An rsync pattern for one path. Backslashes are escapes only in patterns with wildcards. */
function rsyncPattern(path: string): string {
  return `/${/[*?[]/.test(path) ? path.replace(/[\\*?[]/g, '\\$&') : path}`;
}

/** A command as rsync parses it. */
function rsyncWords(command: readonly string[]): string {
  return command.map((word) => `'${word.replaceAll('\'', '\'\'')}'`).join(' ');
}

/** The vanished files that rsync lists. */
function vanishedFiles(stderr: string): string {
  const [first = 'files', ...others] = [...stderr.matchAll(/^(?:file|directory) has vanished: (.*)$/gm)].map(([, path]) => path);
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

function explainFailure(exitCode: number, stderr: string): string {
  if (exitCode === 127 || /rsync: (?:command )?not found/.test(stderr)) {
    return 'rsync is not installed in the guest: add it to the packages in cloud-init';
  }
  const lines = stderr.trim().split('\n');
  return lines.find((line) => /^rsync: /.test(line)) ?? lines.at(-1) ?? `rsync ended with ${exitCode}`;
}
