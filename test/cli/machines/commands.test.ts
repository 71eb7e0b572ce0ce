// What `list` and `status` say where there is nothing to tell.
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Answer, ended, start, useCommand } from '../terminal/command-at-server';

jest.setTimeout(60_000);
useCommand();

const none: Answer = () => ({ body: { metadata: {}, items: [] } });

test.each([
  [['list'], ' in namespace "web"'],
  [['status'], ' in namespace "web"'],
  [['list', '-A'], ''],
  [['status', '-A'], ''],
])('%j names the namespace that has no machines', async (args, where) => {
  expect(await ended(start(args, none))).toEqual({ status: 0, stdout: '', stderr: `note: no machines were found${where}\n` });
});

test('a manifest without apiVersion is told with its line, and not as a bug', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'machines-')), 'web.yaml');
  writeFileSync(file, 'kind: VirtualMachine\nmetadata: {name: web}\n');
  expect(await ended(start(['list', file], none))).toEqual({
    status: 1, stdout: '', stderr: `error: ${file}:1: apiVersion is missing: write one such as "kubevirt.io/v1" for the VirtualMachine\n`,
  });
});
