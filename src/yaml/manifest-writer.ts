// Writes a manifest as YAML: the same bytes as cdk8s' own writer, in a fraction of its time, except for strings that kubectl would misread.
// It supports the values that manifests consist of. Everything else, and whatever is not certain, is left to cdk8s' writer.
import { Yaml } from 'cdk8s';
import { hasMisread, quotedYaml } from './quoted-yaml';
import { yamlKey, yamlString } from './yaml-string';
import { KeyCache } from '../plain-data/text-cache';

/** A document of a YAML file, as `Yaml.stringify` of cdk8s writes it. */
export function manifestYaml(document: unknown): string {
  return document === null || typeof document !== 'object' || Array.isArray(document)
    ? Yaml.stringify(document)
    : documentYaml(document, new ManifestWriter());
}

/** The same for a manifest in which no object occurs twice. */
export function treeYaml(manifest: object): string {
  return documentYaml(manifest, TREE_WRITER);
}

/** Writes a document, with cdk8s' writer as the fallback if this one does not support it. */
function documentYaml(document: object, writer: TreeWriter): string {
  try {
    return `${writer.node(document, TOP)}\n`;
  } catch (error) {
    if (error instanceof UnsupportedYaml) {
      return fallbackYaml(document);
    }
    throw error;
  }
}

/** A document that this writer does not support; all of its strings are quoted if kubectl would misread one of them. */
function fallbackYaml(document: unknown): string {
  return hasMisread(document) ? quotedYaml(document, { keepUndefined: true }) : Yaml.stringify(document);
}

/** The document is not supported by this writer. */
class UnsupportedYaml extends Error {}

/** A depth of the document. Its strings are kept, since manifests mostly have the same keys at the same depths. */
class Level {
  /** The beginning of a line, after the end of the previous line. */
  public readonly lineStart: string;
  /** The same, followed by a key. */
  public readonly keys: KeyCache<string>;
  private cachedInner?: Level;

  constructor(public readonly indent: string) {
    this.lineStart = `\n${indent}`;
    this.keys = new KeyCache((key) => `${this.lineStart}${FIRST_KEYS.of(key)}`);
  }

  public get inner(): Level {
    this.cachedInner ??= new Level(`${this.indent}  `);
    return this.cachedInner;
  }
}

/** The keys that are first in their maps, after other content on the same line. */
const FIRST_KEYS = new KeyCache((key) => `${requireSupported(yamlKey(key))}:`);

const TOP = new Level('');

/** Writes data in which no object occurs twice. */
class TreeWriter {
  /** A value. Each of its lines after the first begins like those of its level. */
  public node(value: unknown, level: Level): string {
    // Not a switch, for the same reason as in `sanitize` of plain-data.
    if (typeof value === 'string') {
      return requireSupported(yamlString(value, level.indent));
    }
    if (typeof value === 'object') {
      return this.collection(value, level);
    }
    if (typeof value === 'boolean') {
      return String(value);
    }
    if (typeof value === 'number') {
      return number(value);
    }
    throw new UnsupportedYaml();
  }

  /** A list or a map. */
  protected collection(value: object | null, level: Level): string {
    if (value === null) {
      throw new UnsupportedYaml();
    }
    if (Array.isArray(value)) {
      return this.list(value, level);
    }
    if (Object.getPrototypeOf(value) !== Object.prototype) {
      throw new UnsupportedYaml();
    }
    return this.map(value as { readonly [key: string]: unknown }, level);
  }

  private list(items: readonly unknown[], level: Level): string {
    let text = '';
    for (const item of items) {
      text += text === '' ? '- ' : `${level.lineStart}- `;
      text += this.node(item, level.inner);
    }
    return text === '' ? '[]' : text;
  }

  private map(fields: { readonly [key: string]: unknown }, level: Level): string {
    const { inner } = level;
    let text = '';
    for (const key of Object.keys(fields)) {
      const value = fields[key];
      const node = this.node(value, inner);
      text += (text === '' ? FIRST_KEYS : level.keys).of(key);
      text += typeof value === 'object' && node !== '[]' && node !== '{}' ? inner.lineStart : ' ';
      text += node;
    }
    return text === '' ? '{}' : text;
  }
}

class ManifestWriter extends TreeWriter {
  /** cdk8s writes an object that occurs a second time as an alias, which this writer does not support. */
  private readonly seen = new Set<object | null>();

  protected collection(value: object | null, level: Level): string {
    if (this.seen.has(value)) {
      throw new UnsupportedYaml();
    }
    this.seen.add(value);
    return super.collection(value, level);
  }
}

const TREE_WRITER = new TreeWriter();

/** @throws UnsupportedYaml if the text is undefined */
function requireSupported(text: string | undefined): string {
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
