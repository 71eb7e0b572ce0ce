import { ApiObjectMetadata, ApiObjectMetadataDefinition, Lazy } from 'cdk8s';
import * as fc from 'fast-check';
import { KnownMetadata } from '../../src/emission/known-metadata';

const word = fc.constantFrom('a', 'b', 'toString', '');
const texts = fc.option(fc.dictionary(word, word, { noNullPrototype: true }), { nil: undefined });
const owner = fc.record({ apiVersion: word, kind: word, name: word, uid: word });

const options: fc.Arbitrary<ApiObjectMetadata> = fc.record({
  name: word,
  namespace: word,
  labels: fc.oneof(texts, texts.map((labels) => Object.freeze(labels))),
  annotations: fc.oneof(texts, fc.constant({ a: { b: 'no text' } } as any)),
  finalizers: fc.array(word),
  ownerReferences: fc.array(owner),
  valueOf: word,
}, { requiredKeys: [] }) as any;

type Change = (metadata: ApiObjectMetadataDefinition) => void;

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(word, word).map(([key, value]): Change => (metadata) => metadata.addLabel(key, value)),
  fc.tuple(word, word).map(([key, value]): Change => (metadata) => metadata.addAnnotation(key, value)),
  fc.array(word).map((finalizers): Change => (metadata) => metadata.addFinalizers(...finalizers)),
  owner.map((reference): Change => (metadata) => metadata.addOwnerReference(reference)),
  fc.tuple(fc.constantFrom('generateName', 'deletionGracePeriodSeconds'), word).map(([key, value]): Change => (metadata) => metadata.add(key, value)),
);

test('whatever it is made of and whatever is added, it is rendered as cdk8s renders it', () => {
  fc.assert(fc.property(options, fc.array(changes, { maxLength: 3 }), (given, added) => {
    const [known, stock] = [new KnownMetadata({ ...given }), new ApiObjectMetadataDefinition({ ...given })];
    expect(JSON.stringify(known.toJson())).toBe(JSON.stringify(stock.toJson()));
    for (const add of added) {
      [known, stock].forEach(add);
      expect(JSON.stringify(known.toJson())).toBe(JSON.stringify(stock.toJson()));
    }
    expect(known.changes).toBe(added.length);
    expect(known.isPlain).toBe(true);
  }));
});

test.each<[string, ApiObjectMetadata]>([
  ['labels', { name: 'web', labels: { app: 'shop' } }],
  ['owners', { name: 'web', ownerReferences: [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'one', uid: '1' }] }],
])('what becomes of %s that it was made of changes nothing', (_what, given) => {
  const metadata = new KnownMetadata(given);
  const before = JSON.stringify(metadata.toJson());
  Object.assign(given.labels ?? given.ownerReferences![0], { app: 'other', name: 'other' });
  metadata.toJson().name = 'changed';
  expect(JSON.stringify(metadata.toJson())).toBe(before);
});

test('annotations that cannot change are rendered once for all', () => {
  const annotations = Object.freeze({ b: '1', a: '2' });
  const [one, other] = ['one', 'other'].map((name) => new KnownMetadata({ name, annotations })._rendered());
  expect(one.annotations).toBe(other.annotations);
  expect(JSON.stringify(one)).toBe('{"annotations":{"a":"2","b":"1"},"name":"one"}');
});

test('what may turn out differently is not plain', () => {
  const lazy = Lazy.any({ produce: () => 'shop' });
  expect(new KnownMetadata({ labels: { app: lazy } }).isPlain).toBe(false);
  const metadata = new KnownMetadata({ name: 'web' });
  metadata.addLabel('app', lazy);
  expect(metadata.isPlain).toBe(false);
  expect(metadata.toJson()).toEqual({ labels: { app: 'shop' }, name: 'web' });
});
