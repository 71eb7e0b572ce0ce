// Whose Secret a guest runs: the one that its user made, never one that somebody else has put in its place.
import { LeaseClient } from './lease-client';
import { useMemoryCluster } from './memory-cluster';

const TEMPLATE = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nspec: {runStrategy: Manual, template: {spec: {domain: {memory: {guest: 1Gi}, devices: {disks: [{name: init, disk: {bus: virtio}}]}}, '
  + 'volumes: [{name: init, cloudInitNoCloud: {userData: "#cloud-config\\nusers: [{name: ci, ssh_authorized_keys: [\'{{SSH_PUBLIC_KEY}}\']}]"}}]}}}\n';

const BUSY = { code: 503, body: { kind: 'Status', status: 'Failure', code: 503, message: 'busy' } };

const cluster = useMemoryCluster();
let user: LeaseClient;

beforeEach(() => {
  cluster.machines.clear();
  cluster.secrets.clear();
  cluster.instead = undefined;
  user = new LeaseClient(cluster, TEMPLATE);
});
afterEach(() => user.remove());

/** Answers the first request for a Secret, after somebody else has read its name in the machine. */
function meanwhile(step: (name: string) => unknown, answer?: typeof BUSY): void {
  cluster.atFirst(/^POST \/api\/v1\/namespaces\/ci\/secrets$/, () => {
    const [{ spec }] = cluster.machines.values();
    step(spec.template.spec.volumes[0].cloudInitNoCloud.secretRef.name);
    return answer;
  });
}

const plant = (name: string) => cluster.secrets.set(name, { stringData: { userdata: '#!/bin/sh\n' } });
const nothing = () => expect([cluster.machines.size, user.kept]).toEqual([0, { records: [], keys: [] }]);

test('a Secret that somebody has put where the guest\'s will be stops the lease, and nothing is made', async () => {
  meanwhile(plant);
  await expect(user.warmUp()).rejects.toThrow(/cannot create Secret .*: 409: AlreadyExists$/);
  nothing();
});

test('a Secret that somebody puts there after an attempt that failed temporarily stops the lease too', async () => {
  meanwhile(plant, BUSY);
  await expect(user.warmUp()).rejects.toThrow(
    /cannot create Secret "lease-.*" in namespace "ci": 409: AlreadyExists: an earlier attempt got no answer, so either it or somebody else created this Secret: take the lease again$/,
  );
  nothing();
});

test('an attempt that failed temporarily is repeated', async () => {
  meanwhile(() => undefined, BUSY);
  const lease = (await user.warmUp())!;
  expect([...cluster.secrets.keys()]).toEqual([expect.stringContaining(lease.name)]);
});
