import { spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { all, claim, disk, machine, secret } from './texts';
import { buildCommand } from '../../built-command';
import { type Tree, writeTree } from '../repository/trees';

const home = mkdtempSync(join(tmpdir(), 'against-'));
const command = join(home, 'main.js');

beforeAll(() => buildCommand(command));

function diff(before: Tree, after: Tree, args: readonly string[] = []) {
  const folder = mkdtempSync(join(home, 'in-'));
  Object.entries({ before, after }).forEach(([name, tree]) => {
    mkdirSync(join(folder, name));
    writeTree(join(folder, name), tree);
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'diff', 'after', '--against', 'before', ...args], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('the effects of changes are reported, without a cluster', () => {
  const { status, stdout, stderr } = diff(all(machine('web', 1), claim('data', '1Gi')), all(machine('web', 2)));
  expect([status, stderr, stdout.split('\n').filter((line) => line.startsWith('! '))]).toEqual([1, '', [
    '! it needs a restart to apply spec.template.spec.domain.cpu.cores', '! it is deleted with its data',
  ]]);
});

test('objects are compared wherever they are, equal ones are not reported, and new ones come before removed ones', () => {
  const before = { 'a/web.yaml': machine('web', 1), 'b.yaml': claim('old', '1Gi') };
  expect(diff(before, { 'all.yaml': `${machine('web', 1)}---\n${claim('old', '1Gi')}` })).toEqual({ status: 0, stdout: '', stderr: '' });
  const { status, stdout } = diff(before, { 'all.yaml': `${machine('web', 1)}---\n${claim('new', '1Gi')}` });
  expect([status, stdout.split('\n').filter((line) => line.includes('would be'))]).toEqual([1, [
    'persistentvolumeclaim/new in namespace shop would be created', 'persistentvolumeclaim/old in namespace shop would be removed',
  ]]);
});

test('a folder without manifests has no objects', () => {
  expect(diff({}, {})).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(diff({ 'README.md': '' }, all(machine('web', 1))).status).toBe(1);
});

test('documents that are not objects are skipped, with a note', () => {
  expect(diff({ 'values.yaml': 'a: 1\n' }, { 'values.yaml': 'a: 2\n' })).toEqual({
    status: 0, stdout: '', stderr: 'note: before: skipped, since they are not Kubernetes objects: 1 other document\nnote: after: skipped, since they are not Kubernetes objects: 1 other document\n',
  });
});

test('neither values of Secrets nor apparent secrets elsewhere are printed', () => {
  const map = (value: string) => `{apiVersion: v1, kind: ConfigMap, metadata: {name: c}, data: {password: ${value}}}\n`;
  const [before, after] = ['hunter2-Old', 'hunter2-New'].map((value) => all(secret(value), map(value)));
  for (const args of [[], ['--output', 'markdown']]) {
    const { status, stdout } = diff(before, after, args);
    expect([status, stdout.match(/another secret/g)?.length, stdout]).toEqual([1, 2, expect.not.stringContaining('hunter2')]);
    expect(diff(before, {}, args).stdout + diff({}, after, args).stdout).not.toContain('hunter2');
  }
});

test('secrets are hidden wherever validate finds them, and values beside them are shown', () => {
  const [before, after] = ['oldHunter2', 'newHunter2'].map((value) => all(
    `{apiVersion: apps/v1, kind: Deployment, metadata: {name: d}, spec: {template: {spec: {containers: [{name: c, args: ["--password", ${value}, "-v=${value.slice(0, 3)}"], `
      + `env: [{name: DB_PASSWORD, value: ${value}}, {name: LEVEL, value: level-${value.slice(0, 3)}}]}]}}}}\n`,
    `{apiVersion: template.openshift.io/v1, kind: Template, metadata: {name: t}, objects: [{apiVersion: v1, kind: Secret, metadata: {name: s}, stringData: {userkey: ${value}}}]}\n`,
  ));
  const { status, stdout } = diff(before, after);
  expect([status, stdout]).toEqual([1, expect.not.stringContaining('Hunter2')]);
  expect(stdout).toContain('- spec.template.spec.containers[name="c"].env[name="LEVEL"].value: "level-old"\n+ spec.template.spec.containers[name="c"].env[name="LEVEL"].value: "level-new"');
  expect(stdout).toContain('- spec.template.spec.containers[name="c"].args[2]: "-v=old"');
  for (const text of [diff(before, after, ['--output', 'markdown']), diff({}, after), diff(before, {})].map((told) => told.stdout)) {
    expect(text).not.toContain('Hunter2');
  }
});

test('a comment has the counts, the effects and the fields', () => {
  const before = all(machine('web', 1), claim('data', '1Gi'), disk('root', 'http://a/1'));
  expect(diff(before, all(machine('web', 2), machine('db', 4), disk('root', 'http://a/1')), ['--output', 'markdown']).stdout).toMatchSnapshot();
  expect(diff(before, before, ['--output', 'markdown'])).toEqual({ status: 0, stdout: '### Manifests in `after`\n\nNothing changes.\n', stderr: '' });
});

test('nothing in the manifests becomes markup', () => {
  const evil = '"x`` </details><img src=x> @all\\n```\\n# y"';
  const map = (value: string) => `{apiVersion: v1, kind: Namespace, metadata: {name: ${evil}, namespace: ${evil}, labels: {a: ${value}}, annotations: {helm.sh/resource-policy: "keep,<b>*x*"}}}\n`;
  const { stdout } = diff(all(map('a'), machine('web', 1)), all(machine('web', 1)), ['--output', 'markdown']);
  expect(stdout).toMatchSnapshot();
  const fields = diff(all(map('a')), all(map(evil)), ['--output', 'markdown']).stdout;
  const [, fence] = /^(`+)diff$/m.exec(fields)!;
  expect(fields.split('\n').filter((line) => line === fence)).toHaveLength(1);
  expect(fields.split(`\n${fence}`)[1]).toContain('</details><img');
});

test('a comment has the fields of as many objects as it has room for', () => {
  const many = all(...Array.from({ length: 300 }, (_, index) => machine(`web-${index}`, 1)));
  const { stdout } = diff({}, many, ['--output', 'markdown']);
  expect(stdout.length).toBeLessThan(22_000);
  expect(stdout).toMatch(/^300 objects created\.$[^]*^The fields of \d+ more objects do not fit\.$/m);
});

test('a file that changes during the comparison is a failure, not a difference', () => {
  const folder = mkdtempSync(join(home, 'changing-'));
  ['before', 'after'].forEach((name, index) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'all.yaml'), Array.from({ length: 20 }, (_, each) => machine(`web-${each}`, 1 + index)).join('---\n'));
  });
  // Appends to the file once all its documents have been read twice, when the changes are being reported.
  writeFileSync(join(folder, 'writer.js'), `
    const fs = require('fs');
    const { openSync } = fs;
    let count = 0;
    fs.openSync = (path, ...others) => {
      if (String(path).endsWith('after/all.yaml') && (count += 1) === 25) {
        fs.appendFileSync(path, '# more');
      }
      return openSync(path, ...others);
    };`);
  const { status, stderr } = spawnSync(process.execPath, ['--require', join(folder, 'writer.js'), command, 'diff', 'after', '--against', 'before'], { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, 'error: after/all.yaml: was changed while it was read: run the same command again\n']);
});

test('standard input cannot be on both sides', () => {
  const { status, stderr } = spawnSync(process.execPath, [command, 'diff', '-', '--against', '-'], { input: machine('web', 1), encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, 'error: - is standard input, which is read once: the manifests and --against cannot share it, write a file for one of them\n']);
});

test('all mistakes are reported at once, with exit code 2', () => {
  const wrong = { 'a.yaml': `${machine('web', 1)}---\n${machine('web', 2)}`, 'b.yaml': '{apiVersion: v1, kind: ConfigMap, metadata: {}}\n---\n{kind: VirtualMachine}\n' };
  const { status: code, stdout, stderr: mistakes } = diff({}, wrong);
  expect([code, stdout, mistakes.split('\n')]).toEqual([2, '', [
    'error: after/b.yaml:1: has no metadata.name: write it as a string, or leave the document out',
    'error: after/b.yaml:3: has no apiVersion, no metadata.name: write it as a string, or leave the document out', '',
  ]]);
  expect(diff({}, { 'a.yaml': wrong['a.yaml'] }).stderr).toBe('error: after/a.yaml:3: VirtualMachine "web" differs from the one at after/a.yaml:1: '
    + 'give each its own name or namespace, or run the command on the manifests of each cluster separately\n');
  const { status, stderr } = diff({}, {}, ['before', '--prune', 'x', '--kubeconfig', 'x', '-n', 'x']);
  expect([status, stderr.split('\n')]).toEqual([2, [
    'error: --prune is for a cluster, and --against does not use one: leave out one of the two',
    'error: --kubeconfig is for a cluster, and --against does not use one: leave out one of the two',
    'error: --namespace is for a cluster, and --against does not use one: leave out one of the two',
    'error: 2 paths are given: write one, to compare with --against', '',
  ]]);
  expect(diff({}, {}, ['--against', 'nowhere'])).toMatchObject({ status: 2, stderr: 'error: nowhere: no such file or folder\n' });
});

test('folders of two clusters, with an object in both, are compared one by one', () => {
  expect(diff({}, { 'dev/db.yaml': machine('db', 1), 'prod/db.yaml': machine('db', 2) })).toEqual({
    status: 2,
    stdout: '',
    stderr: 'error: after/prod/db.yaml:1: VirtualMachine "db" differs from the one at after/dev/db.yaml:1: '
      + 'give each its own name or namespace, or run the command on the manifests of each cluster separately\n',
  });
});

test('a namespace that is not a string is reported with its line', () => {
  const { status, stderr } = diff(all(machine('web', 1)), all(machine('web', 1).replace('namespace: shop', 'namespace: 7')));
  expect([status, stderr]).toEqual([2, 'error: after/all.yaml:1: metadata.namespace: is not a string: write the name of a namespace\n']);
});
