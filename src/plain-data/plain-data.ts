// Plain data (maps, lists and scalars), which is all that a manifest holds: how to recognise, copy, compare and freeze it.

/** A map of texts, such as labels and annotations. */
export interface Texts {
  readonly [key: string]: string;
}

/** Whether a value has its own fields: it is neither null nor a list. */
export function isMap(value: unknown): value is { [key: string]: any } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Whether a value is a Lazy of cdk8s, which produces it at synth. */
export function isLazy(value: unknown): value is { produce(): unknown } {
  return typeof value === 'object' && value !== null && 'produce' in value && typeof value.produce === 'function';
}

/** The string that a value is; empty for any other value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The text of a string or a number; empty for any other value. */
export function scalarText(value: unknown): string {
  return typeof value === 'number' ? `${value}` : textOf(value);
}

/** A value that no schema has checked, if it is a list; otherwise an empty list. */
export function listOf(value: unknown): any[] {
  return Array.isArray(value) ? value : [];
}

/** Whether each item of a list has a name of its own. */
export function hasUniqueNames(list: readonly any[]): boolean {
  const names = list.map((item) => item?.name);
  return names.every((name) => typeof name === 'string') && new Set(names).size === names.length;
}

/** The object without the fields that are undefined, an empty list or an empty map; false, 0 and '' stay. */
export function omitEmpty(fields: object): { [key: string]: any } {
  const given: { readonly [key: string]: any } = fields;
  const kept: { [key: string]: any } = {};
  for (const field of Object.keys(given)) {
    if (!isEmpty(given[field])) {
      kept[field] = given[field];
    }
  }
  return kept;
}

/**
 * The fields of a map in the order of their names, without those that are undefined. Text that is generated from a map needs this order:
 * Java's `Map.of` has another one in each process.
 */
export function entriesOf<Value>(map: { readonly [key: string]: Value } = {}): [string, Value][] {
  return sortedKeys(map).filter((key) => map[key] !== undefined).map((key) => [key, map[key]]);
}

/** A deep copy of plain data in which the fields of all maps are in the order of their names. */
export function sortFields<Data>(data: Data): Data;
export function sortFields(data: any): any {
  if (typeof data !== 'object' || data === null) {
    return data;
  }
  return Array.isArray(data) ? data.map(sortFields) : Object.fromEntries(entriesOf(data).map(([key, value]) => [key, sortFields(value)]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) ? value.length === 0 : isMap(value) && Object.keys(value).length === 0);
}

/**
 * A copy of a map with some fields set. It does not spread: if maps of many shapes are spread, V8 creates a hidden class for each result,
 * which costs more time and memory than the copy.
 */
export function withFields<Fields extends object, Others extends object>(map: Fields, others: Others): Omit<Fields, keyof Others> & Others {
  return Object.assign({}, map, others);
}

/** A copy of a map, followed by the fields of another one that it does not have. */
export function withOtherFields(map: object, others: object): { [key: string]: any } {
  return Object.assign({}, map, others, map);
}

/** A copy of a map without the fields that are undefined. */
export function withoutUndefined<Fields extends object>(map: Fields): Fields {
  return Object.fromEntries(Object.entries(map).filter(([, value]) => value !== undefined)) as Fields;
}

/** A copy of a map without some fields. */
export function withoutFields(map: object, fields: readonly string[]): { [key: string]: any } {
  const given: { readonly [key: string]: any } = map;
  const kept: { [key: string]: any } = {};
  for (const field of Object.keys(given)) {
    if (!fields.includes(field)) {
      kept[field] = given[field];
    }
  }
  return kept;
}

/** A lookup table without a prototype: a key such as `constructor` finds nothing unless it is a row. */
export function table<Rows extends object>(rows: Rows): Rows {
  return Object.assign(Object.create(null), rows);
}

export function groupBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
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

/** Whether an object is a list or a map, and not an instance of a class. */
export function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  // The last test is for plain objects of another realm, which have another Object.prototype.
  return prototype === Object.prototype || prototype === null || Array.isArray(value) || Object.getPrototypeOf(prototype) === null;
}

/** A deep copy of plain data. `structuredClone`, which supports more than plain data, takes several times as long. */
export function copyOf<Data>(data: Data): Data;
export function copyOf(data: any): any {
  if (typeof data !== 'object' || data === null) {
    return data;
  }
  if (Array.isArray(data)) {
    return data.map(copyOf);
  }
  const copied: { [key: string]: unknown } = {};
  for (const key of Object.keys(data)) {
    copied[key] = copyOf(data[key]);
  }
  return copied;
}

/**
 * Copies properties that are kept, because the program may change its own objects later. Instances of classes, such as templates, never
 * change, so they are not copied.
 */
export function copyProps<Props>(props: Props): Props;
export function copyProps(props: any): any {
  if (typeof props !== 'object' || props === null || !isPlain(props)) {
    return props;
  }
  return Array.isArray(props) ? props.map(copyProps) : Object.fromEntries(Object.entries(props).map(([field, value]) => [field, copyProps(value)]));
}

/** A copy of plain data with each string replaced by the result of a function; names of fields stay. */
export function mapStrings(data: any, change: (text: string) => unknown): any {
  if (typeof data === 'string') {
    return change(data);
  }
  if (Array.isArray(data)) {
    return data.map((item) => mapStrings(item, change));
  }
  return isMap(data) ? Object.fromEntries(Object.entries(data).map(([field, item]) => [field, mapStrings(item, change)])) : data;
}

/** Whether two values hold the same data, whatever the order of their fields. */
export function isDeepEqual(one: any, other: any): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const fields = Object.keys(one);
  if (fields.length !== Object.keys(other).length || Array.isArray(one) !== Array.isArray(other)) {
    return false;
  }
  for (const field of fields) {
    if (!Object.hasOwn(other, field) || !isDeepEqual(one[field], other[field])) {
      return false;
    }
  }
  return true;
}

/** Freezes data deeply, and returns it. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.values(data).forEach(deepFreeze);
    Object.freeze(data);
  }
  return data;
}

/** The maximum number of keys for insertion sort. Most maps have fewer keys, nearly sorted, and `sort` would copy them twice. */
const MAX_INSERTION_SORT = 50;

/** The keys of a map in order. */
export function sortedKeys(map: object): string[] {
  const keys = Object.keys(map);
  if (keys.length > MAX_INSERTION_SORT) {
    return keys.sort();
  }
  for (let index = 1; index < keys.length; index += 1) {
    const key = keys[index];
    let place = index;
    for (; place > 0 && keys[place - 1] > key; place -= 1) {
      keys[place] = keys[place - 1];
    }
    keys[place] = key;
  }
  return keys;
}
