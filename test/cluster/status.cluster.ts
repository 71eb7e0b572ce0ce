// What `status` and `list` report about machines, through a server that refuses every change.
import { Account } from './access-account';
import { ReadOnlyServer } from './read-only-server';
import { RunningCommand } from './running-command';
import type { KubeObject } from '../plane/client';
import { describePlane, until, useCluster } from '../plane/cluster';
import { dataVolume, machine, onNetwork } from '../plane/scripted';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

const cluster = useCluster();
const command = new RunningCommand(cluster);
const server = new ReadOnlyServer(cluster);
const kubeconfig = command.path('read-only');
const reader = command.through(kubeconfig);

const withLabels = (labels: object, { metadata, ...object }: KubeObject) => ({ ...object, metadata: { ...metadata, labels } }) as KubeObject;
const halted = ({ spec, ...object }: KubeObject): KubeObject => ({ ...object, spec: { ...spec, runStrategy: 'Halted' } });
const fromVolume = (name: string) => [{ name: 'root', dataVolume: { name } }];

const shows = (name: string, printableStatus: string) => until(`${name} to be ${printableStatus}`, async () => (
  (await cluster.read({ ...VM, name })).status?.printableStatus === printableStatus
));

async function told(verb: string, ...args: string[]): Promise<any[]> {
  const { status, stdout, stderr } = await reader.run(verb, ...args, '-o', 'json');
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

/** A machine's view once its conditions have these reasons and KubeVirt, which writes its own status later, reports that one. */
async function saysOf(name: string, reasons: object, status = {}): Promise<any> {
  return until(`status to say ${JSON.stringify({ ...reasons, ...status })} of ${name}`, async () => {
    const [view] = await told('status', name);
    expect(view).toMatchObject(status);
    expect(Object.fromEntries(view.conditions.map(({ type, reason }: any) => [type, reason]))).toMatchObject(reasons);
    return view;
  });
}

beforeAll(async () => {
  command.build();
  await server.start(kubeconfig);
  await cluster.applyStrict(withLabels({ tier: 'web' }, machine('web', {})));
  await cluster.applyStrict(withLabels({ tier: 'data' }, halted(machine('resting', {}))));
  await Promise.all([shows('web', 'Running'), shows('resting', 'Stopped')]);
  await until('web to be Ready', () => cluster.isTrue({ ...VM, name: 'web' }, 'Ready'));
});

afterAll(async () => {
  await server.stop();
  expect(server.requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(server.requests.length).toBeGreaterThan(0);
});

test('a running machine is reported with its node, addresses, disks and events', async () => {
  await until('the event of its start', async () => {
    const [{ events }] = await told('status', 'web');
    expect(events.map(({ reason }: any) => reason)).toContain('Started');
    return true;
  });
  const view = await saysOf('web', { VirtualMachineReady: 'VMCreated', StorageReady: 'PVCBound', NetworkReady: 'NetworkConfigured' });
  expect(view).toMatchObject({
    name: 'web',
    namespace: cluster.namespace,
    phase: 'Running',
    status: 'Running',
    ready: true,
    node: expect.any(String),
    addresses: [{ network: 'default', addresses: [expect.any(String)] }],
    size: '1 CPU, 128Mi',
    runStrategy: 'Always',
    volumes: [{ name: 'root', source: 'containerDisk registry.test/cirros' }],
  });
  expect(view).not.toHaveProperty('reason');
});

test('the text report begins with the phase and lists the same facts', async () => {
  const { stdout } = await reader.run('status', 'vm/web');
  expect(stdout).toMatch(new RegExp(`^${cluster.namespace}/web: Running\n  node +\\S+\n  addresses +\\S+ \\(default\\)\n  size +1 CPU, 128Mi\n  run strategy +Always\n  age +\\d`));
  expect(stdout).toMatch(/^ {4}NetworkReady=True +NetworkConfigured$/m);
});

test('a stopped machine has the phase Stopped, without a fault', async () => {
  const [view] = await told('status', 'resting');
  expect(view).toMatchObject({ phase: 'Stopped', status: 'Stopped', ready: false, addresses: [] });
  expect([view.reason, view.message]).toEqual([undefined, undefined]);
});

test('a machine on a missing network is NetworkConfigurationNotFound', async () => {
  await cluster.applyStrict(onNetwork(machine('offline', {}), 'missing'));
  const view = await saysOf('offline', { VirtualMachineReady: 'NetworkConfigurationNotFound', NetworkReady: 'NetworkConfigurationNotFound' });
  expect(view).toMatchObject({ reason: 'NetworkConfigurationNotFound', message: expect.stringContaining('missing'), advice: expect.stringContaining('the pod starts once it exists') });
  await cluster.applyStrict({ apiVersion: 'k8s.cni.cncf.io/v1', kind: 'NetworkAttachmentDefinition', metadata: { name: 'missing' }, spec: { config: '{"type": "bridge"}' } });
  await saysOf('offline', { VirtualMachineReady: 'VMCreated', NetworkReady: 'NetworkConfigured' });
});

test('a machine whose disk\'s storage class is missing is StorageClassNotFound', async () => {
  const { spec, ...object } = dataVolume('classless', {});
  await cluster.applyStrict({ ...object, spec: { ...spec, storage: { ...spec.storage, storageClassName: 'missing' } } });
  await until('CDI to say so', async () => (await cluster.list({ apiVersion: 'v1', kind: 'Event' })).some(({ type, reason, involvedObject }) => (
    type === 'Warning' && reason === 'ErrClaimNotValid' && involvedObject.name === 'classless'
  )));
  await cluster.applyStrict(machine('without-class', {}, fromVolume('classless')));
  const view = await saysOf('without-class', { VirtualMachineReady: 'StorageClassNotFound', StorageReady: 'StorageClassNotFound', NetworkReady: 'NotRunning' });
  expect(view.volumes).toEqual([expect.objectContaining({ source: 'DataVolume classless', state: 'Pending' })]);
});

test('a machine that KubeVirt fails to create is KubeVirtApiError', async () => {
  const { spec: { template, ...spec }, ...object } = machine('refused', {});
  const domain = { ...template.spec.domain, devices: { ...template.spec.domain.devices, disks: [{ name: 'root', disk: { readonly: true } }] } };
  await cluster.applyStrict({ ...object, spec: { ...spec, template: { ...template, spec: { ...template.spec, domain } } } });
  const view = await saysOf('refused', { VirtualMachineReady: 'KubeVirtApiError' });
  expect(view).toMatchObject({ phase: 'Failed', message: expect.stringContaining('read-only') });
});

describePlane('a machine scripted', () => {
  test('to find no room is InsufficientResources', async () => {
    await cluster.applyStrict(machine('too-large', { fail: 'Unschedulable' }));
    const view = await saysOf('too-large', { VirtualMachineReady: 'InsufficientResources', StorageReady: 'PVCBound' }, { status: 'ErrorUnschedulable' });
    expect(view).toMatchObject({ phase: 'Failed' });
  });

  test('to get no address is NetworkFailed, though it runs', async () => {
    await cluster.applyStrict(machine('unreachable', { fail: 'NoAddress' }));
    expect(await saysOf('unreachable', { VirtualMachineReady: 'VMCreated', NetworkReady: 'NetworkFailed' })).toMatchObject({ phase: 'Running', reason: 'NoAddress' });
  });

  test('to import slowly shows the state of its disk', async () => {
    await cluster.applyStrict(dataVolume('large', { 'import-seconds': '60' }));
    await cluster.applyStrict(machine('importing', {}, fromVolume('large')));
    await until('the import to begin', async () => (await cluster.read({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', name: 'large' })).status?.phase === 'ImportInProgress');
    const view = await saysOf('importing', { VirtualMachineReady: 'Provisioning', StorageReady: 'PVCPending' });
    expect(view).toMatchObject({ phase: 'Creating', volumes: [{ source: 'DataVolume large', state: 'ImportInProgress' }] });
  });
});

test('the parts that a user may not read are named with the missing permission, and the rest is shown', async () => {
  const { kubeconfig: narrow } = await Account.create(cluster, 'narrow', { 'virtualmachines.kubevirt.io': ['get', 'list'], 'events': ['list'] }, '', command.path(''));
  const { status, stdout, stderr } = await command.through(narrow).run('status', 'web', 'resting');
  expect([status, stdout.match(/^\S+: \w+$/gm)]).toEqual([0, [`${cluster.namespace}/web: Running`, `${cluster.namespace}/resting: Stopped`]]);
  // One line per kind, however many machines there are.
  expect(stderr.trim().split('\n').sort()).toEqual([
    expect.stringMatching(/^note: cluster \S+: cannot get VirtualMachineInstance "web" .*cannot get resource "virtualmachineinstances" in API group "kubevirt.io".*: machines are shown without it$/),
    expect.stringMatching(/^note: cluster \S+: cannot list Pod of v1 .*cannot list resource "pods" in API group "".*: machines are shown without it$/),
  ]);
  const { stdout: json } = await command.through(narrow).run('status', 'web', '-o', 'json');
  expect(JSON.parse(json)[0]).toMatchObject({ phase: 'Running', unseen: ['Pod', 'VirtualMachineInstance'] });
});

test('list prints a line for each machine, or for those with given labels', async () => {
  const rows = await told('list');
  expect(rows.find(({ name }) => name === 'web')).toMatchObject({ phase: 'Running', status: 'Running', ready: true, liveMigratable: true, addresses: [expect.any(String)] });
  expect(rows.map(({ name }) => name)).toEqual([...rows.map(({ name }) => name)].sort());
  const { stdout } = await reader.run('list', '-l', 'tier=web');
  expect(stdout).toMatch(/^NAME +PHASE +READY +NODE +IP +SIZE +AGE\nweb +Running +True +\S+ +\S+ +1 CPU, 128Mi +\d+\w\n$/);
  expect((await reader.run('ls', '-l', 'tier=data', '-o', 'name')).stdout).toBe('virtualmachine.kubevirt.io/resting\n');
});

test('list prints the namespace before the name for machines of all namespaces', async () => {
  const { stdout } = await reader.runAnywhere('list', '-A', '-o', 'wide');
  expect(stdout).toMatch(/^NAMESPACE +NAME +PHASE +READY +NODE +IP +SIZE +AGE +STATUS +STRATEGY +MIGRATABLE +OTHER-IPS +MESSAGE\n/);
  expect(stdout).toMatch(new RegExp(`^${cluster.namespace} +resting +Stopped +False +- +- +1 CPU, 128Mi`, 'm'));
});

test('list prints a note rather than an error if there are no machines', async () => {
  expect(await reader.run('list', '-l', 'tier=none')).toEqual({ status: 0, stdout: '', stderr: `note: no machines were found in namespace "${cluster.namespace}" with the labels "tier=none"\n` });
});
