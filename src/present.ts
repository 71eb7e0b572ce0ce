// What is not given is not written: the fields of an object that hold something.

/** The object without the fields that are undefined, an empty list or an empty map; false, 0 and '' stay. */
export function present(fields: object): { [key: string]: any } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value !== null && typeof value === 'object' && Object.keys(value).length === 0;
}
