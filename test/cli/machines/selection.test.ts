import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { UsageError } from '../../../src/cli/command-line/usage-error';
import { requireSelection, selectedMachines, parseSelection } from '../../../src/cli/machines/selection';
import { json, serve } from '../cluster/http-server';

test.each([
  ['web', ['web'], []],
  ['vm/web', ['web'], []],
  ['VirtualMachine/web', ['web'], []],
  ['virtualmachines.kubevirt.io/web', ['web'], []],
  ['-', [], ['-']],
  ['.', [], ['.']],
  ['./dist', [], ['./dist']],
  ['src/web', [], ['src/web']],
  ['web.yaml', [], ['web.yaml']],
  ['web.v1', ['web.v1'], []],
])('%s is a name or a path', (arg, names, paths) => {
  expect(parseSelection([arg], {})).toMatchObject({ names, paths });
});

test.each<[string, () => unknown, string]>([
  ['names and labels', () => parseSelection(['web'], { selector: 'a=b' }), 'names or paths and --selector exclude each other: write one of them'],
  ['labels and all', () => parseSelection([], { selector: 'a=b', all: true }), '--selector and --all exclude each other: write one of them'],
  ['names with their namespaces', () => parseSelection(['shop/web', './src', 'shop/web.yaml'], {}), '"shop/web" is no file or folder: write web --namespace shop for the machine'],
  ['names in all namespaces', () => parseSelection(['web'], { allNamespaces: true }), '--all-namespaces does not go with names: write --namespace and one namespace'],
  ['names that no object may have', () => parseSelection(['Web', 'vm/a b', 'web'], {}), ['"Web"', '"a b"'].map((name) => (
    `${name} is the name of no machine: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"`
  )).join('\n')],
  ['nothing', () => requireSelection([], {}), 'no machine is given: write names, paths of manifests, --selector or --all'],
])('%s select no machines', (_, select, message) => {
  expect(select).toThrow(new UsageError(message));
});

const vm = (name: string, owner?: string) => ({ metadata: { name, namespace: 'default', ...owner && { ownerReferences: [{ kind: 'VirtualMachinePool', name: owner }] } } });

const asked = async (args: readonly string[]) => {
  const { cluster, close } = await serve((request, response) => {
    const [, name] = /virtualmachines\/([\w-]+)$/.exec(request.url!) ?? [];
    const there = [vm('web'), vm('crew-0', 'crew'), vm('other-0', 'other')];
    const found = there.find(({ metadata }) => metadata.name === name);
    json(response, name !== undefined && found === undefined ? 404 : 200, name === undefined ? { metadata: {}, items: there } : found ?? {});
  });
  return selectedMachines(cluster, parseSelection(args, {})).finally(close);
};

const manifests = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'selection-')), 'in.yaml');
  writeFileSync(file, text);
  return file;
};

test('manifests stand for their machines and for those of their pools, each once', async () => {
  const file = manifests([
    'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: web}',
    'apiVersion: pool.kubevirt.io/v1beta1\nkind: VirtualMachinePool\nmetadata: {name: crew}',
    'apiVersion: v1\nkind: Secret\nmetadata: {name: notes}',
  ].join('\n---\n'));
  expect((await asked(['vm/web', file])).map(({ metadata }) => metadata.name)).toEqual(['web', 'crew-0']);
});

test('manifests without machines are a mistake', async () => {
  const file = manifests('apiVersion: v1\nkind: Secret\nmetadata: {name: notes}');
  await expect(asked([file])).rejects.toThrow(`${file}: describes no machines: give the manifests of VirtualMachines or VirtualMachinePools`);
});

test('all names that no machine has are told at once, with those that are near', async () => {
  await expect(asked(['wbe', 'web', 'nothing-like-it'])).rejects.toThrow([
    'VirtualMachine "wbe" in namespace "default" is not there: write "web"',
    'VirtualMachine "nothing-like-it" in namespace "default" is not there: `cdk8s-kubevirt list -n default` names those that are',
  ].join('\n'));
});

test('a folder that is written like a name is told as the path that it is', async () => {
  // The project's own folder.
  await expect(asked(['src'])).rejects.toThrow('VirtualMachine "src" in namespace "default" is not there: write ./src for the manifests of that name');
});
