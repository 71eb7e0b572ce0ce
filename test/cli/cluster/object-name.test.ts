import { objectNaming } from '../../../src/cli/cluster/object-name';

const secret = (name: string, namespace?: string) => ({ apiVersion: 'v1', kind: 'Secret', name, namespace });
const NAMESPACE = { apiVersion: 'v1', kind: 'Namespace', name: 'shop' };

test('objects are named by their namespaces only if they are in several', () => {
  const named = (objects: readonly ReturnType<typeof secret>[]) => objects.map(objectNaming(objects));
  expect(named([secret('web', 'shop'), secret('db', 'shop'), NAMESPACE as never])).toEqual(['secret/web', 'secret/db', 'namespace/shop']);
  expect(named([secret('web', 'shop'), secret('web', 'bank'), NAMESPACE as never])).toEqual([
    'secret/web in namespace shop', 'secret/web in namespace bank', 'namespace/shop',
  ]);
});

test('an object of another namespace than all others is named by it', () => {
  const naming = objectNaming([secret('web', 'shop'), secret('db', 'shop')]);
  expect([naming(secret('web', 'shop')), naming(secret('web', 'bank')), naming(NAMESPACE)]).toEqual(['secret/web', 'secret/web in namespace bank', 'namespace/shop']);
});
