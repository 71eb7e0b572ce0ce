// Where an unknown field may belong: the nearest place in the object whose schema has a field of that name and type.
import { fieldSchema, kindSchema, resolveSchema } from './field-schema';
import type { Schema } from '../../imports/validators';
import { isMap, table } from '../plain-data/plain-data';

/** A field of an object that its schema does not have. */
interface UnknownField {
  /** The kind as `apiVersion/kind`, and an object of it. */
  readonly kind: string;
  readonly object: unknown;
  /** The fields and indexes from the object to the map that the field is in. */
  readonly steps: readonly string[];
  readonly name: string;
  readonly value: unknown;
}

/** A field without a value, beside an unknown field. */
export interface EmptyField {
  readonly name: string;
  /** The path of the field, and the path of the unknown field if it were below it. */
  readonly path: string;
  readonly below: string;
  /** Whether the schema defines a field of that name below it, and does not only allow any name. */
  readonly isNamed: boolean;
}

/**
 * The empty field that an unknown field should be indented below; undefined if there is none, or several.
 *
 * @param written the object with its nulls
 */
export function emptyFieldAbove({ kind, object, steps, name, value }: UnknownField, written: unknown): EmptyField | undefined {
  const map = valueAt(written, steps);
  const { schema: around } = mapsOnPath(kind, object, steps).at(-1)!;
  const withoutValue = Object.entries(isMap(map) ? map : {}).filter(([, inner]) => inner === null);
  const empty = withoutValue.flatMap(([field]) => {
    const schema = fieldSchema(around, field);
    const named = fieldSchema(schema, name);
    const isTaken = acceptsType(named ?? resolveSchema(schema?.additionalProperties || undefined), value);
    const path = joinSteps([...steps, field]);
    return isTaken ? [{ name: field, path, below: named === undefined ? `${path}[${name}]` : `${path}.${name}`, isNamed: named !== undefined }] : [];
  });
  return empty.length === 1 ? empty[0] : undefined;
}

/** How many maps deep a field is searched. */
const MAX_DEPTH = 4;

/** The most places that are suggested. If there are more, the name is not specific enough. */
const MAX_PLACES = 3;

/** Lists whose items have a counterpart of the same name in another list: what the guest sees, and what is behind it. */
const COUNTERPARTS: { readonly [list: string]: readonly string[] | undefined } = table({
  'networks': ['domain', 'devices', 'interfaces'],
  'volumes': ['domain', 'devices', 'disks'],
  'domain.devices.interfaces': ['networks'],
  'domain.devices.disks': ['volumes'],
});

/** The places to move a field to; empty if no place is near. */
export function suggestedPlaces(field: UnknownField): Place[] {
  const all = [...placesAround(field), ...placesInCounterpart(field)];
  const nearest = Math.min(...all.map(({ moves }) => moves));
  const places = [...new Map(all.filter(({ moves }) => moves === nearest).map((each) => [each.place, each])).values()];
  return places.length > MAX_PLACES ? [] : places;
}

interface Place {
  /** As messages show it. */
  readonly place: string;
  /** The fields and indexes that lead there. */
  readonly path: readonly string[];
  /** How many steps out of and into maps lead there; half a step more if its map does not exist yet. */
  readonly moves: number;
}

function* placesAround({ kind, object, steps, name, value }: UnknownField): Iterable<Place> {
  const maps = mapsOnPath(kind, object, steps);
  for (const [out, { path, schema }] of maps.reverse().entries()) {
    for (const { fields } of mapsWith(schema, out === 0 ? MAX_DEPTH : 1, name, value)) {
      const map = valueAt(object, [...path, ...fields]);
      if (map?.[name] === undefined) {
        const to = [...path, ...fields, name];
        yield { place: joinSteps(to), path: to, moves: out + fields.length + (map === undefined ? 0.5 : 0) };
      }
    }
  }
}

/** The maps on the path to a field, from the object to the map that contains the field. */
function mapsOnPath(kind: string, object: unknown, steps: readonly string[]): { readonly path: readonly string[]; readonly schema: Schema }[] {
  let [schema, value]: [Schema | undefined, any] = [kindSchema(kind), object];
  const maps = [{ path: [] as readonly string[], schema: schema ?? {} }];
  steps.forEach((step, index) => {
    schema = Array.isArray(value) ? resolveSchema(schema?.items) : fieldSchema(schema, step);
    value = value?.[step];
    if (isMap(value)) {
      maps.push({ path: steps.slice(0, index + 1), schema: schema ?? {} });
    }
  });
  return maps;
}

/** A map in another one: the fields that lead to it, and its schema. */
interface NestedMap {
  readonly fields: readonly string[];
  readonly into: Schema;
}

/** The maps in a map, by its schema and by how deep they are searched: a repository may have the same mistake in thousands of files. */
const nested = new WeakMap<Schema, Map<number, readonly NestedMap[]>>();

/** The map itself and the maps in it, nearest first, that may have a field with a value of that type. */
function mapsWith(map: Schema, maxDepth: number, name: string, value: unknown): NestedMap[] {
  const byDepth = nested.get(map) ?? new Map<number, readonly NestedMap[]>();
  const maps = byDepth.get(maxDepth) ?? [...nestedMaps(map, maxDepth)];
  nested.set(map, byDepth.set(maxDepth, maps));
  return maps.filter(({ into }) => acceptsType(fieldSchema(into, name), value));
}

/** A map and the maps in it, nearest first, without those in lists: it is unknown which item is meant. */
function* nestedMaps(map: Schema, maxDepth: number): Iterable<NestedMap> {
  let level: NestedMap[] = [{ fields: [], into: map }];
  for (let depth = 0; depth <= maxDepth && level.length > 0; depth += 1) {
    yield* level;
    level = level.flatMap(({ fields, into }) => Object.keys(into.properties ?? {}).flatMap((field) => {
      const inner = fieldSchema(into, field);
      return inner?.properties === undefined ? [] : [{ fields: [...fields, field], into: inner }];
    }));
  }
}

/** The places in the item of the same name in the other list, for example for a disk's `bus` that is written in its volume. */
function placesInCounterpart({ kind, object, steps, name, value }: UnknownField): Place[] {
  // The spec of an instance is not in a template.
  const start = steps.indexOf('spec', Math.max(0, steps.indexOf('template')));
  const toSpec = steps.slice(0, start + 1);
  const counterpart = start < 0 ? undefined : COUNTERPARTS[steps.slice(start + 1, -1).join('.')];
  if (counterpart === undefined) {
    return [];
  }
  const spec = mapsOnPath(kind, object, toSpec).at(-1)!.schema;
  const list = counterpart.reduce<Schema | undefined>(fieldSchema, spec);
  const item = resolveSchema(list?.items) ?? {};
  const fits = mapsWith(item, 1, name, value).map(({ fields }) => [...fields, name]);
  if (fits.length === 0) {
    return [];
  }
  const toList = [...toSpec, ...counterpart];
  const entries = valueAt(object, toList);
  const index = Array.isArray(entries) ? entries.findIndex((entry) => entry?.name === valueAt(object, steps).name) : -1;
  return [{
    place: `${fits.map((fields) => fields.join('.')).join(' or ')} of the entry of the same name under ${joinSteps(toList)}`,
    path: [...toList, String(index), ...fits[0]],
    moves: MAX_DEPTH,
  }];
}

function valueAt(object: unknown, steps: readonly string[]): any {
  return steps.reduce<any>((inner, step) => inner?.[step], object);
}

/** Whether a field may have a value of that type. */
function acceptsType(schema: Schema | undefined, value: unknown): boolean {
  const types = [schema?.type ?? []].flat();
  const type = Array.isArray(value) ? 'array' : typeof value;
  return schema !== undefined && (types.length === 0 || types.includes(type) || type === 'number' && types.includes('integer'));
}

function joinSteps(steps: readonly string[]): string {
  return steps.reduce((path, step) => /^\d+$/.test(step) ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`, '');
}
