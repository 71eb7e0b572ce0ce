import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { type Tree, writeTree } from './trees';
import { findings, report } from '../../../src/cli/manifests/findings';
import { openRepository } from '../../../src/cli/repository/repository';

/** What is wrong with the files of a folder, and how many of them are skipped as templates. */
async function found(tree: Tree) {
  const folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
  writeTree(folder, tree);
  const repository = await openRepository([folder]);
  const lines = findings(repository).violations.map((each) => report(each).replace(`${folder}/`, ''));
  return { lines, templates: repository.leftovers.filter(({ kind }) => kind === 'template').length };
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
    expect(await found({ 'a.yaml': text })).toEqual({ lines: [], templates: 1 });
  });
});
