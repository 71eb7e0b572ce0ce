import { execFileSync } from 'child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { kustomizationIn } from '../../../src/cli/kustomizations/kustomizations';
import { builtIssues } from '../../../src/cli/manifests/built-folders';
import { keptInput, readDocuments } from '../../../src/cli/manifests/documents';

/** A folder with one file. */
function folderWith(file: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  writeFileSync(join(folder, file), text);
  return folder;
}

test.each([
  ['a kustomization', 'kustomization.yaml', 'resources: [vm.yaml]\n', 'kustomize build'],
  ['a kustomization under another name', 'Kustomization', 'apiVersion: kustomize.config.k8s.io/v1beta1\n', 'kustomize build'],
  ['a kustomization with a line of Flux in a text', 'kustomization.yaml', 'resources: [vm.yaml]\ncommonAnnotations: {a: "a\napiVersion: kustomize.toolkit.fluxcd.io/v1\n"}\n', 'kustomize build'],
  ['a chart', 'Chart.yaml', 'name: machines\nversion: 1.0.0\n', 'helm template'],
])('%s is reported with the command that builds its manifests', (_, file, text, program) => {
  const folder = folderWith(file, text);
  const told = `${join(folder, file)}: manifests are built from this folder: give the output of \`${program} ${folder}\` as -`;
  expect(() => keptInput([folder])).toThrow(told);
  expect(() => readDocuments([folder])).toThrow(told);
  expect(() => readDocuments([join(folder, file)])).toThrow(told);
});

test.each([
  ['a Kustomization of Flux', 'kustomization.yaml', 'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\n'],
  ['one after another object', 'kustomization.yaml', 'apiVersion: v1\nkind: Namespace\nmetadata: {name: apps}\n---\napiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\n'],
  ['a folder of manifests', 'vm.yaml', 'kind: VirtualMachine\n'],
])('%s is not reported', (_, file, text) => {
  expect(builtIssues(folderWith(file, text))).toEqual([]);
});

test('a folder with the name of a kustomization, a file and standard input are not reported', () => {
  const folder = folderWith('vm.yaml', 'kind: VirtualMachine\n');
  mkdirSync(join(folder, 'Kustomization'));
  expect([folder, join(folder, 'vm.yaml'), join(folder, 'absent'), '-'].flatMap(builtIssues)).toEqual([]);
});

test('a pipe with the name of a kustomization, which may never end, and a broken link are not reported', () => {
  const folder = folderWith('vm.yaml', 'kind: VirtualMachine\n');
  execFileSync('mkfifo', [join(folder, 'Kustomization')]);
  symlinkSync('nowhere', join(folder, 'kustomization.yml'));
  expect(builtIssues(folder)).toEqual([]);
  expect(kustomizationIn(folder)).toBeUndefined();
});

test('a subfolder is reported too, and files in it may be given by name', () => {
  const folder = folderWith('vm.yaml', 'kind: VirtualMachine\n');
  mkdirSync(join(folder, 'base'));
  writeFileSync(join(folder, 'base/kustomization.yaml'), 'resources: [vm.yaml]\n');
  writeFileSync(join(folder, 'base/vm.yaml'), 'kind: VirtualMachine\n');
  expect(() => readDocuments([folder])).toThrow(`${join(folder, 'base/kustomization.yaml')}: manifests are built from this folder: give the output of \`kustomize build ${join(folder, 'base')}\` as -`);
  expect(readDocuments([join(folder, 'base/vm.yaml')])).toHaveLength(1);
});

test('no file of such a folder is reported, but every other path is', () => {
  const folder = folderWith('kustomization.yaml', 'resources: [pipe.yaml]\n');
  mkdirSync(join(folder, 'base'));
  writeFileSync(join(folder, 'base/vm.yaml'), '{');
  const absent = join(folder, 'absent.yaml');
  expect(() => readDocuments([absent, folder])).toThrow(new RegExp(`^${absent}: no such file or folder\n${folder}/kustomization.yaml: manifests are built from[^\n]*$`));
});
