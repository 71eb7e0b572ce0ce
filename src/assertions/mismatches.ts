// The fields in which an object differs from what a test expects. The expected data is a part: fields that it leaves out may have any
// value.
import { fieldOf, pathTo } from './fields';
import { isDeepEqual, isMap } from '../plain-data/plain-data';
import { quantityValue } from '../plain-data/quantity';

/** A field that is not as expected. */
export interface Mismatch {
  /** The field, such as `spec.template.spec.volumes[name="root"].dataVolume.name`. */
  readonly path: string;
  /** The last field of the path. */
  readonly field: string;
  /** Null if nothing was expected. */
  readonly expected: unknown;
  /** Undefined if nothing was found. */
  readonly found: unknown;
}

/**
 * The fields in which found data is not as expected. Maps are compared by the expected fields; null expects that there is nothing; lists
 * of named items are compared by the expected items, other lists item by item; quantities by their amounts.
 */
export function mismatches(expected: unknown, found: unknown): Mismatch[] {
  return [...compare({ path: '', field: '', parent: '' }, expected, found ?? undefined)];
}

/** The place of a value. */
interface Place {
  readonly path: string;
  /** The field that holds it, and the field around that. */
  readonly field: string;
  readonly parent: string;
}

function* compare(place: Place, expected: any, found: any): Iterable<Mismatch> {
  const fields = found === undefined && expectsNoFields(expected) ? {} : found;
  if (isMap(expected) && isMap(fields)) {
    for (const field of Object.keys(expected)) {
      yield* compare({ path: pathTo(place.path, field), field, parent: place.field }, expected[field], fieldOf(fields, field));
    }
  } else if (Array.isArray(expected)) {
    yield* compareLists(place, expected, found);
  } else if (expected !== undefined && (expected ?? undefined) !== found && !isSameAmount(place, expected, found)) {
    yield { path: place.path, field: place.field, expected, found };
  }
}

/** Whether all fields that are expected in a map are expected not to exist: then the map need not exist either. */
function expectsNoFields(expected: unknown): boolean {
  const values = isMap(expected) ? Object.values(expected) : [];
  return values.length > 0 && values.every((value) => value === null || expectsNoFields(value));
}

function* compareLists(place: Place, expected: readonly any[], found: unknown): Iterable<Mismatch> {
  const items: readonly any[] = Array.isArray(found) ? found : [];
  const [names, foundNames] = [namesOf(expected), namesOf(items)];
  if (expected.length > 0 && items.length > 0 && names !== undefined && foundNames !== undefined) {
    for (const [index, { step, name }] of names.entries()) {
      const item = items[foundNames.findIndex((other) => other.name === name)];
      yield* compare({ ...place, path: `${place.path}${step}` }, expected[index], item);
    }
  } else if (expected.length !== items.length || (found !== undefined && !Array.isArray(found)) || areDifferentScalars(expected, items)) {
    yield { path: place.path, field: place.field, expected, found };
  } else {
    for (const [index, item] of expected.entries()) {
      yield* compare({ ...place, path: `${place.path}[${index}]` }, item, items[index]);
    }
  }
}

/** A list of scalars is reported as a whole. In a list of maps, the differing field is reported. */
function areDifferentScalars(expected: readonly unknown[], found: readonly unknown[]): boolean {
  const isScalar = (value: unknown) => typeof value !== 'object' || value === null;
  return expected.every(isScalar) && !isDeepEqual(expected, found);
}

interface Name {
  readonly name: string;
  readonly step: string;
}

/** The names that distinguish the items of a list, such as disks; undefined if they have no distinct names. */
function namesOf(list: readonly any[]): Name[] | undefined {
  const names = list.flatMap((item): Name[] => (
    typeof item?.name === 'string' ? [{ name: item.name, step: `[name=${JSON.stringify(item.name)}]` }]
      : typeof item?.metadata?.name === 'string' ? [{ name: item.metadata.name, step: `[metadata.name=${JSON.stringify(item.metadata.name)}]` }] : []
  ));
  return names.length === list.length && new Set(names.map(({ name }) => name)).size === names.length ? names : undefined;
}

/** Fields that hold quantities, and maps of quantities. */
const QUANTITY_FIELDS = ['guest', 'maxGuest', 'capacity', 'size', 'sizeLimit', 'divisor'];
const QUANTITY_MAPS = ['requests', 'limits', 'capacity', 'hard'];

/** Maps of strings, whose keys may have any name. */
const STRING_MAPS = ['labels', 'annotations', 'matchLabels', 'nodeSelector', 'selector', 'data', 'stringData', 'binaryData', 'parameters'];

function isSameAmount({ field, parent }: Place, expected: any, found: any): boolean {
  const holdsAmount = QUANTITY_MAPS.includes(parent) || (QUANTITY_FIELDS.includes(field) && !STRING_MAPS.includes(parent));
  const isAmount = holdsAmount && [expected, found].every((value) => ['string', 'number'].includes(typeof value));
  const amount = isAmount ? quantityValue(expected) : undefined;
  return amount !== undefined && amount === quantityValue(found);
}

/** How much of the expected data is in a value: its scalars, and its empty maps and lists. */
export function countLeaves(expected: unknown): number {
  const inner = typeof expected === 'object' && expected !== null ? Object.values(expected) : [];
  return inner.length === 0 ? 1 : inner.reduce((sum: number, value) => sum + countLeaves(value), 0);
}
