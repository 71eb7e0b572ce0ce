// Values that an untyped program may pass by mistake or on purpose.
import { Lazy } from 'cdk8s';

class Stranger {
  readonly volumes = {};
}

const cyclic: { [field: string]: unknown } = { spec: { template: {} } };
cyclic.spec = cyclic;
const cyclicList: unknown[] = [];
cyclicList.push(cyclicList);

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce<unknown>((inner) => ({ spec: inner }), {});
}

/** Thrown by getters and proxies of the program itself: it reaches the program unchanged. */
export const OWN_ERROR = new Error('the program\'s own error');

const refuse = () => {
  throw OWN_ERROR;
};

/** Values of any kind. */
export const JUNK = new Map<string, unknown>([
  ['undefined', undefined], ['null', null], ['0', 0], ['-1', -1], ['1.5', 1.5], ['NaN', NaN], ['Infinity', Infinity], ['a bigint', 10n],
  ['an empty string', ''], ['a string', 'x'], ['a YAML string', 'a: [1'], ['a placeholder', '{{NAME}}'],
  ['constructor', 'constructor'], ['__proto__', '__proto__'], ['toString', 'toString'], ['hasOwnProperty', 'hasOwnProperty'],
  ['true', true], ['false', false], ['a list', []], ['an object', {}], ['a list of null', [null]], ['a list of undefined', [undefined]], ['a sparse list', new Array(2)],
  ['a list of strings', ['constructor']], ['a list of objects', [{}]], ['a list of lists', [[]]],
  ['an object of objects', { a: {}, constructor: {} }], ['an object of null', { a: null }], ['an object of strings', { name: 'constructor', toString: 'x' }],
  ['an object without a prototype', Object.create(null)], ['a field __proto__', JSON.parse('{"__proto__": {"a": 1}, "metadata": {"__proto__": []}}')],
  ['a symbol', Symbol('x')], ['a function', () => 1], ['a class', Stranger], ['an instance', new Stranger()], ['a date', new Date(0)], ['an invalid date', new Date(NaN)],
  ['a Map', new Map([['a', 1]])], ['a Set', new Set([1])], ['a Buffer', Buffer.from('x')], ['a RegExp', /x/], ['a promise', Promise.resolve()], ['an error', new Error('x')],
  ['a boxed string', new String('x')], ['an object that cannot be converted to a string', { toString: null }], ['an array-like object', { length: -1 }],
  ['an object that contains itself', cyclic], ['a list that contains itself', cyclicList], ['a deep object', nested(10_000)],
  ['a Lazy', Lazy.any({ produce: () => 'web' })], ['a Lazy without a value', Lazy.any({ produce: () => undefined })],
  ['a getter that throws', { get name() { return refuse(); } }], ['a proxy', new Proxy({}, {})], ['a proxy that throws', new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse })],
]);

/** Objects with some fields of a manifest, and values of any type in them. */
export const HALF_RIGHT: readonly unknown[] = [
  {}, { spec: null }, { spec: [] }, { spec: 'x' }, { metadata: [] }, { metadata: [], spec: {} }, { metadata: null, spec: {} }, { metadata: { name: 5, labels: [], annotations: 'x', ownerReferences: {} }, spec: {} },
  { metadata: { name: 'web', namespace: {}, finalizers: {} }, spec: {} },
  ...[null, 'x', 5, [], [null], {}, { a: 1 }, [5], [[]], [{}], [{ name: 5 }], [{ name: 'constructor' }]].flatMap((value) => [
    { spec: { template: value } },
    { spec: { dataVolumeTemplates: value } },
    { spec: { instancetype: value, preference: value } },
    { spec: { running: value, runStrategy: value } },
    { spec: { template: { metadata: value } } },
    { spec: { template: { metadata: { labels: value, annotations: value } } } },
    { spec: { template: { spec: value } } },
    { spec: { template: { spec: { volumes: value } } } },
    { spec: { template: { spec: { networks: value } } } },
    { spec: { template: { spec: { domain: value } } } },
    { spec: { template: { spec: { domain: { cpu: value, memory: value, resources: value, firmware: value } } } } },
    { spec: { template: { spec: { domain: { resources: { requests: value, limits: value } } } } } },
    { spec: { template: { spec: { domain: { devices: value } } } } },
    { spec: { template: { spec: { domain: { devices: { disks: value } } } } } },
    { spec: { template: { spec: { domain: { devices: { interfaces: value } } } } } },
    { spec: { template: { spec: { accessCredentials: value, tolerations: value, affinity: value, taints: value } } } },
    { spec: { template: { spec: { volumes: [{ name: 'a', cloudInitNoCloud: value }, { name: 'b', dataVolume: value }, { name: 'c', containerDisk: value }] } } } },
    { spec: { template: { spec: { volumes: [{ name: 'a', cloudInitNoCloud: { userData: value, networkData: value, secretRef: value, userDataBase64: value } }] } } } },
  ]),
];
