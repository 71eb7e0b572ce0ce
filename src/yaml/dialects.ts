// The dialects of YAML: the values of plain scalars, and which expressions in braces are placeholders.
import type { DocumentOptions, ParseOptions, ScalarTag, SchemaOptions, Tags } from 'yaml';
import { plainValue } from './kubernetes-scalars';
import { PLACEHOLDER_PATTERN } from '../issues/formats';

/** How a text is read. */
export interface Dialect {
  readonly options: ParseOptions & DocumentOptions & SchemaOptions;
  /** Whether it is the dialect of kubectl, which has its own rules for the end of a document, for merges and for tags. */
  readonly isKubernetes?: boolean;
  /** Whether a field that is written again takes its last value, as kubectl and Helm read it. The first value is lost. */
  readonly takesLast?: boolean;
  /** The value of a plain scalar, if the parser leaves it as a string. */
  readonly plainValue?: (text: string) => unknown;
  /** Expressions that are read as plain text, although their braces would begin a flow map. */
  readonly expression?: RegExp;
  /** Whether text that looks like an expression may begin in one scalar and end in another: `"{{": "}}"`. */
  readonly mayCrossScalars?: boolean;
}

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
  options: { ...QUIET, schema: 'failsafe', customTags: (tags) => [...PLAIN_COLLECTIONS, ...tags] },
  isKubernetes: true,
  plainValue,
};

/** Manifests in which placeholders such as `{{NAME}}` may be unquoted. */
export const TEMPLATE: Dialect = { ...KUBERNETES, expression: new RegExp(PLACEHOLDER_PATTERN, 'g') };

/** What Helm prints. */
export const RENDERED: Dialect = { ...TEMPLATE, takesLast: true };

/** Scalars that are a boolean or an integer in YAML 1.1, but a string to PyYAML: letters, and digits after a zero that are not octal. */
const TEXT_OF_PYYAML: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  test: /^(?:[yYnN]|[-+]?0(?:[0-7_]*[89][\d_]*|[\d_]*(?::[0-5]?\d)+))$/,
  resolve: (text) => text,
};

/** The same for floats, such as the name `e1` of an interface: PyYAML needs a decimal point beside a digit, and a sign in the exponent. */
const TEXT_LIKE_FLOAT: ScalarTag = {
  ...TEXT_OF_PYYAML,
  test: /^(?:[-+]?(?:\d[\d_]*)?(?:[eE][-+]?\d+|\.[\d_]*[eE]\d+)|[-+]\.[\d_]*(?:[eE][-+]\d+)?|\.(?:_[\d_]*)?(?:[eE][-+]\d+)?)$/,
};

/** A zero that the parser takes for an octal number without digits. */
const ZERO: ScalarTag = { tag: 'tag:yaml.org,2002:int', default: true, test: /^[-+]?0_+$/, resolve: () => 0 };

/** The dialect of cloud-init: YAML 1.1 as PyYAML reads it. Expressions of any template language may be unquoted. */
export const CLOUD_INIT: Dialect = {
  options: { ...QUIET, version: '1.1', customTags: (tags) => [...PLAIN_COLLECTIONS, TEXT_OF_PYYAML, TEXT_LIKE_FLOAT, ZERO, ...tags] },
  expression: /\{\{[^{}\n]*\}\}/g,
  mayCrossScalars: true,
};

/** Private-use characters replace the braces, so that lines and columns stay the same. */
const MASKED = /\uE000\uE000([^{}\n\uE000\uE001]*)\uE001\uE001/g;

const MASK_CHARACTER = /[\uE000\uE001]/;

/** Replaces the braces of a dialect's expressions, so that these are plain scalars. */
export function mask(text: string, { expression }: Dialect): string {
  return expression === undefined ? text : text.replace(expression, (found) => `\uE000\uE000${found.slice(2, -2)}\uE001\uE001`);
}

/** Puts the braces of masked expressions back. */
export function unmask(text: string, { expression, mayCrossScalars }: Dialect): string {
  if (expression === undefined || !MASK_CHARACTER.test(text)) {
    return text;
  }
  const whole = text.replace(MASKED, '{{$1}}');
  return mayCrossScalars ? whole.replace(/\uE000\uE000/g, '{{').replace(/\uE001\uE001/g, '}}') : whole;
}
