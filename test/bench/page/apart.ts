// Where labels stand that keep clear of each other, and near to what they are about.

/** Places that stand together, and the middle of where they would begin. */
interface Crowd {
  readonly begins: number;
  readonly places: readonly number[];
}

/** Heights as near as can be to those wanted, in their order, each at least a gap from the next. */
export function apart(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, place) => place).sort((one, other) => wanted[one] - wanted[other]);
  const crowds = order.reduce((earlier: readonly Crowd[], place, index) =>
    // With the gaps before it taken off, what is too near to the one before comes out of order.
    joined(earlier, { begins: wanted[place] - index * gap, places: [place] }), []);
  const heights = [...wanted];
  crowds.flatMap(({ begins, places }) => places.map((place) => ({ begins, place })))
    .forEach(({ begins, place }, index) => heights[place] = Math.round((begins + index * gap) * 10) / 10);
  return heights;
}

/** Crowds in order: the last ones become one, in their middle, for as long as they are not. */
function joined(earlier: readonly Crowd[], last: Crowd): readonly Crowd[] {
  const before = earlier.at(-1);
  if (before === undefined || before.begins <= last.begins) {
    return [...earlier, last];
  }
  const places = [...before.places, ...last.places];
  const begins = (before.begins * before.places.length + last.begins * last.places.length) / places.length;
  return joined(earlier.slice(0, -1), { begins, places });
}
