// The differences between two versions of an object, field by field, without fields that only the API server and controllers write.
import { isDeepStrictEqual } from 'util';
import { hasUniqueNames, isMap } from '../../plain-data/plain-data';
import { asWritten } from '../../template/as-written';

/** A different value and its path, such as `spec.template.spec.volumes[name="root"].dataVolume.name`. */
export interface Difference {
  readonly path: string;
  /** Undefined without the field. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The differences between two versions of an object. Either may be undefined. */
export function differences(before: any, after: any): Difference[] {
  return [...compare('', before && asWritten(before), after && asWritten(after))];
}

function* compare(path: string, before: unknown, after: unknown): Iterable<Difference> {
  if (isDeepStrictEqual(before, after)) {
    return;
  }
  const [fieldsBefore, fieldsAfter] = fieldsOf(before, after);
  if (fieldsBefore === undefined || fieldsAfter === undefined) {
    yield { path, before, after };
    return;
  }
  const [namesBefore, namesAfter] = [namesOf(before), namesOf(after)];
  if (isReordered(namesBefore, namesAfter)) {
    yield { path, before: namesBefore, after: namesAfter };
  }
  for (const step of new Set([...fieldsBefore.keys(), ...fieldsAfter.keys()])) {
    yield* compare(`${path}${path === '' && step.startsWith('.') ? step.slice(1) : step}`, fieldsBefore.get(step), fieldsAfter.get(step));
  }
}

type Fields = ReadonlyMap<string, unknown>;

const NO_FIELDS: Fields = new Map();

/** The fields or items of two values, by their path steps; empty if the values are compared as a whole. */
function fieldsOf(before: unknown, after: unknown): [Fields?, Fields?] {
  const values = [before, after].filter((value) => value !== undefined);
  const isEmpty = values.some((value) => isMap(value) || Array.isArray(value) ? Object.keys(value).length === 0 : false);
  // An added or removed empty map or list has no fields to show, so it is shown itself.
  if (values.length < 2 && isEmpty) {
    return [];
  }
  const read = fieldReader(values);
  return read === undefined ? [] : [before === undefined ? NO_FIELDS : read(before as never), after === undefined ? NO_FIELDS : read(after as never)];
}

/** Reads the fields of maps or the items of lists; undefined for other values, and for a map and a list. */
function fieldReader(values: readonly unknown[]): ((value: never) => Fields) | undefined {
  if (values.every(isMap)) {
    return fields;
  }
  if (!values.every((value) => Array.isArray(value))) {
    return undefined;
  }
  return values.every(hasUniqueNames) ? namedItems : items;
}

function fields(map: object): Fields {
  return new Map(Object.entries(map).map(([key, value]) => [/^[\w-]+$/.test(key) ? `.${key}` : `[${key}]`, value]));
}

function items(list: readonly unknown[]): Fields {
  return new Map(list.map((item, index) => [`[${index}]`, item]));
}

/** Items with names are compared by name, at any position. A changed order is a difference of its own. */
function namedItems(list: readonly { readonly name: string }[]): Fields {
  return new Map(list.map((item) => [`[name=${JSON.stringify(item.name)}]`, item]));
}

/** The names of a list's items in their order; none if it is not a list of items with names. */
function namesOf(value: unknown): string[] {
  return Array.isArray(value) && hasUniqueNames(value) ? value.map(({ name }) => name) : [];
}

/** Whether the remaining items have another order. It matters for disks in a guest and for initContainers. */
function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const kept = after.filter((name) => inBefore.has(name));
  return before.filter((name) => inAfter.has(name)).some((name, index) => name !== kept[index]);
}
