// Words for a shell, each of which comes out of it as it went in.

/** What no shell reads as anything but itself. */
const PLAIN = /^[A-Za-z0-9_.,:=@+/-]+$/;

/** A command line of words. */
export function shellWords(words: readonly string[]): string {
  return words.map((word) => PLAIN.test(word) ? word : `'${word.replaceAll('\'', '\'\\\'\'')}'`).join(' ');
}
