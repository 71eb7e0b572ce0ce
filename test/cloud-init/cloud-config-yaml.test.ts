import * as fc from 'fast-check';
import { parse, Tags } from 'yaml';
import { judgedTest, loadYaml } from './judge';
import { cloudConfigText, renderWithLibrary, yamlText } from '../../src/cloud-init/cloud-config-yaml';

/** Strings that some version or parser of YAML reads as something else. */
const TRICKY = [
  '', ' ', 'on', 'Off', 'yes', 'n', 'Y', 'true', '~', 'null', '0777', '0o17', '0b11', '0x1f', '12:30:45', '1:2', '1_000', '=', '<<', '2031-12-31',
  '2031-12-31T10:00:00Z', '1e3', '1.5e+3', '.5', '.inf', '-.INF', '.nan', '1.', '+1', '-', '--', '---', '...', '- a', '? a', ': a', 'a: b', 'a:', 'a #b',
  '#a', '&a', '*a', '!a', '!!str a', '%a', '@a', '`a', '|', '>', '|-', 'e0', 'E-1', '[a', '{a}', ']', ',', '"', '\'', '\\', '\t', 'a\t', '\ta', 'a ', ' a', 'a\n', '\n', '\n\n',
  '\na', 'a\n\n', 'a\n\n\nb\n', ' a\nb', 'a\n b\n', 'a\n\tb', '\ta\nb', 'a\nb ', 'a \nb', 'a\n ', 'a\n \n', '  \na', '#a\nb', 'a\n#b\n', '---\na', 'a\n---\nb\n...\n',
  'a\r\nb\r\n', 'a\rb', '\r', 'a\u0085b', 'a\u2028b\nc', '\ufeffa', 'a\u0000b', 'a\u007f', 'a\nb\u007f', '\u001b[0m', '\u00e9\u4e16\u{1f600}', 'a\n\u{1f600}\n', '\uffff', '\u00a0', '\\u2028',
  '{{ NAME }}', '52:54:00:12:34:56', 'ALL=(ALL) NOPASSWD:ALL', 'x'.repeat(3000), 'word '.repeat(200), 'line\n'.repeat(100),
  `\na\n \n${'b'.repeat(40)}`, `\r\n \n${'b'.repeat(40)}`,
];

const text = fc.oneof(
  fc.constantFrom(...TRICKY),
  fc.string({ unit: 'binary' }),
  // The letters of null, true, false, yes, no, on and off.
  fc.string({ unit: fc.constantFrom(...'nultrefasyoYO0.@/=+ -') }),
  fc.string({ unit: fc.constantFrom('a', '0', ':', '-', '#', ' ', '\n', '\t', '\r', '"', '\'', '_', '.', '=', '\u2028', '\u0085') }),
);

const key = text.filter((each) => each !== '__proto__' && each !== '' && each.length < 1000);

const { config } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' },
    text, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }).filter((each) => !Object.is(each, -0)), fc.boolean(), fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }), tie('config')),
  config: fc.dictionary(key, tie('value'), { noNullPrototype: true, maxKeys: 5 }),
})) as { config: fc.Arbitrary<object> };

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The parser treats even a quoted `<<` as a merge, which PyYAML does not. */
const customTags = (tags: Tags) => tags.filter((tag) => typeof tag === 'string' ? tag !== 'merge' : tag.tag !== 'tag:yaml.org,2002:merge');

test('any value reads back the same in YAML 1.1 and 1.2', () => {
  fc.assert(fc.property(config, (value) => {
    const written = yamlText(value);
    for (const version of ['1.1', '1.2'] as const) {
      expect(plain(parse(written, { version, customTags, logLevel: 'silent' }))).toEqual(plain(value));
    }
  }), { numRuns: 500 });
});

test.each(TRICKY)('%j stays the same string, as a value and as a key', (each) => {
  expect(parse(yamlText({ a: each, b: [each] }), { version: '1.1', customTags })).toEqual({ a: each, b: [each] });
  expect(parse(yamlText({ [each]: 1 }), { version: '1.1', customTags })).toEqual({ [each]: 1 });
});

/** The fields of most cloud-configs, so that few of them are left to the YAML library. */
const { usual } = fc.letrec((tie) => ({
  word: fc.oneof(
    fc.constantFrom('ada', '/etc/app.conf', '0640', 'ssh-ed25519 AAAAC3 ada@example.com', 'ALL=(ALL) NOPASSWD:ALL', 'a-', 'yes', '# note', 'x: y', "it's", 'say "a"', '', '1'),
    fc.constantFrom('a = 1\nb = 2\n', 'a\n\n\nb', 'a\n  b\n', 'echo done\nexit 0', 'a\n\n', '\na\n', ' a\nb\n', 'a \nb\n', 'a\n# b\n', 'é\nb\n', 'a\n---\nb\n'),
  ),
  value: fc.oneof({ depthSize: 'medium' }, tie('word'), fc.integer(), fc.boolean(), fc.constant(null), fc.array(tie('value'), { maxLength: 3 }), tie('usual')),
  usual: fc.dictionary(fc.constantFrom('users', 'name', 'ssh_authorized_keys', 'a b', 'n', '-x', 'content'), tie('value'), { noNullPrototype: true, maxKeys: 4 }),
})) as { usual: fc.Arbitrary<object> };

test('the writer produces the same bytes as the YAML library', () => {
  fc.assert(fc.property(fc.oneof(usual, config), (value) => {
    expect(yamlText(value)).toBe(renderWithLibrary(value));
  }), { numRuns: 500 });
  TRICKY.flatMap((each) => [{ a: each }, { a: [each] }, { a: [{ b: each, c: [[each]] }] }, { [each]: 1 }])
    .forEach((value) => expect(yamlText(value)).toBe(renderWithLibrary(value)));
});

judgedTest('PyYAML, which cloud-init uses, reads back the same values', () => {
  const values = [...TRICKY.map((each) => ({ a: each, b: [each], c: { [each]: each } })), ...fc.sample(config, { numRuns: 1000, seed: 7 })];
  const read = loadYaml(values.map(yamlText));
  values.forEach((value, index) => expect(read[index]).toEqual(plain(value)));
});

test('a cloud-config begins with its header, keeps the order of keys, and does not fold lines', () => {
  const lines = 'a long line '.repeat(20).trim();
  expect(cloudConfigText({ runcmd: [`${lines}\necho done\n`], hostname: 'web', bootcmd: [lines] })).toBe([
    '#cloud-config', 'runcmd:', '  - |', `    ${lines}`, '    echo done', 'hostname: web', 'bootcmd:', `  - ${lines}`, '',
  ].join('\n'));
});

test('an object that appears twice is written twice, since an anchor is hard to read', () => {
  const shared = { a: 'b' };
  expect(yamlText({ c: shared, d: shared })).toBe('c:\n  a: b\nd:\n  a: b\n');
});
