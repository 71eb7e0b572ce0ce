// Metrics and histograms in Prometheus' text format, version 0.0.4.
import type { Texts } from '../../plain-data/plain-data';

/** One line: a current value. */
export interface Sample {
  /** The suffix of a histogram's name, such as `_bucket`. */
  readonly suffix?: string;
  readonly labels?: Texts;
  readonly value: number;
}

/** A metric with all of its values. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** The text of the metrics. Metrics without values are left out. */
export function exposition(metrics: readonly Metric[]): string {
  return metrics.filter(({ samples }) => samples.length > 0).flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${escaped(help)}\n`,
    `# TYPE ${name} ${type}\n`,
    ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelsText(labels)} ${numberText(value)}\n`),
  ]).join('');
}

function labelsText(labels: Texts): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value).replace(/"/g, '\\"')}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');
}

function numberText(value: number): string {
  return String(value).replace('Infinity', 'Inf').replace(/^Inf/, '+Inf');
}

interface Series {
  readonly labels: Texts;
  /** The number of values up to each bound. */
  readonly counts: number[];
  sum: number;
  count: number;
}

export class Histogram {
  private readonly series = new Map<string, Series>();

  /** @param bounds in ascending order */
  constructor(private readonly bounds: readonly number[]) {}

  observe(labels: Texts, value: number): void {
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
        suffix: '_bucket', labels: { ...labels, le: numberText(bound) }, value: counts[index] ?? count,
      })),
      { suffix: '_sum', labels, value: sum },
      { suffix: '_count', labels, value: count },
    ]);
  }
}
