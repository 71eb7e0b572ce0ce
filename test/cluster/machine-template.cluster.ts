// One template of machine properties in pools, claims and a single machine: all of them become ready, and each machine has its own disks.
import { Chart, Size, Testing } from 'cdk8s';
import { CloudInit, ImageSource, Machine, MachineDefaults, NodeProvider, VirtualMachine, VirtualMachinePool } from '../../src';
import { until, useCluster } from '../plane/cluster';

const STORAGE_CLASS = 'machine-template-tests';
const VIRTUAL_MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const DATA_VOLUME = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' };
const NAMES = ['db', 'green-0', 'node-0', 'node-1', 'web-0', 'web-1'];

const cluster = useCluster();

beforeAll(async () => {
  await cluster.storageClass(STORAGE_CLASS);
  const chart = new Chart(Testing.app(), 'chart', { namespace: cluster.namespace });
  MachineDefaults.set(chart, { storageClassName: STORAGE_CLASS });
  const machine = {
    cpu: { cores: 1 },
    memory: Size.mebibytes(64),
    image: ImageSource.blank(),
    disks: [{ name: 'root', size: Size.mebibytes(10) }, { name: 'data', size: Size.mebibytes(20) }],
    metadata: { labels: { app: 'shop' } },
    spread: [{ labels: { app: 'shop' } }],
  };
  new VirtualMachinePool(chart, 'web', { template: Machine.template(chart, { ...machine, cloudInit: CloudInit.noCloud({ userDataText: '#cloud-config\nhostname: {{NAME}}\n' }) }), replicas: 2 });
  const template = Machine.template(chart, machine);
  new VirtualMachinePool(chart, 'green', { template });
  new VirtualMachine(chart, 'db', { template });
  new NodeProvider(chart, 'nodes', { template, nodeTypes: [{ name: 'large', resources: { cpu: 2, memory: '128Mi' } }] }).claim('node', { nodeType: 'large', quantity: 2 });
  for (const manifest of Testing.synth(chart)) {
    await cluster.applyStrict(manifest);
  }
});

test('makes every machine Ready, in a pool, from a claim or by itself', async () => {
  await Promise.all(NAMES.map((name) => until(`machine ${name} to be Ready`, () => cluster.isTrue({ ...VIRTUAL_MACHINE, name }, 'Ready'))));
  const machines = await cluster.list(VIRTUAL_MACHINE);
  expect(machines.map(({ metadata: { name } }) => name).sort()).toEqual(NAMES);
  expect(machines.map(({ spec: { template: { spec: { domain } } } }) => domain.memory.guest).sort()).toEqual(['128Mi', '128Mi', '64Mi', '64Mi', '64Mi', '64Mi']);
});

test('gives each machine its own disks, with the size and storage class of the template', async () => {
  const volumes = await cluster.list(DATA_VOLUME);
  const wanted = ['db-data', 'db-root', 'green-data-0', 'green-root-0', 'node-0-data', 'node-0-root', 'node-1-data', 'node-1-root', 'web-data-0', 'web-data-1', 'web-root-0', 'web-root-1'];
  expect(volumes.map(({ metadata: { name } }) => name).sort()).toEqual(wanted);
  for (const { metadata: { name, ownerReferences }, spec: { storage } } of volumes) {
    const [owner] = ownerReferences!;
    expect([storage.storageClassName, storage.resources.requests.storage]).toEqual([STORAGE_CLASS, name.includes('root') ? '10Mi' : '20Mi']);
    expect(NAMES).toContain(owner.name);
    const { spec: { template: { spec } } } = await cluster.read({ ...VIRTUAL_MACHINE, name: owner.name });
    expect(spec.volumes.map(({ dataVolume }: any) => dataVolume?.name)).toContain(name);
  }
});

test('tells each machine of the pool its own name', async () => {
  for (const name of ['web-0', 'web-1']) {
    const { spec: { template: { spec: { volumes } } } } = await cluster.read({ ...VIRTUAL_MACHINE, name });
    const { cloudInitNoCloud } = volumes.find((volume: any) => volume.cloudInitNoCloud);
    const secret = await cluster.read({ apiVersion: 'v1', kind: 'Secret', name: cloudInitNoCloud.secretRef.name });
    expect(Buffer.from(secret.data.userdata, 'base64').toString()).toBe(`#cloud-config\nhostname: ${name}\n`);
  }
});
