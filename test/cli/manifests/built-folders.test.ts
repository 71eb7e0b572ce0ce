import { mkdirSync, mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { builtIssues } from '../../../src/cli/manifests/built-folders';
import { keptInput } from '../../../src/cli/manifests/documents';

/** A folder with one file. */
function folderWith(file: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  writeFileSync(join(folder, file), text);
  return folder;
}

test.each([
  ['a kustomization', 'kustomization.yaml', 'resources: [vm.yaml]\n', 'kustomize build'],
  ['one of another name', 'Kustomization', 'apiVersion: kustomize.config.k8s.io/v1beta1\n', 'kustomize build'],
  ['a chart', 'Chart.yaml', 'name: machines\nversion: 1.0.0\n', 'helm template'],
])('%s is told, with what makes its manifests', (_, file, text, program) => {
  const folder = folderWith(file, text);
  expect(() => keptInput([folder])).toThrow(`${join(folder, file)}: manifests are made of this folder: give what \`${program} ${folder}\` prints, as -`);
});

test.each([
  ['what Flux applies', 'kustomization.yaml', 'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\n'],
  ['a folder of manifests', 'vm.yaml', 'kind: VirtualMachine\n'],
])('but not %s', (_, file, text) => {
  expect(builtIssues(folderWith(file, text))).toEqual([]);
});

test('nor a folder of that name, a file, or standard input', () => {
  const folder = folderWith('vm.yaml', 'kind: VirtualMachine\n');
  mkdirSync(join(folder, 'Kustomization'));
  expect([folder, join(folder, 'vm.yaml'), join(folder, 'absent'), '-'].flatMap(builtIssues)).toEqual([]);
});
