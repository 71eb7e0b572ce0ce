// What is printed consists of lines. Each is escaped as a whole, so that nothing in it begins another line or reaches the terminal as
// a command; only what this room adds itself, ends of lines and colours, is written as it is.
import { escaped } from '../../hidden-characters';

/** A line of a text that is shown, such as a document: tabs are part of it. */
export interface TextLine {
  readonly text: string;
  /** How it stands out on a terminal. */
  readonly style?: keyof typeof STYLES;
}

export type Line = string | TextLine;

const STYLES = { bold: 1, red: 31, green: 32 };

/** The lines as they are written. */
export function written(lines: readonly Line[], isColoured = false): string {
  return lines.map((line) => `${typeof line === 'string' ? escaped(line) : textLine(line, isColoured)}\n`).join('');
}

/** What somebody else says, in a line. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The beginning of a text that is longer than `most`, and no half of a character at its end. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, Math.max(0, most - 1)).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** The lines of a text that ends with its last one. */
export function textLines(text: string): TextLine[] {
  return text.replace(/\n$/, '').split('\n').map((line) => ({ text: line }));
}

function textLine({ text, style }: TextLine, isColoured: boolean): string {
  const safe = text.split('\t').map(escaped).join('\t');
  return isColoured && style !== undefined ? `\u001b[${STYLES[style]}m${safe}\u001b[0m` : safe;
}
