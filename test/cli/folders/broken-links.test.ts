import { spawnSync } from 'child_process';
import { mkdtempSync, symlinkSync } from 'fs';
import { join } from 'path';
import { command, folder } from '../repository/run-verb';
import { TOOLS, writeTree } from '../repository/trees';

/** What a command prints in a folder with a machine and some links. */
function run(links: { readonly [path: string]: string }, args: readonly string[]) {
  const root = mkdtempSync(join(folder, 'link-'));
  writeTree(root, { 'a/vm.yaml': TOOLS['machines/vm.yaml'] });
  Object.entries(links).forEach(([path, target]) => symlinkSync(target, join(root, 'a', path)));
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr: stderr.split('\n').filter((line) => line !== '' && !line.startsWith('warning')) };
}

test('links to nothing and to themselves are noted, and the other files are checked', () => {
  const links = { 'b.yaml': 'nowhere.yaml', 'c.yaml': 'c.yaml', 'Chart.yaml': 'nowhere.yaml', 'kustomization.yaml': 'nowhere.yaml' };
  expect(run(links, ['validate', 'a'])).toEqual({
    status: 0,
    stdout: '',
    stderr: ['note: skipped, since they are not Kubernetes objects: 4 broken links', expect.stringMatching(/^1 object checked/)],
  });
});

test('they are violations with --strict, each with its place', () => {
  expect(run({ 'b.yaml': 'nowhere.yaml' }, ['validate', 'a', '--strict'])).toMatchObject({
    status: 1, stdout: 'a/b.yaml:1: is not a Kubernetes object but a broken link: take it out of the folder, or leave out --strict\n',
  });
});

test('a comparison claims nothing about their objects', () => {
  const { status, stderr } = run({ 'b.yaml': 'nowhere.yaml' }, ['diff', 'a', '--against', 'a/vm.yaml']);
  expect([status, stderr.at(-1)]).toEqual([2, 'error: a/b.yaml:1: is not a Kubernetes object but a broken link: take it out of the folder']);
});

test('a broken link that is given by name cannot be read', () => {
  const { status, stderr } = run({ 'b.yaml': 'nowhere.yaml' }, ['validate', 'a/b.yaml']);
  expect([status, stderr]).toEqual([2, ['error: a/b.yaml: no such file or folder']]);
});
