import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Yaml } from 'cdk8s';
import { readFiles } from './files';
import { documentsText, writeDocuments } from '../../src/synth/manifest-file';
import { manifestYaml } from '../../src/yaml/manifest-writer';

const LARGE = Array.from({ length: 100 }, (_, number) => ({ kind: 'ConfigMap', metadata: { name: `c-${number}` }, data: { text: 'größer 😀 '.repeat(3000) } }));

test.each([
  ['no manifests', []],
  ['one manifest', LARGE.slice(0, 1)],
  ['more manifests than the buffer holds', LARGE],
  ['values that are not manifests', [undefined, { a: null }]],
])('%s are written as cdk8s writes them, to a file and as a string', (_, manifests) => {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  writeDocuments(join(folder, 'all.yaml'), manifests.map(manifestYaml));
  expect(readFiles(folder)).toEqual({ 'all.yaml': Yaml.stringify(...manifests) });
  expect(documentsText(manifests.map(manifestYaml))).toBe(Yaml.stringify(...manifests));
});
