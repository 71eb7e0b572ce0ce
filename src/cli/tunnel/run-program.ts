// Runs another program, and passes the signals of this process on to it.
import { spawn, StdioOptions } from 'child_process';
import { constants } from 'os';
import { buffer, text } from 'stream/consumers';
import { PassedSignals } from './passed-signals';
import { issue, refuse } from '../../issues/issues';
import { table } from '../../plain-data/plain-data';
import { programPath } from '../command-line/program-path';

/** How to run a program. */
interface RunOptions {
  readonly stdio: StdioOptions;
  /** Changes to the environment. Variables that are undefined are removed. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Written to its standard input, if that is a pipe. */
  readonly input?: Buffer;
  /** Ends the program. */
  readonly signal?: AbortSignal;
  /**
   * Runs when this process receives a signal, before the signal is passed on. A second signal is passed on at once. The program does not get
   * Ctrl-C from the terminal itself then.
   */
  readonly beforeSignal?: () => Promise<void>;
}

/** The result of a program. */
export interface ProgramResult {
  /** As in shells, 128 plus the signal number if a signal ended it. */
  readonly exitCode: number;
  /** Whether this process received a signal during the run. */
  readonly wasInterrupted: boolean;
  /** Its output, if that is a pipe. */
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** What to install for a missing program. */
const PACKAGES: { readonly [program: string]: string } = table({ ssh: 'the OpenSSH client', rsync: 'rsync', git: 'git' });

/**
 * Requires programs that are needed only later, before anything is started.
 *
 * @throws one error that lists every missing program
 */
export function requirePrograms(...names: readonly string[]): void {
  refuse(names.filter((name) => programPath(name) === undefined).map((name) => issue('', missingText(name))));
}

const missingText = (name: string) => `there is no ${name} on PATH: install ${PACKAGES[name] ?? 'it'}`;

/** @throws if the program does not exist, or the signal is aborted */
export async function runProgram(
  name: string, args: readonly string[], { stdio, environment, input, signal, beforeSignal }: RunOptions,
): Promise<ProgramResult> {
  signal?.throwIfAborted();
  // Messages are parsed, so they must be in English. The ProxyCommand is quoted for this shell.
  const env = { ...process.env, LC_ALL: 'C', SHELL: '/bin/sh', ...environment };
  const child = spawn(name, args, { stdio, env, detached: beforeSignal !== undefined });
  // Its child processes, such as a ProxyCommand, may run on for a while and keep its output open.
  const end = () => {
    child.kill();
    child.stdout?.destroy();
    child.stderr?.destroy();
  };
  const unlessEnded = <Output>(reading: Promise<Output>, fallback: Output) => (
    reading.catch((error) => signal?.aborted ? fallback : Promise.reject(error as Error))
  );
  const signals = new PassedSignals(child, beforeSignal);
  signal?.addEventListener('abort', end);
  // A program that exits before it has read its input reports its own error.
  child.stdin?.on('error', () => undefined).end(input);
  try {
    const [code, stdout, stderr] = await Promise.all([
      new Promise<number>((resolve, reject) => {
        child.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'ENOENT' ? new Error(missingText(name), { cause: error }) : error));
        child.once('close', (exitCode, by) => resolve(exitCode ?? 128 + constants.signals[by!]));
      }),
      child.stdout === null ? Buffer.alloc(0) : unlessEnded(buffer(child.stdout), Buffer.alloc(0)),
      child.stderr === null ? '' : unlessEnded(text(child.stderr), ''),
    ]);
    await signals.before;
    signal?.throwIfAborted();
    const { latest } = signals;
    return { exitCode: latest === undefined ? code : 128 + constants.signals[latest], wasInterrupted: latest !== undefined, stdout, stderr };
  } finally {
    signals.stop();
    signal?.removeEventListener('abort', end);
  }
}
