// Another program, to its end: it gets the signals that this process gets.
import { spawn, StdioOptions } from 'child_process';
import { constants } from 'os';
import { buffer, text } from 'stream/consumers';
import { table } from '../../plain-data/plain-data';

/** How a program is run. */
export interface Run {
  readonly stdio: StdioOptions;
  /** What it reads, where its input is a pipe. */
  readonly input?: Buffer;
  /** Ends it. */
  readonly signal?: AbortSignal;
}

/** How it ended. */
export interface Ended {
  /** 128 and the number of the signal that ended it, as shells say it. */
  readonly exitCode: number;
  /** Whether this process was told to end meanwhile. */
  readonly wasInterrupted: boolean;
  /** What it wrote where that is a pipe. */
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** What a user installs that has it not. */
const PACKAGES: { readonly [program: string]: string } = table({ ssh: 'OpenSSH\'s client', rsync: 'rsync', git: 'git' });

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** @throws when there is no such program, or the signal is aborted */
export async function ended(name: string, args: readonly string[], { stdio, input, signal }: Run): Promise<Ended> {
  signal?.throwIfAborted();
  // Messages are read, and the quotes of ssh's ProxyCommand are those of this shell.
  const child = spawn(name, args, { stdio, env: { ...process.env, LC_ALL: 'C', SHELL: '/bin/sh' } });
  let passed: NodeJS.Signals | undefined;
  const pass = (received: NodeJS.Signals) => {
    passed = received;
    child.kill(received);
  };
  const end = () => child.kill();
  SIGNALS.forEach((each) => process.on(each, pass));
  signal?.addEventListener('abort', end);
  // One that ends without having read everything says itself why.
  child.stdin?.on('error', () => undefined).end(input);
  try {
    const [code, stdout, stderr] = await Promise.all([
      new Promise<number>((resolve, reject) => {
        child.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'ENOENT' ? new Error(`there is no ${name} on PATH: install ${PACKAGES[name] ?? 'it'}`, { cause: error }) : error));
        child.once('close', (exitCode, by) => resolve(exitCode ?? 128 + constants.signals[by!]));
      }),
      child.stdout === null ? Buffer.alloc(0) : buffer(child.stdout),
      child.stderr === null ? '' : text(child.stderr),
    ]);
    signal?.throwIfAborted();
    return { exitCode: passed === undefined ? code : 128 + constants.signals[passed], wasInterrupted: passed !== undefined, stdout, stderr };
  } finally {
    SIGNALS.forEach((each) => process.off(each, pass));
    signal?.removeEventListener('abort', end);
  }
}
