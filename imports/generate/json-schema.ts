// Structural schemas as JSON Schemas that accept exactly what the API server's strict field validation accepts.
import type { StructuralSchema } from './crds';

/** A JSON Schema, as ajv reads it. */
export interface JsonSchema { readonly [keyword: string]: any }

/**
 * Keywords of our own: what only objects have to meet that no webhook rewrites, and what only the others have to.
 * KubeVirt's webhook decodes a VirtualMachine into Go structs and writes these back before the API server checks the
 * schema: with zero values, or with null, in fields that were missing, and with quantities in their canonical form.
 */
export const UNLESS_REWRITTEN = 'unlessRewritten';
export const WHEN_REWRITTEN = 'whenRewritten';

/** A keyword of our own: the keys that tell a list's items apart, or none where whole items are compared. */
export const DISTINCT = 'distinct';

/** RFC 3339, which is what Go reads as a time. */
const DATE_TIME = '^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?([Zz]|[+-]\\d{2}:\\d{2})$';

/** What Go reads as a duration. */
const DURATION = '^[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)(ns|us|µs|ms|s|m|h))+)$';

const SAME_IN_BOTH = ['enum', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;

const TRANSLATED = [
  'type', 'format', 'minimum', 'maximum', 'nullable', 'default', 'required', 'properties', 'additionalProperties', 'items', 'anyOf',
  'x-kubernetes-int-or-string', 'x-kubernetes-embedded-resource', 'x-kubernetes-preserve-unknown-fields',
  'x-kubernetes-list-type', 'x-kubernetes-list-map-keys', 'x-go-type', 'x-go-unsigned', 'x-go-written', 'x-go-null', 'x-go-omitted',
];

/** Not checked: texts for people, how a server-side apply merges maps, and CEL, for which there are rules: see cel.ts. */
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
  // Go reads 0.5 as a quantity and writes "500m".
  return schema['x-go-type']?.endsWith('.Quantity')
    ? { type: ['number', 'string'], [UNLESS_REWRITTEN]: { type: ['integer', 'string'] } }
    : { type: ['integer', 'string'] };
}

function formats(schema: StructuralSchema): JsonSchema {
  const limits: { [format: string]: JsonSchema } = {
    'int32': { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
    // Beyond what a number in JavaScript can tell apart.
    'int64': {},
    'date-time': { pattern: DATE_TIME },
  };
  const limit = schema.format === undefined ? {} : limits[schema.format];
  if (!limit) {
    throw new Error(`a schema has the format ${JSON.stringify(schema.format)}: say in json-schema.ts what it means`);
  }
  return { ...limit, ...(schema['x-go-unsigned'] ? { minimum: 0 } : {}), ...narrower(schema, limit) };
}

/** The schema's own range, where it has one, lies within its format's. */
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
  // Where the fields are known, KubeVirt's webhook refuses others, though the CRD leaves them open.
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

/** A choice that may also be empty where Go leaves it out then. */
function perhapsEmpty({ enum: choices, ...schema }: JsonSchema): JsonSchema {
  return { ...schema, [UNLESS_REWRITTEN]: { enum: choices }, [WHEN_REWRITTEN]: { enum: [...choices, ''] } };
}

/** An embedded object has these even where its schema does not say so. */
const TYPE_META: { readonly [name: string]: StructuralSchema } = {
  apiVersion: { type: 'string' },
  kind: { type: 'string' },
  metadata: { 'type': 'object', 'x-kubernetes-preserve-unknown-fields': true },
};

/** The API server fills in defaults before it looks for missing fields, so that those fields are never missing. */
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
