// The example ci-runners: a runner whose guest has powered off restarts from a fresh disk, with the pool's current settings.
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

/** The guest that a runner has now, and its image. */
const guestOf = async (name: string) => {
  const { metadata: { uid }, status, spec: { volumes } } = await cluster.read({ ...GUEST, name });
  return { uid, phase: status?.phase, image: volumes.find(({ containerDisk }: any) => containerDisk).containerDisk.image };
};

/** Simulates a guest that powers off: the plane's guest stops when its launcher goes, and KubeVirt sees the same phase, Succeeded. */
const powersOff = async (name: string) => {
  const [{ metadata }] = await cluster.list({ apiVersion: 'v1', kind: 'Pod' }, `vmi.kubevirt.io/id=${name}`);
  await cluster.delete({ apiVersion: 'v1', kind: 'Pod', name: metadata.name });
};

const isBack = (name: string, before: string) => until(`another guest of ${name} to run`, async () => {
  // There is no instance between two guests.
  const guest = await guestOf(name).catch(() => undefined);
  return guest !== undefined && guest.uid !== before && guest.phase === 'Running' && guest;
});

beforeAll(async () => {
  for (const object of [...manifests.filter(({ kind }) => kind === 'ExternalSecret').map(externalSecretMade), pool]) {
    await cluster.applyStrict(object);
  }
  await poolIsReady();
});

test('a used runner restarts as the same machine', async () => {
  const name = 'runners-0';
  const { metadata: { uid } } = await cluster.read({ ...RUNNER, name });
  const { uid: before } = await guestOf(name);
  await powersOff(name);
  await isBack(name, before);
  expect((await cluster.read({ ...RUNNER, name })).metadata.uid).toBe(uid);
});

test('a new image reaches a runner only after its job', async () => {
  const guests = new Map(await Promise.all(['runners-1', 'runners-2'].map(async (name) => [name, await guestOf(name)] as const)));
  await cluster.applyStrict(JSON.parse(JSON.stringify(pool).replace('runner:2026-11', 'runner:2026-12')));
  await until('both machines to have the new image', async () => (await Promise.all([...guests.keys()].map((name) => cluster.read({ ...RUNNER, name }))))
    .every(({ spec }) => JSON.stringify(spec).includes('runner:2026-12')));
  await powersOff('runners-1');
  expect((await isBack('runners-1', guests.get('runners-1')!.uid)).image).toBe('registry.example.com/ci/runner:2026-12');
  expect(await guestOf('runners-2')).toEqual(guests.get('runners-2'));
});

test('only the operator\'s Secret holds the token', () => {
  expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
});
