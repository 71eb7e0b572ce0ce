// The person at the terminal, if there is one.
import type { Terminal } from './live-region';
import { writeAside } from './print';
import { escaped } from '../../hidden-characters';
import { GivenUp } from '../command-line/cancellation';

/** Whether somebody can be asked. */
export function canAsk(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

/**
 * What somebody answers, in a line; nothing where they leave instead, as by Ctrl-D.
 *
 * @throws GivenUp after Ctrl-C, so that nothing follows that was to come after the command
 */
export async function ask(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const left = new Promise<string>((resolve, reject) => {
    lines.once('SIGINT', () => reject(new GivenUp('interrupted', 130))).once('close', () => resolve(''));
  });
  return Promise.race([lines.question(`${escaped(question)} `), left]).finally(() => lines.close());
}

/** Whether a program that has this process' input and output has a terminal. */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** The terminal that standard error is. */
export function liveTerminal(): Terminal | undefined {
  const { stderr } = process;
  return stderr.isTTY ? {
    get columns() {
      return stderr.columns;
    },
    get rows() {
      return stderr.rows;
    },
    write: writeAside,
    on: (event, listener) => stderr.on(event, listener),
    off: (event, listener) => stderr.off(event, listener),
  } : undefined;
}
