import { ApiObject, ApiObjectMetadata, ApiObjectMetadataDefinition, Chart, Lazy, Testing } from 'cdk8s';
import * as fc from 'fast-check';
import { TrackedMetadata } from '../../src/objects/tracked-metadata';

const word = fc.constantFrom('a', 'b', 'toString', '');
const texts = fc.option(fc.dictionary(word, word, { noNullPrototype: true }), { nil: undefined });
const owner = fc.record({ apiVersion: word, kind: word, name: word, uid: word });

class Annotations {
  public readonly ofAnInstance = 'yes';
}

const options: fc.Arbitrary<ApiObjectMetadata> = fc.record({
  name: word,
  namespace: word,
  labels: fc.oneof(texts, texts.map((labels) => Object.freeze(labels))),
  annotations: fc.oneof(texts, fc.constant({ a: { b: 'no text' } } as any), fc.constant(new Annotations() as any)),
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

const object = new ApiObject(new Chart(Testing.app(), 'chart'), 'object', { apiVersion: 'v1', kind: 'ConfigMap' });

test('metadata with any content and any additions is rendered as cdk8s renders it', () => {
  fc.assert(fc.property(options, fc.array(changes, { maxLength: 3 }), (given, added) => {
    const [known, stock] = [new TrackedMetadata(object, { ...given }), new ApiObjectMetadataDefinition({ ...given })];
    const expectSame = () => expect(JSON.stringify([known._rendered(), known.toJson()])).toBe(JSON.stringify([stock.toJson(), stock.toJson()]));
    expectSame();
    for (const add of added) {
      [known, stock].forEach(add);
      expectSame();
    }
    expect(known.changes).toBe(added.length);
  }));
});

test('changing the given labels later does not change the metadata', () => {
  const labels = { app: 'shop' };
  const metadata = new TrackedMetadata(object, { name: 'web', labels });
  labels.app = 'other';
  expect(metadata._rendered()).toEqual({ name: 'web', labels: { app: 'shop' } });
});

test.each<[string, ApiObjectMetadata, Change]>([
  ['a lazy label', { labels: { app: Lazy.any({ produce: () => 'shop' }) } }, () => {}],
  ['an owner, whose fields may change later,', { ownerReferences: [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'one', uid: '1' }] }, () => {}],
  ['an added lazy label', {}, (metadata) => metadata.addLabel('app', Lazy.any({ produce: () => 'shop' }))],
  ['an added owner', {}, (metadata) => metadata.addOwnerReference({ apiVersion: 'v1', kind: 'ConfigMap', name: 'one', uid: '1' })],
])('%s does not count as plain strings', (_what, given, change) => {
  const metadata = new TrackedMetadata(object, { name: 'web', ...given });
  change(metadata);
  expect(metadata.hasOnlyStrings).toBe(false);
});
