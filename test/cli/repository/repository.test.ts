import { spawnSync } from 'child_process';
import { mkdtempSync, writeFileSync } from 'fs';
import { join } from 'path';
import { command, folder, run } from './run-verb';
import { CONSOLE, HELM, KUSTOMIZE, REMOTE, TOOLS, type Tree } from './trees';
import { testWith } from '../../optional-tool';

const withKustomize = testWith('kustomize', 'version');

describe('documents that are not Kubernetes objects', () => {
  test('are skipped and counted, and all others are checked', () => {
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

  test('are violations with --strict, each with its place', () => {
    const { status, stdout, stderr } = run('validate', { 'a.yaml': TOOLS['patches/json.yaml'], 'vm.yaml': TOOLS['machines/vm.yaml'] }, ['--strict']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: 'repository/a.yaml:1: is not a Kubernetes object but a patch: take it out of the folder, or leave out --strict\n' });
    expect(stderr.filter((line) => line.startsWith('note'))).toEqual([]);
  });

  test('do not hide paths that cannot be read, including a folder without files', () => {
    const { status, stderr } = run('validate', { 'vm.yaml': TOOLS['machines/vm.yaml'] }, ['nowhere.yaml', 'bin']);
    expect(status).toBe(2);
    expect(stderr.join('\n')).toMatch(/nowhere\.yaml: no such file or folder\n.*bin: has no manifests of type/);
  });

  test('are left out of a drawing', () => {
    const { status, stdout, stderr } = run('graph', TOOLS);
    expect(status).toBe(0);
    expect(stdout).toContain('VirtualMachine<br/>web');
    expect(stdout).toContain('NetworkAttachmentDefinition<br/>lan');
    expect(stderr).toEqual(['note: skipped, since they are not Kubernetes objects: 7 other documents, 1 patch, 1 template']);
  });

  test('include objects that run together, which are reported once, at the line of the second', () => {
    const tree = { 'a.yaml': `${TOOLS['machines/vm.yaml']}${TOOLS['machines/network.yaml']}---\na: 1\na: 2\n`, 'b.yaml': 'kind: a\nb: 1\nb: 2\n' };
    expect(run('validate', tree).stdout.split('\n')).toEqual([
      'repository/a.yaml:25: two objects run together here: write --- before each of them, in the range of a template too',
      'repository/b.yaml:3: duplicate key "b": keep one of them', '',
    ]);
  });

  test('include dashes that do not begin a line, which are reported once, at their line', () => {
    const glued = `${TOOLS['machines/vm.yaml'].trimEnd()}\n      hostname: web---\n`;
    const lines = glued.trimEnd().split('\n').length;
    expect(run('validate', { 'a.yaml': `${glued}${glued}${TOOLS['machines/network.yaml']}` }).stdout.split('\n')).toEqual([
      ...[lines, 2 * lines].map((line) => `repository/a.yaml:${line}: --- has to begin a line: break the line before it, what is below it is another document`), '',
    ]);
  });

  test('are refused in a file that is given by name', () => {
    const root = mkdtempSync(join(folder, 'named-'));
    writeFileSync(join(root, 'a.yaml'), TOOLS['patches/json.yaml']);
    writeFileSync(join(root, 'b.yaml'), 'b: @b\n');
    const { status, stdout } = spawnSync(process.execPath, [command, 'validate', 'a.yaml', 'b.yaml'], { cwd: root, encoding: 'utf8' });
    expect({ status, stdout }).toMatchObject({ status: 1, stdout: expect.stringMatching(/^b\.yaml:1: not YAML.*\n.*not a Kubernetes object/) });
  });
});

test('a template of Helm that is given by name is reported with what to give instead, once', () => {
  const root = mkdtempSync(join(folder, 'template-'));
  writeFileSync(join(root, 'vm.yaml'), 'kind: VirtualMachine\n{{- if .Values.labels }}\nmetadata: {labels: {{ .Values.labels }}}\n{{- end }}\n');
  const { status, stdout } = spawnSync(process.execPath, [command, 'validate', 'vm.yaml'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout.match(/not YAML: .*; if it is a template of Helm, give the folder of its chart, or pipe the output of helm template$/gm)).toHaveLength(1);
});

describe('kustomizations', () => {
  test('are files, not folders of that name', () => {
    const { status, stderr } = run('validate', { 'Kustomization/vm.yaml': KUSTOMIZE['base/vm.yaml'] });
    expect({ status, stderr }).toEqual({ status: 0, stderr: [expect.stringMatching(/^1 object checked/)] });
  });

  const finding = (place: string, name: string) => expect.stringMatching(new RegExp(`^repository/${place}: VirtualMachine/${name}: .*guest: "much"`));

  withKustomize('are compared as they are built, without the annotations on the origin of their objects', () => {
    const tree = { 'kustomization.yaml': 'kind: Kustomization\nnamePrefix: test-\nresources: [vm.yaml]\n', 'vm.yaml': TOOLS['machines/vm.yaml'] };
    const { status, stdout, stderr } = run('diff', tree, ['--against', 'bin'], ['kustomize']);
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: expect.stringMatching(/^virtualmachine\.kubevirt\.io\/test-web .*would be created$/m), stderr: [] });
    expect(stdout).not.toContain('config.kubernetes.io/origin');
  });

  withKustomize('are built, each overlay as one set, and findings name the source file', () => {
    const { status, stdout, stderr } = run('validate', KUSTOMIZE, [], ['kustomize']);
    expect(stdout.trim().split('\n')).toEqual([finding('overlays/test/memory.yaml:9', 'test-web')]);
    expect(status).toBe(1);
    expect(stderr).toEqual([expect.stringMatching(/^note: rules that depend on/), expect.stringMatching(/^7 objects checked: 1 violation/)]);
  });

  withKustomize('are built with their replacements, which findings on replaced values name', () => {
    const machine = 'spec.template.spec.domain.memory.guest';
    const tree = {
      'base/kustomization.yaml': 'resources: [vm.yaml]\n',
      'base/vm.yaml': TOOLS['machines/vm.yaml'],
      'kustomization.yaml': 'resources: [base]\nconfigMapGenerator: [{name: sizes, literals: [guest=much]}]\nreplacements:\n'
        + `- source: {kind: ConfigMap, name: sizes, fieldPath: data.guest}\n  targets:\n  - select: {kind: VirtualMachine}\n    fieldPaths: [${machine}]\n`,
    };
    expect(run('validate', tree, [], ['kustomize']).stdout.trim().split('\n')).toEqual([finding('kustomization.yaml:7', 'web')]);
  });

  testWith('kubectl', 'version')('are built by kubectl if kustomize is not installed', () => {
    const { stdout, stderr } = run('validate', { ...KUSTOMIZE, 'overlays/live/kustomization.yaml': 'resources: [../../base]\n' }, [], ['kubectl']);
    expect([stdout, stderr.at(-1)]).toEqual([expect.stringContaining('"much"'), expect.stringMatching(/^6 objects checked/)]);
  });

  test.each([
    ['two that use each other', { 'a/kustomization.yaml': 'resources: [../b]\n', 'b/kustomization.yaml': 'resources: [../a]\n' }, 1],
    ['one that uses itself, beside others', { 'a/kustomization.yaml': 'resources: [.]\n', 'b/kustomization.yaml': 'resources: [../c]\n', 'c/kustomization.yaml': 'resources: []\n' }, 2],
    ['one that is used by a cycle', { 'a/kustomization.yaml': 'resources: [../b, ../c]\n', 'b/kustomization.yaml': 'resources: [../a]\n', 'c/kustomization.yaml': 'resources: []\n' }, 1],
  ])('are counted as not built if they form a cycle: %s', (_, tree, count) => {
    const { stderr } = run('validate', { ...tree, 'vm.yaml': TOOLS['machines/vm.yaml'] });
    expect(stderr).toContainEqual(expect.stringMatching(new RegExp(`^note: ${count} kustomizations? not built`)));
  });

  withKustomize('that form a cycle are reported as such', () => {
    const { stderr } = run('validate', { 'a/kustomization.yaml': 'resources: [../b]\n', 'b/kustomization.yaml': 'resources: [../a]\n', 'vm.yaml': TOOLS['machines/vm.yaml'] }, [], ['kustomize']);
    expect(stderr[0]).toMatch(/^note: repository\/a\/kustomization\.yaml: not built: .*cycle detected/);
  });

  test('are read file by file if nothing can build them, without their patches', () => {
    const { status, stdout, stderr } = run('validate', KUSTOMIZE);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(stderr).toEqual([
      'note: 3 kustomizations not built, since neither kustomize nor kubectl is on PATH: their files are read as they are',
      'note: skipped, since they are not Kubernetes objects: 4 kustomizations, 2 patches',
      expect.stringMatching(/^2 objects checked/),
    ]);
  });

  test('are recognized when the path is . as well', () => {
    const { status, stderr } = run('validate', KUSTOMIZE, [], [], ['.', 'repository/base']);
    expect(status).toBe(0);
    expect(stderr[1]).toBe('note: skipped, since they are not Kubernetes objects: 1 kustomization');
  });

  withKustomize('that use remote files are not built, since nothing is fetched', () => {
    const { status, stderr } = run('validate', REMOTE, [], ['kustomize']);
    expect(status).toBe(0);
    expect(stderr[0]).toBe('note: repository/kustomization.yaml: not built: it uses files that are not in the repository and are not fetched '
      + '(https://example.com/base?ref=v1): its files are read as they are');
  });

  withKustomize('that cannot be built are reported with the reason, without its wrapping messages', () => {
    const tree = { 'kustomization.yaml': 'resources: [base]\n', 'base/kustomization.yaml': 'resources: [vm.yaml]\npatches: [{path: patch.yaml}]\n', 'base/vm.yaml': KUSTOMIZE['base/vm.yaml'], 'base/patch.yaml': 'a: 1\n' };
    expect(run('validate', tree, [], ['kustomize']).stderr[0]).toMatch(/^note: repository\/kustomization\.yaml: not built: base: (?!accumulat).*patch/);
  });

  withKustomize.each([
    ['resource', 'resources: [../other.yaml]\n', ''],
    ['patch', 'resources: [base]\npatches: [{path: ../other.yaml}]\n', ''],
    ['file of a ConfigMap', 'configMapGenerator: [{name: a, files: [../other.yaml]}]\n', ''],
    ['resource of another kustomization', 'resources: [base]\n', 'base: '],
  ])('are not built with a %s outside of their folder, since any file of this machine could be printed', (_, text, user) => {
    const tree = {
      'other.yaml': KUSTOMIZE['base/vm.yaml'],
      'app/other.yaml': KUSTOMIZE['base/vm.yaml'],
      'app/kustomization.yaml': text,
      'app/base/kustomization.yaml': `resources: [${user === '' ? '' : '../other.yaml'}]\n`,
    };
    const why = `${user}it uses a file outside of its folder (../other.yaml), which Flux reads, `
      + 'but kustomize only with --load-restrictor LoadRestrictionsNone';
    expect(run('validate', tree, [], ['kustomize']).stderr[0])
      .toBe(`note: repository/app/kustomization.yaml: not built: ${why}: pipe its output to this command: its files are read as they are`);
  });

  withKustomize('are not built if a resource or transformer of theirs uses remote files', () => {
    const tree = {
      'kustomization.yaml': 'resources: [vm.yaml]\ntransformers: [names]\n',
      'vm.yaml': REMOTE['vm.yaml'],
      'names/kustomization.yaml': 'resources: ["git@example.com:names"]\n',
    };
    expect(run('validate', tree, [], ['kustomize']).stderr[0]).toContain('not built: it uses files that are not in the repository and are not fetched (git@example.com:names)');
  });

  withKustomize('that cannot be built are reported, and their files are read', () => {
    const { stderr } = run('validate', { ...KUSTOMIZE, 'overlays/live/halt.yaml': '- op: replace\n  path: /spec/nowhere/at\n  value: 1\n' }, [], ['kustomize']);
    expect(stderr[0]).toMatch(/^note: repository\/overlays\/live\/kustomization\.yaml: not built: .+: its files are read as they are$/);
  });

  withKustomize('that render a Helm chart are reported, even if another one uses them', () => {
    const tree = { ...KUSTOMIZE, 'kustomization.yaml': 'resources: [base, metrics]\n', 'metrics/kustomization.yaml': 'helmCharts:\n- name: metrics\n  repo: https://charts.example.com\n' };
    const { status, stderr } = run('validate', tree, [], ['kustomize']);
    expect(status).toBe(1);
    expect(stderr[0]).toBe('note: repository/kustomization.yaml: not built: metrics: it renders a Helm chart (metrics), which kustomize does only with --enable-helm: '
      + 'pipe its output to this command: its files are read as they are');
  });

  withKustomize('that only render charts get one line', () => {
    const charts = Object.fromEntries(['a', 'b', 'c', 'd', 'f'].map((name) => [`apps/${name}/kustomization.yaml`, `helmCharts: [{name: ${name}, repo: https://charts.example.com}]\n`]));
    expect(run('validate', { ...KUSTOMIZE, ...charts, 'apps/e/kustomization.yaml': 'resources: ["https://example.com/base?ref=v1"]\n' }, [], ['kustomize']).stderr.filter((line) => line.includes('not built'))).toEqual([
      'note: repository/apps/a/kustomization.yaml: not built: it renders a Helm chart, which kustomize does only with --enable-helm: pipe its output to this command: '
        + 'its files are read as they are (also repository/apps/b/kustomization.yaml, repository/apps/c/kustomization.yaml and 2 more)',
      'note: repository/apps/e/kustomization.yaml: not built: it uses files that are not in the repository and are not fetched (https://example.com/base?ref=v1): its files are read as they are',
    ]);
  });

  withKustomize('that build the same mistake report it once', () => {
    const base = { 'base/kustomization.yaml': 'resources: [vm.yaml]\n', 'base/vm.yaml': KUSTOMIZE['base/vm.yaml'].replace('Always', 'Never') };
    const overlays = Object.fromEntries(['a', 'b', 'c'].map((name) => [`overlays/${name}/kustomization.yaml`, `resources: [../../base]\nnamespace: ${name}\n`]));
    const { stdout, stderr } = run('validate', { ...base, ...overlays }, [], ['kustomize']);
    expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/^repository\/base\/vm\.yaml:6: VirtualMachine\/web: spec\.runStrategy: "Never"/)]);
    expect(stderr.at(-1)).toMatch(/^3 objects checked.*: 1 violation/);
  });

  describe('that make ConfigMaps from files', () => {
    const DATA: Tree = {
      'kustomization.yaml': 'namePrefix: lab-\nconfigMapGenerator:\n- name: setup\n  files: [setup.sh, key.sh=other.sh, vm.yaml, values.yaml, broken.yaml]\n  literals: [password=hunter2]\n',
      'setup.sh': 'mysql --password=hunter2\n',
      'other.sh': 'mysql --password=hunter3\n',
      'vm.yaml': KUSTOMIZE['base/vm.yaml'].replace('Always', 'Never'),
      'values.yaml': 'a: 1\n',
      'broken.yaml': 'a: "b\n',
    };

    withKustomize('report the file that contains a secret, and have machines in files checked', () => {
      const { stdout, stderr } = run('validate', DATA, [], ['kustomize']);
      expect(stdout.trim().split('\n')).toEqual([
        expect.stringMatching(/^repository\/other\.sh: ConfigMap\/lab-setup-\w+: data\[key\.sh\]: .*\[no-secret-value\]$/),
        expect.stringMatching(/^repository\/kustomization\.yaml: ConfigMap\/lab-setup-\w+: data\.password: .*\[no-secret-value\]$/),
        expect.stringMatching(/^repository\/setup\.sh: ConfigMap\/lab-setup-\w+: data\[setup\.sh\]: .*\[no-secret-value\]$/),
        expect.stringMatching(/^repository\/vm\.yaml:6: VirtualMachine\/web: spec\.runStrategy: "Never"/),
      ]);
      expect(stderr).toEqual([expect.stringMatching(/^2 objects checked: 4 violations, 3 of them/)]);
    });

    test('have machines in files checked even if nothing can build them', () => {
      const { stdout, stderr } = run('validate', DATA);
      expect(stdout).toMatch(/^repository\/vm\.yaml:6: VirtualMachine\/web: spec\.runStrategy: "Never".*\n$/);
      expect(stderr.slice(1)).toEqual(['note: skipped, since they are not Kubernetes objects: 1 kustomization', '1 object checked: 1 violation, 1 warning']);
    });

    withKustomize('do not have machines in files compared', () => {
      expect(run('diff', DATA, ['--against', 'bin'], ['kustomize']).stdout).not.toContain('virtualmachine');
    });
  });

  withKustomize('are drawn as they are built', () => {
    const { status, stdout } = run('graph', KUSTOMIZE, [], ['kustomize']);
    expect(status).toBe(0);
    expect(stdout).toContain('test-web');
  });
});

/** A chart within the chart. */
const SUBCHART: Tree = {
  'chart/charts/notes/Chart.yaml': 'apiVersion: v2\nname: notes\nversion: 0.1.0\n',
  'chart/charts/notes/templates/notes.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: "{{ .Release.Name }}-notes"}\n',
};

describe('Helm charts', () => {
  testWith('helm', 'version')('are rendered, and findings name the template', () => {
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
  ])('are rendered by the path %s from %s, with their subcharts', (path, below) => {
    const { status, stdout, stderr } = run('validate', { ...HELM, ...SUBCHART }, [], ['helm'], [path, below]);
    expect(stdout.trim().split('\n')).toEqual(['web', 'db'].map((name) => expect.stringMatching(new RegExp(`^(?:\\.\\./)?templates/vm\\.yaml: VirtualMachine/${name}: spec\\.runStrategy: "Never"`))));
    expect(status).toBe(1);
    expect(stderr).toEqual([expect.stringMatching(/^4 objects checked: 2 violations/)]);
  });

  testWith('helm', 'version')('are never taken for options of helm, which could make it run a program', () => {
    const tree = Object.fromEntries(Object.entries(HELM).map(([path, text]) => [path.replace(/^chart/, '--help'), text]));
    const { stdout } = run('validate', tree, [], ['helm'], ['.', 'repository']);
    expect(stdout.trim().split('\n')).toEqual(['web', 'db'].map((name) => expect.stringMatching(new RegExp(`^--help/templates/vm\\.yaml: VirtualMachine/${name}: spec\\.runStrategy: "Never"`))));
  });

  test('are left out without helm when the path is . as well, unlike files beside them', () => {
    const { status, stderr } = run('validate', { ...HELM, ...SUBCHART, 'chart-2.yaml': KUSTOMIZE['base/vm.yaml'] }, [], [], ['.', 'repository']);
    expect(status).toBe(0);
    expect(stderr).toEqual(['note: 1 Helm chart not rendered, since helm is not on PATH: 6 files left out', expect.stringMatching(/^1 object checked/)]);
    expect(run('validate', { ...HELM, ...SUBCHART }, [], [], ['.', 'repository/chart']).stderr[0]).toBe('note: 1 Helm chart not rendered, since helm is not on PATH: 6 files left out');
  });

  testWith('helm', 'version')('whose range lacks the dashes are reported with the template', () => {
    const tree = { ...HELM, 'chart/templates/vm.yaml': HELM['chart/templates/vm.yaml'].replace('---\n', '') };
    expect(run('validate', tree, [], ['helm']).stdout)
      .toBe('repository/chart/templates/vm.yaml: two objects run together here: write --- before each of them, in the range of a template too\n');
  });

  testWith('helm', 'version')('with a field twice get a warning with both lines, since Helm takes the last value, unlike files that are not rendered', () => {
    const vm = KUSTOMIZE['base/vm.yaml'].replace('metadata:', 'metadata:\n  name: first');
    const service = 'apiVersion: v1\nkind: Service\nmetadata: {name: web}\nspec: {ports: []}\nspec: {ports: [{port: 22}]}\n';
    const tree = { 'chart/Chart.yaml': HELM['chart/Chart.yaml'], 'chart/templates/service.yaml': service, 'chart/templates/vm.yaml': vm };
    const { status, stdout } = run('validate', tree, ['--output', 'github'], ['helm']);
    expect([status, stdout.split('\n').filter((line) => line.includes('field-repeated'))]).toEqual([0, [
      expect.stringContaining('service.yaml,title=field-repeated::Service/web: "spec" is in lines 6 and 7 of the rendered chart, keep one of them, the first is lost'),
      expect.stringMatching(/^::warning .*vm\.yaml,title=field-repeated::VirtualMachine\/web: "name" is in lines \d+ and \d+ of the rendered chart/),
    ]]);
    expect(run('validate', { 'vm.yaml': vm }).stdout).toMatch(/^repository\/vm\.yaml:\d+: duplicate key "name": keep one of them\n$/);
  });

  testWith('helm', 'version')('that cannot be rendered are reported with the reason', () => {
    const { stderr } = run('validate', { ...HELM, 'chart/templates/broken.yaml': 'name: {{ include "nowhere" . }}\n' }, [], ['helm']);
    expect(stderr[0]).toMatch(/^note: repository\/chart: not rendered, since helm fails: .*broken\.yaml.*"nowhere".*$/);
    expect(stderr[0]).not.toContain('--debug');
  });

  testWith('helm', 'version').each(['', '# One for each of the values.\n'])('that render nothing but %j with their own values are noted, and fail with --strict', (comment) => {
    const tree = { 'chart/Chart.yaml': HELM['chart/Chart.yaml'], 'chart/templates/vm.yaml': `${comment}{{- range .Values.none }}\n---\nkind: VirtualMachine\n{{- end }}\n` };
    const { status, stderr } = run('validate', tree, [], ['helm']);
    expect([status, stderr[0]]).toEqual([0, 'note: repository/chart: renders nothing with its own values: give the output of helm template with your values']);
    expect(run('validate', tree, ['--strict'], ['helm'])).toMatchObject({
      status: 1,
      stdout: 'repository/chart/Chart.yaml:1: renders nothing with its own values: give the output of helm template with your values, or leave out --strict\n',
    });
  });

  testWith('helm', 'version')('that are libraries are skipped', () => {
    const tree = { ...HELM, 'common/Chart.yaml': 'apiVersion: v2\nname: common\ntype: library\nversion: 0.1.0\n' };
    expect(run('validate', tree, ['--strict'], ['helm']).stdout.trim().split('\n')).toHaveLength(2);
  });

  test('fail with --strict if helm is not installed', () => {
    const { status, stdout } = run('validate', HELM, ['--strict']);
    expect(status).toBe(1);
    expect(stdout).toContain('repository/chart/Chart.yaml:1: not rendered, since helm is not on PATH: give the output of helm template with your values, or leave out --strict\n');
  });

  test('are left out if helm is not installed', () => {
    const { status, stderr } = run('validate', { ...HELM, 'vm.yaml': KUSTOMIZE['base/vm.yaml'] });
    expect(status).toBe(0);
    expect(stderr[0]).toBe('note: 1 Helm chart not rendered, since helm is not on PATH: 4 files left out');
  });
});

test('machines from OpenShift\'s console are only refused for their passwords', () => {
  const { stdout } = run('validate', CONSOLE);
  expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/^repository\/fedora\.yaml:\d+: VirtualMachine\/fedora: .*\[no-secret-value\]$/)]);
});

