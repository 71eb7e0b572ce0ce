import { Yaml } from 'cdk8s';
import * as fc from 'fast-check';
import { manifestYaml, treeYaml } from '../../src/yaml/manifest-writer';
import { parseYaml } from '../../src/yaml/yaml';
import { judgedTest, loadYaml } from '../cloud-init/judge';
import { randomManifests, randomStrings } from '../synth/random-manifests';

const stringify = jest.spyOn(Yaml, 'stringify');

/** The document as our own writer writes it; undefined if it leaves it to cdk8s' writer. */
function ownYaml(document: unknown): string | undefined {
  stringify.mockClear();
  const text = manifestYaml(document);
  return stringify.mock.calls.length === 0 ? text : undefined;
}

/** A document with a string at every position where one can be. */
const aroundString = (text: string) => ({ [text]: text, list: [text, [text], { [text]: text }], map: { [text]: { list: [text] } } });

test('writes any document byte for byte as cdk8s does', () => {
  fc.assert(fc.property(randomManifests, (document) => {
    expect(manifestYaml(document)).toBe(Yaml.stringify(document));
  }), { numRuns: 1000 });
});

test('writes any string byte for byte as cdk8s does, at every position', () => {
  fc.assert(fc.property(randomStrings, (text) => {
    const document = aroundString(text);
    expect(manifestYaml(document)).toBe(Yaml.stringify(document));
  }), { numRuns: 1000 });
});

test('writes a tree byte for byte as cdk8s does', () => {
  fc.assert(fc.property(randomManifests, (tree) => {
    expect(treeYaml(tree)).toBe(Yaml.stringify(tree));
  }), { numRuns: 500 });
});

/** In a double-quoted string of several lines, the library `yaml` writes a line with a single space as a backslash. */
const MISWRITTEN = ['a script that needs double quotes,\r\nand has a line\n \nof one blank', 'a script that ends in blanks,\nand has a line\n \nof one blank\n  '];

/** Strings that Go's YAML library reads as numbers but the library `yaml` does not quote, and strings that kubectl cannot read as that library writes them. */
const MISREAD = [...MISWRITTEN, '0o17', '-0O7', '0XFF', '0Xfa_0', '0B1', '-_8', '+__1', '<<', '\ta\nb', '\n\ta', '\n\n\ta\n', '\u007f', 'a\u0085b', 'a\u2028b\nc', '\ufeffa', '\ufffe', 'a\nb\uffff'];

/** Strings of characters that occur in numbers. */
const nearlyNumbers = fc.array(fc.constantFrom(...'01789_-+.:eExXoObBTZ fani~'), { minLength: 1, maxLength: 6 }).map((characters) => characters.join(''));

test('kubectl reads any string back unchanged, at every position', () => {
  fc.assert(fc.property(fc.oneof(fc.constantFrom(...MISREAD), randomStrings, nearlyNumbers).filter((text) => !/\p{Surrogate}/u.test(text)), (text) => {
    const document = aroundString(text);
    expect(parseYaml(manifestYaml(document))).toMatchObject({ issues: [], documents: [{ value: document }] });
    expect(treeYaml(document)).toBe(manifestYaml(document));
  }), { numRuns: 3000, examples: MISREAD.map((text): [string] => [text]) });
});

judgedTest('PyYAML reads back the documents of our own writer', () => {
  const documents = [...fc.sample(randomStrings, 1500).map(aroundString), ...fc.sample(randomManifests, 300)];
  const own = documents.filter((document) => ownYaml(document) !== undefined);
  expect(own.length).toBeGreaterThan(documents.length / 2);
  expect(loadYaml(own.map(manifestYaml))).toEqual(own);
});

test('leaves nothing of an ordinary manifest to the writer of cdk8s', () => {
  const manifest = {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'web-1', labels: { 'app.kubernetes.io/name': 'web', 'version': '1.10', 'enabled': 'on' }, annotations: {}, finalizers: [] },
    spec: {
      running: true,
      cores: 2,
      ratio: 0.5,
      memory: '4Gi',
      macAddress: '02:00:00:12:34:56',
      uuid: '12e45678-0000-5000-8000-000000000000',
      since: '2024-02-30T10:00:00Z',
      image: 'docker://quay.io/containerdisks/ubuntu:22.04',
      command: ['sh', '-c', 'echo "hello: #1"', "echo 'it'", '- both " and \''],
      nested: [[1, [2]], { list: [{ name: 'a', value: '' }] }],
      userData: '#cloud-config\npackages:\n  - nginx\n\n\truncmd: größer 😀\n',
      script: '#!/bin/sh\ntrue',
    },
  };
  expect(ownYaml(manifest)).toBe(Yaml.stringify(manifest));
});

test.each<[string, unknown]>([
  ['null', { a: null }],
  ['undefined', { a: undefined }],
  ['an object that occurs twice', ((twice) => ({ a: twice, b: twice }))({ name: 'x' })],
  ['a class instance', { a: new Date(0) }],
  ['a number that JSON does not have', { a: NaN, b: -Infinity, c: -0 }],
  ['a control character', { a: '\u0007' }],
  ['a lone surrogate', { a: '\ud800' }],
  ['a string that ends in empty lines', { a: 'text\n\n' }],
  ['a string that begins with a space', { a: ' text\nmore' }],
  ['a key of several lines', { 'a\nb': 1 }],
  ['a key that is too long for YAML', { ['a'.repeat(1100)]: 1 }],
  ['a document that is not a map', ['a']],
  ['no document', undefined],
])('leaves %s to the writer of cdk8s', (_, document) => {
  expect(ownYaml(document)).toBeUndefined();
  expect(manifestYaml(document)).toBe(Yaml.stringify(document));
});
