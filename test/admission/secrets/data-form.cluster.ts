// The rule on the form of Secrets and ConfigMaps agrees with what the API server decodes.
import * as fc from 'fast-check';
import { dataFormViolations } from '../../../src/admission/secrets/data-form';
import { ApiError, KubeObject } from '../../plane/client';
import { useCluster } from '../../plane/cluster';

const cluster = useCluster();

const key = fc.oneof(
  { arbitrary: fc.constantFrom('userdata', 'tls.crt', '.hidden', 'a_B-1', '0', '__proto__'), weight: 3 },
  { arbitrary: fc.constantFrom('', '.', '..', '..data', 'a b', 'a/b', 'ä', 'a=b', 'x'.repeat(253), 'x'.repeat(254)), weight: 1 },
);

/** Without lists of numbers, which Go also accepts as bytes, but nobody writes. */
const value = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>('', 'aGVsbG8=', 'aGVsbG8=\n', 'aGVs\r\nbG8=', 'QQ==', null), weight: 4 },
  { arbitrary: fc.constantFrom<unknown>('aGVsbG8', 'aGVs bG8=', 'QQ=', 'Q===', '#cloud-config\n', 'aGVs-_8=', '====', 5, 0.5, true, ['hello'], { users: [] }), weight: 1 },
);

/** Maps of at most two entries, so that few cases have more than one mistake. */
const map = fc.oneof(
  { arbitrary: fc.array(fc.tuple(key, value), { maxLength: 2 }).map((entries) => JSON.parse(`{${entries.map(([name, text]) => `${JSON.stringify(name)}:${JSON.stringify(text)}`).join()}}`)), weight: 9 },
  { arbitrary: fc.constantFrom<unknown>('text', 7, ['a'], null), weight: 1 },
);

const flag = fc.constantFrom<unknown>(undefined, undefined, true, false, null, 'true', 1);

/** Secrets of each type, with keys and values that are valid or invalid for it. */
const typed = fc.record({
  type: fc.constantFrom('kubernetes.io/basic-auth', 'kubernetes.io/dockercfg', 'kubernetes.io/dockerconfigjson', 'kubernetes.io/ssh-auth', 'kubernetes.io/tls', 'kubernetes.io/service-account-token'),
  stringData: fc.dictionary(
    fc.constantFrom('username', 'password', '.dockercfg', '.dockerconfigjson', 'ssh-privatekey', 'tls.crt', 'tls.key', 'other'),
    fc.constantFrom('', '{}', ' {"auths":{}}\n', 'null', '[]', '{"auths":', 'x'),
    { maxKeys: 4 },
  ),
  data: fc.option(fc.dictionary(fc.constantFrom('username', '.dockerconfigjson', '.dockercfg', 'ssh-privatekey', 'tls.crt'), fc.constantFrom('', 'e30=', 'W10=', 'YQ=='), { maxKeys: 2 }), { nil: undefined }),
  annotations: fc.constantFrom(undefined, {}, { 'kubernetes.io/service-account.name': 'default' }, { 'kubernetes.io/service-account.name': '' }),
}).map(({ annotations, ...fields }) => ({ kind: 'Secret', metadata: { name: 'tried', annotations }, ...fields }));

const unknown = fc.constantFrom(...['stringdata', 'spec', 'userdata', 'a b']).chain((name) => fc.constantFrom('Secret', 'ConfigMap').map((kind) => ({ kind, [name]: {} })));

/** Sizes around the limit, plain and base64-encoded. */
const large = fc.tuple(fc.constantFrom(1048570, 1048576, 1048577), fc.constantFrom('', 'ä', 'x'), fc.constantFrom('a', 'b'), fc.boolean(), fc.boolean()).map(([length, more, name, isEncoded, isSecret]) => {
  const decoded = { a: 'x'.repeat(length) };
  const data = { a: Buffer.from(decoded.a).toString('base64') };
  const [plain, encoded] = isSecret ? ['stringData', 'data'] : ['data', 'binaryData'];
  return { kind: isSecret ? 'Secret' : 'ConfigMap', ...(isEncoded ? { [encoded]: data, [plain]: { [isSecret ? name : 'b']: more } } : { [plain]: { ...decoded, b: more } }) };
});

const object = fc.oneof(
  { arbitrary: typed, weight: 4 },
  { arbitrary: unknown, weight: 1 },
  { arbitrary: large, weight: 1 },
  {
    arbitrary: fc.oneof(
      fc.record({ kind: fc.constant('Secret'), data: map, stringData: map, immutable: flag, type: fc.constantFrom<unknown>(undefined, 'Opaque', 'example.com/own', 5) }, { requiredKeys: ['kind'] }),
      fc.record({ kind: fc.constant('ConfigMap'), data: map, binaryData: map, immutable: flag }, { requiredKeys: ['kind'] }),
    ),
    weight: 4,
  },
).map((fields) => ({ apiVersion: 'v1', metadata: { name: 'tried' }, ...fields }) as KubeObject);

const serverTakes = async (tried: KubeObject) => {
  const path = await cluster.client.path({ apiVersion: 'v1', kind: tried.kind, namespace: cluster.namespace });
  return cluster.client.request('POST', `${path}?dryRun=All&fieldValidation=Strict`, tried).then(() => true, (error) => {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
      return false;
    }
    throw error;
  });
};

test('the rule refuses exactly what the server refuses', async () => {
  const verdicts = { true: 0, false: 0 };
  await fc.assert(fc.asyncProperty(object, async (tried) => {
    const taken = await serverTakes(tried);
    verdicts[`${taken}`] += 1;
    expect({ taken: dataFormViolations(tried).length === 0 }).toEqual({ taken });
  }), { numRuns: 600 });
  expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(100);
});
