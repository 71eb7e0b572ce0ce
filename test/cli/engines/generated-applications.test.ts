// ApplicationSets of Argo CD: the folders of the Applications that they make, as far as files show them.
import { DUPLICATE, found, IN_CLUSTER, inNamespace, NONE, object, TWO, VM } from '../repository/applied-trees';
import type { Tree } from '../repository/trees';

const REPOSITORY = { repoURL: 'https://git.example.com/apps.git', revision: 'HEAD' };

const set = (generators: unknown, path: string, destination: object, more: object = {}) => object('argoproj.io/v1alpha1', 'ApplicationSet', 'apps', {
  generators, template: { metadata: { name: 'app' }, spec: { project: 'default', source: { repoURL: REPOSITORY.repoURL, path }, destination } }, ...more,
});
const list = (...elements: unknown[]) => ({ list: { elements } });
const folders = (...directories: unknown[]) => ({ git: { ...REPOSITORY, directories: directories.map((each) => typeof each === 'string' ? { path: each } : each) } });
const files = (...paths: string[]) => ({ git: { ...REPOSITORY, files: paths.map((path) => ({ path })) } });
const matrix = (...generators: unknown[]) => ({ matrix: { generators } });

const NAMES = list({ name: 'one' }, { name: 'two' });

/** The findings in two folders, and an ApplicationSet elsewhere. */
const withSet = (text: string, more: Tree = {}) => found({ ...TWO, 'argocd/apps.yaml': text, ...more });

describe('a list', () => {
  test.each([
    ['a namespace', 'apps/{{name}}', { server: IN_CLUSTER, namespace: '{{name}}' }],
    ['a namespace by a Go template', './apps/{{ .name }}', { server: IN_CLUSTER, namespace: '{{ .name }}' }],
    ['a cluster', 'apps/{{name}}', { name: '{{name}}', namespace: 'web' }],
    ['a server', 'apps/{{name}}', { server: 'https://{{name}}.example.com:6443', namespace: 'web' }],
  ])('gives folders %s', async (_, path, destination) => {
    expect(await withSet(set([NAMES], path, destination))).toEqual({ checked: 2, ...NONE });
  });

  test('does not hide a machine that is in two folders of one namespace', async () => {
    expect(await withSet(set([NAMES], 'apps/{{name}}', { server: IN_CLUSTER, namespace: 'web' }))).toEqual(DUPLICATE);
  });

  test('does not hide a machine that another folder has in this namespace', async () => {
    const text = set([list({ name: 'one' })], 'apps/{{name}}', { server: IN_CLUSTER, namespace: '{{name}}' });
    expect(await withSet(text, { 'apps/two/vm.yaml': inNamespace('one') })).toEqual(DUPLICATE);
  });

  test('may have maps, and paths of its own', async () => {
    const elements = ['one', 'two'].map((name) => ({ path: `apps/${name}`, cluster: { name } }));
    expect(await withSet(set([list(...elements)], '{{.path}}', { name: '{{.cluster.name}}' }))).toEqual({ checked: 2, ...NONE });
  });

  test('may be for several sources', async () => {
    const spec = { sources: [{ chart: 'web' }, { path: 'apps/{{name}}' }], destination: { name: '{{name}}' } };
    expect(await withSet(object('argoproj.io/v1alpha1', 'ApplicationSet', 'apps', { generators: [NAMES], template: { spec } }))).toEqual({ checked: 2, ...NONE });
  });
});

describe('folders of git', () => {
  test.each([
    ['{{path}}', '{{path.basename}}', 'apps/*'],
    ['{{.path.path}}', 'app-{{.path.basename}}', 'a*s/*'],
  ])('are known as %s', async (path, namespace, pattern) => {
    expect(await withSet(set([folders(pattern)], path, { server: IN_CLUSTER, namespace }))).toEqual({ checked: 2, ...NONE });
  });

  test('are only those at the depth of the pattern', async () => {
    const tree = { 'apps/one/inner/vm.yaml': VM, 'apps/one/vm.yaml': VM };
    const text = set([folders('apps/*')], '{{path}}', { server: IN_CLUSTER, namespace: '{{path.basename}}' });
    expect((await found({ ...tree, 'argocd.yaml': text })).violations).toEqual(['apps/one/vm.yaml objects-distinct']);
    expect(await found({ ...tree, 'argocd.yaml': text.replace('apps/*', 'apps/*/*') })).toEqual({ checked: 2, ...NONE });
  });

  test.each(['apps/t*', 'apps/*o', 'apps/t*o', '*/two'])('may be excluded by %s', async (path) => {
    const text = set([folders('apps/*', { path, exclude: true })], '{{path}}', { name: 'berlin' });
    const tree: Tree = { 'apps/two/vm.yaml': VM, 'argocd.yaml': text };
    expect(await found({ ...tree, 'vm.yaml': VM })).toMatchObject({ violations: [expect.stringContaining('objects-distinct')] });
    expect(await found({ ...tree, 'apps/one/vm.yaml': VM, 'vm.yaml': '' })).toEqual({ checked: 2, ...NONE });
  });

  test.each(['app/*', '*', 'apps/*ne*ne', '/apps/*', '../apps/*', 'apps/{{name}}', 'apps/[ot]*'])('are not found by %s', async (pattern) => {
    expect(await withSet(set([folders(pattern)], '{{path}}', { server: IN_CLUSTER, namespace: '{{path.basename}}' }))).toEqual(DUPLICATE);
  });

  test('begin at a folder below, if there are none at the root', async () => {
    const text = set([folders('apps/*')], '{{path}}', { name: '{{path.basename}}' });
    expect(await found({ 'repository/apps/one/vm.yaml': VM, 'repository/apps/two/vm.yaml': VM, 'repository/argocd.yaml': text })).toEqual({ checked: 2, ...NONE });
  });

  test('may be above the checked folder', async () => {
    const tree = { ...TWO, 'apps/argocd.yaml': set([folders('apps/*')], '{{path}}', { name: '{{path.basename}}' }), '.git/HEAD': 'ref: refs/heads/main\n' };
    expect(await found(tree, 'apps')).toEqual({ checked: 2, ...NONE });
  });
});

describe('files of git', () => {
  const destination = { server: '{{cluster.address}}', namespace: 'web' };

  test.each(['clusters/*/config.json', 'clusters/**/config.json', 'clusters/*.json'])('have the parameters: %s', async (pattern) => {
    const config = (app: string, name: string) => JSON.stringify({ app, cluster: { address: `https://${name}.example.com` } });
    const more = (other: string) => ({ 'clusters/a/config.json': config('one', 'berlin'), 'clusters/b/config.json': config('two', other) });
    expect(await withSet(set([files(pattern)], 'apps/{{.app}}', destination), more('nairobi'))).toEqual({ checked: 2, ...NONE });
    expect(await withSet(set([files(pattern)], 'apps/{{.app}}', destination), more('berlin'))).toEqual(DUPLICATE);
  });

  test('may be beside the objects, and a list each', async () => {
    const text = set([files('apps/*/config.yaml')], '{{path}}', { name: '{{path.basename}}-{{site}}' });
    const more = { 'apps/one/config.yaml': '- site: a\n- site: b\n', 'apps/two/config.yaml': 'site: a\n' };
    expect(await withSet(text, more)).toEqual({ checked: 3, ...NONE });
  });

  test.each(['a: "\n', '- 1\n', 'text\n', ''])('without parameters make nothing: %j', async (text) => {
    expect((await withSet(set([files('apps/*/config.json')], '{{path}}', { name: '{{path.basename}}' }), { 'apps/one/config.json': text })).violations).toEqual(DUPLICATE.violations);
  });
});

describe('a matrix', () => {
  const clusters = list({ cluster: 'berlin' }, { cluster: 'nairobi' });

  test('makes an Application of each pair', async () => {
    expect(await withSet(set([matrix(folders('apps/*'), clusters)], '{{path}}', { name: '{{cluster}}', namespace: '{{path.basename}}' }))).toEqual({ checked: 4, ...NONE });
    expect(await withSet(set([matrix(folders('apps/*'), clusters)], '{{path}}', { name: '{{cluster}}', namespace: 'web' }))).toEqual({ ...DUPLICATE, checked: 4 });
  });

  test('of too many pairs makes none', async () => {
    const many = list(...Array.from({ length: 20_000 }, (_, index) => ({ index: `${index}` })));
    expect(await withSet(set([matrix(many, many)], 'apps/{{index}}', { name: '{{index}}' }))).toEqual(DUPLICATE);
  });
});

describe('clusters that only a cluster knows', () => {
  const clusters = { clusters: { selector: { matchLabels: { environment: 'live' } } } };

  test.each<[string, unknown, string]>([
    ['their names', clusters, 'apps/{{name}}'],
    ['a list', matrix(NAMES, clusters), 'apps/{{name}}'],
    ['folders', matrix(clusters, folders('apps/*')), '{{.path.path}}'],
    ['parameters of a plugin', { plugin: { configMapRef: { name: 'a' } } }, './apps/{{ .name }}/'],
    ['repositories', { scmProvider: {} }, 'apps/{{.branch | normalize}}'],
  ])('are those of each folder by %s', async (_, generator, path) => {
    expect(await withSet(set([generator], path, { server: '{{server}}', namespace: 'web' }))).toEqual({ checked: 2, ...NONE });
  });

  test('are not those of another folder', async () => {
    const text = set([clusters], 'apps/one', { name: '{{name}}', namespace: 'web' });
    expect(await withSet(text)).toEqual({ checked: 2, ...NONE });
    expect((await withSet(text, { 'apps/one/more/vm.yaml': VM })).violations).toEqual(['apps/one/vm.yaml objects-distinct']);
  });

  test.each([
    ['a destination that is known', 'apps/{{name}}', { server: IN_CLUSTER, namespace: 'web' }],
    ['any path', '{{name}}', { name: '{{name}}' }],
  ])('do not hide a machine that is in two folders of %s', async (_, path, destination) => {
    expect(await withSet(set([clusters], path, destination))).toEqual(DUPLICATE);
  });
});

describe('what files do not show', () => {
  test.each<[string, unknown]>([
    ['half a matrix', matrix(NAMES)],
    ['a matrix in a matrix', matrix(NAMES, matrix(NAMES, NAMES))],
    ['merged parameters', { merge: { mergeKeys: ['name'], generators: [NAMES] } }],
    ['a template of a generator', { list: { ...NAMES.list, template: { spec: { destination: { name: 'berlin' } } } } }],
    ['nothing', null],
    ['a text', 'list'],
    ['lists of texts', list('one', 'two')],
    ['elements that are filled in', { list: { elementsYaml: '{{ .elements | toJson }}' } }],
  ])('leaves objects where they are: %s', async (_, generator) => {
    expect(await withSet(set([generator], 'apps/{{name}}', { name: '{{name}}' }))).toEqual(DUPLICATE);
  });

  test.each([
    ['a path', '{{index .path.segments 0}}/{{.name}}', { name: '{{name}}' }, {}],
    ['a folder', 'apps/{{name | lower}}', { name: '{{name}}' }, {}],
    ['a prototype', 'apps/{{constructor.name}}', { name: '{{name}}' }, {}],
    ['a patch', 'apps/{{name}}', { name: '{{name}}' }, { templatePatch: 'spec: {}' }],
    ['no template', 'apps/{{name}}', { name: '{{name}}' }, { template: { spec: 'text' } }],
    ['no destination', 'apps/{{name}}', {}, { template: { spec: { source: { path: 'apps/{{name}}' } } } }],
  ])('leaves objects where they are if it is %s', async (_, path, destination, more) => {
    expect(await withSet(set([NAMES], path, destination, more))).toEqual(DUPLICATE);
  });

  test.each([
    { server: '{{server}}', namespace: 'web' },
    { name: '{{index .path.segments 1}}', namespace: 'web' },
    { server: IN_CLUSTER, namespace: '{{path[1]}}' },
    { server: IN_CLUSTER, namespace: '{{ .name | upper }}' },
  ])('may be the place of each folder: $server $name $namespace', async (destination) => {
    expect(await withSet(set([NAMES], 'apps/{{name}}', destination))).toEqual({ checked: 2, ...NONE });
  });
});
