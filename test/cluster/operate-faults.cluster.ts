// What `start`, `stop`, `restart` and `migrate` do when the API server does not answer.
import { RunningCommand } from './running-command';
import { describePlane, until, useCluster, useProxies } from '../plane/cluster';
import { machine } from '../plane/scripted';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const VMI = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };
const MIGRATION = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstanceMigration' };

const cluster = useCluster();
const command = new RunningCommand(cluster);

const manual = (name: string) => ({ ...machine(name, {}), spec: { ...machine(name, {}).spec, runStrategy: 'Manual' } });
const isReady = (name: string) => until(`${name} to be Ready`, () => cluster.isTrue({ ...VM, name }, 'Ready'));
const uidOf = async (name: string) => (await cluster.read({ ...VMI, name })).metadata.uid;

beforeAll(async () => {
  command.build();
  await Promise.all([cluster.applyStrict(manual('rests')), cluster.applyStrict(machine('runs', {})), cluster.applyStrict(machine('moves', {}))]);
  await Promise.all([isReady('runs'), isReady('moves')]);
  await until('virt-controller to see it', async () => (await cluster.read({ ...VM, name: 'rests' })).status?.printableStatus === 'Stopped');
});

describePlane('a request', () => {
  const proxies = useProxies();

  test('that is refused temporarily is retried, with a single note', async () => {
    const { proxy, kubeconfig } = await proxies.current.proxy();
    proxy.fail({ status: 429, requests: 3, retryAfter: 1, method: 'PUT' });
    const { status, stdout, stderr } = await command.through(kubeconfig).run('start', 'rests', '--wait');
    expect([status, proxy.refused]).toEqual([0, 3]);
    expect(stdout).toContain('virtualmachine.kubevirt.io/rests start requested\n');
    expect(stderr.match(/^note: cluster \S+: 429: .*: retrying for up to \w+$/gm)).toHaveLength(1);
  });

  test.each([
    ['start', 'lost-start', manual, 'Stopped', 'Running'],
    ['stop', 'lost-stop', (name: string) => machine(name, {}), 'Running', 'Stopped'],
  ])('to %s whose answer is lost does not count as failed', async (verb, name, made, is, becomes) => {
    await cluster.applyStrict(made(name));
    await until(`${name} to be ${is}`, async () => (await cluster.read({ ...VM, name })).status?.printableStatus === is);
    const { proxy, kubeconfig } = await proxies.current.proxy();
    proxy.fail({ status: 'lost', requests: 1, method: 'PUT' });
    const { status, stdout, stderr } = await command.through(kubeconfig).run(verb, name, '--wait');
    expect([status, proxy.refused, stderr.match(/^error/gm)]).toEqual([0, 1, null]);
    expect(stdout).toContain(`virtualmachine.kubevirt.io/${name} ${verb} requested\n`);
    expect((await cluster.read({ ...VM, name })).status.printableStatus).toBe(becomes);
  });

  test('to restart whose answer is lost causes one restart', async () => {
    const before = await uidOf('runs');
    const { proxy, kubeconfig } = await proxies.current.proxy();
    proxy.fail({ status: 'lost', requests: 1, method: 'PUT' });
    const { status, stderr } = await command.through(kubeconfig).run('restart', 'runs', '--wait');
    expect([status, proxy.refused, stderr.match(/^error/gm)]).toEqual([0, 1, null]);
    expect(await uidOf('runs')).not.toBe(before);
    expect((await cluster.read({ ...VM, name: 'runs' })).status.stateChangeRequests).toBeUndefined();
  });

  test('to migrate whose answer is lost causes one migration', async () => {
    const { proxy, kubeconfig } = await proxies.current.proxy();
    proxy.fail({ status: 'lost', requests: 1, method: 'POST' });
    const { status, stderr } = await command.through(kubeconfig).run('migrate', 'moves', '--wait');
    expect([status, proxy.refused, stderr.match(/^error/gm)]).toEqual([0, 1, null]);
    expect(await cluster.list(MIGRATION)).toHaveLength(1);
  });

  test('that is never answered ends in time, and reports the last failure', async () => {
    const { proxy, kubeconfig } = await proxies.current.proxy();
    proxy.fail({ status: 503, method: 'PUT' });
    const { status, stdout, stderr } = await command.through(kubeconfig).run('stop', 'moves', '--timeout', '20s');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^error: cluster \S+: cannot stop VirtualMachine "moves" in namespace "\S+": 503: the plane was told to fail$/m);
  });
});
