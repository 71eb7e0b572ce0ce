import { spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { CONSOLE, HELM, KUSTOMIZE, REMOTE, TOOLS, type Tree, writeTree } from './trees';
import { programPath } from '../../../src/cli/command-line/program-path';
import { buildCommand } from '../../built-command';
import { testWith } from '../../optional-tool';

let folder: string;
let command: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'repository-'));
  command = join(folder, 'main.js');
  buildCommand(command);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a verb says of a tree, with no programs but those that are named. */
function run(verb: string, tree: Tree, args: readonly string[] = [], programs: readonly string[] = [], [path, below]: readonly string[] = ['repository', '.']) {
  const root = mkdtempSync(join(folder, 'tree-'));
  const bin = join(root, 'bin');
  mkdirSync(bin);
  programs.forEach((name) => symlinkSync(programPath(name)!, join(bin, name)));
  writeTree(join(root, 'repository'), tree);
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, verb, path, ...args], { cwd: join(root, below), encoding: 'utf8', env: { ...process.env, PATH: bin } });
  return { status, stdout, stderr: stderr.split('\n').filter((line) => line !== '' && !line.startsWith('warning')) };
}

const withKustomize = testWith('kustomize', 'version');

describe('what is no Kubernetes object is left out, and counted', () => {
  test('and everything else gets its verdict', () => {
    const { status, stdout, stderr } = run('validate', TOOLS);
    expect(status).toBe(1);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^repository\/machines\/broken\.yaml:3: not YAML: unclosed quote: /),
      expect.stringMatching(/^repository\/machines\/half\.yaml:1: VirtualMachine\/half: apiVersion: required field is missing/),
    ]);
    expect(stderr).toEqual([
      'note: rules that depend on a field with a schema error are checked after it is fixed',
      'note: skipped, since they are not Kubernetes objects: 7 other documents, 1 patch, 1 template',
      expect.stringMatching(/^4 objects checked: 2 violations/),
    ]);
  });

  test('which --strict makes violations, each with its place', () => {
    const { status, stdout, stderr } = run('validate', { 'a.yaml': TOOLS['patches/json.yaml'], 'vm.yaml': TOOLS['machines/vm.yaml'] }, ['--strict']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: 'repository/a.yaml:1: is not a Kubernetes object but a patch: take it out of the folder, or leave out --strict\n' });
    expect(stderr.filter((line) => line.startsWith('note'))).toEqual([]);
  });

  test('every path that cannot be read is told, a folder without files among them', () => {
    const { status, stderr } = run('validate', { 'vm.yaml': TOOLS['machines/vm.yaml'] }, ['nowhere.yaml', 'bin']);
    expect(status).toBe(2);
    expect(stderr.join('\n')).toMatch(/nowhere\.yaml: no such file or folder\n.*bin: has no \.yaml files/);
  });

  test('a folder that is named twice is read once', () => {
    const { status, stdout, stderr } = run('validate', { 'vm.yaml': TOOLS['machines/vm.yaml'] }, ['./repository/']);
    expect([status, stdout, stderr.at(-1)]).toEqual([0, '', expect.stringMatching(/^1 object checked/)]);
  });

  test('and what is drawn is drawn', () => {
    const { status, stdout, stderr } = run('graph', TOOLS);
    expect(status).toBe(0);
    expect(stdout).toContain('VirtualMachine<br/>web');
    expect(stdout).toContain('NetworkAttachmentDefinition<br/>lan');
    expect(stderr).toEqual(['note: skipped, since they are not Kubernetes objects: 7 other documents, 1 patch, 1 template']);
  });

  test('objects that run together are told once, at the line of the second', () => {
    const tree = { 'a.yaml': `${TOOLS['machines/vm.yaml']}${TOOLS['machines/network.yaml']}---\na: 1\na: 2\n`, 'b.yaml': 'kind: a\nb: 1\nb: 2\n' };
    expect(run('validate', tree).stdout.split('\n')).toEqual([
      'repository/a.yaml:25: two objects run together here: write --- before each of them, in the range of a template too',
      'repository/b.yaml:3: duplicate key "b": keep one of them', '',
    ]);
  });

  test('dashes behind something are told once, at their line', () => {
    const glued = `${TOOLS['machines/vm.yaml'].trimEnd()}\n      hostname: web---\n`;
    const lines = glued.trimEnd().split('\n').length;
    expect(run('validate', { 'a.yaml': `${glued}${glued}${TOOLS['machines/network.yaml']}` }).stdout.split('\n')).toEqual([
      ...[lines, 2 * lines].map((line) => `repository/a.yaml:${line}: --- has to begin a line: break the line before it, what is below it is another document`), '',
    ]);
  });

  test('a file that is named itself has to have objects', () => {
    const root = mkdtempSync(join(folder, 'named-'));
    writeFileSync(join(root, 'a.yaml'), TOOLS['patches/json.yaml']);
    const { status, stdout } = spawnSync(process.execPath, [command, 'validate', 'a.yaml'], { cwd: root, encoding: 'utf8' });
    expect({ status, stdout }).toMatchObject({ status: 1, stdout: expect.stringContaining('not a Kubernetes object') });
  });
});

describe('kustomizations', () => {
  test('are files: a folder of that name is one like any other', () => {
    const { status, stderr } = run('validate', { 'Kustomization/vm.yaml': KUSTOMIZE['base/vm.yaml'] });
    expect({ status, stderr }).toEqual({ status: 0, stderr: [expect.stringMatching(/^1 object checked/)] });
  });

  const finding = (place: string, name: string) => expect.stringMatching(new RegExp(`^repository/${place}: VirtualMachine/${name}: .*guest: "much"`));

  withKustomize('are compared as they are built, without what says where their objects come from', () => {
    const tree = { 'kustomization.yaml': 'kind: Kustomization\nnamePrefix: test-\nresources: [vm.yaml]\n', 'vm.yaml': TOOLS['machines/vm.yaml'] };
    const { status, stdout, stderr } = run('diff', tree, ['--against', 'bin'], ['kustomize']);
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: expect.stringMatching(/^virtualmachine\.kubevirt\.io\/test-web .*would be created$/m), stderr: [] });
    expect(stdout).not.toContain('config.kubernetes.io/origin');
  });

  withKustomize('are built, each overlay as one set, and a finding names the file that it is in', () => {
    const { status, stdout, stderr } = run('validate', KUSTOMIZE, [], ['kustomize']);
    expect(stdout.trim().split('\n')).toEqual([finding('overlays/test/memory.yaml:9', 'test-web')]);
    expect(status).toBe(1);
    expect(stderr).toEqual([expect.stringMatching(/^note: rules that depend on/), expect.stringMatching(/^7 objects checked: 1 violation/)]);
  });

  testWith('kubectl', 'version')('are built by kubectl where there is no kustomize', () => {
    const { stdout, stderr } = run('validate', { ...KUSTOMIZE, 'overlays/live/kustomization.yaml': 'resources: [../../base]\n' }, [], ['kubectl']);
    expect([stdout, stderr.at(-1)]).toEqual([expect.stringContaining('"much"'), expect.stringMatching(/^6 objects checked/)]);
  });

  test.each([
    ['two that take each other', { 'a/kustomization.yaml': 'resources: [../b]\n', 'b/kustomization.yaml': 'resources: [../a]\n' }, 1],
    ['one that takes itself, beside others', { 'a/kustomization.yaml': 'resources: [.]\n', 'b/kustomization.yaml': 'resources: [../c]\n', 'c/kustomization.yaml': 'resources: []\n' }, 2],
    ['what a circle takes', { 'a/kustomization.yaml': 'resources: [../b, ../c]\n', 'b/kustomization.yaml': 'resources: [../a]\n', 'c/kustomization.yaml': 'resources: []\n' }, 1],
  ])('are told where they go in a circle: %s', (_, tree, count) => {
    const { stderr } = run('validate', { ...tree, 'vm.yaml': TOOLS['machines/vm.yaml'] });
    expect(stderr).toContainEqual(expect.stringMatching(new RegExp(`^note: ${count} kustomizations? not built`)));
  });

  withKustomize('that go in a circle say so', () => {
    const { stderr } = run('validate', { 'a/kustomization.yaml': 'resources: [../b]\n', 'b/kustomization.yaml': 'resources: [../a]\n', 'vm.yaml': TOOLS['machines/vm.yaml'] }, [], ['kustomize']);
    expect(stderr[0]).toMatch(/^note: repository\/a\/kustomization\.yaml: not built: .*cycle detected/);
  });

  test('are read file by file where nothing builds them, without their patches', () => {
    const { status, stdout, stderr } = run('validate', KUSTOMIZE);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(stderr).toEqual([
      'note: 3 kustomizations not built, since neither kustomize nor kubectl is on PATH: their files are read as they are',
      'note: skipped, since they are not Kubernetes objects: 4 kustomizations, 2 patches',
      expect.stringMatching(/^2 objects checked/),
    ]);
  });

  test('are told from objects by the path . too', () => {
    const { status, stderr } = run('validate', KUSTOMIZE, [], [], ['.', 'repository/base']);
    expect(status).toBe(0);
    expect(stderr[1]).toBe('note: skipped, since they are not Kubernetes objects: 1 kustomization');
  });

  withKustomize('that take what is elsewhere are not built: nothing is fetched', () => {
    const { status, stderr } = run('validate', REMOTE, [], ['kustomize']);
    expect(status).toBe(0);
    expect(stderr[0]).toBe('note: repository/kustomization.yaml: not built: it uses files that are not in the repository and are not fetched '
      + '(https://example.com/base?ref=v1): its files are read as they are');
  });

  withKustomize('that cannot be built say why, without the way to the mistake', () => {
    const tree = { 'kustomization.yaml': 'resources: [base]\n', 'base/kustomization.yaml': 'resources: [vm.yaml]\npatches: [{path: patch.yaml}]\n', 'base/vm.yaml': KUSTOMIZE['base/vm.yaml'], 'base/patch.yaml': 'a: 1\n' };
    expect(run('validate', tree, [], ['kustomize']).stderr[0]).toMatch(/^note: repository\/kustomization\.yaml: not built: base: (?!accumulat).*patch/);
  });

  withKustomize('are not built either if what they take, or change objects with, does so', () => {
    const tree = {
      'kustomization.yaml': 'resources: [vm.yaml]\ntransformers: [names]\n',
      'vm.yaml': REMOTE['vm.yaml'],
      'names/kustomization.yaml': 'resources: ["git@example.com:names"]\n',
    };
    expect(run('validate', tree, [], ['kustomize']).stderr[0]).toContain('not built: it uses files that are not in the repository and are not fetched (git@example.com:names)');
  });

  withKustomize('that cannot be built say why, and their files are read', () => {
    const { stderr } = run('validate', { ...KUSTOMIZE, 'overlays/live/halt.yaml': '- op: replace\n  path: /spec/nowhere/at\n  value: 1\n' }, [], ['kustomize']);
    expect(stderr[0]).toMatch(/^note: repository\/overlays\/live\/kustomization\.yaml: not built: .+: its files are read as they are$/);
  });

  withKustomize('that render a Helm chart say so, also where another one takes them', () => {
    const tree = { ...KUSTOMIZE, 'kustomization.yaml': 'resources: [base, metrics]\n', 'metrics/kustomization.yaml': 'helmCharts:\n- name: metrics\n  repo: https://charts.example.com\n' };
    const { status, stderr } = run('validate', tree, [], ['kustomize']);
    expect(status).toBe(1);
    expect(stderr[0]).toBe('note: repository/kustomization.yaml: not built: it renders a Helm chart (metrics), which kustomize does only with --enable-helm: '
      + 'pipe its output to this command: its files are read as they are');
  });

  withKustomize('of which several build the same mistake tell it once', () => {
    const base = { 'base/kustomization.yaml': 'resources: [vm.yaml]\n', 'base/vm.yaml': KUSTOMIZE['base/vm.yaml'].replace('Always', 'Never') };
    const overlays = Object.fromEntries(['a', 'b', 'c'].map((name) => [`overlays/${name}/kustomization.yaml`, `resources: [../../base]\nnamespace: ${name}\n`]));
    const { stdout, stderr } = run('validate', { ...base, ...overlays }, [], ['kustomize']);
    expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/^repository\/base\/vm\.yaml:6: VirtualMachine\/web: spec\.runStrategy: "Never"/)]);
    expect(stderr.at(-1)).toMatch(/^3 objects checked.*: 1 violation/);
  });

  describe('that make ConfigMaps of files', () => {
    const DATA: Tree = {
      'kustomization.yaml': 'namePrefix: lab-\nconfigMapGenerator:\n- name: setup\n  files: [setup.sh, key.sh=other.sh, vm.yaml, values.yaml, broken.yaml]\n  literals: [password=hunter2]\n',
      'setup.sh': 'mysql --password=hunter2\n',
      'other.sh': 'mysql --password=hunter3\n',
      'vm.yaml': KUSTOMIZE['base/vm.yaml'].replace('Always', 'Never'),
      'values.yaml': 'a: 1\n',
      'broken.yaml': 'a: "b\n',
    };

    withKustomize('name the file that a secret is in, and have their machines judged', () => {
      const { stdout, stderr } = run('validate', DATA, [], ['kustomize']);
      expect(stdout.trim().split('\n')).toEqual([
        expect.stringMatching(/^repository\/other\.sh: ConfigMap\/lab-setup-\w+: data\[key\.sh\]: .*\[no-secret-value\]$/),
        expect.stringMatching(/^repository\/kustomization\.yaml: ConfigMap\/lab-setup-\w+: data\.password: .*\[no-secret-value\]$/),
        expect.stringMatching(/^repository\/setup\.sh: ConfigMap\/lab-setup-\w+: data\[setup\.sh\]: .*\[no-secret-value\]$/),
        expect.stringMatching(/^repository\/vm\.yaml:6: VirtualMachine\/web: spec\.runStrategy: "Never"/),
      ]);
      expect(stderr).toEqual([expect.stringMatching(/^2 objects checked: 4 violations, 3 of them/)]);
    });

    test('have their machines judged too where nothing builds them', () => {
      const { stdout, stderr } = run('validate', DATA);
      expect(stdout).toMatch(/^repository\/vm\.yaml:6: VirtualMachine\/web: spec\.runStrategy: "Never".*\n$/);
      expect(stderr.slice(1)).toEqual(['note: skipped, since they are not Kubernetes objects: 1 kustomization', '1 object checked: 1 violation, 1 warning']);
    });

    withKustomize('have no machines among those that are compared', () => {
      expect(run('diff', DATA, ['--against', 'bin'], ['kustomize']).stdout).not.toContain('virtualmachine');
    });
  });

  withKustomize('are drawn as they are built', () => {
    const { status, stdout } = run('graph', KUSTOMIZE, [], ['kustomize']);
    expect(status).toBe(0);
    expect(stdout).toContain('test-web');
  });
});

/** A chart in the chart. */
const SUBCHART: Tree = {
  'chart/charts/notes/Chart.yaml': 'apiVersion: v2\nname: notes\nversion: 0.1.0\n',
  'chart/charts/notes/templates/notes.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: "{{ .Release.Name }}-notes"}\n',
};

describe('what --exclude names', () => {
  const tree = { 'a.yaml': KUSTOMIZE['base/vm.yaml'], 'tools/b.yaml': KUSTOMIZE['base/vm.yaml'], 'tools-2/c.yaml': KUSTOMIZE['base/vm.yaml'], 'chart/Chart.yaml': HELM['chart/Chart.yaml'] };

  test('is left out: files, folders and charts in them, and nothing whose name only begins so', () => {
    const { status, stderr } = run('validate', tree, ['--strict', '-x', 'repository/tools', '--exclude', './repository/chart/', '-x', 'repository/a.yaml']);
    expect([status, stderr]).toEqual([0, [expect.stringMatching(/^1 object checked/)]]);
  });

  test('is a mistake where it leaves nothing out', () => {
    const { status, stderr } = run('validate', tree, ['-x', 'tool', '-x', 'repository/b.yaml']);
    expect([status, stderr]).toEqual([2, ['tool', 'repository/b.yaml'].map((path) => `error: --exclude "${path}" excludes nothing: write a file or folder within the given ones`)]);
  });
});

describe('Helm charts', () => {
  testWith('helm', 'version')('are rendered, and a finding names its template', () => {
    const { status, stdout } = run('validate', HELM, [], ['helm']);
    expect(status).toBe(1);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^repository\/chart\/templates\/vm\.yaml: VirtualMachine\/web: spec\.runStrategy: "Never"/),
      expect.stringMatching(/^repository\/chart\/templates\/vm\.yaml: VirtualMachine\/db: spec\.runStrategy: "Never"/),
    ]);
  });

  testWith('helm', 'version').each([
    ['.', 'repository/chart'],
    ['./', 'repository/chart'],
    ['..', 'repository/chart/templates'],
  ])('are rendered by the path %s from %s, with the charts in them', (path, below) => {
    const { status, stdout, stderr } = run('validate', { ...HELM, ...SUBCHART }, [], ['helm'], [path, below]);
    expect(stdout.trim().split('\n')).toEqual(['web', 'db'].map((name) => expect.stringMatching(new RegExp(`^(?:\\.\\./)?templates/vm\\.yaml: VirtualMachine/${name}: spec\\.runStrategy: "Never"`))));
    expect(status).toBe(1);
    expect(stderr).toEqual([expect.stringMatching(/^4 objects checked: 2 violations/)]);
  });

  testWith('helm', 'version')('are no options of helm, whatever their folders are called: one could have it run a program', () => {
    const tree = Object.fromEntries(Object.entries(HELM).map(([path, text]) => [path.replace(/^chart/, '--help'), text]));
    const { stdout } = run('validate', tree, [], ['helm'], ['.', 'repository']);
    expect(stdout.trim().split('\n')).toEqual(['web', 'db'].map((name) => expect.stringMatching(new RegExp(`^--help/templates/vm\\.yaml: VirtualMachine/${name}: spec\\.runStrategy: "Never"`))));
  });

  test('are left out by the path . too where there is no helm, and what is beside them is not', () => {
    const { status, stderr } = run('validate', { ...HELM, ...SUBCHART, 'chart-2.yaml': KUSTOMIZE['base/vm.yaml'] }, [], [], ['.', 'repository']);
    expect(status).toBe(0);
    expect(stderr).toEqual(['note: 1 Helm chart not rendered, since helm is not on PATH: 6 files left out', expect.stringMatching(/^1 object checked/)]);
    expect(run('validate', { ...HELM, ...SUBCHART }, [], [], ['.', 'repository/chart']).stderr[0]).toBe('note: 1 Helm chart not rendered, since helm is not on PATH: 6 files left out');
  });

  testWith('helm', 'version')('in whose range the dashes are missing say so, and name the template', () => {
    const tree = { ...HELM, 'chart/templates/vm.yaml': HELM['chart/templates/vm.yaml'].replace('---\n', '') };
    expect(run('validate', tree, [], ['helm']).stdout)
      .toBe('repository/chart/templates/vm.yaml: two objects run together here: write --- before each of them, in the range of a template too\n');
  });

  testWith('helm', 'version')('that cannot be rendered say why', () => {
    const { stderr } = run('validate', { ...HELM, 'chart/templates/broken.yaml': 'name: {{ include "nowhere" . }}\n' }, [], ['helm']);
    expect(stderr[0]).toMatch(/^note: repository\/chart: not rendered, since helm fails: .*broken\.yaml.*"nowhere".*$/);
    expect(stderr[0]).not.toContain('--debug');
  });

  testWith('helm', 'version').each(['', '# One for each of the values.\n'])('that render nothing but %j with their own values say so, and --strict does not pass them', (comment) => {
    const tree = { 'chart/Chart.yaml': HELM['chart/Chart.yaml'], 'chart/templates/vm.yaml': `${comment}{{- range .Values.none }}\n---\nkind: VirtualMachine\n{{- end }}\n` };
    const { status, stderr } = run('validate', tree, [], ['helm']);
    expect([status, stderr[0]]).toEqual([0, 'note: repository/chart: renders nothing with its own values: give validate the output of helm template with your values']);
    expect(run('validate', tree, ['--strict'], ['helm'])).toMatchObject({
      status: 1,
      stdout: 'repository/chart/Chart.yaml:1: renders nothing with its own values: give validate the output of helm template with your values, or leave out --strict\n',
    });
  });

  testWith('helm', 'version')('that are there for other charts are passed over', () => {
    const tree = { ...HELM, 'common/Chart.yaml': 'apiVersion: v2\nname: common\ntype: library\nversion: 0.1.0\n' };
    expect(run('validate', tree, ['--strict'], ['helm']).stdout.trim().split('\n')).toHaveLength(2);
  });

  test('are not passed by --strict where there is no helm', () => {
    const { status, stdout } = run('validate', HELM, ['--strict']);
    expect(status).toBe(1);
    expect(stdout).toContain('repository/chart/Chart.yaml:1: not rendered, since helm is not on PATH: give validate the output of helm template with your values, or leave out --strict\n');
  });

  test('are left out where there is no helm', () => {
    const { status, stderr } = run('validate', { ...HELM, 'vm.yaml': KUSTOMIZE['base/vm.yaml'] });
    expect(status).toBe(0);
    expect(stderr[0]).toBe('note: 1 Helm chart not rendered, since helm is not on PATH: 4 files left out');
  });
});

test('machines as OpenShift\'s console writes them are told of their passwords only', () => {
  const { stdout } = run('validate', CONSOLE);
  expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/^repository\/fedora\.yaml:\d+: VirtualMachine\/fedora: .*\[no-secret-value\]$/)]);
});

