// The quick reader of content that is structured by indentation: the maps and lists of a YAML document, their plain scalars and their
// literal blocks.
import { COLON, DASH, type Fields, FlowReader, HASH, NEWLINE, OPEN_LIST, OPEN_MAP, SPACE } from './quick-flow';
import { APOSTROPHE, endOfQuoted, QUOTE, throwUncertain } from './quick-scalars';

/** A document's content, and where it begins. */
interface Content {
  /** Null without content. */
  readonly value: any;
  readonly start: number;
}

const DOCUMENT_START = /(?:--- *(?:(?<= )#[^\n]*)?(?:\n|$))?/y;
const KEY = /[A-Za-z_][\w./-]{0,500}(?=:[ \n])/y;
const LITERAL = /\|-? *(?:(?<= )#[^\n]*)?\n/y;

/** How a plain scalar may begin. */
const PLAIN_START = /[\w/.+~$(<=^;\\\u00a1-\ud7ff]|-(?=[^\s-])/y;

const BAR = '|'.charCodeAt(0);
const TAB = '\t'.charCodeAt(0);

/** Reads one document, or one item of a list that was read before. */
export class BlockReader extends FlowReader {
  /** The column of the first character of the current line that is not a space; -1 at the end. */
  private column = 0;

  public document(): Content {
    this.skip(DOCUMENT_START);
    this.nextLine();
    const start = this.position;
    if (this.isAtEnd()) {
      return { value: null, start };
    }
    const value = this.column > 0 ? throwUncertain() : this.code() === OPEN_MAP ? this.json() : this.map(0);
    return this.isAtEnd() ? { value, start } : throwUncertain();
  }

  /** An item of a list that was read before, which is a map. */
  public item(start: number, isJson: boolean): any {
    this.position = start;
    if (this.code() === OPEN_MAP) {
      return this.flow(isJson);
    }
    this.column = start - this.text.lastIndexOf('\n', start) - 1;
    return this.map(this.column);
  }

  private json(): unknown {
    this.isJson = true;
    const value = this.flow(true);
    this.endLine();
    return value;
  }

  /** A list or map that begins here. */
  private block(): unknown {
    return this.isDash() ? this.list(this.column) : this.map(this.column);
  }

  private map(column: number): Fields {
    const map: Fields = {};
    this.enter();
    do {
      const start = this.position;
      this.add(map, this.key(), start, () => this.fieldValue(column));
    } while (this.column === column);
    this.end(column);
    return map;
  }

  /** A key with its colon. */
  private key(): string {
    const key = this.isQuoted() ? this.quotedKey() : this.plain.keyOf(this.skip(KEY));
    this.position += 1;
    return key;
  }

  private quotedKey(): string {
    return this.isQuotedKey() ? this.quoted() : throwUncertain();
  }

  private isQuotedKey(): boolean {
    const end = endOfQuoted(this.text, this.position);
    const code = this.text.charCodeAt(end + 1);
    return this.text.charCodeAt(end) === COLON && (code === SPACE || code === NEWLINE);
  }

  /** The value after the key of a map at a column. */
  private fieldValue(column: number): unknown {
    this.skipSpaces();
    const code = this.code();
    if (code !== NEWLINE && code !== HASH) {
      return this.lineValue(column);
    }
    this.endLine();
    if (this.column > column) {
      return this.block();
    }
    return this.column === column && this.isDash() ? this.list(column) : null;
  }

  private list(column: number): unknown[] {
    const list: unknown[] = [];
    const starts: number[] = [];
    this.enter();
    do {
      const line = this.position - column;
      this.position += 1;
      this.skipSpaces();
      if (this.code() === NEWLINE) {
        this.position += 1;
        this.nextLine();
      } else {
        this.column = this.position - line;
      }
      this.recordPlace(list, String(list.length), this.position);
      starts.push(this.position);
      list.push(this.column > column ? this.listItem(column) : throwUncertain());
    } while (this.column === column && this.isDash());
    this.end(column);
    this.starts = starts;
    return list;
  }

  private listItem(column: number): unknown {
    if (this.isQuoted() ? this.isQuotedKey() : this.has(KEY)) {
      return this.map(this.column);
    }
    return this.isDash() ? throwUncertain() : this.lineValue(column);
  }

  /** A value that begins on this line, of a map or list at a column. */
  private lineValue(column: number): unknown {
    if (this.code() === BAR) {
      return this.literal(column);
    }
    const value = this.scalarOrFlow();
    this.endLine();
    // A line further to the right would belong to the value.
    return this.column > column ? throwUncertain() : value;
  }

  private scalarOrFlow(): unknown {
    switch (this.code()) {
      case QUOTE:
      case APOSTROPHE:
        return this.quoted();
      case OPEN_MAP:
      case OPEN_LIST:
        return this.flow(false);
      default:
        return this.plainText();
    }
  }

  private plainText(): unknown {
    if (!this.has(PLAIN_START)) {
      return throwUncertain();
    }
    const start = this.position;
    const end = this.text.indexOf('\n', start);
    const line = this.text.slice(start, end === -1 ? this.text.length : end);
    const comment = line.indexOf(' #');
    const text = trimEnd(comment === -1 ? line : line.slice(0, comment), SPACE);
    this.position = start + text.length;
    return text.includes(': ') || text.endsWith(':') || text.includes('\t') ? throwUncertain() : this.plain.valueOf(text);
  }

  /** A literal block, whose line breaks are kept. */
  private literal(column: number): string {
    const header = this.skip(LITERAL);
    const first = this.position;
    const start = this.afterNewlines(first);
    const indent = this.spacesAt(start);
    const end = indent > column ? this.endOfLiteral(start, indent) : throwUncertain();
    const lines = this.text.slice(start + indent, end).split(`\n${' '.repeat(indent)}`).join('\n');
    this.position = end;
    // A line that is less indented than the block, but more than its map or list, belongs to neither.
    if (this.spacesAt(end) > column) {
      throwUncertain();
    }
    this.nextLine();
    return `${'\n'.repeat(start - first)}${trimEnd(lines, NEWLINE)}${header.charCodeAt(1) === DASH ? '' : '\n'}`;
  }

  /** The start of the first line that is less indented than a block. */
  private endOfLiteral(start: number, indent: number): number {
    let line = start;
    while (line < this.text.length) {
      const spaces = this.spacesAt(line);
      const code = this.text.charCodeAt(line + spaces);
      // Tabs, and lines of nothing but spaces, count in some places and not in others.
      if (code === TAB || spaces > 0 && code === NEWLINE) {
        return throwUncertain();
      }
      if (code !== NEWLINE && spaces < indent) {
        return line;
      }
      const end = this.text.indexOf('\n', line);
      line = end === -1 ? throwUncertain() : end + 1;
    }
    return line;
  }

  /** Ends a list or map at a column. */
  private end(column: number): void {
    this.leave();
    if (this.column > column) {
      throwUncertain();
    }
  }

  private isAtEnd(): boolean {
    return this.column === -1;
  }

  private isDash(): boolean {
    const next = this.text.charCodeAt(this.position + 1);
    return this.code() === DASH && (next === SPACE || next === NEWLINE);
  }

  /** Moves from behind a value to the next line with content. */
  private endLine(): void {
    this.skipSpaces();
    const code = this.code();
    if (code === HASH && this.text.charCodeAt(this.position - 1) === SPACE) {
      this.skipLine();
    } else if (code === NEWLINE) {
      this.position += 1;
    } else if (this.position < this.text.length) {
      throwUncertain();
    }
    this.nextLine();
  }

  /** Moves from the beginning of a line to the first content there or below. */
  private nextLine(): void {
    for (;;) {
      const line = this.position;
      this.skipSpaces();
      const code = this.code();
      if (code === NEWLINE) {
        this.position += 1;
      } else if (code === HASH) {
        this.skipLine();
      } else {
        this.column = this.position === this.text.length ? -1 : this.position - line;
        return;
      }
    }
  }

  private skipLine(): void {
    const end = this.text.indexOf('\n', this.position);
    this.position = end === -1 ? this.text.length : end + 1;
  }

  private spacesAt(start: number): number {
    let end = start;
    while (this.text.charCodeAt(end) === SPACE) {
      end += 1;
    }
    return end - start;
  }

  private afterNewlines(start: number): number {
    let end = start;
    while (this.text.charCodeAt(end) === NEWLINE) {
      end += 1;
    }
    return end;
  }
}

/** A string without the characters of one kind at its end. */
function trimEnd(text: string, code: number): string {
  let length = text.length;
  while (text.charCodeAt(length - 1) === code) {
    length -= 1;
  }
  return length === text.length ? text : text.slice(0, length);
}
