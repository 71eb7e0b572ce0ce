import { applySetId, pruneOption } from '../../../src/cli/apply/apply-set-names';

// The id that kubectl 1.34 writes into the Secret that it makes.
test.each([
  ['my-set', 'test', 'applyset-0eFHV8ySqp7XoShsGvyWFQD3s96yqwHmzc4e0HR1dsY-v1'],
])('the set %s in namespace %s has the id that kubectl gives it', (name, namespace, id) => {
  expect(applySetId({ name, namespace })).toBe(id);
});

test('an id fits into a label, however long the name', () => {
  for (const name of ['a', 'web.example.com', 'x'.repeat(253)]) {
    expect(applySetId({ name, namespace: 'default' })).toMatch(/^[A-Za-z0-9][\w.-]{0,61}[A-Za-z0-9]$/);
  }
});

test('an invalid name of a set is refused before the cluster is asked', () => {
  const { parseArg } = pruneOption('');
  expect(parseArg!('my-app', undefined)).toBe('my-app');
  expect(() => parseArg!('-n', undefined)).toThrow('write the name of a set: at most 253 lower-case letters, digits, "-" and "."');
});
