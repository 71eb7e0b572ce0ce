// A kustomization is built in a copy. The objects are those that kustomize builds in the folder itself.
import { execFileSync, spawnSync } from 'child_process';
import { mkdirSync, symlinkSync } from 'fs';
import { join } from 'path';
import { loadAll } from 'js-yaml';
import { openRepository } from '../../../src/cli/repository/open-repository';
import { testWith } from '../../optional-tool';
import { VM, written } from '../repository/applied-trees';
import type { Tree } from '../repository/trees';

const withKustomize = testWith('kustomize', 'version');

const PATCH = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: web}\nspec: {runStrategy: Manual}\n';
const plugin = (kind: string, fields: object) => JSON.stringify({ apiVersion: 'builtin', kind, metadata: { name: 'plugin' }, ...fields });
const TARGET = { kind: 'VirtualMachine' };
const REPLACEMENT = '{source: {kind: VirtualMachine, name: web, fieldPath: metadata.name}, targets: [{select: {kind: VirtualMachine}, fieldPaths: [spec.template.metadata.labels.name], options: {create: true}}]}\n';

const TREES: readonly (readonly [title: string, tree: Tree])[] = [
  ['resources of a folder beside it', { 'all/kustomization.yaml': 'resources: [../base]\nnamePrefix: a-\n', 'base/kustomization.yaml': 'resources: [./vm.yaml]\n', 'base/vm.yaml': VM }],
  ['a component', { 'all/kustomization.yaml': 'resources: [vm.yaml]\ncomponents: [../more]\n', 'all/vm.yaml': VM, 'more/kustomization.yaml': 'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\npatches: [{path: patch.yaml}]\n', 'more/patch.yaml': PATCH }],
  ['data of files', { 'all/kustomization.yaml': 'configMapGenerator: [{name: a, files: [b=data/c.txt, data/d.txt], envs: [e.env]}]\nsecretGenerator: [{name: f, env: e.env}]\n', 'all/data/c.txt': 'c\n', 'all/data/d.txt': 'd', 'all/e.env': 'E=1\n' }],
  ['patches of several forms', { 'all/kustomization.yaml': 'resources: [vm.yaml]\npatchesStrategicMerge: [patch.yaml]\npatches: [{target: {kind: VirtualMachine}, path: json.yaml}]\n', 'all/vm.yaml': VM, 'all/patch.yaml': PATCH, 'all/json.yaml': '- {op: add, path: /metadata/annotations, value: {a: b}}\n' }],
  ['replacements of a file', { 'all/kustomization.yaml': 'resources: [vm.yaml]\nreplacements: [{path: names.yaml}]\n', 'all/vm.yaml': VM, 'all/names.yaml': REPLACEMENT }],
  ['plugins in files, with files of their own', {
    'all/kustomization.yaml': 'resources: [vm.yaml]\ngenerators: [generator.yaml]\ntransformers: [patch/plugin.yaml]\n',
    'all/vm.yaml': VM,
    'all/generator.yaml': plugin('ConfigMapGenerator', { files: ['key=data.txt'], envs: ['data.env'] }),
    'all/data.txt': 'a\n',
    'all/data.env': 'B=1\n',
    'all/patch/plugin.yaml': plugin('PatchTransformer', { path: 'patch/patch.yaml', target: TARGET }),
    'all/patch/patch.yaml': PATCH,
  }],
  ['plugins that are texts', {
    'all/kustomization.yaml': JSON.stringify({ resources: ['vm.yaml'], transformers: [`${plugin('PatchStrategicMergeTransformer', { paths: ['patch.yaml'] })}\n`, `${plugin('ReplacementTransformer', { replacements: [{ path: 'names.yaml' }] })}\n`] }),
    'all/vm.yaml': VM,
    'all/patch.yaml': PATCH,
    'all/names.yaml': REPLACEMENT,
  }],
  ['plugins in a folder, with files of the kustomization', {
    'all/kustomization.yaml': 'resources: [vm.yaml]\ntransformers: [plugins]\n',
    'all/vm.yaml': VM,
    'all/plugins/kustomization.yaml': 'resources: [patch.yaml, list.yaml]\n',
    'all/plugins/patch.yaml': plugin('PatchTransformer', { path: 'patch.yaml', target: TARGET }),
    'all/plugins/list.yaml': JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [JSON.parse(plugin('AnnotationsTransformer', { annotations: { from: 'https://example.com/a' }, fieldSpecs: [{ path: 'metadata/annotations', create: true }] }))] }),
    'all/patch.yaml': PATCH,
  }],
  ['texts of one line', {
    'all/kustomization.yaml': `resources: [vm.yaml]\ngenerators: [${JSON.stringify(plugin('ConfigMapGenerator', { literals: [`a=${'b'.repeat(300)}`] }))}]\npatchesStrategicMerge: ['{apiVersion: kubevirt.io/v1, kind: VirtualMachine, metadata: {name: web, annotations: {a: "b/c"}}, spec: {runStrategy: Manual}}']\n`,
    'all/vm.yaml': VM,
  }],
  ['a colon in the name of a file', { 'all/kustomization.yaml': 'resources: ["a:b.yaml"]\n', 'all/a:b.yaml': VM }],
  ['values of a text that parsers read differently', {
    'all/kustomization.yaml': 'resources: [vm.yaml]\npatchesStrategicMerge:\n- |-\n  apiVersion: kubevirt.io/v1\n  kind: VirtualMachine\n  metadata: {name: web, annotations: {a: "12345678901234567890", b: \'y\'}}\n  spec: {more: {a: 12345678901234567890, b: y, c: 2020-01-01}}\n',
    'all/vm.yaml': VM,
  }],
  ['two kinds of failures of annotations', { 'all/kustomization.yaml': 'resources: [vm.yaml]\npatches: [{target: {kind: VirtualMachine}, patch: "[{op: add, path: /metadata/annotations/a, value: b}]"}]\n', 'all/vm.yaml': VM }],
  ['two kinds of failures of annotations, by a plugin', {
    'all/kustomization.yaml': `resources: [vm.yaml]\ntransformers: [${JSON.stringify(plugin('PatchTransformer', { patch: '[{op: add, path: /metadata/annotations/a, value: b}]', target: TARGET }))}]\n`,
    'all/vm.yaml': VM,
  }],
  ['a folder with the name of a file of data', { 'all/kustomization.yaml': 'configMapGenerator: [{name: a, files: [a=f0/k0.txt, k0/f0]}]\n', 'all/f0/k0.txt': 'a\n', 'all/k0/f0': 'b\n' }],
  ['configurations', { 'all/kustomization.yaml': 'resources: [vm.yaml]\nnamePrefix: a-\nconfigurations: [names.yaml]\n', 'all/vm.yaml': VM, 'all/names.yaml': 'namePrefix: [{path: spec/template/metadata/name, create: true}]\n' }],
  ['a number where kustomize wants a text', { 'all/kustomization.yaml': 'resources: [vm.yaml]\ncommonAnnotations: {a: 010, b: yes, c: 1_000}\n', 'all/vm.yaml': VM }],
  ['two kustomizations in a folder', { 'all/kustomization.yaml': 'resources: [vm.yaml]\n', 'all/kustomization.yml': 'resources: []\n', 'all/vm.yaml': VM }],
];

/** The objects that kustomize builds in a folder; none if it refuses. */
function builtInPlace(folder: string): unknown[] {
  const { status, stdout } = spawnSync('kustomize', ['build', folder], { encoding: 'utf8' });
  return status === 0 ? loadAll(stdout) : [];
}

async function builtInCopy(folder: string): Promise<unknown[]> {
  const { documents, unbuilt } = await openRepository([folder]);
  const values = Array.from(documents, ({ value }) => value);
  return unbuilt.length > 0 ? [] : values;
}

describe.each([['in a repository', true], ['in a folder that is no repository', false]])('a kustomization %s is built as it is in place', (_, isRepository) => {
  withKustomize.each(TREES)('with %s', async (title, tree) => {
    const folder = written(tree);
    if (isRepository) {
      execFileSync('git', ['init', '-q', folder]);
    }
    const objects = await builtInCopy(join(folder, 'all'));
    expect(objects).toEqual(builtInPlace(join(folder, 'all')));
    expect(objects.length > 0).toBe(!title.startsWith('two') && !title.startsWith('a number'));
  });
});

withKustomize('the paths of a folder behind a link start at that folder', async () => {
  const folder = written({ 'all/kustomization.yaml': 'resources: [more]\n', 'all/other.yaml': VM.replace('web', 'decoy'), 'deep/base/kustomization.yaml': 'resources: [../other]\n', 'deep/other/kustomization.yaml': 'resources: [vm.yaml]\n', 'deep/other/vm.yaml': VM, 'other/kustomization.yaml': 'resources: [vm.yaml]\n', 'other/vm.yaml': VM.replace('web', 'decoy') });
  symlinkSync('../deep/base', join(folder, 'all/more'));
  expect(await builtInCopy(join(folder, 'all'))).toEqual(expect.arrayContaining(builtInPlace(join(folder, 'all'))));
});

withKustomize.each<[string, Tree, string]>([
  ['a folder without a kustomization', { 'kustomization.yaml': 'resources: [base]\n', 'base/kustomization.yaml': 'resources: [manifests]\n', 'base/manifests/vm.yaml': VM }, 'base: it includes a folder without a kustomization (manifests)'],
  ['a patch for nothing', { 'kustomization.yaml': 'resources: [base]\n', 'base/kustomization.yaml': 'resources: [vm.yaml]\npatches: [{path: patches/a.yaml}]\n', 'base/vm.yaml': VM, 'base/patches/a.yaml': PATCH.replace('web', 'db') }, 'no matches for Id VirtualMachine.v1.kubevirt.io/db.[noNs]'],
  ['a broken file', { 'kustomization.yaml': 'resources: [base]\n', 'base/kustomization.yaml': 'resources: [vm.yaml]\n', 'base/vm.yaml': 'a: 1\n' }, 'base/vm.yaml'],
])('a message on %s has the paths of the repository', async (_, tree, message) => {
  const { unbuilt: [{ why }] } = await openRepository([written(tree)]);
  expect(why).toContain(message);
  expect(why).not.toMatch(/\b[kf]\d|\/tmp/);
});

withKustomize.each<[string, object]>([
  ['a generator', { secretGenerator: [{ name: 's', literals: ['a=hunter2', 'hunter2-alone'] }] }],
  ['a plugin', { generators: [plugin('SecretGenerator', { literals: ['a=hunter2/3', 'hunter2-alone'] })] }],
])('a message on the literals of %s does not quote them', async (_, content) => {
  const { unbuilt: [{ why }] } = await openRepository([written({ 'kustomization.yaml': JSON.stringify({ resources: ['vm.yaml'], ...content }), 'vm.yaml': VM })]);
  expect(why).toMatch(/invalid literal source \(secret\)/);
  expect(why).not.toContain('hunter2');
});

withKustomize('a link within the folder leads to the same objects', async () => {
  const folder = written({ 'all/kustomization.yaml': 'resources: [link.yaml, more]\n', 'all/files/vm.yaml': VM, 'all/base/kustomization.yaml': 'namePrefix: a-\nresources: [vm.yaml]\n', 'all/base/vm.yaml': VM });
  mkdirSync(join(folder, '.git'));
  symlinkSync('files/vm.yaml', join(folder, 'all/link.yaml'));
  symlinkSync('base', join(folder, 'all/more'));
  const inPlace = builtInPlace(join(folder, 'all'));
  expect(inPlace).toHaveLength(2);
  // What the links lead to is read by itself, too.
  expect(await builtInCopy(join(folder, 'all'))).toEqual(expect.arrayContaining(inPlace));
});
