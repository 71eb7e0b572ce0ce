import * as fc from 'fast-check';
import { stringify } from 'yaml';
import { CLOUD_INIT, type Dialect, KUBERNETES, TEMPLATE } from '../../src/yaml/dialects';
import { parseYaml, readYaml } from '../../src/yaml/yaml';

const value = (text: string) => readYaml(`a: ${text}`, 'vm.yaml')[0].value.a;

describe('plain scalars have the meaning that kubectl gives them:', () => {
  test.each([
    ['on', true], ['off', false], ['yes', true], ['No', false], ['y', true], ['n', false], ['TRUE', true],
    ['0777', 511], ['0o777', 511], ['0b11', 3], ['0x1F', 31], ['1_000', 1000], ['-010', -8], ['09', 9], ['+1', 1], ['1e3', 1000], ['.5', 0.5],
    ['52:54:00:12:34:56', '52:54:00:12:34:56'], ['22:22', '22:22'], ['2001-01-01', '2001-01-01'], ['=', '='], ['_1', '_1'], ['1e', '1e'],
    ['~', null], ['"on"', 'on'], ["'0777'", '0777'],
    ['.5_0', 0.5], ['-.5_', -0.5], ['.5_', '.5_'], ['._0', '._0'], ['.5__0', '.5__0'], ['.5e_3', '.5e_3'],
  ])('%s is %p', (text, expected) => {
    expect(value(text)).toBe(expected);
  });
});

test.each([
  ['y', 'y'], ['N', 'N'], ['yes', true], ['off', false], ['08', '08'], ['0_9', '0_9'], ['010', 8], ['02:00:00:00:00:01', '02:00:00:00:00:01'], ['12:30', 750], ['1_000', 1000], ['0', 0], ['0_', 0],
  ['e1', 'e1'], ['1e3', '1e3'], ['1.0e3', '1.0e3'], ['1.5e+3', 1500], ['.5', 0.5], ['-.5', '-.5'], ['.', '.'],
])('plain scalars in cloud-init texts have the meaning that PyYAML gives them: %s is %p', (text, expected) => {
  for (const spelling of [`a: ${text}\n`, `a: [${text}] # careful\n`, `a: !!map {b: ${text}}\n`]) {
    expect(JSON.stringify(readYaml(spelling, 'x', CLOUD_INIT)[0].value)).toContain(JSON.stringify(expected));
  }
  expect(Object.keys(readYaml(`? ${text}\n: x\n`, 'x', CLOUD_INIT)[0].value)).toEqual([String(expected)]);
});

test('each document has its first line, and empty ones are left out', () => {
  expect(readYaml('# only a comment\n---\na: 1\n---\n\n# more\nb: 2\n---\n', 'x')).toMatchObject([{ value: { a: 1 }, line: 3 }, { value: { b: 2 }, line: 7 }]);
  expect(readYaml('', 'x')).toEqual([]);
});

test('merges merge keys', () => {
  expect(readYaml('base: &b {x: 1}\nmore: {<<: *b, z: 2}', 'x')[0].value.more).toEqual({ x: 1, z: 2 });
});

test('refuses a duplicate key with its line and column', () => {
  expect(() => readYaml('metadata:\n  name: a\n  name: b\n', 'vm.yaml')).toThrow('vm.yaml:3:3: duplicate key "name": keep one of them');
  const indented = 'a:\n\u00a0 x: 1\nb:\n\u00a0 x: 2\n';
  expect(() => readYaml(indented, 'vm.yaml')).toThrow('vm.yaml:4:1: duplicate key "\u00a0 x": it has a no-break space (U+00A0), write a usual space');
});

test.each([
  ['after a key', 'a:\n  b:\u00a01\n  c: 2\n', 'vm.yaml:2:5: not YAML: a no-break space (U+00A0): write a usual space'],
  ['as indentation', 'a:\n  b: 1\n \u00a0c: 2\n', 'vm.yaml:3:2: not YAML: a no-break space (U+00A0): write a usual space'],
  ['in an empty line', 'a:\n  b: 1\n\u3000\n  c: 2\n', 'vm.yaml:3:1: not YAML: an unusual space (U+3000): write a usual space'],
])('names a space %s that is none to YAML', (_where, text, message) => {
  expect(() => readYaml(text, 'vm.yaml')).toThrow(message);
});

test('does not blame such a space in a quoted string or a comment', () => {
  expect(() => readYaml('a: "b\u00a0c" d\n', 'vm.yaml')).toThrow('vm.yaml:1:10: not YAML: unexpected token');
  expect(readYaml('# a\u00a0b\na: b\u00a0c # d\u00a0e\n', 'vm.yaml')[0].value).toEqual({ a: 'b\u00a0c' });
});

describe('lines within quotes and brackets', () => {
  test.each<[string, unknown]>([
    ["spec:\n  config: '{\n    \"a\": 1\n  }'\n", { spec: { config: '{ "a": 1 }' } }],
    ['a:\n  b: "c\nd"\n  e: 1\n', { a: { b: 'c d', e: 1 } }],
    ['a:\n  b: {\nc: [\n1\n]\n}\n  e: 1\n', { a: { b: { c: [1] }, e: 1 } }],
    ["- 'a\n\nb'# c\n- d\n", ['a\nb', 'd']],
  ])('may begin at any column: %j', (text, expected) => {
    expect([KUBERNETES, CLOUD_INIT].map((dialect) => readYaml(text, 'x', dialect)[0].value)).toEqual([expected, expected]);
  });

  test('do not shift the lines of fields', () => {
    const [{ lineAt }] = readYaml("a:\n  b: 'c\nd'\n  e: {\nf: 1\n}\n  g: 1\n", 'x');
    expect(['a.b', 'a.e', 'a.e.f', 'a.g'].map(lineAt)).toEqual([2, 4, 5, 7]);
  });
});

test.each([
  ['a: |\r\n\r\n  b\r\n', { a: '\nb\n' }], ['a: >-\r\n\r\n\r\n  b\r\n', { a: '\n\nb' }], ['a: |\r\n\r\nb: 1\r\n', { a: '', b: 1 }], ['a: |2\r\n\r\n   b\r\n', { a: '\n b\n' }],
])('a block string may begin with an empty line, even with Windows line ends: %j', (text, expected) => {
  expect(readYaml(text, 'x')[0].value).toEqual(expected);
});

test.each(['|\nb\n', '|\r\nb\r\n', '|\r\n\r\nb\r\n'])('refuses a block string that is not indented, with any line ends: %j', (text) => {
  expect(() => readYaml(text, 'x')).toThrow('x:1:1: not YAML: a block of several lines that is not indented: indent it');
});

test('reports a broken document as a single mistake', () => {
  const text = `a: "b\n${Array.from({ length: 200 }, (_, index) => `k${index}: "v"\n`).join('')}`;
  expect(parseYaml(text).issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^not YAML: /)]);
});

test.each([
  ['a: [1, 2', '1:4'], ['a: [world\n', '1:4'], ['labels: {a: b\nfoo: 1\n', '1:9'], ['a:\n- [b, {c: d}, [e]\nf: 1\n', '2:3'], ['{a: b', '1:1'],
])('reports an unclosed bracket where it begins: %j', (text, place) => {
  expect(() => readYaml(text, 'vm.yaml')).toThrow(`vm.yaml:${place}: not YAML: unclosed bracket: close the bracket or brace that begins here`);
});

test('lists every mistake of a text', () => {
  expect(() => readYaml('a: [1\n---\nb: 1\nb: 2\n', 'vm.yaml')).toThrow(/^vm\.yaml:\d+:\d+: not YAML: [a-z].*\n(.*\n)*vm\.yaml:4:1: duplicate key "b": keep one of them$/);
});

describe('aliases', () => {
  const lines = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');
  const refusal = (text: string) => parseYaml(text).issues.map(({ line, column, message }) => `${line}:${column}: ${message}`);

  test('may refer to the same anchor any number of times', () => {
    const [{ value: values }] = readYaml(`- &a {x: [1, 2]}\n${lines(10_000, () => '- *a')}`, 'x');
    expect(values).toHaveLength(10_001);
    expect(values.at(-1)).toEqual({ x: [1, 2] });
  });

  test('refer to the latest anchor of their name', () => {
    expect(readYaml('[&a 1, *a, &a [2], *a, &a 3, *a]', 'x')[0].value).toEqual([1, 1, [2], [2], 3, 3]);
    expect(readYaml('{&k a: 1, b: *k, *k : 2}'.replace('*k : 2', 'c: {*k : 2}'), 'x')[0].value).toEqual({ a: 1, b: 'a', c: { a: 2 } });
  });

  test('cannot refer to an anchor in another document', () => {
    expect(refusal('a: &a 1\n---\na: *a\n')).toEqual(['3:4: not YAML: an alias without its anchor, no anchor has its name: write one before it, or quote a string that begins with "*"']);
  });

  test('are refused each at its place with its own reason', () => {
    expect(refusal('a: *late\nb: &late 1\nc: *nowhere\nd: &d [1, {x: *d}]\n')).toEqual([
      '1:4: not YAML: an alias without its anchor, its anchor comes only after it: write the anchor first',
      '3:4: not YAML: an alias without its anchor, no anchor has its name: write one before it, or quote a string that begins with "*"',
      '4:15: an alias inside its own anchor would have no end: write out its content',
    ]);
  });

  test.each([
    ['of lists in lists', `a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n${lines(20, (n) => `a${n + 1}: &a${n + 1} [${Array(9).fill(`*a${n}`).join(', ')}]`)}`],
    ['of merged maps', `a0: &a0 {k: 1}\n${lines(100, (n) => `a${n + 1}: &a${n + 1} {o: *a${n}, p: *a${n}, <<: *a${n}}`)}`],
    ['of one long text', `- &a "${'x'.repeat(100_000)}"\n${lines(1000, () => '- *a')}`],
  ])('are refused where they expand to too much: %s', (_title, text) => {
    expect(refusal(text)).toEqual([expect.stringMatching(/^\d+:\d+: the aliases up to here expand to [\d,]+ characters, and at most 33,554,432 are read: use fewer of them$/)]);
  });

  test('may not nest deeper than the text itself may', () => {
    const [mistake, ...others] = refusal(`a0: &a0 [1]\n${lines(300, (n) => `a${n + 1}: &a${n + 1} [*a${n}]`)}`);
    expect(mistake).toMatch(/^200:\d+: lists and maps are nested too deep, with the content of this alias, 201 levels, and at most 200 are read/);
    expect(others).toEqual([]);
  });
});

describe('nesting', () => {
  test.each([
    ['[', '['.repeat(100_000), 1, 201],
    ['lists', '['.repeat(10_000) + ']'.repeat(10_000), 1, 201],
    ['flow maps', '{a: '.repeat(10_000) + '}'.repeat(10_000), 1, 801],
    ['block lists', `${'- '.repeat(10_000)}a\n`, 1, 401],
    ['block maps', Array.from({ length: 1000 }, (_, level) => `${' '.repeat(level)}a:\n`).join(''), 201, 201],
    ['keys', `${'? '.repeat(10_000)}a\n`, 1, 401],
  ])('is refused where it becomes too deep: %s', (_title, text, line, column) => {
    expect(parseYaml(`${text}\n---\na: 1\n`)).toMatchObject({ issues: [{ line, column, name: 'too many levels' }], documents: [{ value: { a: 1 } }] });
  });

  test('is read up to the limit', () => {
    expect(JSON.stringify(value('['.repeat(199) + ']'.repeat(199)))).toHaveLength(398);
  });
});

describe('a merge', () => {
  test('adds the fields that the map itself lacks, from the first map that has them', () => {
    const text = 'a: &a {k: 1, l: 1}\nb: &b {l: 2, m: 2}\nc: {m: 3, <<: [*a, *b, {q: 4}]}\nd: {<<: *a, k: 5}\n';
    expect(readYaml(text, 'x', CLOUD_INIT)[0].value).toMatchObject({ c: { m: 3, k: 1, l: 1, q: 4 }, d: { k: 5, l: 1 } });
    expect(Object.keys(readYaml(text, 'x')[0].value.d)).toEqual(['k', 'l']);
  });

  test('overrides fields before it, as in kubectl, but not fields after it', () => {
    expect(readYaml('a: &a {k: 1}\nb: {k: 2, <<: *a}\nc: {<<: *a, k: 2}\n', 'x')[0].value).toMatchObject({ b: { k: 1 }, c: { k: 2 } });
  });

  test('of a value that is not a map is refused', () => {
    expect(() => readYaml('a:\n  <<: [1]\n', 'vm.yaml')).toThrow('vm.yaml:2:7: a merge key (<<) takes a map, an alias of one, or a list of those: write one of them');
  });

  test('needs a plain <<, not a quoted one', () => {
    expect(readYaml('{"<<": {a: 1}}', 'x')[0].value).toEqual({ '<<': { a: 1 } });
  });
});

describe('a key', () => {
  test('is read as a string', () => {
    expect(readYaml('{1: a, true: b, constructor: d, 1.50: e}', 'x')[0].value).toEqual({ 1: 'a', true: 'b', constructor: 'd', 1.5: 'e' });
    expect(readYaml('{~: c}', 'x', CLOUD_INIT)[0].value).toEqual({ '': 'c' });
    expect(() => readYaml('{~: c}', 'x')).toThrow('x:1:2: a key is null or too large a number: write a string, in quotes');
    expect(() => readYaml('{1: a, "1": b}', 'x')).toThrow('x:1:8: duplicate key "1": keep one of them');
  });

  test.each([
    ['76561198000000001', '76561198000000001'], ['-9223372036854775808', '-9223372036854775808'], ['+9007199254740993', '9007199254740993'], ['0x7fffffffffffffff', '9223372036854775807'],
    ['9_007_199_254_740_993', '9007199254740993'], ['-0', '0'], ['-0x10', '-16'], ['1_000_000', '1000000'],
    ['1e5', '100000'], ['1e6', '1e+06'], ['1000000.0', '1e+06'], ['1234567.5', '1.2345675e+06'], ['16777216.0', '1.6777216e+07'], ['123456.5', '123456.5'], ['0.0001', '0.0001'], ['1e-5', '1e-05'],
    ['-0.0', '-0'], ['1e39', '.inf'], ['100000000000000000000', '1e+20'],
  ])('that is the number %s is the string that kubectl reads, with all of its digits: %s', (number, name) => {
    expect(Object.keys(readYaml(`${number}: x\n`, 'x')[0].value)).toEqual([name]);
    expect(Object.keys(readYaml(`a: &a ${number}\nb: {*a : x}\n`, 'x')[0].value.b)).toEqual([name]);
  });

  test.each(['9223372036854775808', '18446744073709551615', '0x8000000000000000', '01777777777777777777777'])('that is too large a number is refused: %s', (number) => {
    expect(() => readYaml(`${number}: x\n`, 'x')).toThrow('x:1:1: a key is null or too large a number: write a string, in quotes');
  });

  test('may be __proto__, which is then an ordinary field', () => {
    const read = readYaml('__proto__: {a: 1}\nb: {<<: {__proto__: 2}}\n', 'x')[0].value;
    expect(Object.keys(read)).toEqual(['__proto__', 'b']);
    expect(Object.keys(read.b)).toEqual(['__proto__']);
    expect(({} as any).a).toBeUndefined();
    expect(read.a).toBeUndefined();
  });

  test('that is a list or a map is refused', () => {
    expect(() => readYaml('a: {{name}}\n', 'vm.yaml')).toThrow('vm.yaml:1:5: a key is a list or a map: write a string, in quotes if it begins with "{" or "["');
  });
});

test('dates and bytes are strings, sets are maps', () => {
  const text = '{date: !!timestamp 2001-01-01, bytes: !!binary aGk=, set: !!set {a, b}, omap: !!omap [a: 1], pairs: !!pairs [a: 1, a: 2]}';
  const values = { date: '2001-01-01', bytes: 'hi', set: { a: null, b: null }, omap: [{ a: 1 }], pairs: [{ a: 1 }, { a: 2 }] };
  expect([KUBERNETES, CLOUD_INIT].map((dialect) => readYaml(text, 'x', dialect)[0].value)).toEqual([values, values]);
});

describe('expressions in braces', () => {
  test.each<[string, Dialect, string, unknown]>([
    ['placeholders in a template', TEMPLATE, 'a: {{NAME}}\n{{KEY}}: [{{ B }}, pre-{{C}}] # {{NOT}}\n', { 'a': '{{NAME}}', '{{KEY}}': ['{{ B }}', 'pre-{{C}}'] }],
    ['placeholders in a template in JSON', TEMPLATE, '{"a": "{{NAME}}", "{{KEY}}": ["pre-{{C}}\\ud800", 1]}', { 'a': '{{NAME}}', '{{KEY}}': ['pre-{{C}}\ufffd', 1] }],
    ['any in cloud-init', CLOUD_INIT, 'a: {{ v1.region }}\n{{b}}: [{{ c | d }}]\n', { 'a': '{{ v1.region }}', '{{b}}': ['{{ c | d }}'] }],
  ])('are plain strings: %s', (_title, dialect, text, expected) => {
    expect(readYaml(text, 'x', dialect)[0].value).toEqual(expected);
  });

  test('do not shift the text beside them, and are reported as they are written', () => {
    expect(parseYaml('a: {{NAME}}\n{{K}}: {{NAME}} *x\n', TEMPLATE).documents[0].texts().map(({ value: text, start, end }) => [text, start, end]))
      .toEqual([['a', 0, 1], ['{{NAME}}', 3, 11], ['{{K}}', 12, 17], ['{{NAME}} *x', 19, 30]]);
    expect(() => readYaml('{{K}}: 1\n{{K}}: 2\n', 'x', TEMPLATE)).toThrow('x:2:1: duplicate key "{{K}}": keep one of them');
  });
});

test('reads back any written value, including aliases of shared parts', () => {
  // The writer does not quote the key "<<", which is then read as a merge, and writes 1e+30 without a point, which is then read as text.
  const values = fc.jsonValue().filter((each) => !/"<<"|\de[-+]\d/.test(JSON.stringify(each)));
  fc.assert(fc.property(values, fc.array(values), (one, others) => {
    const shared = { one, others, again: [one, { others }], more: [others, one] };
    expect(JSON.stringify(readYaml(stringify(shared, { version: '1.1' }), 'x', CLOUD_INIT)[0].value)).toBe(JSON.stringify(shared));
  }), { numRuns: 300, examples: [[{ '{{': '}}' }, ['{{', '}}', '{{ a }}']]] });
});

/** `count` lines, or other parts, with their index. */
const repeated = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, index) => part(index)).join('');

/** Texts of up to a quarter of a megabyte that slow parsers take too long to read: how many parts they have, and what they are made of. */
const HOSTILE: readonly (readonly [string, number, (parts: number) => string])[] = [
  ['keys', 25_000, (parts) => repeated(parts, (index) => `k${index}: 1\n`)],
  ['keys in braces', 25_000, (parts) => `{${repeated(parts, (index) => `k${index}: 1, `)}}`],
  ['the same key', 12_500, (parts) => 'abcdef: 1\n'.repeat(parts)],
  ['anchors', 17_500, (parts) => repeated(parts, (index) => `- &a${index} x\n`)],
  ['aliases', 37_500, (parts) => `- &a x\n${'- *a\n'.repeat(parts)}`],
  ['aliases of many anchors', 10_000, (parts) => repeated(parts, (index) => `- &a${index} x\n- *a${index}\n`)],
  ['aliases without anchors', 12_500, (parts) => '- *a\n'.repeat(parts)],
  ['merges', 17_500, (parts) => `- &a {x: 1}\n${'- {<<: *a}\n'.repeat(parts)}`],
  ['ordered maps', 17_500, (parts) => `!!omap\n${repeated(parts, (index) => `- k${index}: 1\n`)}`],
  ['documents', 12_500, (parts) => '--- 1\n'.repeat(parts)],
  ['documents with an open bracket', 6_250, (parts) => "[']'\n...\n".repeat(parts)],
  ['closing brackets', 12_500, (parts) => ']'.repeat(parts)],
  ['digits and underscores', 250_000, (parts) => `a: 1${'_'.repeat(parts)}x\n`],
  ['braces', 25_000, (parts) => '{{'.repeat(parts)],
  ['masks', 125_000, (parts) => `a: ${'\uE000'.repeat(parts)}\n`],
  ['a long string', 75_000, (parts) => `a: "${'x\\n'.repeat(parts)}"\n`],
];

describe.each<[string, Dialect]>([['kubectl', TEMPLATE], ['cloud-init', CLOUD_INIT]])('a hostile text is read in linear time in the dialect of %s:', (_name, dialect) => {
  /** The least processor time that reading a text took, in seconds, of as many tries as need be: one is often longer, since it pays for earlier garbage. */
  const leastTimeToRead = (text: string, enough: number): number => {
    let least = Infinity;
    for (let tries = 0; tries < 4 && least >= enough; tries++) {
      const begun = process.cpuUsage();
      const { documents, issues } = parseYaml(text, dialect);
      documents.forEach(({ lineAt }) => lineAt('[0].x'));
      least = Math.min(least, process.cpuUsage(begun).user / 1e6);
      expect(documents.length + issues.length).toBeGreaterThan(0);
    }
    return least;
  };

  test.each(HOSTILE)('%s', (_title, parts, write) => {
    // In quadratic time, two seconds would be thirty for a megabyte. Where a slow machine takes longer, four times the text must not take sixteen times.
    const taken = leastTimeToRead(write(parts), 2);
    const growth = taken < 2 ? 1 : taken / leastTimeToRead(write(parts / 4), 0);
    expect(growth).toBeLessThan(8);
    expect(taken).toBeLessThan(10);
  }, 120_000);
});

test.each(['}hunter2', '*hunter2', '|hunter2', '>hunter2', '"hunter2', '[hunter2', '@hunter2', '`hunter2', '%hunter2', '!hunter2 {', '&hunter2 *a'])('no message shows the value in a mistake: %s', (secret) => {
  expect(() => readYaml(`stringData:\n  password: ${secret}\n`, 'secret.yaml')).toThrow(/^secret\.yaml:2:\d+: not YAML: (?![^]*hunter2)/);
});
