// The figure that a benchmark gives of its rounds: what a busy moment did to one of them does not show.

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}
