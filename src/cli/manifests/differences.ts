// Where two objects differ, field by field, without what only the API server and controllers write.
import { isDeepStrictEqual } from 'util';
import { isMap } from '../../is-map';
import { asWritten } from '../../template/written-object';

/** A value that is not the same in both, at a field path such as `spec.template.spec.volumes[name="root"].dataVolume.name`. */
export interface Difference {
  readonly path: string;
  /** Undefined where the field is not there. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The differences between an object as it was and as it is then, either of which may not be there at all. */
export function differences(before: any, after: any): Difference[] {
  return [...differing('', before && asWritten(before), after && asWritten(after))];
}

function* differing(path: string, before: unknown, after: unknown): Iterable<Difference> {
  if (isDeepStrictEqual(before, after)) {
    return;
  }
  const [fieldsBefore, fieldsAfter] = fieldsOf(before, after);
  if (fieldsBefore === undefined || fieldsAfter === undefined) {
    yield { path, before, after };
    return;
  }
  for (const step of new Set([...fieldsBefore.keys(), ...fieldsAfter.keys()])) {
    yield* differing(`${path}${path === '' && step.startsWith('.') ? step.slice(1) : step}`, fieldsBefore.get(step), fieldsAfter.get(step));
  }
}

type Fields = ReadonlyMap<string, unknown>;

const NONE: Fields = new Map();

/** What is below two values, by the step of a path that leads there; nothing where they have to be compared as they are. */
function fieldsOf(before: unknown, after: unknown): [Fields?, Fields?] {
  const values = [before, after].filter((value) => value !== undefined);
  const isEmpty = values.some((value) => isMap(value) || Array.isArray(value) ? Object.keys(value).length === 0 : false);
  // That something empty came or went is seen only where it is shown itself.
  if (values.length < 2 && isEmpty) {
    return [];
  }
  const read = values.every(isMap) ? fields : values.every((value) => Array.isArray(value)) ? (values.every(isNamed) ? named : items) : undefined;
  return read === undefined ? [] : [before === undefined ? NONE : read(before as never), after === undefined ? NONE : read(after as never)];
}

function fields(map: object): Fields {
  return new Map(Object.entries(map).map(([key, value]) => [/^[\w-]+$/.test(key) ? `.${key}` : `[${key}]`, value]));
}

function items(list: readonly unknown[]): Fields {
  return new Map(list.map((item, index) => [`[${index}]`, item]));
}

/** Items that have names are the same wherever they stand in their list. */
function named(list: readonly { readonly name: string }[]): Fields {
  return new Map(list.map((item) => [`[name=${JSON.stringify(item.name)}]`, item]));
}

function isNamed(list: readonly any[]): boolean {
  const names = list.map((item) => item?.name);
  return names.every((name) => typeof name === 'string') && new Set(names).size === names.length;
}
