// What KubeVirt makes of a pool: numbered machines, each with its own volumes and Secrets, in the requested number.
import { Chart, Duration, Size, Testing } from 'cdk8s';
import { RunningCommand } from './running-command';
import {
  CloudInit, ImageSource, PoolApiVersion, PoolScaleInStrategy, PoolSortPolicy, StatePreservation, VirtualMachinePool, VirtualMachinePoolProps,
  VirtualMachineTemplate, VolumeSource,
} from '../../src';
import { KubeObject } from '../plane/client';
import { until, useCluster } from '../plane/cluster';
import { sleep } from '../plane/until';

const POOL = 'pool.kubevirt.io/v1beta1';
const STORAGE_CLASS = 'pool-tests';

const cluster = useCluster();
const command = new RunningCommand(cluster);

beforeAll(() => {
  command.build();
  return cluster.storageClass(STORAGE_CLASS);
});

const small = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '64Mi' } } } } } });

/** A machine with a disk, and a name that cloud-init gives it. */
const machine = (disk: string) => small
  .withDisk({ name: 'root', volume: VolumeSource.dataVolumeTemplate(disk, { image: ImageSource.blank(), size: Size.mebibytes(10), storageClassName: STORAGE_CLASS }) })
  .withCloudInit(CloudInit.noCloud({ userDataText: '#cloud-config\nhostname: {{NAME}}\n' }));

function manifests(name: string, props: VirtualMachinePoolProps, use: (pool: VirtualMachinePool) => void = () => undefined): KubeObject[] {
  const chart = new Chart(Testing.app(), 'chart', { namespace: cluster.namespace });
  use(new VirtualMachinePool(chart, name, props));
  return Testing.synth(chart);
}

const apply = (objects: readonly KubeObject[]) => Promise.all(objects.map((object) => cluster.applyStrict(object)));

const pool = (name: string) => ({ apiVersion: POOL, kind: 'VirtualMachinePool', name, namespace: cluster.namespace });

const scale = (name: string, replicas: number) => cluster.client.merge(pool(name), { spec: { replicas } }, 'scale');

/** Waits for a pool to have exactly this many machines, all ready. */
async function machinesOf(name: string, count: number): Promise<any[]> {
  return until(`pool ${name} to have ${count} machines, all ready`, async () => {
    const { status } = await cluster.read(pool(name));
    const machines = await cluster.list({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' }, `cdk8s-kubevirt/pool=${name}`);
    return status?.replicas === count && status.readyReplicas === count && machines.length === count && machines;
  });
}

const names = async (apiVersion: string, kind: string, prefix: string) => (await cluster.list({ apiVersion, kind }))
  .map(({ metadata: { name } }) => name).filter((name) => name.startsWith(prefix)).sort();

const dataVolumes = (disk: string) => names('cdi.kubevirt.io/v1beta1', 'DataVolume', `${disk}-`);

const numbered = (base: string, ...numbers: number[]) => numbers.map((number) => `${base}-${number}`);

describe('a pool of three', () => {
  const scaleInStrategy = PoolScaleInStrategy.proactive({ sortPolicy: PoolSortPolicy.DESCENDING_ORDER });
  const props = { template: machine('web-root'), replicas: 3, maxReplicas: 5, scaleInStrategy };

  test('creates three volumes, and a Secret for each machine', async () => {
    const objects = manifests('web', props);
    await apply(objects);
    const machines = await machinesOf('web', 3);
    expect(machines.map(({ metadata }) => metadata.name).sort()).toEqual(numbered('web', 0, 1, 2));
    expect(await dataVolumes('web-root')).toEqual(numbered('web-root', 0, 1, 2));
    for (const { metadata: { name }, spec: { dataVolumeTemplates, template: { spec } } } of machines) {
      const index = name.split('-')[1];
      expect([dataVolumeTemplates[0].metadata.name, spec.volumes[0].dataVolume.name]).toEqual([`web-root-${index}`, `web-root-${index}`]);
      const secret = await cluster.read({ apiVersion: 'v1', kind: 'Secret', name: spec.volumes[1].cloudInitNoCloud.secretRef.name });
      expect(Buffer.from(secret.data.userdata, 'base64').toString()).toBe(`#cloud-config\nhostname: ${name}\n`);
    }
    const identities = machines.map(({ spec: { template: { spec: { domain: { firmware } } } } }) => [firmware.uuid, firmware.serial]).flat();
    expect(new Set(identities).size).toBe(6);
  });

  test('scales to five, and the new machines find their Secrets', async () => {
    await scale('web', 5);
    expect((await machinesOf('web', 5)).map(({ metadata }) => metadata.name).sort()).toEqual(numbered('web', 0, 1, 2, 3, 4));
    expect(await dataVolumes('web-root')).toEqual(numbered('web-root', 0, 1, 2, 3, 4));
  });

  test('scales back to three, and deletes the surplus volumes but no Secrets', async () => {
    await scale('web', 3);
    expect((await machinesOf('web', 3)).map(({ metadata }) => metadata.name).sort()).toEqual(numbered('web', 0, 1, 2));
    await until('the volumes of the machines that went to be gone', async () => (await dataVolumes('web-root')).length === 3);
    expect(await names('v1', 'Secret', 'web-cloudinitdisk-')).toHaveLength(5);
  });

  test('restarts its machines when its cloud-init is edited', async () => {
    const before = new Map((await machinesOf('web', 3)).map(({ metadata: { name }, spec }) => [name, spec.template.spec.domain.firmware.uuid]));
    const userDataText = '#cloud-config\nhostname: {{NAME}}\nfqdn: {{NAME}}.example.com\n';
    const objects = manifests('web', { ...props, template: machine('web-root').withCloudInit(CloudInit.noCloud({ userDataText })) });
    const { volumes } = objects.find(({ kind }) => kind === 'VirtualMachinePool')!.spec.virtualMachineTemplate.spec.template.spec;
    const edited = volumes[1].cloudInitNoCloud.secretRef.name;
    await apply(objects);
    for (const [name, uuid] of before) {
      const guest = await until(`${name} to run with its new text`, async () => {
        const instance = await cluster.read({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', name });
        const secret = instance.spec.volumes[1].cloudInitNoCloud.secretRef.name;
        return secret === `${edited}-${name.split('-')[1]}` && instance;
      });
      expect(guest.spec.domain.firmware.uuid).toBe(uuid);
    }
  });
});

test('`apply --wait` waits until the last machine runs a changed template', async () => {
  const edited = (fqdn: string) => manifests('rolls', {
    template: machine('rolls-root').withCloudInit(CloudInit.noCloud({ userDataText: `#cloud-config\nhostname: {{NAME}}\nfqdn: ${fqdn}\n` })), replicas: 3,
  });
  const revisions = async (kind: string) => (await cluster.list({ apiVersion: 'kubevirt.io/v1', kind }, 'cdk8s-kubevirt/pool=rolls'))
    .map(({ metadata }) => metadata.labels['kubevirt.io/vm-pool-revision-name']);
  const roll = (fqdn: string) => command.run('apply', command.write('rolls.yaml', edited(fqdn)), '--wait', '--timeout', '3m');
  expect(await roll('a.example.com')).toMatchObject({ status: 0 });
  const [before] = await revisions('VirtualMachineInstance');
  expect(await roll('b.example.com')).toMatchObject({ status: 0, stdout: expect.stringContaining('virtualmachinepool.pool.kubevirt.io/rolls configured\n') });
  const after = await revisions('VirtualMachineInstance');
  expect(after).toEqual(Array(3).fill(after[0]));
  expect(after[0]).not.toBe(before);
});

test('a wait for a pool whose machines were stopped says at once which have to be started', async () => {
  const file = command.write('stopped.yaml', manifests('stopped', { template: small, replicas: 2 }));
  expect(await command.run('apply', file, '--wait', '--timeout', '3m')).toMatchObject({ status: 0 });
  expect(await command.run('stop', file, '--wait')).toMatchObject({ status: 0 });
  const { status, stderr } = await command.run('wait', file, '--timeout', '3m');
  expect(stderr).toContain('error: virtualmachinepool/stopped: Stopped: machines stay stopped: stopped-0 (Halted), stopped-1 (Halted)\n'
    + '  to do: start them: `cdk8s-kubevirt start stopped-0 stopped-1`\n');
  expect(stderr).toMatch(/^ {2}VirtualMachinePool stopped: replicas 2$/m);
  expect(status).toBe(1);
  expect(await command.run('start', 'stopped-0', 'stopped-1')).toMatchObject({ status: 0 });
  expect(await command.run('wait', file, '--timeout', '3m')).toMatchObject({ status: 0 });
});

test('a wait for a pool whose deleted machines stay says how to remove them', async () => {
  const halted = small.merge({ spec: { runStrategy: 'Halted' } });
  const machines = async () => (await cluster.list({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' })).map(({ metadata }) => metadata).filter(({ name }) => name.startsWith('held-'));
  // virt-controller removes its two finalizers of a stopped machine at the same moment, and mostly fails to remove one of them.
  const { status, stderr } = await until('a deleted machine to stay', async () => {
    await apply(manifests('held', { template: halted, replicas: 4 }));
    await until('four machines', async () => (await machines()).filter(({ deletionTimestamp }) => deletionTimestamp === undefined).length === 4);
    await apply(manifests('held', { template: halted, replicas: 1 }));
    await until('one machine', async () => (await machines()).filter(({ deletionTimestamp }) => deletionTimestamp === undefined).length === 1);
    const waited = await command.run('wait', 'vmpool/held', '--timeout', '3m');
    return waited.status !== 0 && waited;
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/FailedScaleIn: deleted machines stay.*\n {2}to do: remove it: kubectl patch vm .* --type merge -p '\{"metadata":\{"finalizers":null\}\}'\n/)]);
  const stay = (await machines()).filter(({ deletionTimestamp }) => deletionTimestamp !== undefined);
  stay.forEach(({ name }) => expect(stderr).toContain(name));
  await Promise.all(stay.map(({ name }) => (
    cluster.client.merge({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name, namespace: cluster.namespace }, { metadata: { finalizers: null } })
  )));
  await until('the pool to have one machine', async () => (await cluster.read(pool('held'))).status.replicas === 1);
});

test('a pool that preserves state reattaches its old volume to a recreated machine', async () => {
  const { DESCENDING_ORDER: sortPolicy } = PoolSortPolicy;
  const scaleInStrategy = PoolScaleInStrategy.proactive({ sortPolicy, statePreservation: StatePreservation.OFFLINE });
  await apply(manifests('kept', { template: machine('kept-root'), replicas: 2, scaleInStrategy }));
  await machinesOf('kept', 2);
  const volume = () => cluster.read({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', name: 'kept-root-1' });
  const { metadata: { uid } } = await volume();
  await scale('kept', 1);
  await machinesOf('kept', 1);
  const alone = await until('the volume to belong to nobody', async () => {
    const object = await volume();
    return (object.metadata.ownerReferences ?? []).length === 0 && object;
  });
  expect(alone.metadata.uid).toBe(uid);
  await scale('kept', 2);
  await machinesOf('kept', 2);
  expect((await volume()).metadata.uid).toBe(uid);
});

describe('an autoscaler', () => {
  const HPA = { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler' };

  const OPTIONS = { minReplicas: 2, maxReplicas: 3, cpuUtilization: 80 };

  const scaled = (name: string, props: Partial<VirtualMachinePoolProps>) => (
    manifests(name, { template: small, ...props }, (made) => made.autoscale(OPTIONS))
  );

  /** Waits for a condition: at first the autoscaler may find no pool, or one without a selector. */
  const says = (name: string, condition: object) => until(`the autoscaler ${name} to say ${JSON.stringify(condition)}`, async () => {
    expect((await cluster.read({ ...HPA, name })).status?.conditions).toContainEqual(expect.objectContaining(condition));
    return true;
  });

  test('reads and sets the size of a pool, even without metrics', async () => {
    await apply(scaled('busy', { replicas: 1 }));
    await says('busy', { type: 'AbleToScale', status: 'True' });
    // One machine is below its minimum.
    await machinesOf('busy', 2);
    await says('busy', { type: 'ScalingActive', status: 'False', reason: 'FailedGetResourceMetric' });
  });

  test('selects the machines\' pods', async () => {
    const { status: { selector } } = (await cluster.client.request('GET', `${await cluster.client.path(pool('busy'))}/scale`)).body;
    await until('the pods of both machines to be found', async () => (await cluster.list({ apiVersion: 'v1', kind: 'Pod' }, selector)).length === 2);
  });

  test('takes over a pool without replicas once someone sets them, and the manifest does not reset them', async () => {
    const objects = scaled('quiet', {});
    await apply(objects);
    await machinesOf('quiet', 1);
    await says('quiet', { type: 'AbleToScale', status: 'False', message: expect.stringContaining('".spec.replicas" does not exist') });
    await scale('quiet', 1);
    await machinesOf('quiet', 2);
    await apply(objects);
    expect((await cluster.read(pool('quiet'))).spec.replicas).toBe(2);
  });
});

test('the API version of older KubeVirt releases is admitted', async () => {
  const objects = manifests('old', { template: machine('old-root'), replicas: 1, apiVersion: PoolApiVersion.V1ALPHA1 });
  const [{ warnings }] = await apply(objects);
  expect(warnings).toEqual([]);
  const [{ spec }] = await machinesOf('old', 1);
  expect(spec.template.spec.volumes[1].cloudInitNoCloud.secretRef.name).toMatch(/^old-cloudinitdisk-[0-9a-f]{10}-0$/);
});

describe('KubeVirt 1.8, as the documentation warns,', () => {
  const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

  test('deletes a failing machine outside the pool when the pool heals', async () => {
    const volumes = [{ name: 'lost', persistentVolumeClaim: { claimName: 'lost' } }];
    const devices = { disks: [{ name: 'lost', disk: {} }] };
    const failing = small.merge({ spec: { runStrategy: 'Always', template: { spec: { domain: { devices }, volumes } } } }).toObject();
    await cluster.applyStrict({ ...failing, metadata: { name: 'stranger' } });
    await until('the machine to fail', async () => (await cluster.read({ ...VM, name: 'stranger' })).status?.printableStatus === 'ErrorPvcNotFound');
    await apply(manifests('healing', { template: small, autohealing: { minFailingToStartDuration: Duration.seconds(1) } }));
    await until('the machine to be gone', () => cluster.client.isGone({ ...VM, name: 'stranger', namespace: cluster.namespace }));
    await cluster.delete(pool('healing'));
  });

  test.each([
    ['opportunistic', PoolScaleInStrategy.opportunistic()],
    ['unmanaged', PoolScaleInStrategy.unmanaged()],
  ])('keeps a deleted machine until its finalizer is removed when scale-in is %s', async (name, scaleInStrategy) => {
    const reference = { ...VM, name: `${name}-0`, namespace: cluster.namespace };
    const finalizers = async () => (await cluster.read(reference)).metadata.finalizers;
    await apply(manifests(name, { template: small, replicas: 2, scaleInStrategy }));
    await machinesOf(name, 2);
    await scale(name, 1);
    await cluster.delete(reference);
    await until('the pool alone to hold the machine', async () => (await finalizers()).join() === 'pool.kubevirt.io/finalizer');
    // The pool reconciles within a second of each change.
    await sleep(4000);
    expect(await finalizers()).toEqual(['pool.kubevirt.io/finalizer']);
    await cluster.client.merge(reference, { metadata: { finalizers: [] } });
    await machinesOf(name, 1);
  });
});
