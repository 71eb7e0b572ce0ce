// The quick reader of one document, for the YAML and JSON that manifests are mostly written in. It returns the same as the careful reader,
// in a fraction of its time, or undefined if it is not certain.
import { type Dialect, mask } from './dialects';
import { type FieldPath, nextSteps, stepsOf } from './field-offset';
import { BlockReader } from './quick-block';
import type { Items, Places } from './quick-flow';
import { hasUnusualCharacter, PlainScalars, Uncertain } from './quick-scalars';
import { isMap } from '../plain-data/plain-data';

/** A document, and where its fields are. */
export interface QuickDocument {
  /** Null for a document without content. */
  readonly value: any;
  /** Where its content begins. */
  readonly start: number;
  /** Where the field at a path begins, or the nearest existing field above it. */
  readonly offsetOf: (path: FieldPath) => number;
}

const scalars = new Map<Dialect, PlainScalars>();

function scalarsOf(dialect: Dialect): PlainScalars {
  const known = scalars.get(dialect) ?? new PlainScalars(dialect);
  scalars.set(dialect, known);
  return known;
}

/** Reads a text of one document; undefined if the careful reader has to read it. */
export function readQuickly(text: string, dialect: Dialect): QuickDocument | undefined {
  // Whether an expression is masked in a text does not depend on quotes and comments.
  if (hasUnusualCharacter(text) || text.includes('{{') && mask(text, dialect) !== text) {
    return undefined;
  }
  try {
    const reader = new BlockReader(text, scalarsOf(dialect));
    const { value, start } = reader.document();
    const read: ReadText = { text, dialect, start, value, items: reader.items };
    return { value, start, offsetOf: (path) => offsetOf(read, stepsOf(path)) };
  } catch (error) {
    if (error instanceof Uncertain) {
      return undefined;
    }
    throw error;
  }
}

interface ReadText {
  readonly text: string;
  readonly dialect: Dialect;
  readonly start: number;
  readonly value: any;
  readonly items?: Items;
  /** The places that were found last: the next lookup is mostly in the same part of the text. */
  found?: FoundPlaces;
}

/** The places in a part of a text, by the value that was read there. */
interface FoundPlaces {
  readonly start: number;
  readonly value: any;
  readonly places: Places;
}

/** The offset of a field in the whole text or, in a list `items`, in the text of one item. */
function offsetOf(read: ReadText, steps: readonly string[]): number {
  const { start, value, items } = read;
  const [first, second, ...others] = steps;
  if (first === undefined) {
    return start;
  }
  const itemStart = first === 'items' ? items?.starts[Number(second)] : undefined;
  if (itemStart !== undefined && isMap(value.items[Number(second)])) {
    return others.length === 0 ? itemStart : findOffset(placesFrom(read, itemStart, (reader) => reader.item(itemStart, items!.isJson)), others);
  }
  return findOffset(placesFrom(read, start, (reader) => reader.document().value), steps);
}

/** Reads the part of a text that begins at `start` again, and records all places in it. */
function placesFrom(read: ReadText, start: number, readPart: (reader: BlockReader) => any): FoundPlaces {
  if (read.found?.start !== start) {
    const places: Places = new Map();
    read.found = { start, value: readPart(new BlockReader(read.text, scalarsOf(read.dialect), places)), places };
  }
  return read.found;
}

function findOffset({ start, places, ...found }: FoundPlaces, steps: readonly string[]): number {
  let { value } = found;
  let offset = start;
  let next: number | undefined = start;
  let remaining = steps;
  while (next !== undefined && remaining.length > 0) {
    const fields = places.get(value);
    const [written, ...others] = nextSteps(remaining, (name) => fields?.has(name) === true);
    const step = Array.isArray(value) ? String(Number(written)) : written;
    next = fields?.get(step);
    offset = next ?? offset;
    value = next === undefined ? undefined : value[step];
    remaining = others;
  }
  return offset;
}
