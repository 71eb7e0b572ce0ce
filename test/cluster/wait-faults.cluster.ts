/**
 * What becomes of a wait while the control plane breaks under it.
 *
 * @disturbs the API server, virt-controller and webhooks
 */
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { RunningWait } from './running-wait';
import { buildCommand } from '../built-command';
import { describePlane, until, useCluster, useFaults } from '../plane/cluster';
import { machine } from '../plane/scripted';

const cluster = useCluster();
const command = join(mkdtempSync(join(tmpdir(), 'wait-')), 'main.js');

/** How long the guests take, in seconds. */
const BOOT = 20;

beforeAll(() => {
  buildCommand(command);
});

describePlane('a wait', () => {
  const faults = useFaults();
  let running: RunningWait;

  afterEach(() => running.signal('SIGKILL'));

  const wait = (name: string, ...options: string[]) =>
    running = RunningWait.start(command, ['--namespace', cluster.namespace, `vm/${name}`, ...options], cluster.kubeconfig);

  /** A machine that takes its time, more than the command takes to start where much else runs, and a wait for it that has seen so. */
  const underWay = async (name: string, ...options: string[]) => {
    await cluster.applyStrict(machine(name, { 'boot-seconds': String(BOOT) }));
    await until('KubeVirt to say so', async () => (await cluster.read({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name })).status?.printableStatus === 'Starting');
    wait(name, ...options);
    await running.says(new RegExp(`virtualmachine/${name}: Starting`));
  };

  const ends = async (code: number, report: RegExp) => {
    const end = await running.ended;
    expect([end.code, end.report]).toEqual([code, expect.stringMatching(report)]);
  };

  test('outlasts an API server that is killed and comes back', async () => {
    await underWay('outlasting');
    await faults.current.kill('kube-apiserver');
    await running.says(/^note: cluster https:\S+: .*: retrying$/);
    await faults.current.restore('kube-apiserver');
    await ends(0, /^ready: 1 object in/);
  });

  test('begins before the API server does', async () => {
    await faults.current.kill('kube-apiserver');
    wait('outlasting');
    await running.says(/^note: cluster https:\S+: .*: retrying$/);
    await faults.current.restore('kube-apiserver');
    await ends(0, /^ready: 1 object in/);
  });

  // A controller asks ever less often for an API server that is away: this one starts anew here, before it is waited for again.
  test('sits out that virt-controller is down', async () => {
    await faults.current.kill('virt-controller');
    await cluster.applyStrict(machine('uncontrolled', {}));
    wait('uncontrolled');
    await running.says(/virtualmachine\/uncontrolled: (?:Stopped|Pending)/);
    await faults.current.restore('virt-controller');
    await ends(0, /^ready: 1 object in/);
  });

  test('whose history is forgotten lists anew', async () => {
    await underWay('forgotten');
    await faults.current.expireVersions();
    await ends(0, /^ready: 1 object in/);
  });

  test('sits out that webhooks are gone, without which nothing becomes of an instance', async () => {
    await underWay('unchecked');
    await faults.current.stopWebhook();
    // Longer than the guest needs to boot.
    const since = Date.now();
    await until('the guest to be late', () => Date.now() - since > BOOT * 1000);
    expect(running.text()).not.toContain('(ready)');
    await faults.current.startWebhook();
    await ends(0, /^ready: 1 object in/);
  });

  // Last, since those that outlast it take longest to come back.
  test('ends with its time where the API server does not come back, and says what it knew last', async () => {
    await underWay('abandoned', '--timeout', '12s');
    await faults.current.kill('kube-apiserver');
    const began = Date.now();
    await ends(1, /^error: the time of --timeout 12s is over: 1 of 1 object is not ready\nnot ready: virtualmachine\/abandoned: Starting/);
    expect(Date.now() - began).toBeLessThan(60_000);
    await faults.current.restore('kube-apiserver');
  });
});
