// Messages for values that a schema refuses: the value, what is wrong with it, and what to write instead.
import { fieldSchema, resolveSchema } from './field-schema';
import type { Place } from './schema-place';
import { MAX_LISTED, unknownFieldMessage } from './unknown-field';
import type { Schema, SchemaError } from '../../imports/validators';
import { fieldPath, issue, type Issue } from '../issues/issues';
import { alternatives, suggestNames, suggestQuantity } from '../issues/nearest-name';
import { table } from '../plain-data/plain-data';

/** Fields whose values may be secrets: a message describes such a value and never shows it. */
const SECRET = /user-?data|network-?data|cloud-?init|passw|secret|token|credential|private-?key|access-?key|header|sysprep/i;

/** A part of the pattern of quantities that no other pattern contains. */
const QUANTITY = '[KMGTPE]i';

/** The longest string that a message shows. A longer string, or one of several lines, is described by its length. */
const MAX_SHOWN_LENGTH = 80;

const EXAMPLES: { readonly [type: string]: string } = table({
  boolean: 'true or false',
  integer: 'a whole number, such as 4',
  number: 'a number, such as 4',
  quantity: 'a quantity, such as "4Gi" or "500m"',
  string: 'a string in quotes',
});

/** What to write for a missing string, by the name of its field. */
const TEXT_EXAMPLES: { readonly [field: string]: string } = table({ namespace: 'the name of a namespace, such as "golden-images"' });

type Advice = (place: Place, params: SchemaError['params']) => Issue[];

/** The issues for each keyword of the schemas. One error may give several issues. */
const ADVICE: { readonly [keyword: string]: Advice } = table({
  additionalProperties: (place, { additionalProperty: field }) => issueAt(fieldPath(place.path, field), unknownFieldMessage(place, field)),
  distinct: ({ path, schema, value }, { indices }) => indices.flatMap((index: number) => (
    issueAt(`${path}[${index}]`, duplicateMessage(`${path}[${index}]`, value[index], schema?.distinct ?? []))
  )),
  enum: ({ path, value }, { allowedValues }) => issueAt(path, `${displayValue(path, value)} is not among the known values, write ${suggestNames(value, allowedValues.filter((choice: unknown) => choice !== ''))}`),
  maximum: ({ path, value }, { limit }) => issueAt(path, `${displayValue(path, value)} is too large, write at most ${limit}`),
  maxItems: ({ path, value }, { limit }) => issueAt(path, `${value.length} items are too many, write at most ${limit}`),
  maxLength: ({ path, value }, { limit }) => issueAt(path, `${value.length} characters are too many, write at most ${limit}`),
  minimum: ({ path, value }, { limit }) => issueAt(path, `${displayValue(path, value)} is too small, write at least ${limit}`),
  minLength: ({ path, value }, { limit }) => issueAt(path, `${displayValue(path, value)} is too short, write at least ${limit} character${limit === 1 ? '' : 's'}`),
  pattern: ({ path, value }, { pattern }) => issueAt(path, `${displayValue(path, value)} ${format(pattern, value)}`),
  required: ({ path, schema }, { missingProperty }) => (
    issueAt(fieldPath(path, missingProperty), `required field is missing, write ${TEXT_EXAMPLES[missingProperty] ?? example(fieldSchema(schema, missingProperty))}`)
  ),
  type: ({ path, schema, value }, { type }) => issueAt(path, wrongTypeMessage(path, value, [type].flat(), schema)),
});

/** The issues of one error of a kind's validator, at its place. */
export function explain(error: SchemaError, place: Place): Issue[] {
  const advice = ADVICE[error.keyword];
  return advice ? advice(place, error.params) : issueAt(place.path, `${displayValue(place.path, place.value)} is refused by the CRD (${error.keyword})`);
}

function issueAt(path: string, message: string): Issue[] {
  return [issue(path, message)];
}

function duplicateMessage(path: string, item: any, keys: readonly string[]): string {
  const identity = keys.length === 0
    ? displayValue(path, item)
    : keys.map((key) => `${key} ${item?.[key] === undefined ? 'missing' : displayValue(fieldPath(path, key), item[key])}`).join(', ');
  return `duplicate of an earlier item (${identity}), ${keys.length === 0 ? 'write each value once' : `give each item its own ${keys.join(' and ')}`}`;
}

function wrongTypeMessage(path: string, value: any, types: readonly string[], schema: Schema | undefined): string {
  // Missing quotes are the usual mistake, and showing the quoted value is clearer than describing it. YAML may have read it from another spelling.
  const unquoted = ['number', 'boolean'].includes(typeof value) && types.includes('string') && !schema?.pattern && !SECRET.test(path);
  const wanted = unquoted ? unquotedText(value, types) : isQuoted(value, types) ? `${value} without quotes` : example({ ...schema, type: [...types] });
  return `${displayValue(path, value)} has the wrong type, write ${value === true && mayBeEmpty(types, schema) ? emptyOr(wanted) : wanted}`;
}

/** Whether an object without fields is valid. It switches on what it is for: `masquerade: {}`. */
function mayBeEmpty(types: readonly string[], { required, additionalProperties }: Schema = {}): boolean {
  return types.includes('object') && required === undefined && typeof additionalProperties !== 'object';
}

function emptyOr(wanted: string): string {
  return wanted === ANY_OBJECT ? '{}' : `{} or ${wanted}`;
}

/** What to write instead of a string without quotes, or of a number where a string is allowed too. */
function unquotedText(value: unknown, types: readonly string[]): string {
  if (Number.isInteger(value)) {
    return `the string ${JSON.stringify(String(value))}`;
  }
  return types.includes('integer') ? 'a whole number' : 'a string, in YAML the value in quotes';
}

/** Whether a string contains a value of an allowed type, in quotes that are wrong. A filled-in placeholder may be such a string. */
function isQuoted(value: unknown, types: readonly string[]): boolean {
  return typeof value === 'string' && (types.includes('integer') && /^-?\d{1,15}$/.test(value) || types.includes('boolean') && /^(?:true|false)$/.test(value));
}

/** What to write as a value for a schema. */
function example(schema: Schema = {}): string {
  const types = [schema.type ?? 'string'].flat().filter((type) => type !== 'null');
  if (schema.enum) {
    return alternatives(schema.enum);
  }
  return schema.pattern?.includes(QUANTITY) ? EXAMPLES.quantity : types.map((type) => (STRUCTURES[type] ?? (() => EXAMPLES[type]))(schema)).join(' or ');
}

const ANY_OBJECT = 'an object';

const STRUCTURES: { readonly [type: string]: (schema: Schema) => string } = table({
  array: ({ items }) => (resolveSchema(items)?.type === 'object' ? 'a list of objects, such as [{"name": "a"}]' : 'a list'),
  object: ({ properties = {} }) => {
    const fields = Object.keys(properties);
    return fields.length > 0 && fields.length <= MAX_LISTED ? `an object with the field${fields.length > 1 ? 's' : ''} ${fields.join(', ')}` : ANY_OBJECT;
  },
});

function format(pattern: string, value: unknown): string {
  if (pattern.includes(QUANTITY)) {
    return `is not a quantity, write ${suggestQuantity(value, 'one such as "4Gi" or "500m"')}`;
  }
  if (pattern.startsWith('^\\d{4}-')) {
    return 'is not a time, write one such as "2026-01-31T12:00:00Z"';
  }
  return pattern.endsWith('ms|s|m|h))+)$') ? 'is not a duration, write one such as "90s" or "1h30m"' : `does not have the form ${pattern}`;
}

/** A value as a message may show it. */
function displayValue(path: string, value: any): string {
  if (Array.isArray(value)) {
    return `a list of ${value.length}`;
  }
  if (typeof value === 'object' && value !== null) {
    return 'an object';
  }
  if (SECRET.test(path)) {
    return typeof value === 'string' ? `a string of ${value.length} characters` : `a ${typeof value}`;
  }
  return typeof value === 'string' && (value.length > MAX_SHOWN_LENGTH || value.includes('\n')) ? `a string of ${value.length} characters` : JSON.stringify(value) ?? 'nothing';
}
