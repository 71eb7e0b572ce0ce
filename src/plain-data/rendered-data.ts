// Plain data as cdk8s renders it, for objects that render themselves.
import { isPlain, sortedKeys } from './plain-data';

/** Whether cdk8s sorts the keys of maps, which is its default. It always sorts the keys of metadata. */
export function rendersSorted(): boolean {
  return !process.env.CDK8S_DISABLE_SORT;
}

const NOT_PLAIN = Symbol('not plain');

/** The data as cdk8s renders it: with sorted keys, and without fields that are null or undefined. Undefined if any of it is not plain data. */
export function sanitizePlainData<Data extends object>(data: Data): Data | undefined {
  const sanitized = sanitize(data);
  return sanitized === NOT_PLAIN ? undefined : sanitized as Data;
}

function sanitize(data: unknown): unknown {
  // Not a switch: V8 would then create and compare the string of each type.
  if (typeof data === 'object') {
    return data === null ? undefined : Array.isArray(data) ? sanitizeList(data) : sanitizeMap(data as { readonly [key: string]: unknown });
  }
  const isScalar = typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean' || data === undefined;
  return isScalar ? data : NOT_PLAIN;
}

function sanitizeList(list: readonly unknown[]): unknown {
  const sanitized = list.map(sanitize);
  return sanitized.includes(NOT_PLAIN) ? NOT_PLAIN : sanitized;
}

function sanitizeMap(map: { readonly [key: string]: unknown }): unknown {
  if (!isPlain(map)) {
    return NOT_PLAIN;
  }
  const sanitized: { [key: string]: unknown } = {};
  for (const key of sortedKeys(map)) {
    const value = sanitize(map[key]);
    if (value === NOT_PLAIN) {
      return NOT_PLAIN;
    }
    if (value !== undefined) {
      sanitized[key] = value;
    }
  }
  return sanitized;
}
