// How long something took, counted by how long: a histogram of Prometheus, with one series for each value of a label.
import { Labels, Sample } from './exposition';

interface Series {
  readonly labels: Labels;
  /** How many took no longer than each bound. */
  readonly counts: number[];
  sum: number;
  count: number;
}

export class Histogram {
  private readonly series = new Map<string, Series>();

  /** @param bounds in ascending order */
  constructor(private readonly bounds: readonly number[]) {}

  observe(labels: Labels, value: number): void {
    const key = JSON.stringify(labels);
    const series = this.series.get(key) ?? { labels, counts: this.bounds.map(() => 0), sum: 0, count: 0 };
    this.series.set(key, series);
    this.bounds.forEach((bound, index) => series.counts[index] += value <= bound ? 1 : 0);
    series.sum += value;
    series.count += 1;
  }

  samples(): Sample[] {
    return [...this.series.values()].flatMap(({ labels, counts, sum, count }) => [
      ...[...this.bounds, Infinity].map((bound, index): Sample => ({
        suffix: '_bucket', labels: { ...labels, le: bound === Infinity ? '+Inf' : String(bound) }, value: counts[index] ?? count,
      })),
      { suffix: '_sum', labels, value: sum },
      { suffix: '_count', labels, value: count },
    ]);
  }
}
