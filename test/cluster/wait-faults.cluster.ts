/**
 * What becomes of a wait while the control plane breaks under it.
 *
 * @disturbs the API server, virt-controller and webhooks
 */
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { RunningWait } from './running-wait';
import { actAs } from './service-account';
import { buildCommand } from '../built-command';
import { describePlane, until, useCluster, useFaults } from '../plane/cluster';
import { machine } from '../plane/scripted';

const cluster = useCluster();
const folder = mkdtempSync(join(tmpdir(), 'wait-'));
const command = join(folder, 'main.js');

/** The kinds that tell of a machine. */
const WATCHES = 6;

beforeAll(() => {
  buildCommand(command);
});

describePlane('a wait', () => {
  const faults = useFaults();
  let running: RunningWait;

  afterEach(() => running.signal('SIGKILL'));

  const wait = (name: string, kubeconfig = cluster.kubeconfig, ...options: string[]) =>
    running = RunningWait.start(command, ['--namespace', cluster.namespace, `vm/${name}`, ...options], kubeconfig);

  /** A machine that takes its time, and a wait for it that has seen so. */
  const underWay = async (name: string, kubeconfig = cluster.kubeconfig, ...options: string[]) => {
    await cluster.applyStrict(machine(name, { 'boot-seconds': '10' }));
    wait(name, kubeconfig, ...options);
    await running.says(new RegExp(`virtualmachine/${name}: Starting`));
  };

  const ends = async (code: number, report: RegExp) => {
    const end = await running.ended;
    expect([end.code, end.report]).toEqual([code, expect.stringMatching(report)]);
  };

  test('outlasts an API server that is killed and comes back', async () => {
    await underWay('outlasting');
    await faults.current.kill('kube-apiserver');
    await running.says(/^note: cluster https:\S+: .*: trying again$/);
    await faults.current.restore('kube-apiserver');
    await ends(0, /^ready: 1 object in/);
  });

  test('begins before the API server does', async () => {
    await faults.current.kill('kube-apiserver');
    wait('outlasting');
    await running.says(/^note: cluster https:\S+: .*: trying again$/);
    await faults.current.restore('kube-apiserver');
    await ends(0, /^ready: 1 object in/);
  });

  test('ends with its time where the API server does not come back, and says what it knew last', async () => {
    await underWay('abandoned', cluster.kubeconfig, '--timeout', '8s');
    await faults.current.kill('kube-apiserver');
    const began = Date.now();
    await ends(1, /^error: the time of --timeout 8s is over: 1 of 1 object is not ready\nnot ready: virtualmachine\/abandoned: Starting/);
    expect(Date.now() - began).toBeLessThan(60_000);
    await faults.current.restore('kube-apiserver');
  });

  test('whose watches are cut, again and again, misses nothing, with one connection a kind', async () => {
    const { proxy, kubeconfig } = await faults.current.proxy();
    await underWay('cut', kubeconfig);
    for (let round = 0; round < 3; round += 1) {
      await until('all watches to be open', () => proxy.openWatches === WATCHES);
      expect(proxy.cutWatches()).toBe(WATCHES);
    }
    await ends(0, /^ready: 1 object in/);
  });

  test('whose history is forgotten lists anew', async () => {
    await underWay('forgotten');
    await faults.current.expireVersions();
    await ends(0, /^ready: 1 object in/);
  });

  test('that is refused with 429 comes back when it is told to', async () => {
    const { proxy, kubeconfig } = await faults.current.proxy();
    proxy.fail({ status: 429, retryAfter: 1, requests: 12 });
    await cluster.applyStrict(machine('throttled', {}));
    wait('throttled', kubeconfig);
    await ends(0, /^ready: 1 object in/);
    expect(proxy.refused).toBe(12);
  });

  test('that is answered with 500 goes on once the server is well, and does not repeat itself meanwhile', async () => {
    const { proxy, kubeconfig } = await faults.current.proxy();
    await underWay('failing', kubeconfig);
    proxy.fail({ status: 500 });
    proxy.cutWatches();
    await until('many refusals', () => proxy.refused > 2 * WATCHES);
    proxy.recover();
    await ends(0, /^ready: 1 object in/);
    expect(running.lines.filter(({ text }) => text.startsWith('note:'))).toHaveLength(1);
  });

  test('goes on without the kinds that a broken server does not list', async () => {
    const { proxy, kubeconfig } = await faults.current.proxy();
    proxy.fail({ status: 500, path: /\/pods\?/ });
    await cluster.applyStrict(machine('podless', {}));
    wait('podless', kubeconfig);
    await ends(0, /^ready: 1 object in/);
  });

  test('sits out that virt-controller is down', async () => {
    await faults.current.kill('virt-controller');
    await cluster.applyStrict(machine('uncontrolled', {}));
    wait('uncontrolled');
    await running.says(/virtualmachine\/uncontrolled: (?:Stopped|Pending)/);
    await faults.current.restore('virt-controller');
    await ends(0, /^ready: 1 object in/);
  });

  test('sits out that webhooks are gone, without which nothing becomes of an instance', async () => {
    await underWay('unchecked');
    await faults.current.stopWebhook();
    // Longer than the guest needs to boot.
    await until('the guest to be late', () => Date.now() - running.lines[0].at > 15_000);
    expect(running.text()).not.toContain('(ready)');
    await faults.current.startWebhook();
    await ends(0, /^ready: 1 object in/);
  });

  describe('by somebody who may not see everything', () => {
    const allow = async (account: string, ...resources: (readonly [group: string, resource: string])[]) => {
      const rules = resources.map(([group, resource]) => ({ apiGroups: [group], resources: [resource], verbs: ['get', 'list', 'watch'] }));
      await cluster.applyStrict({ apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: account } });
      await cluster.applyStrict({ apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'Role', metadata: { name: account }, rules });
      await cluster.applyStrict({
        apiVersion: 'rbac.authorization.k8s.io/v1',
        kind: 'RoleBinding',
        metadata: { name: account },
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: account },
        subjects: [{ kind: 'ServiceAccount', name: account, namespace: cluster.namespace }],
      });
      return actAs(cluster, account, join(folder, account));
    };
    const machines = [['kubevirt.io', 'virtualmachines'], ['kubevirt.io', 'virtualmachineinstances']] as const;

    test('says once what it cannot see, and knows all the same what is wrong', async () => {
      const kubeconfig = await allow('viewer', ...machines);
      await cluster.applyStrict(machine('imageless', { fail: 'ErrImagePull' }));
      wait('imageless', kubeconfig);
      await ends(1, /^error: virtualmachine\/imageless: (?:ErrImagePull|ImagePullBackOff): .* not found/);
      const notes = running.lines.filter(({ text }) => text.startsWith('note:')).map(({ text }) => /cannot watch (\w+)/.exec(text)?.[1]);
      expect(notes.sort()).toEqual(['DataVolume', 'Event', 'PersistentVolumeClaim', 'Pod']);
    });

    test('ends at once where it may not see what it waits for', async () => {
      const kubeconfig = await allow('stranger');
      wait('imageless', kubeconfig);
      await ends(1, /^error: cluster https:\S+: cannot watch VirtualMachine of kubevirt\.io\/v1 in namespace "\S+": 403: .*cannot list resource "virtualmachines"/);
    });
  });
});
