// All that the command prints: results on standard output, and what it says to people beside them on standard error. Whatever is
// text comes in lines and is escaped; what goes out as it is has a function with a name that says so.
import type { Writable } from 'stream';
import { Line, written } from './lines';
import { Output } from './output';

const results = new Output(() => process.stdout, ({ message }) => say('error', `standard output: ${message}: what was printed is not complete`));
const asides = new Output(() => process.stderr, () => undefined);

/** Prints what the command was asked for. Where nobody reads that any more, the command ends. */
export function printResult(lines: readonly Line[]): void {
  results.writeResult(written(lines, process.stdout.isTTY && !process.env.NO_COLOR));
}

/** Prints what has become of something, while the command is at work. The work goes on where nobody reads of it. */
export function printProgress(lines: readonly Line[]): void {
  results.write(written(lines));
}

/** Says something to people, on standard error. */
export function tell(lines: string | readonly Line[]): void {
  asides.write(written([lines].flat()));
}

/** The same of notes, warnings or mistakes. */
export function say(what: 'note' | 'warning' | 'error', messages: string | readonly string[]): void {
  tell([messages].flat().map((message) => `${what}: ${message}`));
}

/** Writes what is safe already: lines as `written` makes them, and what moves the cursor between them. */
export function writeAside(text: string): void {
  asides.write(text);
}

/** Standard output for the bytes of others, such as those of a guest's port, as they are. */
export function byteOutput(): Writable {
  return results.resultStream();
}
