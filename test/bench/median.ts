// A benchmark's figure for its rounds: the median, which a busy moment in one round does not affect.

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}
