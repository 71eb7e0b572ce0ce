// Runs another program, which gets the signals that this process gets.
import { spawn, StdioOptions } from 'child_process';
import { constants } from 'os';
import { buffer, text } from 'stream/consumers';
import { issue, refuse } from '../../issues/issues';
import { table } from '../../plain-data/plain-data';
import { programPath } from '../command-line/program-path';

/** How a program is run. */
export interface RunOptions {
  readonly stdio: StdioOptions;
  /** Changes of the environment; what is undefined is left out. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Written to its standard input, where that is a pipe. */
  readonly input?: Buffer;
  /** Ends the program. */
  readonly signal?: AbortSignal;
}

/** The result of a program. */
export interface ProgramResult {
  /** As in shells, 128 and the number of the signal where one has ended it. */
  readonly exitCode: number;
  /** Whether this process has got a signal meanwhile. */
  readonly wasInterrupted: boolean;
  /** Its output, where that is a pipe. */
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** What to install for a missing program. */
const PACKAGES: { readonly [program: string]: string } = table({ ssh: 'OpenSSH\'s client', rsync: 'rsync', git: 'git' });

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Refuses to begin what other programs are needed for at its end.
 *
 * @throws one error that lists every program that is not there
 */
export function requirePrograms(...names: readonly string[]): void {
  refuse(names.filter((name) => programPath(name) === undefined).map((name) => issue('', missingText(name))));
}

const missingText = (name: string) => `there is no ${name} on PATH: install ${PACKAGES[name] ?? 'it'}`;

/** @throws when there is no such program, or the signal is aborted */
export async function runProgram(name: string, args: readonly string[], { stdio, environment, input, signal }: RunOptions): Promise<ProgramResult> {
  signal?.throwIfAborted();
  // Messages are parsed, so they have to be in English; the ProxyCommand is quoted for this shell.
  const child = spawn(name, args, { stdio, env: { ...process.env, LC_ALL: 'C', SHELL: '/bin/sh', ...environment } });
  let passed: NodeJS.Signals | undefined;
  const pass = (received: NodeJS.Signals) => {
    passed = received;
    child.kill(received);
  };
  // What it has started, such as a ProxyCommand, may go on for a while, and has its output then.
  const end = () => {
    child.kill();
    child.stdout?.destroy();
    child.stderr?.destroy();
  };
  const unlessEnded = <Output>(reading: Promise<Output>, otherwise: Output) => (
    reading.catch((error) => signal?.aborted ? otherwise : Promise.reject(error as Error))
  );
  SIGNALS.forEach((each) => process.on(each, pass));
  signal?.addEventListener('abort', end);
  // A program that ends before it has read its input reports its own error.
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
    signal?.throwIfAborted();
    return { exitCode: passed === undefined ? code : 128 + constants.signals[passed], wasInterrupted: passed !== undefined, stdout, stderr };
  } finally {
    SIGNALS.forEach((each) => process.off(each, pass));
    signal?.removeEventListener('abort', end);
  }
}
