import * as fc from 'fast-check';
import { changedText } from './texts';
import { TEMPLATE } from '../../src/yaml/dialects';
import { linesWithinTexts } from '../../src/yaml/lines-within-texts';
import { parseYaml } from '../../src/yaml/yaml';
import { rereadYaml, streamYaml } from '../../src/yaml/yaml-stream';

/** The values of a text with their lines, and its issues, each in order. */
function streamed(text: string) {
  const found = [...streamYaml(Buffer.from(text))];
  return {
    documents: found.flatMap((each) => 'value' in each ? [[each.value, each.lineAt(''), each.lineAt('metadata.name')]] : []),
    issues: found.flatMap((each) => 'issue' in each ? [each.issue] : []),
  };
}

function inOneGo(text: string) {
  const whole = Buffer.from(text).toString();
  const { documents, issues } = parseYaml(whole, TEMPLATE);
  const lineIn = linesWithinTexts(whole);
  return { documents: documents.map((document) => [document.value, document.lineAt(''), lineIn(document, 'metadata.name')]), issues };
}

test('streaming a text gives the same result as parsing it as a whole, whatever is wrong with it', () => {
  const start = fc.constantFrom('---\n', '---\n', '---\n', '--- ', '---', '--- # c\n', '---#\n', '...\n', '...\n---\n', '%YAML 1.2\n---\n', '---\r\n', '');
  const part = fc.tuple(start, changedText).map((parts) => parts.join(''));
  const texts = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
  const isSame = fc.property(texts, (text) => expect(streamed(text)).toStrictEqual(inOneGo(text)));
  fc.assert(isSame, { numRuns: Number(process.env.STREAMED_TEXTS ?? 2_000) });
});

test.each([
  ['a: 1\n---\nb: ]\n'], ['a: 1\n---\n] \nc: 2\n---\nd: 1\n'], ['a: 1\n---\nb: "x\n---\nc: 1\n'], ['a: 1\n---\nb: {x\n---\nc: 1\n'], ['a: 1\n---\nb: 1\nb: 2\n---\nc: 1\n'],
  ['a: |\n---\nc: 1\n'], [`a: 1\n---\n${'- '.repeat(300)}\n---\nb: 1\n`],
  ['{"a":"ü"}\n{"b":1}\n'], ['{"a":"ü"}{"b":1}\n---\nc: 1\n'], ['{"a":"ü"}\nb: 1\n---\nc: 1\n'], ['{"ä": 1}\n{b: {\n---\nc: 1\n'],
  ['a: 1\n---\nb: *x\n---\nc: &x 1\n'], ['--- {a: 1}\n--- |\n text\n---\n'], ['a: 1\n----\nb: 2\n'], ['---\n---\n\n---'],
])('streaming gives the same result for %j', (text) => {
  expect(streamed(text)).toStrictEqual(inOneGo(text));
});

test('a document can be read again from its part of the text', () => {
  const text = Buffer.from('a: ü\n---\n# c\nb: [1, 2]\n---\nc: &x 1\nd: *x\n');
  for (const document of streamYaml(text)) {
    expect('value' in document && rereadYaml(text, document.chunk)).toMatchObject([{ value: (document as any).value }]);
  }
});

test('a mistake in one document does not affect the others', () => {
  const { documents, issues } = streamed('a: 1\n---\nb: "x\n  y: {\n---\nc: 1\n--- d: 1\ne: 1\n---\nf: 1\nf: 2\n---\ng: 1\n');
  expect(documents.map(([value, line]) => [value, line])).toEqual([[{ a: 1 }, 1], [{ c: 1 }, 6], [{ g: 1 }, 13]]);
  expect(issues.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '3: not YAML: unclosed quote: close the quote that begins here, and put a literal quote in quotes of the other kind',
    '7: kubectl does not read anything after the three dashes between documents: write it on the next line',
    '11: duplicate key "f": keep one of them',
  ]);
});

test.each(['', '\n', '\n...\n# the end\n...\n'])('the end of a document may be marked twice if nothing follows it: ...%j', (end) => {
  expect(streamed(`a: 1\n...\n...${end}`)).toMatchObject({ documents: [[{ a: 1 }, 1, 1]], issues: [] });
});

test.each(['b: 2', '""', 'null', '&x', '!!null', '- '])('reports content after the end of a document: %s', (text) => {
  expect(streamed(`a: 1\n...\n...\n${text}\n...\n`).issues.map(({ message }) => message)).toEqual(['kubectl does not read what follows the end of a document: write a line of --- before it']);
});

test.each([
  ['  b: 300s---\na: 2\n', 2], ['  b: 300s ---\n\n# c\na: 2\n', 2], ['  b: x\n  ---  \na: 2\n', 3], ['  b: |\n    x\n    y---\r\na: 2\n', 4],
  ['  b: {c: 1}---\na: 2\n', 2], ['  b: "x" ---\r\na: 2\n', 2], ['  b: [c]---', 2],
])('reports dashes that were meant to begin a document: %j', (text, line) => {
  const message = '--- has to begin a line: break the line before it, what is below it is another document';
  expect(streamed(`a:\n${text}`).issues.map((each) => [each.line, each.message])).toEqual([[line, message]]);
});

test.each(['  b: |\n    -----END CERTIFICATE-----\n', '  b: 1 # ---\n', '  # c ---\n', '  b: 2--\n'])('ignores dashes with another meaning: %j', (text) => {
  expect(streamed(`a:\n${text}a: 2\n`).issues.map(({ message }) => message)).toEqual(['duplicate key "a": keep one of them']);
});

test('each of several JSON values can be read again by itself', () => {
  const text = Buffer.from('{"a":"ü\\/"}\n{"b":"\\/"}{"c":"\\/"}\n');
  const documents = [...streamYaml(text)].flatMap((found) => 'value' in found ? [found] : []);
  expect(documents.map(({ value, lineAt }) => [value, lineAt(''), lineAt('c')])).toEqual([[{ a: 'ü/' }, 1, 1], [{ b: '/' }, 2, 2], [{ c: '/' }, 2, 2]]);
  expect(documents.flatMap(({ chunk }) => rereadYaml(text, chunk)).map(({ value }) => value)).toEqual(documents.map(({ value }) => value));
});

test('each of many consecutive JSON values has its own lines', () => {
  const count = 50_000;
  const documents = [...streamYaml(Buffer.from('{"a": "ü",\n"b": 1}\n'.repeat(count)))].flatMap((found) => 'value' in found ? [found] : []);
  expect(documents.map(({ lineAt }) => lineAt('b'))).toEqual(Array.from({ length: count }, (_, index) => 2 + 2 * index));
});

test('reports the first invalid byte of a document that is not UTF-8, and reads the others', () => {
  const text = Buffer.from('a: ü\n---\n# c\nb: für\nc: für\n---\nd: 1\n', 'latin1');
  const bytes = Buffer.concat([Buffer.from('a: ü\n---\n'), text.subarray(text.indexOf('#'))]);
  const found = [...streamYaml(bytes)];
  expect(found.flatMap((each) => 'value' in each ? [each.value] : [])).toEqual([{ a: 'ü' }, { d: 1 }]);
  const message = 'not UTF-8: kubectl would silently store other characters, and kustomize does not read it: save the file as UTF-8';
  expect(found.flatMap((each) => 'issue' in each ? [each.issue] : [])).toEqual([{ line: 4, column: 5, name: 'encoding', path: '', message }]);
});

test('ignores a comment that is not UTF-8', () => {
  expect([...streamYaml(Buffer.from('# für\nb: 1\n', 'latin1'))]).toEqual([expect.objectContaining({ value: { b: 1 } })]);
});
