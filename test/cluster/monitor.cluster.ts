// The monitor as it runs in a cluster: with the construct's manifests and service account, among machines that become ready and machines that fail.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Chart, Testing } from 'cdk8s';
import { ForeignKinds } from './foreign-kinds';
import { RunningMonitor } from './running-monitor';
import { actAs } from './service-account';
import { MachineMonitor, MachineMonitorProps } from '../../src';
import { buildCommand } from '../built-command';
import { verdict } from '../cli/monitor/judge';
import type { KubeObject } from '../plane/client';
import { describePlane, until, useCluster } from '../plane/cluster';
import { COMPILING } from '../plane/go';
import { dataVolume, machine } from '../plane/scripted';

const cluster = useCluster();
const folder = mkdtempSync(join(tmpdir(), 'monitor-'));
const command = join(folder, 'main.js');
const foreignKinds = new ForeignKinds(cluster.client);
const monitors: RunningMonitor[] = [];

beforeAll(async () => {
  buildCommand(command);
  await foreignKinds.add();
});

afterAll(async () => {
  await Promise.all(monitors.map((each) => each.end()));
  await foreignKinds.remove();
});

function manifests(name: string, props: Partial<MachineMonitorProps> = {}): KubeObject[] {
  const chart = new Chart(Testing.app(), 'chart', { namespace: cluster.namespace });
  new MachineMonitor(chart, name, { commandImage: 'registry.test/cdk8s-kubevirt:1', ...props });
  return Testing.synth(chart);
}

/** Starts a monitor of the namespace, as the construct would. */
async function startAs(name: string): Promise<RunningMonitor> {
  const started = await RunningMonitor.start(command, ['--namespace', cluster.namespace, '--log-level', 'debug'], await actAs(cluster, name, join(folder, name)));
  monitors.push(started);
  return started;
}

describe('the manifests', () => {
  test.each<[string, Partial<MachineMonitorProps>]>([
    ['for one namespace', { serviceMonitor: true, imagePullSecret: 'registry' }],
    ['for all namespaces', { clusterWide: true }],
  ])('%s are admitted as they are, and meet the restricted pod security standard', async (_, props) => {
    const namespace = { apiVersion: 'v1', kind: 'Namespace', name: cluster.namespace };
    await cluster.client.merge(namespace, { metadata: { labels: { 'pod-security.kubernetes.io/warn': 'restricted' } } });
    const privileged = manifests('privileged').find(({ kind }) => kind === 'Deployment')!;
    delete privileged.spec.template.spec.securityContext;
    await until('the standard to be kept to', async () => (await cluster.applyStrict(privileged, { dryRun: true })).warnings.length > 0);
    const applied = await Promise.all(manifests('restricted', props).map((manifest) => cluster.applyStrict(manifest, { dryRun: true })));
    expect(applied.flatMap(({ warnings }) => warnings)).toEqual([]);
  });
});

test('without its Role, stays alive but not ready, and reports the missing permission', async () => {
  const account = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'nobody' } };
  await cluster.applyStrict(account);
  const started = await startAs('nobody');
  const forbidden = `VirtualMachine in namespace "${cluster.namespace}": 403: virtualmachines.kubevirt.io is forbidden: `
    + `User "system:serviceaccount:${cluster.namespace}:nobody" cannot list resource "virtualmachines" in API group "kubevirt.io"`;
  await until('the refusal', async () => (await started.page('/readyz')).text.includes(forbidden));
  expect([(await started.page('/readyz')).code, (await started.page('/healthz')).code]).toEqual([500, 200]);
  expect(await started.metric(`cdk8s_kubevirt_watch_errors_total{kind="VirtualMachine",namespace="${cluster.namespace}",error_type="Forbidden"}`)).toBeGreaterThan(0);
  await Promise.all(manifests('nobody').filter(({ kind }) => kind !== 'Deployment').map((manifest) => cluster.applyStrict(manifest)));
  await started.ready();
});

describePlane('with its Role', () => {
  let started: RunningMonitor;

  const machines = (phase: string) => started.metric(`cdk8s_kubevirt_machines{namespace="${cluster.namespace}",phase="${phase}",template=""}`);
  const counted = (what: string, line: () => Promise<number | undefined>, value: number) => until(`${what} to be ${value}`, async () => (await line()) === value);

  beforeAll(async () => {
    await Promise.all(manifests('monitor').filter(({ kind }) => kind !== 'Deployment').map((manifest) => cluster.applyStrict(manifest)));
    started = await startAs('monitor');
    await started.ready();
  });

  test('counts machines that start, stop and fail', async () => {
    expect(await machines('Running')).toBeUndefined();
    const resting = machine('resting', {});
    await Promise.all([
      machine('web-1', {}), machine('web-2', {}), { ...resting, spec: { ...resting.spec, runStrategy: 'Halted' } }, machine('broken', { fail: 'ImagePullBackOff' }),
    ].map((each) => cluster.applyStrict(each)));
    await Promise.all([counted('running machines', () => machines('Running'), 2), counted('resting machines', () => machines('Stopped'), 1), counted('failed ones', () => machines('Failed'), 1)]);
    await counted('the reason', () => started.metric(`cdk8s_kubevirt_machine_failed{namespace="${cluster.namespace}",machine="broken",reason="ImagePullBackOff"}`), 1);
    await counted('KubeVirt\'s word for them', () => started.metric(`cdk8s_kubevirt_virtual_machines{namespace="${cluster.namespace}",status="Running"}`), 2);
  });

  test('stops counting a deleted machine', async () => {
    await cluster.delete({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'web-2' });
    await until('the machine to be gone', () => started.lines.some(({ machine: name, message }) => name === 'web-2' && message === 'the machine is gone'));
    await counted('running machines', () => machines('Running'), 1);
  });

  test('logs a line for each change', async () => {
    const of = (name: string) => started.lines.filter(({ machine: each }) => each === name);
    expect(of('web-2').at(-1)).toMatchObject({ level: 'info', namespace: cluster.namespace, message: 'the machine is gone' });
    const states = (name: string) => of(name).map(({ phase, status }) => `${phase} ${status}`);
    for (const [name, last] of [['web-1', 'Running Running'], ['resting', 'Stopped Stopped'], ['broken', 'Failed ImagePullBackOff']]) {
      // The metrics may be ahead of the log.
      await until(`a line for ${last}`, () => states(name).at(-1) === last);
    }
    expect(of('broken').at(-1)).toMatchObject({ level: 'warn', message: expect.stringContaining('pull') });
    for (const all of ['web-1', 'web-2', 'resting', 'broken'].map(states)) {
      expect(all.filter((state, index) => state === all[index - 1])).toEqual([]);
    }
  });

  test('counts a finished import under its storage class', async () => {
    const name = 'cdk8s_kubevirt_storage_provisioning_duration_seconds';
    const { spec, ...volume } = dataVolume('image', { 'import-seconds': '3' });
    await cluster.applyStrict({ ...volume, spec: { ...spec, storage: { ...spec.storage, storageClassName: 'standard' } } });
    await counted('imports', () => started.metric(`${name}_count{storage_class="standard"}`), 1);
    expect(await started.metric(`${name}_sum{storage_class="standard"}`)).toBeGreaterThanOrEqual(3);
  });

  test('exports metrics that Prometheus parses and its linter accepts', async () => {
    const { text } = await started.page('/metrics');
    const { text: read, problems } = verdict(text);
    expect([read.split('\n').sort(), problems]).toEqual([text.split('\n').sort(), null]);
  }, COMPILING);

  test('exits when it is signalled', async () => {
    expect(await started.end()).toEqual({ code: 0, errors: '' });
    expect(started.lines.at(-1)).toMatchObject({ level: 'info', message: 'ends on SIGTERM' });
  });
});
