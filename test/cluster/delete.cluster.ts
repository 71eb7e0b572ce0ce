// What `delete` removes and keeps, and that it returns only once everything is gone.
import { Account } from './access-account';
import { RunningCommand } from './running-command';
import type { Permissions } from '../../src/access/permissions';
import { HOLD_FINALIZER } from '../../src/cli/delete/keep-disks';
import { DISK_PROTECTION, SECRET_PROTECTION } from '../../src/objects/prune-protection';
import { testWith } from '../optional-tool';
import type { KubeObject, Reference } from '../plane/client';
import { until, useCluster } from '../plane/cluster';
import { claim, machine } from '../plane/scripted';

const RBAC = 'rbac.authorization.k8s.io/v1';
const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const VMI = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };
const DATA_VOLUME = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' };
const CLAIM = { apiVersion: 'v1', kind: 'PersistentVolumeClaim' };

const cluster = useCluster();
const testTerminal = testWith('script');
const command = new RunningCommand(cluster);

/** Runs the command and drops its progress lines: on a busy machine a guest takes longer to shut down. */
async function deleted(...args: string[]): Promise<object> {
  const { stderr, ...others } = await command.run('delete', ...args);
  return { ...others, stderr: stderr.replace(/^note: waiting for .*\n/gm, '') };
}

/** A machine that owns its disk. */
function machineWithDisk(name: string): KubeObject {
  const { spec, ...object } = machine(name, {}, [{ name: 'root', dataVolume: { name: `${name}-root` } }]);
  const storage = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Mi' } } };
  return { ...object, spec: { ...spec, dataVolumeTemplates: [{ metadata: { name: `${name}-root` }, spec: { source: { blank: {} }, storage } }] } };
}

async function up(...objects: KubeObject[]): Promise<void> {
  await Promise.all(objects.map((object) => cluster.applyStrict(object)));
  const machines = objects.filter(({ kind }) => kind === VM.kind).map(({ metadata: { name } }) => name);
  await Promise.all(machines.map((name) => until(`${name} to be Ready`, () => cluster.isTrue({ ...VM, name }, 'Ready'))));
}

const isGone = (reference: Reference) => cluster.client.isGone({ ...reference, namespace: cluster.namespace });
const uid = async (reference: Reference) => (await cluster.read(reference)).metadata.uid;

beforeAll(() => command.build());

test('deletes a machine with its instance and disks, and announces them first', async () => {
  await up(machineWithDisk('short-lived'));
  expect(await deleted('short-lived')).toEqual({
    status: 0,
    stdout: 'virtualmachine.kubevirt.io/short-lived deleted\n',
    stderr: `note: ${cluster.namespace}/short-lived: its disks are deleted with it: short-lived-root (1Mi)\n`,
  });
  const name = 'short-lived-root';
  expect(await Promise.all([{ ...VM, name: 'short-lived' }, { ...VMI, name: 'short-lived' }, { ...DATA_VOLUME, name }, { ...CLAIM, name }].map(isGone))).toEqual([true, true, true, true]);
});

test('keeps the disks on request, and a machine of the same name adopts them', async () => {
  const kept = machineWithDisk('kept');
  const disks = [DATA_VOLUME, CLAIM].map((type) => ({ ...type, name: 'kept-root' }));
  await up(kept);
  const before = await Promise.all(disks.map(uid));
  expect(await deleted('kept', '--keep-disks')).toEqual({
    status: 0,
    stdout: 'virtualmachine.kubevirt.io/kept deleted\n',
    stderr: `note: ${cluster.namespace}/kept: its disks are kept: kept-root (1Mi)\n`,
  });
  expect(await Promise.all([{ ...VM, name: 'kept' }, { ...VMI, name: 'kept' }].map(isGone))).toEqual([true, true]);
  expect((await cluster.read(disks[0])).metadata.ownerReferences ?? []).toEqual([]);
  await up(kept);
  const owner = await until('the machine to have its disk again', async () => (await cluster.read(disks[0])).metadata.ownerReferences?.[0]);
  expect(owner.uid).toBe(await uid({ ...VM, name: 'kept' }));
  expect(await Promise.all(disks.map(uid))).toEqual(before);
});

test('loses nothing when interrupted while keeping disks, and the same command completes it', async () => {
  await up(machineWithDisk('held'));
  const reference = { ...VM, name: 'held', namespace: cluster.namespace };
  const { metadata: { finalizers } } = await cluster.read(reference);
  // The state after the first two steps.
  await cluster.client.merge(reference, { metadata: { finalizers: [...finalizers, HOLD_FINALIZER] } });
  await cluster.delete(reference);
  await until('nothing but the command to hold it', async () => (await cluster.read(reference)).metadata.finalizers.join() === HOLD_FINALIZER);
  const alone = await command.run('delete', 'held', '--timeout', '20s');
  expect([alone.status, alone.stderr]).toEqual([1, expect.stringContaining('is held by `delete --keep-disks`, which was interrupted: the same command completes it')]);
  expect(await command.run('delete', 'held', '--keep-disks')).toMatchObject({ status: 0 });
  expect(await isGone(reference)).toBe(true);
  expect((await cluster.read({ ...DATA_VOLUME, name: 'held-root' })).metadata.ownerReferences ?? []).toEqual([]);
});

test('refuses to keep disks while the claim with the state of the machine\'s TPM is already being deleted', async () => {
  await up(machine('sealed', {}));
  const name = 'persistent-state-for-sealed-abcde';
  const { metadata, ...content } = claim(name);
  const state = { ...CLAIM, name, namespace: cluster.namespace };
  await cluster.applyStrict({ ...content, metadata: { ...metadata, labels: { 'persistent-state-for': 'sealed' }, finalizers: ['backups.test/last-copy'] } });
  await cluster.delete(state);
  expect(await command.run('delete', 'sealed', '--keep-disks')).toEqual({
    status: 1,
    stdout: '',
    stderr: `error: ${cluster.namespace}/sealed: its disk ${name} is already being deleted, and is gone as soon as the machine has stopped: copy its data before, or leave out --keep-disks\n`,
  });
  await cluster.client.merge(state, { metadata: { finalizers: [] } });
  await until('the claim to be gone', () => isGone(state));
  expect(await deleted('sealed', '--keep-disks')).toMatchObject({ status: 0 });
});

test('names another owner\'s finalizer after the timeout', async () => {
  const { metadata, ...rest } = machine('clung-to', {});
  await up({ ...rest, metadata: { ...metadata, finalizers: ['backups.test/last-copy'] } });
  expect(await command.run('delete', 'clung-to', '--no-wait')).toMatchObject({ status: 0 });
  // On a busy machine, its guest takes longer to shut down than the command waits.
  await until('nothing else to hold it', async () => (await cluster.read({ ...VM, name: 'clung-to' })).metadata.finalizers.join() === 'backups.test/last-copy');
  const { status, stdout, stderr } = await command.run('delete', 'clung-to', '--timeout', '20s');
  const held = 'virtualmachine.kubevirt.io/clung-to: is held by the owner of the finalizer backups.test/last-copy, who has to remove it';
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`error: the time of --timeout 20s is over: ${held}\n`);
  await cluster.client.merge({ ...VM, name: 'clung-to', namespace: cluster.namespace }, { metadata: { finalizers: [] } });
});

test('deletes everything in the manifests except namespaces and disks to keep', async () => {
  const objects: KubeObject[] = [
    { apiVersion: 'v1', kind: 'Namespace', metadata: { name: cluster.namespace } },
    { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'notes' }, stringData: { text: 'x' } },
    claim('data'),
    machine('whole', {}, [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }]),
    { apiVersion: 'v1', kind: 'Service', metadata: { name: 'never-applied' }, spec: { ports: [{ port: 80 }] } },
  ];
  await up(...objects.slice(1, 4));
  const file = command.write('whole.yaml', objects);
  const first = await command.run('delete', file, '--keep-disks');
  expect(first.stdout.split('\n').filter(Boolean).sort()).toEqual(['secret/notes deleted', 'virtualmachine.kubevirt.io/whole deleted']);
  expect(first.stderr.split('\n').filter(Boolean)).toEqual([
    `note: namespace/${cluster.namespace} is kept, since others may have objects in it: delete it with kubectl`,
    'note: persistentvolumeclaim/data is kept',
    'note: service/never-applied does not exist',
    `note: ${cluster.namespace}/whole: its disks stay, since it does not own them: data`,
  ]);
  expect(await isGone({ ...CLAIM, name: 'data' })).toBe(false);
  const second = await command.run('delete', file);
  expect([first.status, second.status, second.stdout]).toEqual([0, 0, 'persistentvolumeclaim/data deleted\n']);
});

test('keeps objects that their annotations protect unless asked to include them, but deletes a Secret kept only for a machine', async () => {
  const { metadata, ...disk } = claim('precious');
  const objects: KubeObject[] = [
    { ...disk, metadata: { ...metadata, annotations: DISK_PROTECTION } },
    { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'user-data', annotations: SECRET_PROTECTION } as never, stringData: { userdata: '#cloud-config' } },
    { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'policy', annotations: { 'helm.sh/resource-policy': 'keep' } } as never },
  ];
  await up(...objects);
  const file = command.write('protected.yaml', objects);
  expect(await command.run('delete', file)).toEqual({
    status: 0,
    stdout: 'secret/user-data deleted\n',
    stderr: [
      'note: persistentvolumeclaim/precious is kept by its annotation argocd.argoproj.io/sync-options: Prune=false,Delete=false: --include-protected deletes it too',
      'note: configmap/policy is kept by its annotation helm.sh/resource-policy: keep: --include-protected deletes it too',
      '',
    ].join('\n'),
  });
  const { status, stdout } = await command.run('delete', file, '--include-protected');
  expect([status, stdout.trim().split('\n').sort()]).toEqual([0, ['configmap/policy deleted', 'persistentvolumeclaim/precious deleted']]);
});

test('refuses a machine whose disk is protected until told which of the two to keep', async () => {
  const { spec, ...rest } = machineWithDisk('guarded') as any;
  const [{ metadata, ...template }] = spec.dataVolumeTemplates;
  const guarded = { ...rest, spec: { ...spec, dataVolumeTemplates: [{ ...template, metadata: { ...metadata, annotations: DISK_PROTECTION } }] } };
  await up(guarded);
  const file = command.write('guarded.yaml', [guarded]);
  const mistake = 'datavolume.cdi.kubevirt.io/guarded-root would be deleted with it, but is protected by its annotation argocd.argoproj.io/sync-options: Prune=false,Delete=false';
  const refusal = `error: ${cluster.namespace}/guarded: ${mistake}: write --keep-disks, or --include-protected to delete it too\n`;
  expect(await command.run('delete', 'guarded')).toEqual({ status: 1, stdout: '', stderr: refusal });
  expect(await command.run('delete', file)).toEqual({ status: 1, stdout: '', stderr: refusal });
  expect((await cluster.read({ ...VM, name: 'guarded' })).metadata.deletionTimestamp).toBeUndefined();
  expect(await command.run('delete', file, '--keep-disks')).toMatchObject({ status: 0 });
  expect(await isGone({ ...DATA_VOLUME, name: 'guarded-root' })).toBe(false);

  await up(guarded);
  expect(await command.run('delete', file, '--include-protected')).toMatchObject({ status: 0 });
  expect(await isGone({ ...CLAIM, name: 'guarded-root' })).toBe(true);
});

test('protects such a disk from an account that may not read disks', async () => {
  const { spec, ...rest } = machineWithDisk('unseen') as any;
  const [{ metadata, ...template }] = spec.dataVolumeTemplates;
  await up({ ...rest, spec: { ...spec, dataVolumeTemplates: [{ ...template, metadata: { ...metadata, annotations: DISK_PROTECTION } }] } });
  const permissions: Permissions = { 'virtualmachines.kubevirt.io': ['get', 'list', 'watch', 'patch', 'delete'] };
  const { kubeconfig } = await Account.create(cluster, 'operator', permissions, '', command.path(''));
  expect(await command.through(kubeconfig).run('delete', 'unseen')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('datavolume.cdi.kubevirt.io/unseen-root would be deleted with it, but is protected by its annotation') });
  expect((await cluster.read({ ...VM, name: 'unseen' })).metadata.deletionTimestamp).toBeUndefined();
});

testTerminal('refuses if a disk appeared while it was waiting for confirmation', async () => {
  await up(machineWithDisk('asked'));
  const asking = command.startAtTerminal('delete', 'asked');
  await until('the question', async () => asking.stdout().includes('[y/N]'));
  const owner = { ...VM, name: 'asked', uid: await uid({ ...VM, name: 'asked' }) };
  const { metadata, ...content } = claim('asked-later');
  await cluster.applyStrict({ ...content, metadata: { ...metadata, ownerReferences: [owner] } });
  asking.type('y\n');
  const { status, stdout } = await asking.ended;
  expect(stdout).toContain(`error: ${cluster.namespace}/asked: its disks are deleted with it: asked-root (1Mi), asked-later (1Gi): this has changed since you were asked: run the same command again\r\n`);
  expect([status, await isGone({ ...VM, name: 'asked' })]).toEqual([1, false]);
  expect(await deleted('asked')).toMatchObject({ status: 0 });
});

test('names a pool\'s disks, and refuses a pool with protected ones', async () => {
  const { spec: { dataVolumeTemplates: [{ metadata, ...template }], ...spec } } = machineWithDisk('x') as any;
  const labels = { pool: 'farm' };
  const dataVolumeTemplates = [{ ...template, metadata: { ...metadata, annotations: DISK_PROTECTION } }];
  const content = { ...spec, dataVolumeTemplates, runStrategy: 'Halted', template: { ...spec.template, metadata: { labels } } };
  const pool = {
    apiVersion: 'pool.kubevirt.io/v1beta1',
    kind: 'VirtualMachinePool',
    metadata: { name: 'farm' },
    spec: { replicas: 1, selector: { matchLabels: labels }, virtualMachineTemplate: { metadata: { labels }, spec: content } },
  };
  await cluster.applyStrict(pool);
  await until('its disk', () => cluster.read({ ...CLAIM, name: 'x-root-0' }).catch(() => undefined));
  const file = command.write('farm.yaml', [pool]);
  expect(await command.run('delete', file)).toEqual({
    status: 1, stdout: '', stderr: expect.stringMatching(/farm-0: datavolume\S+\/x-root-0 would be deleted with it, .*: scale the pool down first, with scaleInStrategy\.proactive\.statePreservation: Offline, as \S+ describes, or write --include-protected to delete it too\n$/),
  });
  expect(await command.run('delete', file, '--include-protected', '--no-wait')).toEqual({
    status: 0, stdout: 'virtualmachinepool.pool.kubevirt.io/farm deletion requested\n', stderr: `note: ${cluster.namespace}/farm-0: its disks are deleted with it: x-root-0 (1Mi)\n`,
  });
});

test('waits for a machine that a pool has made after the plan', async () => {
  const labels = { pool: 'grove' };
  const { spec } = machine('x', {}) as any;
  const virtualMachineTemplate = { metadata: { labels }, spec: { ...spec, template: { ...spec.template, metadata: { labels } } } };
  const pool = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', metadata: { name: 'grove' }, spec: { replicas: 0, selector: { matchLabels: labels }, virtualMachineTemplate } };
  const [grove, late] = [{ ...pool, ...pool.metadata, namespace: cluster.namespace }, { ...VM, name: 'grove-0', namespace: cluster.namespace }];
  await cluster.applyStrict(pool);
  // When virt-controller adds its own finalizer, it removes all others.
  const finalizers = await until('its finalizer', async () => (await cluster.read(grove)).metadata.finalizers);
  await cluster.client.merge(grove, { metadata: { finalizers: [...finalizers, 'backups.test/last-copy'] } });
  const deleting = command.start('delete', command.write('grove.yaml', [pool]), '--timeout', '2m');
  const owner = await until('the pool to be deleted', async () => {
    const { apiVersion, kind, metadata: { name, uid: poolUid, deletionTimestamp } } = await cluster.read(grove);
    return deletionTimestamp !== undefined && { apiVersion, kind, name, uid: poolUid, controller: true, blockOwnerDeletion: true };
  });
  const made = { ...VM, metadata: { name: late.name, labels, finalizers: ['backups.test/last-copy'], ownerReferences: [owner] }, spec: { ...spec, runStrategy: 'Halted' } };
  await cluster.applyStrict(made as KubeObject);
  await cluster.client.merge(grove, { metadata: { finalizers: [] } });
  await until('the command to say what it waits for', async () => deleting.stderr().includes('waiting for virtualmachine.kubevirt.io/grove-0: is held by'));
  await cluster.client.merge(late, { metadata: { finalizers: [] } });
  const { status, stdout } = await deleting.ended;
  expect([status, stdout]).toEqual([0, 'virtualmachinepool.pool.kubevirt.io/grove deleted\nvirtualmachine.kubevirt.io/grove-0 deleted\n']);
});

test('refuses manifests of a namespace other than the requested one, except cluster-scoped objects', async () => {
  const role: KubeObject = { apiVersion: RBAC, kind: 'ClusterRole', metadata: { name: `${cluster.namespace}-role`, namespace: cluster.namespace } };
  const here: KubeObject = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'production', namespace: cluster.namespace } };
  await cluster.applyStrict(here);
  await cluster.applyStrict({ ...role, metadata: { name: role.metadata.name }, rules: [] } as KubeObject);
  const file = command.write('production.yaml', [role, here]);
  expect(await command.runAnywhere('delete', file, '--namespace', 'default')).toEqual({
    status: 1, stdout: '', stderr: `error: ${file}:7: configmap/production is in namespace "${cluster.namespace}", which is not that of --namespace "default": leave out one of the two\n`,
  });
  expect(await isGone({ ...here, ...here.metadata } as Reference)).toBe(false);
  expect((await command.runAnywhere('delete', command.write('role.yaml', [role]), '--namespace', 'default')).stdout).toBe(`clusterrole.rbac.authorization.k8s.io/${role.metadata.name} deleted\n`);
});

test('deletes nothing if a name is wrong', async () => {
  await up(machine('right', {}));
  const { status, stdout, stderr } = await command.run('delete', 'right', 'rihgt');
  expect([status, stdout, stderr]).toEqual([1, '', `error: VirtualMachine "rihgt" in namespace "${cluster.namespace}" does not exist: write "right"\n`]);
  expect((await cluster.read({ ...VM, name: 'right' })).metadata.deletionTimestamp).toBeUndefined();
});
