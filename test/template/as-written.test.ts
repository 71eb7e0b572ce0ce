import { asWritten } from '../../src/template/as-written';

test('a null field counts as absent, and a null in a list stays', () => {
  expect(asWritten({ a: null, b: { c: null, d: 0 }, e: [null, { f: null }] })).toEqual({ b: { d: 0 }, e: [null, {}] });
});

test('a null in a patch stays, since it deletes a field', () => {
  const patch = { mergeVirtualMachineTemplate: { spec: { runStrategy: null } } };
  expect(asWritten({ nodeTypes: [patch] })).toEqual({ nodeTypes: [patch] });
});

test('fields that the API server manages are left out', () => {
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

test('a status alone, and annotations of kubectl alone, leave nothing behind', () => {
  const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } };
  expect(asWritten({ ...object, status: { phase: 'b' } })).toEqual(object);
  expect(asWritten({ ...object, metadata: { ...object.metadata, annotations: { 'kubectl.kubernetes.io/last-applied-configuration': '{}' } } })).toEqual(object);
});

test.each([[null], ['text'], [[1]], [{ status: 'mine' }], [{ apiVersion: 'v1', kind: 'A', metadata: 'odd' }], [{ apiVersion: 'v1', kind: 'A', metadata: { annotations: 'odd' } }]])('%j is left unchanged', (value) => {
  expect(asWritten(value)).toEqual(value);
});
