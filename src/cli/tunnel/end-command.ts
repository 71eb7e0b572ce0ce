// Ends a command in a guest, over the connection that runs it. ssh itself only closes the connection, and a command without a terminal then
// runs on.
import { existsSync } from 'fs';
import { dirname, join } from 'path';
import { runProgram } from './run-program';
import { shellWords, sharedSshArguments, SshTarget } from './ssh-arguments';
import { timeoutSignal } from '../command-line/cancellation';
import { say } from '../terminal/print';

/** How long the end of a command may take, in milliseconds. CI systems kill a job a few seconds after they have asked it to end. */
const END_TIMEOUT = 5_000;

/** The longest path of a socket, to which ssh appends 17 characters. */
const MAX_PATH_LENGTH = 80;

const PROCESS_GROUPS = 'sed "s/.*) //" | grep -v "^Z" | cut -d " " -f 3 | sort -u';

/**
 * Ends the processes of the same connection, whose variable SSH_CONNECTION no other one has, with their process groups. Exits with 0 once they
 * are gone.
 */
const END_ALL = [
  `own=$(cat /proc/$$/stat | ${PROCESS_GROUPS})`,
  'test -n "$SSH_CONNECTION" || exit 1',
  'stats=$(grep -lsF "SSH_CONNECTION=$SSH_CONNECTION" /proc/[0-9]*/environ | sed "s/environ$/stat/")',
  // Not even this shell is found on a system without /proc.
  'test -n "$stats" || exit 1',
  `groups=$(cat $stats 2>/dev/null | ${PROCESS_GROUPS} | grep -vx "$own")`,
  'for each in $groups; do kill -TERM "-$each"; done 2>/dev/null',
  `left() { cat /proc/[0-9]*/stat 2>/dev/null | ${PROCESS_GROUPS} | grep -qxF "$groups"; }`,
  'for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do if [ -z "$groups" ] || ! left; then exit 0; fi; sleep 0.2; done',
  'exit 1',
].join('; ');

/** The path of the socket by which a second command uses a connection; undefined if the system allows no such path. */
export function controlPathBeside(log: string): string | undefined {
  const path = join(dirname(log), 'control');
  return Buffer.byteLength(path) > MAX_PATH_LENGTH ? undefined : path;
}

/** Ends the command of a connection, if it has begun. If that fails, a note says so. */
export async function endCommand(target: SshTarget, controlPath: string | undefined): Promise<void> {
  // ssh creates the socket after the login.
  if (controlPath !== undefined && !existsSync(controlPath)) {
    return;
  }
  const hasEnded = controlPath !== undefined && await runProgram('ssh', sharedSshArguments(target, controlPath, shellWords(['sh', '-c', END_ALL])), {
    stdio: 'ignore', signal: timeoutSignal(END_TIMEOUT),
  }).then(({ exitCode }) => exitCode === 0, () => false);
  if (!hasEnded) {
    say('note', 'the command in the guest was not ended, and may still run there');
  }
}
