// Reads the plain values of a document's nodes in one pass: it resolves aliases, merges maps, and reports what kubectl would refuse.
import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { Dialect } from './dialects';
import { foreignSpaceIn } from './foreign-spaces';
import { spellingMistake } from './kubernetes-refusals';
import { exceedsInt64, numberAsKey, plainValue, taggedValue, TagMismatch } from './kubernetes-scalars';
import { gluedSeparatorAbove } from './syntax-issues';
import { isMap as isObject } from '../plain-data/plain-data';

/** An issue at an offset of a document. */
export interface NodeIssue {
  readonly offset: number;
  /** The kind of mistake. */
  readonly name: string;
  /** What is wrong, and what to write instead. */
  readonly message: string;
}

/** A key that a map has again, and where it was first. */
export interface RepeatedKey extends NodeIssue {
  readonly key: string;
  readonly first: number;
}

interface Fields { [name: string]: unknown }

/** A node that aliases can refer to. */
interface Anchor {
  readonly node: Node;
  /** Its value, with its number of characters and levels; not known while the node itself is being read. */
  readonly extent?: { readonly value: unknown; readonly size: number; readonly levels: number };
}

/** The maximum number of levels of nested lists and maps, with aliases resolved. Manifests have about twenty. */
export const MAX_LEVELS = 200;

/** The maximum number of characters that all aliases of a document may expand to. */
const MAX_ALIASED_SIZE = 2 ** 25;

const NO_NUMBER = 'JSON, which Kubernetes uses, has no such number: write a finite one, or quote it';

/** The names of anchors that kubectl accepts. */
const ANCHOR = /^[\w-]+$/;

/** The characters that a value adds when it is written: indentation, a colon, the end of the line. */
const SIZE_OF_VALUE = 16;

/** Values of a document's nodes. The values of aliases are shared, not copied. */
export class NodeValues {
  public readonly issues: NodeIssue[] = [];

  /** The keys that are written again. Whether this is a mistake depends on the reader. */
  public readonly repeated: RepeatedKey[] = [];

  /** The node that each alias refers to. */
  public readonly targets = new Map<Alias, Node>();

  /** The latest anchor of each name. */
  private readonly anchors = new Map<string, Anchor>();

  /** Aliases without an anchor before them. */
  private readonly unresolved: Alias[] = [];

  /** Whether the node that is being read is a key. */
  public isKey = false;

  private size = 0;
  private aliasedSize = 0;
  private level = 0;
  private deepest = 0;

  /** Whether the node that is being read is in braces or brackets. */
  public isInFlow = false;

  /**
   * @param textOf turns the text of a scalar into its value
   * @param text the text whose spelling kubectl may refuse, unless it is read as JSON
   */
  constructor(private readonly textOf: (text: string) => string, private readonly dialect: Dialect, private readonly text?: string) {}

  /** The value of a document's contents. */
  public of(contents: unknown): any {
    const value = this.value(contents);
    this.unresolved.forEach((alias) => this.refuseUnresolved(alias));
    return value;
  }

  private value(node: unknown): any {
    if (isAlias(node)) {
      return this.aliasValue(node);
    }
    const name = (node as Node | null)?.anchor;
    if (name !== undefined && this.dialect.isKubernetes && !ANCHOR.test(name)) {
      this.refuse(node as Node, 'an anchor with other characters', 'not YAML: an anchor has characters other than letters, digits, "-" and "_": give it another name, or quote a string that begins with "&"');
    }
    return name === undefined ? this.plainValue(node) : this.anchoredValue(name, node as Node);
  }

  private anchoredValue(name: string, node: Node): any {
    const { size, deepest } = this;
    this.anchors.set(name, { node });
    this.deepest = this.level;
    const value = this.plainValue(node);
    this.anchors.set(name, { node, extent: { value, size: this.size - size, levels: this.deepest - this.level } });
    this.deepest = Math.max(deepest, this.deepest);
    return value;
  }

  private aliasValue(alias: Alias): any {
    const anchor = this.anchors.get(alias.source);
    if (anchor === undefined) {
      this.unresolved.push(alias);
      return undefined;
    }
    if (anchor.extent === undefined) {
      this.refuse(alias, 'an alias inside its own anchor', 'an alias inside its own anchor would have no end: write out its content');
      return undefined;
    }
    const { value, size, levels } = anchor.extent;
    this.targets.set(alias, anchor.node);
    if (this.level + levels > MAX_LEVELS) {
      this.refuse(alias, 'too many levels', tooDeepMessage(`with the content of this alias, ${this.level + levels} levels`));
      return undefined;
    }
    this.deepest = Math.max(this.deepest, this.level + levels);
    return this.expandsTooMuch(alias, size) ? undefined : value;
  }

  /** Whether the aliases so far expand to more than is read. The issue is added once. */
  private expandsTooMuch(alias: Alias, size: number): boolean {
    const wasTooMuch = this.aliasedSize > MAX_ALIASED_SIZE;
    this.size += size;
    this.aliasedSize += size;
    const isTooMuch = this.aliasedSize > MAX_ALIASED_SIZE;
    if (isTooMuch && !wasTooMuch) {
      this.refuse(alias, 'too much in aliases', `the aliases up to here expand to ${formatCount(this.aliasedSize)} characters, and at most ${formatCount(MAX_ALIASED_SIZE)} are read: use fewer of them`);
    }
    return isTooMuch;
  }

  private plainValue(node: unknown): any {
    this.size += SIZE_OF_VALUE;
    if (isScalar(node)) {
      this.size += node.source?.length ?? 0;
      return this.dialect.isKubernetes ? this.kubernetesScalar(node) : this.scalar(node);
    }
    const { isInFlow } = this;
    this.level += 1;
    this.isInFlow ||= (node as YAMLMap | null)?.flow === true;
    this.deepest = Math.max(this.deepest, this.level);
    const value = isMap(node) ? this.map(node) : isSeq(node) ? node.items.map((item) => this.value(item)) : null;
    this.isInFlow = isInFlow;
    this.level -= 1;
    return value;
  }

  private kubernetesScalar(node: Scalar): unknown {
    const mistake = this.text === undefined ? undefined : spellingMistake(this.text, node, this);
    if (mistake !== undefined) {
      this.refuse(node, 'a spelling that kubectl refuses', `not YAML: ${mistake}`);
    }
    try {
      const value = scalarValue(node);
      if (typeof value !== 'number' || Number.isFinite(value) || this.isKey) {
        return typeof value === 'string' ? this.kubernetesText(value, node) : value;
      }
      this.refuse(node, 'no number', NO_NUMBER);
    } catch (error) {
      if (!(error instanceof TagMismatch)) {
        throw error;
      }
      this.refuse(node, 'an unfit tag', error.message);
    }
    return undefined;
  }

  /** A scalar as in JSON: dates as they are written, bytes as a string. */
  private scalar({ value, source }: Scalar): unknown {
    if (value instanceof Date || value instanceof Uint8Array) {
      return value instanceof Date ? source : Buffer.from(value).toString();
    }
    return typeof value === 'string' ? this.textOf(value) : value;
  }

  private kubernetesText(value: string, node: Scalar): string | undefined {
    if (this.text !== undefined) {
      return this.textOf(value);
    }
    // JSON has no plain strings. It may have lone surrogates, which UTF-8 does not have.
    return node.type === 'PLAIN' ? this.refuse(node, 'no number', NO_NUMBER) : this.textOf(value.replace(/\p{Surrogate}/gu, '\ufffd'));
  }

  private map({ items }: YAMLMap): object {
    const map: Fields = {};
    const keys = new Map<string, number>();
    for (const { key, value } of items as Pair<Node, Node | null>[]) {
      if (isMerge(key)) {
        this.merge(map, value ?? key, this.value(value));
      } else {
        const name = this.key(key, keys);
        keys.set(name, key.range![0]);
        set(map, name, this.value(value));
      }
    }
    return map;
  }

  private key(key: Node, others: ReadonlyMap<string, number>): string {
    this.isKey = true;
    const value = this.value(key);
    this.isKey = false;
    const name = typeof value === 'number' && this.dialect.isKubernetes ? numberAsKey(value, this.spellingOf(key)) : String(value ?? '');
    if (typeof value === 'object' && value !== null) {
      this.refuse(key, 'a key that is a list or a map', 'a key is a list or a map: write a string, in quotes if it begins with "{" or "["');
    } else if (value !== undefined && others.has(name)) {
      this.addRepeated(key, name, others.get(name)!);
    } else if (this.dialect.isKubernetes) {
      this.checkKey(key, value);
    }
    return name;
  }

  /** If dashes were meant to separate two documents, no key is duplicate. */
  private addRepeated({ range }: Node, key: string, first: number): void {
    const offset = range![0];
    const glued = this.text === undefined ? undefined : gluedSeparatorAbove(this.text, offset);
    if (glued === undefined) {
      const space = foreignSpaceIn(key);
      const fix = space === undefined ? 'keep one of them' : `it has ${space.name}, write a usual space`;
      this.repeated.push({ offset, name: 'duplicate key', message: `duplicate key ${JSON.stringify(key)}: ${fix}`, key, first });
    } else {
      this.issues.push(glued);
    }
  }

  private spellingOf(key: Node): string {
    const scalar = isAlias(key) ? this.targets.get(key) : key;
    return (scalar as Scalar).source ?? '';
  }

  private checkKey(key: Node, value: unknown): void {
    if (value === null || isScalar(key) && key.type === 'PLAIN' && exceedsInt64(key.source!)) {
      this.refuse(key, 'a key that is not a string', 'a key is null or too large a number: write a string, in quotes');
    }
  }

  /** For kubectl, the last value wins; for others, a map's own keys win. Of several sources, the first one wins. */
  private merge(map: Fields, node: Node, value: any): void {
    const merged: Fields = {};
    const isListByAlias = this.dialect.isKubernetes && isAlias(node) && Array.isArray(value);
    for (const source of Array.isArray(value) && !isListByAlias ? value : [value]) {
      if (isObject(source)) {
        Object.keys(source).filter((key) => !Object.hasOwn(merged, key)).forEach((key) => set(merged, key, source[key]));
      } else if (source !== undefined) {
        this.refuse(node, 'a merge key without a map', 'a merge key (<<) takes a map, an alias of one, or a list of those: write one of them');
      }
    }
    Object.keys(merged).filter((key) => this.dialect.isKubernetes || !Object.hasOwn(map, key)).forEach((key) => set(map, key, merged[key]));
  }

  /** The message does not show the name: it may be a password that begins with an asterisk. */
  private refuseUnresolved(alias: Alias): void {
    const instead = this.anchors.has(alias.source)
      ? 'its anchor comes only after it: write the anchor first'
      : 'no anchor has its name: write one before it, or quote a string that begins with "*"';
    this.refuse(alias, 'an alias without its anchor', `not YAML: an alias without its anchor, ${instead}`);
  }

  private refuse({ range }: Node, name: string, message: string): undefined {
    this.issues.push({ offset: range![0], name, message });
    return undefined;
  }
}

function isMerge(key: Node): boolean {
  return isScalar(key) && typeof key.value === 'symbol';
}

/** A scalar as kubectl reads it. */
function scalarValue({ type, tag, source = '' }: Scalar): unknown {
  return tag !== undefined ? taggedValue(tag, source) : type === 'PLAIN' || type === undefined ? plainValue(source) : source;
}

/** The message for lists and maps that are nested too deep. */
export function tooDeepMessage(levels: string): string {
  return `lists and maps are nested too deep, ${levels}, and at most ${MAX_LEVELS} are read: nest fewer of them`;
}

function set(map: Fields, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(map, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    map[key] = value;
  }
}

function formatCount(count: number): string {
  return Math.min(count, Number.MAX_SAFE_INTEGER).toLocaleString('en');
}
