// The library is tested with the oldest cdk8s that will do; programs have newer ones, which render otherwise.
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

/** What an app renders of the same object as the library's and as cdk8s' own. */
function both(props: object, change: (object: cdk8s.ApiObject) => void = () => {}, resolvers: object[] = []): [any, any] {
  return [EmittedObject, ApiObject].map((AnObject) => {
    const app = new App({ resolvers } as cdk8s.AppProps);
    const object = new AnObject(new Chart(app, 'chart', { namespace: 'shop' }), 'web', props as cdk8s.ApiObjectProps);
    change(object);
    return [object.toJson(), object.metadata.toJson()];
  }) as [any, any];
}

test.each<[string, object, (object: cdk8s.ApiObject) => void]>([
  ['nothing is changed', PROPS, () => {}],
  ['a label is added', PROPS, ({ metadata }) => metadata.addLabel('tier', 'front')],
  ['an owner is added', PROPS, ({ metadata }) => metadata.addOwnerReference(OWNER)],
  ['a field of the metadata is added', PROPS, ({ metadata }) => metadata.add('generateName', 'web-')],
  ['a patch is added', PROPS, (object) => object.addJsonPatch(JsonPatch.replace('/spec/runStrategy', 'Halted'))],
  ['there are finalizers', { ...PROPS, metadata: { name: 'web', finalizers: ['example.com/wait'] } }, () => {}],
  ['a label turns out later', { ...PROPS, metadata: { name: 'web', labels: { app: Lazy.any({ produce: () => 'shop' }) } } }, () => {}],
  ['the namespace is null', { ...PROPS, metadata: { name: 'web', namespace: null } }, () => {}],
])('an object is rendered as cdk8s does where %s', (_what, props, change) => {
  const [own, stock] = both(props, change);
  expect(own).toEqual(stock);
  expect(JSON.stringify(own)).toBe(JSON.stringify(stock));
});

test('an app\'s own resolvers are asked as cdk8s asks them', () => {
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
