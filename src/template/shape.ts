// The shape of a document that another system defines: which fields it has, and what each may hold.
import { quantityValue } from './quantity';

/** What is wrong with a value, or `undefined`. */
export type Check = (value: any) => string | undefined;

/** A field's check, the fields of a map, or a list of one such shape. */
export type Shape = Check | { readonly [field: string]: Shape } | readonly [Shape];

/** A string. */
export const text: Check = (value) => typeof value === 'string' ? undefined : 'write a string, in quotes where YAML reads it as something else';

/** A string that is not empty: a name. */
export const name: Check = (value) => typeof value === 'string' && value !== '' ? undefined : 'write a name, in quotes where YAML reads it as something else';

/** A whole number from 1. */
export const count: Check = (value) => Number.isInteger(value) && value > 0 ? undefined : 'write a whole number from 1';

/** A boolean. */
export const flag: Check = (value) => typeof value === 'boolean' ? undefined : 'write true or false';

/** A Kubernetes quantity above zero. */
export const amount: Check = (value) => ['string', 'number'].includes(typeof value) && quantityValue(value)! > 0 ? undefined : 'write a quantity such as 4 or "8Gi"';

/** Anything: kept as it is. */
export const anything: Check = () => undefined;

/** One of some strings. */
export function oneOf(...values: string[]): Check {
  return (value) => values.includes(value) ? undefined : `write one of ${values.join(', ')}`;
}

/** All that is wrong with a value, each with its path; fields that the shape lacks are mistakes too. */
export function mistakesOf(value: any, shape: Shape, path: string = ''): string[] {
  if (value === undefined || value === null) {
    return [];
  }
  if (typeof shape === 'function') {
    const advice = shape(value);
    return advice === undefined ? [] : [`${path}: ${shown(value)} is not right here: ${advice}`];
  }
  if (Array.isArray(shape)) {
    return Array.isArray(value)
      ? value.flatMap((item, index) => mistakesOf(item, shape[0], `${path}[${index}]`))
      : [`${path}: ${shown(value)} is not a list`];
  }
  const fields = shape as { readonly [field: string]: Shape };
  if (typeof value !== 'object' || Array.isArray(value)) {
    return [`${path}: ${shown(value)} is not a map: write its fields ${Object.keys(fields).join(', ')}`];
  }
  return Object.entries(value).flatMap(([field, item]) => {
    const below = path === '' ? field : `${path}.${field}`;
    return Object.hasOwn(fields, field)
      ? mistakesOf(item, fields[field], below)
      : [`${below}: there is no such field: known are ${Object.keys(fields).join(', ')}`];
  });
}

function shown(value: any): string {
  return typeof value === 'object' ? (Array.isArray(value) ? 'a list' : 'a map') : JSON.stringify(value);
}
