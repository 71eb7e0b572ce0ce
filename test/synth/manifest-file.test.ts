import { chmodSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Yaml } from 'cdk8s';
import { readFiles } from './files';
import { documentsText, writeDocuments } from '../../src/synth/manifest-file';
import { manifestYaml } from '../../src/synth/manifest-writer';

const LARGE = Array.from({ length: 100 }, (_, number) => ({ kind: 'ConfigMap', metadata: { name: `c-${number}` }, data: { text: 'größer 😀 '.repeat(3000) } }));

const folderWith = (files: { readonly [name: string]: string }) => {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  Object.entries(files).forEach(([name, text]) => writeFileSync(join(folder, name), text));
  return folder;
};

test.each([
  ['no manifests', []],
  ['one manifest', LARGE.slice(0, 1)],
  ['more than is held in memory', LARGE],
  ['what is no manifest', [undefined, { a: null }]],
])('%s: the bytes of cdk8s, in a file and as a text', (_, manifests) => {
  const folder = folderWith({});
  writeDocuments(join(folder, 'all.yaml'), manifests.map(manifestYaml));
  expect(readFiles(folder)).toEqual({ 'all.yaml': Yaml.stringify(...manifests) });
  expect(documentsText(manifests.map(manifestYaml))).toBe(Yaml.stringify(...manifests));
});

test('a synth that fails leaves the file that was there, and no part of another', () => {
  const folder = folderWith({ 'all.yaml': 'before\n' });
  function* failing() {
    yield* LARGE.map(manifestYaml);
    throw new Error('no more');
  }
  expect(() => writeDocuments(join(folder, 'all.yaml'), failing())).toThrow('no more');
  expect(readFiles(folder)).toEqual({ 'all.yaml': 'before\n' });
});

test('a large file is written where a link leads, and whoever could not read it still cannot', () => {
  const folder = folderWith({ 'secrets.yaml': 'before\n' });
  chmodSync(join(folder, 'secrets.yaml'), 0o600);
  symlinkSync(join(folder, 'secrets.yaml'), join(folder, 'all.yaml'));
  writeDocuments(join(folder, 'all.yaml'), LARGE.map(manifestYaml));
  expect(statSync(join(folder, 'secrets.yaml')).mode & 0o777).toBe(0o600); // eslint-disable-line no-bitwise
  expect(readFiles(folder)['secrets.yaml']).toBe(Yaml.stringify(...LARGE));
});
