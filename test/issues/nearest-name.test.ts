import { suggestNames } from '../../src/issues/nearest-name';

test.each([
  ['a name that is misspelt', 'marge', '"merge"'],
  ['the beginning of names', 'no-secret', '"no-secret-value" or "no-secret-key"'],
  ['what may begin anything', 'n', '"merge" or "no-secret-value" or "no-secret-key"'],
  ['something else', 'bridge-name', '"merge" or "no-secret-value" or "no-secret-key"'],
  ['no text', 7, '"merge" or "no-secret-value" or "no-secret-key"'],
])('for %s, those names are offered that may be meant', (_what, written, offered) => {
  expect(suggestNames(written, ['merge', 'no-secret-value', 'no-secret-key'])).toBe(offered);
});
