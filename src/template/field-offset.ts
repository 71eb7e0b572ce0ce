// Where in a YAML text a field stands, so that what is wrong with it can be told by its line.
import { type Document, isAlias, isMap, isScalar, isSeq, type Node } from 'yaml';

/** A step of a path: a field, or what stands in brackets, an item's number or a key of any characters. */
const STEP = /\[([^\]]*)(?:\]|$)|[^.[]+/g;

/** What a step leads to: where it begins, and the value there. */
interface Place {
  readonly offset: number;
  readonly value?: unknown;
}

/** Where the field begins that a path such as `spec.volumes[0].name` leads to, or else the last one on the way that is there. */
export function fieldOffset(document: Document.Parsed, path: string): number {
  let place: Place = { offset: startOf(document.contents) ?? 0, value: document.contents };
  for (const [step, inBrackets] of path.matchAll(STEP)) {
    const next = below(isAlias(place.value) ? place.value.resolve(document) : place.value, inBrackets ?? step);
    if (next === undefined) {
      break;
    }
    place = next;
  }
  return place.offset;
}

function below(value: unknown, step: string): Place | undefined {
  if (isSeq(value)) {
    const item = value.items[Number(step)];
    return placed(item, item);
  }
  const pair = isMap(value) ? value.items.find(({ key }) => isScalar(key) && String(key.value) === step) : undefined;
  return placed(pair?.key, pair?.value);
}

/** A node begins where the parser found it; one without a text, such as an item that was left empty, begins nowhere. */
function placed(start: unknown, value: unknown): Place | undefined {
  const offset = startOf(start);
  return offset === undefined ? undefined : { offset, value };
}

function startOf(node: unknown): number | undefined {
  return (node as Node | undefined)?.range?.[0];
}
