// Generates mistakes in a manifest without knowing its meaning: each of its values in turn is removed, or replaced by others
// that somebody might have written.
import type { Corpus } from './corpus';
import type { Verdicts } from './judge';
import type { KubeObject } from '../../plane/client';

/** A replacement of a value; undefined removes it. */
interface Replacement {
  readonly shown: string;
  readonly value: unknown;
}

const LONG = 'long-'.repeat(60) + 'text';

/** Replacements for a value of any type. */
const NOTHING = [replacement(undefined, 'nothing'), replacement(null)];

const REPLACEMENTS: { readonly [type: string]: (value: any) => readonly Replacement[] } = {
  string: () => [7, '', 'two words', 'Other'].map((value) => replacement(value)).concat(replacement(LONG, 'a long text')),
  number: () => ['seven', -1, 0, 1e12].map((value) => replacement(value)),
  boolean: (value) => ['yes', !value].map((other) => replacement(other)),
  list: (items) => [replacement('text'), replacement([]), replacement([...items, items[0]], 'its items and the first again')],
  map: (fields) => [replacement('text'), replacement({}), replacement({ ...fields, othre: 'text' }, 'its fields and "othre"')],
};

/** Separates the path and the replacement in a title. */
const TO = ' = ';

/** The mutants of a valid manifest, each with one changed value in its metadata or spec. */
export function mutations(title: string, object: KubeObject, featureGates: readonly string[] = []): Corpus {
  const { metadata, spec } = object;
  return Object.fromEntries([...mutants('metadata', metadata), ...mutants('spec', spec)].map(({ path, shown, change }) => [
    `${title}: ${path}${TO}${shown}`,
    // Removes undefined, which a JSON manifest cannot contain.
    { object: JSON.parse(JSON.stringify(change(object))), featureGates },
  ]));
}

/** Which changes of each value are refused. */
export interface Refusals {
  readonly [changed: string]: readonly string[];
}

/** The refusals among verdicts on mutations. */
export function refusals(verdicts: Verdicts): Refusals {
  const refused = Object.keys(verdicts).filter((title) => verdicts[title].refused !== undefined).map((title) => title.split(TO));
  return Object.fromEntries(refused.map(([changed]) => [changed, refused.filter(([other]) => other === changed).map(([, shown]) => shown)]));
}

/** The titles of refused mutants. */
export function refusedTitles(recorded: Refusals): ReadonlySet<string> {
  return new Set(Object.entries(recorded).flatMap(([changed, to]) => to.map((shown) => `${changed}${TO}${shown}`)));
}

/** One change of the whole object. */
interface Mutant {
  readonly path: string;
  readonly shown: string;
  readonly change: (object: any) => any;
}

/** The mutants of one value, then those of what it consists of. */
function* mutants(path: string, value: any, steps: readonly string[] = [path]): Iterable<Mutant> {
  for (const { shown, value: other } of [...NOTHING, ...REPLACEMENTS[typeOf(value)](value)]) {
    yield { path, shown, change: (object) => replaced(object, steps, other) };
  }
  if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      yield* mutants(Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, inner, [...steps, key]);
    }
  }
}

function replaced(value: any, [step, ...rest]: readonly string[], other: unknown): any {
  const inner = rest.length === 0 ? other : replaced(value[step], rest, other);
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === step ? inner : item)).filter((item) => item !== undefined)
    : { ...value, [step]: inner };
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value === 'object' ? 'map' : typeof value;
}

function replacement(value: unknown, shown = JSON.stringify(value)): Replacement {
  return { shown, value };
}
