import { DeclaredTypes } from '../../../src/cli/manifests/scopes';
import { identityOf } from '../../../src/cli/manifests/stored-object';

test.each([{}, { namespace: 'shop' }])('a cluster-scoped object is the same, whichever namespace is written in it: %j', (written) => {
  const types = new DeclaredTypes();
  types.add({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'shop', ...written } });
  types.add({
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'things.test', ...written },
    spec: { group: 'test', scope: 'Namespaced', names: { kind: 'Thing' }, versions: [{ name: 'v1', served: true }] },
  });
  expect(types.namespaces.get('shop')).toBe(identityOf({ apiVersion: 'v1', kind: 'Namespace', name: 'shop' }));
  expect(types.scopeOf({ apiVersion: 'test/v1', kind: 'Thing' })?.definition)
    .toBe(identityOf({ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', name: 'things.test' }));
});

test('a definition with maps instead of names defines no kind', () => {
  const types = new DeclaredTypes();
  const map = { toString: 1 };
  const definition = { apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata: { name: 'things.test' } };
  types.add({ ...definition, spec: { group: map, scope: 'Namespaced', names: { kind: 'Thing' }, versions: [{ name: 'v1', served: true }] } });
  types.add({ ...definition, spec: { group: 'test', scope: 'Namespaced', names: { kind: map }, versions: [{ name: map, served: true }] } });
  expect(types.scopeOf({ apiVersion: 'test/v1', kind: 'Thing' })).toBeUndefined();
});
