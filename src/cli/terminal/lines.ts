// The lines that are printed. Each line is escaped as a whole, so that nothing in it starts another line or controls the terminal;
// only line ends and colours, which this room adds, are written unescaped.
import { escapeHidden } from '../../issues/hidden-characters';

/** A line of a text, such as a document, in which tabs are kept. */
export interface TextLine {
  readonly text: string;
  /** How it is highlighted on a terminal. */
  readonly style?: keyof typeof STYLES;
  /** The last words of the text, and the page that they lead to on a terminal. Neither is anything but ours. */
  readonly link?: { readonly of: string; readonly to: string };
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

function textLine({ text, style, link }: TextLine, isColoured: boolean): string {
  const safe = linked(text.split('\t').map(escapeHidden).join('\t'), isColoured ? link : undefined);
  return isColoured && style !== undefined ? `\u001b[${STYLES[style]}m${safe}\u001b[0m` : safe;
}

/** A link as terminals know it (OSC 8); those that do not show the words alone. */
function linked(text: string, link: TextLine['link']): string {
  return link === undefined || !text.endsWith(link.of) ? text : `${text.slice(0, -link.of.length)}\u001b]8;;${link.to}\u001b\\${link.of}\u001b]8;;\u001b\\`;
}
