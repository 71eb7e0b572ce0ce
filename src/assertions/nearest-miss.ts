// Why no object is as expected: the nearest one, and every field in which it differs.
import { type KnownObject, nameOf } from './known-objects';
import { countLeaves, type Mismatch, mismatches } from './mismatches';
import { mismatchText } from './shown-values';
import { type Issue, issue } from '../issues/issues';

/** The data that is compared with the expectation, and the object that it belongs to. */
interface Candidate {
  readonly object: any;
  readonly found: unknown;
}

interface Miss extends Candidate {
  readonly fields: readonly Mismatch[];
  /** How much of the expectation it misses. */
  readonly distance: number;
}

/** Whether the object is as expected. */
export function matches(expected: unknown, { object }: KnownObject): boolean {
  return mismatches(expected, object).length === 0;
}

/**
 * Empty if a candidate is as expected. Otherwise an issue that names the nearest one, followed by its fields that differ.
 *
 * @param what the name of the candidates in messages, such as `machine`
 * @param candidates at least one
 */
export function nearestMiss(what: string, expected: any, candidates: readonly Candidate[]): Issue[] {
  const misses = candidates.map((candidate): Miss => {
    const fields = mismatches(expected, candidate.found);
    return { ...candidate, fields, distance: distance(expected, fields) };
  });
  const [nearest] = [...misses].sort((one, other) => one.distance - other.distance);
  if (nearest.fields.length === 0) {
    return [];
  }
  const name = JSON.stringify(nameOf(nearest.object));
  const which = misses.length > 1 ? `the nearest of ${misses.length} is ${name}` : `there is only ${name}`;
  return [
    issue('', `no ${what} is as expected, ${which}`),
    ...nearest.fields.map((field) => issue(field.path, mismatchText(nearest.object, field))),
  ];
}

/** An object that has the expected name is nearer than any other. */
function distance(expected: any, fields: readonly Mismatch[]): number {
  const misses = fields.reduce((sum, field) => sum + countLeaves(field.expected), 0);
  return fields.some(({ path }) => path === 'metadata.name' || path === 'metadata.namespace') ? misses + countLeaves(expected) : misses;
}
