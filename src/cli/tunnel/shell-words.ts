// Words for a shell, each of which comes out of it as it went in.

/** What no shell reads as anything but itself. */
const PLAIN = /^[A-Za-z0-9_.,:=@+/-]+$/;

/** A command line of words; ssh, which looks for its quotes too, takes a backslash between them for an escape. */
export function shellWords(words: readonly string[]): string {
  return words.map((word) => PLAIN.test(word) ? word : `'${word.replace(/['\\]/g, '\'\\$&\'')}'`).join(' ');
}
