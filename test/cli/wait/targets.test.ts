import { mkdirSync, mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { UsageError } from '../../../src/cli/command-line/usage-error';
import { parseTargets } from '../../../src/cli/wait/targets';

const named = (...args: string[]) => parseTargets(args, {}).named.map(({ kind: { kind }, name }) => `${kind}/${name}`);

test.each(['web', 'vm/web', 'vms/web', 'VM/web', 'virtualmachine/web', 'virtualmachines/web', 'virtualmachines.kubevirt.io/web'])('%s is a machine', (arg) => {
  expect(named(arg)).toEqual(['VirtualMachine/web']);
});

test('an existing path takes precedence over a machine of that name', () => {
  const { input, named: objects } = parseTargets(['examples', 'web'], {});
  expect([input, objects.map(({ name }) => name)]).toEqual([expect.anything(), ['web']]);
});

test('a manifest in a folder that is named like a type is read', () => {
  const from = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), 'types-')));
  try {
    mkdirSync('vm');
    writeFileSync('vm/web.yaml', '');
    const { input, named: objects } = parseTargets(['vm/web.yaml', 'vm/db'], {});
    expect([input, objects.map(({ name }) => name)]).toEqual([expect.anything(), ['db']]);
  } finally {
    process.chdir(from);
  }
});

test('types and names may be mixed with manifests', () => {
  const { input, named: objects } = parseTargets(['dv/disk', 'examples/kubermatic-pool/vm.yaml', 'pvc/disk'], {});
  expect([objects.map(({ kind: { kind } }) => kind), [...input!.documents].map(({ value }) => value.kind)]).toEqual([['DataVolume', 'PersistentVolumeClaim'], expect.arrayContaining(['VirtualMachine'])]);
});

test('all objects of a type, or all machines, may be selected', () => {
  const kinds = (args: string[], options: object) => parseTargets(args, options).kinds.map(({ kind }) => kind);
  expect([kinds([], { all: true }), kinds(['pvc', 'dv'], { selector: 'a=b' })]).toEqual([['VirtualMachine'], ['PersistentVolumeClaim', 'DataVolume']]);
});

test.each<[string[], object, RegExp]>([
  [[], {}, /^name what to wait for: files or folders of manifests, TYPE\/NAME such as vm\/web, or --all$/],
  [['vm'], {}, /^"vm" is a type: write vm\/NAME, or add --all for all of them$/],
  [['vm/'], {}, /^"vm\/" is a type: write vm\/NAME, or add --all for all of them$/],
  [['shop/web'], {}, /^"shop\/web" is neither a path nor TYPE\/NAME: write vm\/web --namespace shop for the machine$/],
  [['secret/foo', 'Service/web'], {}, /^"secret\/foo" is of a kind without a state: write its manifest, which is waited for until it exists\n"Service\/web" is of a kind without a state: .*$/],
  [['vmz/web'], {}, /^"vmz\/web" is neither a path nor an object that can be waited for: write vm\/web/],
  [['vm/Web_1'], {}, /^"vm\/Web_1" has an invalid name: write at most 253 lower-case letters/],
  [['Web', 'vm', 'vmz/db'], {}, /^"vm" is a type: .*\n"vmz\/db" is neither .*$/],
  [['Web'], {}, /^Web: no such file or folder$/],
  [['web', 'vm', 'db'], { all: true }, /^"web" is not a type: .*\n"db" is not a type: .*$/],
  [['web'], { all: true }, /^"web" is not a type: with --all, write types such as vm/],
  [['nowhere.yaml'], {}, /^nowhere\.yaml: no such file or folder$/],
  [['vm/nowhere.yaml'], {}, /^vm\/nowhere\.yaml: no such file or folder$/],
])('%j with %j is refused', (args, options, message) => {
  expect(() => parseTargets(args, options)).toThrow(UsageError);
  expect(() => parseTargets(args, options)).toThrow(message);
});
