// Plain objects as YAML text that a reader of YAML 1.1, which cloud-init is, reads back as they were.
import { Document, parse, Scalar, Schema, type ScalarTag } from 'yaml';

/** Characters that may not stand in YAML, or that its version 1.1 takes for line breaks. */
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** Of those, the ones that double quotes leave as they are. */
const UNESCAPED = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A word or several that no reader takes for anything else, as most texts of a cloud-config are: parsing them to be sure costs more than all else. */
const SURELY_PLAIN = /^(?!(?:null|true|false|yes|no|on|off|y|n|e[-+]?\d+)$)[a-z/](?:(?:[\w ./@+=(),-]|:(?=\S))*[\w./@+=(),-])?$/i;

/** PyYAML takes a number with an exponent for a string unless it has a decimal point. */
const EXPONENT: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  identify: (value) => typeof value === 'number' && /^-?\d+e/.test(String(value)),
  resolve: Number,
  stringify: ({ value }) => String(value).replace('e', '.0e'),
};

/** Texts are written in the style that is theirs. */
const STYLED: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  identify: (value) => typeof value === 'string',
  createNode: (_schema, value) => Object.assign(new Scalar(value), { type: style(value as string) }),
  resolve: String,
};

let known: Schema | undefined;

/** Made for the first text: most of what loading the library would take otherwise is loading `yaml`. */
function schema(): Schema {
  known ??= new Schema({ schema: 'core', customTags: (tags) => [EXPONENT, STYLED, ...tags], resolveKnownTags: true });
  return known;
}

/** A cloud-config's text. Keys keep the order they have in the object. */
export function cloudConfigText(config: object): string {
  return `#cloud-config\n${yamlText(config)}`;
}

/** A value as YAML: lines are never folded, and texts of several lines are blocks. */
export function yamlText(value: object): string {
  const document = new Document(value, { schema: schema(), aliasDuplicateObjects: false });
  // Wherever one of these stands, it stands in double quotes.
  return document.toString({ lineWidth: 0 })
    .replace(UNESCAPED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function style(text: string): Scalar.Type {
  if (UNPRINTABLE.test(text)) {
    return Scalar.QUOTE_DOUBLE;
  }
  if (/\n./.test(text) || /.\n/.test(text)) {
    return /^\s|\n[^\S\n]+$/.test(text) ? Scalar.QUOTE_DOUBLE : Scalar.BLOCK_LITERAL;
  }
  return isPlain(text) ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE;
}

/** Whether every reader takes a text for itself without quotes: YAML 1.1 and 1.2, and PyYAML with its own idea of `=`. */
function isPlain(text: string): boolean {
  return SURELY_PLAIN.test(text) || !/^[=<~&*!|>%@`?-]|\t/.test(text) && (['1.1', '1.2'] as const).every((version) => {
    try {
      return parse(text, { version, logLevel: 'silent' }) === text;
    } catch {
      return false;
    }
  });
}
