import { spawnSync } from 'child_process';
import { mkdirSync, writeFileSync } from 'fs';
import { join } from 'path';
import { command, folder, run } from './run-verb';
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

describe('a template of a chart stands for', () => {
  const ofChart = expect.stringMatching(/^note: chart\/.* is a part of the chart in chart, which is checked instead$/);

  testWith('helm', 'version').each([
    ['the chart above it', 'chart/templates/vm.yaml', {}],
    ['the chart, also from a folder of templates', 'chart/templates/of/a.yaml', { 'chart/templates/of/a.yaml': '{{- if false }}\na: 1\n{{- end }}\n' }],
    ['the chart, also after an object without expressions', 'chart/templates/two.yaml', { 'chart/templates/two.yaml': `${KUSTOMIZE['base/vm.yaml']}---\n{{- if false }}\na: 1\n{{- end }}\n` }],
    ['the chart that its own chart is in', 'chart/charts/a/templates/a.yaml', { 'chart/charts/a/Chart.yaml': 'apiVersion: v2\nname: a\nversion: 0.1.0\n', 'chart/charts/a/templates/a.yaml': '{{- if false }}\na: 1\n{{- end }}\n' }],
  ])('%s', (_, file, more) => {
    const { status, stdout, stderr } = run('validate', { ...HELM, ...more }, [], ['helm'], [file, 'repository']);
    expect(stdout).toMatch(/^chart\/templates\/vm\.yaml: VirtualMachine\/web: spec\.runStrategy: "Never"/);
    expect([status, stderr[0]]).toEqual([1, ofChart]);
  });

  test('itself without expressions', () => {
    const tree = { ...HELM, 'chart/templates/plain.yaml': KUSTOMIZE['base/vm.yaml'], 'templates/vm.yaml': '{{ a }}' };
    expect(run('validate', tree, [], [], ['chart/templates/plain.yaml', 'repository']).stderr).toEqual([expect.stringMatching(/^1 object checked/)]);
    expect(run('validate', tree, [], [], ['templates/vm.yaml', 'repository']).status).toBe(1);
  });

  test('itself if it cannot be read, which is a mistake like that of any other path', () => {
    mkdirSync(join(folder, 'chart/templates'), { recursive: true });
    ['Chart.yaml', 'values.yaml', 'templates/vm.yaml'].forEach((file) => writeFileSync(join(folder, 'chart', file), Buffer.from([0xff, 0xfe, 0, 0])));
    for (const path of ['chart/values.yaml', 'chart/templates/vm.yaml']) {
      const { status, stderr } = spawnSync(process.execPath, [command, 'validate', path], { cwd: folder, encoding: 'utf8' });
      expect([status, stderr]).toEqual([2, `error: ${path}: is UTF-32: save it as UTF-8\n`]);
    }
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

describe('a patch stands for its kustomization, in its folder or above,', () => {
  const patches = { 'overlays/test/patches/memory.yaml': KUSTOMIZE['overlays/test/memory.yaml'], 'overlays/test/kustomization.yaml': KUSTOMIZE['overlays/test/kustomization.yaml'].replace('memory.yaml', 'patches/memory.yaml') };
  const { 'overlays/test/memory.yaml': _, ...others } = KUSTOMIZE;
  const tree = { ...others, ...patches };

  testWith('kustomize', 'version')('which is built', () => {
    const { status, stdout, stderr } = run('validate', tree, [], ['kustomize'], ['patches/memory.yaml', 'repository/overlays/test']);
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^patches\/memory\.yaml:9: VirtualMachine\/test-web: .*guest: "much".*\n$/)]);
    expect(stderr).toEqual([
      'note: patches/memory.yaml is a patch of the kustomization in ., which is checked instead', expect.stringMatching(/^note: rules that depend on/), expect.stringMatching(/^2 objects checked: 1 violation/),
    ]);
  });

  testWith('kustomize', 'version')('even if it is not an object', () => {
    const { status, stderr } = run('validate', tree, [], ['kustomize'], ['../live/halt.yaml', 'repository/overlays/test']);
    expect([status, stderr]).toEqual([0, ['note: ../live/halt.yaml is a patch of the kustomization in ../live, which is checked instead', expect.stringMatching(/^3 objects checked/)]]);
  });

  test('whose files are read as they are if nothing can build it', () => {
    const { status, stderr } = run('validate', tree, [], [], ['overlays/test/patches/memory.yaml', 'repository']);
    expect([status, stderr.slice(0, 2)]).toEqual([0, [
      'note: overlays/test/patches/memory.yaml is a patch of the kustomization in overlays/test, which is checked instead', expect.stringMatching(/^note: 1 kustomization not built/),
    ]]);
  });

  test('unless none in its repository names it', () => {
    const { status, stderr } = run('validate', { ...tree, 'overlays/test/patches/.git': 'gitdir: elsewhere\n' }, [], [], ['patches/memory.yaml', 'repository/overlays/test']);
    expect([status, stderr.join()]).toEqual([1, expect.not.stringContaining('is a patch')]);
  });

  test('unlike a file that is a resource, or data of a ConfigMap', () => {
    const data = { 'vm.yaml': KUSTOMIZE['base/vm.yaml'], 'kustomization.yaml': 'configMapGenerator: [{name: a, files: [vm.yaml]}]\n' };
    for (const each of [data, { ...data, 'kustomization.yaml': 'resources: [vm.yaml]\n' }]) {
      expect(run('validate', each, [], [], ['vm.yaml', 'repository']).stderr).toEqual([expect.stringMatching(/^1 object checked/)]);
    }
  });
});

describe('an input of a build that is no object stands for', () => {
  const tree = {
    'kustomization.yaml': 'resources: [vm.yaml]\nconfigurations: [kubevirt.yaml]\ncrds: [crd.yaml]\nopenapi: {path: api.yaml}\nreplacements: [{path: replacement.yaml}]\n'
      + 'secretGenerator: [{name: seed, files: [userdata=seed/user-data.yaml], envs: [env.yaml]}]\n',
    'vm.yaml': KUSTOMIZE['base/vm.yaml'],
    ...Object.fromEntries(['kubevirt.yaml', 'crd.yaml', 'api.yaml', 'replacement.yaml', 'seed/user-data.yaml', 'env.yaml'].map((path) => [path, 'a: {b: c}\n'])),
  };

  test.each(['kubevirt.yaml', 'crd.yaml', 'api.yaml', 'replacement.yaml', 'seed/user-data.yaml', 'env.yaml'])('its kustomization: %s', (path) => {
    const { status, stdout, stderr } = run('validate', tree, [], [], [path, 'repository']);
    expect([status, stdout, stderr[0], stderr.at(-1)]).toEqual([0, '', `note: ${path} is an input of the kustomization in ., which is checked instead`, expect.stringMatching(/^1 object checked/)]);
  });

  test('the chart beside it', () => {
    const { status, stderr } = run('validate', { ...HELM, 'chart/values-prod.yaml': 'memory: 2Gi\n' }, ['chart/values.yaml'], [], ['chart/values-prod.yaml', 'repository']);
    expect([status, stderr.slice(0, 3)]).toEqual([0, [
      ...['values-prod', 'values'].map((name) => `note: chart/${name}.yaml is a part of the chart in chart, which is checked instead`),
      'note: 1 Helm chart not rendered, since helm is not on PATH: 5 files left out',
    ]]);
  });

  test('nothing if it does not exist, or is an object', () => {
    expect(run('validate', HELM, [], [], ['chart/values-none.yaml', 'repository'])).toMatchObject({ status: 2, stderr: ['error: chart/values-none.yaml: no such file or folder'] });
    expect(run('validate', { ...HELM, 'chart/vm.yaml': KUSTOMIZE['base/vm.yaml'] }, [], [], ['chart/vm.yaml', 'repository']).stderr).toEqual([expect.stringMatching(/^1 object checked/)]);
  });
});

describe('a path that --exclude names', () => {
  const tree = { 'a.yaml': KUSTOMIZE['base/vm.yaml'], 'tools/b.yaml': KUSTOMIZE['base/vm.yaml'], 'tools-2/c.yaml': KUSTOMIZE['base/vm.yaml'], 'chart/Chart.yaml': HELM['chart/Chart.yaml'] };

  test('is left out, whether it is a file, a folder or a chart, unlike paths that only begin with it', () => {
    const { status, stderr } = run('validate', tree, ['--strict', '-x', 'repository/tools', '--exclude', './repository/chart/', '-x', 'repository/a.yaml']);
    expect([status, stderr]).toEqual([0, [expect.stringMatching(/^1 object checked/)]]);
  });

  test('is a mistake if it excludes everything, unlike the whole of one folder', () => {
    expect(run('validate', { 'a/vm.yaml': KUSTOMIZE['base/vm.yaml'] }, ['-x', 'repository/a'])).toEqual({
      status: 2, stdout: '', stderr: ['error: --exclude "repository/a" leaves nothing to check: leave it out, or give other paths'],
    });
    expect(run('validate', { 'a/vm.yaml': KUSTOMIZE['base/vm.yaml'] }, ['-x', 'repository', 'repository/a/vm.yaml']).status).toBe(2);
    expect(run('validate', tree, ['repository/tools-2', '-x', 'repository/tools'], [], ['repository/tools', '.']).stderr).toEqual([expect.stringMatching(/^1 object checked/)]);
  });

  test('is a mistake if it excludes nothing', () => {
    const { status, stderr } = run('validate', tree, ['-x', 'tool', '-x', 'repository/b.yaml']);
    expect([status, stderr]).toEqual([2, ['tool', 'repository/b.yaml'].map((path) => `error: --exclude "${path}" excludes nothing: write a file or folder within the given ones`)]);
  });
});
