// Kustomizations that no program can build, and those that only cannot be built here.
import { testWith } from '../../optional-tool';
import { run } from '../repository/run-verb';
import { KUSTOMIZE, REMOTE, type Tree } from '../repository/trees';

const withKustomize = testWith('kustomize', 'version');
const VM: Tree = { 'vm.yaml': KUSTOMIZE['base/vm.yaml'] };
const lines = (tree: Tree, programs: readonly string[] = []) => run('validate', { ...VM, ...tree }, [], programs).stdout.split('\n').slice(0, -1);

describe('a mistake that every build refuses is a violation at its line', () => {
  test.each([
    ['a misspelt field', 'kind: Kustomization\nresource: [vm.yaml]\n', '2: resource: unknown field of a kustomization: write "resources"'],
    ['a field that is like no other', 'resources: [vm.yaml]\nowner: me\n', '2: owner: unknown field of a kustomization: write another one, or take it out'],
    ['a file that does not exist', 'resources:\n- vm.yaml\n- ./vn.yaml\n', '3: resources[1]: "./vn.yaml" does not exist: write "vm.yaml"'],
    ['a folder that does not exist', 'resources: [vm.yaml]\nbases:\n- apps/live\n', '3: bases[0]: "apps/live" does not exist: write the path of a file or folder, or take it out'],
    ['a file below another one', 'resources: [vm.yaml]\nbases:\n- ./vm.yaml/vm.yaml\n', '3: bases[0]: "./vm.yaml/vm.yaml" does not exist: write the path of a file or folder, or take it out'],
    ['a patch that does not exist', 'resources: [vm.yaml]\npatches:\n- target: {kind: VirtualMachine}\n  path: halt.yaml\n', '4: patches[0].path: "halt.yaml" does not exist: write the path of a file or folder, or take it out'],
    ['a patch of an earlier version that does not exist', 'resources: [vm.yaml]\npatchesStrategicMerge: [halt.yaml]\n', '2: patchesStrategicMerge[0]: "halt.yaml" does not exist: write the path of a file or folder, or take it out'],
  ])('%s', (_, kustomization, line) => {
    expect(lines({ 'kustomization.yaml': kustomization })).toEqual([`repository/kustomization.yaml:${line}`]);
  });

  withKustomize('in a base of the one that is built, once', () => {
    const overlays = Object.fromEntries(['a', 'b'].map((name) => [`${name}/kustomization.yaml`, 'resources: [../base]\n']));
    expect(lines({ ...overlays, 'base/kustomization.yaml': 'resource: []\n' }, ['kustomize'])).toEqual(['repository/base/kustomization.yaml:1: resource: unknown field of a kustomization: write "resources"']);
  });

  test('and a comparison claims nothing', () => {
    expect(run('diff', { ...VM, 'kustomization.yaml': 'resource: [vm.yaml]\n' }, ['--against', 'bin'])).toMatchObject({
      status: 2, stderr: expect.arrayContaining(['error: repository/kustomization.yaml:1: resource: unknown field of a kustomization: write "resources"']),
    });
  });
});

describe('what only cannot be built here is no violation', () => {
  test.each<[string, Tree]>([
    ['a remote base', REMOTE],
    ['a base of a host without a scheme', { 'kustomization.yaml': 'resources: [github.com/org/apps, "git@github.com:org/apps"]\n' }],
    ['a file that git ignores', { 'kustomization.yaml': 'resources: [secrets/db.dec.yaml]\n', '.gitignore': '# made\n**/*.dec.y[a]ml\n' }],
    ['a file in a folder that git ignores', { 'apps/kustomization.yaml': 'resources: [dist/vm.yaml]\n', '.gitignore': '/apps/dist/\n' }],
    ['a file that a program makes', { 'apps/kustomization.yaml': 'resources: [all.yaml]\n', 'Makefile': 'apps/all.yaml:\n\tcdk8s synth\n' }],
    ['a file that a workflow makes', { 'apps/kustomization.yaml': 'resources: [all.yaml]\n', '.github/workflows/make.yaml': 'run: cdk8s synth > apps/all.yaml\n' }],
    ['a file outside of the repository', { 'kustomization.yaml': 'resources: [../apps/all.yaml]\n' }],
    ['the name of a template', { 'kustomization.yaml': 'resources: ["${NAME}.yaml", "<name>.yaml"]\n"${FIELD}": 1\n' }],
    ['a file of a ConfigMap', { 'kustomization.yaml': 'configMapGenerator: [{name: a, envs: [.env], files: [a.txt]}]\n' }],
    ['a field in other letters', { 'kustomization.yaml': 'Resources: [vm.yaml]\ncommonlabels: {a: b}\nimageTags: []\n' }],
    ['every field', { 'kustomization.yaml': 'namePrefix: a-\nnamespace: b\nhelmCharts: []\nopenapi: {path: a.json}\nreplacements: []\nsecretGenerator: []\nvars: []\nhelmGlobals: {}\n' }],
  ])('%s', (_, tree) => {
    const { status, stdout } = run('validate', { ...VM, ...tree });
    expect([status, stdout]).toEqual([0, '']);
  });

  withKustomize('and says with --strict why it was not built, once', () => {
    const { status, stdout } = run('validate', { ...KUSTOMIZE, 'overlays/live/halt.yaml': '- op: replace\n  path: /spec/nowhere/at\n  value: 1\n' }, ['--strict', '-x', 'repository/overlays/test'], ['kustomize']);
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^repository\/overlays\/live\/kustomization\.yaml:1: not built: .*nowhere.*: give the output of kustomize build, or leave out --strict\n$/)]);
  });

  test('and says with --strict that no program can build it', () => {
    expect(run('validate', { ...VM, 'kustomization.yaml': 'resources: [vm.yaml]\n' }, ['--strict']).stdout)
      .toBe('repository/kustomization.yaml:1: not built, since neither kustomize nor kubectl is on PATH: give the output of kustomize build, or leave out --strict\n');
  });
});
