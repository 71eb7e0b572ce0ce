// The lines that are printed. Each line is escaped as a whole, so that nothing in it starts another line or controls the terminal;
// only line ends and colours, which this room adds, are written unescaped.
import { escapeHidden } from '../../issues/hidden-characters';

/** A line of a text, such as a document, in which tabs are kept. */
export interface TextLine {
  readonly text: string;
  /** How it is highlighted on a terminal. */
  readonly style?: keyof typeof STYLES;
}

export type Line = string | TextLine;

const STYLES = { bold: 1, red: 31, green: 32 };

/** The lines as they are written. */
export function formatLines(lines: readonly Line[], isColoured = false): string {
  return lines.map((line) => `${typeof line === 'string' ? escapeHidden(line) : textLine(line, isColoured)}\n`).join('');
}

/** A text of several lines, such as a server's message, as one line. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A text of at most `length` characters; a longer one ends with `…`, and never in half a character. */
export function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** The lines of a text, with or without a line end after the last one. */
export function textLines(text: string): TextLine[] {
  return text.replace(/\n$/, '').split('\n').map((line) => ({ text: line }));
}

/** Such as `1 object` and `3 objects`. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function textLine({ text, style }: TextLine, isColoured: boolean): string {
  const safe = text.split('\t').map(escapeHidden).join('\t');
  return isColoured && style !== undefined ? `\u001b[${STYLES[style]}m${safe}\u001b[0m` : safe;
}
