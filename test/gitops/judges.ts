// Argo CD and Flux as judges of objects' health. One process judges everything that it is given.
import { spawnSync } from 'child_process';
import { join } from 'path';
import { HEALTH_CHECKS } from '../../src/gitops/health-checks';

const GO = { CGO_ENABLED: '0', GOFLAGS: '-mod=readonly -buildvcs=false -trimpath' };

/** A tool's verdict on an object, or the error that it would report instead. */
export interface Verdict {
  readonly status?: string;
  readonly message?: string;
  readonly error?: string;
}

/** Each tool's verdict on an object. */
export interface Verdicts {
  readonly argoCd: Verdict;
  readonly flux: Verdict;
}

/** Go compiles the judges on the first run, which takes a while. */
export const TIMEOUT = 600_000;

/** How healthy the tools consider objects to be by the library's checks. */
export function verdicts(objects: readonly object[]): Verdicts[] {
  const { stdout, stderr } = spawnSync('go', ['run', './verdicts'], {
    cwd: join(__dirname, '../plane/gitops'),
    env: { ...process.env, ...GO },
    input: JSON.stringify({ checks: HEALTH_CHECKS, objects }),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(stderr.replace(/^go: downloading .*\n/gm, '')).toBe('');
  return JSON.parse(stdout);
}
