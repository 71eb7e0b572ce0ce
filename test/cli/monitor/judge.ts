// Prometheus as the judge of metrics: its parser, its writer and its linter.
import { spawnSync } from 'child_process';
import { join } from 'path';

const GO = { CGO_ENABLED: '0', GOFLAGS: '-mod=readonly -buildvcs=false -trimpath' };

/** Go compiles the judge the first time, which takes a while. */
export const TIMEOUT = 600_000;

/** What Prometheus has to say of metrics. */
export interface Verdict {
  /** What it read, as it writes it itself. */
  readonly text: string;
  readonly problems: ReadonlyArray<{ readonly Metric: string; readonly Text: string }> | null;
}

export function verdict(metrics: string): Verdict {
  const { stdout, stderr } = spawnSync('go', ['run', '.'], {
    cwd: join(__dirname, '../../plane/metrics'), env: { ...process.env, ...GO }, input: metrics, encoding: 'utf8',
  });
  expect(stderr.replace(/^go: downloading .*\n/gm, '')).toBe('');
  return JSON.parse(stdout);
}
