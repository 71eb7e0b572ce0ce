// Looks up the schema of a field of an object, with the references of schemas resolved.
import { schemas, type Schema } from '../../imports/validators';

/** The schema of objects of a kind, as `apiVersion/kind`. */
export function kindSchema(kind: string): Schema | undefined {
  return resolveSchema(schemas.definitions[schemas.roots[kind]]);
}

/** The schema of a field of an object; undefined if that of the object does not define it. */
export function fieldSchema(object: Schema | undefined, field: string): Schema | undefined {
  // Any object has a `constructor`, and other names that it inherits.
  return Object.hasOwn(object?.properties ?? {}, field) ? resolveSchema(object!.properties![field]) : undefined;
}

/** The schema that a reference points to. */
export function resolveSchema(schema: Schema | undefined): Schema | undefined {
  return schema?.$ref ? resolveSchema(schemas.definitions[schema.$ref.replace('#/$defs/', '')]) : schema;
}
