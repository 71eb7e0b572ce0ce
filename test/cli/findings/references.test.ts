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

// KubeVirt appends the number to no other names.
test('all machines of a pool share the Secrets and ConfigMaps of other fields', () => {
  const volumes = [
    { name: 'a', secret: { secretName: 'own' } }, { name: 'b', configMap: { name: 'own' } },
    { name: 'c', sysprep: { secret: { name: 'answers' } } }, { name: 'd', sysprep: { configMap: { name: 'answers' } } },
    { name: 'e', containerDisk: { image: 'example.com/disk:1', imagePullSecret: 'registry' } },
  ];
  const spec = { volumes, accessCredentials: [{ sshPublicKey: { source: { secret: { secretName: 'keys' } } } }] };
  const nameGeneration = { appendIndexToSecretRefs: true, appendIndexToConfigMapRefs: true };
  const references = referencesOf({ kind: 'VirtualMachinePool', metadata: { name: 'web' }, spec: { replicas: 1, nameGeneration, virtualMachineTemplate: { spec: { template: { spec } } } } });
  const named = references.filter(({ kind }) => ['Secret', 'ConfigMap'].includes(kind)).map(({ kind, name }) => `${kind} ${name}`);
  expect(named.sort()).toEqual(['ConfigMap answers', 'ConfigMap own-0', 'Secret answers', 'Secret keys', 'Secret own-0', 'Secret registry']);
});
