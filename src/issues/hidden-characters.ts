// Escapes invisible characters that have an effect: they move the cursor, color or reorder the text around them, set a terminal's title or
// clipboard, or make two names look alike.
import { table } from '../plain-data/plain-data';

/** An emoji, in which joiners and modifiers have a visible effect. Elsewhere these characters are hidden. */
const PICTURE = /\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0e\ufe0f]?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0e\ufe0f]?)*|[0-9#*]\ufe0f\u20e3/u;

/**
 * Control characters (C0, DEL, C1), format characters (bidirectional, zero width, tags, the byte order mark), separators of lines and
 * paragraphs, lone surrogates, and everything else that fonts do not show.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

const HIDDEN_OR_PICTURE = new RegExp(`${HIDDEN.source}|(${PICTURE.source})`, 'gu');

const SHORT_ESCAPES: { readonly [character: string]: string } = table({ '\n': '\\n', '\r': '\\r', '\t': '\\t' });

/** The string with each hidden character escaped as in JSON, such as `\u001b`. */
export function escapeHidden(text: string): string {
  return replaceHidden(text, (character) => SHORT_ESCAPES[character] ?? character.split('').map((unit) => `\\u${hexadecimal(unit, 4)}`).join(''));
}

/** The same for a YAML document, in which hidden characters occur in double quotes only; line ends and tabs stay. */
export function escapeHiddenInYaml(text: string): string {
  return replaceHidden(text, (character) => '\n\t'.includes(character) ? character : character.length > 1 ? `\\U${hexadecimal(character, 8)}` : escapeHidden(character));
}

/** Whether a string has hidden characters other than line ends and tabs. */
export function hasHiddenCharacters(text: string): boolean {
  return escapeHiddenInYaml(text) !== text;
}

/** The string with each hidden character replaced. */
function replaceHidden(text: string, write: (character: string) => string): string {
  return text.replace(HIDDEN_OR_PICTURE, (found: string, picture?: string) => picture ?? write(found));
}

function hexadecimal(character: string, digits: number): string {
  return character.codePointAt(0)!.toString(16).padStart(digits, '0');
}
