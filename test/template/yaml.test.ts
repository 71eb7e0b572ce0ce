import { readYaml } from '../../src/template/yaml';

const value = (text: string) => readYaml(`a: ${text}`, 'vm.yaml')[0].value.a;

describe('plain scalars mean what they mean to kubectl', () => {
  test.each([
    ['on', true], ['off', false], ['yes', true], ['No', false], ['y', true], ['n', false], ['TRUE', true],
    ['0777', 511], ['0o777', 511], ['0b11', 3], ['0x1F', 31], ['1_000', 1000], ['-010', -8], ['09', 9], ['+1', 1], ['1e3', 1000], ['.5', 0.5],
    ['52:54:00:12:34:56', '52:54:00:12:34:56'], ['22:22', '22:22'], ['2001-01-01', '2001-01-01'], ['=', '='], ['_1', '_1'], ['1e', '1e'],
    ['~', null], ['"on"', 'on'], ["'0777'", '0777'],
  ])('%s is %p', (text, expected) => {
    expect(value(text)).toBe(expected);
  });
});

test('each document knows its first line, and empty ones are left out', () => {
  expect(readYaml('# only a comment\n---\na: 1\n---\n\n# more\nb: 2\n---\n', 'x')).toMatchObject([{ value: { a: 1 }, line: 3 }, { value: { b: 2 }, line: 7 }]);
  expect(readYaml('', 'x')).toEqual([]);
});

test('merge keys are merged', () => {
  expect(readYaml('base: &b {x: 1}\nmore: {<<: *b, z: 2}', 'x')[0].value.more).toEqual({ x: 1, z: 2 });
});

test('a key that is there twice is an error with its line and column', () => {
  expect(() => readYaml('metadata:\n  name: a\n  name: b\n', 'vm.yaml')).toThrow('vm.yaml:3:3: duplicate key "name": keep one of them');
});

test('every mistake of the text is listed', () => {
  expect(() => readYaml('a: [1\n---\nb: 1\nb: 2\n', 'vm.yaml')).toThrow(/^vm\.yaml:\d+:\d+: not YAML: [a-z].*\n(.*\n)*vm\.yaml:4:1: duplicate key "b": keep one of them$/);
});

test('an alias without an anchor is a mistake where it stands', () => {
  expect(() => readYaml('a: 1\n---\nb: 1\nc: *nowhere\n', 'vm.yaml')).toThrow(/^vm\.yaml:4:4: not YAML: an alias without its anchor/);
});

test.each(['}hunter2', '*hunter2', '|hunter2', '>hunter2', '"hunter2', '[hunter2', '@hunter2', '`hunter2', '%hunter2', '!hunter2 {', '&hunter2 *a'])('the text of a mistake is not told: %s', (secret) => {
  let message = '';
  try {
    readYaml(`stringData:\n  password: ${secret}\n`, 'secret.yaml');
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).not.toContain('hunter2');
});
