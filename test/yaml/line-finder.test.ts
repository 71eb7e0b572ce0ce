import { LineFinder } from '../../src/yaml/line-finder';

test('finds the lines of offsets in any order, also those of empty lines', () => {
  const text = '\n\nab\n\nc';
  const lines = new LineFinder(text);
  const expected = Array.from(text, (_character, offset) => text.slice(0, offset).split('\n').length);
  for (const order of [[0, 4, 1, 6, 2, 5, 3], [3, 0, 6, 0]]) {
    expect(order.map((offset) => lines.lineOf(offset))).toEqual(order.map((offset) => expected[offset]));
  }
  expect([5, 1, 3, 2, 9].map((line) => lines.textOf(line))).toEqual(['c', '', 'ab', '', '']);
});
