// The example ci-runners: a runner whose guest has powered itself off comes back as new, and with what the pool says by then.
import { movedManifests } from './moved-manifests';
import { externalSecretMade } from './surroundings';
import { until, useCluster } from '../plane/cluster';

const POOL = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', name: 'runners' };
const RUNNER = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const GUEST = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };

const cluster = useCluster();

const manifests = movedManifests('ci-runners', { 'ci-runners': cluster.namespace });
const pool = manifests.find(({ kind }) => kind === POOL.kind)!;

const poolIsReady = () => until('every runner to be Ready', async () => (await cluster.read(POOL)).status?.readyReplicas === 5);

/** Which guest of a runner it is, and of which image. */
const guestOf = async (name: string) => {
  const { metadata: { uid }, status, spec: { volumes } } = await cluster.read({ ...GUEST, name });
  return { uid, phase: status?.phase, image: volumes.find(({ containerDisk }: any) => containerDisk).containerDisk.image };
};

/** Has the guest shut itself down: the plane's does so when its launcher goes, and KubeVirt hears the same of it, that it has succeeded. */
const powersOff = async (name: string) => {
  const [{ metadata }] = await cluster.list({ apiVersion: 'v1', kind: 'Pod' }, `vmi.kubevirt.io/id=${name}`);
  await cluster.delete({ apiVersion: 'v1', kind: 'Pod', name: metadata.name });
};

const isBack = (name: string, before: string) => until(`another guest of ${name} to run`, async () => {
  // Between the two there is none.
  const guest = await guestOf(name).catch(() => undefined);
  return guest !== undefined && guest.uid !== before && guest.phase === 'Running' && guest;
});

beforeAll(async () => {
  for (const object of [...manifests.filter(({ kind }) => kind === 'ExternalSecret').map(externalSecretMade), pool]) {
    await cluster.applyStrict(object);
  }
  await poolIsReady();
});

test('a runner that is used up is started again, as the same machine', async () => {
  const name = 'runners-0';
  const { metadata: { uid } } = await cluster.read({ ...RUNNER, name });
  const { uid: before } = await guestOf(name);
  await powersOff(name);
  await isBack(name, before);
  expect((await cluster.read({ ...RUNNER, name })).metadata.uid).toBe(uid);
});

test('another image reaches a runner when it is used up, and no job before that', async () => {
  const guests = new Map(await Promise.all(['runners-1', 'runners-2'].map(async (name) => [name, await guestOf(name)] as const)));
  await cluster.applyStrict(JSON.parse(JSON.stringify(pool).replace('runner:2026-11', 'runner:2026-12')));
  await until('both machines to have the new image', async () => (await Promise.all([...guests.keys()].map((name) => cluster.read({ ...RUNNER, name }))))
    .every(({ spec }) => JSON.stringify(spec).includes('runner:2026-12')));
  await powersOff('runners-1');
  expect((await isBack('runners-1', guests.get('runners-1')!.uid)).image).toBe('registry.example.com/ci/runner:2026-12');
  expect(await guestOf('runners-2')).toEqual(guests.get('runners-2'));
});

test('the token is in the operator\'s Secret alone', () => {
  expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
});
