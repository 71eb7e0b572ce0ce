// Comparisons of repositories that hold several clusters, whose objects may have the same names.
import { dump } from 'js-yaml';
import { changeLines } from '../../../src/cli/diff/change-lines';
import { folderChanges } from '../../../src/cli/diff/folder-changes';
import { markdownLines } from '../../../src/cli/diff/markdown';
import { testWith } from '../../optional-tool';
import { written } from '../repository/applied-trees';
import type { Tree } from '../repository/trees';

const machine = (name: string, cores = 1, metadata: object = {}) => dump({
  apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name, namespace: 'shop', ...metadata }, spec: { runStrategy: 'Always', template: { spec: { domain: { cpu: { cores } } } } },
});
const flux = (path: string, name = 'apps', spec: object = {}) => `---\n${dump({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization', metadata: { name, namespace: 'flux-system' }, spec: { path, prune: true, ...spec },
})}`;
const argo = (name: string, path: string, destination: object) => `---\n${dump({
  apiVersion: 'argoproj.io/v1alpha1', kind: 'Application', metadata: { name, namespace: 'argocd' }, spec: { source: { path }, destination },
})}`;
const kustomized = (folder: string, files: Tree): Tree => ({
  ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])), [`${folder}/kustomization.yaml`]: dump({ resources: Object.keys(files) }),
});

/** The headings of the changes. */
async function changed(before: Tree, after: Tree): Promise<string[]> {
  const changes = await folderChanges(written(before), written(after));
  return changes.map((change) => changeLines(change)[0].text.replace('virtualmachine.kubevirt.io/', '').replace(' in namespace shop', ''));
}

const removedFrom = (set: string) => [`web of ${set} would be removed`];
const movedTo = (set: string, from: string) => [`web of ${set} would be created`, `web of ${from} would be removed`];

describe('a machine that another cluster has too', () => {
  const WEB = { 'web.yaml': machine('web') };
  const DB = { 'db.yaml': machine('db') };
  const under = (folder: string, files: Tree): Tree => Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

  const LAYOUTS: readonly (readonly [string, readonly [string, string], Tree, (folder: string, files: Tree) => Tree])[] = [
    ['folders that Flux was bootstrapped for', ['clusters/east', 'clusters/west'], {}, (folder, files) => (
      under(`clusters/${folder}`, { ...files, 'flux-system/gotk-sync.yaml': flux(`./clusters/${folder}`, 'flux-system') })
    )],
    ['folders that Flux is pointed at by hand', ['clusters/east', 'clusters/west'], {}, (folder, files) => (
      { ...under(`apps/${folder}`, files), [`clusters/${folder}/apps.yaml`]: flux(`./apps/${folder}`) }
    )],
    ['kubeConfigs of Flux', ['east', 'west'], { 'flux.yaml': ['east', 'west'].map((name) => flux(name, name, { kubeConfig: { secretRef: { name } } })).join('') }, under],
    ['Applications', ['https://east', 'west'], { 'argo.yaml': argo('e', 'east', { server: 'https://east' }) + argo('w', 'west', { name: 'west' }) }, under],
  ];

  test.each(LAYOUTS)('is removed from one of them, or moves to the other: %s', async (_, [east, west], rest, cluster) => {
    const both = { ...rest, ...cluster('east', { ...DB, ...WEB }), ...cluster('west', { ...DB, ...WEB }) };
    const inWest = { ...rest, ...cluster('east', DB), ...cluster('west', { ...DB, ...WEB }) };
    const inEast = { ...rest, ...cluster('east', { ...DB, ...WEB }), ...cluster('west', DB) };
    expect(await changed(both, both)).toEqual([]);
    expect(await changed(both, inWest)).toEqual(removedFrom(east));
    expect(await changed(inEast, inWest)).toEqual(movedTo(west, east));
    expect(await changed(both, { ...both, ...cluster('west', { ...DB, 'web.yaml': machine('web', 2) }) })).toEqual([`web of ${west} would be configured`]);
  });

  testWith('kustomize', 'version')('is removed from one of two kustomizations, or moves to the other', async () => {
    const tree = (east: Tree, west: Tree) => ({ ...kustomized('clusters/east', { ...DB, ...east }), ...kustomized('clusters/west', { ...DB, ...west }) });
    expect(await changed(tree(WEB, WEB), tree(WEB, WEB))).toEqual([]);
    expect(await changed(tree(WEB, WEB), tree({}, WEB))).toEqual(removedFrom('clusters/east'));
    expect(await changed(tree(WEB, {}), tree({}, WEB))).toEqual(movedTo('clusters/west', 'clusters/east'));
  });
});

describe('a cluster that is known in one version only, or by no name, is no difference', () => {
  const ONE: Tree = { 'apps/production/web.yaml': machine('web'), 'clusters/production/apps.yaml': flux('./apps/production') };
  const TWO: Tree = { ...ONE, 'apps/berlin/web.yaml': machine('web', 2), 'clusters/berlin/apps.yaml': flux('./apps/berlin') };
  const OF_BERLIN = ['kustomization.kustomize.toolkit.fluxcd.io/apps in namespace flux-system of clusters/berlin', 'web of clusters/berlin'];

  test('if a second one is added or removed, or the first one is named', async () => {
    expect((await changed(ONE, TWO)).sort()).toEqual(OF_BERLIN.map((each) => `${each} would be created`));
    expect((await changed(TWO, ONE)).sort()).toEqual(OF_BERLIN.map((each) => `${each} would be removed`));
    const bootstrapped = { ...ONE, 'clusters/production/flux-system/gotk-sync.yaml': flux('./clusters/production', 'flux-system') };
    expect(await changed(ONE, bootstrapped)).toEqual(['kustomization.kustomize.toolkit.fluxcd.io/flux-system in namespace flux-system would be created']);
  });

  testWith('kustomize', 'version')('if its folder is a kustomization', async () => {
    const [one, two] = [ONE, TWO].map((tree) => ({ ...tree, 'apps/production/kustomization.yaml': 'resources: [web.yaml]\n' }));
    expect((await changed(one, two)).sort()).toEqual(OF_BERLIN.map((each) => `${each} would be created`));
    expect((await changed(two, one)).sort()).toEqual(OF_BERLIN.map((each) => `${each} would be removed`));
    expect(await changed(ONE, one)).toEqual([]);
  });

  test('if an ApplicationSet does not say which one, whatever changes in it', async () => {
    const tree = (targetRevision: string): Tree => ({
      'apps/berlin/web.yaml': machine('web'),
      'apps/nairobi/web.yaml': machine('web', 2),
      'set.yaml': dump({
        apiVersion: 'argoproj.io/v1alpha1',
        kind: 'ApplicationSet',
        metadata: { name: 'apps', namespace: 'argocd' },
        spec: {
          generators: [{ list: { elements: [{ site: 'berlin' }, { site: 'nairobi' }] } }],
          template: { metadata: { name: '{{site}}' }, spec: { source: { path: 'apps/{{site}}', targetRevision }, destination: { name: '{{cluster}}' } } },
        },
      }),
    });
    expect(await changed(tree('v1'), tree('v2'))).toEqual(['applicationset.argoproj.io/apps in namespace argocd would be configured']);
    const { 'apps/berlin/web.yaml': _, ...rest } = tree('v1');
    expect(await changed(tree('v1'), rest)).toEqual(['web of apps berlin apps/berlin would be removed']);
  });

  test('but an object that leaves a cluster for a folder that nothing applies is removed from it', async () => {
    const { 'apps/berlin/web.yaml': web, ...rest } = TWO;
    expect(await changed(TWO, { ...rest, 'attic/web.yaml': web })).toEqual(['web would be created', 'web of clusters/berlin would be removed']);
  });
});

test('a cluster is named only if there are several, in text and in Markdown', async () => {
  const tree = (cores: number, label: string): Tree => ({
    'apps/east/web.yaml': machine('web', cores, { labels: { label } }), 'clusters/east/flux-system/gotk-sync.yaml': flux('./clusters/east', 'flux-system'), 'clusters/east/apps.yaml': flux('./apps/east'),
  });
  const other: Tree = { 'apps/west/web.yaml': machine('web'), 'clusters/west/flux-system/gotk-sync.yaml': flux('./clusters/west', 'flux-system'), 'clusters/west/apps.yaml': flux('./apps/west') };
  expect(await changed(tree(1, 'a'), tree(1, 'b'))).toEqual(['web would be configured']);
  expect(await changed({ ...tree(1, 'a'), ...other }, { ...tree(1, 'b'), ...other })).toEqual(['web of clusters/east would be configured']);
  const restarted = await folderChanges(written({ ...tree(1, 'a'), ...other }), written({ ...tree(2, 'a'), ...other }));
  expect(markdownLines(restarted, 'x')).toContain('- `virtualmachine.kubevirt.io/web` in `shop` of `clusters/east` needs a restart to apply spec.template.spec.domain.cpu.cores');
});

test('what is removed from one cluster does not lose the protection of another', async () => {
  const namespace = dump({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'shop' } });
  const kept = machine('web', 1, { annotations: { 'helm.sh/resource-policy': 'keep' } });
  const rest = { 'flux.yaml': ['east', 'west'].map((name) => flux(name, name, { kubeConfig: { secretRef: { name } } })).join(''), 'east/db.yaml': machine('db'), 'west/db.yaml': machine('db') };
  const changes = await folderChanges(written({ ...rest, 'east/shop.yaml': namespace, 'west/web.yaml': kept }), written(rest));
  expect(changes.map(({ impact }) => impact)).toEqual([['is deleted with everything in it'], [expect.stringContaining('stays in the cluster')]]);
});
