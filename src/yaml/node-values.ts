// The plain values of a document's nodes in one pass: aliases resolved, maps merged, and what kubectl would not take told.
import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';
import { isMap as isObject } from '../plain-data/plain-data';

/** What is wrong at a place of a document. */
export interface NodeIssue {
  readonly offset: number;
  /** The kind of mistake. */
  readonly name: string;
  /** What is wrong, and what to write instead. */
  readonly message: string;
}

interface Fields { [name: string]: unknown }

/** A node that aliases can name. */
interface Anchor {
  readonly node: Node;
  /** How many characters it stands for, and how many levels; unknown inside the node itself. */
  readonly extent?: { readonly value: unknown; readonly size: number; readonly levels: number };
}

/** The deepest that lists and maps may stand in each other, aliases resolved. Manifests have some twenty levels. */
export const MOST_LEVELS = 200;

/** The most characters that the aliases of a document may stand for, some of them as one value of many. */
const MOST_FROM_ALIASES = 2 ** 25;

/** What a value takes beside its text when it is written out: indentation, a colon, the end of the line. */
const SIZE_OF_VALUE = 16;

/** Values of a document's nodes. What aliases stand for is shared, not copied. */
export class NodeValues {
  public readonly issues: NodeIssue[] = [];

  /** The node that each alias stands for. */
  public readonly targets = new Map<Alias, Node>();

  /** The latest anchor of each name. */
  private readonly anchors = new Map<string, Anchor>();

  /** Aliases whose anchors have not come before them. */
  private readonly lost: Alias[] = [];

  private size = 0;
  private sizeOfAliases = 0;
  private level = 0;
  private deepest = 0;

  /** @param textOf what a scalar's text means */
  constructor(private readonly textOf: (text: string) => string) {}

  /** The value of a document's contents. */
  public of(contents: unknown): any {
    const value = this.value(contents);
    this.lost.forEach((alias) => this.refuseLost(alias));
    return value;
  }

  private value(node: unknown): any {
    if (isAlias(node)) {
      return this.aliased(node);
    }
    const name = (node as Node | null)?.anchor;
    return name === undefined ? this.plain(node) : this.anchored(name, node as Node);
  }

  private anchored(name: string, node: Node): any {
    const { size, deepest } = this;
    this.anchors.set(name, { node });
    this.deepest = this.level;
    const value = this.plain(node);
    this.anchors.set(name, { node, extent: { value, size: this.size - size, levels: this.deepest - this.level } });
    this.deepest = Math.max(deepest, this.deepest);
    return value;
  }

  private aliased(alias: Alias): any {
    const anchor = this.anchors.get(alias.source);
    if (anchor === undefined) {
      this.lost.push(alias);
      return undefined;
    }
    if (anchor.extent === undefined) {
      this.refuse(alias, 'an alias inside its own anchor', 'an alias inside its own anchor would have no end: write out what it stands for');
      return undefined;
    }
    const { value, size, levels } = anchor.extent;
    this.targets.set(alias, anchor.node);
    if (this.level + levels > MOST_LEVELS) {
      this.refuse(alias, 'too many levels', tooDeep(`with what this alias stands for, ${this.level + levels} levels`));
      return undefined;
    }
    this.deepest = Math.max(this.deepest, this.level + levels);
    return this.isTooMuch(alias, size) ? undefined : value;
  }

  /** Whether the aliases so far stand for more than is read; told once. */
  private isTooMuch(alias: Alias, size: number): boolean {
    const wasTooMuch = this.sizeOfAliases > MOST_FROM_ALIASES;
    this.size += size;
    this.sizeOfAliases += size;
    const isTooMuch = this.sizeOfAliases > MOST_FROM_ALIASES;
    if (isTooMuch && !wasTooMuch) {
      this.refuse(alias, 'too much in aliases', `the aliases up to here stand for ${inWords(this.sizeOfAliases)} characters, ${inWords(MOST_FROM_ALIASES)} are read at most: use fewer of them`);
    }
    return isTooMuch;
  }

  private plain(node: unknown): any {
    this.size += SIZE_OF_VALUE;
    if (isScalar(node)) {
      this.size += node.source?.length ?? 0;
      return this.scalar(node);
    }
    this.level += 1;
    this.deepest = Math.max(this.deepest, this.level);
    const value = isMap(node) ? this.map(node) : isSeq(node) ? node.items.map((item) => this.value(item)) : null;
    this.level -= 1;
    return value;
  }

  /** A scalar as JSON can say it: dates as they are written, bytes as their text. */
  private scalar({ value, source }: Scalar): unknown {
    if (value instanceof Date || value instanceof Uint8Array) {
      return value instanceof Date ? source : Buffer.from(value).toString();
    }
    return typeof value === 'string' ? this.textOf(value) : value;
  }

  private map({ items }: YAMLMap): object {
    const map: Fields = {};
    const keys = new Set<string>();
    for (const { key, value } of items as Pair<Node, Node | null>[]) {
      if (isScalar(key) && typeof key.value === 'symbol') {
        this.merge(map, value ?? key, this.value(value));
      } else {
        const name = this.key(key, keys);
        keys.add(name);
        set(map, name, this.value(value));
      }
    }
    return map;
  }

  private key(key: Node, others: ReadonlySet<string>): string {
    const value = this.value(key);
    const name = String(value ?? '');
    if (typeof value === 'object' && value !== null) {
      this.refuse(key, 'a key that is a list or a map', 'a key is a list or a map: write a text, in quotes where it begins with "{" or "["');
    } else if (value !== undefined && others.has(name)) {
      this.refuse(key, 'duplicate key', `duplicate key ${JSON.stringify(name)}: keep one of them`);
    }
    return name;
  }

  /** What stands in a map itself counts, then what was merged first. */
  private merge(map: Fields, node: Node, value: any): void {
    for (const source of Array.isArray(value) ? value : [value]) {
      if (isObject(source)) {
        Object.keys(source).filter((key) => !Object.hasOwn(map, key)).forEach((key) => set(map, key, source[key]));
      } else if (source !== undefined) {
        this.refuse(node, 'a merge key without a map', 'a merge key (<<) takes a map, an alias of one, or a list of those: write one of them');
      }
    }
  }

  /** The name is not told: it may be a password that begins with an asterisk. */
  private refuseLost(alias: Alias): void {
    const instead = this.anchors.has(alias.source)
      ? 'its anchor comes only after it: write the anchor first'
      : 'no anchor has its name: write one before it, or quote a text that begins with "*"';
    this.refuse(alias, 'an alias without its anchor', `not YAML: an alias without its anchor, ${instead}`);
  }

  private refuse({ range }: Node, name: string, message: string): void {
    this.issues.push({ offset: range![0], name, message });
  }
}

/** What is said of lists and maps that are nested too deep. */
export function tooDeep(levels: string): string {
  return `lists and maps are nested too deep, ${levels}, ${MOST_LEVELS} are read at most: write fewer of them in each other`;
}

function set(map: Fields, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(map, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    map[key] = value;
  }
}

function inWords(count: number): string {
  return Math.min(count, Number.MAX_SAFE_INTEGER).toLocaleString('en');
}
