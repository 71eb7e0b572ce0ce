// Metrics as Prometheus reads them: its text format, version 0.0.4.

/** What a metric is about. */
export interface Labels {
  readonly [name: string]: string;
}

/** One line: a value at this moment. */
export interface Sample {
  /** What a histogram's names end in, such as `_bucket`. */
  readonly suffix?: string;
  readonly labels?: Labels;
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

/** The text; a metric without values is left out. */
export function exposition(metrics: readonly Metric[]): string {
  return metrics.filter(({ samples }) => samples.length > 0).flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${escaped(help)}\n`,
    `# TYPE ${name} ${type}\n`,
    ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${braces(labels)} ${number(value)}\n`),
  ]).join('');
}

function braces(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value).replace(/"/g, '\\"')}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');
}

function number(value: number): string {
  return String(value).replace('Infinity', 'Inf').replace(/^Inf/, '+Inf');
}
