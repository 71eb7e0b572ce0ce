// The quick reader of content in braces and brackets, and of quoted strings: JSON, and maps and lists on one line of YAML.
import { APOSTROPHE, codesOf, endOfQuoted, type PlainScalars, QUOTE, quotedValue, throwUncertain } from './quick-scalars';

/** The places of fields and items in the text, by their maps and lists. */
export type Places = Map<object, Map<string, number>>;

/** A map as it is read. */
export interface Fields { [name: string]: unknown }

/** Where the items of a document's list `items` begin: there may be a hundred thousand objects. */
export interface Items {
  readonly list: object;
  readonly starts: readonly number[];
  readonly isJson: boolean;
}

/** Deeper documents are left to the careful reader, which counts exactly. */
const MAX_LEVELS = 100;

/** Longer keys are left to the careful reader too. */
const MAX_KEY_LENGTH = 500;

const FLOW_KEY = /[A-Za-z_][\w./-]{0,500}(?=: )/y;

/** A scalar without quotes. A longer one, after which no comma follows here, is left to the careful reader: it would exceed the stack of V8. */
const FLOW_PLAIN = /(?:[\w/.+~]|-(?=[\w.]))(?:[^\s,[\]{}#:]|:(?=[^\s,[\]{}])| +(?=[^\s,[\]{}#:])){0,10000}/y;

export const [NEWLINE, SPACE, HASH, DASH, COLON, OPEN_MAP, OPEN_LIST] = codesOf('\n #-:{[');
const [COMMA, CLOSE_MAP, CLOSE_LIST] = codesOf(',}]');

/** Reads a text, from a position on. */
export class FlowReader {
  /** The list `items` of the document, once it was read. */
  public items: Items | undefined;
  protected position = 0;
  protected isJson = false;
  /** Where the items of the latest list begin. */
  protected starts: readonly number[] = [];
  private level = 0;

  /** @param places if given, receives the place of everything */
  constructor(protected readonly text: string, protected readonly plain: PlainScalars, private readonly places?: Places) {}

  /** A list or map in brackets or braces, or a scalar in one; `isJson` for one of several lines, whose keys are in quotes. */
  protected flow(isJson: boolean): unknown {
    switch (this.code()) {
      case OPEN_MAP:
        return this.flowMap(isJson);
      case OPEN_LIST:
        return this.flowList(isJson);
      case QUOTE:
      case APOSTROPHE:
        return this.quoted();
      default:
        return this.plain.valueOf(this.skip(FLOW_PLAIN));
    }
  }

  protected quoted(): string {
    const start = this.position;
    this.position = endOfQuoted(this.text, start);
    return quotedValue(this.text.slice(start, this.position));
  }

  protected isQuoted(): boolean {
    const code = this.code();
    return code === QUOTE || code === APOSTROPHE;
  }

  /** Adds a field to a map. */
  protected add(map: Fields, key: string, start: number, read: () => unknown): void {
    // An inherited property looks like an existing key.
    if (key in map || key.length > MAX_KEY_LENGTH) {
      throwUncertain();
    }
    this.recordPlace(map, key, start);
    const value = read();
    map[key] = value;
    if (this.level === 1 && key === 'items' && Array.isArray(value)) {
      this.items = { list: value, starts: this.starts, isJson: this.isJson };
    }
  }

  protected recordPlace(value: object, step: string, start: number): void {
    if (this.places !== undefined) {
      const steps = this.places.get(value) ?? new Map<string, number>();
      this.places.set(value, steps.set(step, start));
    }
  }

  protected enter(): void {
    this.level += 1;
    if (this.level > MAX_LEVELS) {
      throwUncertain();
    }
  }

  protected leave(): void {
    this.level -= 1;
  }

  /** The character at the position; NaN at the end. */
  protected code(): number {
    return this.text.charCodeAt(this.position);
  }

  /** Moves past the text that has to be here, and returns it. */
  protected skip(pattern: RegExp): string {
    const start = this.position;
    pattern.lastIndex = start;
    if (!pattern.test(this.text)) {
      return throwUncertain();
    }
    this.position = pattern.lastIndex;
    return this.text.slice(start, this.position);
  }

  protected has(pattern: RegExp): boolean {
    pattern.lastIndex = this.position;
    return pattern.test(this.text);
  }

  protected skipSpaces(): void {
    while (this.code() === SPACE) {
      this.position += 1;
    }
  }

  private flowMap(isJson: boolean): Fields {
    const map: Fields = {};
    this.enter();
    for (let more = this.open(CLOSE_MAP, isJson); more; more = this.separate(CLOSE_MAP, isJson)) {
      const start = this.position;
      this.add(map, this.flowKey(isJson), start, () => {
        this.skipBlank(isJson);
        return this.flow(isJson);
      });
    }
    this.leave();
    return map;
  }

  private flowKey(isJson: boolean): string {
    const key = this.isQuoted() ? this.quoted() : isJson ? throwUncertain() : this.plain.keyOf(this.skip(FLOW_KEY));
    if (this.code() !== COLON) {
      throwUncertain();
    }
    this.position += 1;
    return key;
  }

  private flowList(isJson: boolean): unknown[] {
    const list: unknown[] = [];
    const starts: number[] = [];
    this.enter();
    for (let more = this.open(CLOSE_LIST, isJson); more; more = this.separate(CLOSE_LIST, isJson)) {
      this.recordPlace(list, String(list.length), this.position);
      starts.push(this.position);
      list.push(this.flow(isJson));
    }
    this.leave();
    this.starts = starts;
    return list;
  }

  /** Moves past an opening bracket. Returns whether there is anything before the closing one. */
  private open(close: number, isJson: boolean): boolean {
    this.position += 1;
    this.skipBlank(isJson);
    return !this.isClosed(close);
  }

  /** Moves past the separator after an item. Returns whether it is a comma rather than the closing bracket. */
  private separate(close: number, isJson: boolean): boolean {
    this.skipBlank(isJson);
    if (this.isClosed(close)) {
      return false;
    }
    if (this.code() !== COMMA) {
      throwUncertain();
    }
    this.position += 1;
    this.skipBlank(isJson);
    return this.code() === close ? throwUncertain() : true;
  }

  private isClosed(close: number): boolean {
    const isClosed = this.code() === close;
    this.position += isClosed ? 1 : 0;
    return isClosed;
  }

  private skipBlank(isJson: boolean): void {
    for (let code = this.code(); code === SPACE || isJson && code === NEWLINE; code = this.code()) {
      this.position += 1;
    }
  }
}
