import { mkdtempSync, writeFileSync } from 'fs';
import { homedir, tmpdir } from 'os';
import { join, relative } from 'path';
import { readDocuments } from '../../../src/cli/manifests/documents';
import { isLeaseConfiguration, leaseTemplate } from '../../../src/cli/render/lease-template';

const VM = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: {{NAME}}}\nspec: {runStrategy: Manual}\n';

function opened(kubevirt: (folder: string) => string, template: string = VM, more: string = '') {
  const folder = mkdtempSync(join(tmpdir(), 'lease-'));
  writeFileSync(join(folder, 'vm.yaml'), template);
  writeFileSync(join(folder, 'lease.yaml'), `provider: kubevirt\n${more}kubevirt: ${kubevirt(folder)}\n`);
  try {
    return leaseTemplate(readDocuments([join(folder, 'lease.yaml')])[0]).value;
  } catch (error) {
    throw new Error((error as Error).message.replaceAll(`${folder}/`, ''), { cause: error });
  }
}

const MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: '{{NAME}}' }, spec: { runStrategy: 'Manual' } };

test.each<[string, (folder: string) => string]>([
  ['relative to the configuration', () => 'vm.yaml'],
  ['absolute', (folder) => join(folder, 'vm.yaml')],
  ['in the home folder', (folder) => `~/${relative(homedir(), join(folder, 'vm.yaml'))}`],
])('the path of the template may be %s', (_title, path) => {
  expect(opened((folder) => `{template: "${path(folder)}"}`)).toEqual(MACHINE);
});

test('the configuration\'s namespace becomes the machine\'s, unless it is empty', () => {
  expect(opened(() => '{template: vm.yaml, namespace: ci}').metadata).toEqual({ name: '{{NAME}}', namespace: 'ci' });
  expect(opened(() => '{template: vm.yaml, namespace: "{{TEAM}}"}').metadata).toEqual({ name: '{{NAME}}', namespace: '{{TEAM}}' });
  expect(opened(() => '{template: vm.yaml, namespace: ""}').metadata).toEqual({ name: '{{NAME}}' });
});

test('settings that only leases use are accepted', () => {
  expect(opened(() => '{template: vm.yaml, kubectl: k, virtctl: v, kubeconfig: "", context: c, sshUser: u, sshKey: "", sshPublicKey: "", sshPort: 22, workRoot: /w, deleteOnRelease: true}')).toEqual(MACHINE);
});

test.each<[string, string, string, string, string]>([
  ['a missing template', '{namespace: a}', VM, '', 'kubevirt.template: is missing: write the path of the VirtualMachine\'s YAML'],
  ['a misspelt field', '{template: vm.yaml, contxt: a}', VM, '', 'kubevirt.contxt: unknown field: write one of context, kubeconfig, namespace, template,'],
  ['a misspelt section', '{template: vm.yaml}', VM, 'traget: linux\n', 'traget: unknown field: write one of provider, target, kubevirt'],
  ['a file that does not exist', '{template: ./nowhere.yaml}', VM, '', 'kubevirt.template: "./nowhere.yaml" is not a file: write the path of the VirtualMachine\'s YAML, relative to lease.yaml'],
  ['an invalid namespace', '{template: vm.yaml, namespace: BAD_NS}', VM, '', 'kubevirt.namespace: "BAD_NS" is not a namespace: write at most 63 lower-case letters, digits and "-", such as "golden-images"'],
  ['a folder', '{template: .}', VM, '', 'kubevirt.template: "." is not a file'],
  ['two machines', '{template: vm.yaml}', `${VM}---\n${VM}`, '', 'kubevirt.template: "vm.yaml" has 2 documents instead of one VirtualMachine: split them into files'],
  ['another kind', '{template: vm.yaml}', 'kind: Pod', '', 'vm.yaml:1: is "" "Pod" instead of a lease\'s VirtualMachine: write apiVersion: kubevirt.io/v1 and kind: VirtualMachine'],
  ['a machine that always runs', '{template: vm.yaml}', `\n${VM.replace('Manual', 'Always')}`, '', 'vm.yaml:5: spec.runStrategy: "Always" is not valid here: write Manual, since leases start and stop their machines themselves'],
  ['a machine without a run strategy', '{template: vm.yaml}', VM.replace('runStrategy: Manual', ''), '', 'vm.yaml:4: spec.runStrategy: "" is not valid here: write Manual'],
])('%s is refused', (_title, kubevirt, template, more, message) => {
  expect(() => opened(() => kubevirt, template, more)).toThrow(message);
});

test('a lease configuration is recognized by its kubevirt section', () => {
  expect([null, {}, { kubevirt: 'a' }, { kubevirt: [] }, { kubevirt: {} }, { apiVersion: 'v1', kubevirt: {} }].map(isLeaseConfiguration)).toEqual([false, false, false, false, true, false]);
});
