/** @disturbs the kinds and feature gates of everybody: snapshots are taken here */
// What becomes of a machine's disk when its manifest changes, or a snapshot of it is restored, and that Git then says what the cluster has.
import { Chart, Size, Testing } from 'cdk8s';
import { RunningCommand } from './running-command';
import { ImageSource, Machine, MachineDisk, RunStrategy } from '../../src';
import { describePlane, until, useCluster } from '../plane/cluster';
import { Snapshotter } from '../plane/snapshotter';

const cluster = useCluster();
const command = new RunningCommand(cluster);
const snapshotter = new Snapshotter(cluster.client, cluster.namespace);

const CLAIM = { apiVersion: 'v1', kind: 'PersistentVolumeClaim' };
const SNAPSHOTS = 'snapshot.kubevirt.io/v1beta1';

const IMAGE = ImageSource.http('https://images.test/disk.qcow2');

/** The manifests of a machine with one disk, written to a file. */
function manifests(name: string, disk: Partial<MachineDisk>, runStrategy = RunStrategy.HALTED): string {
  const chart = new Chart(Testing.app(), 'chart');
  new Machine(chart, name, {
    cpu: { cores: 1 },
    memory: Size.mebibytes(128),
    runStrategy,
    disks: [{ name: 'root', size: Size.gibibytes(10), image: IMAGE, storageClassName: 'standard', ...disk }],
  });
  return command.write(`${name}.yaml`, Testing.synth(chart));
}

const claimOf = (name: string) => cluster.read({ ...CLAIM, name: `${name}-root` });
const isBound = async (name: string) => (await claimOf(name)).status.phase === 'Bound';
const owners = ({ metadata: { ownerReferences = [] } }: any) => ownerReferences.map(({ kind, name }: any) => `${kind} ${name}`);

async function bound(name: string): Promise<any> {
  await until(`the disk of ${name}`, () => isBound(name));
  return claimOf(name);
}

/** Takes a snapshot of a machine and restores it. */
async function restore(name: string, policy: string): Promise<void> {
  const source = { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name };
  await cluster.applyStrict({ apiVersion: SNAPSHOTS, kind: 'VirtualMachineSnapshot', metadata: { name }, spec: { source } } as any);
  await until('the snapshot', async () => (await cluster.read({ apiVersion: SNAPSHOTS, kind: 'VirtualMachineSnapshot', name })).status?.readyToUse);
  const spec = { target: source, virtualMachineSnapshotName: name, volumeRestorePolicy: policy };
  await cluster.applyStrict({ apiVersion: SNAPSHOTS, kind: 'VirtualMachineRestore', metadata: { name }, spec } as any);
  await until('the restore', async () => (await cluster.read({ apiVersion: SNAPSHOTS, kind: 'VirtualMachineRestore', name })).status?.complete);
}

describePlane('a disk of a machine', () => {
  beforeAll(async () => {
    command.build();
    await snapshotter.start();
  });
  afterAll(() => snapshotter.stop());

  test('that is restored in place is what Git says', async () => {
    const file = manifests('restored', {});
    expect(await command.run('apply', file)).toMatchObject({ status: 0 });
    const before = await bound('restored');
    await restore('restored', 'InPlace');
    const after = await bound('restored');
    expect(after.metadata.uid).not.toBe(before.metadata.uid);
    expect([after.spec.dataSourceRef.kind, owners(after)]).toEqual(['VolumeSnapshot', ['DataVolume restored-root']]);
    expect(await command.run('diff', file)).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  // KubeVirt takes the claim that is there for the one that it has made: `<machine>-<disk>` is what it would call that.
  test('that is restored under the name of its machine is not restored at all', async () => {
    const file = manifests('prefixed', {});
    await command.run('apply', file);
    const before = await bound('prefixed');
    await restore('prefixed', 'PrefixTargetName');
    expect((await claimOf('prefixed')).metadata.uid).toBe(before.metadata.uid);
    expect((await claimOf('prefixed')).spec.dataSourceRef.kind).toBe('VolumeImportSource');
  });

  test('that is restored under another name has a machine that differs from Git', async () => {
    const file = manifests('renamed', {});
    await command.run('apply', file);
    await bound('renamed');
    await restore('renamed', 'RandomizeNames');
    const { stdout } = await command.run('diff', file, '--force-conflicts');
    expect(stdout).toMatch(/^- spec.template.spec.volumes\[name="root"\].persistentVolumeClaim.claimName: "restore-.*-root"$/m);
  });
});
