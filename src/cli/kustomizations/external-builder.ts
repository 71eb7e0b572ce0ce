// Runs kustomize, kubectl or Helm on a folder: without a shell and without a network. Only their output is used.
import { execFile, type ExecFileException } from 'child_process';
import { realpathSync, rmSync } from 'fs';
import { rm } from 'fs/promises';
import { temporaryFolder } from '../command-line/temporary-folder';

/** The time limit of a build. */
const MAX_SECONDS = 120;

/** How much of the output of a build is read. */
const MAX_MEBIBYTES = 64;

/** A proxy address on which nothing listens, so that no request leaves this machine. */
const CLOSED_PROXY = 'http://127.0.0.1:9';
const OFFLINE = {
  HTTP_PROXY: CLOSED_PROXY,
  HTTPS_PROXY: CLOSED_PROXY,
  ALL_PROXY: CLOSED_PROXY,
  NO_PROXY: '',
  http_proxy: CLOSED_PROXY,
  https_proxy: CLOSED_PROXY,
  all_proxy: CLOSED_PROXY,
  no_proxy: '',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_TERMINAL_PROMPT: '0',
};

/**
 * The variables by which programs find their files. No other one is passed on: a file of a kustomization may name any, and kustomize 4 writes
 * its value into a ConfigMap or a Secret.
 */
const PASSED_ON = /^(?:PATH|HOME|USER|LOGNAME|LANG|LC_\w+|TMPDIR|\w+_(?:DIRS?|HOME))$/;

/** The output of a build, or why it failed, in one line. */
export type Built = { readonly text: string } | { readonly failure: string };

export function runBuild(program: string, args: readonly string[]): Promise<Built> {
  const passedOn = Object.entries(process.env).filter(([name]) => PASSED_ON.test(name));
  const options = { env: { ...Object.fromEntries(passedOn), ...OFFLINE }, maxBuffer: MAX_MEBIBYTES * 2 ** 20, timeout: 1000 * MAX_SECONDS };
  return new Promise<Built>((resolve) => execFile(program, args, options, (error, text, messages) => {
    resolve(error === null ? { text } : { failure: failureReason(messages) ?? endOf(error) });
  })).catch(({ code }: NodeJS.ErrnoException) => ({ failure: `it cannot be started with these values: ${code}` }));
}

/** How a program ended that says nothing itself. The message of the error would quote its arguments, whose values may be secret. */
function endOf({ code, signal, killed }: ExecFileException): string {
  if (String(code) === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') {
    return `its output is longer than ${MAX_MEBIBYTES} MiB`;
  }
  return killed ? `it takes longer than ${MAX_SECONDS} s` : `it ended with ${code ?? signal}`;
}

/** Builds with files in a folder that is deleted again, also if the process is interrupted. */
export async function inTemporaryFolder<Result>(build: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = realpathSync(temporaryFolder('build'));
  if (folders.size === 0) {
    SIGNALS.forEach((signal) => process.on(signal, deleteFolders));
  }
  folders.add(folder);
  try {
    return await build(folder);
  } finally {
    // Other builds go on meanwhile.
    await rm(folder, { recursive: true, force: true });
    folders.delete(folder);
    if (folders.size === 0) {
      SIGNALS.forEach((signal) => process.off(signal, deleteFolders));
    }
  }
}

/** The folders of the builds that are running. */
const folders = new Set<string>();

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Deletes the folders before a signal ends the process. A verb that listens to the signal too ends on its own. */
function deleteFolders(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) === 1) {
    folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
    process.off(signal, deleteFolders);
    process.kill(process.pid, signal);
  }
}

/** Helm's hint for authors of charts. */
const ADVICE_TO_AUTHORS = /^Use --debug flag/;

/** Why a program failed: its messages from the last error on, or else its last line. */
function failureReason(messages: string): string | undefined {
  const lines = messages.split('\n').map((line) => line.trim()).filter((line) => line !== '' && !ADVICE_TO_AUTHORS.test(line));
  const error = lines.filter((line) => ERROR.test(line)).at(-1);
  return lines.length === 0 ? undefined : lines.slice(error === undefined ? -1 : lines.lastIndexOf(error)).join(' ').replace(ERROR, '');
}

const ERROR = /^Error: /i;
