import * as fc from 'fast-check';
import { formatLines } from '../../../src/cli/terminal/lines';

test('a line remains one line, whatever it contains, and JSON keeps its meaning', () => {
  fc.assert(fc.property(fc.array(fc.string({ unit: fc.oneof(fc.constantFrom('\n', '\r', '\u001b', '\u0085', '\u202e', '\ud800'), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })) })), (texts) => {
    const lines = texts.map((text) => JSON.stringify(text));
    const text = formatLines([...lines, ...texts]);
    expect(text.split('\n')).toHaveLength(2 * texts.length + 1);
    expect(text).not.toMatch(/[^\P{C}\n\p{Cn}\p{Co}]|\p{Zl}|\p{Zp}/u);
    expect(text.split('\n').slice(0, texts.length).map((line) => JSON.parse(line))).toEqual(texts);
  }));
});

test('only text lines keep their tabs, and only styled lines have colours', () => {
  expect(formatLines(['a\tb', { text: 'a\tb\u001b[0m' }, { text: 'c', style: 'red' }], true)).toBe('a\\tb\na\tb\\u001b[0m\n\u001b[31mc\u001b[0m\n');
});

test('the words at the end of a line become a link, but only on a terminal', () => {
  const line = { text: 'a [rule]', link: { of: '[rule]', to: 'https://example.com/#rule' } };
  expect(formatLines([line], true)).toBe('a \u001b]8;;https://example.com/#rule\u001b\\[rule]\u001b]8;;\u001b\\\n');
  expect(formatLines([line, { ...line, text: '[rule] a' }])).toBe('a [rule]\n[rule] a\n');
  expect(formatLines([{ ...line, text: '[rule] a' }], true)).toBe('[rule] a\n');
});
