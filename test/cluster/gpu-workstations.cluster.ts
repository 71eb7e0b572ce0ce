// The example gpu-workstations: a user's /home survives a new image, a new system disk and a smaller pool.
import { movedManifests } from './moved-manifests';
import { externalSecretMade } from './surroundings';
import { until, useCluster } from '../plane/cluster';

const POOL = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', name: 'desk' };
const DESK = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const GUEST = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };
const VOLUME = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' };

const cluster = useCluster();
const storageClass = `ceph-${cluster.namespace}`;

const manifests = movedManifests('gpu-workstations', { 'workstations': cluster.namespace, 'ceph-rbd': storageClass });
const pool = manifests.find(({ kind }) => kind === POOL.kind)!;

const poolHas = (count: number) => until(`the pool to have ${count} workstations, all Ready`, async () => {
  const { status } = await cluster.read(POOL);
  return status?.replicas === count && status.readyReplicas === count;
});

const uidOf = async (kind: typeof VOLUME, name: string) => (await cluster.read({ ...kind, name })).metadata.uid;

beforeAll(async () => {
  await cluster.storageClass(storageClass);
  for (const object of [...manifests.filter(({ kind }) => kind === 'ExternalSecret').map(externalSecretMade), pool]) {
    await cluster.applyStrict(object);
  }
  await poolHas(4);
});

test('a new image deletes no machine, no disk and no running guest', async () => {
  const all = () => Promise.all([uidOf(DESK, 'desk-0'), uidOf(GUEST, 'desk-0'), uidOf(VOLUME, 'desk-root-0'), uidOf(VOLUME, 'desk-home-0')]);
  const before = await all();
  await cluster.applyStrict(JSON.parse(JSON.stringify(pool).replace('ubuntu:24.04', 'ubuntu:26.04')));
  await until('the machine to have the new template', async () => JSON.stringify((await cluster.read({ ...DESK, name: 'desk-0' })).spec).includes('ubuntu:26.04'));
  expect(await all()).toEqual(before);
});

test('a workstation whose system disk is deleted gets one of the new image, and keeps its home', async () => {
  const [root, home] = await Promise.all([uidOf(VOLUME, 'desk-root-0'), uidOf(VOLUME, 'desk-home-0')]);
  await cluster.delete({ ...VOLUME, name: 'desk-root-0' });
  await cluster.delete({ ...GUEST, name: 'desk-0' });
  const made = await until('another system disk to be there', async () => {
    const volume = await cluster.read({ ...VOLUME, name: 'desk-root-0' }).catch(() => undefined);
    return volume !== undefined && volume.metadata.uid !== root && volume.metadata.deletionTimestamp === undefined && volume;
  });
  expect(made.spec.source.registry.url).toBe('docker://quay.io/containerdisks/ubuntu:26.04');
  await poolHas(4);
  expect(await uidOf(VOLUME, 'desk-home-0')).toBe(home);
});

test('scaling in removes the last workstations first, and scaling out restores them with their homes', async () => {
  const home = await uidOf(VOLUME, 'desk-home-3');
  const scale = (replicas: number) => cluster.client.merge({ ...POOL, namespace: cluster.namespace }, { spec: { replicas } }, 'scale');
  await scale(3);
  await poolHas(3);
  await until('the last to be gone', async () => (await cluster.list(DESK)).map(({ metadata: { name } }) => name).sort().join() === 'desk-0,desk-1,desk-2');
  expect(await uidOf(VOLUME, 'desk-home-3')).toBe(home);
  await scale(4);
  await poolHas(4);
  expect(await uidOf(VOLUME, 'desk-home-3')).toBe(home);
});
