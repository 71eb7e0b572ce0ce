// A manifest as YAML: the same bytes as cdk8s' own writer, in a fraction of its time. It supports what manifests are made of; everything
// else, and whatever is not certain, is left to cdk8s' writer.
import { Yaml } from 'cdk8s';
import { yamlKey, yamlString } from './yaml-string';
import { KeyCache } from '../plain-data/text-cache';

/** A document of a YAML file, as `Yaml.stringify` of cdk8s writes it. */
export function manifestYaml(document: unknown): string {
  return document === null || typeof document !== 'object' || Array.isArray(document)
    ? Yaml.stringify(document)
    : withFallback(() => new ManifestWriter().document(document), () => document);
}

/** The same for a manifest in which no object occurs twice. */
export function treeYaml(manifest: object): string {
  return withFallback(() => new TreeWriter().document(manifest), () => manifest);
}

/** Writes a document, with cdk8s' writer as the fallback if the document is not supported. */
function withFallback(write: () => string, document: () => unknown): string {
  try {
    return write();
  } catch (error) {
    if (error instanceof UnsupportedYaml) {
      return Yaml.stringify(document());
    }
    throw error;
  }
}

/** The document is not supported by this writer. */
class UnsupportedYaml extends Error {}

/** The spaces before a line at each depth, made once. */
const INDENTS: string[] = [];

function indentAt(depth: number): string {
  return INDENTS[depth] ??= '  '.repeat(depth);
}

/** Writes data in which no object occurs twice. */
class TreeWriter {
  /** What is written so far. Joined at once: a text that is added up from as many pieces takes twice as long to write to a file. */
  private readonly pieces: string[] = [];

  /** A document as a text. */
  public document(value: object): string {
    this.node(value, 0);
    this.pieces.push('\n');
    return this.pieces.join('');
  }

  /** Writes a value whose lines after the first are at a depth. */
  private node(value: unknown, depth: number): void {
    // Not by a switch, as in plain-data.
    if (typeof value === 'string') {
      this.pieces.push(requireText(yamlString(value, indentAt(depth))));
    } else if (typeof value === 'object' && value !== null) {
      this.collection(value, depth);
    } else if (typeof value === 'boolean') {
      this.pieces.push(String(value));
    } else if (typeof value === 'number') {
      this.pieces.push(number(value));
    } else {
      throw new UnsupportedYaml();
    }
  }

  /** Writes a list or a map. */
  protected collection(value: object, depth: number): void {
    if (Array.isArray(value)) {
      this.list(value, depth);
    } else if (Object.getPrototypeOf(value) === Object.prototype) {
      this.map(value as { readonly [key: string]: unknown }, depth);
    } else {
      throw new UnsupportedYaml();
    }
  }

  private list(items: readonly unknown[], depth: number): void {
    if (items.length === 0) {
      this.pieces.push('[]');
    }
    for (let index = 0; index < items.length; index += 1) {
      this.begin(index, depth);
      this.pieces.push('- ');
      this.node(items[index], depth + 1);
    }
  }

  private map(fields: { readonly [key: string]: unknown }, depth: number): void {
    const keys = Object.keys(fields);
    if (keys.length === 0) {
      this.pieces.push('{}');
    }
    for (let index = 0; index < keys.length; index += 1) {
      const value = fields[keys[index]];
      this.begin(index, depth);
      this.pieces.push(KEY_TEXTS.of(keys[index]));
      if (isFilled(value)) {
        this.pieces.push('\n', indentAt(depth + 1));
      } else {
        this.pieces.push(' ');
      }
      this.node(value, depth + 1);
    }
  }

  /** Begins the line of an item or a field; that of the first one has begun. */
  private begin(index: number, depth: number): void {
    if (index > 0) {
      this.pieces.push('\n', indentAt(depth));
    }
  }
}

/** Whether a value is a list or a map with something in it, which is written below its key. */
function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0);
}

class ManifestWriter extends TreeWriter {
  /** cdk8s writes an object that occurs a second time as an alias, which this writer does not support. */
  private readonly seen = new Set<object>();

  protected collection(value: object, depth: number): void {
    if (this.seen.has(value)) {
      throw new UnsupportedYaml();
    }
    this.seen.add(value);
    super.collection(value, depth);
  }
}

/** A key with its colon. */
const KEY_TEXTS = new KeyCache((key) => `${requireText(yamlKey(key))}:`);

/** @throws UnsupportedYaml if there is no text */
function requireText(text: string | undefined): string {
  if (text === undefined) {
    throw new UnsupportedYaml();
  }
  return text;
}

/** A number. Numbers with an exponent are not supported: some parsers read them as text. */
function number(value: number): string {
  const text = String(value);
  if (!Number.isFinite(value) || Object.is(value, -0) || text.includes('e')) {
    throw new UnsupportedYaml();
  }
  return text;
}
