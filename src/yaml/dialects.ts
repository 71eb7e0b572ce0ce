// The dialects of YAML: what a plain scalar means, and which expressions in braces are placeholders.
import type { DocumentOptions, ParseOptions, ScalarTag, SchemaOptions, Tags } from 'yaml';
import { PLACEHOLDER_PATTERN } from '../issues/formats';

/** How a text is read. */
export interface Dialect {
  readonly options: ParseOptions & DocumentOptions & SchemaOptions;
  /** Expressions that are read as plain text, although their braces would begin a flow map. */
  readonly expression?: RegExp;
}

/**
 * kubectl resolves plain scalars as YAML 1.1 does for booleans (`on`, `yes`, `y`) and integers (`0777`, `0b11`,
 * `1_000`), but never as sexagesimals or dates: `52:54:00:12:34:56` stays text.
 */
const KUBERNETES_SCALARS: ScalarTag[] = [
  {
    tag: 'tag:yaml.org,2002:bool',
    default: true,
    test: /^(?:y|Y|yes|Yes|YES|n|N|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/,
    resolve: (text) => /^(?:y|t|on)/i.test(text),
  },
  {
    tag: 'tag:yaml.org,2002:int',
    default: true,
    test: /^[-+]?(?:0o?[0-7_]+|0b[01_]+|0x[\da-fA-F_]+|[1-9]\d*_[\d_]*)$/,
    resolve: (text) => {
      const [, sign, digits] = /^([-+]?)(.*)$/.exec(text.replace(/_/g, ''))!;
      const value = Number(digits.replace(/^0o?(?=[0-7])/, '0o'));
      return sign === '-' ? -value : value;
    },
  },
];

/** Tagged collections are read as plain lists and maps. The parser's own classes for them compare every key with every other. */
const PLAIN_COLLECTIONS: Tags = [
  { tag: 'tag:yaml.org,2002:omap', collection: 'seq' },
  { tag: 'tag:yaml.org,2002:pairs', collection: 'seq' },
  { tag: 'tag:yaml.org,2002:set', collection: 'map' },
];

/** The reader finds duplicate keys itself: the parser compares every key with every other. The parser's messages are off: they quote the text. */
const QUIET = { uniqueKeys: false, prettyErrors: false, logLevel: 'silent', merge: true } as const;

/** Manifests, as kubectl reads them. */
export const KUBERNETES: Dialect = {
  options: { ...QUIET, customTags: (tags) => [...KUBERNETES_SCALARS, ...PLAIN_COLLECTIONS, ...tags] },
};

/** Manifests in which placeholders such as `{{NAME}}` may stand unquoted. */
export const TEMPLATE: Dialect = { ...KUBERNETES, expression: new RegExp(PLACEHOLDER_PATTERN, 'g') };

/** What cloud-init reads: YAML 1.1, in which expressions of any templating may stand unquoted. */
export const CLOUD_INIT: Dialect = {
  options: { ...QUIET, version: '1.1', customTags: (tags) => [...PLAIN_COLLECTIONS, ...tags] },
  expression: /\{\{[^{}\n]*\}\}/g,
};

/** Private-use characters replace the braces, so that lines and columns stay the same. */
const MASKED = /\uE000\uE000([^{}\n\uE000\uE001]*)\uE001\uE001/g;

/** Replaces the braces of a dialect's expressions, so that these are plain scalars. */
export function mask(text: string, { expression }: Dialect): string {
  return expression === undefined ? text : text.replace(expression, (found) => `\uE000\uE000${found.slice(2, -2)}\uE001\uE001`);
}

/** Puts the braces of masked expressions back. */
export function unmask(text: string, { expression }: Dialect): string {
  return expression === undefined || !text.includes('\uE000') ? text : text.replace(MASKED, '{{$1}}');
}
