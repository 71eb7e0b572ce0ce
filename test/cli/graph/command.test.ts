import { spawnSync } from 'child_process';
import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { buildCommand } from '../../built-command';

const folder = mkdtempSync(join(tmpdir(), 'graph-'));
const command = join(folder, 'main.js');

beforeAll(() => buildCommand(command));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const machine = (metadata: string, kind = 'VirtualMachine') => `apiVersion: kubevirt.io/v1\nkind: ${kind}\nmetadata: ${metadata}\n`;

test.each(['mermaid', 'svg'])('in %s an object whose kind, name or namespace is no text is not drawn, and all of them are told', (output) => {
  const input = [machine('{name: web}'), machine('{name: 7, namespace: 8}'), machine('{name: {a: b}}'), machine('{name: a}', '[VirtualMachine]')].join('---\n');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'graph', '-', '-o', output], { cwd: folder, input, encoding: 'utf8' });
  const advice = 'is not right here: write a string, in quotes where YAML reads it as something else';
  expect([status, stdout, stderr.split('\n')]).toEqual([1, expect.stringContaining('web'), [
    `error: not drawn: stdin:7: metadata.name: 7 ${advice}`,
    `error: not drawn: stdin:7: metadata.namespace: 8 ${advice}`,
    expect.stringMatching(/^error: not drawn: stdin:11: metadata\.name: .* write a string/),
    expect.stringMatching(/^error: not drawn: stdin:14: kind: .* write a string/),
    '',
  ]]);
});
