// Prometheus as the judge of metrics: its parser, its writer and its linter.
import { answerOf } from '../../plane/go';

/** What Prometheus reports about metrics. */
export interface Verdict {
  /** What it read, in its own format. */
  readonly text: string;
  readonly problems: ReadonlyArray<{ readonly Metric: string; readonly Text: string }> | null;
}

export function verdict(metrics: string): Verdict {
  return answerOf('metrics', '.', metrics);
}
