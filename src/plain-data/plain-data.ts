// Plain data, which is all that a manifest holds: maps, lists and scalars, told from anything else, copied, and frozen.

/** Whether a value has fields of its own: neither null nor a list. */
export function isMap(value: unknown): value is { [key: string]: any } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

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

/** The fields of a map that hold something: a program may leave one out by making it undefined. */
export function entriesOf<Value>(map: { readonly [key: string]: Value } = {}): [string, Value][] {
  return Object.entries(map).filter(([, value]) => value !== undefined);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) ? value.length === 0 : isMap(value) && Object.keys(value).length === 0);
}

/** The rows, and nothing else. */
export function table<Rows extends object>(rows: Rows): Rows {
  return Object.assign(Object.create(null), rows);
}

export function grouped<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [value]);
    } else {
      group.push(value);
    }
  }
  return groups;
}

const SCALARS = new Set(['string', 'number', 'boolean', 'undefined', 'object']);

/** Whether a value is plain data all the way down. */
export function isPlainData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return SCALARS.has(typeof value);
  }
  return isPlain(value) && Object.values(value).every(isPlainData);
}

/** Whether an object is a list or a map, and no object of a class. */
export function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  // Judged by the prototype's own prototype, because a plain object of another realm has another Object.prototype.
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** A copy of plain data that shares nothing with it; a structured clone, which knows more than plain data, takes several times as long. */
export function copyOf<Data>(data: Data): Data;
export function copyOf(data: any): any {
  if (typeof data !== 'object' || data === null) {
    return data;
  }
  if (Array.isArray(data)) {
    return data.map(copyOf);
  }
  const copied = { ...data };
  for (const key of Object.keys(copied)) {
    copied[key] = copyOf(copied[key]);
  }
  return copied;
}

/** Whether two values hold the same data, whatever the order of their fields. */
export function isSame(one: any, other: any): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const fields = Object.keys(one);
  if (fields.length !== Object.keys(other).length) {
    return false;
  }
  for (const field of fields) {
    if (!Object.hasOwn(other, field) || !isSame(one[field], other[field])) {
      return false;
    }
  }
  return true;
}

/** The same data, in which nothing can change any more. */
export function frozen<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.values(data).forEach(frozen);
    Object.freeze(data);
  }
  return data;
}

/**
 * Keeps the fields of a value of a class as they are. It takes new ones, by which programs in other languages hold it: jsii
 * marks what it hands out.
 */
export function fixFields(value: object): void {
  for (const field of Object.keys(value)) {
    Object.defineProperty(value, field, { writable: false, configurable: false });
  }
}

/** The data without what is not set, its keys in their order. */
export function rendered<Data>(data: Data): Data;
export function rendered(data: any): any {
  if (typeof data !== 'object' || data === null) {
    return data ?? undefined;
  }
  if (Array.isArray(data)) {
    return data.map((item) => rendered(item));
  }
  const result: { [key: string]: unknown } = {};
  for (const key of Object.keys(data).sort()) {
    const value = rendered(data[key]);
    if (value !== undefined) {
      result[key] = value;
    }
  }
  return result;
}

/** Whether cdk8s renders maps with sorted keys, which it does unless it is told otherwise; those of metadata it always sorts. */
export function rendersSorted(): boolean {
  return !process.env.CDK8S_DISABLE_SORT;
}
