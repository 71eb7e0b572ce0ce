// Commands in a guest, run by the real ssh, with their own input, output and exit codes.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Ended, ended } from './program';
import { shellWords } from './shell-words';
import { sshArguments } from './ssh-arguments';
import { sshFailure } from './ssh-failure';
import type { SshTarget } from './ssh-target';
import { isInteractive } from '../terminal/prompt';

/** Where a command's input comes from and its output goes to, as file descriptors; this process' own by default. */
export interface SshStreams {
  readonly stdin?: Stream;
  readonly stdout?: Stream;
  readonly stderr?: Stream;
}

type Stream = 'inherit' | 'ignore' | number;

/**
 * Runs a command in a guest to its end, or the user's shell where it is empty. The guest gets each word as it is: there is
 * no shell in between. At a terminal the command has one as well. A signal to this process ends the connection.
 *
 * @returns the command's exit code; 128 and the number of the signal where one came
 * @throws SshFailure where ssh did not get to the command, or lost the guest
 */
export async function runOverSsh(target: SshTarget, command: readonly string[], streams: SshStreams = {}): Promise<number> {
  const { stdin = 'inherit', stdout = 'inherit', stderr = 'inherit' } = streams;
  const hasTerminal = stdin === 'inherit' && stdout === 'inherit' && isInteractive();
  const { exitCode } = await logged(target, (log) => (
    ended('ssh', sshArguments(target, { hasTerminal, log }, shellWords(command)), { stdio: [stdin, stdout, stderr] })
  ));
  return exitCode;
}

/**
 * Runs a program that calls ssh with a log. An exit code does not tell who failed: ssh's own one is 255, and a command may
 * end with that too.
 *
 * @throws SshFailure where ssh itself has failed
 */
export async function logged(target: SshTarget, step: (log: string) => Promise<Ended>): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'ssh-log-'));
  const log = join(folder, 'log');
  try {
    const result = await step(log);
    const failure = result.exitCode !== 0 && !result.wasInterrupted ? sshFailure(target, existsSync(log) ? readFileSync(log, 'utf8') : '', result.stderr) : undefined;
    if (failure !== undefined) {
      throw failure;
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
