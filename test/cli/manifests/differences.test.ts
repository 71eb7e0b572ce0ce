import { isDeepStrictEqual } from 'util';
import * as fc from 'fast-check';
import { differences } from '../../../src/cli/manifests/differences';

const object = (spec: object, metadata: object = {}): any => ({ apiVersion: 'v1', kind: 'Thing', metadata: { name: 'a', ...metadata }, spec });

test('changed, new and removed fields are reported by their paths', () => {
  const before = object({ same: 1, changed: { deep: 'old' }, gone: true }, { labels: { 'app.kubernetes.io/name': 'a' } });
  const after = object({ same: 1, changed: { deep: 'new' }, come: [1] }, { labels: { 'app.kubernetes.io/name': 'b' } });
  expect(differences(before, after)).toEqual([
    { path: 'metadata.labels[app.kubernetes.io/name]', before: 'a', after: 'b' },
    { path: 'spec.changed.deep', before: 'old', after: 'new' },
    { path: 'spec.gone', before: true, after: undefined },
    { path: 'spec.come[0]', before: undefined, after: 1 },
  ]);
});

test('an item with a name is matched by its name, wherever it is', () => {
  const [root, data] = [{ name: 'root', bus: 'virtio' }, { name: 'data', bus: 'sata' }];
  expect(differences(object({ disks: [root, data] }), object({ disks: [{ name: 'seed' }, { ...root, bus: 'scsi' }, data] }))).toEqual([
    { path: 'spec.disks[name="root"].bus', before: 'virtio', after: 'scsi' },
    { path: 'spec.disks[name="seed"].name', before: undefined, after: 'seed' },
  ]);
});

test('a new order of the remaining items is reported by their names', () => {
  const [root, data] = [{ name: 'root', bus: 'virtio' }, { name: 'data', bus: 'sata' }];
  const told = (before: readonly object[], after: readonly object[]) => differences(object({ disks: before }), object({ disks: after }));
  expect(told([root, data], [data, root])).toEqual([{ path: 'spec.disks', before: ['root', 'data'], after: ['data', 'root'] }]);
  expect(told([root, data], [{ name: 'seed' }, data, { ...root, bus: 'scsi' }])).toEqual([
    { path: 'spec.disks', before: ['root', 'data'], after: ['seed', 'data', 'root'] },
    { path: 'spec.disks[name="root"].bus', before: 'virtio', after: 'scsi' },
    { path: 'spec.disks[name="seed"].name', before: undefined, after: 'seed' },
  ]);
  expect(told([root, data], [data])).toEqual([
    { path: 'spec.disks[name="root"].name', before: 'root', after: undefined },
    { path: 'spec.disks[name="root"].bus', before: 'virtio', after: undefined },
  ]);
});

test('fields that only the API server and controllers write are ignored', () => {
  const noise = { uid: 'u', resourceVersion: '2', generation: 4, managedFields: [{}], creationTimestamp: 'now', annotations: { 'kubectl.kubernetes.io/last-applied-configuration': '{}' } };
  expect(differences(object({ a: 1 }), { ...object({ a: 1 }, noise), status: { ready: true } })).toEqual([]);
});

test('every value of a new or removed object is reported, even an empty one', () => {
  expect(differences(undefined, { kind: 'Thing', spec: { pod: {}, list: [] } })).toEqual([
    { path: 'kind', before: undefined, after: 'Thing' },
    { path: 'spec.pod', before: undefined, after: {} },
    { path: 'spec.list', before: undefined, after: [] },
  ]);
});

test('a value that becomes a map is reported as a whole', () => {
  expect(differences({ spec: { a: 'text' } }, { spec: { a: { b: 1 } } })).toEqual([{ path: 'spec.a', before: 'text', after: { b: 1 } }]);
});

test('there is a difference exactly if two objects differ', () => {
  const { value, named } = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, fc.constantFrom(1, 'x', true), fc.array(tie('value'), { maxLength: 3 }), fc.dictionary(fc.constantFrom('a', 'b', 'name'), tie('value'))),
    named: fc.array(fc.record({ name: fc.constantFrom('x', 'y', 'z'), a: tie('value') }), { maxLength: 3 }),
  }));
  const json = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.oneof(value, named)).map((each) => JSON.parse(JSON.stringify(each)));
  fc.assert(fc.property(json, json, (one, other) => {
    expect(differences(one, other).length === 0).toBe(isDeepStrictEqual(one, other));
  }));
});
