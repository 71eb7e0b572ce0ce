import { asWritten } from '../../src/template/as-written';

test('nulls are fields that are not there, but for those of lists', () => {
  expect(asWritten({ a: null, b: { c: null, d: 0 }, e: [null, { f: null }] })).toEqual({ b: { d: 0 }, e: [null, {}] });
});

test('a null of a patch deletes, so it stays', () => {
  const patch = { mergeVirtualMachineTemplate: { spec: { runStrategy: null } } };
  expect(asWritten({ nodeTypes: [patch] })).toEqual({ nodeTypes: [patch] });
});

test('what the API server keeps on an object is left out', () => {
  const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', annotations: { mine: 'b' }, finalizers: ['f'] }, data: { status: 'c' } };
  const { metadata } = object;
  expect(asWritten({
    ...object,
    metadata: {
      ...metadata,
      uid: 'u',
      resourceVersion: '1',
      creationTimestamp: '2026-01-01T00:00:00Z',
      generation: 1,
      managedFields: [],
      annotations: { ...metadata.annotations, 'kubectl.kubernetes.io/last-applied-configuration': '{}' },
    },
    status: {},
  })).toEqual(object);
});

test.each([[null], ['text'], [[1]], [{ status: 'mine' }], [{ apiVersion: 'v1', kind: 'A', metadata: 'odd' }], [{ apiVersion: 'v1', kind: 'A', metadata: { annotations: 'odd' } }]])('%j stays as it is', (value) => {
  expect(asWritten(value)).toEqual(value);
});
