// `collect` on a cluster: cloud-init Secrets that a machine, pool or snapshot still reads stay, and the others are deleted.
import { App, Chart, Duration } from 'cdk8s';
import { RunningCommand } from './running-command';
import { CloudInit, Machine, MachineSize, VirtualMachinePool, VirtualMachineTemplate, VolumeSource } from '../../src';
import { until, useCluster } from '../plane/cluster';
import { machine as machineManifest } from '../plane/scripted';

const cluster = useCluster();
const command = new RunningCommand(cluster);
beforeAll(() => command.build());

const VIRTUAL_MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const SECRET = { apiVersion: 'v1', kind: 'Secret' };
const SNAPSHOTS = 'snapshot.kubevirt.io/v1beta1';

const cloudInit = (text: string) => CloudInit.noCloud({ writeFiles: [{ path: '/etc/motd', content: text }] });

const machine = (name: string, text: string) => (chart: Chart) => new Machine(chart, name, {
  size: MachineSize.SMALL,
  disks: [{ name: 'root', volume: VolumeSource.containerDisk('registry.test/cirros:1') }],
  cloudInit: cloudInit(text),
  terminationGracePeriod: Duration.seconds(0),
});

const pool = (name: string, text: string) => (chart: Chart) => new VirtualMachinePool(chart, name, {
  replicas: 2,
  template: VirtualMachineTemplate.fromObject({ spec: { template: machineManifest(name, {}).spec.template } })
    .withCloudInit(CloudInit.noCloud({ hostname: '{{NAME}}', writeFiles: [{ path: '/etc/motd', content: text }] })),
});

/** Applies the manifests of a program. */
async function apply(program: (chart: Chart) => unknown): Promise<void> {
  const chart = new Chart(new App(), 'chart', { namespace: cluster.namespace });
  program(chart);
  expect(await command.run('apply', command.write('machines.yaml', chart.toJson()))).toMatchObject({ status: 0 });
}

const secretsOf = async (name: string) => (await cluster.list(SECRET)).map(({ metadata }) => metadata.name as string).filter((each) => each.startsWith(`${name}-cloudinitdisk-`)).sort();

/** No Secret counts as too new. */
const NOW = ['--older-than', '0s'];

const shown = async (...args: string[]): Promise<{ readonly collectable: any[]; readonly kept: any[] }> => (
  JSON.parse((await command.run('collect', '-o', 'json', ...NOW, ...args)).stdout)
);

const collectable = async (name: string) => (await shown()).collectable.map((secret) => secret.name as string).filter((each) => each.startsWith(`${name}-`)).sort();

const isReady = (name: string) => until(`${name} to be ready`, () => cluster.isTrue({ ...VIRTUAL_MACHINE, name }, 'Ready'));

async function restarted(name: string): Promise<void> {
  await until(`${name} to want a restart`, () => cluster.isTrue({ ...VIRTUAL_MACHINE, name }, 'RestartRequired'));
  expect(await command.run('restart', name, '--wait')).toMatchObject({ status: 0 });
}

test('a machine keeps the Secret it was started with until it restarts', async () => {
  await apply(machine('web', 'one'));
  await isReady('web');
  const [first] = await secretsOf('web');
  await apply(machine('web', 'two'));
  expect(await secretsOf('web')).toHaveLength(2);
  expect((await shown()).kept).toContainEqual(expect.objectContaining({ name: first, reason: expect.stringMatching(/(VirtualMachineInstance|ControllerRevision|Pod) ".*" uses it/) }));
  await restarted('web');
  await until('the first to be read no more', async () => (await collectable('web')).includes(first));
  expect(await command.run('collect', '--delete', ...NOW)).toMatchObject({ status: 0, stderr: expect.stringContaining(`secret/${first} deleted`) });
  expect(await secretsOf('web')).toEqual([expect.not.stringContaining(first)]);
  await isReady('web');
});

test('deletes nothing without consent, nothing new, and nothing in the manifests', async () => {
  await apply(machine('gone', 'one'));
  const [name] = await secretsOf('gone');
  await cluster.delete({ ...VIRTUAL_MACHINE, name: 'gone' });
  await until('it to be read no more', async () => (await collectable('gone')).includes(name));
  expect((await command.run('collect', ...NOW)).stdout).toContain(name);
  expect(await command.run('collect', '--delete')).toMatchObject({ status: 0, stderr: expect.stringContaining('are kept') });
  const manifest = command.write('kept.yaml', [{ ...SECRET, metadata: { name } }]);
  expect((await shown(manifest)).kept).toContainEqual(expect.objectContaining({ name, reason: 'a manifest contains it' }));
  await command.run('collect', '--delete', ...NOW, manifest);
  expect(await secretsOf('gone')).toEqual([name]);
  await command.run('collect', '--delete', ...NOW);
  expect(await secretsOf('gone')).toEqual([]);
});

test('a snapshot keeps the Secret of the machine it captured', async () => {
  await apply(machine('snapped', 'one'));
  await isReady('snapped');
  const [first] = await secretsOf('snapped');
  const { spec } = await cluster.read({ ...VIRTUAL_MACHINE, name: 'snapped' });
  const content = { apiVersion: SNAPSHOTS, kind: 'VirtualMachineSnapshotContent' };
  await cluster.client.create({
    ...content,
    metadata: { name: 'before', namespace: cluster.namespace },
    spec: { virtualMachineSnapshotName: 'before', source: { virtualMachine: { spec } } },
  });
  await apply(machine('snapped', 'two'));
  await restarted('snapped');
  await until('only the snapshot to read it', async () => (await shown()).kept.some(({ name, reason }) => name === first && reason.startsWith('VirtualMachineSnapshotContent')));
  await cluster.delete({ ...content, name: 'before' });
  await until('nothing to read it', async () => (await collectable('snapped')).includes(first));
});

test('a pool keeps its machines\' Secrets, and releases an earlier one once no machine reads it', async () => {
  await apply(pool('crew', 'one'));
  await Promise.all(['crew-0', 'crew-1'].map(isReady));
  const first = await secretsOf('crew');
  expect([first.length, await collectable('crew')]).toEqual([2, []]);
  await apply(pool('crew', 'two'));
  await until('the machines to have the other text', async () => JSON.stringify(await collectable('crew')) === JSON.stringify(first));
  expect(await command.run('collect', '--delete', ...NOW)).toMatchObject({ status: 0 });
  expect(await secretsOf('crew')).toHaveLength(2);
  await Promise.all(['crew-0', 'crew-1'].map(isReady));
});
