// Writes plain objects as YAML that cloud-init, which reads YAML 1.1, reads back unchanged.
import { Document, parse, Scalar, Schema, type ScalarTag } from 'yaml';
import { isMap } from '../plain-data/plain-data';
import { ASCII_TEXT, yamlBlock } from '../yaml/yaml-string';

/** Characters that YAML does not allow, or that YAML 1.1 reads as line breaks. */
export const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Surrogate}]/u;

/** Those of them that neither the library nor JSON escapes in double quotes. */
const UNESCAPED = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A text in which all of them are escaped. */
export function escapeUnprintable(text: string): string {
  return text.replace(UNESCAPED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Strings that every reader takes as strings, like most in a cloud-config. Parsing them to make sure would take most of the time. */
const SAFE_PLAIN = /^(?!(?:null|true|false|yes|no|on|off|y|n|e[-+]?\d+)$)[a-z/](?:(?:[\w ./@+=(),-]|:(?=\S))*[\w./@+=(),-])?$/i;

/** Strings that every reader takes as a number. */
const DIGITS = /^\d+$/;

/** PyYAML reads a number with an exponent as a string unless it has a decimal point. */
const EXPONENT: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  identify: (value) => typeof value === 'number' && /^-?\d+e/.test(String(value)),
  resolve: Number,
  stringify: ({ value }) => String(value).replace('e', '.0e'),
};

/** Writes each string in the style that suits it. */
const STYLED_STRING: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  identify: (value) => typeof value === 'string',
  createNode: (_schema, value) => Object.assign(new Scalar(value), { type: textStyle(value as string) }),
  resolve: String,
};

let cachedSchema: Schema | undefined;

/** The schema, created when it is first needed: otherwise `yaml` would take most of the time to load this library. */
function schema(): Schema {
  cachedSchema ??= new Schema({ schema: 'core', customTags: (tags) => [EXPONENT, STYLED_STRING, ...tags], resolveKnownTags: true });
  return cachedSchema;
}

/** A cloud-config as user data. Keys keep the order that they have in the object. */
export function cloudConfigText(config: object): string {
  return `#cloud-config\n${yamlText(config)}`;
}

/** A value as YAML: lines are never folded, and strings of several lines are blocks. */
export function yamlText(value: object): string {
  const text = isPlainMap(value) && Object.keys(value).length > 0 ? mapText(value, '') : undefined;
  return text === undefined ? renderWithLibrary(value) : `${text}\n`;
}

/** The same with the package `yaml`, which can write every value but takes ten times as long. */
export function renderWithLibrary(value: object): string {
  const document = new Document(value, { schema: schema(), aliasDuplicateObjects: false });
  // In strings of several lines, `yaml` would write a line of one blank as a backslash. The other characters occur only in double quotes.
  return escapeUnprintable(document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity }));
}

/** The lines of a map, the first without its indent; undefined if it contains a value whose form is not certain. */
function mapText(map: { readonly [key: string]: unknown }, indent: string): string | undefined {
  const inner = `${indent}  `;
  let text = '';
  for (const key of Object.keys(map)) {
    const value = map[key];
    const written = isSafePlain(key) ? valueText(value, inner) : undefined;
    if (written === undefined) {
      return undefined;
    }
    text += `${text === '' ? '' : `\n${indent}`}${key}:${isBlockCollection(value, written) ? `\n${inner}` : ' '}${written}`;
  }
  return text === '' ? '{}' : text;
}

/** The lines of a list, the first without its indent. */
function listText(list: readonly unknown[], indent: string): string | undefined {
  const inner = `${indent}  `;
  let text = '';
  for (const item of list) {
    const written = valueText(item, inner);
    if (written === undefined) {
      return undefined;
    }
    text += `${text === '' ? '' : `\n${indent}`}- ${written}`;
  }
  return text === '' ? '[]' : text;
}

/** A value after a key or a dash. Its further lines have the indent. */
function valueText(value: unknown, indent: string): string | undefined {
  return Array.isArray(value) ? listText(value, indent) : isPlainMap(value) ? mapText(value, indent) : scalarText(value, indent);
}

/** Whether a value's lines begin below its key. */
function isBlockCollection(value: unknown, written: string): boolean {
  return typeof value === 'object' && value !== null && written !== '[]' && written !== '{}';
}

/** Whether a value is a map and not an instance of a class: `yaml` has special forms for some classes. */
function isPlainMap(value: unknown): value is { readonly [key: string]: unknown } {
  return isMap(value) && Object.getPrototypeOf(value) === Object.prototype;
}

function scalarText(value: unknown, indent: string): string | undefined {
  if (typeof value === 'string') {
    return isSafePlain(value) ? value : styledText(value, indent);
  }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : undefined;
  }
  return typeof value === 'boolean' || value === null ? String(value) : undefined;
}

/** Whether `yaml` would not quote a string either. */
function isSafePlain(text: string): boolean {
  return text.length < MAX_PLAIN_LENGTH && SAFE_PLAIN.test(text) && !text.endsWith('-');
}

/** From this length on, a key needs a special form. */
const MAX_PLAIN_LENGTH = 1000;

/** A string in double quotes, or as a block whose lines have the indent. */
function styledText(text: string, indent: string): string | undefined {
  switch (textStyle(text)) {
    case Scalar.QUOTE_DOUBLE:
      return /^[ -~]*$/.test(text) ? JSON.stringify(text) : undefined;
    case Scalar.BLOCK_LITERAL:
      return yamlBlock(text, indent);
    default:
      return undefined;
  }
}

/** The style in which every reader reads a string back unchanged: plain, in double quotes, or as a block. */
export function textStyle(text: string): Scalar.Type {
  if (!ASCII_TEXT.test(text) && UNPRINTABLE.test(text)) {
    return Scalar.QUOTE_DOUBLE;
  }
  if (text.includes('\n') && (/\n./.test(text) || /.\n/.test(text))) {
    return /^\s|\n[^\S\n]+$/.test(text) ? Scalar.QUOTE_DOUBLE : Scalar.BLOCK_LITERAL;
  }
  return isPlain(text) ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE;
}

/** Whether every reader (YAML 1.1, YAML 1.2, and PyYAML, which treats `=` specially) reads a string back unchanged without quotes. */
function isPlain(text: string): boolean {
  return SAFE_PLAIN.test(text) || !DIGITS.test(text) && !/^[=<~&*!|>%@`?-]|\t/.test(text) && (['1.1', '1.2'] as const).every((version) => {
    try {
      return parse(text, { version, logLevel: 'silent' }) === text;
    } catch {
      return false;
    }
  });
}
