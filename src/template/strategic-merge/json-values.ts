// The JSON values that a strategic merge works on: their kinds, and what is dropped from values without a base to merge with.

/** A map of JSON values. */
export type JsonMap = { [key: string]: any };

/** The kinds of values that Kubernetes distinguishes. `1` and `1.5` are of two types, which matters in lists that merge. */
export type Kind = 'map' | 'list' | 'string' | 'boolean' | 'whole number' | 'fractional number' | 'null';

const INT64_LIMIT = 2 ** 63;

export function jsonKind(value: any): Kind {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'boolean';
    case 'number':
      return Number.isInteger(value) && Math.abs(value) < INT64_LIMIT ? 'whole number' : 'fractional number';
    default:
      return value === null ? 'null' : Array.isArray(value) ? 'list' : 'map';
  }
}

/** Drops null fields at every level. A list keeps its nulls, since they hold a place. Changes the value. */
export function dropNulls(value: any): any {
  if (Array.isArray(value)) {
    value.forEach(dropNulls);
  } else if (jsonKind(value) === 'map') {
    for (const key of Object.keys(value)) {
      setOrDelete(value, key, dropNulls(value[key]) ?? undefined);
    }
  }
  return value;
}

/**
 * Drops maps with a `$patch` directive at every level: without a base to merge with, they have no effect.
 * Changes the value; returns undefined if the value itself is such a map.
 */
export function dropDirectives(value: any): any {
  if (Array.isArray(value)) {
    return value.map(dropDirectives).filter((item) => item !== undefined);
  }
  if (jsonKind(value) !== 'map') {
    return value;
  }
  if (Object.hasOwn(value, '$patch')) {
    return undefined;
  }
  for (const key of Object.keys(value)) {
    setOrDelete(value, key, dropDirectives(value[key]));
  }
  return value;
}

/** A value as a message shows it: scalars as they are, and only the kind of maps and lists. */
export function describeJson(value: any): string {
  const kind = jsonKind(value);
  return kind === 'map' || kind === 'list' ? `a ${kind}` : JSON.stringify(value);
}

/** Sets a field, or deletes it if the value is undefined. */
export function setOrDelete(map: JsonMap, key: string, value: any): void {
  if (value === undefined) {
    Reflect.deleteProperty(map, key);
  } else {
    map[key] = value;
  }
}
