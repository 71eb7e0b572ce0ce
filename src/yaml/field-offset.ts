// Finds the place of a field in a YAML text, so that issues can have a line.
import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';

/** The steps to a field: a string such as `spec.volumes[0].name`, or a list. */
export type FieldPath = string | ReadonlyArray<string | number>;

/** A step of a path: a field, or in brackets the number of an item or any key. */
const STEP = /\[([^\]]*)(?:\]|$)|[^.[]+/g;

/** The target of a step: its offset, and its value. */
interface Place {
  readonly offset: number;
  readonly value?: unknown;
}

/** A cache of the fields of maps by their names. */
const fields = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/**
 * The offset of the field at a path. If it does not exist, that of the nearest existing field above it.
 *
 * @param targets the node that each alias refers to
 */
export function fieldOffset(contents: Node | null, targets: ReadonlyMap<Alias, Node>, path: FieldPath): number {
  let next: Place | undefined = { offset: startOf(contents) ?? 0, value: contents };
  let place = next;
  let steps = stepsOf(path);
  while (next !== undefined && steps.length > 0) {
    const value = isAlias(place.value) ? targets.get(place.value) : place.value;
    const [name, ...others] = nextSteps(steps, (field) => isMap(value) && fieldsOf(value).has(field));
    next = childPlace(value, name);
    place = next ?? place;
    steps = others;
  }
  return place.offset;
}

/** The maximum number of steps that are tried as one name: labels have fewer dots. */
const MAX_STEPS = 128;

/**
 * The same steps, with the first ones joined if that is the name of a field: a name may have dots, like those of labels. The longest
 * existing name wins.
 */
export function nextSteps(steps: readonly string[], hasField: (name: string) => boolean): readonly string[] {
  for (let count = Math.min(steps.length, MAX_STEPS); count > 1; count -= 1) {
    const name = steps.slice(0, count).join('.');
    if (hasField(name)) {
      return [name, ...steps.slice(count)];
    }
  }
  return steps;
}

export function stepsOf(path: FieldPath): readonly string[] {
  return typeof path === 'string' ? [...path.matchAll(STEP)].map(([step, inBrackets]) => inBrackets ?? step) : path.map(String);
}

function childPlace(value: unknown, step: string): Place | undefined {
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
