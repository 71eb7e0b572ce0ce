// What a command says to people beside its results.

/** A note, a warning or a mistake, on standard error. */
export function say(what: 'note' | 'warning' | 'error', line: string): void {
  process.stderr.write(`${what}: ${line}\n`);
}
