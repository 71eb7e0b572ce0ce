// A value that a schema refuses, and its place in the object.
import { fieldSchema, kindSchema, resolveSchema } from './field-schema';
import type { Schema } from '../../imports/validators';
import { fieldPath } from '../issues/issues';

/** An object that a schema refuses. */
interface RefusedObject {
  readonly kind: string;
  readonly object: unknown;
  /** The object with its nulls. */
  readonly written: unknown;
  /** Whether the cluster's version of KubeVirt is known. */
  readonly isVersionKnown?: boolean;
}

/** A refused value: its path as the API server writes it, its schema if any, the value itself, and the object that contains it. */
export interface Place extends RefusedObject {
  readonly steps: readonly string[];
  readonly path: string;
  readonly schema?: Schema;
  readonly value: any;
}

/** The place of a value, by the JSON pointer to it. */
export function placeOf(pointer: string, whole: RefusedObject): Place {
  const steps = pointer.split('/').slice(1).map((name) => name.replace(/~1/g, '/').replace(/~0/g, '~'));
  const top: Place = { ...whole, steps, path: '', schema: kindSchema(whole.kind), value: whole.object };
  return steps.reduce(childPlace, top);
}

function childPlace({ path, schema, value, ...whole }: Place, name: string): Place {
  const next = value?.[name];
  if (Array.isArray(value)) {
    return { ...whole, path: `${path}[${name}]`, schema: resolveSchema(schema?.items), value: next };
  }
  const field = fieldSchema(schema, name);
  return field || !schema?.additionalProperties
    ? { ...whole, path: fieldPath(path, name), schema: field, value: next }
    : { ...whole, path: `${path}[${name}]`, schema: resolveSchema(schema.additionalProperties), value: next };
}
