// Writes plain objects as YAML that cloud-init, which reads YAML 1.1, reads back unchanged.
import { Document, parse, Scalar, Schema, type ScalarTag } from 'yaml';

/** Characters that YAML does not allow, or that YAML 1.1 reads as line breaks. */
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** Those of them that the library does not escape in double quotes. */
const UNESCAPED = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Words that every reader takes as a text, as most texts of a cloud-config are. Parsing them to make sure would take most of the time. */
const SURELY_PLAIN = /^(?!(?:null|true|false|yes|no|on|off|y|n|e[-+]?\d+)$)[a-z/](?:(?:[\w ./@+=(),-]|:(?=\S))*[\w./@+=(),-])?$/i;

/** PyYAML reads a number with an exponent as a string unless it has a decimal point. */
const EXPONENT: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  identify: (value) => typeof value === 'number' && /^-?\d+e/.test(String(value)),
  resolve: Number,
  stringify: ({ value }) => String(value).replace('e', '.0e'),
};

/** Writes each text in the style that suits it. */
const STYLED: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  identify: (value) => typeof value === 'string',
  createNode: (_schema, value) => Object.assign(new Scalar(value), { type: style(value as string) }),
  resolve: String,
};

let cachedSchema: Schema | undefined;

/** The schema, made when it is first needed: otherwise most of the time to load this library would go into `yaml`. */
function schema(): Schema {
  cachedSchema ??= new Schema({ schema: 'core', customTags: (tags) => [EXPONENT, STYLED, ...tags], resolveKnownTags: true });
  return cachedSchema;
}

/** A cloud-config's text. Keys keep the order they have in the object. */
export function cloudConfigText(config: object): string {
  return `#cloud-config\n${yamlText(config)}`;
}

/** A value as YAML: lines are never folded, and texts of several lines are blocks. */
export function yamlText(value: object): string {
  const document = new Document(value, { schema: schema(), aliasDuplicateObjects: false });
  // These characters occur in double quotes only.
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

/** Whether every reader (YAML 1.1, YAML 1.2, and PyYAML, which treats `=` specially) reads a text back unchanged without quotes. */
function isPlain(text: string): boolean {
  return SURELY_PLAIN.test(text) || !/^[=<~&*!|>%@`?-]|\t/.test(text) && (['1.1', '1.2'] as const).every((version) => {
    try {
      return parse(text, { version, logLevel: 'silent' }) === text;
    } catch {
      return false;
    }
  });
}
