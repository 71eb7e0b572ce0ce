import { options } from './options';

const whole = { rounds: 5, machines: [1, 100] };

test('a benchmark that is told nothing does all, and keeps nothing', () => {
  expect(options(whole, [])).toEqual({ rounds: 5, machines: [1, 100], record: false });
});

test('a benchmark is told of fewer rounds and machines, and to keep what it finds', () => {
  expect(options(whole, ['--rounds', '1', '--machines', '1,20', '--record'])).toEqual({ rounds: 1, machines: [1, 20], record: true });
});

test.each([['--rounds', '0'], ['--rounds', 'few'], ['--machines', '1,,2'], ['--machines', '1e3']])('%s %s is refused', (option, text) => {
  expect(() => options(whole, [option, text])).toThrow(new RegExp(`^${option}: ".*" is no count, write a positive whole number$`));
});

test('an option that is misspelt is refused', () => {
  expect(() => options(whole, ['--recrod'])).toThrow('--recrod');
});
