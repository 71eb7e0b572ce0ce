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
const [LIST, ITEM] = [2, 3];

/**
 * Reads a list from chunks of its text.
 *
 * @param found called with each item
 * @throws SyntaxError if the text is not a list in JSON
 */
export async function readPage(parts: AsyncIterable<string>, found: (item: any) => void): Promise<ListMetadata> {
  const scan = new Scan(found);
  for await (const part of parts) {
    scan.take(part);
  }
  const list: unknown = JSON.parse(scan.frame);
  if (!isMap(list) || !isMap(list.metadata) || !(list.items === null || Array.isArray(list.items))) {
    throw new SyntaxError('is not a list of objects');
  }
  return list.metadata as unknown as ListMetadata;
}

class Scan {
  /** The text that is not parsed yet. It begins with the list itself or with an item. */
  private text = '';
  private start = 0;
  private at = 0;
  private depth = 0;
  private isQuoted = false;
  private isInItems = false;
  private before = '';

  constructor(private readonly found: (item: any) => void) {}

  /** The list without its items. */
  get frame(): string {
    return this.before + this.text;
  }

  take(part: string): void {
    this.text += part;
    for (; this.at < this.text.length; this.at += 1) {
      const char = this.text.charCodeAt(this.at);
      if (this.isQuoted) {
        this.at += char === BACKSLASH ? 1 : 0;
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
    this.at -= this.start;
    this.start = 0;
  }

  private open(char: number): void {
    this.depth += 1;
    if (this.depth === LIST && char === OPEN_LIST) {
      this.isInItems = true;
      this.before += this.text.slice(this.start, this.at + 1);
      this.start = this.at + 1;
    } else if (this.depth === ITEM && this.isInItems) {
      this.skip();
    }
  }

  private close(): void {
    this.depth -= 1;
    if (this.depth === LIST && this.isInItems) {
      this.found(JSON.parse(this.text.slice(this.start, this.at + 1)));
      this.start = this.at + 1;
    } else if (this.depth < LIST && this.isInItems) {
      this.isInItems = false;
      this.skip();
    }
  }

  /** Continues here. Only whitespace and commas may come before. */
  private skip(): void {
    if (/[^\s,]/.test(this.text.slice(this.start, this.at))) {
      throw new SyntaxError('an item is not an object');
    }
    this.start = this.at;
  }
}
