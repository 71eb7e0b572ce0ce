// The report for GitLab's widget of code quality, which the page on pipelines makes from the findings.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parse } from 'yaml';
import { runScript } from './composite-action';
import { REFUSED } from './manifests';
import { ROOT } from './repository';
import { buildCommand } from '../built-command';
import { testWith } from '../optional-tool';

const home = mkdtempSync(join(tmpdir(), 'code-quality-'));
const page = readFileSync(join(ROOT, 'docs/pipelines.md'), 'utf8');
const { 'kubevirt-quality': { script, artifacts } } = parse(/^kubevirt-quality:\n(?:  .*\n)+/m.exec(page)![0]);

beforeAll(() => buildCommand(join(home, 'main.js')));

testWith('jq')('has what GitLab requires of each finding, and the job ends as the check does', async () => {
  mkdirSync(join(home, 'dist'));
  writeFileSync(join(home, 'dist/machines.yaml'), `${REFUSED['machines.yaml']}---\n{\n`);
  const { status, log } = await runScript(script.join('\n').replace('npx cdk8s-kubevirt', `${process.execPath} main.js`), home, process.env);
  expect([status, log]).toEqual([1, expect.stringContaining('1 object checked')]);
  const report = JSON.parse(readFileSync(join(home, artifacts.reports.codequality), 'utf8'));
  const place = (begin: unknown) => ({ path: 'dist/machines.yaml', lines: { begin } });
  const of = (check_name: string, severity: string, line: unknown = expect.any(Number)) => (
    { description: expect.any(String), check_name, severity, fingerprint: expect.stringMatching(/^[\w+/]+=*$/), location: place(line) }
  );
  expect(report).toEqual([of('readable', 'major'), of('disk-bus-possible', 'major', 8), of('container-disk-for-data', 'minor', 9)]);
  expect(new Set(report.map(({ fingerprint }: any) => fingerprint)).size).toBe(report.length);
});
