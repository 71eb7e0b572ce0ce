// The known name, or the quantity, that a mistyped one was probably meant to be.
import { similarQuantities } from '../plain-data/quantity';

/** Longer strings are not compared, since no name is that long. */
const MAX_LENGTH = 253;

/**
 * The names nearest to a mistyped one; none if all of them are too different.
 *
 * @param maxDistance the most letters that may be wrong
 */
export function nearestNames(mistyped: string, names: readonly string[], maxDistance = Math.max(1, Math.floor(mistyped.length / 3))): string[] {
  const lowerCase = mistyped.toLowerCase();
  // A name whose length differs by more than that is too different.
  const candidates = mistyped.length > MAX_LENGTH ? [] : names.filter(({ length }) => Math.abs(length - mistyped.length) <= maxDistance);
  const near = candidates
    .map((name) => ({ name, distance: distance(lowerCase, name.toLowerCase()) }))
    .filter((candidate) => candidate.distance <= maxDistance)
    .sort((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1));
  return near.filter((candidate) => candidate.distance === near[0].distance).map(({ name }) => name);
}

/**
 * The names nearest to an unknown field of a map that may have other fields. Most of these are not misspelled, so fewer letters may be wrong,
 * and none in a name of three letters: "gid" is not a misspelled "uid".
 */
export function nearestFields(field: string, known: readonly string[]): string[] {
  return nearestNames(field, known, Math.floor(field.length / 4));
}

/** What to write instead of an invalid quantity: the quantities that it was probably meant to be, or else an example. */
export function suggestQuantity(mistyped: unknown, example: string): string {
  return alternatives(similarQuantities(mistyped)) || example;
}

/** The fewest letters that count as the beginning of a name. */
const MIN_PREFIX_LENGTH = 3;

/** What an unknown name was probably meant to be: the nearest names, or else those that it begins; none if nothing is similar. */
export function similarNames(mistyped: unknown, known: readonly string[]): readonly string[] {
  if (typeof mistyped !== 'string') {
    return [];
  }
  const near = nearestNames(mistyped, known);
  return near.length > 0 || mistyped.length < MIN_PREFIX_LENGTH ? near : known.filter((name) => name.startsWith(mistyped));
}

/** The numbers in a name. A name with other numbers is that of another thing: "vlan-11" is not a misspelt "vlan-10". */
export function numbersIn(name: string): string {
  return (name.match(/\d+/g) ?? []).join();
}

/** The names with the same numbers. */
export function withNumbersOf(name: string, names: readonly string[]): string[] {
  const numbers = numbersIn(name);
  return names.filter((other) => numbersIn(other) === numbers);
}

/** Shorter words are often similar on purpose: "lan" and "wan", or "root" and "boot" with another letter. */
const MIN_WORD_LENGTH = 4;
const MIN_LENGTH_WITH_ANOTHER_LETTER = 6;

/** Among more names than this, some are similar anyway, and comparing all of them takes too long. */
const MAX_COMPARED = 200;

/**
 * The names that one which may be right was probably meant to be: those that differ in a hyphen, or in one letter in a way in which names rarely
 * differ on purpose. None if there are more than 200 names.
 */
export function misspellingsOf(name: string, names: readonly string[]): string[] {
  const candidates = names.length > MAX_COMPARED ? [] : withNumbersOf(name, names).filter((other) => name !== other);
  return nearestNames(name, candidates, 1).filter((other) => isMisspelt(name, other));
}

function isMisspelt(name: string, other: string): boolean {
  const [words, others] = [name, other].map((each) => each.split('-'));
  return words.length === others.length
    ? words.every((word, index) => word === others[index] || isMisspeltWord(word, others[index]))
    : words.join('') === others.join('');
}

/** The ends of words differ on purpose, and so do dots: "tenanta" and "tenantb", "http" and "https", "rhel.9" and "rhel9". */
function isMisspeltWord(word: string, other: string): boolean {
  const hasOtherEnd = word.startsWith(other) || other.startsWith(word) || word.slice(0, -1) === other.slice(0, -1);
  const hasOtherDots = word.replaceAll('.', '') === other.replaceAll('.', '');
  const isSwapped = [...word].sort().join('') === [...other].sort().join('');
  const minLength = word.length === other.length && !isSwapped ? MIN_LENGTH_WITH_ANOTHER_LETTER : MIN_WORD_LENGTH;
  return !hasOtherEnd && !hasOtherDots && word.length >= minLength;
}

/** What to write instead of an unknown name: the names that it was probably meant to be, or else all known ones. */
export function suggestNames(mistyped: unknown, known: readonly string[]): string {
  const likely = similarNames(mistyped, known);
  return alternatives(likely.length > 0 ? likely : known);
}

/** The choice between names, as a message offers it: `"a" or "b"`. */
export function alternatives(names: readonly unknown[]): string {
  return names.map((name) => JSON.stringify(name)).join(' or ');
}

/** How many characters to insert, delete, replace or swap with their neighbor to turn one string into the other. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = last[column - 1] + (one[row - 1] === other[column - 1] ? 0 : 1);
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1] ? beforeLast[column - 2] + 1 : Infinity;
      current.push(Math.min(last[column] + 1, current[column - 1] + 1, replaced, swapped));
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length];
}

/**
 * The field with the same letters as a name, if there is one: `cloudinit` or `cloud_init` for `cloudInit`. In Python, dictionaries inside
 * lists keep the names as they are written; everywhere else the names of fields are translated.
 */
export function findOtherSpelling(name: string, fields: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  return fields.find((field) => lettersOf(field) === letters && field !== name);
}

function lettersOf(name: string): string {
  return name.replace(/[-_]/g, '').toLowerCase();
}
