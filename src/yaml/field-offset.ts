// Where in a YAML text a field stands, so that what is wrong with it can be told by its line.
import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';

/** The steps to a field: as a text such as `spec.volumes[0].name`, or each by itself. */
export type FieldPath = string | ReadonlyArray<string | number>;

/** A step of a path: a field, or what stands in brackets, an item's number or a key of any characters. */
const STEP = /\[([^\]]*)(?:\]|$)|[^.[]+/g;

/** What a step leads to: where it begins, and the value there. */
interface Place {
  readonly offset: number;
  readonly value?: unknown;
}

/** The fields of maps by their names, of maps that were looked into. */
const fields = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/**
 * Where the field begins that a path leads to, or else the last one on the way that is there.
 *
 * @param targets the node that each alias stands for
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

function stepsOf(path: FieldPath): readonly string[] {
  return typeof path === 'string' ? [...path.matchAll(STEP)].map(([step, inBrackets]) => inBrackets ?? step) : path.map(String);
}

function below(value: unknown, step: string): Place | undefined {
  if (isSeq(value)) {
    const item = value.items[Number(step)];
    return placed(item, item);
  }
  const pair = isMap(value) ? fieldsOf(value).get(step) : undefined;
  return placed(pair?.key, pair?.value);
}

function fieldsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const known = fields.get(map) ?? new Map(map.items.flatMap((pair): [string, Pair][] => isScalar(pair.key) ? [[String(pair.key.value), pair]] : []));
  fields.set(map, known);
  return known;
}

/** A node begins where the parser found it; one without a text, such as an item that was left empty, begins nowhere. */
function placed(start: unknown, value: unknown): Place | undefined {
  const offset = startOf(start);
  return offset === undefined ? undefined : { offset, value };
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
