// A page of a list, read while it comes: of its objects, which may be large, only one is in memory as a whole.
import { isMap } from '../../plain-data/plain-data';

/** What a list says of itself. */
export interface ListMetadata {
  /** Where the next page begins; empty or missing for the last one. */
  readonly continue?: string;
  readonly resourceVersion: string;
}

const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [...'"\\{}[]'].map((char) => char.charCodeAt(0));

/** How deep the items of a list are, as braces and brackets count: `{"items":[{…},{…}],"metadata":{…}}`. */
const [LIST, ITEM] = [2, 3];

/**
 * Reads the text of a list, which may be cut anywhere.
 *
 * @param found told of each item
 * @throws SyntaxError for what is no list in JSON
 */
export async function readPage(parts: AsyncIterable<string>, found: (item: any) => void): Promise<ListMetadata> {
  const scan = new Scan(found);
  for await (const part of parts) {
    scan.take(part);
  }
  const list: unknown = JSON.parse(scan.frame);
  if (!isMap(list) || !isMap(list.metadata) || !(list.items === null || Array.isArray(list.items))) {
    throw new SyntaxError('is no list of objects');
  }
  return list.metadata as unknown as ListMetadata;
}

class Scan {
  /** What is not yet read to an end: it begins with the list itself or with an item. */
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

  /** Goes on here, after nothing but what stands between items. */
  private skip(): void {
    if (/[^\s,]/.test(this.text.slice(this.start, this.at))) {
      throw new SyntaxError('an item is no object');
    }
    this.start = this.at;
  }
}
