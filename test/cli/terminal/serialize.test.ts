import { Yaml } from 'cdk8s';
import * as fc from 'fast-check';
import { parse } from 'yaml';
import { formatLines, textLines } from '../../../src/cli/terminal/lines';
import { jsonLines, yamlText } from '../../../src/cli/terminal/serialize';
import { hasHiddenCharacters } from '../../../src/issues/hidden-characters';

const HARMLESS = { kind: 'Secret', data: { n: 1, on: 'yes', script: '#!/bin/sh\n\techo "für"\n', empty: '', none: null, list: ['1', true] } };

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('\n', '\t', ' ', '\u001b', '\u009b', '\u202e', '\u2028', '\ufeff', '\u{e0041}', '"', '\\', ':', 'a') }));
const value = fc.dictionary(text, fc.oneof(text, fc.integer(), fc.array(text)), { maxKeys: 4 });

test('YAML in which nothing is hidden is written as it was', () => {
  expect(formatLines(textLines(yamlText(HARMLESS, Yaml.stringify)))).toBe(Yaml.stringify(HARMLESS));
});

test('YAML hides nothing, and means the same', () => {
  fc.assert(fc.property(value, (given) => {
    const document = formatLines(textLines(yamlText({ given }, Yaml.stringify)));
    expect(hasHiddenCharacters(document)).toBe(false);
    expect(parse(document)).toEqual({ given });
    // Go's parser takes no halves of characters.
    expect(document).not.toMatch(/(?<!\\)(?:\\\\)*\\ud[89a-f]/);
  }), { examples: [[{ script: '#!/bin/sh\n\techo \u202e x\n\n  y\n' }]] });
});

test('JSON hides nothing, and means the same', () => {
  fc.assert(fc.property(value, (given) => {
    const document = formatLines(jsonLines({ given }));
    expect(document).not.toMatch(/[\t\r]/);
    expect(hasHiddenCharacters(document)).toBe(false);
    expect(JSON.parse(document)).toEqual({ given });
  }));
});
