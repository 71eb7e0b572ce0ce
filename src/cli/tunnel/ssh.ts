// Runs commands in a guest through the real ssh, with their own input, output and exit codes. Distinguishes failures of ssh from those of
// the command.
import type { StdioOptions } from 'child_process';
import { existsSync, readFileSync, rmSync } from 'fs';
import { join } from 'path';
import { controlPathBeside, endCommand } from './end-command';
import { ProgramResult, runProgram } from './run-program';
import { shellWords, sshArguments, SshTarget } from './ssh-arguments';
import { describeObject } from '../cluster/api-error';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import { temporaryFolder } from '../command-line/temporary-folder';
import { say } from '../terminal/print';
import { isInteractive } from '../terminal/prompt';

/**
 * Runs a command in a guest, or the user's shell if the command is empty. Words reach the command unchanged. At a terminal, the command
 * gets a terminal too. A signal to this process ends the command and the connection.
 *
 * @param stdio its input and output, by default those of this process
 * @returns the command's exit code, or 128 plus the signal number after a signal
 * @throws SshFailure if ssh did not start the command, or lost the guest
 */
export async function runOverSsh(target: SshTarget, command: readonly string[], stdio: StdioOptions = 'inherit'): Promise<number> {
  const hasTerminal = stdio === 'inherit' && isInteractive();
  const { exitCode } = await withSshLog(target, (log) => {
    // A terminal ends its command itself.
    const isEnded = !hasTerminal && command.length > 0;
    const controlPath = isEnded ? controlPathBeside(log) : undefined;
    return runProgram('ssh', sshArguments(target, { hasTerminal, log, controlPath }, shellWords(command)), {
      stdio, ...isEnded && { beforeSignal: () => endCommand(target, controlPath) },
    });
  });
  return exitCode;
}

/**
 * Runs a program that calls ssh with a log. The exit code does not show which one failed: ssh exits with 255, and a command may do that
 * too.
 *
 * @throws SshFailure if ssh itself failed
 */
export async function withSshLog(target: SshTarget, step: (log: string) => Promise<ProgramResult>): Promise<ProgramResult> {
  const folder = temporaryFolder('ssh-log');
  const log = join(folder, 'log');
  try {
    const result = await step(log);
    if (result.exitCode !== 0 && !result.wasInterrupted) {
      const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
      const failure = sshFailure(target, text, result.stderr);
      if (failure !== undefined) {
        throw failure;
      }
      if (ENDED_BY_SIGNAL.test(text)) {
        say('note', 'a signal ended the command in the guest, for example because it ran out of memory');
      }
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The log of a command without an exit code, because a signal ended it. ssh does not log which signal. */
const ENDED_BY_SIGNAL = /^debug1: .*rtype exit-signal/m;

/** What failed. */
type SshFault = 'no connection' | 'host key' | 'key file' | 'login';

/** ssh did not start the command, or lost the guest. */
export class SshFailure extends Error {
  constructor({ machine, cluster }: SshTarget, readonly fault: SshFault, reason: string) {
    super(`ssh to ${describeObject({ ...VIRTUAL_MACHINE, name: machine, namespace: cluster.namespace })}: ${reason}`);
  }
}

/** Lines that do not explain a failure. */
const IRRELEVANT = /^(?:$|debug\d|OpenSSH_|Warning: Permanently added|Authenticated to |Transferred: |Bytes per second: |rsync)/;

/**
 * The failure of ssh, from its log; undefined if the command failed.
 *
 * @param stderr the messages of the ProxyCommand
 */
export function sshFailure(target: SshTarget, log: string, stderr: string): SshFailure | undefined {
  if (/^debug1: Exit status \d/m.test(log) || ENDED_BY_SIGNAL.test(log)) {
    return undefined;
  }
  const { user, identityFile, knownHostsFile } = target;
  if (/HOST IDENTIFICATION HAS CHANGED|No \S+ host key is known for/.test(log)) {
    return new SshFailure(target, 'host key', `its host key is not the one pinned at the first login: remove ${knownHostsFile} if its disk is new, otherwise another server answers in its place`);
  }
  const [unusable] = /^(?:Load key .*|no such identity: .*)$|UNPROTECTED PRIVATE KEY FILE/m.exec(log) ?? [];
  if (unusable !== undefined) {
    return new SshFailure(target, 'key file', `the key ${identityFile} cannot be used: ${unusable.trim()}`);
  }
  if (/: Permission denied \(/.test(log)) {
    const refused = `user ${JSON.stringify(user)} is refused`;
    // ssh offers the public half of a key with a passphrase, but then cannot sign.
    return new SshFailure(target, 'login', /^debug1: Server accepts key: /m.test(log)
      ? `${refused}, though the guest knows key ${identityFile}: run ${shellWords(['ssh-add', identityFile])} if it has a passphrase, otherwise check which users the guest's SSH server allows`
      : `${refused} with key ${identityFile}: add the public key to the user's ssh_authorized_keys in cloud-init`);
  }
  const lines = `${log}\n${stderr}`.split(/\r?\n/).filter((line) => !IRRELEVANT.test(line));
  return new SshFailure(target, 'no connection', lines.at(-1) ?? 'the connection broke');
}
