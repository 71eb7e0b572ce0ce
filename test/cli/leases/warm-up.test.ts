// Leases that are taken where many are taken already, or where the guests cannot be reached.
import { LeaseClient } from './lease-client';
import { useMemoryCluster } from './memory-cluster';
import { machineName, newId, newSlug } from '../../../src/cli/leases/names';
import { ID_LABEL, SLUG_LABEL } from '../../../src/leases/lease-labels';

const cluster = useMemoryCluster();
let user: LeaseClient;

beforeEach(() => {
  cluster.machines.clear();
  user = new LeaseClient(cluster);
});
afterEach(() => user.remove());

test('a lease without a slug gets one even if all pairs of words are taken', async () => {
  const slugs = new Set(Array.from({ length: 30_000 }, () => newSlug()));
  for (const slug of slugs) {
    const id = newId();
    cluster.create({ metadata: { name: machineName(id, slug), labels: { [ID_LABEL]: id, [SLUG_LABEL]: slug } } });
  }
  const taken = await Promise.all([user.warmUp(), user.warmUp(), user.warmUp()]);
  expect(new Set([...slugs, ...taken.map((lease) => lease!.slug)]).size).toBe(slugs.size + taken.length);
  taken.forEach((lease) => expect(lease!.slug).toMatch(/^[a-z]+-[a-z]+-\d+$/));
});

test('no machine is made if SSH could not reach its guest', async () => {
  user.leadsTo = undefined;
  await expect(user.warmUp()).rejects.toThrow('virtctl: is needed to reach the guest over SSH, since only kubectl can read this kubeconfig');
  expect([cluster.machines.size, user.kept]).toEqual([0, { records: [], keys: [] }]);
});
