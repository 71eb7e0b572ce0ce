import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { report } from '../../../src/cli/findings/finding';
import { findings } from '../../../src/cli/findings/findings';
import type { LeftoverKind } from '../../../src/cli/folders/leftovers';
import { openRepository } from '../../../src/cli/repository/open-repository';
import { type Tree, writeTree } from '../repository/trees';

/** What is wrong with the files of a folder, and how many of them are skipped as templates. */
async function found(tree: Tree) {
  const folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
  writeTree(folder, tree);
  const repository = await openRepository([folder]);
  const lines = findings(repository).violations.map((each) => report(each).replace(`${folder}/`, ''));
  const count = (wanted: LeftoverKind) => repository.leftovers.filter(({ kind }) => kind === wanted).length;
  return { lines, templates: count('template'), others: count('other document') };
}

const machine = (metadata: string, userData = 'hostname: {{ v1.local_hostname }}') => `apiVersion: kubevirt.io/v1
kind: VirtualMachine
metadata:
  name: web
${metadata}
spec:
  runStrategy: Always
  template:
    spec:
      domain: {devices: {}, memory: {guest: 1Gi}}
      volumes:
      - name: seed
        cloudInitNoCloud:
          userData: |
            ## template: jinja
            #cloud-config
            ${userData}
`;

describe('a broken manifest is reported at its line, although its user data is a template', () => {
  test.each([
    ['an unclosed bracket', machine('  labels: {a: b'), 'vm.yaml:5: not YAML: unclosed bracket'],
    ['an unclosed quote', machine('  labels: {a: "b}', 'hostname: "{{ v1.local_hostname }}"'), 'vm.yaml:17: not YAML: '],
    ['an unclosed quote before one of an expression', machine('  labels: {a: "b}', 'hostname: {{ v1.name | default("web") }}'), 'vm.yaml:17: not YAML: '],
    ['a tab', machine('\tlabels: {}'), 'vm.yaml:5: not YAML: '],
    ['a duplicate key', machine('  name: db'), 'vm.yaml:5: duplicate key "name"'],
    ['a statement', machine('  labels: {a: b', '{% if v1.region %}'), 'vm.yaml:5: not YAML: unclosed bracket'],
    ['another document of a template', `a: {{ .Values.a }}\n---\n${machine('  labels: {a: b')}`, 'vm.yaml:7: not YAML: unclosed bracket'],
  ])('%s', async (_, text, line) => {
    expect((await found({ 'vm.yaml': text })).lines).toEqual([expect.stringContaining(line)]);
  });
});

describe('a file that only its expressions break is skipped as a template', () => {
  test.each([
    ['a value', 'kind: A\nmetadata: {labels: {{ toYaml .Values.labels }}}\n'],
    ['a key', 'labels:\n  {{ .Values.one }}: 1\n  {{ .Values.two }}: 2\n  a: {{ .x }}\n'],
    ['a condition', 'kind: A\n{{- if .Values.enabled }}\nspec:\n  a: b\n{{- end }}\n'],
    ['a condition above everything', '{{- if .Values.enabled }}\nkind: A\nspec:\n  {{- with .Values.b }}\n  b: {{ . }}\n  {{- end }}\n{{- end }}\n'],
    ['two branches with the same key', 'kind: A\nspec:\n  {{- if .Values.a }}\n  a: 1\n  {{- else }}\n  a: 2\n  {{- end }}\n'],
    ['included text', 'kind: A\nmetadata:\n  labels:\n    {{- include "labels" . | nindent 4 }}\n    a: b\n'],
    ['a comment', '{{/*\nThe machine: "web"\n*/}}\nkind: A\n'],
    ['an expression of several lines', 'kind: A\nspec:\n  a: {{ list\n    "a"\n    "b" }}\n  b: c\n'],
    ['a definition', '{{- define "a" -}}\n{{ .Release.Name }}-a\n{{- end -}}\n'],
    ['a loop of Jinja', 'items:\n{% for each in machines %}\n- {name: {{ each.name }}}\n{% endfor %}\n'],
    ['a map of Jinja', 'a: {{ {"b": 1} | to_json }}\nb: {{ c }}\n'],
    ['a comment of Jinja', '{# The machines #}\nkind: {{ kind }}\n'],
    ['a list in brackets', 'a: [{% for b in c %}"{{ b }}", {% endfor %}]\n'],
  ])('%s', async (_, text) => {
    expect(await found({ 'a.yaml': text })).toMatchObject({ lines: [], templates: 1 });
  });
});

describe('a broken file without a field of a manifest is skipped as another document', () => {
  test.each([
    ['an unquoted reference', 'services:\n  mailer: @mailer\n'],
    ['a duplicate key, which Ansible takes', '- copy:\n    mode: a\n    mode: b\n'],
    ['several mistakes', 'a: 1\na: 2\n---\nb: [\n'],
    ['an expression and another mistake', 'a: {{ a }}\nb: [\n'],
    ['words that only end like a field', 'humankind: @a\n'],
    ['what kubectl describe prints', 'API Version:  v1\nKind:  Pod\nNode:  a: b\n'],
  ])('%s', async (_, text) => {
    expect(await found({ 'a.yaml': text })).toMatchObject({ lines: [], others: 1 });
  });

  test.each([
    ['an apiVersion', 'apiVersion: v1\na: [\n'],
    ['a kind', '- kind: Service\n  a: [\n'],
    ['a field in braces', '{a: b, "kind": "Service"\n'],
  ])('but not with %s', async (_, text) => {
    expect(await found({ 'a.yaml': text })).toMatchObject({ lines: [expect.stringMatching(/^a\.yaml:\d: not YAML: /)], others: 0 });
  });

  test('but not if it is a kustomization, or used by one', async () => {
    const { lines, others } = await found({
      'a/kustomization.yaml': 'resources: [a.yaml]\npatches: [{path: b.yaml}]\n',
      'a/a.yaml': 'a: [\n',
      'a/b.yaml': '- op: [\n',
      'kustomization.yaml': 'resources: [\n',
    });
    expect(lines.map((line) => line.replace(/:.*/, ''))).toEqual(['a/a.yaml', 'a/b.yaml', 'kustomization.yaml']);
    expect(others).toBe(0);
  });
});

test('a playbook that asks for machines, and is not valid YAML, is no manifest', async () => {
  const playbook = '---\n# restart\n- hosts: localhost\n  vars:\n    guest: web\n    guest: db\n  tasks:\n  - kubernetes.core.k8s_info:\n      kind: VirtualMachine\n      name: "{{ guest }}"\n';
  expect(await found({ 'vm.yaml': machine('  labels: {}'), 'restart.yaml': playbook, 'tab.yaml': `${playbook}\t- a\n` })).toEqual({ lines: [], templates: 0, others: 2 });
  expect((await found({ 'vms.yaml': '- apiVersion: v1\n  kind: ConfigMap\n  kind: Secret\n' })).lines).toEqual([expect.stringContaining('vms.yaml:3: ')]);
});

describe('the configuration of Rancher Fleet', () => {
  test.each(['fleet.yaml', 'apps/web/fleet.yml'])('is no leftover: %s', async (path) => {
    expect(await found({ 'vm.yaml': machine('  labels: {}'), [path]: 'defaultNamespace: web\nhelm:\n  takeOwnership: true\ntargetCustomizations:\n- name: prod\n  clusterSelector: {}\ndiff:\n  comparePatches:\n  - apiVersion: v1\n    kind: Service\n' }))
      .toEqual({ lines: [], templates: 0, others: 0 });
  });

  test('is not a manifest of that name, or a file with another one', async () => {
    const { lines, others } = await found({ 'fleet.yaml': machine('  labels: {a: b'), 'my-fleet.yaml': 'namespace: web\n', 'ships/fleet.yaml': 'ships: []\n' });
    expect([lines, others]).toEqual([[expect.stringContaining('fleet.yaml:5: not YAML')], 2]);
  });
});
