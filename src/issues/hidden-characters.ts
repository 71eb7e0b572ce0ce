// Characters that nobody sees and that do something all the same: they move the cursor, colour or reorder what stands beside
// them, set a terminal's title or clipboard, or make two names look alike.
import { table } from '../plain-data/plain-data';

/** A picture such as a family or a keycap: what joins and colours its parts is seen. Anywhere else the same characters are hidden. */
const PICTURE = /\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0e\ufe0f]?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?[\ufe0e\ufe0f]?)*|[0-9#*]\ufe0f\u20e3/u;

/**
 * Controls (C0, DEL, C1), formats (bidirectional ones, zero width, tags, the byte order mark), separators of lines and paragraphs,
 * surrogates without their other half, and whatever else a font leaves out.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

const HIDDEN_OR_PICTURE = new RegExp(`${HIDDEN.source}|(${PICTURE.source})`, 'gu');

const SHORT: { readonly [character: string]: string } = table({ '\n': '\\n', '\r': '\\r', '\t': '\\t' });

/** The text with each hidden character as an escape, such as `\u001b`, which in a string of JSON stands for that character. */
export function escaped(text: string): string {
  return withHidden(text, (character) => SHORT[character] ?? character.split('').map((unit) => `\\u${hexadecimal(unit, 4)}`).join(''));
}

/** The same of a document of YAML, where hidden characters stand in double quotes only; ends of lines and tabs stay. */
export function escapedInYaml(text: string): string {
  return withHidden(text, (character) => '\n\t'.includes(character) ? character : character.length > 1 ? `\\U${hexadecimal(character, 8)}` : escaped(character));
}

/** Whether something is hidden in a text besides ends of lines and tabs. */
export function hidesSomething(text: string): boolean {
  return escapedInYaml(text) !== text;
}

/** The text with each hidden character as it is written. */
function withHidden(text: string, write: (character: string) => string): string {
  return text.replace(HIDDEN_OR_PICTURE, (found: string, picture?: string) => picture ?? write(found));
}

function hexadecimal(character: string, digits: number): string {
  return character.codePointAt(0)!.toString(16).padStart(digits, '0');
}
