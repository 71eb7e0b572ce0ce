// What `apply --prune` keeps since data would be lost with it: machines with protected disks, and disks that machines mount or take data from.
import { RunningCommand } from './running-command';
import { until, useCluster } from '../plane/cluster';
import { claim, dataVolume, machine } from '../plane/scripted';

const cluster = useCluster();
const command = new RunningCommand(cluster);

beforeAll(() => command.build());

const CLAIM = { apiVersion: 'v1', kind: 'PersistentVolumeClaim' };
const MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const DATA_VOLUME = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' };
const KEEP = { 'helm.sh/resource-policy': 'keep' };

const configMap = (name: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name } });
const blank = (name: string) => dataVolume(name, {}, { blank: {} });

/** A machine that is off. */
function halted(name: string, volumes: object[], more: object = {}): any {
  const { spec, ...rest } = machine(name, {}, volumes);
  return { ...rest, spec: { ...spec, runStrategy: 'Halted', ...more } };
}

/** A machine that is off, with a disk of its own. */
function withDisk(name: string, { spec = blank(name).spec, annotations = {} }: { readonly spec?: object; readonly annotations?: object } = {}): any {
  const disk = `${name}-root`;
  return halted(name, [{ name: 'root', dataVolume: { name: disk } }], { dataVolumeTemplates: [{ metadata: { name: disk, annotations }, spec }] });
}

/** Applies objects as the named set. */
const apply = (set: string, objects: readonly object[], ...options: string[]) => (
  command.run('apply', command.write(`${set}.yaml`, objects), '--prune', set, ...options)
);

const volume = (name: string) => cluster.read({ ...DATA_VOLUME, name });
const exists = (name: string) => until(`disk ${name}`, () => volume(name).catch(() => undefined));
const isFilled = (name: string) => until(`${name} to have its data`, async () => (await volume(name)).status?.phase === 'Succeeded');

describe('pruning keeps', () => {
  test('a machine whose disk is protected', async () => {
    await apply('keepers', [withDisk('keeper', { annotations: KEEP })]);
    await exists('keeper-root');
    expect(await apply('keepers', [configMap('keepers')], '--yes')).toMatchObject({
      status: 0, stderr: `note: kept virtualmachine.kubevirt.io/keeper in namespace ${cluster.namespace}: datavolume.cdi.kubevirt.io/keeper-root stays, and would be deleted with it\n`,
    });
    expect((await volume('keeper-root')).metadata).not.toHaveProperty('deletionTimestamp');
  });

  test('a machine whose disk has become an object of its own', async () => {
    await apply('owners', [withDisk('owner')]);
    const { metadata: { uid } } = await exists('owner-root');
    expect(await apply('owners', [blank('owner-root')], '--yes', '--force-conflicts')).toMatchObject({
      status: 0, stderr: `note: kept virtualmachine.kubevirt.io/owner in namespace ${cluster.namespace}: datavolume.cdi.kubevirt.io/owner-root stays, and would be deleted with it\n`,
    });
    const { metadata } = await volume('owner-root');
    expect(metadata.uid).toBe(uid);
    expect(metadata).not.toHaveProperty('deletionTimestamp');
  });

  test('a machine that owns a protected claim which none of its templates created', async () => {
    await apply('restored', [configMap('restored'), halted('restored', [])]);
    const { metadata: { uid } } = await cluster.read({ ...MACHINE, name: 'restored' });
    const ownerReferences = [{ ...MACHINE, name: 'restored', uid, controller: true }];
    const metadata = { name: 'restore-data', namespace: cluster.namespace, ownerReferences, annotations: KEEP };
    await cluster.client.create({ ...claim('restore-data'), metadata });
    expect(await apply('restored', [configMap('restored')], '--yes')).toMatchObject({
      status: 0, stderr: `note: kept virtualmachine.kubevirt.io/restored in namespace ${cluster.namespace}: persistentvolumeclaim/restore-data stays, and would be deleted with it\n`,
    });
    await cluster.client.merge({ ...CLAIM, name: 'restore-data', namespace: cluster.namespace }, { metadata: { annotations: null } });
    const refused = await apply('restored', [configMap('restored')]);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining(`there is no terminal to confirm the deletion of virtualmachine.kubevirt.io/restored in namespace ${cluster.namespace}, and with it its disks restore-data: write --yes`)]);
  });

  test('a pool whose machines own disks that its template no longer has, until that is confirmed', async () => {
    const pool = ({ spec }: any) => ({
      apiVersion: 'pool.kubevirt.io/v1beta1',
      kind: 'VirtualMachinePool',
      metadata: { name: 'crew' },
      spec: {
        replicas: 1,
        updateStrategy: { unmanaged: {} },
        selector: { matchLabels: { pool: 'crew' } },
        virtualMachineTemplate: { metadata: { labels: { pool: 'crew' } }, spec },
      },
    });
    expect(await apply('crews', [configMap('crews'), pool(withDisk('crew'))])).toMatchObject({ status: 0 });
    await exists('crew-root-0');
    expect(await apply('crews', [configMap('crews'), pool(halted('crew', []))])).toMatchObject({ status: 0 });
    const refused = await apply('crews', [configMap('crews')]);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining(`virtualmachinepool.pool.kubevirt.io/crew in namespace ${cluster.namespace}, and with it its disks crew-root-0: write --yes`)]);
    await exists('crew-root-0');
  });

  test('an image until the disks of machines have been cloned from it', async () => {
    const late = `${cluster.namespace}-late`;
    await cluster.storageClass(late, { waitForFirstConsumer: true });
    const clone = (storageClassName?: string) => ({
      source: { pvc: { name: 'image', namespace: cluster.namespace } }, storage: { resources: { requests: { storage: '1Gi' } }, storageClassName },
    });
    const copy = withDisk('copy', { spec: clone() });
    // It waits for a start.
    const waiting = withDisk('waiting', { spec: clone(late) });
    const kept = (name: string) => `note: kept datavolume.cdi.kubevirt.io/image in namespace ${cluster.namespace}: virtualmachine.kubevirt.io/${name} stays, and still needs its data\n`;
    await apply('images', [blank('image')]);
    await isFilled('image');
    // The machine is as new as the deletion: its disk does not exist yet.
    expect(await apply('images', [copy], '--yes')).toMatchObject({ status: 0, stderr: kept('copy') });
    await isFilled('copy-root');
    expect(await apply('images', [copy, waiting], '--yes')).toMatchObject({ status: 0, stderr: kept('waiting') });
    expect(await apply('images', [copy], '--yes')).toMatchObject({ status: 0, stdout: expect.stringContaining('datavolume.cdi.kubevirt.io/image pruned\n') });
  });

  test('a machine until the snapshot that replaces it is taken', async () => {
    const snapshot = {
      apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineSnapshot', metadata: { name: 'last' }, spec: { source: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'archived' } },
    };
    await apply('archives', [withDisk('archived')]);
    await isFilled('archived-root');
    expect(await apply('archives', [snapshot], '--yes')).toMatchObject({
      status: 0, stderr: `note: kept virtualmachine.kubevirt.io/archived in namespace ${cluster.namespace}: virtualmachinesnapshot.snapshot.kubevirt.io/last stays, and still needs its data\n`,
    });
  });

  test.each([
    ['a machine outside of the set', 'other', () => []],
    ['a machine of someone else\'s controller', 'controlled', ({ uid }: any) => [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'controller', uid, controller: true }]],
  ])('a disk that %s mounts', async (_title, name, ownersIn) => {
    const run = () => apply(`of-${name}`, [configMap(`of-${name}`)], '--yes');
    await cluster.applyStrict(configMap('controller'));
    const ownerReferences = ownersIn((await cluster.read({ apiVersion: 'v1', kind: 'ConfigMap', name: 'controller' })).metadata);
    await apply(`of-${name}`, [configMap(`of-${name}`), claim(`shared-${name}`)]);
    const { metadata, ...user } = halted(name, [{ name: 'data', persistentVolumeClaim: { claimName: `shared-${name}` } }]);
    await cluster.applyStrict({ ...user, metadata: { ...metadata, ownerReferences } });
    expect(await run()).toMatchObject({ status: 0, stderr: `note: kept persistentvolumeclaim/shared-${name} in namespace ${cluster.namespace}: virtualmachine.kubevirt.io/${name} stays, and would lose its disk\n` });
    await cluster.delete({ ...MACHINE, name });
    await until('the machine to be gone', () => cluster.client.isGone({ ...MACHINE, name, namespace: cluster.namespace }));
    expect(await run()).toMatchObject({ status: 0, stdout: expect.stringContaining(`persistentvolumeclaim/shared-${name} pruned\n`) });
  });
});
