// Asks the user on the terminal, if there is one.
import { printMessages } from './print';
import { escapeHidden } from '../../issues/hidden-characters';
import { CancelledError } from '../command-line/cancellation';

/** Whether a user can answer a question. */
export function canPrompt(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

/** Whether a program that inherits standard input and output has a terminal. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/**
 * Whether the user answers yes. Ask only if `canPrompt`: without a terminal, the command line alone decides.
 *
 * @param details lines that are shown before the question
 * @throws CancelledError after Ctrl-C, so that the shell does not continue with the next command
 */
export async function confirm(question: string, details: readonly string[] = []): Promise<boolean> {
  printMessages(details);
  return /^y(es)?$/i.test((await readAnswer(`${question} [y/N]`)).trim());
}

/** Reads one line, which is empty after Ctrl-D. */
async function readAnswer(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<string>((resolve, reject) => {
    lines.once('SIGINT', () => reject(new CancelledError('interrupted', 130))).once('close', () => resolve(''));
  });
  return Promise.race([lines.question(`${escapeHidden(question)} `), closed]).finally(() => lines.close());
}
