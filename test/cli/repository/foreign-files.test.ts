// What a stranger's pull request must not reach: files of this machine outside of the repository, Git's own files, and addresses. None of them may
// end up in the objects that are read, which `diff` shows.
import { execFileSync } from 'child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'fs';
import { createServer } from 'http';
import type { AddressInfo } from 'net';
import { dirname, join } from 'path';
import { object, VM, written } from './applied-trees';
import type { Tree } from './trees';
import { openRepository } from '../../../src/cli/repository/open-repository';
import { testWith } from '../../optional-tool';

const [withKustomize, withHelm] = [testWith('kustomize', 'version'), testWith('helm', 'version')];

const TOKEN = 'not-for-strangers';
const flux = (more: object = {}) => object('kustomize.toolkit.fluxcd.io/v1', 'Kustomization', 'apps', { path: './apps', ...more });

interface Read {
  readonly text: string;
  readonly names: readonly string[];
  readonly unchecked: readonly string[];
}

/** All that is read from a repository with a token among Git's files, beside a folder with another. */
async function readFrom(tree: Tree, links: { readonly [path: string]: string } = {}): Promise<Read> {
  const folder = written({
    'outside/token.yaml': `{apiVersion: v1, kind: ConfigMap, metadata: {name: foreign}, data: {a: ${TOKEN}}}\n`,
    'outside/kustomization.yaml': 'resources: [token.yaml]\n',
    'outside/plugin.yaml': `{apiVersion: builtin, kind: ConfigMapGenerator, metadata: {name: a}, env: ${TOKEN}}\n`,
    'outside/credentials.yaml': `${TOKEN}: 1\n`,
    ...Object.fromEntries(Object.entries(tree).map(([path, text]) => [`repository/${path}`, text])),
  });
  mkdirSync(join(folder, 'repository/.git'));
  writeFileSync(join(folder, 'repository/.git/config'), `a: ${TOKEN}\n`);
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, 'repository', path)), { recursive: true });
    symlinkSync(target, join(folder, 'repository', path));
  }
  const { documents, unchecked, issues } = await openRepository([join(folder, 'repository')]);
  const read = [...documents];
  const values = read.map(({ value }) => value);
  const shown = read.map(({ where, placeOf, buildAdvice }) => [where, placeOf?.('spec.runStrategy'), buildAdvice]);
  return { text: JSON.stringify([values, shown, unchecked, issues]), names: values.map(({ kind, metadata }) => `${kind}/${metadata.name}`), unchecked: unchecked.map(({ message }) => message) };
}

const generator = (file: string) => `configMapGenerator: [{name: a, files: [a=${file}]}]\n`;

withKustomize.each<[string, Tree, { readonly [path: string]: string }]>([
  ['Git\'s files', { 'apps/kustomization.yaml': generator('../.git/config'), 'flux.yaml': flux() }, {}],
  ['Git\'s files, from the root', { 'kustomization.yaml': generator('.git/config') }, {}],
  ['a file behind a link', { 'apps/kustomization.yaml': generator('link.yaml'), 'flux.yaml': flux({ namePrefix: 'a-' }) }, { 'apps/link.yaml': '../../outside/token.yaml' }],
  ['a manifest behind a link', { 'apps/vm.yaml': VM }, { 'apps/link.yaml': '../../outside/token.yaml' }],
  ['a kustomization behind a link', { 'apps/vm.yaml': VM, 'flux.yaml': flux({ namePrefix: 'a-' }) }, { 'apps/kustomization.yaml': '../../outside/kustomization.yaml' }],
  ['a folder beside the repository', { 'apps/kustomization.yaml': 'resources: [../../outside]\n' }, {}],
  ['a path where kustomize has none, in two spellings of a field', {
    'apps/kustomization.yaml': 'patchesStrategicMerge: [bad]\npatchesstrategicMerge: []\nconfigMapGenerator: [{name: n, files: [../x.txt]}]\n'
      + 'configmapGenerator: [{name: l, files: [k=bad/.files-from-elsewhere/apps/bad/link]}]\n',
    'apps/bad/kustomization.yaml': 'kind: Component\nresources: [{path: link}]\n',
    'x.txt': 'a\n',
    'flux.yaml': flux(),
  }, { 'apps/bad/link': '../../../outside/token.yaml' }],
  ['a folder beside the repository, by a path with an end of a line', { 'apps/kustomization.yaml': 'resources: ["x\\n/../../../outside"]\n' }, {}],
  ['a folder beside the repository, in a field with another letter', { 'apps/kustomization.yaml': 're\u017fource\u017f: [../../outside]\n' }, {}],
  ['Git\'s files, of a kustomization beside objects of Flux', { 'apps/kustomization.yaml': 'resources: [..]\n', 'kustomization.yaml': `${generator('.git/config')}${flux()}` }, {}],
  ['a generator beside the repository', { 'apps/kustomization.yaml': 'generators: ["../../outside/plugin.yaml"]\n' }, {}],
  ['a generator behind a link', { 'apps/kustomization.yaml': 'generators: ["plugin.yaml"]\n' }, { 'apps/plugin.yaml': '../../outside/plugin.yaml' }],
  ['the fields of a file behind a link', { 'apps/kustomization.yaml': 'resources: [base]\n', 'apps/base/vm.yaml': VM }, { 'apps/base/kustomization.yaml': '../../../outside/credentials.yaml' }],
  ['the origin that an object claims', { 'apps/kustomization.yaml': 'resources: [vm.yaml]\n', 'apps/vm.yaml': VM.replace('name: web', 'name: web\n  annotations: {config.kubernetes.io/origin: "path: k0/../../outside/token.yaml"}') }, {}],
  ['values of a ConfigMap behind a link', { 'apps/vm.yaml': VM.replace('name: web', 'name: web\n  annotations: {a: "${a}"}'), 'flux.yaml': flux({ postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'foreign' }] } }) }, { 'values.yaml': '../outside/token.yaml' }],
])('no kustomization reads %s', async (_, tree, links) => {
  expect((await readFrom(tree, links)).text).not.toContain(TOKEN);
});

withHelm.each<[string, string, { readonly [path: string]: string }]>([
  ['a file behind a link', 'chart/', { 'chart/token': '../../outside/token.yaml' }],
  ['Git\'s files', '', {}],
  ['a file behind a link in a linked folder', 'chart/', { 'chart/more': '../other', 'other/token': '../../outside/token.yaml' }],
])('no chart reads %s', async (_, chart, links) => {
  const template = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: read}\ndata: {a: {{ .Files.Get "token" | quote }}, b: {{ .Files.Get ".git/config" | quote }}, c: {{ .Files.Get "more/token" | quote }}}\n';
  const { text, names, unchecked } = await readFrom({ [`${chart}Chart.yaml`]: 'apiVersion: v2\nname: read\nversion: 1.0.0\n', [`${chart}templates/a.yaml`]: template }, links);
  expect(text).not.toContain(TOKEN);
  const link = Object.keys(links).length === 1 ? 'token' : 'more/token';
  expect([names, unchecked]).toEqual(chart === '' ? [['ConfigMap/read'], []] : [[], [expect.stringContaining(`has a link to a file that is not in the repository (${link})`)]]);
});

withHelm('a chart with links to folders of the repository is rendered without Git\'s files', async () => {
  const template = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: read}\ndata: {a: {{ .Files.Get "all/.git/config" | quote }}, b: {{ .Files.Get "all/notes.txt" | quote }}, c: {{ .Files.Get "shared/notes.txt" | quote }}}\n';
  const tree = { 'chart/Chart.yaml': 'apiVersion: v2\nname: read\nversion: 1.0.0\n', 'chart/templates/a.yaml': template, 'chart/.helmignore': 'all/chart\n', 'shared/notes.txt': 'known', 'notes.txt': 'known' };
  const { text, names } = await readFrom(tree, { 'chart/all': '..', 'chart/shared': '../shared' });
  expect(text).not.toContain(TOKEN);
  expect([names, text.includes('"data":{"a":"","b":"known","c":"known"}')]).toEqual([['ConfigMap/read'], true]);
});

test('whether a missing file may be made is read from no file outside of the repository', async () => {
  const { text } = await readFrom({ 'apps/kustomization.yaml': `resources: [vm.yaml, ${TOKEN}]\n`, 'apps/vm.yaml': VM }, { scripts: '../outside', hack: '.git' });
  expect(text).toContain(`\\"${TOKEN}\\" does not exist`);
});

test('a link that leads out of the repository is no manifest, which --strict and a comparison refuse', async () => {
  expect((await readFrom({ 'vm.yaml': VM }, { 'link.yaml': '../outside/token.yaml' })).unchecked)
    .toEqual(['is not a Kubernetes object but a link to a file that is not in the repository: take it out of the folder']);
});

withKustomize('a copy writes nothing outside of itself', async () => {
  const outside = written({ 'data.txt': TOKEN });
  const tree = { 'apps/kustomization.yaml': `resources: [{path: ${outside}/data.txt}]\npatches: [{path: ../x.yaml}]\n`, 'x.yaml': 'a: 1\n', 'flux.yaml': flux() };
  expect((await readFrom(tree)).unchecked).toContainEqual(expect.stringContaining('not built'));
});

withKustomize('no other repository is cloned', async () => {
  const other = written({ 'kustomization.yaml': 'resources: [token.yaml]\n', 'token.yaml': `{apiVersion: v1, kind: ConfigMap, metadata: {name: foreign}, data: {a: ${TOKEN}}}\n` });
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: other, stdio: 'ignore' });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'a');
  const hidden = `data: |\nresources: ["file://${other}"]\n`;
  for (const text of [`Resources: ["file://${other}"]\n`, `resources: ["file://${other}"]\n`, `resources: [base]\nnames: |\n  a\n${hidden}`]) {
    expect((await readFrom({ 'kustomization.yaml': text, 'base/vm.yaml': VM })).text).not.toContain(TOKEN);
  }
});

withKustomize.each([
  ['a generator', 'generators: ["apiVersion: builtin\\nkind: ConfigMapGenerator\\nmetadata: {name: a}\\nfiles: [x=http://127.0.0.1:9/x]\\n"]\n', {}],
  ['the file of a generator', 'generators: [generator.yaml]\n', { 'generator.yaml': 'apiVersion: builtin\nkind: ConfigMapGenerator\nmetadata: {name: a}\nfiles: [x=http://127.0.0.1:9/x]\n' }],
  ['a generator in a folder', 'generators: [more]\n', { 'more/kustomization.yaml': 'resources: [a.yaml]\n', 'more/a.yaml': 'apiVersion: builtin\nkind: ConfigMapGenerator\nmetadata: {name: a}\nfiles: [x=http://127.0.0.1:9/x]\n' }],
  ['a resource beside a folder of its name', 'resources: ["http://127.0.0.1:9/x"]\n', { 'http:/127.0.0.1:9/x/kustomization.yaml': 'resources: []\n' }],
])('nothing is fetched from an address in %s', async (_, text, more) => {
  expect((await readFrom({ 'kustomization.yaml': text, ...more } as Tree)).unchecked).toContainEqual(expect.stringMatching(/not fetched/));
});

describe('no server of this machine gets a request', () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end(`{apiVersion: v1, kind: ConfigMap, metadata: {name: fetched}, data: {a: ${TOKEN}}}\n`);
  });
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `127.0.0.1:${(server.address() as AddressInfo).port}/x`;
  });
  afterAll(() => server.close());

  const plugin = (fields: string) => `{apiVersion: builtin, kind: ConfigMapGenerator, metadata: {name: a}, ${fields}}`;
  const folder = (text: string): Tree => ({ 'kustomization.yaml': 'generators: [more]\n', 'more/kustomization.yaml': 'resources: [a.yaml]\n', 'more/a.yaml': text });

  withKustomize.each<[string, () => Tree]>([
    ['a field with another letter', () => ({ 'kustomization.yaml': `re\u017fources: ["http://${address}"]\n` })],
    ['a generator\'s field with another letter', () => ({ 'kustomization.yaml': `configMapGenerator: [{name: a, file\u017f: ["k=http://${address}"]}]\n` })],
    ['an address in other words', () => folder(plugin(`files: ["k=http:\\u002f/${address}"]`))],
    ['a patch in a folder of generators', () => ({
      ...folder(plugin('files: [k=a.yaml]')), 'more/kustomization.yaml': `resources: [a.yaml]\npatches: [{target: {kind: ConfigMapGenerator}, patch: '[{op: replace, path: /files/0, value: "k=http:\\u002f/${address}"}]'}]\n`,
    })],
    ['a list of generators', () => ({ 'kustomization.yaml': 'generators: [a.yaml]\n', 'a.yaml': `{apiVersion: v1, kind: List, items: [${plugin(`files: ["k=http:\\u002f/${address}"]`)}]}\n` })],
    ['a list of lists of generators', () => ({ 'kustomization.yaml': 'generators: [a.yaml]\n', 'a.yaml': `{apiVersion: v1, kind: List, items: [{apiVersion: v1, kind: List, items: [${plugin(`files: ["k=http://${address}"]`)}]}]}\n` })],
    ['a field of a generator in capitals', () => ({ 'kustomization.yaml': 'generators: [a.yaml]\n', 'a.yaml': plugin(`FILES: ["k=http:\\u002f/${address}"]`) })],
    ['a generator that may also be a path', () => ({ 'kustomization.yaml': `generators: [${JSON.stringify(`http://${address}: {}`)}]\n` })],
    ['a patch that may also be a path', () => ({ 'kustomization.yaml': `resources: [vm.yaml]\npatchesStrategicMerge: [${JSON.stringify(`http://${address}: {}`)}]\n`, 'vm.yaml': VM })],
    ['a file that may also be an object', () => ({ 'kustomization.yaml': `resources: [vm.yaml]\ncrds: [${JSON.stringify(`http://${address}: {}`)}]\n`, 'vm.yaml': VM })],
  ])('for %s', async (_, tree) => {
    expect((await readFrom(tree())).text).not.toContain(TOKEN);
    expect(requests).toBe(0);
  });

  withHelm('for the schema of a chart, which may not name another file either', async () => {
    const outside = written({ 'values.json': JSON.stringify({ enum: [TOKEN] }) });
    for (const $ref of [`http://${address}`, `file://${outside}/values.json`]) {
      const chart = { 'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n', 'chart/values.yaml': 'a: 1\n', 'chart/templates/vm.yaml': VM };
      const { text, names } = await readFrom({ ...chart, 'chart/values.schema.json': JSON.stringify({ properties: { a: { $ref } } }) });
      expect(text).not.toContain(TOKEN);
      expect(names).toEqual(['VirtualMachine/web']);
    }
    expect(requests).toBe(0);
  });
});

withKustomize.each<[string, Tree, { readonly [path: string]: string }]>([
  ['a text with a zero', { 'kustomization.yaml': 'generators: ["a\\0b"]\n' }, {}],
  ['a long name', { 'kustomization.yaml': `resources: [${'a'.repeat(300)}]\n` }, {}],
  ['a link to itself', { 'kustomization.yaml': 'generators: [loop]\nresources: [loop]\n' }, { loop: 'loop' }],
  ['links to the folder above', { 'kustomization.yaml': 'resources: [a/one, a/two]\n' }, { 'a/one': '..', 'a/two': '..' }],
])('%s is noted', async (_, tree, links) => {
  expect((await readFrom({ 'vm.yaml': VM, 'a/vm.yaml': VM.replace('web', 'db'), ...tree }, links)).unchecked).toContainEqual(expect.stringContaining('not built'));
});

withHelm('patches of a HelmRelease are no files', async () => {
  const chart = { 'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n', 'chart/templates/vm.yaml': VM };
  const release = (patch: object) => object('helm.toolkit.fluxcd.io/v2', 'HelmRelease', 'web', {
    chart: { spec: { chart: './chart', sourceRef: { kind: 'GitRepository', name: 'web' } } }, postRenderers: [{ kustomize: { patches: [patch], patchesStrategicMerge: ['http://127.0.0.1:9/x'] } }],
  });
  const { names, unchecked } = await readFrom({ ...chart, 'release.yaml': release({ path: 'http://127.0.0.1:9/x', target: { kind: 'VirtualMachine' } }) });
  expect([names, unchecked.filter((each) => each.includes('127.0.0.1'))]).toEqual([['HelmRelease/web'], []]);
});

test('values that are used often fill no more than a server takes', async () => {
  const data = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field-${index}`, '${A}${A}${A}${A}']));
  const { text } = await readFrom({ 'apps/notes.yaml': JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' }, data }), 'flux.yaml': flux({ postBuild: { substitute: { A: 'a'.repeat(200_000) } } }) });
  expect(text.length).toBeLessThan(5 * 2 ** 20);
});

withKustomize('a folder that very many objects apply is built for a hundred of them', async () => {
  const appliers = Array.from({ length: 102 }, (_, index) => object('kustomize.toolkit.fluxcd.io/v1', 'Kustomization', `apps-${index}`, { path: './apps', namePrefix: `a${index}-` }));
  const { names, unchecked } = await readFrom({ 'apps/vm.yaml': VM, 'flux.yaml': appliers.join('') });
  expect(names.filter((name) => name.startsWith('VirtualMachine/'))).toHaveLength(100);
  expect(unchecked).toEqual([100, 101].map((index) => expect.stringContaining(`not built as Kustomization/apps-${index} applies it, which is one of more than 100`)));
}, 60_000);
