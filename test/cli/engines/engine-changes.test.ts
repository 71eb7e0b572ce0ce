// What Flux and Argo CD change in the folders that they apply: patches and other fields of kustomizations, labels, and values of `${name}`.
import { symlinkSync } from 'fs';
import { join } from 'path';
import { folderChanges } from '../../../src/cli/diff/folder-changes';
import { openRepository } from '../../../src/cli/repository/open-repository';
import { testWith } from '../../optional-tool';
import { found, IN_CLUSTER, object, VM, written } from '../repository/applied-trees';
import { run } from '../repository/run-verb';
import type { Tree } from '../repository/trees';

const withKustomize = testWith('kustomize', 'version');

const flux = (more: object = {}, name = 'apps') => object('kustomize.toolkit.fluxcd.io/v1', 'Kustomization', name, {
  path: './apps', interval: '10m', prune: true, sourceRef: { kind: 'GitRepository', name: 'flux-system' }, ...more,
});
const argo = (kustomize: object, more: object = {}) => object('argoproj.io/v1alpha1', 'Application', 'apps', {
  project: 'default', source: { repoURL: 'https://git.example.com/apps.git', path: 'apps', targetRevision: 'HEAD', kustomize }, destination: { server: IN_CLUSTER }, ...more,
});

const PLAIN: Tree = { 'apps/vm.yaml': VM };
const OWN: Tree = { ...PLAIN, 'apps/kustomization.yaml': 'resources: [vm.yaml]\nnamePrefix: own-\nimages: [{name: quay.io/containerdisks/fedora, newTag: "40"}]\n' };

const replace = (value: string, path = '/spec/runStrategy') => ({ target: { kind: 'VirtualMachine' }, patch: `- op: replace\n  path: ${path}\n  value: ${value}\n` });
const MERGE = { patch: 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: web}\nspec: {runStrategy: Allways}\n' };

/** The machines of a repository. */
async function machinesIn(tree: Tree): Promise<any[]> {
  const { documents } = await openRepository([written(tree)]);
  return Array.from(documents, ({ value }) => value).filter(({ kind }) => kind === 'VirtualMachine');
}

const imageOf = ({ spec }: any) => spec.template.spec.volumes[0].containerDisk.image;
const INSTANCE = 'template.spec.volumes/containerDisk/image';
const IMAGES: Tree = { 'apps/images.yaml': `images:\n- path: spec/${INSTANCE.replaceAll('.', '/')}\n  kind: VirtualMachine\n` };

describe('patches', () => {
  withKustomize.each<[string, Tree, string]>([
    ['of Flux', PLAIN, flux({ patches: [replace('Allways')] })],
    ['of Flux by name', PLAIN, flux({ patches: [MERGE] })],
    ['of Flux for a kustomization', OWN, flux({ patches: [MERGE] })],
    ['of Argo CD', OWN, argo({ patches: [replace('Allways')] })],
    ['of one of several sources', OWN, argo({}, { source: undefined, sources: [{ chart: 'a' }, { path: 'apps', kustomize: { patches: [replace('Allways')] } }] })],
  ])('%s are applied, and a mistake is found in them', async (_, tree, applies) => {
    expect((await found({ ...tree, 'gitops.yaml': applies })).violations).toEqual(['gitops.yaml run-strategy-given']);
  });

  withKustomize('of Flux correct a machine, which keeps its line', async () => {
    const tree = { 'apps/vm.yaml': VM.replace('Always', 'Allways').replace('1Gi', 'much'), 'flux.yaml': flux({ patches: [replace('Always')] }) };
    expect((await found(tree)).violations).toEqual(['apps/vm.yaml fits-schema']);
  });

  withKustomize('of Flux are for the kustomizations and files below a folder, but not for charts, notes or another folder', async () => {
    const tree = {
      'apps/one/kustomization.yaml': 'resources: [vm.yaml]\n', 'apps/one/vm.yaml': VM, 'apps/two/vm.yaml': VM.replace('name: web', 'name: db'), 'apps/note.yaml': 'a: 1\n', 'other/vm.yaml': VM,
    };
    const machines = await machinesIn({ ...tree, 'flux.yaml': flux({ patches: [replace('Halted')] }) });
    expect(machines.map(({ metadata, spec }) => `${metadata.name} ${spec.runStrategy}`).sort()).toEqual(['db Halted', 'web Always', 'web Halted']);
  });

  withKustomize('of Argo CD do not take a file from outside of the folder', () => {
    const tree = { ...OWN, 'apps/kustomization.yaml': 'resources: [../vm.yaml]\n', 'vm.yaml': VM, 'apps.yaml': argo({ patches: [MERGE] }) };
    expect(run('validate', tree, [], ['kustomize']).stderr[0]).toMatch(/^note: repository\/apps\/kustomization\.yaml: not built: it uses a file outside of its folder \(\.\.\/vm\.yaml\)/);
  });

  withKustomize('may be for a base elsewhere', async () => {
    const tree = { 'base/kustomization.yaml': 'resources: [vm.yaml]\n', 'base/vm.yaml': VM, 'apps/kustomization.yaml': 'resources: [../base]\npatches: [{path: a.yaml}]\n', 'apps/a.yaml': MERGE.patch.replace('Allways', 'Halted') };
    expect((await machinesIn({ ...tree, 'flux.yaml': flux({}) })).map(({ spec }) => spec.runStrategy)).toEqual(['Halted']);
    expect((await machinesIn({ ...tree, 'flux.yaml': flux({ patches: [replace('Manual')] }) })).map(({ spec }) => spec.runStrategy)).toEqual(['Manual']);
  });

  withKustomize('of Flux for a kustomization that another one includes are applied by themselves', async () => {
    const tree = { ...OWN, 'overlay/kustomization.yaml': 'resources: [../apps]\n', 'flux.yaml': flux({ patches: [replace('Halted')] }) };
    expect((await machinesIn(tree)).map(({ spec }) => spec.runStrategy).sort()).toEqual(['Always', 'Halted']);
  });

  withKustomize('of Flux for kustomizations below a folder leave them apart from other files', async () => {
    const tree = { 'apps/one/kustomization.yaml': 'resources: [vm.yaml]\n', 'apps/one/vm.yaml': VM, 'docs/vm.yaml': VM, 'flux.yaml': flux({ patches: [replace('Halted')] }) };
    expect(await found(tree)).toMatchObject({ checked: 2, violations: [] });
  });

  withKustomize('may differ between two objects that apply a folder, of which each has a set of its own', async () => {
    const tree = { ...PLAIN, 'flux.yaml': flux({ patches: [replace('Halted')] }) + flux({ patches: [replace('Manual')] }, 'more') };
    expect((await machinesIn(tree)).map(({ spec }) => spec.runStrategy).sort()).toEqual(['Halted', 'Manual']);
    expect(await found(tree)).toMatchObject({ checked: 2, violations: [] });
    const changes = await folderChanges(written(tree), written({ ...tree, 'flux.yaml': tree['flux.yaml'].replace('Manual', 'Always') }));
    expect(changes.map(({ what, object: { kind, name } }) => `${what} ${kind} ${name}`)).toEqual(['configured VirtualMachine web', 'configured Kustomization more']);
  });

  withKustomize('make an object of its own for each object that applies a folder, if only one of them has them', async () => {
    const [plain, patched] = ['', flux({ patches: [replace('Manual')] }, 'more')].map((more) => written({ ...PLAIN, 'flux.yaml': flux() + (more || flux({}, 'more')) }));
    const machines = (changes: Awaited<ReturnType<typeof folderChanges>>) => changes.filter(({ object: { kind } }) => kind === 'VirtualMachine').map(({ what }) => what);
    expect(machines(await folderChanges(plain, patched))).toEqual(['created']);
    expect(machines(await folderChanges(patched, written({ ...PLAIN, 'apps/vm.yaml': VM.replace('Always', 'Halted'), 'flux.yaml': flux() })))).toEqual(['configured', 'removed']);
    expect(machines(await folderChanges(patched, written({ 'flux.yaml': flux() })))).toEqual(['removed', 'removed']);
  });

  test('are noted if they cannot be applied, which --strict and a comparison refuse', () => {
    const tree = { ...PLAIN, 'flux.yaml': flux({ patches: [MERGE] }) };
    expect(run('validate', tree).stderr[0]).toBe('note: 1 kustomization not built, since neither kustomize nor kubectl is on PATH: their files are read as they are');
    expect(run('validate', tree, ['--strict'])).toMatchObject({ status: 1, stdout: expect.stringContaining('repository/flux.yaml:1: not built, since neither') });
    expect(run('diff', tree, ['--against', 'repository/apps'])).toMatchObject({ status: 2, stderr: [expect.stringContaining('repository/flux.yaml:1: not built')] });
  });

  withKustomize('for an object that does not exist are noted', () => {
    const tree = { ...PLAIN, 'flux.yaml': flux({ patches: [{ patch: MERGE.patch.replace('name: web', 'name: wep') }] }) };
    expect(run('validate', tree, [], ['kustomize']).stderr[0]).toMatch(/^note: repository\/flux\.yaml: not built: no resource matches strategic merge patch/);
  });

  withKustomize('of Argo CD without a kustomization are noted', () => {
    const tree = { ...PLAIN, 'apps.yaml': argo({ patches: [MERGE] }) };
    expect(run('validate', tree, [], ['kustomize']).stderr[0])
      .toBe('note: repository/apps.yaml: not built: Application/apps has spec.source.kustomize, but apps has no kustomization.yaml: its files are read as they are');
  });

  test('of Argo CD for a folder that is not checked are not', () => {
    const tree = { ...OWN, 'gitops/apps.yaml': argo({ patches: [MERGE] }), '.git/HEAD': 'ref: refs/heads/main\n' };
    expect(run('validate', tree, ['--strict'], [], ['gitops', 'repository']).stderr).toEqual([expect.stringContaining('0 objects checked')]);
  });

  withKustomize('that an ApplicationSet does not fill in are noted', () => {
    const template = { metadata: { name: '{{.name}}' }, spec: { source: { path: 'apps', kustomize: { namePrefix: 'a-', patches: [replace('{{ .strategy | title }}')] } }, destination: { server: IN_CLUSTER } } };
    const set = object('argoproj.io/v1alpha1', 'ApplicationSet', 'all', { goTemplate: true, generators: [{ list: { elements: [{ name: 'one' }] } }], template });
    const { stderr } = run('validate', { ...OWN, 'apps.yaml': set }, [], ['kustomize']);
    expect(stderr[0]).toBe('note: repository/apps/kustomization.yaml: not built as Application/one applies it, with fields that are not known (spec.source.kustomize.patches): it is built without them');
  });
});

describe('other fields', () => {
  withKustomize('of Flux replace those of the kustomization', async () => {
    const spec = { namePrefix: 'flux-', nameSuffix: '-a', images: [{ name: 'quay.io/containerdisks/fedora', newTag: '42' }] };
    const [machine] = await machinesIn({ ...OWN, ...IMAGES, 'apps/kustomization.yaml': `${OWN['apps/kustomization.yaml']}configurations: [images.yaml]\n`, 'flux.yaml': flux(spec) });
    expect([machine.metadata.name, imageOf(machine)]).toEqual(['flux-web-a', 'quay.io/containerdisks/fedora:42']);
  });

  withKustomize('of Argo CD replace and extend those of the kustomization', async () => {
    const kustomize = {
      namePrefix: 'argo-', images: ['quay.io/containerdisks/fedora=registry.example.com:5000/fedora:42'], commonLabels: { a: 'b' }, labelWithoutSelector: true, commonAnnotations: { c: 'd' },
    };
    const [machine] = await machinesIn({ ...OWN, ...IMAGES, 'apps/kustomization.yaml': `${OWN['apps/kustomization.yaml']}configurations: [images.yaml]\n`, 'argo.yaml': argo(kustomize) });
    expect(machine.metadata).toMatchObject({ name: 'argo-web', labels: { a: 'b' }, annotations: { c: 'd' } });
    expect(imageOf(machine)).toBe('registry.example.com:5000/fedora:42');
  });

  withKustomize('may be components', async () => {
    const component = { 'halted/kustomization.yaml': 'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\npatches:\n- path: halt.yaml\n', 'halted/halt.yaml': MERGE.patch.replace('Allways', 'Halted') };
    const [ofFlux, ofArgo] = [{ 'flux.yaml': flux({ components: ['../halted'] }) }, { 'argo.yaml': argo({ components: ['../halted'] }) }];
    for (const tree of [{ ...OWN, ...ofFlux }, { ...PLAIN, ...ofFlux }, { ...OWN, ...ofArgo }]) {
      expect((await machinesIn({ ...tree, ...component })).map(({ spec }) => spec.runStrategy)).toEqual(['Halted']);
    }
  });

  test('of Flux are labels and annotations of each object, with those that it has', async () => {
    const tree = { 'apps/vm.yaml': VM.replace('name: web', 'name: web\n  labels: {a: b, c: d}'), 'flux.yaml': flux({ commonMetadata: { labels: { c: 'e' }, annotations: { f: 'g' } } }) };
    expect((await machinesIn(tree)).map(({ metadata }) => metadata)).toEqual([{ name: 'web', labels: { a: 'b', c: 'e' }, annotations: { f: 'g' } }]);
  });
});

describe('values of Flux', () => {
  const machine = (memory: string, more = '') => VM.replace('1Gi', () => memory)
    .replace('bridge: {}', 'bridge: {}\n        cpu: {cores: "${CORES:=1}"}').replace('name: web', `name: \${name}\n${more}`);
  const values = (substitute: object, more: object = {}) => flux({ postBuild: { substitute, ...more } });
  const sizes = async (tree: Tree) => (await machinesIn(tree)).map(({ metadata, spec: { template: { spec: { domain } } } }) => (
    [metadata.name, domain.memory.guest, domain.cpu.cores]
  ));

  test.each<[string, string, object, unknown]>([
    ['fill in names, and numbers', '${memory}', { name: 'web', memory: '2Gi', CORES: '2' }, ['web', '2Gi', 2]],
    ['may have defaults', '${memory:=4Gi}', { name: 'a', memory: '', CORES: '' }, ['a', '4Gi', 1]],
    ['may have others', '${memory:-4Gi}', { name: 'a', memory: '1Gi', CORES: '3' }, ['a', '1Gi', 3]],
    ['leave out what is escaped', '$${memory}', { name: 'a', memory: '1Gi', CORES: '1' }, ['a', '${memory}', 1]],
    ['leave out what is not known', '${memory}${memory/a/b}$memory', { name: 'a', CORES: '1' }, ['a', '${memory}${memory/a/b}$memory', 1]],
    ['leave out other types, and names', '${a-b}', { 'name': 'a', 'CORES': '1', 'a-b': '2' }, ['a', '${a-b}', 1]],
    ['have no ends of lines', '${memory}', { name: 'a', memory: '1\nGi\n', CORES: '1' }, ['a', '1Gi', 1]],
  ])('%s', async (_, memory, substitute, size) => {
    expect(await sizes({ 'apps/vm.yaml': machine(memory), 'flux.yaml': values(substitute) })).toEqual([size]);
  });

  withKustomize('fill in what is built', async () => {
    const tree = { 'apps/vm.yaml': VM.replace('1Gi', '${memory}'), 'apps/kustomization.yaml': 'resources: [vm.yaml]\n', 'flux.yaml': values({ memory: 'much' }) };
    expect((await found(tree)).violations).toEqual(['apps/vm.yaml fits-schema']);
  });

  test.each(['labels', 'annotations'])('leave out an object with a switch among its %s', async (field) => {
    const tree = { 'apps/vm.yaml': machine('1Gi', `  ${field}: {kustomize.toolkit.fluxcd.io/substitute: disabled}`), 'flux.yaml': values({ name: 'web', CORES: '2' }) };
    expect(await sizes(tree)).toEqual([['${name}', '1Gi', '${CORES:=1}']]);
  });

  test('may differ between two objects that apply a folder', async () => {
    const more = values({ name: 'web', CORES: '2', memory: '2Gi' }).replace('name: apps', 'name: more');
    const tree = { 'apps/vm.yaml': machine('${memory}'), 'flux.yaml': values({ name: 'web', CORES: '1', memory: '1Gi' }) + more };
    expect(await sizes(tree)).toEqual([['web', '1Gi', 1], ['web', '2Gi', 2]]);
    expect((await found(tree)).violations).toEqual([]);
    expect(await folderChanges(written(tree), written(tree))).toEqual([]);
  });

  test('that are known leave nothing for another tool', () => {
    const tree = { 'apps/vm.yaml': VM.replace('1Gi', '${memory}'), 'flux.yaml': values({ memory: '1Gi' }) };
    expect(run('validate', tree, ['--strict']).status).toBe(0);
    expect(run('validate', { ...tree, 'flux.yaml': values({ cores: '1' }) }, ['--strict']).status).toBe(1);
  });

  const settings = (data: object, name = 'settings', kind = 'ConfigMap') => `apiVersion: v1\nkind: ${kind}\nmetadata: {name: ${name}, namespace: gitops}\ndata: ${JSON.stringify(data)}\n`;
  const from = (...substituteFrom: string[]) => values({ name: 'web' }, { substituteFrom: substituteFrom.map((each) => ({ kind: each.split('/')[0], name: each.split('/')[1] })) });

  test.each<[string, Tree, string, string]>([
    ['of a ConfigMap', { 'settings.yaml': settings({ memory: '2Gi', name: 'no' }) }, from('ConfigMap/settings'), '2Gi'],
    ['of a ConfigMap after a Secret', { 'settings.yaml': settings({ memory: '2Gi' }) }, from('Secret/a', 'ConfigMap/settings'), '2Gi'],
    ['that a Secret may replace', { 'settings.yaml': settings({ memory: '2Gi' }) }, from('ConfigMap/settings', 'Secret/a'), '${memory}'],
    ['of two ConfigMaps', { 'a.yaml': settings({ memory: '2Gi' }), 'b.yaml': settings({ memory: '3Gi' }) }, from('ConfigMap/settings'), '${memory}'],
    ['of a ConfigMap elsewhere', { 'settings.yaml': settings({ memory: '2Gi' }).replace('gitops', 'other') }, from('ConfigMap/settings'), '${memory}'],
    ['that are filled in themselves', { 'settings.yaml': settings({ memory: '${size}' }) }, from('ConfigMap/settings'), '${memory}'],
    ['of nothing', {}, from('ConfigMap/settings'), '${memory}'],
  ])('%s', async (_, tree, applies, memory) => {
    expect(await sizes({ ...tree, 'apps/vm.yaml': machine('${memory}'), 'flux.yaml': applies })).toEqual([['web', memory, '${CORES:=1}']]);
  });
});

describe('files outside of the folder of a kustomization', () => {
  const FILES: Tree = { 'shared/vm.yaml': VM, 'shared/notes.txt': 'a\n' };
  const PATCH: Tree = { 'shared/patch.yaml': MERGE.patch };
  const DATA = 'configMapGenerator: [{name: notes, files: [notes=../shared/notes.txt, ../shared/notes.txt]}]\n';

  withKustomize.each<[string, Tree, object]>([
    ['resources', { 'apps/kustomization.yaml': 'resources: [../shared/vm.yaml]\npatches: [{target: {kind: VirtualMachine}, path: patch.yaml}]\n', 'apps/patch.yaml': MERGE.patch }, {}],
    ['patches and data', { 'apps/kustomization.yaml': `resources: [vm.yaml]\npatches: [{path: ../shared/patch.yaml}]\n${DATA}`, 'apps/vm.yaml': VM, ...PATCH }, {}],
    ['resources of one that it includes', { 'apps/kustomization.yaml': 'resources: [../base]\n', 'base/kustomization.yaml': 'resources: [../shared/vm.yaml]\npatches: [{path: ../shared/patch.yaml}]\n', ...PATCH }, {}],
    ['resources, beside a patch of its own', { 'apps/kustomization.yaml': 'resources: [../shared/vm.yaml]\n' }, { patches: [MERGE] }],
  ])('are read if Flux applies it, and mistakes are at their lines: %s', async (_, tree, more) => {
    const all = { ...FILES, ...tree, 'flux.yaml': flux(more) };
    expect((await openRepository([written(all)])).unbuilt).toEqual([]);
    expect((await found(all)).violations).toEqual([expect.stringMatching(/patch\.yaml run-strategy-given$|^flux\.yaml run-strategy-given$/)]);
  });

  withKustomize('are data of ConfigMaps by their own names', async () => {
    const tree = { ...FILES, 'apps/kustomization.yaml': DATA, 'flux.yaml': flux() };
    const { documents } = await openRepository([written(tree)]);
    expect(Array.from(documents, ({ value }) => value).find(({ kind }) => kind === 'ConfigMap').data).toEqual({ 'notes': 'a\n', 'notes.txt': 'a\n' });
  });

  withKustomize.each([
    ['outside of the repository', 'resources: [vm.yaml, ../../outside.yaml]\n', /outside of the repository \(\.\.\/\.\.\/outside\.yaml\)$/],
    ['with an absolute path', `resources: [vm.yaml]\nconfigMapGenerator: [{name: a, files: [${__filename}]}]\n`, /outside of the repository/],
    ['behind a link', 'resources: [vm.yaml, link/vm.yaml]\n', /outside of the repository \(link\/vm\.yaml\)$/],
    ['in a field that only kustomize recognizes', `resources: [vm.yaml, ../shared/vm.yaml]\nConfigMapGenerator: [{Name: a, Files: [${__filename}]}]\n`, /a field "ConfigMapGenerator", which is none of a kustomization/],
  ])('are not read %s, since any file of this machine could be printed', async (_, text, why) => {
    const folder = written({ 'repository/apps/kustomization.yaml': text, 'repository/apps/vm.yaml': VM, 'repository/shared/vm.yaml': VM.replace('web', 'db'), 'repository/flux.yaml': flux(), 'outside.yaml': VM, 'elsewhere/vm.yaml': VM });
    symlinkSync('../../elsewhere', join(folder, 'repository/apps/link'));
    const { documents, unbuilt } = await openRepository([join(folder, 'repository')]);
    expect(Array.from(documents, ({ value }) => value).filter(({ kind }) => kind === 'ConfigMap')).toEqual([]);
    expect(unbuilt).toEqual([expect.objectContaining({ why: expect.stringMatching(why) })]);
  });
});
