// Messages for values that a schema refuses: the value, what is wrong with it, and what to write instead.
import { type EmptyField, emptyFieldAbove, resolveSchema, suggestedPlaces } from './misplaced-fields';
import { schemas, type Schema, type SchemaError } from '../../imports/validators';
import { CDI_VERSION, KUBEVIRT_VERSION } from '../../imports/versions';
import { fieldPath, issue, type Issue } from '../issues/issues';
import { alternatives, suggestNames, suggestQuantity, nearestFields, nearestNames } from '../issues/nearest-name';
import { table } from '../plain-data/plain-data';
import { KeyCache } from '../plain-data/text-cache';

/** A refused value: its path as the API server writes it, its schema if any, the value itself, and the object that contains it. */
interface Place {
  readonly kind: string;
  readonly object: unknown;
  /** The object with its nulls. */
  readonly written: unknown;
  readonly steps: readonly string[];
  readonly path: string;
  readonly schema?: Schema;
  readonly value: any;
  /** Whether the cluster's version of KubeVirt is known. */
  readonly isVersionKnown?: boolean;
}

/** Fields whose values may be secrets: a message describes such a value and never shows it. */
const SECRET = /user-?data|network-?data|cloud-?init|passw|secret|token|credential|private-?key|access-?key|header|sysprep/i;

/** A part of the pattern of quantities that no other pattern contains. */
const QUANTITY = '[KMGTPE]i';

/** The most names that a message lists. */
const MAX_LISTED = 12;

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
    issueAt(fieldPath(path, missingProperty), `required field is missing, write ${TEXT_EXAMPLES[missingProperty] ?? example(resolveSchema(schema?.properties?.[missingProperty]))}`)
  ),
  type: ({ path, schema, value }, { type }) => issueAt(path, wrongTypeMessage(path, value, [type].flat(), schema)),
});

/** The issues of one error of a kind's validator; `object` is the object that it refused, and `written` is the same with its nulls. */
export function explain(error: SchemaError, kind: string, object: unknown, written: unknown = object, isVersionKnown = false): Issue[] {
  const place = { ...placeOf(error.instancePath, kind, object, written), isVersionKnown };
  const advice = ADVICE[error.keyword];
  return advice ? advice(place, error.params) : issueAt(place.path, `${displayValue(place.path, place.value)} is refused by the CRD (${error.keyword})`);
}

/** The path of the empty field that the message tells the user to indent an unknown field below, if any. */
export function emptyFieldOf({ keyword, instancePath, params }: SchemaError, kind: string, object: unknown, written: unknown): string | undefined {
  return keyword === 'additionalProperties' ? emptyField(placeOf(instancePath, kind, object, written), params.additionalProperty)?.path : undefined;
}

function issueAt(path: string, message: string): Issue[] {
  return [issue(path, message)];
}

function placeOf(pointer: string, kind: string, object: unknown, written: unknown): Place {
  const steps = stepsOf(pointer);
  return steps.reduce<Place>(childPlace, { kind, object, written, steps, path: '', schema: resolveSchema(schemas.definitions[schemas.roots[kind]]), value: object });
}

/** The steps of a JSON pointer: names of fields and indexes of items. */
export function stepsOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map((name) => name.replace(/~1/g, '/').replace(/~0/g, '~'));
}

function childPlace({ path, schema, value, ...whole }: Place, name: string): Place {
  const next = value?.[name];
  if (Array.isArray(value)) {
    return { ...whole, path: `${path}[${name}]`, schema: resolveSchema(schema?.items), value: next };
  }
  const field = Object.hasOwn(schema?.properties ?? {}, name) ? schema!.properties![name] : undefined;
  return field || !schema?.additionalProperties
    ? { ...whole, path: fieldPath(path, name), schema: resolveSchema(field), value: next }
    : { ...whole, path: `${path}[${name}]`, schema: resolveSchema(schema.additionalProperties), value: next };
}

/** A field of an older version of KubeVirt's API that was renamed or removed, and that old manifests still have. */
interface RenamedField {
  readonly field: string;
  /** The end of the path of the object that had the field. */
  readonly of: RegExp;
  readonly now: string;
}

const VOLUME = /\.volumes\[\d+]$/;

const DISK = /\.devices\.disks\[\d+]$/;

const RENAMED: readonly RenamedField[] = [
  { field: 'registryDisk', of: VOLUME, now: 'was renamed, write "containerDisk"' },
  { field: 'volumeName', of: DISK, now: 'was removed from the API, give the disk the name of its volume and remove volumeName' },
  { field: 'floppy', of: DISK, now: 'was removed from KubeVirt, write "cdrom" or "disk"' },
  { field: 'userDataSecretRef', of: /\.cloudInit(?:NoCloud|ConfigDrive)$/, now: 'was renamed, write "secretRef" with the name of the Secret' },
  { field: 'flavor', of: /^spec$/, now: 'was renamed, write "instancetype"' },
];

/** What to write instead of a field of an older API version; undefined for any other field. */
function renamedField(path: string, name: string): string | undefined {
  return RENAMED.find(({ field, of }) => field === name && of.test(path))?.now;
}

function unknownFieldMessage(place: Place, name: string): string {
  const mistake = mistakeOf(place, name);
  if (mistake !== undefined) {
    return mistake;
  }
  const empty = emptyField(place, name);
  const message = empty === undefined ? `unknown field, ${knownFieldsMessage(place, name)}` : `unknown field here, ${indentAdvice(empty)}`;
  return `${message}${!place.isVersionKnown && mayBeLater(place, name) ? `; ${LATER_VERSION_ADVICE}` : ''}`;
}

function knownFieldsMessage({ path, schema, kind }: Place, name: string): string {
  const known = fieldsOf(schema);
  const near = nearestNames(name, known);
  if (near.length > 0) {
    return `did you mean ${alternatives(near)}`;
  }
  if (known.length === 0) {
    return `${path} has no fields: write {}`;
  }
  return known.length <= MAX_LISTED
    ? `write ${known.length === 1 ? '' : 'one of '}${alternatives(known)}, or remove it`
    : `none of the ${known.length} fields of ${path || 'the object'} in ${versionOf(kind)} has a similar name: remove it`;
}

const [MAJOR, MINOR] = KUBEVIRT_VERSION.split('.').map(Number);

const LATER_VERSION_ADVICE = `if the cluster has KubeVirt ${MAJOR}.${MINOR + 1} or newer, set kubevirtVersion in ClusterCapabilities or in the file of --capabilities`;

/** What is wrong with an unknown field that no later version will have: it was not merged, is of an older version, or belongs elsewhere. */
function mistakeOf(place: Place, name: string): string | undefined {
  if (name.startsWith('$')) {
    return 'a directive that was not merged, merge with mergeListsBy: "name" if it is in a list, or remove it';
  }
  const renamed = renamedField(place.path, name);
  if (renamed !== undefined) {
    return `unknown field, it ${renamed}`;
  }
  const elsewhere = misplacedAdvice(place, name);
  return elsewhere === undefined ? undefined : `unknown field here, ${elsewhere}`;
}

function fieldsOf(schema: Schema | undefined): readonly string[] {
  return Object.keys(schema?.properties ?? {});
}

/** The path of the unknown field that an error reports, if a later version of KubeVirt may have it. */
export function laterFieldPath(error: SchemaError, kind: string, object: unknown, written: unknown = object): string | undefined {
  if (error.keyword !== 'additionalProperties') {
    return undefined;
  }
  const place = placeOf(error.instancePath, kind, object, written);
  const { additionalProperty: name } = error.params;
  return mistakeOf(place, name) === undefined && mayBeLater(place, name) ? fieldPath(place.path, name) : undefined;
}

/**
 * Whether a later version may have an unknown field in the spec of one of KubeVirt's kinds: it is probably neither misspelt nor meant for
 * another kind.
 */
function mayBeLater({ kind, steps, schema }: Place, name: string): boolean {
  return isOfKubeVirt(kind) && steps[0] === 'spec' && steps.at(-1) !== 'metadata'
    && nearestFields(name, fieldsOf(schema)).length === 0
    && !(steps.at(-1) === 'spec' && SPEC_FIELDS.of(name) === true);
}

/** Whether some kind of KubeVirt has a field in its spec. */
const SPEC_FIELDS = new KeyCache((name): true | undefined => Object.entries(schemas.roots).some(([kind, root]) => {
  const spec = isOfKubeVirt(kind) ? resolveSchema(schemas.definitions[root].properties?.spec) : undefined;
  return Object.hasOwn(spec?.properties ?? {}, name);
}) || undefined);

/** Whether a kind, as `apiVersion/kind`, is one of KubeVirt and not of CDI. */
function isOfKubeVirt(kind: string): boolean {
  return /^(?:[a-z]+\.)?kubevirt\.io\//.test(kind) && !kind.includes('cdi.kubevirt.io/');
}

/** Where a misplaced field belongs; undefined if no place is near. */
function misplacedAdvice(place: Place, name: string): string | undefined {
  const empty = emptyField(place, name);
  // Where any name is allowed below the empty field, it need not be meant.
  if (empty !== undefined) {
    return empty.isNamed ? indentAdvice(empty) : undefined;
  }
  const places = suggestedPlaces({ ...place, name, value: place.value?.[name] });
  return places.length === 0 ? undefined : `move it to ${places.join(' or ')}`;
}

function indentAdvice({ name, below }: EmptyField): string {
  return `indent it below ${JSON.stringify(name)} to make it ${below}`;
}

/** The field to indent an unknown field below. If any name is allowed below, a misspelt name is more likely. */
function emptyField({ schema, value, written, ...whole }: Place, name: string): EmptyField | undefined {
  const empty = emptyFieldAbove({ ...whole, name, value: value?.[name] }, written);
  return empty === undefined || empty.isNamed || nearestNames(name, fieldsOf(schema)).length === 0 ? empty : undefined;
}

/** The version whose fields are known: a later one may have more. */
function versionOf(kind: string): string {
  return isOfKubeVirt(kind) ? `KubeVirt ${KUBEVIRT_VERSION}` : kind.includes('kubevirt.io/') ? `CDI ${CDI_VERSION}` : 'its CRD';
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
  return `${displayValue(path, value)} has the wrong type, write ${wanted}`;
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

const STRUCTURES: { readonly [type: string]: (schema: Schema) => string } = table({
  array: ({ items }) => (resolveSchema(items)?.type === 'object' ? 'a list of objects, such as [{"name": "a"}]' : 'a list'),
  object: ({ properties = {} }) => {
    const fields = Object.keys(properties);
    return fields.length > 0 && fields.length <= MAX_LISTED ? `an object with the field${fields.length > 1 ? 's' : ''} ${fields.join(', ')}` : 'an object';
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
