// Charts that Argo CD and Flux install with values of their own, and charts that nothing installs.
import { dump } from 'js-yaml';
import { testWith } from '../../optional-tool';
import { IN_CLUSTER, object, VM } from '../repository/applied-trees';
import { run } from '../repository/run-verb';
import type { Tree } from '../repository/trees';

const withHelm = testWith('helm', 'version');

const CHART: Tree = {
  'charts/vm/Chart.yaml': 'apiVersion: v2\nname: vm\nversion: 0.1.0\n',
  'charts/vm/values.yaml': 'strategy: Always\nlabels: ""\n',
  'charts/vm/templates/vm.yaml': VM.replace('Always', '{{ .Values.strategy }}').replace('name: web', 'name: {{ .Release.Name }}\n  labels: {a: "{{ .Values.labels }}", in: "{{ .Release.Namespace }}"}'),
};
const WRONG = 'strategy: Allways\n';

const argo = (helm?: object, more: object = {}) => object('argoproj.io/v1alpha1', 'Application', 'web', {
  source: { repoURL: 'https://git.example.com/apps.git', path: 'charts/vm', helm, ...more }, destination: { server: IN_CLUSTER, namespace: 'live' },
});
const flux = (spec: object) => object('helm.toolkit.fluxcd.io/v2', 'HelmRelease', 'web', {
  interval: '10m', chart: { spec: { chart: './charts/vm', sourceRef: { kind: 'GitRepository', name: 'apps' } } }, ...spec,
});

/** @param by the object that installs the release, if the chart has several */
const REFUSED = (name: string, by = '') => expect.stringMatching(new RegExp(`^repository/charts/vm/templates/vm\\.yaml: VirtualMachine/${name}${by}: spec\\.runStrategy: "Allways".*\\n$`));

describe('a chart is checked with the values of', () => {
  withHelm.each<[string, string, Tree, string]>([
    ['files of an Application', 'web', { 'charts/vm/values-prod.yaml': WRONG }, argo({ valueFiles: ['values-prod.yaml'] })],
    ['files at the root of the repository', 'web', { 'environments/prod.yaml': WRONG }, argo({ valueFiles: ['/environments/prod.yaml'] })],
    ['values of an Application', 'db', {}, argo({ releaseName: 'db', values: WRONG })],
    ['values of an Application that are a map', 'web', {}, argo({ values: 'strategy: Manual', valuesObject: { strategy: 'Allways' } })],
    ['parameters of an Application', 'web', {}, argo({ valuesObject: { strategy: 'Manual' }, parameters: [{ name: 'strategy', value: 'Allways', forceString: true }, { name: 'list', value: 'b,labels=c' }] })],
    ['a HelmRelease', 'web', {}, flux({ values: { strategy: 'Allways' } })],
    ['a HelmRelease with a name', 'db', {}, flux({ releaseName: 'db', values: { strategy: 'Allways' } })],
    ['a HelmRelease for another namespace', 'live-web', {}, flux({ targetNamespace: 'live', values: { strategy: 'Allways' } })],
  ])('%s', (_, name, files, installs) => {
    const { status, stdout, stderr } = run('validate', { ...CHART, ...files, 'apps/web.yaml': installs }, [], ['helm']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: REFUSED(name) });
    expect(stderr.filter((line) => line.startsWith('note: repository') || line.includes('skipped'))).toEqual([]);
  });

  withHelm('each file of several sources', () => {
    const installs = object('argoproj.io/v1alpha1', 'Application', 'web', {
      sources: [{ repoURL: 'a', path: 'charts/vm', helm: { valueFiles: ['$values/environments/prod.yaml'] } }, { repoURL: 'a', ref: 'values' }], destination: { namespace: 'live' },
    });
    expect(run('validate', { ...CHART, 'environments/prod.yaml': WRONG, 'apps/web.yaml': installs }, [], ['helm']).stdout).toEqual(REFUSED('web'));
  });

  withHelm.each<[string, object]>([
    ['whose values are at the root of their repository', { path: '.' }],
    ['of another folder of its name', { path: 'vm' }],
  ])('the source of a chart beside one %s', (_, other) => {
    const sources = [{ repoURL: 'a', ref: 'values', ...other }, { repoURL: 'a', path: 'charts/vm', helm: { valueFiles: ['values-prod.yaml'] } }];
    const installs = object('argoproj.io/v1alpha1', 'Application', 'web', { sources, destination: { namespace: 'live' } });
    expect(run('validate', { ...CHART, 'charts/vm/values-prod.yaml': WRONG, 'apps/web.yaml': installs }, [], ['helm']).stdout).toEqual(REFUSED('web'));
  });

  withHelm('each source of an Application', () => {
    const source = (releaseName: string, values: string) => ({ repoURL: 'a', path: 'charts/vm', helm: { releaseName, values } });
    const installs = object('argoproj.io/v1alpha1', 'Application', 'web', { sources: [source('web', 'labels: a\n'), source('db', WRONG)], destination: { namespace: 'live' } });
    expect(run('validate', { ...CHART, 'apps/web.yaml': installs }, [], ['helm']).stdout).toEqual(REFUSED('db', ' of Application/web'));
  });

  withHelm('files of a repository that is in a folder', () => {
    const tree = { ...CHART, 'environments/prod.yaml': WRONG, 'apps/web.yaml': argo({ valueFiles: ['/environments/prod.yaml'] }) };
    const below = Object.fromEntries(Object.entries(tree).map(([path, text]) => [`inner/${path}`, text]));
    expect(run('validate', below, [], ['helm']).stdout).toMatch(/^repository\/inner\/charts.*"Allways"/);
  });

  withHelm.each<[string, object]>([
    ['and that of the chart', { valuesFiles: ['charts/vm/values.yaml', './environments/prod.yaml'] }],
    ['and one that may be missing', { valuesFiles: ['charts/vm/values.yaml', 'environments/prod.yaml', 'none.yaml'], ignoreMissingValuesFiles: true }],
  ])('a file of a HelmRelease %s', (_, more) => {
    const installs = flux({ chart: { spec: { chart: 'charts/vm', sourceRef: { kind: 'GitRepository', name: 'apps' }, ...more } } });
    const { stdout, stderr } = run('validate', { ...CHART, 'environments/prod.yaml': WRONG, 'apps/web.yaml': installs }, [], ['helm']);
    expect([stdout, stderr.filter((line) => line.startsWith('note: repository'))]).toEqual([REFUSED('web'), []]);
  });

  withHelm('each Application of an ApplicationSet', () => {
    const template = { metadata: { name: '{{name}}' }, spec: { source: { path: 'charts/vm', helm: { valueFiles: ['values-{{name}}.yaml'] } }, destination: { namespace: '{{name}}' } } };
    const set = dump({ apiVersion: 'argoproj.io/v1alpha1', kind: 'ApplicationSet', metadata: { name: 'all' }, spec: { generators: [{ list: { elements: [{ name: 'test' }, { name: 'live' }] } }], template } });
    const { stdout, stderr } = run('validate', { ...CHART, 'charts/vm/values-test.yaml': '{}\n', 'charts/vm/values-live.yaml': WRONG, 'apps/web.yaml': set }, [], ['helm']);
    expect([stdout, stderr.at(-1)]).toEqual([REFUSED('live', ' of Application/live'), expect.stringMatching(/^2 objects checked/)]);
  });
});

describe('the postRenderers of a HelmRelease', () => {
  const patched = (value: string) => flux({
    postRenderers: [
      { kustomize: { patches: [{ target: { kind: 'VirtualMachine' }, patch: `- op: add\n  path: /spec/runStrategy\n  value: ${value}\n` }] } },
      { kustomize: { images: [{ name: 'quay.io/containerdisks/fedora', newTag: '42' }] } },
    ],
  });

  withHelm('change what the chart renders', () => {
    const { stdout, stderr } = run('validate', { ...CHART, 'apps/web.yaml': patched('Allways') }, ['--strict'], ['helm', 'kustomize']);
    expect([stdout, stderr.filter((line) => line.startsWith('note: repository'))]).toEqual([REFUSED('web'), []]);
  });

  withHelm('correct it too', () => {
    const { status } = run('validate', { ...CHART, 'charts/vm/values.yaml': `${WRONG}labels: ""\n`, 'apps/web.yaml': patched('Always') }, ['--strict'], ['helm', 'kustomize']);
    expect(status).toBe(0);
  });

  withHelm('are noted if they cannot be run', () => {
    const { status, stderr } = run('validate', { ...CHART, 'apps/web.yaml': patched('Always') }, [], ['helm']);
    const note = 'note: repository/charts/vm: not rendered as HelmRelease/web installs it, since its postRenderers cannot be run: neither kustomize nor kubectl is on PATH';
    expect([status, stderr[0]]).toEqual([0, expect.stringContaining(note)]);
    expect(run('validate', { ...CHART, 'apps/web.yaml': patched('Always') }, ['--strict'], ['helm']).status).toBe(1);
    expect(run('validate', { ...CHART, 'apps/web.yaml': patched('Halted').replace('op: add', 'op: test') }, [], ['helm', 'kustomize']).stderr[0]).toContain('cannot be run: kustomize fails: ');
  });
});

describe('values that are not in the repository', () => {
  const NOTE = (by: string, what: string) => `repository/charts/vm: not rendered as ${by} installs it, with values that are not known (${what}): give the output of helm template with your values`;

  withHelm.each([
    ['HelmRelease/web', 'valuesFrom', flux({ valuesFrom: [{ kind: 'ConfigMap', name: 'values' }] })],
    ['HelmRelease/web', 'none.yaml', flux({ chart: { spec: { chart: 'charts/vm', valuesFiles: ['charts/vm/values.yaml', 'none.yaml'], sourceRef: { kind: 'GitRepository' } } } })],
    ['HelmRelease/web', 'chart.spec.valuesFiles', flux({ chart: { spec: { chart: 'charts/vm', valuesFiles: ['values.yaml'], sourceRef: { kind: 'GitRepository' } } } })],
    ['Application/web', 'values-none.yaml', argo({ valueFiles: ['values-none.yaml'] })],
    ['Application/web', 'https://example.com/values.yaml', argo({ valueFiles: ['https://example.com/values.yaml'] })],
    ['Application/web', '../../../../../../../../../../etc/passwd', argo({ valueFiles: ['../../../../../../../../../../etc/passwd'] })],
    ['Application/web', 'fileParameters', argo({ fileParameters: [{ name: 'a', path: 'a' }] })],
  ])('of %s are noted (%s), and the chart is checked with its own', (by, what, installs) => {
    const { status, stderr } = run('validate', { ...CHART, 'apps/web.yaml': installs }, [], ['helm']);
    expect([status, stderr]).toEqual([0, [`note: ${NOTE(by, what)}`, expect.stringMatching(/^1 object checked/)]]);
  });

  const generated = (helm: object) => dump({
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'ApplicationSet',
    metadata: { name: 'all' },
    spec: { generators: [{ clusters: {} }], template: { metadata: { name: '{{name}}' }, spec: { source: { path: 'charts/vm', helm }, destination: { name: '{{name}}', namespace: 'live' } } } },
  });

  withHelm.each([{}, { ignoreMissingValueFiles: true }])('of an ApplicationSet whose generators are not known are noted: %j', (more) => {
    const { stderr } = run('validate', { ...CHART, 'charts/vm/values-a.yaml': WRONG, 'apps/web.yaml': generated({ valueFiles: ['values-{{name}}.yaml'], ...more }) }, [], ['helm']);
    expect(stderr).toEqual([`note: ${NOTE('ApplicationSet/all', 'values-{{name}}.yaml')}`, expect.stringMatching(/^1 object checked/)]);
  });

  withHelm.each([
    ['parameters', { parameters: [{ name: 'strategy', value: '{{if eq .name "a"}}Always{{end}}' }] }],
    ['values', { values: 'strategy: {{ .strategy | upper }}\n' }],
    ['valuesObject', { valuesObject: { strategy: '{{ index .list 0 }}' } }],
  ])('of an ApplicationSet that are not filled in are noted: %s', (field, helm) => {
    const list = generated(helm).replace('clusters: {}', 'list: {elements: [{name: a}]}');
    expect(run('validate', { ...CHART, 'apps/web.yaml': list }, [], ['helm']).stderr[0]).toBe(`note: ${NOTE('Application/a', field)}`);
    expect(run('validate', { ...CHART, 'apps/web.yaml': list }, ['--strict'], ['helm']).status).toBe(1);
  });

  withHelm('with braces of an Application are its own', () => {
    const { stderr } = run('validate', { ...CHART, 'apps/web.yaml': argo({ values: 'labels: "{{ a }}"\n' }) }, ['--strict'], ['helm']);
    expect(stderr).toEqual([expect.stringMatching(/^1 object checked/)]);
  });

  withHelm('do not hide those of an ApplicationSet that are known', () => {
    expect(run('validate', { ...CHART, 'apps/web.yaml': generated({ valuesObject: { strategy: 'Allways' } }) }, [], ['helm']).stdout).toEqual(REFUSED('all'));
  });

  withHelm('include those of a file whose name helm would take for two, one of which may be any file of this machine', () => {
    const tree = { ...CHART, 'charts/vm/a,/etc/passwd': WRONG, 'charts/vm/a': '{}\n', 'apps/web.yaml': argo({ valueFiles: ['a,/etc/passwd'] }) };
    expect(run('validate', tree, [], ['helm']).stderr[0]).toBe(`note: ${NOTE('Application/web', 'a,/etc/passwd')}`);
  });

  withHelm('are no matter if the Application may be without them', () => {
    const { stderr } = run('validate', { ...CHART, 'apps/web.yaml': argo({ valueFiles: ['values-none.yaml'], ignoreMissingValueFiles: true }) }, ['--strict'], ['helm']);
    expect(stderr).toEqual([expect.stringMatching(/^1 object checked/)]);
  });

  withHelm('are violations with --strict, and no comparison is made', () => {
    const installs = flux({ valuesFrom: [{ kind: 'Secret', name: 'values' }] });
    const { status, stdout } = run('validate', { ...CHART, 'apps/web.yaml': installs }, ['--strict'], ['helm']);
    expect([status, stdout]).toEqual([1, `${NOTE('HelmRelease/web', 'valuesFrom').replace('/vm:', '/vm/Chart.yaml:1:')}, or leave out --strict\n`]);
    expect(run('diff', { ...CHART, 'apps/web.yaml': installs }, ['--against', 'repository/apps'], ['helm'])).toMatchObject({
      status: 2, stderr: [`error: ${NOTE('HelmRelease/web', 'valuesFrom').replace('/vm:', '/vm/Chart.yaml:1:')}`],
    });
  });
});

withHelm('a finding in one of several releases names the object that installs it, unless it is in all of them', () => {
  const both = (values: string) => ['berlin', 'nairobi'].map((name) => object('argoproj.io/v1alpha1', 'Application', name, {
    source: { path: 'charts/vm', helm: { releaseName: 'web', values: name === 'berlin' ? WRONG : values } }, destination: { name },
  })).join('');
  const lineOf = (values: string) => run('validate', { ...CHART, 'apps/web.yaml': both(values) }, [], ['helm']).stdout;
  expect(lineOf('strategy: Manual')).toEqual(REFUSED('web', ' of Application/berlin'));
  expect(lineOf(WRONG)).toEqual(REFUSED('web'));
});

withHelm('a comparison shows what only the values of an Application change, in its namespace', () => {
  const tree = (memory: string) => ({ ...CHART, 'charts/vm/values-prod.yaml': `labels: ${memory}\n`, 'apps/web.yaml': argo({ valueFiles: ['values-prod.yaml'] }) });
  const under = (folder: string, files: Tree) => Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
  const { status, stdout } = run('diff', { ...under('after', tree('new')), ...under('before', tree('old')) }, ['--against', 'repository/before'], ['helm'], ['repository/after', '.']);
  expect([status, stdout]).toEqual([1, 'virtualmachine.kubevirt.io/web in namespace live would be configured\n- metadata.labels.a: "old"\n+ metadata.labels.a: "new"\n']);
});

withHelm('a comparison tells objects of the same name in two clusters apart', () => {
  const app = (name: string) => object('argoproj.io/v1alpha1', 'Application', name, {
    source: { path: 'charts/vm', helm: { releaseName: 'web', valueFiles: [`values-${name}.yaml`] } }, destination: { name, namespace: 'live' },
  });
  const tree = (folder: string, label: string) => Object.fromEntries(Object.entries({
    ...CHART, 'charts/vm/values-berlin.yaml': 'labels: a\n', 'charts/vm/values-nairobi.yaml': `labels: ${label}\n`, 'apps/web.yaml': app('berlin') + app('nairobi'),
  }).map(([path, text]) => [`${folder}/${path}`, text]));
  const { status, stdout } = run('diff', { ...tree('after', 'new'), ...tree('before', 'old') }, ['--against', 'repository/before'], ['helm'], ['repository/after', '.']);
  expect([status, stdout]).toEqual([1, 'virtualmachine.kubevirt.io/web in namespace live of nairobi would be configured\n- metadata.labels.a: "old"\n+ metadata.labels.a: "new"\n']);
});

withHelm('a chart that fails as it is installed is noted with the object that installs it, without a temporary file', () => {
  const { status, stderr } = run('validate', { ...CHART, 'apps/web.yaml': argo({ values: 'a: [\n' }) }, [], ['helm']);
  expect([status, stderr[0]]).toEqual([0, expect.stringMatching(/^note: repository\/charts\/vm: not rendered as Application\/web installs it, since helm fails: failed to parse its values: /)]);
});

withHelm('a chart that refuses its values is noted without those that are secret', () => {
  const schema = JSON.stringify({ properties: { db: { properties: { password: { pattern: '^x' } } }, ui: { properties: { password: { pattern: '^x' } } }, strategy: { pattern: '^x' } } });
  const files = { ...CHART, 'charts/vm/values.schema.json': schema, 'apps/web.yaml': argo({ values: 'ui: {password: hunter2-ui}', parameters: [{ name: 'db.password', value: 'hunter2,db' }] }) };
  const { stderr } = run('validate', files, [], ['helm']);
  expect(stderr[0]).toMatch(/helm fails: .*'Always' does not match.*/);
  expect(stderr.join('\n')).not.toContain('hunter2');
});

withHelm('a name that helm would take for an option is not used', () => {
  const { stderr } = run('validate', { ...CHART, 'apps/web.yaml': argo({ releaseName: '--post-renderer=env' }) }, [], ['helm']);
  expect(stderr).toEqual([expect.stringMatching(/^1 object checked/)]);
});

test('a chart that two objects install is one that is left out without helm', () => {
  const { stderr } = run('validate', { ...CHART, 'apps/web.yaml': argo() + flux({ releaseName: 'db' }) });
  expect(stderr[0]).toBe('note: 1 Helm chart not rendered, since helm is not on PATH: 3 files left out');
});

withHelm('charts that nothing installs are each rendered with their own templates, also if one of them cannot be', () => {
  const chart = (name: string, template: string): Tree => ({
    [`charts/${name}/Chart.yaml`]: `apiVersion: v2\nname: ${name}\nversion: 0.1.0\n`, [`charts/${name}/templates/vm.yaml`]: template,
  });
  const tree = { ...chart('broken', 'name: {{ include "nowhere" . }}\n'), ...chart('vm', VM.replace('Always', 'Allways')), ...chart('z-right', VM.replace('name: web', 'name: db')) };
  const { status, stdout, stderr } = run('validate', tree, [], ['helm']);
  expect({ status, stdout }).toEqual({ status: 1, stdout: REFUSED('web') });
  expect(stderr).toEqual([expect.stringMatching(/^note: repository\/charts\/broken: not rendered, since helm fails/), expect.stringMatching(/^2 objects checked: 1 violation/)]);
});
