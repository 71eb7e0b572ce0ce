// The copies of a repository's files: they must not stay behind if a build is interrupted, and need a folder that can be written.
import { spawn, spawnSync } from 'child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { delimiter, join } from 'path';
import { buildCommand } from '../../built-command';
import { until } from '../../plane/until';

const scratch = mkdtempSync(join(tmpdir(), 'interrupted-'));
const [command, programs, repository] = ['main.js', 'programs', 'repository'].map((name) => join(scratch, name));

beforeAll(() => {
  buildCommand(command);
  [programs, repository].forEach((folder) => mkdirSync(folder));
  writeFileSync(join(programs, 'kustomize'), '#!/bin/sh\n: > "$TMPDIR/started"\nexec /bin/sleep 30\n', { mode: 0o755 });
  writeFileSync(join(repository, 'kustomization.yaml'), 'resources: [web.yaml]\n');
  writeFileSync(join(repository, 'web.yaml'), 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web}\n');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends it at once, and leaves no files behind', async (signal) => {
  const temporary = mkdtempSync(join(scratch, 'temporary-'));
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, TMPDIR: temporary };
  const running = spawn(process.execPath, [command, 'validate', repository], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => running.once('exit', (_, by) => resolve(by)));
  await until('the build to start', () => existsSync(join(temporary, 'started')));
  running.kill(signal);
  expect(await ended).toBe(signal);
  expect(readdirSync(temporary)).toEqual(['started']);
});

test.each(['validate', 'graph', 'diff'])('%s fails as with a wrong path, not as with a refused manifest, without a folder for them', (verb) => {
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, TMPDIR: join(scratch, 'nowhere') };
  const args = [verb, repository, ...verb === 'diff' ? ['--against', repository] : []];
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { env, encoding: 'utf8' });
  const message = `error: the folder for temporary files, ${JSON.stringify(env.TMPDIR)}, cannot be written (ENOENT): set TMPDIR, or TEMP on Windows, to one that can\n`;
  expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
});
