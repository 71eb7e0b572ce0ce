// The lines that are printed. Each line is escaped as a whole, so that nothing in it starts another line, controls the terminal, or is a command
// to the runner of a CI job. Only line ends and colors, which this folder adds, are written unescaped.
import { escapeHidden } from '../../issues/hidden-characters';

/** A line of text, such as of a document, in which tabs are kept. */
export interface TextLine {
  readonly text: string;
  /** Its style on a terminal. */
  readonly style?: keyof typeof STYLES;
  /** The last words of the text, and the page that they link to on a terminal. Both are our own text. */
  readonly link?: { readonly of: string; readonly to: string };
  /** Whether the text is of a document, such as YAML or a script, which has no escapes for runners. */
  readonly isOfDocument?: true;
}

/** Our own command to the runner of a CI job. */
export interface RunnerCommand {
  readonly command: string;
}

export type Line = string | TextLine | RunnerCommand;

const STYLES = { bold: 1, red: 31, green: 32 };

/** The lines in their written form. */
export function formatLines(lines: readonly Line[], isColored = false): string {
  return lines.map((line) => `${formatLine(line, isColored)}\n`).join('');
}

function formatLine(line: Line, isColored: boolean): string {
  return typeof line === 'string' ? escapeCommands(escapeHidden(line)) : 'command' in line ? escapeHidden(line.command) : textLine(line, isColored);
}

/** What runners take for a command: GitHub's at the beginning of a line, older ones and those of Azure Pipelines anywhere in it. */
const COMMAND = /^(\s*):(?=:)|##(?=\w*\[)/g;

/** The line with the commands in it escaped as in JSON. */
function escapeCommands(text: string): string {
  return text.replace(COMMAND, (_, indentation?: string) => indentation === undefined ? '#\\u0023' : `${indentation}\\u003a`);
}

/** Joins a text of several lines, such as a server's message, to one line. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A text of at most `length` characters. A longer one ends with `…`, and never within a character. */
export function truncate(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** The lines of a document, with or without a line end after the last one. */
export function textLines(text: string): TextLine[] {
  return text.replace(/\n$/, '').split('\n').map((line) => ({ text: line, isOfDocument: true }));
}

/** Such as `1 object` and `3 objects`. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function textLine({ text, style, link, isOfDocument }: TextLine, isColored: boolean): string {
  const visible = text.split('\t').map(escapeHidden).join('\t');
  const safe = linked(isOfDocument ? visible : escapeCommands(visible), isColored ? link : undefined);
  return isColored && style !== undefined ? `\u001b[${STYLES[style]}m${safe}\u001b[0m` : safe;
}

/** A terminal link (OSC 8). Terminals that do not support it show only the words. */
function linked(text: string, link: TextLine['link']): string {
  return link === undefined || !text.endsWith(link.of) ? text : `${text.slice(0, -link.of.length)}\u001b]8;;${link.to}\u001b\\${link.of}\u001b]8;;\u001b\\`;
}
