// Pieces of patterns for a literal value in a text. Their repetitions are limited: a pattern is tried at every position, so an
// unlimited one would take time quadratic in the length of the text.

/** Excludes what is not a literal secret: variables, placeholders, paths, markers, calls, encrypted values. */
export const NO_VALUE = '(?![$%<{/*!&|>\\\\]|(?:true|false|null|none|env)\\b|(?:file|op|secret|vault):|[A-Za-z_][\\w.]{0,100}[([])';

/** A value in the middle of a text. It needs a digit: without one it is more often a word, a type or a variable than a secret. */
export const VALUE_IN_TEXT = `${NO_VALUE}(?=[^\\s"',;}#]{0,200}\\d)[^\\s"',;}#]{6}`;

/** The beginning of a value in a place where only a value is possible. */
export const LITERAL = `${NO_VALUE}(?!-)[^\\s"'\`;|&<>(){}[\\],\\\\]{3}`;

/** An optional quote, with backslashes if JSON is nested in JSON. */
export const QUOTE = '(?:\\\\*["\'])?';

/** Excludes sudo's NOPASSWD before a colon, which is in most cloud-configs and is not about a password. */
export const NOT_OF_SUDO = '(?<!NOPASSWD(?=:))';

/** The names of secret values. Patterns must not match longer names that only begin with one, such as `tokenSecretName`. */
export const SECRET_NAME = '(?:pass(?:word|wd|phrase)|token|api[-_]?key|(?:client|access|secret)[-_]?(?:secret|access[-_]?key|key))';
