// What a value looks like that stands in a text itself, as the pieces of patterns. None of them goes on for as long as the text does:
// a pattern that is tried at every place would take the square of the text's length.

/** Where a value is taken from somewhere else, or is no secret: variables, placeholders, paths, marks, calls, what is encrypted. */
export const NO_VALUE = '(?![$%<{/*!&|>\\\\]|(?:true|false|null|none|env)\\b|(?:file|op|secret|vault):|[A-Za-z_][\\w.]{0,100}[([])';

/** A value in the middle of a text; without a digit it is a word, a type or a variable more often than a secret. */
export const VALUE_IN_TEXT = `${NO_VALUE}(?=[^\\s"',;}#]{0,200}\\d)[^\\s"',;}#]{6}`;

/** The beginning of a value where nothing but a value can stand. */
export const LITERAL = `${NO_VALUE}(?!-)[^\\s"'\`;|&<>(){}[\\],\\\\]{3}`;

/** A quote, which JSON in a text of JSON writes with backslashes. */
export const QUOTE = '(?:\\\\*["\'])?';

/** Behind a word: it is not the mark of sudo's that asks for no password, and stands in most cloud-configs. */
export const NOT_OF_SUDO = '(?<!NOPASSWD(?=:))';

/** The names of values that are secret; what only ends in a longer word, such as `tokenSecretName`, is another thing. */
export const SECRET_NAME = '(?:pass(?:word|wd|phrase)|token|api[-_]?key|(?:client|access|secret)[-_]?(?:secret|access[-_]?key|key))';
