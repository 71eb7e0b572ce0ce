import * as fc from 'fast-check';
import { changedText, TEXTS } from './texts';
import * as careful from '../../src/yaml/careful-yaml';
import { chunksOf } from '../../src/yaml/chunks';
import { CLOUD_INIT, type Dialect, KUBERNETES, TEMPLATE } from '../../src/yaml/dialects';
import { readQuickly } from '../../src/yaml/quick-yaml';
import { parseYaml } from '../../src/yaml/yaml';

const { parseCarefully } = careful;

const DIALECTS = { KUBERNETES, TEMPLATE, CLOUD_INIT };

function pathsOf(value: any, path = ''): string[] {
  return value === null || typeof value !== 'object' ? [] : Object.entries(value).flatMap(([step, inner]) => {
    const below = `${path}[${step}]`;
    return [below, ...step.includes('.') ? [`${path}.${step}`] : [], `${below}.nowhere`, ...pathsOf(inner, below)];
  });
}

/** The complete result of a reader: the values with the order of their fields, the line of every field, and the issues. */
function told({ documents, issues }: ReturnType<typeof parseYaml>) {
  return {
    documents: documents.map(({ value, line, lineAt }) => [JSON.stringify(value), value, line, ['', 'nowhere', 'items[]', ...pathsOf(value)].map((path) => [path, lineAt(path)])]),
    issues,
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function expectSame(text: string, dialect: Dialect): void {
  const chunks = [...chunksOf(text)].filter(({ hasBadSeparator }) => !hasBadSeparator);
  const parts = dialect.isKubernetes ? chunks.map(({ start, end }) => text.slice(start, end)) : [text];
  for (const part of parts.filter((each) => readQuickly(each, dialect) !== undefined)) {
    const mayBeJson = dialect.isKubernetes && part.trimStart().startsWith('{') && isJson(part);
    expect(told(parseYaml(part, dialect))).toStrictEqual(told(parseCarefully(part, dialect, mayBeJson)));
  }
}

describe.each(Object.entries(DIALECTS))('in %s', (_name, dialect) => {
  test('the quick reader agrees with the careful one on any text that it reads', () => {
    fc.assert(fc.property(changedText, (text) => expectSame(text, dialect)), { numRuns: Number(process.env.QUICK_TEXTS ?? 2_000) });
  });

  test.each([
    'a: 2026-01-05\n', 'a: 12:30\n', 'a: yes\n', 'on: 1\n', 'a: "{{x"\nb: "}}"\n', '"a{{NAME}}": {b: 1}\n', 'a: {b: "{{NAME}}"}\n', 'a: |\n  {{NAME}}\n',
    'a: |\n  x\n # c\nb: 1\n', 'a: |\n  x\n   \n', 'a: |\n  \tx\n', 'a: x\n  y\n', 'a: [1,\n2]\n', '- a\n', 'a:\n- b\n- c: |\n    d\n  e: 1\n', 'a: 1\nA: 2\n', 'a: b: c\n', 'a: "b" c\n', '# c\n\n---\n# c\n',
    '{"a": 1,\n "b":\n  [ ]\n}\n# c\n', '{"a": "\\x41"}', '{"a": "\\ud83d\\ude00\\/"}', '{a: [b, c: 1]}\n', 'a: {b: c:d, e: f:}\n', 'a: -0\nb: -1\nc: 1e400\nd: 09\n', '{"a": 1e400}\n', '{"a": -1.5E+999}\n', 'a: 1_0e999\nb: +1e999\nc: .1e999\n', 'toString: 1\n',
  ])('the quick reader agrees with the careful one on %j', (text) => expectSame(text, dialect));
});

test('most manifests are read quickly', () => {
  const read = TEXTS.filter((text) => readQuickly(text, TEMPLATE) !== undefined);
  expect(read.length / TEXTS.length).toBeGreaterThan(0.8);
});

test('none of several documents is read carefully, unless its nodes are requested', () => {
  const readCarefully = jest.spyOn(careful, 'parseCarefully');
  const { documents } = parseYaml('a: 1\n---\nb: 2\n---\nc: 3\n', TEMPLATE);
  expect(documents.map(({ value, lineAt }) => [value, lineAt('')])).toEqual([[{ a: 1 }, 1], [{ b: 2 }, 3], [{ c: 3 }, 5]]);
  expect(readCarefully).not.toHaveBeenCalled();
  expect(documents.map((document) => document.texts()[0]).map(({ value, start }) => [value, start])).toEqual([['a', 0], ['b', 9], ['c', 18]]);
  expect(readCarefully).toHaveBeenCalledTimes(3);
});

test.each([
  'a: 4681e4b8-a255-55f5-a93c-ecbe22bed2b7\n', 'a: 0e9c1d2a-0000-0000-0000-000000000000\n', 'a: 02:ed:4d:32:94:8b\n', 'a: 10.0.0.1/24\n', 'a: 1e6\n',
])('%j, which begins like a number, is read quickly', (text) => {
  expect(readQuickly(text, TEMPLATE)?.value).toStrictEqual(parseCarefully(text, TEMPLATE).documents[0].value);
});

test.each(['a', 'a b '])('a text of 12 MB in braces, %j again and again, is read', (part) => {
  const text = part.repeat(12_000_000 / part.length).trim();
  expect(parseYaml(`k: {a: ${text}, b: 1}\n`, TEMPLATE).documents[0].value).toEqual({ k: { a: text, b: 1 } });
});

test('finds the line of every object in a long list quickly', () => {
  const count = 20_000;
  const text = `apiVersion: v1\nkind: List\nitems:\n${Array.from({ length: count }, (_, index) => `- kind: A\n  metadata:\n    name: a-${index}\n`).join('')}`;
  const [{ lineAt }] = parseYaml(text, TEMPLATE).documents;
  const lines = Array.from({ length: count }, (_, index) => lineAt(`items[${index}].metadata.name`));
  expect(lines.every((line, index) => line === 6 + 3 * index)).toBe(true);
});

test('finds the line of every field of a large document quickly', () => {
  const count = 2_000;
  const begun = process.cpuUsage();
  const text = `a:\n${Array.from({ length: count }, (_, index) => `  b${index}:\n  - c: 1\n`).join('')}`;
  const [{ lineAt }] = parseYaml(text, TEMPLATE).documents;
  const lines = Array.from({ length: count }, (_, index) => lineAt(`a.b${index}[0].c`));
  expect(lines.every((line, index) => line === 3 + 2 * index)).toBe(true);
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(5);
});
