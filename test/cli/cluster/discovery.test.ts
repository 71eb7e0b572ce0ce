import { resourcePath } from '../../../src/cli/cluster/discovery';
import { resourcePathOf } from '../../../src/cli/tunnel/guest-port';

const SECRETS = { apiVersion: 'v1', kind: 'Secret', name: 'secrets', namespaced: true };

test('the path of an object stays in its namespace, whatever its name contains', () => {
  expect(resourcePath(SECRETS, 'ci', 'a/../b?c')).toBe('/api/v1/namespaces/ci/secrets/a%2F..%2Fb%3Fc');
});

test.each(['', '.', '..'])('the name %j is refused, since its path would be that of a collection or of its parent', (name) => {
  expect(() => resourcePath(SECRETS, 'ci', name)).toThrow(`${JSON.stringify(name)} is not a name`);
  expect(() => resourcePath(SECRETS, name)).toThrow(`${JSON.stringify(name)} is not a name`);
  expect(() => resourcePathOf({ kind: 'VirtualMachine', namespace: name, name: 'web' })).toThrow('is not a name');
  expect(() => resourcePathOf({ kind: 'VirtualMachine', namespace: 'ci', name })).toThrow('is not a name');
});
