// Random manifests, with many strings that YAML would read as something else.
import * as fc from 'fast-check';
import { hasMisread } from '../../src/yaml/quoted-yaml';

/** Words that have a meaning in YAML 1.1 or look like it, and strings that clash with its syntax. */
const PITFALLS = [
  '', ' ', '~', 'y', 'N', 'yes', 'No', 'nO', 'TRUE', 'tRue', 'fAlse', 'on', 'Off', 'oFF', 'null', 'Null', 'nUll', '<<', '=', '?', '-', ':', '|', '>', '---', '...', '--- a', '%TAG',
  '0', '00', '-0', '+1', '1_000', '0777', '089', '0o17', '0b11', '0B1', '0x1F', '0XFF', '.', '-.', '._', '.5', '5.', '1.5', '1e3', 'e5', 'E10', '1.e+3', '+e1', '1e', '0.1_0', '.inf', '-.Inf', '.NaN', '+.nan', 'nan', 'Infinity',
  '1:30', '12:30:45', '-1:30', '1:60', '20:00:00.5', '02:00:00:12:34:56', '12e03', '2001-12-14', '2001-1-1', '2001-12-14t21:59:43.10-05:00', '2001-12-14 21:59:43Z', '2001-12-14T1:2:3 +5',
  '4Gi', '500m', '10.0.0.1', '10.0.0.0/24', 'v1.2', '1.2.3', 'quay.io/a/b:22.04', 'a@sha256:0a', '6a1b8ae3-5c1e-5f52-8c5b-4f4a1e4e5d10', '11111111-1111-5111-8111-111111111111',
  'a: b', 'a:b', 'a :b', 'a #b', 'a#b', '#a', '- a', '-a', '? a', '?a', '!a', '&a', '*a', '[a', '{a', ']', '}', ',', '@a', '`a', '%a', "'a", '"a', "it's", 'say "a"', 'both \' and "', 'back\\slash', ' \\n', 'a\\u0041',
  ' a', 'a ', '\ta', 'a\t', 'a\tb', 'a\rb', '\u0000', '\u0007', '\u001b[0m', '\u007f', '\u0085', '\u00a0', 'ä', '\u2028', '\ufeff', '語', '😀', '\ud800', 'a\udc00b', '\ufffe',
  '\n', 'a\n', '\na', 'a\nb', 'a\n\nb\n', 'a\n\n', ' a\nb', 'a\n b\n', 'a\nb ', 'a\nb \n', 'a\n \nb', 'a \nb', '\n\n', 'a\n\tb', '#cloud-config\npackages:\n  - nginx\n', '#!/bin/sh\nset -eu\n\necho "hi: $1" # now\n', 'a\n---\nb', 'a\n# b', 'a: |\n  b',
];

const pitfall = fc.constantFrom(...PITFALLS);
const ALPHABET = ['a', 'Z', 'e', '0', '1', '7', '9', '_', '-', '+', '.', ':', ' ', '#', '\n', '\t', '"', "'", '\\', '/', '=', ',', '[', '{', '&', '*', '!', '|', '>', '%', '@', '`', '?', '~', 'ä', '😀'];

/** Any string, mostly of the kinds that a writer gets wrong, except those that kubectl misreads when cdk8s writes them. */
export const randomStrings: fc.Arbitrary<string> = fc.oneof(
  pitfall,
  fc.array(fc.constantFrom(...ALPHABET), { maxLength: 12 }).map((characters) => characters.join('')),
  fc.array(fc.constantFrom('0', '1', '9', '_', '-', '+', '.', ':', 'e', 'E', 'x', 'b', 'T', 'Z', ' '), { maxLength: 8 }).map((characters) => characters.join('')),
  fc.array(pitfall, { minLength: 2, maxLength: 3 }).map((pitfalls) => pitfalls.join(' ')),
  fc.array(pitfall, { minLength: 2, maxLength: 4 }).map((pitfalls) => pitfalls.join('\n')),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.tuple(pitfall, fc.constantFrom(90, 400, 600, 1100)).map(([text, length]) => `${text} words `.repeat(length).slice(0, length)),
).filter((text) => !hasMisread(text));

const randomKeys = fc.oneof({ arbitrary: fc.constantFrom('name', 'spec', 'items', 'kubevirt.io/vm', 'app.kubernetes.io/name'), weight: 3 }, { arbitrary: randomStrings, weight: 1 });

const scalars = fc.oneof(randomStrings, fc.boolean(), fc.integer(), fc.double(), fc.maxSafeInteger());

export const randomValues: fc.Arbitrary<unknown> = fc.letrec((value) => ({
  any: fc.oneof({ maxDepth: 5, withCrossShrink: true }, scalars, value('list'), value('map')),
  list: fc.array(value('any'), { maxLength: 4 }),
  map: fc.dictionary(randomKeys, value('any'), { maxKeys: 4, noNullPrototype: true }),
})).any;

export const randomManifests: fc.Arbitrary<object> = fc.dictionary(randomKeys, randomValues, { maxKeys: 4, noNullPrototype: true });
