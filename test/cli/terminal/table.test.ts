import { age, alignColumns, table } from '../../../src/cli/terminal/table';

const NOW = Date.parse('2025-01-10T00:00:00Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();

test.each([[0, '0s'], [119, '119s'], [120, '2m'], [7_199, '119m'], [7_200, '2h'], [172_799, '47h'], [172_800, '2d'], [-5, '0s']])('%d seconds ago is printed as %s', (seconds, text) => {
  expect(age(ago(seconds), NOW)).toBe(text);
});

test('an object without a time has no age', () => expect(age(undefined)).toBe('-'));

test('cells are aligned, and no line ends in spaces', () => {
  expect(table([['NAME', ({ name }) => name], ['NOTE', ({ note }) => note]], [{ name: 'web-server', note: '' }, { name: 'db', note: 'x' }])).toEqual([
    'NAME         NOTE',
    'web-server',
    'db           x',
  ]);
});

test('hidden characters in a cell are shown, and count for its width', () => {
  expect(alignColumns([['a\nb', 'x'], ['\u202ec', 'y']])).toEqual(['a\\nb      x', '\\u202ec   y']);
});

test('a table may have more rows than a function takes arguments', () => expect(alignColumns(Array.from({ length: 150_000 }, () => ['web', 'x']))).toHaveLength(150_000));

test('without rows there are no lines', () => expect(alignColumns([])).toEqual([]));
