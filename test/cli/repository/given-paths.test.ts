import { run } from './run-verb';
import { HELM, KUSTOMIZE, TOOLS } from './trees';

describe('a folder is read once if it is', () => {
  test('given twice', () => {
    const { status, stdout, stderr } = run('validate', { 'vm.yaml': TOOLS['machines/vm.yaml'] }, ['./repository/']);
    expect([status, stdout, stderr.at(-1)]).toEqual([0, '', expect.stringMatching(/^1 object checked/)]);
  });

  test('within a given one, unless it is hidden', () => {
    const tree = { 'a/vm.yaml': TOOLS['machines/vm.yaml'], '.b/vm.yaml': TOOLS['machines/vm.yaml'] };
    expect(run('validate', tree, ['repository/a']).stderr.at(-1)).toMatch(/^1 object checked/);
    expect(run('validate', tree, ['repository'], [], ['repository/a', '.']).stderr.at(-1)).toMatch(/^1 object checked/);
    expect(run('validate', tree, ['repository/.b']).stderr.at(-1)).toMatch(/^2 objects checked/);
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
