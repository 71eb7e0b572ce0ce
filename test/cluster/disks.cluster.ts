/** @disturbs the kinds and feature gates of everybody: snapshots are taken here */
// What happens to a machine's disk when its manifest changes or a snapshot of it is restored, and whether Git then matches the cluster.
import { Chart, Size, Testing } from 'cdk8s';
import { RunningCommand } from './running-command';
import { ImageSource, Machine, MachineDisk, RunStrategy, VolumeSource } from '../../src';
import { describePlane, until, useCluster } from '../plane/cluster';
import { Snapshotter } from '../plane/snapshotter';

const cluster = useCluster();
const command = new RunningCommand(cluster);
const snapshotter = new Snapshotter(cluster.client, cluster.namespace);

const CLAIM = { apiVersion: 'v1', kind: 'PersistentVolumeClaim' };
const MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const INSTANCE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };
const DATA_VOLUME = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' };
const SNAPSHOTS = 'snapshot.kubevirt.io/v1beta1';

const IMAGE = ImageSource.http('https://images.test/disk.qcow2');

/** Writes the manifests of a machine with one disk, or more, to a file. */
function manifests(...machine: Parameters<typeof objectsOf>): string {
  return command.write(`${machine[0]}.yaml`, objectsOf(...machine));
}

function objectsOf(name: string, disk: Partial<MachineDisk>, runStrategy = RunStrategy.HALTED, more: readonly MachineDisk[] = []): any[] {
  const chart = new Chart(Testing.app(), 'chart');
  new Machine(chart, name, {
    cpu: { cores: 1 },
    memory: Size.mebibytes(128),
    runStrategy,
    disks: [{ name: 'root', size: Size.gibibytes(10), image: IMAGE, storageClassName: 'standard', ...disk }, ...more],
  });
  return Testing.synth(chart);
}

const claimOf = (name: string) => cluster.read({ ...CLAIM, name: `${name}-root` });
const isBound = async (name: string) => (await claimOf(name)).status.phase === 'Bound';
const owners = ({ metadata: { ownerReferences = [] } }: any) => ownerReferences.map(({ kind, name }: any) => `${kind} ${name}`);

async function bound(name: string): Promise<any> {
  await until(`the disk of ${name}`, () => isBound(name));
  return claimOf(name);
}

/** A machine's claim once it is bound and has these owners: the owner may be written after the restore. */
function ownedBy(name: string, ...expected: string[]): Promise<any> {
  return until(`the disk of ${name} to be that of ${expected.join() || 'nobody'}`, async () => {
    const claim = await claimOf(name);
    expect([claim.status.phase, owners(claim)]).toEqual(['Bound', expected]);
    return claim;
  });
}

/** Takes a snapshot of a machine and restores it. Returns what `apply` says before that it deletes. */
async function restore(name: string, policy: string, more: object = {}): Promise<string | undefined> {
  const source = { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name };
  await cluster.applyStrict({ apiVersion: SNAPSHOTS, kind: 'VirtualMachineSnapshot', metadata: { name }, spec: { source } } as any);
  await until('the snapshot', async () => (await cluster.read({ apiVersion: SNAPSHOTS, kind: 'VirtualMachineSnapshot', name })).status?.readyToUse);
  const spec = { target: source, virtualMachineSnapshotName: name, volumeRestorePolicy: policy, ...more };
  const file = command.write(`${name}-restore.yaml`, [{ apiVersion: SNAPSHOTS, kind: 'VirtualMachineRestore', metadata: { name, namespace: cluster.namespace }, spec }]);
  const { stderr } = await command.run('apply', file);
  expect(await command.run('apply', file, '--yes')).toMatchObject({ status: 0 });
  await until('the restore', async () => (await cluster.read({ apiVersion: SNAPSHOTS, kind: 'VirtualMachineRestore', name })).status?.complete);
  return /no terminal to confirm what is deleted: .* (deletes .*): what was written since then is lost: write --yes/.exec(stderr)?.[1];
}

describePlane('a disk of a machine', () => {
  beforeAll(async () => {
    command.build();
    await snapshotter.start();
  });
  afterAll(() => snapshotter.stop());

  test('declared by two machines is a single disk, and is lost with the first of them', async () => {
    const volume = VolumeSource.dataVolumeTemplate('shared-root', { image: IMAGE, size: Size.gibibytes(10), storageClassName: 'standard' });
    const machineNamed = (name: string) => objectsOf(name, { image: undefined, size: undefined, storageClassName: undefined, volume })[0];
    const dataVolume = () => cluster.read({ ...DATA_VOLUME, name: 'shared-root' });
    await cluster.applyStrict(machineNamed('first'));
    const { metadata: { uid } } = await until('the disk of the first machine', dataVolume);
    await cluster.applyStrict(machineNamed('second'));
    await until('the second machine to take it', async () => (await cluster.read({ ...MACHINE, name: 'second' })).status?.printableStatus === 'Stopped');
    expect(owners(await dataVolume())).toEqual(['VirtualMachine first']);
    await cluster.delete({ ...MACHINE, name: 'first' });
    const another = await until('a disk of the second machine', async () => {
      const found = await dataVolume();
      expect(owners(found)).toEqual(['VirtualMachine second']);
      return found;
    });
    expect(another.metadata.uid).not.toBe(uid);
  });

  test('matches Git after a restore in place', async () => {
    const file = manifests('restored', {});
    expect(await command.run('apply', file)).toMatchObject({ status: 0 });
    const before = await bound('restored');
    expect(await restore('restored', 'InPlace')).toBe('deletes the claims of the disks that its snapshot has');
    const after = await ownedBy('restored', 'DataVolume restored-root');
    expect(after.metadata.uid).not.toBe(before.metadata.uid);
    expect(after.spec.dataSourceRef.kind).toBe('VolumeSnapshot');
    expect(await command.run('diff', file)).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test('filled by a volume populator grows from Git while its machine keeps running', async () => {
    const tenGibibytes = manifests('grown', { volumePopulator: true }, RunStrategy.ALWAYS);
    expect(await command.run('apply', tenGibibytes, '--wait')).toMatchObject({ status: 0 });
    const before = await claimOf('grown');
    const { metadata: { uid } } = await cluster.read({ ...INSTANCE, name: 'grown' });
    expect(await command.run('apply', manifests('grown', { volumePopulator: true, size: Size.gibibytes(20) }, RunStrategy.ALWAYS))).toMatchObject({ status: 0 });
    await until('the disk to be grown', async () => (await claimOf('grown')).status.capacity.storage === '20Gi');
    expect((await claimOf('grown')).metadata.uid).toBe(before.metadata.uid);
    const { metadata, status } = await until('the guest to be told', async () => {
      const instance = await cluster.read({ ...INSTANCE, name: 'grown' });
      return instance.status.volumeStatus[0].persistentVolumeClaimInfo.capacity.storage === '20Gi' && instance;
    });
    expect([metadata.uid, status.phase]).toEqual([uid, 'Running']);
    expect((await cluster.read({ ...MACHINE, name: 'grown' })).status.conditions.map(({ type }: any) => type)).not.toContain('RestartRequired');
    const smaller = await command.run('apply', manifests('grown', { volumePopulator: true }, RunStrategy.ALWAYS));
    expect([smaller.status, smaller.stderr]).toEqual([1, expect.stringContaining('"10Gi" is less than the size of the disk, "20Gi", and a disk never shrinks: write "20Gi" or more')]);
  });

  test.each<[string, Partial<MachineDisk>]>([
    ['template', {}],
    ['claim', { volumePopulator: true }],
  ])('of its own %s is plugged into the running machine when it is added in Git', async (of, own) => {
    const name = `plugged-${of}`;
    const added = { name: 'data', size: Size.gibibytes(1), storageClassName: 'standard', hotpluggable: true, image: IMAGE, ...own };
    expect(await command.run('apply', manifests(name, {}, RunStrategy.ALWAYS), '--wait')).toMatchObject({ status: 0 });
    const { metadata: { uid } } = await cluster.read({ ...INSTANCE, name });
    const file = manifests(name, {}, RunStrategy.ALWAYS, [added]);
    expect(await command.run('apply', file, '--wait', '--timeout', '5m')).toMatchObject({ status: 0 });
    const { metadata, spec, status } = await until('the disk to be plugged in', async () => {
      const instance = await cluster.read({ ...INSTANCE, name });
      return instance.status.volumeStatus.some((volume: any) => volume.name === 'data' && volume.hotplugVolume?.attachPodName !== undefined) && instance;
    });
    expect([metadata.uid, status.phase, spec.domain.devices.disks.length]).toEqual([uid, 'Running', 2]);
    expect((await cluster.read({ ...MACHINE, name })).status.conditions.map(({ type }: any) => type)).not.toContain('RestartRequired');
    expect(await command.run('diff', file)).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test('that a volume populator cannot fill is reported with the cause', async () => {
    const objects = objectsOf('missing', { volumePopulator: true }, RunStrategy.ALWAYS);
    const claim = objects.find(({ kind }) => kind === CLAIM.kind);
    claim.metadata.annotations['plane.cdk8s-kubevirt/import-fail'] = '404 Not Found';
    const { status, stderr } = await command.run('apply', command.write('missing.yaml', objects), '--wait');
    expect([status, stderr]).toEqual([1, expect.stringContaining('404 Not Found')]);
    expect(stderr).toContain('correct the image\'s address');
  });

  test('filled by a DataVolume becomes a claim that grows, with its data', async () => {
    await command.run('apply', manifests('moved', {}, RunStrategy.ALWAYS), '--wait');
    const before = await claimOf('moved');
    const grown = { size: Size.gibibytes(20), volumePopulator: true };
    const file = manifests('moved', grown, RunStrategy.ALWAYS);
    expect((await command.run('diff', file)).stderr).toContain('is the claim of DataVolume "moved-root"');
    expect(await command.run('apply', file, '--force-conflicts')).toMatchObject({ status: 0 });
    // Without orphaning, deleting the DataVolume would take the claim with it.
    await cluster.client.request('DELETE', await cluster.client.path({ ...DATA_VOLUME, name: 'moved-root', namespace: cluster.namespace }), { propagationPolicy: 'Orphan' });
    const after = await until('the claim to be nobody\'s, and grown', async () => {
      const claim = await claimOf('moved');
      // If it never is, the error says what it has.
      expect([owners(claim), claim.metadata.deletionTimestamp, claim.spec.resources.requests.storage, claim.status.capacity.storage]).toEqual([[], undefined, '20Gi', '20Gi']);
      return claim;
    });
    expect([after.metadata.uid, after.spec.volumeName]).toEqual([before.metadata.uid, before.spec.volumeName]);
    expect((await cluster.read({ ...MACHINE, name: 'moved' })).status.printableStatus).toBe('Running');
    expect(await command.run('diff', file)).toEqual({ status: 0, stdout: '', stderr: '' });
    await command.run('apply', manifests('moved', { ...grown, size: Size.gibibytes(30) }, RunStrategy.ALWAYS));
    await until('it to grow on', async () => (await claimOf('moved')).status.capacity.storage === '30Gi');
  });

  test('filled by a volume populator matches Git after a restore in place', async () => {
    const file = manifests('repopulated', { volumePopulator: true });
    await command.run('apply', file);
    await bound('repopulated');
    await restore('repopulated', 'InPlace');
    // KubeVirt makes the machine its owner, unless volumeOwnershipPolicy is None.
    const after = await ownedBy('repopulated', 'VirtualMachine repopulated');
    expect(after.spec.dataSourceRef.kind).toBe('VolumeSnapshot');
    expect(await command.run('diff', file, '--force-conflicts')).toEqual({ status: 0, stdout: '', stderr: '' });
    expect((await command.run('apply', manifests('repopulated', { volumePopulator: true, size: Size.gibibytes(20) }), '--force-conflicts')).status).toBe(0);
    await until('it to grow', async () => (await claimOf('repopulated')).status.capacity.storage === '20Gi');
  });

  test('that starts empty matches Git after a restore in place, and can stay without an owner', async () => {
    const file = manifests('empty', { image: undefined });
    await command.run('apply', file);
    const before = await bound('empty');
    await restore('empty', 'InPlace', { volumeOwnershipPolicy: 'None' });
    const after = await ownedBy('empty');
    expect(after.metadata.uid).not.toBe(before.metadata.uid);
    expect(await command.run('diff', file, '--force-conflicts')).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  // KubeVirt mistakes the existing claim, `<machine>-<disk>`, for the one that it would restore under that name.
  test('restored under the name of its machine is not restored at all', async () => {
    const file = manifests('prefixed', {});
    await command.run('apply', file);
    const before = await bound('prefixed');
    expect(await restore('prefixed', 'PrefixTargetName')).toBeUndefined();
    expect((await claimOf('prefixed')).metadata.uid).toBe(before.metadata.uid);
    expect((await claimOf('prefixed')).spec.dataSourceRef.kind).toBe('VolumeImportSource');
  });

  test('of a template is deleted after a restore under another name', async () => {
    const volume = VolumeSource.dataVolumeTemplate('owned-root', { image: IMAGE, size: Size.gibibytes(10), storageClassName: 'standard' });
    await cluster.applyStrict(objectsOf('owned', { image: undefined, size: undefined, storageClassName: undefined, volume })[0]);
    await bound('owned');
    expect(await restore('owned', 'RandomizeNames')).toBe('deletes owned-root of owned, as far as its snapshot replaces or lacks them');
    await until('the former disk to be gone', async () => (await cluster.list(DATA_VOLUME)).every(({ metadata: { name } }) => name !== 'owned-root'));
  });

  test('restored under another name makes its machine differ from Git', async () => {
    const file = manifests('renamed', {});
    await command.run('apply', file);
    await bound('renamed');
    expect(await restore('renamed', 'RandomizeNames')).toBeUndefined();
    expect(await bound('renamed')).toMatchObject({ metadata: { name: 'renamed-root' } });
    const { stdout } = await command.run('diff', file, '--force-conflicts');
    expect(stdout).toMatch(/^- spec.template.spec.volumes\[name="root"\].persistentVolumeClaim.claimName: "restore-.*-root"$/m);
  });
});
