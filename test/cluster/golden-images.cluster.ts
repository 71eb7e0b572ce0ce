// The example golden-images in two namespaces: who may clone an image, and how a new release of it reaches the machines.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Account } from './access-account';
import { movedManifests } from './moved-manifests';
import { RunningCommand } from './running-command';
import { Cluster, until, useCluster } from '../plane/cluster';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const CDI = 'cdi.kubevirt.io/v1beta1';
const VOLUME = { apiVersion: CDI, kind: 'DataVolume' };
const POOL = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', name: 'workers' };

const shop = useCluster();
const images = new Cluster(`${shop.namespace}-images`);
const storageClass = `ceph-${shop.namespace}`;

const accountsOf = (namespace: string) => `system:serviceaccounts:${namespace}`;

const command = new RunningCommand(shop);

const manifests = movedManifests('golden-images', {
  'golden-shop': shop.namespace,
  [accountsOf('golden-shop')]: accountsOf(shop.namespace),
  'golden-images': images.namespace,
  'ceph-rbd': storageClass,
});

const manifest = (kind: string, name: string) => manifests.find((each) => each.kind === kind && each.metadata.name === name)!;

/** Applies the objects of these kinds that belong to a cluster's namespace. */
const apply = async ({ namespace }: Cluster, ...kinds: string[]) => {
  for (const object of manifests.filter(({ kind, metadata }) => kinds.includes(kind) && metadata.namespace === namespace)) {
    await shop.applyStrict(object);
  }
};

const machines = () => shop.list(VM, 'cdk8s-kubevirt/pool=workers');

const poolIsReady = () => until('the pool of three to be Ready', async () => (await shop.read(POOL)).status?.readyReplicas === 3);

beforeAll(async () => {
  command.build();
  await images.create();
  await shop.storageClass(storageClass);
  await images.applyStrict({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'image-credentials' }, stringData: { accessKeyId: 'a', secretKey: 'b' } });
  await apply(images, 'DataImportCron', 'DataVolume', 'DataSource');
  for (const name of ['ubuntu', 'shop-2026-10', 'shop-2026-11']) {
    await until(`the image ${name} to be Ready`, () => images.isTrue({ apiVersion: CDI, kind: 'DataSource', name }, 'Ready'));
  }
});

afterAll(() => images.remove());

describe('without permission to clone', () => {
  let pipeline: Account;

  beforeAll(async () => {
    const permissions = { 'datavolumes.cdi.kubevirt.io': ['create'] as const };
    pipeline = await Account.create(shop, 'pipeline', permissions, '', mkdtempSync(join(tmpdir(), 'accounts-')));
  });

  const clone = async () => pipeline.request('POST', await shop.client.path({ ...VOLUME, namespace: shop.namespace }), manifest('DataVolume', 'web-1-root'));

  test('neither a Machine nor a pool gets its disk', async () => {
    expect(await clone()).toMatchObject({ code: 422, text: expect.stringContaining(`${shop.namespace}:pipeline has insufficient permissions in clone source namespace ${images.namespace}`) });
    await apply(shop, 'VirtualMachinePool');
    const refusal = await until('KubeVirt to refuse the pool\'s disks', async () => (
      (await shop.list({ apiVersion: 'v1', kind: 'Event' })).find(({ reason }) => reason === 'UnauthorizedDataVolumeCreate')
    ));
    expect(refusal.message).toContain(`User system:serviceaccount:${shop.namespace}:default has insufficient permissions in clone source namespace ${images.namespace}`);
    expect(await shop.list(VOLUME)).toEqual([]);
  });

  test('the command reports the cause and the fix', async () => {
    const { status, stdout, stderr } = await command.run('wait', 'vm/workers-0', '--grace', '0s', '--timeout', '5m');
    expect([status, stdout + stderr]).toEqual([1, expect.stringMatching(/UnauthorizedDataVolumeCreate[^]*create datavolumes\/source in the image's namespace/)]);
  });

  test('the example\'s Role lets the pool become ready by itself', async () => {
    await apply(images, 'Role', 'RoleBinding');
    await poolIsReady();
    await until('CDI to know of the permission', async () => (await clone()).code === 201);
    await apply(shop, 'VirtualMachine');
    await until('the machine to be Ready', () => shop.isTrue({ ...VM, name: 'web-1' }, 'Ready'));
  });
});

test('a new release replaces a pool\'s machines and disks gradually, and leaves other machines alone', async () => {
  const web = { ...VM, name: 'web-1' };
  const before = (await machines()).map(({ metadata: { uid } }) => uid);
  const { metadata: { uid } } = await shop.read(web);
  await shop.applyStrict(JSON.parse(JSON.stringify(manifest('VirtualMachinePool', 'workers')).replace('shop-2026-11', 'shop-2026-10')));
  let fewest = 3;
  await until('every machine to be another one', async () => {
    const there = await machines();
    const ready = there.filter(({ status }) => status?.ready);
    fewest = Math.min(fewest, ready.length);
    return ready.length === 3 && ready.every(({ metadata }) => !before.includes(metadata.uid));
  });
  expect(fewest).toBeGreaterThan(0);
  const disks = (await shop.list(VOLUME)).filter(({ metadata: { name } }) => name.startsWith('worker-root-'));
  expect(disks.map(({ spec: { source } }) => source)).toEqual(Array(3).fill({ pvc: { name: 'shop-2026-10-disk', namespace: images.namespace } }));
  expect((await shop.read(web)).metadata.uid).toBe(uid);
});
