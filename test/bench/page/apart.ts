// Moves labels apart so that they do not overlap, and as little as possible.

/** Labels that touch each other, and the mean of the positions at which they should begin. */
interface Crowd {
  readonly begins: number;
  readonly places: readonly number[];
}

/** Heights as close as possible to the wanted ones, in the same order, each at least `gap` from the next. */
export function apart(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, place) => place).sort((one, other) => wanted[one] - wanted[other]);
  const crowds = order.reduce((earlier: readonly Crowd[], place, index) =>
    // Subtracting the gaps before each label turns overlapping labels into labels out of order.
    joined(earlier, { begins: wanted[place] - index * gap, places: [place] }), []);
  const heights = [...wanted];
  crowds.flatMap(({ begins, places }) => places.map((place) => ({ begins, place })))
    .forEach(({ begins, place }, index) => heights[place] = Math.round((begins + index * gap) * 10) / 10);
  return heights;
}

/** Merges the last crowd into the one before, at their mean position, until no two overlap. */
function joined(earlier: readonly Crowd[], last: Crowd): readonly Crowd[] {
  const before = earlier.at(-1);
  if (before === undefined || before.begins <= last.begins) {
    return [...earlier, last];
  }
  const places = [...before.places, ...last.places];
  const begins = (before.begins * before.places.length + last.begins * last.places.length) / places.length;
  return joined(earlier.slice(0, -1), { begins, places });
}
