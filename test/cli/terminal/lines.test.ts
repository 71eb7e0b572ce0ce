import * as fc from 'fast-check';
import { formatLines, textLines } from '../../../src/cli/terminal/lines';
import { jsonLines } from '../../../src/cli/terminal/serialize';

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

test('nothing in a line is a command to the runner of a CI job, except our own', () => {
  const command = { command: '::error file=a.yaml::a\u001b' };
  expect(formatLines(['::add-mask::a', { text: ' \t::stop-commands::b' }, 'c ##[set-output name=d]e', { text: '##vso[task.setvariable]', style: 'red' }, command], false)).toBe([
    '\\u003a:add-mask::a', ' \t\\u003a:stop-commands::b', 'c #\\u0023[set-output name=d]e', '#\\u0023vso[task.setvariable]', '::error file=a.yaml::a\\u001b', '',
  ].join('\n'));
  expect(formatLines(['a::b', '## [c]', '"##[d]"', ...textLines('::e\n##[f]')])).toBe('a::b\n## [c]\n"#\\u0023[d]"\n::e\n##[f]\n');
  expect(JSON.parse(formatLines(jsonLines({ '##[a]': '::b' })))).toEqual({ '##[a]': '::b' });
});
