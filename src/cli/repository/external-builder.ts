// Runs kustomize, kubectl or Helm on a folder: never through a shell, without a network, and with nothing but what they print.
import { execFile } from 'child_process';

/** How long a folder may take to build. */
const MOST_SECONDS = 120;

/** The most that is read of what a build prints. */
const MOST_BYTES = 64 * 2 ** 20;

/** Where no server listens: whatever asks for a page gets none. */
const NOWHERE = 'http://127.0.0.1:9';
const OFFLINE = {
  HTTP_PROXY: NOWHERE,
  HTTPS_PROXY: NOWHERE,
  ALL_PROXY: NOWHERE,
  NO_PROXY: '',
  http_proxy: NOWHERE,
  https_proxy: NOWHERE,
  all_proxy: NOWHERE,
  no_proxy: '',
  GIT_ALLOW_PROTOCOL: 'file',
  GIT_TERMINAL_PROMPT: '0',
};

/** What a build printed, or why it failed, in one line. */
export type Built = { readonly text: string } | { readonly failure: string };

export function runBuild(program: string, args: readonly string[]): Promise<Built> {
  const options = { env: { ...process.env, ...OFFLINE }, maxBuffer: MOST_BYTES, timeout: 1000 * MOST_SECONDS };
  return new Promise((resolve) => execFile(program, args, options, (error, text, messages) => {
    resolve(error === null ? { text } : { failure: reason(messages) ?? error.message });
  }));
}

/** What Helm adds for those who write charts. */
const ADVICE_TO_AUTHORS = /^Use --debug flag/;

/** What a program failed for: all that it said from its last error on, or else its last line. */
function reason(messages: string): string | undefined {
  const lines = messages.split('\n').map((line) => line.trim()).filter((line) => line !== '' && !ADVICE_TO_AUTHORS.test(line));
  const error = lines.filter((line) => ERROR.test(line)).at(-1);
  return lines.length === 0 ? undefined : lines.slice(error === undefined ? -1 : lines.lastIndexOf(error)).join(' ').replace(ERROR, '');
}

const ERROR = /^Error: /i;
