// A manifest as YAML: the same bytes as cdk8s' own writer, in a fraction of its time. It supports what manifests are made of; everything
// else, and whatever is not certain, is left to cdk8s' writer.
import { Yaml } from 'cdk8s';
import { yamlKey, yamlString } from './yaml-string';
import { KeyCache } from '../plain-data/text-cache';

/** A document of a YAML file, as `Yaml.stringify` of cdk8s writes it. */
export function manifestYaml(document: unknown): string {
  return document === null || typeof document !== 'object' || Array.isArray(document)
    ? Yaml.stringify(document)
    : withFallback(() => `${new ManifestWriter().node(document, '')}\n`, () => document);
}

/** The same for a manifest in which no object occurs twice. */
export function treeYaml(manifest: object): string {
  return withFallback(() => `${TREE_WRITER.node(manifest, '')}\n`, () => manifest);
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

/** Writes data in which no object occurs twice. */
class TreeWriter {
  /** A value, with `indent` before each line after the first. */
  public node(value: unknown, indent: string): string {
    // Not by a switch, for the reason that `sanitize` in plain-data has none.
    if (typeof value === 'string') {
      return requireText(yamlString(value, indent));
    }
    if (typeof value === 'object') {
      return this.collection(value, indent);
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
  protected collection(value: object | null, indent: string): string {
    if (value === null) {
      throw new UnsupportedYaml();
    }
    if (Array.isArray(value)) {
      return this.list(value, indent);
    }
    if (Object.getPrototypeOf(value) !== Object.prototype) {
      throw new UnsupportedYaml();
    }
    return this.map(value as { readonly [key: string]: unknown }, indent);
  }

  private list(items: readonly unknown[], indent: string): string {
    const inner = `${indent}  `;
    let text = '';
    for (const item of items) {
      text += `${text === '' ? '' : `\n${indent}`}- ${this.node(item, inner)}`;
    }
    return text === '' ? '[]' : text;
  }

  private map(fields: { readonly [key: string]: unknown }, indent: string): string {
    const inner = `${indent}  `;
    let text = '';
    for (const key of Object.keys(fields)) {
      const value = fields[key];
      const node = this.node(value, inner);
      const gap = typeof value === 'object' && node !== '[]' && node !== '{}' ? `\n${inner}` : ' ';
      text += `${text === '' ? '' : `\n${indent}`}${KEY_TEXTS.of(key)}:${gap}${node}`;
    }
    return text === '' ? '{}' : text;
  }
}

class ManifestWriter extends TreeWriter {
  /** cdk8s writes an object that occurs a second time as an alias, which this writer does not support. */
  private readonly seen = new Set<object | null>();

  protected collection(value: object | null, indent: string): string {
    if (this.seen.has(value)) {
      throw new UnsupportedYaml();
    }
    this.seen.add(value);
    return super.collection(value, indent);
  }
}

const TREE_WRITER = new TreeWriter();

const KEY_TEXTS = new KeyCache((key) => requireText(yamlKey(key)));

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
