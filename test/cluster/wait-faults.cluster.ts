/**
 * How a wait survives a control plane that breaks underneath it.
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

/** How long the guests take to boot, in seconds, and one that never does. */
const [BOOT, NEVER] = [20, 3_600];

beforeAll(() => {
  buildCommand(command);
});

describePlane('a wait', () => {
  const faults = useFaults();
  let running: RunningWait;

  afterEach(() => running.signal('SIGKILL'));

  const wait = (name: string, ...options: string[]) =>
    running = RunningWait.start(command, ['--namespace', cluster.namespace, `vm/${name}`, ...options], cluster.kubeconfig);

  /** A machine that boots more slowly than the command starts on a busy machine, and a wait that has seen it Starting. */
  const underWay = async (name: string, boot = BOOT, ...options: string[]) => {
    await cluster.applyStrict(machine(name, { 'boot-seconds': String(boot) }));
    await until('KubeVirt to say so', async () => (await cluster.read({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name })).status?.printableStatus === 'Starting');
    wait(name, ...options);
    await running.says(new RegExp(`virtualmachine/${name}: Starting`));
  };

  const ends = async (code: number, report: RegExp) => {
    const end = await running.ended;
    expect([end.code, end.report]).toEqual([code, expect.stringMatching(report)]);
  };

  test('outlasts an API server that is killed and returns', async () => {
    await underWay('outlasting');
    await faults.current.kill('kube-apiserver');
    await running.says(/^note: cluster https:\S+: .*: retrying for up to \w+$/);
    await faults.current.restore('kube-apiserver');
    await ends(0, /^ready: 1 object in/);
  });

  test('can start before the API server does', async () => {
    await faults.current.kill('kube-apiserver');
    wait('outlasting');
    await running.says(/^note: cluster https:\S+: .*: retrying for up to \w+$/);
    await faults.current.restore('kube-apiserver');
    await ends(0, /^ready: 1 object in/);
  });

  // A controller backs off while the API server is away: virt-controller starts afresh here, before later tests depend on it.
  test('outlasts an outage of virt-controller', async () => {
    await faults.current.kill('virt-controller');
    await cluster.applyStrict(machine('uncontrolled', {}));
    wait('uncontrolled');
    await running.says(/virtualmachine\/uncontrolled: (?:Stopped|Pending)/);
    await faults.current.restore('virt-controller');
    await ends(0, /^ready: 1 object in/);
  });

  test('lists again when the history of its watches is gone', async () => {
    await underWay('forgotten');
    await faults.current.expireVersions();
    await ends(0, /^ready: 1 object in/);
  });

  test('outlasts an outage of the webhooks, without which no instance makes progress', async () => {
    await underWay('unchecked');
    await faults.current.stopWebhook();
    // Longer than the guest takes to boot.
    const since = Date.now();
    await until('the guest to be late', () => Date.now() - since > BOOT * 1000);
    expect(running.text()).not.toContain('(ready)');
    await faults.current.startWebhook();
    await ends(0, /^ready: 1 object in/);
  });

  // Last, since whatever survives this outage takes longest to recover.
  test('ends at its deadline if the API server does not return, with the last known state', async () => {
    await underWay('abandoned', NEVER, '--timeout', '20s');
    await faults.current.kill('kube-apiserver');
    const began = Date.now();
    await ends(1, /^error: the time of --timeout 20s is over: 1 of 1 object is not ready\nnot ready: virtualmachine\/abandoned: Starting/);
    expect(Date.now() - began).toBeLessThan(60_000);
    await faults.current.restore('kube-apiserver');
  });
});
