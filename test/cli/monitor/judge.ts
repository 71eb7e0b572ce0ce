// Prometheus as the judge of metrics: its parser, its writer and its linter.
import { spawnSync } from 'child_process';
import { join } from 'path';

const GO = { CGO_ENABLED: '0', GOFLAGS: '-mod=readonly -buildvcs=false -trimpath' };

/** The first run compiles the judge, which takes a while. */
export const TIMEOUT = 600_000;

/** What Prometheus reports about metrics. */
export interface Verdict {
  /** What it read, in its own format. */
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
