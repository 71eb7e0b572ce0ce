import { testWith } from '../../optional-tool';
import { run } from '../repository/run-verb';
import { HELM, KUSTOMIZE, type Tree } from '../repository/trees';

/** A tree with another folder beside it. */
const compared = (after: Tree, before: Tree, programs: readonly string[]) => {
  const under = (folder: string, tree: Tree) => Object.fromEntries(Object.entries(tree).map(([path, text]) => [`${folder}/${path}`, text]));
  const { status, stdout, stderr } = run('diff', { ...under('after', after), ...under('before', before) }, ['--against', 'repository/before'], programs, ['repository/after', '.']);
  return [status, stdout, stderr.filter((line) => !line.includes('skipped, since they are not Kubernetes objects'))];
};

const withHelm = testWith('helm', 'version');
const withKustomize = testWith('kustomize', 'version');
const CHART = HELM;
const EMPTY = { 'README.md': '' };
const BROKEN = { ...HELM, 'chart/templates/broken.yaml': '{{ fail "no" }}\n' };
const TEMPLATE_OUTPUT = 'give the output of helm template with your values';
const BUILD_OUTPUT = 'give the output of kustomize build';

describe('a comparison claims nothing about what could not be built', () => {
  withHelm.each([['after', BROKEN, CHART], ['before', CHART, BROKEN]])('a chart %s the change that fails', (side, after, before) => {
    expect(compared(after, before, ['helm'])).toEqual([2, '', [
      expect.stringMatching(new RegExp(`^error: repository/${side}/chart/Chart\\.yaml:1: not rendered, since helm fails: .*no: ${TEMPLATE_OUTPUT}$`)),
    ]]);
  });

  test('charts without helm, each', () => {
    expect(compared({ ...CHART, 'other/Chart.yaml': CHART['chart/Chart.yaml'] }, CHART, [])).toEqual([2, '', ['after/chart', 'after/other', 'before/chart'].map((chart) => (
      `error: repository/${chart}/Chart.yaml:1: not rendered, since helm is not on PATH: ${TEMPLATE_OUTPUT}`
    ))]);
  });

  test('kustomizations without a program that builds them, each that no other one includes', () => {
    expect(compared(KUSTOMIZE, EMPTY, [])).toEqual([2, '', ['copy', 'live', 'test'].map((name) => (
      `error: repository/after/overlays/${name}/kustomization.yaml:1: not built, since neither kustomize nor kubectl is on PATH: ${BUILD_OUTPUT}`
    ))]);
  });

  withKustomize('a kustomization that fails, beside other mistakes', () => {
    const tree = { 'kustomization.yaml': 'resources: [vm.yaml]\npatches: [{path: patch.yaml}]\n', 'vm.yaml': KUSTOMIZE['base/vm.yaml'], 'patch.yaml': 'a: 1\n', 'b/c.yaml': 'kind: Service\napiVersion: v1\n' };
    expect(compared(EMPTY, tree, ['kustomize'])).toEqual([2, '', [
      expect.stringMatching(new RegExp(`^error: repository/before/kustomization\\.yaml:1: not built: .*patch.*: ${BUILD_OUTPUT}$`)),
      'error: repository/before/b/c.yaml:1: has no metadata.name: write it as a string, or leave the document out',
    ]]);
  });

  withKustomize('an object that two kustomizations of one cluster generate, without the lines, which are not known', () => {
    const applied = ['b', 'c'].map((path) => (
      `---\n{apiVersion: kustomize.toolkit.fluxcd.io/v1, kind: Kustomization, metadata: {name: ${path}}, spec: {path: ${path}, kubeConfig: {secretRef: {name: east}}}}\n`
    )).join('');
    const generator = (value: string) => `configMapGenerator: [{name: a, literals: [a=${value}], options: {disableNameSuffixHash: true}}]\n`;
    expect(compared({ 'b/kustomization.yaml': generator('b'), 'c/kustomization.yaml': generator('c'), 'flux.yaml': applied }, EMPTY, ['kustomize'])).toEqual([2, '', [
      'error: repository/after/c/kustomization.yaml: ConfigMap "a" differs from the one at repository/after/b/kustomization.yaml: '
        + 'give each its own name or namespace, or run the command on the manifests of each cluster separately',
    ]]);
  });

  withHelm('but a chart without objects is one, and says so', () => {
    const empty = { ...CHART, 'chart/values.yaml': 'names: []\n', 'chart/templates/network.yaml': '' };
    expect(compared(empty, CHART, ['helm'])).toEqual([1, expect.stringContaining('virtualmachine.kubevirt.io/web would be removed'), [
      `note: repository/after/chart: renders nothing with its own values: ${TEMPLATE_OUTPUT}`,
    ]]);
  });
});
