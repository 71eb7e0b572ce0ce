// Reads a page of a list while it arrives. Only one of its objects, which may be large, is completely in memory at a time.
import { isMap } from '../../plain-data/plain-data';

/** The metadata of a list. */
export interface ListMetadata {
  /** The token of the next page; empty or missing on the last one. */
  readonly continue?: string;
  readonly resourceVersion: string;
}

const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [...'"\\{}[]'].map((char) => char.charCodeAt(0));

/** The nesting depth of a list and its items: `{"items":[{…},{…}],"metadata":{…}}`. */
const [LIST_DEPTH, ITEM_DEPTH] = [2, 3];

/**
 * Reads a list from chunks of its text.
 *
 * @param onItem called with each item
 * @throws SyntaxError if the text is not a list in JSON
 */
export async function readPage(parts: AsyncIterable<string>, onItem: (item: any) => void): Promise<ListMetadata> {
  const scanner = new PageScanner(onItem);
  for await (const part of parts) {
    scanner.scan(part);
  }
  const list: unknown = JSON.parse(scanner.withoutItems);
  if (!isMap(list) || !isMap(list.metadata) || !(list.items === null || Array.isArray(list.items))) {
    throw new SyntaxError('is not a list of objects');
  }
  return list.metadata as unknown as ListMetadata;
}

class PageScanner {
  /** The text that is not parsed yet. It begins with the list itself or with an item. */
  private text = '';
  private start = 0;
  private position = 0;
  private depth = 0;
  private isQuoted = false;
  private isInItems = false;
  private envelope = '';

  constructor(private readonly onItem: (item: any) => void) {}

  /** The list without its items. */
  get withoutItems(): string {
    return this.envelope + this.text;
  }

  scan(part: string): void {
    this.text += part;
    for (; this.position < this.text.length; this.position += 1) {
      const char = this.text.charCodeAt(this.position);
      if (this.isQuoted) {
        this.position += char === BACKSLASH ? 1 : 0;
        this.isQuoted = char !== QUOTE;
      } else if (char === QUOTE) {
        this.isQuoted = true;
      } else if (char === OPEN || char === OPEN_LIST) {
        this.open(char);
      } else if (char === CLOSE || char === CLOSE_LIST) {
        this.close();
      }
    }
    this.text = this.text.slice(this.start);
    this.position -= this.start;
    this.start = 0;
  }

  private open(char: number): void {
    this.depth += 1;
    if (this.depth === LIST_DEPTH && char === OPEN_LIST) {
      this.isInItems = true;
      this.envelope += this.text.slice(this.start, this.position + 1);
      this.start = this.position + 1;
    } else if (this.depth === ITEM_DEPTH && this.isInItems) {
      this.skipSeparators();
    }
  }

  private close(): void {
    this.depth -= 1;
    if (this.depth === LIST_DEPTH && this.isInItems) {
      this.onItem(JSON.parse(this.text.slice(this.start, this.position + 1)));
      this.start = this.position + 1;
    } else if (this.depth < LIST_DEPTH && this.isInItems) {
      this.isInItems = false;
      this.skipSeparators();
    }
  }

  /** Continues here. Only whitespace and commas may come before. */
  private skipSeparators(): void {
    if (/[^\s,]/.test(this.text.slice(this.start, this.position))) {
      throw new SyntaxError('an item is not an object');
    }
    this.start = this.position;
  }
}
