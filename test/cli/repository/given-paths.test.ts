import { run } from './run-verb';
import { HELM, KUSTOMIZE, TOOLS } from './trees';
import { testWith } from '../../optional-tool';

describe('a path is read once if it is', () => {
  test('a folder that is given twice', () => {
    const { status, stdout, stderr } = run('validate', { 'vm.yaml': TOOLS['machines/vm.yaml'] }, ['./repository/']);
    expect([status, stdout, stderr.at(-1)]).toEqual([0, '', expect.stringMatching(/^1 object checked/)]);
  });

  test('a folder within a given one, unless it is hidden', () => {
    const tree = { 'a/vm.yaml': TOOLS['machines/vm.yaml'], '.b/vm.yaml': TOOLS['machines/vm.yaml'] };
    expect(run('validate', tree, ['repository/a']).stderr.at(-1)).toMatch(/^1 object checked/);
    expect(run('validate', tree, ['repository'], [], ['repository/a', '.']).stderr.at(-1)).toMatch(/^1 object checked/);
    expect(run('validate', tree, ['repository/.b']).stderr.at(-1)).toMatch(/^2 objects checked/);
  });

  test('a file in a given folder', () => {
    expect(run('validate', { 'vm.yaml': TOOLS['machines/vm.yaml'] }, ['repository/vm.yaml']).stderr.at(-1)).toMatch(/^1 object checked/);
  });
});

describe('the file that configures a build stands for its folder', () => {
  testWith('kustomize', 'version')('which is built', () => {
    const { status, stdout, stderr } = run('validate', KUSTOMIZE, ['repository/base/vm.yaml'], ['kustomize'], ['repository/base/kustomization.yaml', '.']);
    expect([status, stdout, stderr]).toEqual([0, '', [expect.stringMatching(/^2 objects checked/)]]);
  });

  test('which is read as it is if nothing can build it', () => {
    const { stderr } = run('validate', KUSTOMIZE, [], [], ['repository/base/kustomization.yaml', '.']);
    expect(stderr[0]).toMatch(/^note: 1 kustomization not built/);
    expect(stderr.at(-1)).toMatch(/^2 objects checked/);
  });

  test('unless it has objects of Flux', () => {
    const flux = 'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: web}\nspec: {interval: 1m, prune: true, sourceRef: {kind: GitRepository, name: web}}\n';
    const { stderr } = run('validate', { 'kustomization.yaml': flux, 'vm.yaml': TOOLS['machines/vm.yaml'] }, [], [], ['repository/kustomization.yaml', '.']);
    expect(stderr.at(-1)).toMatch(/^0 objects checked, .*Kustomization/);
  });
});

describe('a path that --exclude names', () => {
  const tree = { 'a.yaml': KUSTOMIZE['base/vm.yaml'], 'tools/b.yaml': KUSTOMIZE['base/vm.yaml'], 'tools-2/c.yaml': KUSTOMIZE['base/vm.yaml'], 'chart/Chart.yaml': HELM['chart/Chart.yaml'] };

  test('is left out, whether it is a file, a folder or a chart, unlike paths that only begin with it', () => {
    const { status, stderr } = run('validate', tree, ['--strict', '-x', 'repository/tools', '--exclude', './repository/chart/', '-x', 'repository/a.yaml']);
    expect([status, stderr]).toEqual([0, [expect.stringMatching(/^1 object checked/)]]);
  });

  test('is a mistake if it excludes nothing', () => {
    const { status, stderr } = run('validate', tree, ['-x', 'tool', '-x', 'repository/b.yaml']);
    expect([status, stderr]).toEqual([2, ['tool', 'repository/b.yaml'].map((path) => `error: --exclude "${path}" excludes nothing: write a file or folder within the given ones`)]);
  });
});
