/**
 * How the monitor survives a control plane that breaks underneath it.
 *
 * @disturbs the API server
 */
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { RunningMonitor } from './running-monitor';
import { buildCommand } from '../built-command';
import { describePlane, until, useCluster, useFaults } from '../plane/cluster';
import { machine } from '../plane/scripted';

const cluster = useCluster();
const command = join(mkdtempSync(join(tmpdir(), 'monitor-')), 'main.js');

beforeAll(() => {
  buildCommand(command);
});

describePlane('a monitor', () => {
  const faults = useFaults();
  let monitor: RunningMonitor;

  afterEach(() => monitor.end());

  const start = async (kubeconfig = cluster.kubeconfig) => {
    monitor = await RunningMonitor.start(command, ['--namespace', cluster.namespace], kubeconfig);
    await monitor.ready();
  };

  const seen = (name: string) => until(`${name} to be seen to run`, () => monitor.lines.some(({ machine: each, phase }) => each === name && phase === 'Running'));

  const connected = () => monitor.metric(`cdk8s_kubevirt_watch_connected{kind="VirtualMachine",namespace="${cluster.namespace}"}`);

  test('continues after its watches are cut, and misses nothing', async () => {
    const { proxy, kubeconfig } = await faults.current.proxy();
    await start(kubeconfig);
    await cluster.applyStrict(machine('first', {}));
    await seen('first');
    expect(proxy.cutWatches()).toBeGreaterThan(0);
    await cluster.applyStrict(machine('second', {}));
    await seen('second');
    await until('the watch to be there again', async () => await connected() === 1);
    expect((await monitor.page('/readyz')).code).toBe(200);
  });

  test('lists again when its API server restarts without history', async () => {
    await start();
    await faults.current.kill('kube-apiserver');
    await until('the failure to show', async () => await connected() === 0);
    // What it has seen stays valid for a minute.
    expect((await monitor.page('/readyz')).code).toBe(200);
    await faults.current.restore('kube-apiserver');
    await faults.current.expireVersions();
    await cluster.applyStrict(machine('third', {}));
    await seen('third');
    await until('the watch to be there again', async () => await connected() === 1);
    await until('the log to say so', () => monitor.messages().includes('VirtualMachine is watched again'));
  });
});
