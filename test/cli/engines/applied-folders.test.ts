// Folders that Flux and Argo CD apply to different namespaces or clusters: their objects may have the same names.
import { dump, load } from 'js-yaml';
import { folderChanges } from '../../../src/cli/diff/folder-changes';
import { findings } from '../../../src/cli/findings/findings';
import { openRepository } from '../../../src/cli/repository/open-repository';
import { testWith } from '../../optional-tool';
import { DUPLICATE, found, IN_CLUSTER, inNamespace, NONE, object, TWO, VM, written } from '../repository/applied-trees';
import { KUSTOMIZE, type Tree } from '../repository/trees';

const FLUX = 'kustomize.toolkit.fluxcd.io/v1';

const flux = (path: string | undefined, more: object = {}) => object(FLUX, 'Kustomization', 'apps', { path, interval: '10m', prune: true, sourceRef: { kind: 'GitRepository', name: 'flux-system' }, ...more });
const argo = (path: string, destination: object, source: object = {}) => object('argoproj.io/v1alpha1', 'Application', 'apps', {
  project: 'default', source: { repoURL: 'https://git.example.com/apps.git', path, targetRevision: 'HEAD', ...source }, destination,
});

test('a repository in which nothing is applied is one set of objects', async () => {
  expect(await found(TWO)).toEqual(DUPLICATE);
});

describe('two Kustomizations of Flux', () => {
  const both = (one: object, two: object) => ({ ...TWO, 'flux/apps.yaml': flux('./apps/one', one) + flux('apps/two/', two) });

  test('put machines of the same name into different namespaces', async () => {
    expect(await found(both({ targetNamespace: 'one' }, { targetNamespace: 'two' }))).toEqual({ checked: 2, ...NONE });
  });

  test('overwrite the namespaces that machines have', async () => {
    const tree = both({ targetNamespace: 'one' }, { targetNamespace: 'two' });
    expect(await found({ ...tree, 'apps/one/vm.yaml': inNamespace('both'), 'apps/two/vm.yaml': inNamespace('both') })).toEqual({ checked: 2, ...NONE });
  });

  test.each([
    ['the same namespace', { targetNamespace: 'one' }, { targetNamespace: 'one' }],
    ['no namespace', {}, {}],
    ['a namespace that is not one', { targetNamespace: '${ONE}' }, { targetNamespace: ['two'] }],
  ])('do not hide a machine that is in both, with %s', async (_, one, two) => {
    expect(await found(both(one, two))).toEqual(DUPLICATE);
  });

  test('do not hide a machine that another folder has in the same namespace', async () => {
    const tree = { ...both({ targetNamespace: 'one' }, {}), 'apps/two/vm.yaml': inNamespace('one') };
    expect(await found(tree)).toEqual(DUPLICATE);
  });

  test('do not hide a machine that is twice in one of their folders', async () => {
    const tree = { ...both({ targetNamespace: 'one' }, { targetNamespace: 'two' }), 'apps/two/more/vm.yaml': VM };
    expect((await found(tree)).violations).toEqual(['apps/two/vm.yaml objects-distinct']);
  });

  test('apply one folder to two namespaces, whose mistakes are reported once', async () => {
    const vm = VM.replace('Always', 'Never');
    const tree = { 'apps/vm.yaml': vm, 'flux/one.yaml': flux('apps', { targetNamespace: 'one' }), 'flux/two.yaml': flux('apps', { targetNamespace: 'two' }) };
    expect(await found(tree)).toEqual({ checked: 2, violations: ['apps/vm.yaml run-strategy-given'], advice: [] });
  });

  test('apply to the clusters of their kubeConfigs', async () => {
    expect(await found(both({ kubeConfig: { secretRef: { name: 'berlin' } } }, { kubeConfig: { secretRef: { name: 'nairobi' } } }))).toEqual({ checked: 2, ...NONE });
    expect(await found(both({ kubeConfig: { secretRef: { name: 'berlin' } } }, { kubeConfig: { secretRef: { name: 'berlin' } } }))).toEqual(DUPLICATE);
  });

  test('that are in one List count as well', async () => {
    const [one, two] = ['one', 'two'].map((name) => ({ apiVersion: FLUX, kind: 'Kustomization', metadata: { name }, spec: { path: `apps/${name}`, targetNamespace: name } }));
    expect(await found({ ...TWO, 'flux/apps.yaml': dump({ apiVersion: 'v1', kind: 'List', items: [one, two] }) })).toEqual({ checked: 2, ...NONE });
  });
});

describe('a folder for each cluster that Flux was bootstrapped for', () => {
  const cluster = (name: string, path: string): Tree => ({
    [`clusters/${name}/flux-system/gotk-sync.yaml`]: flux(`./clusters/${name}`), [`clusters/${name}/apps.yaml`]: flux(path),
  });

  test('applies to this cluster, and so does each Kustomization in it', async () => {
    expect(await found({ ...TWO, ...cluster('berlin', './apps/one'), ...cluster('nairobi', './apps/two') })).toEqual({ checked: 2, ...NONE });
  });

  test('may apply the same folder as another one, whose machines are checked for each', async () => {
    expect(await found({ 'apps/vm.yaml': VM, ...cluster('berlin', './apps'), ...cluster('nairobi', './apps') })).toEqual({ checked: 2, ...NONE });
  });

  test('may be that of a FluxInstance', async () => {
    const cluster2 = (name: string, path: string): Tree => ({
      [`clusters/${name}/flux.yaml`]: object('fluxcd.controlplane.io/v1', 'FluxInstance', 'flux', { sync: { kind: 'GitRepository', path: `clusters/${name}` } }),
      [`clusters/${name}/apps.yaml`]: flux(path),
    });
    expect(await found({ ...TWO, ...cluster2('berlin', './apps/one'), ...cluster2('nairobi', './apps/two') })).toEqual({ checked: 2, ...NONE });
  });

  test('does not hide a machine that is twice in this cluster', async () => {
    const tree = { ...TWO, ...cluster('berlin', './apps/one'), 'clusters/berlin/more.yaml': flux('./apps/two') };
    expect(await found(tree)).toEqual(DUPLICATE);
  });

  test('does not hide a machine that is twice outside of it', async () => {
    expect((await found({ ...TWO, ...cluster('berlin', './apps/none') })).violations).toEqual(['apps/two/vm.yaml objects-distinct']);
  });

  test('is compared as a whole: a name that is misspelt in one of its folders is reported', async () => {
    const network = `${KUSTOMIZE['base/network.yaml'].replace('name: lan', 'name: office')}`;
    const vm = VM.replace('networkName: lan', 'networkName: ofice');
    const tree = { 'apps/vm.yaml': vm, 'networks/office.yaml': network, ...cluster('berlin', './apps'), 'clusters/berlin/networks.yaml': flux('./networks') };
    expect((await found(tree)).advice).toEqual(['apps/vm.yaml name-misspelt']);
    expect((await found({ ...tree, 'clusters/berlin/networks.yaml': '', ...cluster('nairobi', './networks') })).advice).toEqual([]);
  });
});

describe('folders that have a Kustomization of the same name, which nothing applies', () => {
  const at = (one: string, two: string) => ({ ...TWO, [one]: flux('./apps/one'), [two]: flux('./apps/two') });

  test.each([
    ['beside each other', 'clusters/berlin/apps.yaml', 'clusters/nairobi/apps.yaml'],
    ['at other depths', 'clusters/berlin/gitops/apps.yaml', 'clusters/nairobi/apps.yaml'],
    ['at the root', 'berlin/apps.yaml', 'nairobi/apps.yaml'],
  ])('are one cluster each: %s', async (_, one, two) => {
    expect(await found(at(one, two))).toEqual({ checked: 2, ...NONE });
  });

  test('are one cluster each, with everything in them, even if the path is not in this repository', async () => {
    const tree = { ...at('clusters/berlin/apps.yaml', 'clusters/nairobi/apps.yaml'), 'clusters/nairobi/apps.yaml': flux('./elsewhere'), 'clusters/berlin/vms/vm.yaml': VM, 'clusters/nairobi/vms/vm.yaml': VM };
    expect((await found(tree)).violations).toEqual(['clusters/berlin/vms/vm.yaml objects-distinct']);
  });

  test.each([
    ['are one if one is within the other', at('clusters/apps.yaml', 'clusters/nairobi/apps.yaml')],
    ['are one if it is in one file of each', { ...at('flux/one.yaml', 'flux/two.yaml') }],
    ['are one if the names differ', { ...at('clusters/berlin/apps.yaml', 'clusters/nairobi/apps.yaml'), 'clusters/nairobi/apps.yaml': flux('./apps/two').replace('name: apps', 'name: others') }],
    ['are one if the names are filled in later', Object.fromEntries(Object.entries(at('clusters/berlin/apps.yaml', 'clusters/nairobi/apps.yaml')).map(([path, text]) => [path, text.replace('name: apps', 'name: ${NAME}')]))],
  ])('%s', async (_, tree) => {
    expect(await found(tree)).toEqual(DUPLICATE);
  });
});

describe('an Application of Argo CD for each environment', () => {
  const both = (one: object, two: object) => ({ ...TWO, 'argocd/one.yaml': argo('apps/one', one), 'argocd/two.yaml': argo('apps/two', two) });

  test.each([
    ['server', { server: 'https://berlin.example.com', namespace: 'web' }, { server: 'https://nairobi.example.com', namespace: 'web' }],
    ['cluster by name', { name: 'berlin', namespace: 'web' }, { name: 'in-cluster', namespace: 'web' }],
    ['namespace', { server: IN_CLUSTER, namespace: 'berlin' }, { server: IN_CLUSTER, namespace: 'nairobi' }],
  ])('may have its own %s', async (_, one, two) => {
    expect(await found(both(one, two))).toEqual({ checked: 2, ...NONE });
  });

  test('does not hide a machine that is in both of one cluster', async () => {
    expect(await found(both({ server: IN_CLUSTER, namespace: 'web' }, { name: 'in-cluster', namespace: 'web' }))).toEqual(DUPLICATE);
  });

  test('does not replace the namespace that a machine has', async () => {
    const tree = both({ server: IN_CLUSTER, namespace: 'one' }, { server: IN_CLUSTER, namespace: 'two' });
    expect(await found({ ...tree, 'apps/one/vm.yaml': inNamespace('both'), 'apps/two/vm.yaml': inNamespace('both') })).toEqual(DUPLICATE);
  });

  test('may have several sources', async () => {
    const sources = [{ repoURL: 'https://charts.example.com', chart: 'machines' }, { repoURL: 'https://git.example.com/apps.git', path: 'apps/one' }];
    const one = object('argoproj.io/v1alpha1', 'Application', 'one', { sources, destination: { name: 'berlin' } });
    expect(await found({ ...TWO, 'argocd.yaml': one + argo('apps/two', { name: 'nairobi' }) })).toEqual({ checked: 2, ...NONE });
  });

  test('applies to the cluster of the one that applies it, if it names no other', async () => {
    const apps = { 'apps/berlin.yaml': argo('machines/one', { server: IN_CLUSTER }), 'envs/nairobi.yaml': argo('machines/two', { server: IN_CLUSTER }) };
    const roots = { 'root.yaml': argo('apps', { name: 'berlin' }) + argo('envs', { name: 'nairobi' }) };
    expect(await found({ 'machines/one/vm.yaml': VM, 'machines/two/vm.yaml': VM, ...apps, ...roots })).toEqual({ checked: 2, ...NONE });
  });
});

describe('a path', () => {
  const NAMESPACES = { 'flux.yaml': flux('./apps/one', { targetNamespace: 'one' }) + flux('./apps/two', { targetNamespace: 'two' }) };

  test('begins at the root of the repository, which may be above the checked folder', async () => {
    const tree = { ...TWO, 'apps/flux.yaml': NAMESPACES['flux.yaml'] };
    expect(await found(tree, 'apps')).toEqual(DUPLICATE);
    expect(await found({ ...tree, '.git/HEAD': 'ref: refs/heads/main\n' }, 'apps')).toEqual({ checked: 2, ...NONE });
  });

  test('begins at a folder below, if it is not at the root: a folder may contain several repositories', async () => {
    const tree = Object.fromEntries(Object.entries({ ...TWO, ...NAMESPACES }).map(([path, text]) => [`repositories/one/${path}`, text]));
    expect(await found(tree)).toEqual({ checked: 2, ...NONE });
  });

  test('is not taken for one of the same name beside the Kustomization', async () => {
    const tree = { ...TWO, 'flux/flux.yaml': NAMESPACES['flux.yaml'], 'flux/apps/one/note.yaml': 'a: 1\n', 'flux/apps/two/note.yaml': 'a: 1\n' };
    expect(await found(tree)).toEqual({ checked: 2, ...NONE });
  });

  test('that is within another one has its own place', async () => {
    const tree = { 'apps/vm.yaml': VM, 'apps/one/vm.yaml': VM, 'flux.yaml': flux('./apps', { targetNamespace: 'two' }) + NAMESPACES['flux.yaml'] };
    expect(await found({ ...tree, 'apps/two/vm.yaml': '' })).toEqual({ checked: 2, ...NONE });
  });

  test('that is the root of a repository is ignored, since it is mostly that of another one', async () => {
    const tree = { 'one.yaml': inNamespace('one'), 'two.yaml': inNamespace('two') };
    expect(await found({ ...tree, 'flux.yaml': flux('./', { targetNamespace: 'podinfo' }) + flux(undefined, { targetNamespace: 'tenant' }) })).toEqual({ checked: 2, ...NONE });
  });

  test.each([
    ['nothing', object(FLUX, 'Kustomization', 'apps', [])],
    ['a number', object(FLUX, 'Kustomization', 'apps', { path: 1, targetNamespace: 'one' })],
    ['what does not exist', flux('./nowhere', { targetNamespace: 'one' })],
    ['what is in a cycle', flux('./apps/two')],
    ['what is not YAML', `${flux('./apps/one')}a: "\n`],
    ['what has other documents', `${flux('./apps/one')}--- null\n--- text\n--- []\n`],
    ['what is another Application', object('app.k8s.io/v1beta1', 'Application', 'apps', { source: { path: 'apps/one' }, destination: { namespace: 'one' } })],
  ])('of %s leaves objects where they are', async (_, text) => {
    const { violations } = await found({ ...TWO, 'apps/one/flux.yaml': text, 'apps/two/flux.yaml': flux('./apps/one') });
    expect(violations).toContain('apps/two/vm.yaml objects-distinct');
  });
});

test('machines in templates are those of the places that their template is applied to', async () => {
  const template = dump({ apiVersion: 'template.openshift.io/v1', kind: 'Template', metadata: { name: 'web' }, objects: [load(VM)] });
  const tree = { 'apps/web.yaml': template, 'flux/one.yaml': flux('apps', { targetNamespace: 'one' }), 'flux/two.yaml': flux('apps', { targetNamespace: 'two' }) };
  expect(await found(tree)).toEqual({ checked: 2, ...NONE });
  expect(await found({ ...tree, 'flux/two.yaml': flux('apps', { kubeConfig: { secretRef: { name: 'berlin' } } }) })).toEqual({ checked: 2, ...NONE });
});

describe('an object is the same in two places', () => {
  const size = 'apiVersion: instancetype.kubevirt.io/v1beta1\nkind: VirtualMachineClusterInstancetype\nmetadata: {name: small}\nspec: {cpu: {guest: 1}, memory: {guest: 1Gi}}\n';

  test('if it is in no namespace', async () => {
    const tree = { 'apps/one/size.yaml': size, 'flux.yaml': flux('apps/one', { targetNamespace: 'one' }) + flux('apps/two', { targetNamespace: 'two' }) };
    expect((await found({ ...tree, 'apps/two/size.yaml': size })).violations).toEqual(['apps/two/size.yaml objects-distinct']);
    expect(await found({ ...tree, 'flux.yaml': flux('apps/one', { targetNamespace: 'one' }) + flux('apps/one', { targetNamespace: 'two' }) })).toEqual({ checked: 1, ...NONE });
  });

  test('if it has its own namespace, which no Application changes', async () => {
    const tree = { 'apps/vm.yaml': inNamespace('web'), 'argocd.yaml': argo('apps', { server: IN_CLUSTER, namespace: 'one' }) + argo('apps', { server: IN_CLUSTER, namespace: 'two' }) };
    expect(await found(tree)).toEqual({ checked: 1, ...NONE });
  });
});

test('a Namespace gets no namespace', async () => {
  const tree = { 'apps/web.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: web}\n', 'flux.yaml': flux('apps', { targetNamespace: 'one' }) };
  const [change] = await folderChanges(written({ 'a.yaml': VM }), written(tree));
  expect(change.object).toMatchObject({ kind: 'Namespace', namespace: undefined });
});

test('a comparison of folders knows the namespaces: a machine moves if its Kustomization gets another one', async () => {
  const [before, after] = ['one', 'two'].map((targetNamespace) => written({ ...TWO, 'flux.yaml': flux('apps/one', { targetNamespace }) }));
  const changes = await folderChanges(before, after);
  expect(changes.map(({ what, object: { name, namespace } }) => `${what} ${name} ${namespace}`)).toEqual(expect.arrayContaining(['created web two', 'removed web one']));
});

describe('a kustomization that is applied', () => {
  const withKustomize = testWith('kustomize', 'version');
  const overlay = (name: string, more = '') => ({ [`overlays/${name}/kustomization.yaml`]: `resources: [../../base]\n${more}` });
  const OVERLAYS: Tree = { 'base/kustomization.yaml': 'resources: [vm.yaml]\n', 'base/vm.yaml': VM, ...overlay('one'), ...overlay('two', 'commonAnnotations: {two: "2"}\n') };
  const NAMESPACES = flux('overlays/one', { targetNamespace: 'one' }) + flux('overlays/two', { targetNamespace: 'two' }).replace('apps', 'others');

  /** The namespaces and names of the objects other than those of Flux and Argo CD. */
  async function namesIn(tree: Tree): Promise<string[]> {
    const { documents } = await openRepository([written(tree)]);
    return [...documents].map(({ value: { metadata } }) => `${metadata.namespace} ${metadata.name}`).filter((each) => !each.startsWith('gitops'));
  }

  withKustomize('gets the namespace of Flux', async () => {
    expect(await namesIn({ ...OVERLAYS, 'base/vm.yaml': inNamespace('base'), 'flux.yaml': NAMESPACES })).toEqual(['one web', 'two web']);
  });

  withKustomize('gets the namespace of Argo CD where it has none', async () => {
    const tree = { ...OVERLAYS, ...overlay('two', 'namespace: own\n'), 'argocd.yaml': argo('overlays/one', { namespace: 'one' }) + argo('overlays/two', { namespace: 'two' }) };
    expect(await namesIn(tree)).toEqual(['one web', 'own web']);
  });

  withKustomize('gets the namespace that Argo CD gives to kustomize', async () => {
    const tree = { ...OVERLAYS, ...overlay('two', 'namespace: own\n'), 'argocd.yaml': argo('overlays/two', { namespace: 'other' }, { kustomize: { namespace: 'two' } }) };
    expect(await namesIn(tree)).toEqual(['undefined web', 'two web']);
  });

  withKustomize('is in no namespace that is above it only as a base', async () => {
    expect(await namesIn({ ...OVERLAYS, 'flux.yaml': flux('base', { targetNamespace: 'base' }) })).toEqual(['undefined web', 'undefined web']);
  });

  withKustomize('may be applied to two namespaces, and to two clusters, which share no MAC addresses', async () => {
    const vm = VM.replace('bridge: {}', 'bridge: {}\n            macAddress: 02:00:00:00:00:01').replace('networkName: lan', 'networkName: networks/lan');
    const advice = async (one: object, two: object) => {
      const root = written({ ...OVERLAYS, 'base/vm.yaml': vm, 'flux.yaml': flux('overlays/one', one) + flux('overlays/one', two) });
      const { checked, advice: given } = findings(await openRepository([root]));
      return { checked, shared: given.filter(({ rule }) => rule === 'mac-address-of-two-machines').length };
    };
    const [one, two] = [{ targetNamespace: 'one' }, { targetNamespace: 'two' }];
    expect(await advice(one, two)).toEqual({ checked: 3, shared: 1 });
    expect(await advice(one, { ...two, kubeConfig: { secretRef: { name: 'nairobi' } } })).toEqual({ checked: 3, shared: 0 });
  });

  withKustomize('is not compared with another one', async () => {
    expect(await found({ ...OVERLAYS, 'flux.yaml': flux('overlays/one') + flux('overlays/two') })).toEqual({ checked: 2, ...NONE });
  });

  withKustomize('finds the networks of the cluster in its namespace', async () => {
    const root = written({ ...OVERLAYS, 'flux.yaml': NAMESPACES });
    const { violations } = findings(await openRepository([root]), { networkAttachmentDefinitions: ['one/lan'] });
    expect(violations.map(({ namespace }) => namespace)).toEqual(['two']);
  });

  withKustomize('is compared with an earlier one by its namespace', async () => {
    const before = written({ ...OVERLAYS, 'flux.yaml': NAMESPACES });
    const after = written({ ...OVERLAYS, 'flux.yaml': NAMESPACES.replace('targetNamespace: two', 'targetNamespace: three') });
    const changes = await folderChanges(before, after);
    expect(changes.map(({ what, object: { name, namespace } }) => `${what} ${name} ${namespace}`)).toEqual(expect.arrayContaining(['created web three', 'removed web two']));
  });

  test('gets the namespace even if it cannot be built', async () => {
    const tree = { ...OVERLAYS, 'overlays/one/kustomization.yaml': 'resources: [vm.yaml, https://example.com/base]\n', 'overlays/one/vm.yaml': VM };
    expect(await namesIn({ ...tree, 'flux.yaml': NAMESPACES })).toContain('one web');
  });
});
