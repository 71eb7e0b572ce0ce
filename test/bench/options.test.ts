import { options } from './options';

const whole = { rounds: 5, machines: [1, 100] };

test('without options, a benchmark takes all measurements and records nothing', () => {
  expect(options(whole, [])).toEqual({ rounds: 5, machines: [1, 100], record: false });
});

test('options limit the rounds and machines, and record the figures', () => {
  expect(options(whole, ['--rounds', '1', '--machines', '1,20', '--record'])).toEqual({ rounds: 1, machines: [1, 20], record: true });
});

test.each([['--rounds', '0'], ['--rounds', 'few'], ['--machines', '1,,2'], ['--machines', '1e3']])('%s %s is refused', (option, text) => {
  expect(() => options(whole, [option, text])).toThrow(new RegExp(`^${option}: ".*" is no count, write a positive whole number$`));
});

test('a misspelt option is refused', () => {
  expect(() => options(whole, ['--recrod'])).toThrow('--recrod');
});
