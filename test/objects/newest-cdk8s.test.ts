// The library is tested with the oldest supported cdk8s; programs may have newer ones, which render differently.
import * as cdk8s from 'cdk8s';
import { EmittedObject } from '../../src/objects/emitted-object';

jest.mock('cdk8s', () => jest.requireActual('cdk8s-newest'));

const { ApiObject, App, Chart, JsonPatch, Lazy } = cdk8s;

const PROPS = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web', labels: { app: 'shop' }, annotations: { note: 'a' } },
  spec: { runStrategy: 'Always', template: { spec: { domain: { memory: { guest: '1Gi' } } } } },
};

const OWNER = { apiVersion: 'v1', kind: 'ConfigMap', name: 'settings', uid: '1' };

/** The same object as rendered by the library and by cdk8s. */
function both(props: object, change: (object: cdk8s.ApiObject) => void = () => {}, resolvers: object[] = []): [any, any] {
  return [EmittedObject, ApiObject].map((AnObject) => {
    const app = new App({ resolvers } as cdk8s.AppProps);
    const object = new AnObject(new Chart(app, 'chart', { namespace: 'shop' }), 'web', props as cdk8s.ApiObjectProps);
    change(object);
    return [object.toJson(), object.metadata.toJson()];
  }) as [any, any];
}

test.each<[string, object, (object: cdk8s.ApiObject) => void]>([
  ['without changes', PROPS, () => {}],
  ['with an added label', PROPS, ({ metadata }) => metadata.addLabel('tier', 'front')],
  ['with an added owner', PROPS, ({ metadata }) => metadata.addOwnerReference(OWNER)],
  ['with an added metadata field', PROPS, ({ metadata }) => metadata.add('generateName', 'web-')],
  ['with a JSON patch', PROPS, (object) => object.addJsonPatch(JsonPatch.replace('/spec/runStrategy', 'Halted'))],
  ['with finalizers', { ...PROPS, metadata: { name: 'web', finalizers: ['example.com/wait'] } }, () => {}],
  ['with a lazy label', { ...PROPS, metadata: { name: 'web', labels: { app: Lazy.any({ produce: () => 'shop' }) } } }, () => {}],
  ['with a null namespace', { ...PROPS, metadata: { name: 'web', namespace: null } }, () => {}],
])('an object %s is rendered as cdk8s renders it', (_what, props, change) => {
  const [own, stock] = both(props, change);
  expect(own).toEqual(stock);
  expect(JSON.stringify(own)).toBe(JSON.stringify(stock));
});

test('resolvers of the app are called as cdk8s calls them', () => {
  const resolver = {
    resolve(context: any): void {
      if (context.key.at(-1) === 'app' && context.value === 'shop') {
        context.replaceValue(`resolved ${context.key.join('.')}`);
      }
    },
  };
  const [own, stock] = both(PROPS, () => {}, [resolver]);
  expect(own).toEqual(stock);
  expect(JSON.stringify(own)).toContain('resolved');
});
