import { ApiObject, ApiObjectProps, Chart, JsonPatch, Lazy, Testing } from 'cdk8s';
import * as fc from 'fast-check';
import { EmittedObject } from '../../src/objects/emitted-object';

const PROPS = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web', labels: { app: 'shop' } },
  spec: { runStrategy: 'Always', template: { spec: { domain: { memory: { guest: '1Gi' } }, networks: [] } } },
};

const chart = () => new Chart(Testing.app(), 'chart', { namespace: 'shop' });

function approved(props: ApiObjectProps = PROPS): EmittedObject {
  const object = new EmittedObject(chart(), 'web', props);
  object._approve();
  return object;
}

const lazy = (value: () => unknown) => Lazy.any({ produce: value });

test('toJson returns a copy', () => {
  const object = approved();
  object.toJson().spec.template = 'changed';
  expect(object._isApproved()).toBe(true);
  expect(object.toJson()).toEqual(new ApiObject(chart(), 'web', PROPS).toJson());
});

test.each<[string, (object: ApiObject) => void]>([
  ['a label', ({ metadata }) => metadata.addLabel('app', 'bank')],
  ['an annotation', ({ metadata }) => metadata.addAnnotation('note', 'a')],
  ['a finalizer', ({ metadata }) => metadata.addFinalizers('example.com/wait')],
  ['an owner', ({ metadata }) => metadata.addOwnerReference({ apiVersion: 'v1', kind: 'ConfigMap', name: 'other', uid: '2' })],
  ['another field of the metadata', ({ metadata }) => metadata.add('generateName', 'web-')],
  ['a JSON patch', (object) => object.addJsonPatch(JsonPatch.replace('/spec/runStrategy', 'Halted'))],
  ['a lazy label', ({ metadata }) => metadata.addLabel('app', lazy(() => 'bank') as any)],
])('%s revokes the approval, and is written', (_what, change) => {
  const [object, plain] = [approved(), new ApiObject(chart(), 'web', PROPS)];
  [object, plain].forEach(change);
  expect(object._isApproved()).toBe(false);
  expect(object.toJson()).toEqual(plain.toJson());
  expect(object.toJson()).not.toEqual(new ApiObject(chart(), 'web', PROPS).toJson());
});

test('changing the value of a patch later revokes the approval', () => {
  const value = { runStrategy: 'Always' };
  const object = new EmittedObject(chart(), 'web', PROPS);
  object.addJsonPatch(JsonPatch.replace('/spec', value));
  object._approve();
  expect(object._isApproved()).toBe(true);
  value.runStrategy = 'Halted';
  expect(object._isApproved()).toBe(false);
  expect(object.toJson().spec).toEqual(value);
});

test('the properties of an object are copied', () => {
  const spec = structuredClone(PROPS.spec);
  const object = approved({ ...PROPS, spec } as ApiObjectProps);
  spec.runStrategy = 'Halted';
  expect(object._isApproved()).toBe(true);
  expect([object.toJson(), object.toJson()].map((manifest) => manifest.spec)).toEqual([PROPS.spec, PROPS.spec]);
});

test('the properties of an object are copied beside lazy values too', () => {
  const nodeSelector = { zone: lazy(() => 'a'), disk: 'ssd' };
  const object = approved({ ...PROPS, spec: { nodeSelector } } as ApiObjectProps);
  nodeSelector.disk = 'hdd';
  expect(object.toJson().spec).toEqual({ nodeSelector: { zone: 'a', disk: 'ssd' } });
});

test.each<[string, (value: () => unknown) => object]>([
  ['labels', (value) => ({ metadata: { labels: { app: lazy(value) } } })],
  ['a spec', (value) => ({ spec: { runStrategy: lazy(value) } })],
  ['a spec as in generated code', (value) => ({ spec: { runStrategy: { resolve: value } } })],
])('an object with a lazy value in %s is never approved', (_where, props) => {
  let value = 'one';
  const object = approved({ ...PROPS, ...props(() => value) });
  expect(object._isApproved()).toBe(false);
  value = 'other';
  expect(JSON.stringify(object.toJson())).toContain('other');
});

test('an owner whose UID changes later is written with the new one', () => {
  const owner = { apiVersion: 'v1', kind: 'ConfigMap', name: 'settings', uid: '1' };
  const object = new EmittedObject(chart(), 'web', { ...PROPS, metadata: { name: 'web', ownerReferences: [owner] } });
  object._approve();
  Object.assign(owner, { uid: '2' });
  expect(object._isApproved()).toBe(false);
  expect(object.toJson().metadata.ownerReferences).toEqual([owner]);
});

test('a null namespace means the namespace of the chart', () => {
  const props = { ...PROPS, metadata: { name: 'web', namespace: null } } as any;
  expect(new EmittedObject(chart(), 'web', props).toJson().metadata.namespace).toBe('shop');
});

const word = fc.constantFrom('a', 'b', 'c');

type Change = (object: ApiObject) => void;

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(word, word).map(([key, value]): Change => ({ metadata }) => metadata.addLabel(key, value)),
  fc.tuple(word, word).map(([key, value]): Change => ({ metadata }) => metadata.addAnnotation(key, value)),
  fc.tuple(word, word).map(([field, value]): Change => (object) => object.addJsonPatch(JsonPatch.add(`/spec/${field}`, value))),
);

/** Uses of the emitted object alone, which must not change what it writes. */
const uses: fc.Arbitrary<(object: EmittedObject) => void> = fc.constantFrom(
  (object) => object._approve(),
  (object) => Object.assign(object.toJson().spec, { runStrategy: 'spoiled' }),
);

test('after any changes, it is written like an ApiObject', () => {
  fc.assert(fc.property(fc.array(fc.tuple(changes, fc.array(uses, { maxLength: 3 }))), (steps) => {
    const [object, plain] = [new EmittedObject(chart(), 'web', PROPS), new ApiObject(chart(), 'web', PROPS)];
    for (const [change, used] of steps) {
      [object, plain].forEach(change);
      used.forEach((use) => use(object));
    }
    expect(object.toJson()).toEqual(plain.toJson());
  }));
});

const data: fc.Arbitrary<any> = fc.letrec((tie) => ({
  // cdk8s itself cannot render a field called __proto__.
  map: fc.dictionary(fc.oneof(word, fc.string().filter((key) => key !== '__proto__')), tie('value')),
  value: fc.oneof({ maxDepth: 4 }, fc.string(), fc.integer(), fc.boolean(), fc.constantFrom(null, undefined), fc.array(tie('value')), tie('map')),
})).map;

test('with any properties, it is written like an ApiObject, in the same order', () => {
  fc.assert(fc.property(data, data, (spec, labels) => {
    const props: any = { ...spec, apiVersion: 'v1', kind: 'Anything', metadata: { name: 'web', labels }, spec };
    const [object, plain] = [EmittedObject, ApiObject].map((AnObject) => new AnObject(chart(), 'web', props));
    expect(JSON.stringify(object.toJson())).toBe(JSON.stringify(plain.toJson()));
  }));
});

test('resolvers of the app are used', () => {
  const object = new EmittedObject(chart(), 'web', PROPS);
  class Upper {}
  Object.assign(object.node.root, { resolvers: [new Upper()] });
  const rendered = jest.spyOn(ApiObject.prototype, 'toJson');
  object.toJson();
  expect(rendered).toHaveBeenCalledTimes(1);
  rendered.mockRestore();
});

test('keys keep their order if CDK8S_DISABLE_SORT is set', () => {
  process.env.CDK8S_DISABLE_SORT = 'yes';
  const props = { apiVersion: 'v1', kind: 'Anything', metadata: { name: 'web', labels: { b: '1', a: '2' } }, spec: { b: 1, a: 2 } };
  const [object, plain] = [EmittedObject, ApiObject].map((AnObject) => JSON.stringify(new AnObject(chart(), 'web', props).toJson()));
  delete process.env.CDK8S_DISABLE_SORT;
  expect(object).toBe(plain);
  expect(object).toContain('{"b":1,"a":2}');
});
