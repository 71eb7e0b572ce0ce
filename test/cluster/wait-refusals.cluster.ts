// How a wait handles cut connections, temporary refusals and missing permissions.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Account } from './access-account';
import { RunningWait } from './running-wait';
import type { Permissions } from '../../src/access/permissions';
import { buildCommand } from '../built-command';
import { describePlane, until, useCluster, useProxies } from '../plane/cluster';
import { machine } from '../plane/scripted';

const cluster = useCluster();
const folder = mkdtempSync(join(tmpdir(), 'wait-'));
const command = join(folder, 'main.js');

/** The number of kinds that `wait` watches for a machine. */
const WATCHES = 6;

beforeAll(() => {
  buildCommand(command);
});

describePlane('a wait', () => {
  const proxies = useProxies();
  let running: RunningWait;

  afterEach(() => running.signal('SIGKILL'));

  const wait = (name: string, kubeconfig: string, ...others: string[]) =>
    running = RunningWait.start(command, ['--namespace', cluster.namespace, `vm/${name}`, ...others], kubeconfig);

  /** A machine, and a wait for it and for a second one named `later`, which keeps the wait going until that is created. */
  const underWay = async (name: string, kubeconfig: string) => {
    await cluster.applyStrict(machine(name, {}));
    wait(name, kubeconfig, `vm/${name}-later`);
    await running.says(new RegExp(`virtualmachine/${name}-later: NotFound`));
  };

  const later = (name: string) => cluster.applyStrict(machine(`${name}-later`, {}));

  const ends = async (code: number, report: RegExp) => {
    const end = await running.ended;
    expect([end.code, end.report]).toEqual([code, expect.stringMatching(report)]);
  };

  test('misses nothing when its watches are cut repeatedly, with one connection per kind', async () => {
    const { proxy, kubeconfig } = await proxies.current.proxy();
    await underWay('cut', kubeconfig);
    for (let round = 0; round < 3; round += 1) {
      await until('all watches to be open', () => proxy.openWatches === WATCHES);
      expect(proxy.cutWatches()).toBe(WATCHES);
    }
    await later('cut');
    await ends(0, /^ready: 2 objects in/);
  });

  test('resumes after a 429 at the time that the server asks for', async () => {
    const { proxy, kubeconfig } = await proxies.current.proxy();
    proxy.fail({ status: 429, retryAfter: 1, requests: WATCHES });
    await cluster.applyStrict(machine('throttled', {}));
    wait('throttled', kubeconfig);
    await ends(0, /^ready: 1 object in/);
    expect(proxy.refused).toBe(WATCHES);
  });

  test('resumes after a 500 once the server recovers, without repeating itself', async () => {
    const { proxy, kubeconfig } = await proxies.current.proxy();
    await underWay('failing', kubeconfig);
    proxy.fail({ status: 500 });
    proxy.cutWatches();
    await until('many refusals', () => proxy.refused > 2 * WATCHES);
    await later('failing');
    proxy.recover();
    await ends(0, /^ready: 2 objects in/);
    expect(running.lines.filter(({ text }) => text.startsWith('note:'))).toHaveLength(1);
  });

  test('continues without the kinds that a broken server fails to list', async () => {
    const { proxy, kubeconfig } = await proxies.current.proxy();
    proxy.fail({ status: 500, path: /\/pods\?/ });
    await cluster.applyStrict(machine('podless', {}));
    wait('podless', kubeconfig);
    await ends(0, /^ready: 1 object in/);
  });

  describe('by an account that may not read everything', () => {
    const allow = (account: string, permissions: Permissions) => Account.create(cluster, account, permissions, command, folder);
    const verbs = ['get', 'list', 'watch'] as const;

    test('reports once what it cannot read, and still names the fault', async () => {
      const { kubeconfig } = await allow('viewer', { 'virtualmachines.kubevirt.io': verbs, 'virtualmachineinstances.kubevirt.io': verbs });
      await cluster.applyStrict(machine('imageless', { fail: 'ImagePullBackOff' }));
      wait('imageless', kubeconfig);
      await ends(1, /^error: virtualmachine\/imageless: ImagePullBackOff: .* not found/);
      const notes = running.lines.filter(({ text }) => text.startsWith('note:')).map(({ text }) => /cannot watch (\w+)/.exec(text)?.[1]);
      expect(notes.sort()).toEqual(['DataVolume', 'Event', 'PersistentVolumeClaim', 'Pod']);
    });

    test('ends at once if it may not read what it waits for', async () => {
      const { kubeconfig } = await allow('stranger', {});
      wait('imageless', kubeconfig);
      await ends(1, /^error: cluster https:\S+: cannot watch VirtualMachine of kubevirt\.io\/v1 in namespace "\S+": 403: .*cannot list resource "virtualmachines"/);
    });
  });
});
