import { Yaml } from 'cdk8s';
import * as fc from 'fast-check';
import { parse } from 'yaml';
import { formatLines, textLines } from '../../../src/cli/terminal/lines';
import { jsonLines, yamlLines, yamlText } from '../../../src/cli/terminal/serialize';
import { hasHiddenCharacters } from '../../../src/issues/hidden-characters';
import { parseYaml } from '../../../src/yaml/yaml';

const HARMLESS = { kind: 'Secret', data: { n: 1, on: 'yes', script: '#!/bin/sh\n\techo "für"\n', empty: '', none: null, list: ['1', true] } };

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('\n', '\t', ' ', '\u001b', '\u009b', '\u202e', '\u2028', '\ufeff', '\u{e0041}', '"', '\\', ':', 'a') }));
const value = fc.dictionary(text, fc.oneof(text, fc.integer(), fc.array(text)), { maxKeys: 4 });

test('YAML without hidden characters is written unchanged', () => {
  expect(formatLines(textLines(yamlText(HARMLESS, Yaml.stringify)))).toBe(Yaml.stringify(HARMLESS));
});

const MISREAD = fc.constantFrom('on', 'y', 'No', 'OFF', '0777', '0o17', '0XFF', '1_000', '-_8', '0b11', '1e3', '.inf', '~', '', '<<', '=', '2024-01-01', '52:54:00:12:34:56', '\n\ta', '\u0085');

test('YAML means the same to kubectl, which reads more words as booleans and numbers than YAML 1.2', () => {
  const word = fc.oneof(MISREAD, text);
  fc.assert(fc.property(fc.dictionary(word, fc.oneof(word, fc.array(word)), { minKeys: 1, maxKeys: 4 }), (given) => {
    expect(parseYaml(formatLines(yamlLines({ given }))).documents[0].value).toEqual({ given });
  }));
});

test('YAML means the same if strings have long lines or blank lines', () => {
  const piece = fc.constantFrom(' ', '\n', 'a', '  ', '\t', '-', ':', '#', 'long '.repeat(20), '"', '\\');
  fc.assert(fc.property(fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')), (given) => {
    expect(parseYaml(formatLines(yamlLines({ given }))).documents[0].value).toEqual({ given });
  }), { numRuns: 2000, examples: [['\n  \n'], [' \n'], ['  \n\n'], [`  ${'long '.repeat(20)}\n`]] });
});

test('undefined fields are left out', () => {
  expect(yamlText({ a: undefined, b: 'no', c: null, d: 'plain text' })).toBe('b: "no"\nc: null\nd: plain text\n');
});

test('YAML has no hidden characters, and means the same', () => {
  fc.assert(fc.property(value, (given) => {
    const document = formatLines(textLines(yamlText({ given }, Yaml.stringify)));
    expect(hasHiddenCharacters(document)).toBe(false);
    expect(parse(document)).toEqual({ given });
    // Go's parser refuses lone surrogates.
    expect(document).not.toMatch(/(?<!\\)(?:\\\\)*\\ud[89a-f]/);
  }), { examples: [[{ script: '#!/bin/sh\n\techo \u202e x\n\n  y\n' }]] });
});

test('JSON has no hidden characters, and means the same', () => {
  fc.assert(fc.property(value, (given) => {
    const document = formatLines(jsonLines({ given }));
    expect(document).not.toMatch(/[\t\r]/);
    expect(hasHiddenCharacters(document)).toBe(false);
    expect(JSON.parse(document)).toEqual({ given });
  }));
});
