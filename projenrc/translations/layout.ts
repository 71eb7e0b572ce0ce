// Lays out values in lines: what fits stays on one line, and the rest is broken from the outside inwards.

/** The line width of Go, Java and Python on pages; TypeScript stays as written. */
export const WIDTH = 100;

/** A line may be longer if it only begins a broken group. */
const WIDTH_OF_BEGINNINGS = 120;

/** Items between brackets. */
export interface Group {
  readonly open: string;
  readonly close: string;
  readonly items: readonly Item[];
  /** Whether the last item is also followed by a comma when items are on lines of their own. */
  readonly closesWithComma: boolean;
  /** Whether only the last item is broken, after the others. */
  readonly hugs?: boolean;
}

export interface Item {
  /** What precedes the value: a field's name. */
  readonly key?: string;
  /** Whether field names are padded, so that values align in a column. */
  readonly isPadded?: boolean;
  readonly comments: readonly string[];
  readonly value: Text;
}

/** Chained method calls. */
export interface Chain {
  readonly head: Text;
  readonly links: readonly Text[];
  /** What surrounds the chain if it is broken. */
  readonly around?: readonly [string, string];
  /** Whether a continued line ends with the dot. */
  readonly dotEnds?: boolean;
}

export type Text = string | readonly Text[] | { readonly group: Group } | { readonly chain: Chain };

export interface Style {
  readonly indent: string;
  /** How many columns an indent takes. */
  readonly columns: number;
  /** How many indents separate the links of a broken chain from its head. */
  readonly chainIndents: number;
}

export class Layout {
  constructor(private readonly style: Style) {}

  /**
   * @param depth the number of indents of the line in which the text begins
   * @param column where it begins in that line
   * @param after how many columns follow it
   */
  write(text: Text, depth: number, column: number, after = 0): string {
    const flat = flatOf(text);
    if (flat !== undefined && column + flat.split('\n', 1)[0].length + after <= WIDTH) {
      return flat;
    }
    if (typeof text === 'string') {
      return text;
    }
    if ('chain' in text) {
      return this.chain(text.chain, depth, after);
    }
    return 'group' in text ? this.group(text.group, depth, column, after) : this.parts(text, depth, column, after);
  }

  private parts(parts: readonly Text[], depth: number, column: number, after: number): string {
    let written = '';
    parts.forEach((part, index) => {
      const rest = parts.slice(index + 1).map(firstOf).join('').length;
      written += this.write(part, depth, columnAfter(written, column), rest + (index === parts.length - 1 ? after : 0));
    });
    return written;
  }

  private group(group: Group, depth: number, column: number, after: number): string {
    const { open, close, items, closesWithComma } = group;
    const hugged = group.hugs ? this.hugged(group, depth, column, after) : undefined;
    if (hugged !== undefined) {
      return hugged;
    }
    const values = items.map(({ key = '', value }) => this.write(value, depth + 1, this.columns(depth + 1) + key.length, 1));
    const lines = items.flatMap(({ key = '', comments, isPadded }, index) => {
      const comma = index < items.length - 1 || closesWithComma ? ',' : '';
      return [...comments, `${isPadded ? key.padEnd(this.keyWidth(items, values, index)) : key}${values[index]}${comma}`];
    });
    const indent = this.style.indent.repeat(depth);
    return `${open}\n${lines.map((line) => `${indent}${this.style.indent}${line}\n`).join('')}${indent}${close}`;
  }

  /** Breaks only the last item, if the others leave room for its beginning. */
  private hugged({ open, close, items }: Group, depth: number, column: number, after: number): string | undefined {
    const before = items.slice(0, -1).map(({ value }) => flatOf(value));
    const last = items.at(-1);
    const head = `${open}${before.map((each) => `${each}, `).join('')}`;
    if (last === undefined || last.comments.length > 0 || before.includes(undefined)) {
      return undefined;
    }
    const isTooLong = column + head.length + firstOf(last.value).length > WIDTH_OF_BEGINNINGS;
    return isTooLong ? undefined : `${head}${this.write(last.value, depth, column + head.length, close.length + after)}${close}`;
  }

  /** The column of values, aligned over adjacent lines; broken values are not aligned. */
  private keyWidth(items: readonly Item[], values: readonly string[], index: number): number {
    const isAlone = (each: number) => values[each] === undefined || values[each].includes('\n');
    if (isAlone(index)) {
      return 0;
    }
    let [first, last] = [index, index];
    while (!isAlone(first - 1)) {
      first -= 1;
    }
    while (!isAlone(last + 1)) {
      last += 1;
    }
    return Math.max(...items.slice(first, last + 1).map(({ key = '' }) => key.length));
  }

  private chain({ head, links, around, dotEnds }: Chain, depth: number, after: number): string {
    const inside = depth + (around ? 1 : 0);
    const linkDepth = inside + (around ? 0 : this.style.chainIndents);
    const start = around ? `\n${this.style.indent.repeat(inside)}` : '';
    const first = this.write(head, inside, this.columns(inside), dotEnds ? 1 : 0);
    const written = links.map((link, index) => this.write(link, linkDepth, this.columns(linkDepth) + 1, index === links.length - 1 ? after : 1));
    const newLine = `\n${this.style.indent.repeat(linkDepth)}`;
    const joined = [first, ...written].join(dotEnds ? `.${newLine}` : `${newLine}.`);
    return around ? `${around[0]}${start}${joined}\n${this.style.indent.repeat(depth)}${around[1]}` : joined;
  }

  private columns(depth: number): number {
    return depth * this.style.columns;
  }
}

/** The text on one line, unless something forbids that. */
function flatOf(text: Text): string | undefined {
  if (typeof text === 'string') {
    return text;
  }
  if ('chain' in text) {
    const parts = [text.chain.head, ...text.chain.links].map(flatOf);
    return parts.includes(undefined) ? undefined : parts.join('.');
  }
  if ('group' in text) {
    const { open, close, items } = text.group;
    const values = items.map(({ key = '', value }) => flatOf(value) === undefined ? undefined : `${key}${flatOf(value)}`);
    return values.includes(undefined) || items.some(({ comments }) => comments.length > 0) ? undefined : `${open}${values.join(', ')}${close}`;
  }
  const parts = text.map(flatOf);
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** The part of a text that is on its first line in any case. */
function firstOf(text: Text): string {
  if (typeof text === 'string') {
    return text;
  }
  if ('chain' in text) {
    return firstOf(text.chain.head);
  }
  return 'group' in text ? text.group.open : text.length === 0 ? '' : firstOf(text[0]);
}

/** A literal. One of several lines stands between a language's delimiters for them, unless it would need escapes. */
export function literalText(value: string | number | boolean, open: string, close = open): string {
  const isShownInLines = typeof value === 'string' && value.startsWith('\n') && !value.includes(close) && !value.includes('\\');
  return isShownInLines ? `${open}${value}${close}` : JSON.stringify(value);
}

function columnAfter(written: string, column: number): number {
  const newLine = written.lastIndexOf('\n');
  return newLine < 0 ? column + written.length : written.length - newLine - 1;
}
