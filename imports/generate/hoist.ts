// Hoists equal subschemas into shared definitions, so that code is generated only once for each.
import type { JsonSchema } from './json-schema';

/** Definitions that refer to each other as `#/$defs/<name>`. */
export interface Hoisted {
  /** The name of each schema's definition. */
  readonly roots: { readonly [name: string]: string };
  readonly definitions: { readonly [name: string]: JsonSchema };
}

/** Below this many characters, a reference and a function of its own cost more than they save. */
const WORTH_SHARING = 120;

/**
 * Hoists the schemas, and every subschema that occurs more than once. Each definition is named after the field where it
 * first occurred, or after the last part of the schema's name.
 */
export function hoist(schemas: { readonly [name: string]: JsonSchema }): Hoisted {
  const occurrences = new Map<string, number>();
  const count = (schema: JsonSchema): void => {
    const text = JSON.stringify(schema);
    const times = (occurrences.get(text) ?? 0) + 1;
    occurrences.set(text, times);
    // Subschemas of a repeated schema are shared through it, and count once.
    if (times === 1) {
      children(schema).forEach(count);
    }
  };
  Object.values(schemas).forEach(count);

  const names = new Map<string, string>();
  const definitions: { [name: string]: JsonSchema } = {};
  const define = (schema: JsonSchema, field: string): string => {
    const text = JSON.stringify(schema);
    const name = names.get(text) ?? unusedName(field, new Set(names.values()));
    if (!names.has(text)) {
      names.set(text, name);
      definitions[name] = withChildren(schema, share);
    }
    return name;
  };
  const share = (schema: JsonSchema, field: string): JsonSchema => {
    const text = JSON.stringify(schema);
    return text.length < WORTH_SHARING || occurrences.get(text)! < 2
      ? withChildren(schema, share, field)
      : { $ref: `#/$defs/${define(schema, field)}` };
  };
  const roots = Object.entries(schemas).map(([name, schema]) => [name, define(schema, name.slice(name.lastIndexOf('/') + 1))]);
  return { roots: Object.fromEntries(roots), definitions };
}

function children(schema: JsonSchema): JsonSchema[] {
  const single = [schema.items, schema.additionalProperties].filter((child) => typeof child === 'object');
  return [...Object.values<JsonSchema>(schema.properties ?? {}), ...single];
}

function withChildren(schema: JsonSchema, change: (child: JsonSchema, field: string) => JsonSchema, field = 'item'): JsonSchema {
  const { properties, items, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(Object.entries<JsonSchema>(properties).map(([name, child]) => [name, change(child, name)])) }),
    ...(items && { items: change(items, field) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties, field) }),
  };
}

function unusedName(name: string, used: Set<string>): string {
  const candidates = [name, ...Array.from({ length: used.size + 1 }, (_, index) => `${name}${index + 2}`)];
  return candidates.find((candidate) => !used.has(candidate))!;
}
