import { CancelledError } from '../src/cli/command-line/cancellation';
import { asUsage, UsageError } from '../src/cli/command-line/usage-error';
import { Attempts, MistakesError, mistakesOf, refuse } from '../src/mistakes';

const refusal = (step: () => void): Error => {
  try {
    step();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was refused');
};

test('mistakes are one error, whose message has them one a line', () => {
  expect(() => refuse(['a', 'b'], 'here')).toThrow('here: a\nhere: b');
  expect(() => refuse([])).not.toThrow();
});

test('a mistake that quotes several lines is one mistake, however often it is thrown on', () => {
  const attempts = new Attempts();
  attempts.attempt(() => refuse(['name "a\nerror: b"', 'c']), undefined, 'x');
  attempts.attempt(() => JSON.parse('{\n"'), undefined);
  const error = refusal(() => asUsage(() => attempts.raise()));
  expect(error).toBeInstanceOf(UsageError);
  expect(mistakesOf(error)).toEqual(['x: name "a\nerror: b"', 'x: c', expect.stringMatching(/JSON/)]);
  expect(mistakesOf(new CancelledError(mistakesOf(error), 1))).toEqual(mistakesOf(error));
});

test('an error that is none of ours has one mistake', () => {
  expect(mistakesOf(new Error('a\nb'))).toEqual(['a\nb']);
  expect(new MistakesError(['a', 'b'])).toMatchObject({ name: 'Error', message: 'a\nb' });
});
