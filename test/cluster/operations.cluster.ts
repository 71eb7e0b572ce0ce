// Operations on machines as KubeVirt's controllers carry them out: snapshots, restores, clones, exports, instance types and migration policies,
// each written by its construct. The plane's storage takes no snapshots, so only a machine whose clone fails for that has claims.
import { Chart, Size, Testing } from 'cdk8s';
import type { Construct } from 'constructs';
import { changedFields } from './drift';
import { RunningCommand } from './running-command';
import { keyOf } from './trial';
import {
  HypervEnlightenment, ImageSource, Machine, MachineSize, MigrationPolicy, PreferredCpuTopology, RestoreTargetReadinessPolicy, RunStrategy,
  SnapshotDeletionPolicy, VirtualMachine, VirtualMachineClone, VirtualMachineClusterInstancetype, VirtualMachineClusterPreference,
  VirtualMachineExport, VirtualMachineInstancetype, VirtualMachinePreference, VirtualMachineRestore, VirtualMachineSnapshot, VolumeRestorePolicy,
  VolumeSource,
} from '../../src';
import type { KubeObject } from '../plane/client';
import { until, useCluster } from '../plane/cluster';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const VMI = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };
const RESTORE = { apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineRestore' };
const CLONE = { apiVersion: 'clone.kubevirt.io/v1beta1', kind: 'VirtualMachineClone' };
const EXPORT = { apiVersion: 'export.kubevirt.io/v1beta1', kind: 'VirtualMachineExport' };
const MIGRATION = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstanceMigration' };

/** The annotation by which Argo CD recognizes its objects. */
const TRACKING = 'argocd.argoproj.io/tracking-id';

const cluster = useCluster();
const command = new RunningCommand(cluster);

/** Cluster-scoped objects to remove at the end. */
const ofCluster: KubeObject[] = [];

const size = MachineSize.of({ cpu: { cores: 1 }, memory: Size.mebibytes(128) });
const disks = [{ name: 'root', volume: VolumeSource.containerDisk('registry.test/cirros') }];

/** The manifests of a program, which the server must admit under strict validation, without warnings and as written. */
async function admitted(program: (scope: Construct) => void, { dryRun = false } = {}): Promise<KubeObject[]> {
  const chart = new Chart(Testing.app(), 'chart', { namespace: cluster.namespace });
  program(chart);
  const manifests: KubeObject[] = Testing.synth(chart);
  ofCluster.push(...manifests.filter(({ metadata: { namespace } }) => namespace === undefined));
  for (const manifest of manifests) {
    const { object, warnings } = await cluster.applyStrict(manifest, { dryRun });
    expect([keyOf(manifest), warnings, changedFields(manifest, object)]).toEqual([keyOf(manifest), [], []]);
  }
  return manifests;
}

/** Waits for an object's status, and returns the object with the spec that KubeVirt has left of it. */
async function comesTo(manifest: KubeObject, isSo: (status: any) => boolean): Promise<any> {
  const { apiVersion, kind, metadata: { name } } = manifest;
  const { status, ...object } = await until(`${keyOf(manifest)} to get there`, async () => {
    const read = await cluster.read({ apiVersion, kind, name });
    return isSo(read.status ?? {}) && read;
  });
  expect(changedFields(manifest, object)).toEqual([]);
  return status;
}

const machine = (scope: Construct, id: string, props: object = {}) => new Machine(scope, id, { size, disks, ...props });
const isRunning = ({ printableStatus }: any) => printableStatus === 'Running';

beforeAll(() => command.build());

afterAll(() => Promise.all(ofCluster.map(({ apiVersion, kind, metadata: { name } }) => cluster.client.delete({ apiVersion, kind, name }))));

test('a machine is snapshotted, restored in place and as another machine, and cloned', async () => {
  const [, snapshotted] = await admitted((scope) => {
    const annotations = { note: 'a, b: c', [TRACKING]: 'shop:kubevirt.io/VirtualMachine:machines/db' };
    const virtualMachine = machine(scope, 'db', { runStrategy: RunStrategy.HALTED, metadata: { labels: { tier: 'db' }, annotations } });
    new VirtualMachineSnapshot(scope, 'before', { virtualMachine, deletionPolicy: SnapshotDeletionPolicy.DELETE });
  });
  expect(await comesTo(snapshotted, ({ readyToUse }) => readyToUse)).toMatchObject({ phase: 'Succeeded' });
  const objects = await admitted((scope) => {
    const virtualMachine = VirtualMachine.fromVirtualMachineName(scope, 'db', 'db');
    const snapshot = VirtualMachineSnapshot.fromVirtualMachineSnapshotName(scope, 'before', 'before');
    new VirtualMachineClone(scope, 'copy', { virtualMachine, targetName: 'db-copy', templateLabelFilters: ['*', '!tier'], newSmbiosSerial: 'copy-1' });
    new VirtualMachineClone(scope, 'later', { snapshot, targetName: 'db-later' });
    new VirtualMachineRestore(scope, 'back', { snapshot, targetName: 'db', volumeRestorePolicy: VolumeRestorePolicy.IN_PLACE });
    new VirtualMachineRestore(scope, 'beside', {
      snapshot,
      targetName: 'db-beside',
      targetReadinessPolicy: RestoreTargetReadinessPolicy.FAIL_IMMEDIATE,
      patches: ['{"op": "replace", "path": "/spec/runStrategy", "value": "Manual"}'],
    });
  });
  const named = (kind: string, name: string) => objects.find((each) => each.kind === kind && each.metadata.name === name)!;
  await Promise.all(['back', 'beside'].map((name) => comesTo(named(RESTORE.kind, name), ({ complete }) => complete)));
  await Promise.all(['copy', 'later'].map((name) => comesTo(named(CLONE.kind, name), ({ phase }) => phase === 'Succeeded')));
  expect((await cluster.read({ ...VM, name: 'db-beside' })).spec.runStrategy).toBe('Manual');
  const { spec: { template } } = await cluster.read({ ...VM, name: 'db-copy' });
  expect([template.metadata.labels, template.spec.domain.firmware.serial]).toEqual([undefined, 'copy-1']);
  expect((await cluster.read({ ...VM, name: 'db-later' })).spec.template.metadata.labels).toEqual({ tier: 'db' });
  for (const name of ['db-copy', 'db-later']) {
    const { annotations } = (await cluster.read({ ...VM, name })).metadata;
    expect([annotations.note, annotations[TRACKING]]).toEqual(['a, b: c', undefined]);
  }
});

test('a machine with a persistent TPM is not cloned', async () => {
  const [, clone] = await admitted((scope) => {
    const virtualMachine = machine(scope, 'vault', { runStrategy: RunStrategy.HALTED, tpm: { persistent: true } });
    new VirtualMachineClone(scope, 'vault-copy', { virtualMachine, targetName: 'vault-2' });
  });
  await comesTo(clone, ({ phase }) => phase === 'Failed');
  expect(await command.run('wait', 'vmclone/vault-copy')).toMatchObject({ status: 1, stderr: expect.stringContaining('vault') });
});

test('a wait for a clone whose disks have no snapshots says why it does not begin, in one line', async () => {
  await admitted((scope) => {
    const blank = { image: ImageSource.blank(), size: Size.mebibytes(10), storageClassName: 'standard' };
    const volumes = ['root', 'data'].map((name) => ({ name, volume: VolumeSource.dataVolumeTemplate(`live-${name}`, blank) }));
    const virtualMachine = new Machine(scope, 'live', { size, disks: volumes });
    new VirtualMachineClone(scope, 'live-copy', { virtualMachine, targetName: 'live-2' });
  });
  const why = 'Virtual Machine volume root does not support snapshots Virtual Machine volume data does not support snapshots';
  await until('KubeVirt to say why', async () => {
    const { status } = await cluster.read({ ...CLONE, name: 'live-copy' });
    return status?.conditions?.some(({ reason }: any) => reason.replace('\n', ' ') === why);
  });
  const running = command.start('wait', 'vmclone/live-copy');
  await until('the wait to say why', () => running.stderr().includes(`virtualmachineclone/live-copy: Pending: ${why}\n`));
  running.kill('SIGINT');
  const { status, stderr } = await running.ended;
  expect(stderr).toContain(`not ready: virtualmachineclone/live-copy: Pending: ${why}\n`);
  expect(stderr).toContain(`  VirtualMachineClone live-copy: Ready=False/${why}\n`);
  expect(stderr).not.toContain('no status yet');
  expect(status).toBe(130);
});

test('a machine, a snapshot and a claim are exported', async () => {
  await cluster.applyStrict({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'download' }, stringData: { token: 'only-for-this-test' } });
  const objects = await admitted((scope) => {
    const virtualMachine = machine(scope, 'web', { runStrategy: RunStrategy.HALTED });
    new VirtualMachineExport(scope, 'web-out', { virtualMachine, tokenSecretName: 'download' });
    new VirtualMachineExport(scope, 'snapshot-out', { snapshot: new VirtualMachineSnapshot(scope, 'web-1', { virtualMachine }) });
  });
  const exported = async (name: string, phase: string) => (
    comesTo(objects.find(({ kind, metadata }) => kind === EXPORT.kind && metadata.name === name)!, (status) => status.phase === phase));
  // A machine without claims has nothing to download.
  expect(await exported('web-out', 'Skipped')).toMatchObject({ virtualMachineName: 'web', tokenSecretRef: 'download' });
  await exported('snapshot-out', 'Skipped');
  // A dry run: the plane has no certificates for the export server, and virt-controller crashes without them.
  await admitted((scope) => new VirtualMachineExport(scope, 'claim-out', { claimName: 'data', tokenSecretName: 'download' }), { dryRun: true });
});

test('machines run with namespaced and cluster-wide instance types and preferences', async () => {
  const objects = await admitted((scope) => {
    const types = [
      new VirtualMachineInstancetype(scope, 'tiny', { cpu: 2, memory: Size.mebibytes(128), annotations: { 'example.com/class': 'tiny' } }),
      new VirtualMachineClusterInstancetype(scope, 'cx.tiny', { cpu: 2, memory: Size.mebibytes(128), metadata: { name: `cx.tiny-${cluster.namespace}` } }),
    ];
    const preferences = [
      new VirtualMachinePreference(scope, 'cores', { preferredCpuTopology: PreferredCpuTopology.CORES, preferredRng: true }),
      new VirtualMachineClusterPreference(scope, 'windows.11', {
        preferredHyperv: [HypervEnlightenment.RELAXED, HypervEnlightenment.VAPIC],
        preferredClock: { timezone: 'Europe/Oslo' },
        preferredTablet: true,
        preferredCpuTopology: PreferredCpuTopology.CORES,
        requiredCpu: 2,
        metadata: { name: `windows.11-${cluster.namespace}` },
      }),
    ];
    types.forEach(({ reference: instancetype }, index) => (
      new Machine(scope, `typed-${index}`, { instancetype, preference: preferences[index].reference, disks })));
  });
  const machines = objects.filter(({ kind }) => kind === VM.kind);
  await Promise.all(machines.map((object) => comesTo(object, isRunning)));
  const [local, shared] = (await Promise.all(['typed-0', 'typed-1'].map((name) => cluster.read({ ...VMI, name })))).map(({ metadata, spec }) => ({ metadata, ...spec }));
  expect([local, shared].map(({ domain: { cpu, memory } }) => [cpu.cores, memory.guest])).toEqual([[2, '128Mi'], [2, '128Mi']]);
  expect([local.metadata.annotations['example.com/class'], local.domain.devices.rng]).toEqual(['tiny', {}]);
  expect([Object.keys(shared.domain.features.hyperv).sort(), shared.domain.clock.timezone, shared.domain.devices.inputs]).toEqual([
    ['relaxed', 'vapic'], 'Europe/Oslo', [expect.objectContaining({ type: 'tablet', bus: 'usb' })],
  ]);
});

test('a machine migrates with the policy that selects it', async () => {
  const label = { [`${cluster.namespace}/moves`]: 'slowly' };
  const name = `slowly-${cluster.namespace}`;
  const [, moved] = await admitted((scope) => {
    new MigrationPolicy(scope, 'policy', { virtualMachineInstanceSelector: label, bandwidthPerMigration: Size.mebibytes(64), metadata: { name } });
    machine(scope, 'moved', { metadata: { labels: label } });
  });
  await comesTo(moved, isRunning);
  const { object } = await cluster.applyStrict({ ...MIGRATION, metadata: { name: 'moved' }, spec: { vmiName: 'moved' } });
  const { migrationState } = await until('the migration to be over', async () => {
    const { status = {} } = await cluster.read({ ...MIGRATION, name: object.metadata.name });
    return status.phase === 'Succeeded' && status.migrationState?.migrationPolicyName !== undefined && status;
  });
  expect(migrationState).toMatchObject({ migrationPolicyName: name, migrationConfiguration: { bandwidthPerMigration: '64Mi' } });
});
