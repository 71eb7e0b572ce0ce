// Random manifests: those of the mutated corpus, with up to three values replaced at random places.
import * as fc from 'fast-check';
import { mutated } from './mutated';

/** Values for any place: most of them have a type that is right in many places, so that rules read them. */
const anything = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(undefined, {}, [], [{}], '', 'two words', '{{LATER}}', 0, -1, true) }, fc.jsonValue({ maxDepth: 2 }));

const manifests = Object.values(mutated).map(({ object }) => object);

/** A place in a manifest: at each step, a fraction of the number of fields. */
const place = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 12 });

const replacements = fc.array(fc.tuple(place, anything), { minLength: 1, maxLength: 3 });

/** A manifest of a known kind. */
export const mutants = fc.tuple(fc.constantFrom(...manifests), replacements).map(([manifest, changes]) => ({
  ...changes.reduce<any>((object, [steps, value]) => changedAt(object, steps, value), manifest),
  apiVersion: manifest.apiVersion,
  kind: manifest.kind,
}));

/** The value with another one at a place; unchanged if the steps lead past a scalar. */
function changedAt(value: any, [step, ...rest]: readonly number[], other: unknown): any {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const key = keys[Math.floor((step ?? 0) * keys.length)];
  if (step === undefined || key === undefined) {
    return other;
  }
  const changed = changedAt(value[key], rest, other);
  return Array.isArray(value) ? value.map((item, index) => (String(index) === key ? changed : item)) : { ...value, [key]: changed };
}
