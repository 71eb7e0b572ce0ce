// Where a field is in a YAML text, so that issues can have a line.
import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';

/** The steps to a field: a text such as `spec.volumes[0].name`, or a list. */
export type FieldPath = string | ReadonlyArray<string | number>;

/** A step of a path: a field, or in brackets the number of an item or any key. */
const STEP = /\[([^\]]*)(?:\]|$)|[^.[]+/g;

/** What a step leads to: where it begins, and the value there. */
interface Place {
  readonly offset: number;
  readonly value?: unknown;
}

/** A cache of the fields of maps by their names. */
const fields = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/**
 * Where the field at a path begins; if it is not there, where the nearest existing field above it begins.
 *
 * @param targets the node that each alias refers to
 */
export function fieldOffset(contents: Node | null, targets: ReadonlyMap<Alias, Node>, path: FieldPath): number {
  let place: Place = { offset: startOf(contents) ?? 0, value: contents };
  for (const step of stepsOf(path)) {
    const next = below(isAlias(place.value) ? targets.get(place.value) : place.value, step);
    if (next === undefined) {
      break;
    }
    place = next;
  }
  return place.offset;
}

export function stepsOf(path: FieldPath): readonly string[] {
  return typeof path === 'string' ? [...path.matchAll(STEP)].map(([step, inBrackets]) => inBrackets ?? step) : path.map(String);
}

function below(value: unknown, step: string): Place | undefined {
  if (isSeq(value)) {
    const item = value.items[Number(step)];
    return placeAt(item, item);
  }
  const pair = isMap(value) ? fieldsOf(value).get(step) : undefined;
  return placeAt(pair?.key, pair?.value);
}

function fieldsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const known = fields.get(map) ?? new Map(map.items.flatMap((pair): [string, Pair][] => isScalar(pair.key) ? [[String(pair.key.value), pair]] : []));
  fields.set(map, known);
  return known;
}

/** The place of a node. A node without text, such as an empty item, has no place. */
function placeAt(start: unknown, value: unknown): Place | undefined {
  const offset = startOf(start);
  return offset === undefined ? undefined : { offset, value };
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
