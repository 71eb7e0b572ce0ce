// Runs commands in a guest by the real ssh, with their own input, output and exit codes; tells failures of ssh from those of the command.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { ProgramResult, runProgram } from './run-program';
import { shellWords, sshArguments, SshTarget } from './ssh-arguments';
import { describeObject } from '../cluster/api-error';
import { say } from '../terminal/print';
import { isInteractive } from '../terminal/prompt';

/** Input and output of a command, as file descriptors; by default those of this process. */
interface SshStreams {
  readonly stdin?: Redirection;
  readonly stdout?: Redirection;
  readonly stderr?: Redirection;
}

type Redirection = 'inherit' | 'ignore' | number;

/**
 * Runs a command in a guest, or the user's shell where it is empty. Words reach the command unchanged. At a terminal, the command
 * gets a terminal too. A signal to this process ends the connection.
 *
 * @returns the command's exit code; 128 and the number of the signal where one came
 * @throws SshFailure where ssh did not start the command, or lost the guest
 */
export async function runOverSsh(target: SshTarget, command: readonly string[], streams: SshStreams = {}): Promise<number> {
  const { stdin = 'inherit', stdout = 'inherit', stderr = 'inherit' } = streams;
  const hasTerminal = stdin === 'inherit' && stdout === 'inherit' && isInteractive();
  const { exitCode } = await withSshLog(target, (log) => (
    runProgram('ssh', sshArguments(target, { hasTerminal, log }, shellWords(command)), { stdio: [stdin, stdout, stderr] })
  ));
  return exitCode;
}

/**
 * Runs a program that calls ssh with a log. The exit code does not tell which one failed: that of ssh is 255, and a command may
 * exit with 255 too.
 *
 * @throws SshFailure where ssh itself has failed
 */
export async function withSshLog(target: SshTarget, step: (log: string) => Promise<ProgramResult>): Promise<ProgramResult> {
  const folder = mkdtempSync(join(tmpdir(), 'ssh-log-'));
  const log = join(folder, 'log');
  try {
    const result = await step(log);
    if (result.exitCode !== 0 && !result.wasInterrupted) {
      const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
      const failure = sshFailure(target, text, result.stderr);
      if (failure !== undefined) {
        throw failure;
      }
      if (SIGNALLED.test(text)) {
        say('note', 'a signal has ended the command in the guest, such as when its memory is used up');
      }
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of a command that has no exit code, since a signal has ended it: ssh does not log which. */
const SIGNALLED = /^debug1: .*rtype exit-signal/m;

/** What has failed. */
type SshFault = 'no connection' | 'host key' | 'key file' | 'login';

/** ssh did not start the command, or lost the guest. */
export class SshFailure extends Error {
  constructor({ machine, cluster }: SshTarget, readonly fault: SshFault, reason: string) {
    super(`ssh to ${describeObject({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: machine, namespace: cluster.namespace })}: ${reason}`);
  }
}

/** Lines that do not explain a failure. */
const IRRELEVANT = /^(?:$|debug\d|OpenSSH_|Warning: Permanently added|rsync)/;

/**
 * The failure of ssh by its log; nothing where the command failed.
 *
 * @param stderr the messages of the ProxyCommand
 */
export function sshFailure(target: SshTarget, log: string, stderr: string): SshFailure | undefined {
  if (/^debug1: Exit status \d/m.test(log) || SIGNALLED.test(log)) {
    return undefined;
  }
  const { user, identityFile, knownHostsFile } = target;
  if (/HOST IDENTIFICATION HAS CHANGED|No \S+ host key is known for/.test(log)) {
    return new SshFailure(target, 'host key', `its host key is not the one that was pinned at the first login: remove ${knownHostsFile} if its disk was made anew, else somebody else answers in its place`);
  }
  const [unusable] = /^(?:Load key .*|no such identity: .*)$|UNPROTECTED PRIVATE KEY FILE/m.exec(log) ?? [];
  if (unusable !== undefined) {
    return new SshFailure(target, 'key file', `the key ${identityFile} cannot be used: ${unusable.trim()}`);
  }
  if (/: Permission denied \(/.test(log)) {
    const refused = `user ${JSON.stringify(user)} is refused`;
    // A key with a passphrase is offered by its public half, and then cannot sign.
    return new SshFailure(target, 'login', /^debug1: Server accepts key: /m.test(log)
      ? `${refused}, though the guest knows key ${identityFile}: run ${shellWords(['ssh-add', identityFile])} if it has a passphrase, else see whom the guest's SSH server lets in`
      : `${refused} with key ${identityFile}: name the public key among the user's ssh_authorized_keys in cloud-init`);
  }
  const lines = `${log}\n${stderr}`.split(/\r?\n/).filter((line) => !IRRELEVANT.test(line));
  return new SshFailure(target, 'no connection', lines.at(-1) ?? 'the connection broke');
}
