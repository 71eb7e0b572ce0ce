import { referencesOf } from '../../../src/cli/findings/references';

const pool = (replicas: unknown) => ({
  kind: 'VirtualMachinePool',
  metadata: { name: 'web' },
  spec: {
    replicas,
    nameGeneration: { appendIndexToSecretRefs: true },
    virtualMachineTemplate: { spec: { template: { spec: { volumes: [{ name: 'seed', cloudInitNoCloud: { secretRef: { name: 'seed' } } }] } } } },
  },
});

test('a pool needs a Secret for each machine', () => {
  expect(referencesOf(pool(2)).map(({ name }) => name)).toEqual(['seed-0', 'seed-1']);
});

test.each([[1e10, 10_000], [-1, 0], ['many', 0], [1.5, 0]])('a pool of %j machines needs %d Secrets', (replicas, count) => {
  expect(referencesOf(pool(replicas))).toHaveLength(count);
});
