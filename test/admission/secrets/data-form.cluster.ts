// What the API server decodes of Secrets and ConfigMaps is what the rule about their form says.
import * as fc from 'fast-check';
import { dataFormViolations } from '../../../src/admission/secrets/data-form';
import { ApiError, KubeObject } from '../../plane/client';
import { useCluster } from '../../plane/cluster';

const cluster = useCluster();

const key = fc.oneof(
  { arbitrary: fc.constantFrom('userdata', 'tls.crt', '.hidden', 'a_B-1', '0', '__proto__'), weight: 3 },
  { arbitrary: fc.constantFrom('', '.', '..', '..data', 'a b', 'a/b', 'ä', 'a=b', 'x'.repeat(253), 'x'.repeat(254)), weight: 1 },
);

/** Go also takes a list of numbers for bytes, which nobody means. */
const value = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>('', 'aGVsbG8=', 'aGVsbG8=\n', 'aGVs\r\nbG8=', 'QQ==', null), weight: 4 },
  { arbitrary: fc.constantFrom<unknown>('aGVsbG8', 'aGVs bG8=', 'QQ=', 'Q===', '#cloud-config\n', 'aGVs-_8=', '====', 5, 0.5, true, ['hello'], { users: [] }), weight: 1 },
);

/** Maps with one entry or two: what is wrong with one is not hidden by another. */
const map = fc.oneof(
  { arbitrary: fc.array(fc.tuple(key, value), { maxLength: 2 }).map((entries) => JSON.parse(`{${entries.map(([name, text]) => `${JSON.stringify(name)}:${JSON.stringify(text)}`).join()}}`)), weight: 9 },
  { arbitrary: fc.constantFrom<unknown>('text', 7, ['a'], null), weight: 1 },
);

const flag = fc.constantFrom<unknown>(undefined, undefined, true, false, null, 'true', 1);

const object = fc.oneof(
  fc.record({ kind: fc.constant('Secret'), data: map, stringData: map, immutable: flag, type: fc.constantFrom<unknown>(undefined, 'Opaque', 'example.com/own', 5) }, { requiredKeys: ['kind'] }),
  fc.record({ kind: fc.constant('ConfigMap'), data: map, binaryData: map, immutable: flag }, { requiredKeys: ['kind'] }),
).map((fields) => ({ apiVersion: 'v1', metadata: { name: 'tried' }, ...fields }) as KubeObject);

const serverTakes = async (tried: KubeObject) => {
  const path = await cluster.client.path({ apiVersion: 'v1', kind: tried.kind, namespace: cluster.namespace });
  return cluster.client.request('POST', `${path}?dryRun=All`, tried).then(() => true, (error) => {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
      return false;
    }
    throw error;
  });
};

test('the rule refuses what the server refuses, and nothing else', async () => {
  const verdicts = { true: 0, false: 0 };
  await fc.assert(fc.asyncProperty(object, async (tried) => {
    const taken = await serverTakes(tried);
    verdicts[`${taken}`] += 1;
    expect({ taken: dataFormViolations(tried).length === 0 }).toEqual({ taken });
  }), { numRuns: 600 });
  expect(Math.min(verdicts.true, verdicts.false)).toBeGreaterThan(100);
});
