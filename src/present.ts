// What is not given is not written: the fields of an object that hold something.
import { isMap } from './plain-data/plain-data';

/** The object without the fields that are undefined, an empty list or an empty map; false, 0 and '' stay. */
export function present(fields: object): { [key: string]: any } {
  const given: { readonly [key: string]: any } = fields;
  const kept: { [key: string]: any } = {};
  for (const field of Object.keys(given)) {
    if (!isEmpty(given[field])) {
      kept[field] = given[field];
    }
  }
  return kept;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) ? value.length === 0 : isMap(value) && Object.keys(value).length === 0);
}
