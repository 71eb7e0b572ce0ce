// Tests that need a program which may not be installed. They are skipped without it, but never in CI.
import { spawnSync } from 'child_process';
import { relative } from 'path';

export function testWith(program: string, version = '--version'): jest.It {
  if (spawnSync(program, [version]).error === undefined) {
    return test;
  }
  const advice = `the tests of ${relative(process.cwd(), expect.getState().testPath!)} that ${program} decides were not run: put it on PATH, as .ci/judges does`;
  if (process.env.CI === 'true') {
    throw new Error(`${program.toUpperCase()} MISSING: ${advice}`);
  }
  process.stderr.write(`${program.toUpperCase()} TESTS SKIPPED: ${advice}\n`);
  return test.skip;
}
