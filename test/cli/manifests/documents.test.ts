import { execFileSync } from 'child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import { UsageError } from '../../../src/cli/command-line/usage-error';
import { readDocuments, streamInput } from '../../../src/cli/manifests/documents';

const folder = () => mkdtempSync(join(tmpdir(), 'input-'));

function files(texts: { readonly [name: string]: string }): string {
  const path = folder();
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}

const read = (path: string) => readDocuments([path]).map(({ value, where }) => [value, where.replaceAll(`${path}/`, '')]);

test('a folder stands for its YAML files in order, each document with its line', () => {
  expect(read(files({ 'b.yml': 'b: 1', 'a.yaml': 'a: 1\n---\na: 2\n', 'c.txt': 'c: 1' }))).toEqual([[{ a: 1 }, 'a.yaml:1'], [{ a: 2 }, 'a.yaml:3'], [{ b: 1 }, 'b.yml:1']]);
});

test('a folder includes its subfolders, but nothing hidden, nothing installed, and not cdk8s.yaml', () => {
  const path = files({ 'web/cdk8s.yaml': 'app: node main.js', 'web/a.YAML': 'a: 1', 'web/db/b.yml': 'b: 1', '.git/c.yaml': 'c: 1', 'node_modules/d/d.yaml': 'd: 1' });
  expect(read(path)).toEqual([[{ a: 1 }, 'web/a.YAML:1'], [{ b: 1 }, 'web/db/b.yml:1']]);
});

test('a manifest that is called cdk8s.yaml is included', () => {
  expect(read(files({ 'cdk8s.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\n' }))).toEqual([
    [{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'app' } }, 'cdk8s.yaml:1'],
  ]);
});

test('placeholders need no quotes', () => {
  expect(read(files({ 'a.yaml': 'a: {{A}}\n' }))).toEqual([[{ a: '{{A}}' }, 'a.yaml:1']]);
});

test('a List stands for its items, each as it was written', () => {
  const item = (name: string) => `{apiVersion: v1, kind: ConfigMap, metadata: {name: ${name}, uid: u}, data: null}`;
  const list = (...items: string[]) => `{apiVersion: v1, kind: List, metadata: {resourceVersion: ""}, items: [${items.join(', ')}]}`;
  const written = (name: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name } });
  expect(read(files({ 'a.yaml': list(item('a'), list(item('b'))) }))).toEqual([
    [written('a'), 'a.yaml:1'],
    [written('b'), 'a.yaml:1'],
  ]);
  const typed = `apiVersion: kubevirt.io/v1\nkind: VirtualMachineList\nitems:\n- ${item('a')}\n- ${item('b')}\n`;
  expect(read(files({ 'a.yaml': typed }))).toEqual([[written('a'), 'a.yaml:4'], [written('b'), 'a.yaml:5']]);
});

test('items of two Lists can be read again in turns, and each List is parsed once', () => {
  const list = `apiVersion: v1\nkind: List\nitems:\n${'- {apiVersion: v1, kind: ConfigMap, metadata: {name: a}}\n'.repeat(2)}`;
  const documents = [...streamInput([files({ 'a.yaml': list, 'b.yaml': list })]).documents];
  const again = () => documents.map(({ reread }) => reread!());
  const [first] = again();
  expect(first).toMatchObject({ value: { metadata: { name: 'a' } } });
  expect(again()[0]).toBe(first);
});

test('a file that is given twice is read once', () => {
  const path = files({ 'a.yaml': 'a: 1\n' });
  expect(readDocuments([path, join(path, 'a.yaml')])).toHaveLength(1);
});

test('missing files and folders without YAML are usage errors, reported at once before anything is read', () => {
  const path = files({ 'a.yaml': 'a: [' });
  const empty = folder();
  const refusal = () => readDocuments(['/nowhere.yaml', path, join(path, 'a.yaml', 'b'), empty]);
  expect(refusal).toThrow(UsageError);
  expect(refusal).toThrow(['/nowhere.yaml: no such file or folder', `${path}/a.yaml/b: no such file or folder`, `${empty}: has no manifests of type .yaml or .json`].join('\n'));
});

test('a folder of Terraform is refused with a way to get the manifests of its machines', () => {
  const refusal = (path: string) => () => readDocuments([path]);
  expect(refusal(files({ 'modules/vm/main.tf': '', 'README.md': '' }))).toThrow(/has no manifests of type \.yaml or \.json: .*kubectl get vm NAME -o yaml > NAME\.yaml, see https:.*start\/from-a-cluster\.md$/);
  const file = join(files({ 'main.tf': 'resource "kubevirt_virtual_machine" "web" {}\n' }), 'main.tf');
  expect(refusal(file)).toThrow(`${file}: is not YAML but Terraform: for a machine that Terraform made, read it from the cluster, kubectl get vm NAME -o yaml > NAME.yaml, see https:`);
  expect(refusal(files({ 'vm.json': '{}' }))).toThrow('has no manifests of type .yaml or .json: give files of another type by name');
});

describe('in a folder', () => {
  const path = files({ 'a.yaml': 'a: 1\n', 'below/b.yaml': 'b: 1\n', 'c.txt': 'c: 1\n' });
  symlinkSync(join(path, 'c.txt'), join(path, 'c.yaml'));
  symlinkSync(path, join(path, 'below', 'again'));
  symlinkSync('/dev/zero', join(path, 'no-yaml'));

  test('links to files are read, and links to folders are ignored', () => {
    expect(read(path)).toEqual([[{ a: 1 }, 'a.yaml:1'], [{ b: 1 }, 'below/b.yaml:1'], [{ c: 1 }, 'c.yaml:1']]);
  });

  test('broken links, devices and pipes with the name of a YAML file are reported without being read', () => {
    const odd = files({ 'a.yaml': 'a: 1\n', 'below/b.yaml': 'b: 1\n' });
    symlinkSync('/dev/zero', join(odd, 'below', 'zero.yaml'));
    symlinkSync(odd, join(odd, 'folder.yml'));
    execFileSync('mkfifo', [join(odd, 'pipe.yaml')]);
    expect(() => read(odd)).toThrow(['below/zero.yaml', 'folder.yml', 'pipe.yaml'].map((name) => `${odd}/${name}: is not a file: give it by name, or take it out of the folder`).join('\n'));
    const broken = files({ 'a.yaml': 'a: 1\n' });
    symlinkSync('/nowhere', join(broken, 'b.yaml'));
    expect(() => read(broken)).toThrow(`${broken}/b.yaml: no such file or folder`);
  });
});

test('JSON in a folder is read if it is an object or a List, as kubectl and Argo CD do, and configuration of programs is not', () => {
  const path = files({
    'List.JSON': '{"apiVersion": "v1", "kind": "List", "items": [{"a": 1}, {"b": 1}]}\n',
    'below/vm.json': '\ufeff{"apiVersion": "v1", "kind": "Service"}',
    'package.json': '{"name": "a", "kind": "b"}',
    'tsconfig.json': '{"compilerOptions": {}, /* or */ "kind": "b"}',
    'dashboard.json': '{"kind": {}, "apiVersion": "v1"}',
    'operations.json': '[{"apiVersion": "v1", "kind": "Service"}]',
    'null.json': 'null',
    'empty.json': '',
  });
  symlinkSync('/dev/zero', join(path, 'zero.json'));
  symlinkSync('/nowhere', join(path, 'broken.json'));
  mkdirSync(join(path, 'folder.json'));
  expect(read(path)).toEqual([[{ a: 1 }, 'List.JSON:1'], [{ b: 1 }, 'List.JSON:1'], [{ apiVersion: 'v1', kind: 'Service' }, 'below/vm.json:1']]);
});

test('JSON in a folder that cannot be read is refused as YAML is, since apply with --prune would delete its objects', () => {
  const path = files({ 'a.yaml': 'a: 1\n' });
  ['b.yaml', 'c.json'].forEach((name) => writeFileSync(join(path, name), Buffer.from([0xff, 0xfe, 0, 0])));
  expect(() => read(path)).toThrow(['b.yaml', 'c.json'].map((name) => `${path}/${name}: is UTF-32: save it as UTF-8`).join('\n'));
});

test('UTF-16 files are read, each document with its line', () => {
  const path = files({ 'a.yaml': 'a: 1\n' });
  writeFileSync(join(path, 'b.yaml'), Buffer.from('\ufeffb: ü\n---\nb: {{NAME}}\n', 'utf16le'));
  expect(read(path)).toEqual([[{ a: 1 }, 'a.yaml:1'], [{ b: 'ü' }, 'b.yaml:1'], [{ b: '{{NAME}}' }, 'b.yaml:3']]);
});

test('empty files and broken YAML are mistakes, reported at once', () => {
  const broken = files({ 'bad.yml': 'a: 1\na: 2\n', 'empty.yaml': '# nothing\n' });
  expect(() => readDocuments([broken])).toThrow(`${broken}/bad.yml:2:1: duplicate key "a": keep one of them\n${broken}/empty.yaml: has no documents: write at least one`);
});

test('an empty file in a folder is ignored if others have documents, as with a chart without objects', () => {
  expect(read(files({ 'a.yaml': 'a: 1', 'b.k8s.yaml': '', 'c.yaml': '# nothing yet\n' }))).toEqual([[{ a: 1 }, 'a.yaml:1']]);
  const path = files({ 'a.yaml': 'a: 1', 'b.yaml': '' });
  expect(() => readDocuments([join(path, 'a.yaml'), join(path, 'b.yaml')])).toThrow('b.yaml: has no documents');
  expect(() => read(files({ 'b.yaml': '' }))).toThrow('b.yaml: has no documents: write at least one');
});
