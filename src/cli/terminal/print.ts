// All that the command prints: results on standard output, messages to people on standard error. Texts are passed as lines and
// escaped; the two functions that write unescaped data say so in their names.
import type { Writable } from 'stream';
import { formatLines, Line } from './lines';
import { Output } from './output';

const results = new Output(() => process.stdout, ({ message }) => say('error', `standard output: ${message}: what was printed is not complete`));
const messages = new Output(() => process.stderr, () => undefined);

/** Prints what the command was asked for. When nobody reads it any more, the command ends. */
export function printResult(lines: readonly Line[]): void {
  results.writeResult(formatResult(lines));
}

/** Prints what the command was asked for part by part, each of which is made when the last one has been taken. */
export async function printResultParts(parts: Iterable<readonly Line[]>): Promise<void> {
  for (const lines of parts) {
    await results.writeResultPart(formatResult(lines));
  }
}

/** Prints what the command has done so far. The command goes on even if nobody reads that. */
export function printProgress(lines: readonly Line[]): void {
  results.write(formatLines(lines));
}

/** Prints messages to people, on standard error. */
export function printMessages(lines: string | readonly Line[]): void {
  messages.write(formatLines([lines].flat()));
}

/** Prints notes, warnings or errors, each with that word before it, on standard error. */
export function say(what: 'note' | 'warning' | 'error', texts: string | readonly string[]): void {
  printMessages([texts].flat().map((text) => `${what}: ${text}`));
}

/** Writes text to standard error that is safe already: lines of `formatLines`, and sequences that move the cursor. */
export function writeUnescaped(text: string): void {
  messages.write(text);
}

/** Standard output for bytes that are not ours, such as those of a guest's port; they are not escaped. */
export function unescapedOutput(): Writable {
  return results.resultStream();
}

/** Whether what is written to a stream may be coloured or redrawn; a shell in an editor is a terminal that does neither. */
export function takesSequences({ isTTY }: { readonly isTTY?: boolean }): boolean {
  return isTTY === true && process.env.TERM !== 'dumb';
}

function formatResult(lines: readonly Line[]): string {
  return formatLines(lines, takesSequences(process.stdout) && !process.env.NO_COLOR);
}
