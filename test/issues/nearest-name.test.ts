import { suggestNames } from '../../src/issues/nearest-name';

test.each([
  ['a misspelt name', 'marge', '"merge"'],
  ['a common prefix of names', 'no-secret', '"no-secret-value" or "no-secret-key"'],
  ['a single letter', 'n', '"merge" or "no-secret-value" or "no-secret-key"'],
  ['an unrelated name', 'bridge-name', '"merge" or "no-secret-value" or "no-secret-key"'],
  ['a number', 7, '"merge" or "no-secret-value" or "no-secret-key"'],
])('suggests names for %s', (_what, written, offered) => {
  expect(suggestNames(written, ['merge', 'no-secret-value', 'no-secret-key'])).toBe(offered);
});
