// Converts structural schemas to JSON Schemas that accept exactly what the API server's strict field validation accepts.
import type { StructuralSchema } from './crds';

/** A JSON Schema, as ajv reads it. */
export interface JsonSchema { readonly [keyword: string]: any }

/**
 * Custom keywords: constraints only on objects that no webhook rewrites, and constraints only on the others.
 * KubeVirt's webhook decodes a VirtualMachine into Go structs and writes these back before the API server checks the
 * schema, which turns missing fields into zero values or null, and quantities into their canonical form.
 */
export const UNLESS_REWRITTEN = 'unlessRewritten';
export const WHEN_REWRITTEN = 'whenRewritten';

/** A custom keyword: the keys that identify a list's items; without keys, whole items are compared. */
export const DISTINCT = 'distinct';

/** RFC 3339, which is Go's format for times. */
const DATE_TIME = '^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$';

/** Go's format for durations. */
const DURATION = '^[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|µs|ms|s|m|h))+)$';

const SAME_IN_BOTH = ['enum', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;

const TRANSLATED = [
  'type', 'format', 'minimum', 'maximum', 'nullable', 'default', 'required', 'properties', 'additionalProperties', 'items', 'anyOf',
  'x-kubernetes-int-or-string', 'x-kubernetes-embedded-resource', 'x-kubernetes-preserve-unknown-fields',
  'x-kubernetes-list-type', 'x-kubernetes-list-map-keys', 'x-go-type', 'x-go-unsigned', 'x-go-written', 'x-go-null', 'x-go-omitted',
];

/** Not checked: texts for people, the merging of maps by server-side apply, and CEL, which rules replace: see cel.ts. */
const IGNORED = ['description', 'title', 'x-kubernetes-map-type', 'x-kubernetes-validations'];

const KNOWN = new Set<string>([...SAME_IN_BOTH, ...TRANSLATED, ...IGNORED]);

/** The JSON Schema of a structural schema. */
export function jsonSchema(schema: StructuralSchema): JsonSchema {
  const unknown = Object.keys(schema).filter((keyword) => !KNOWN.has(keyword));
  if (unknown.length > 0) {
    throw new Error(`a schema has the keywords ${JSON.stringify(unknown)}: say in json-schema.ts what they mean`);
  }
  return { ...copied(schema), ...types(schema), ...formats(schema), ...objects(schema), ...lists(schema) };
}

function copied(schema: StructuralSchema): JsonSchema {
  return Object.fromEntries(SAME_IN_BOTH.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]]));
}

function types(schema: StructuralSchema): JsonSchema {
  if (!schema['x-kubernetes-int-or-string']) {
    const pattern = schema['x-go-type']?.endsWith('/meta/v1.Duration') ? { pattern: DURATION } : {};
    return schema.type ? { type: schema.nullable ? [schema.type, 'null'] : schema.type, ...pattern } : {};
  }
  // Go decodes the quantity 0.5 and writes "500m".
  return schema['x-go-type']?.endsWith('.Quantity')
    ? { type: ['number', 'string'], [UNLESS_REWRITTEN]: { type: ['integer', 'string'] } }
    : { type: ['integer', 'string'] };
}

function formats(schema: StructuralSchema): JsonSchema {
  const limits: { [format: string]: JsonSchema } = {
    'int32': { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
    // Beyond the precision of a number in JavaScript.
    'int64': {},
    'date-time': { pattern: DATE_TIME },
  };
  const limit = schema.format === undefined ? {} : limits[schema.format];
  if (!limit) {
    throw new Error(`a schema has the format ${JSON.stringify(schema.format)}: say in json-schema.ts what it means`);
  }
  return { ...limit, ...(schema['x-go-unsigned'] ? { minimum: 0 } : {}), ...narrower(schema, limit) };
}

/** The schema's own range, if any, lies within that of its format. */
function narrower(schema: StructuralSchema, limit: JsonSchema): JsonSchema {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  return {
    ...(minimum > (limit.minimum ?? -Infinity) ? { minimum } : {}),
    ...(maximum < (limit.maximum ?? Infinity) ? { maximum } : {}),
  };
}

function objects(schema: StructuralSchema): JsonSchema {
  if (schema.type !== 'object') {
    return {};
  }
  // KubeVirt's webhook refuses unknown fields of a type whose fields it knows, even if the CRD preserves unknown ones.
  const open = schema['x-kubernetes-preserve-unknown-fields'] === true && schema.properties === undefined;
  const properties = jsonSchemas({ ...schema.properties, ...(schema['x-kubernetes-embedded-resource'] ? TYPE_META : {}) });
  const choices = (schema['x-go-omitted'] ?? []).map((name) => [name, perhapsEmpty(properties[name])]);
  const { always, unlessRewritten } = required(schema);
  return {
    ...(Object.keys(properties).length > 0 ? { properties: { ...properties, ...Object.fromEntries(choices) } } : {}),
    ...(open ? {} : { additionalProperties: schema.additionalProperties ? jsonSchema(schema.additionalProperties) : false }),
    ...(always.length > 0 ? { required: always } : {}),
    ...(unlessRewritten.length > 0 ? { [UNLESS_REWRITTEN]: { required: unlessRewritten } } : {}),
    ...(schema['x-go-null'] ? { [WHEN_REWRITTEN]: { required: schema['x-go-null'] } } : {}),
  };
}

/** An enum that may also be empty if Go omits the empty value. */
function perhapsEmpty({ enum: choices, ...schema }: JsonSchema): JsonSchema {
  return { ...schema, [UNLESS_REWRITTEN]: { enum: choices }, [WHEN_REWRITTEN]: { enum: [...choices, ''] } };
}

/** The fields that an embedded object has even if its schema does not list them. */
const TYPE_META: { readonly [name: string]: StructuralSchema } = {
  apiVersion: { type: 'string' },
  kind: { type: 'string' },
  metadata: { 'type': 'object', 'x-kubernetes-preserve-unknown-fields': true },
};

/** The API server fills in defaults before it checks for missing fields, so a field with a default is never missing. */
function required(schema: StructuralSchema): { always: string[]; unlessRewritten: string[] } {
  const names = [...schema.required ?? []].filter((name) => schema.properties?.[name]?.default === undefined).sort();
  const written = new Set(schema['x-go-written'] ?? []);
  return { always: names.filter((name) => !written.has(name)), unlessRewritten: names.filter((name) => written.has(name)) };
}

function lists(schema: StructuralSchema): JsonSchema {
  if (schema.type !== 'array') {
    return {};
  }
  const keys: { [listType: string]: string[] | undefined } = { set: [], map: schema['x-kubernetes-list-map-keys'] };
  const distinct = keys[schema['x-kubernetes-list-type'] ?? 'atomic'];
  return { items: jsonSchema(schema.items!), ...(distinct ? { [DISTINCT]: distinct } : {}) };
}

function jsonSchemas(properties: { readonly [name: string]: StructuralSchema }): { [name: string]: JsonSchema } {
  return Object.fromEntries(Object.keys(properties).sort().map((name) => [name, jsonSchema(properties[name])]));
}
