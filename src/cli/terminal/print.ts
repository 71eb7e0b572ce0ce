// Everything that the command prints: results on standard output, and messages to people on standard error. Texts are passed as lines and
// escaped. The names of the two functions that write unescaped data show this.
import type { Writable } from 'stream';
import { formatLines, Line } from './lines';
import { Output } from './output';

const results = new Output(() => process.stdout, ({ message }) => say('error', `standard output: ${message}: the output is incomplete`));
const messages = new Output(() => process.stderr, () => undefined);

/** Prints the result of the command. The command ends if nobody reads it any longer. */
export function printResult(lines: readonly Line[]): void {
  results.writeResult(formatResult(lines));
}

/** Prints the result of the command in parts. Each part is created after the previous one was read. */
export async function printResultParts(parts: Iterable<readonly Line[]>): Promise<void> {
  for (const lines of parts) {
    await results.writeResultPart(formatResult(lines));
  }
}

/** Prints the progress of the command, which continues even if nobody reads it. */
export function printProgress(lines: readonly Line[]): void {
  results.write(formatLines(lines));
}

/** What prints messages instead, while lines of the terminal are redrawn in place. */
let printAbove: ((lines: readonly Line[]) => void) | undefined;

/** Lets messages be printed above lines that are redrawn; undefined once these are gone. */
export function printMessagesWith(print: typeof printAbove): void {
  printAbove = print;
}

/** Prints messages to people, on standard error. */
export function printMessages(lines: string | readonly Line[]): void {
  (printAbove ?? ((all) => messages.write(formatLines(all))))([lines].flat());
}

/** Prints notes, warnings or errors on standard error, each prefixed with that word. */
export function say(what: 'note' | 'warning' | 'error', texts: string | readonly string[]): void {
  printMessages([texts].flat().map((text) => `${what}: ${text}`));
}

/** Writes safe text to standard error: lines of `formatLines`, and sequences that move the cursor. */
export function writeUnescaped(text: string): void {
  messages.write(text);
}

/** Standard output for foreign bytes, such as those of a guest's port. They are not escaped. */
export function unescapedOutput(): Writable {
  return results.resultStream();
}

/** Whether output to a stream may be colored or redrawn. A shell in an editor is a terminal that supports neither. */
export function takesSequences({ isTTY }: { readonly isTTY?: boolean }): boolean {
  return isTTY === true && process.env.TERM !== 'dumb';
}

function formatResult(lines: readonly Line[]): string {
  return formatLines(lines, takesSequences(process.stdout) && !process.env.NO_COLOR);
}
