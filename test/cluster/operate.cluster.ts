// What `start`, `stop`, `restart` and `migrate` do to machines, and what they report of those that need nothing.
import { RunningCommand } from './running-command';
import type { KubeObject } from '../plane/client';
import { describePlane, until, useCluster } from '../plane/cluster';
import { History } from '../plane/history';
import { machine } from '../plane/scripted';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const VMI = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };

const cluster = useCluster();
const command = new RunningCommand(cluster);

const withStrategy = ({ spec, ...object }: KubeObject, runStrategy: string, labels: object = {}): KubeObject => ({
  ...object, metadata: { ...object.metadata, labels }, spec: { ...spec, runStrategy },
});

/** A machine that cannot run on another node, since its disk is tied to one. */
const pinned = (name: string): KubeObject[] => [
  { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name }, spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Mi' } } } },
  machine(name, {}, [{ name: 'root', persistentVolumeClaim: { claimName: name } }]),
];

const exists = (name: string) => until(`virt-controller to see ${name}`, async () => (await cluster.read({ ...VM, name })).status?.printableStatus !== undefined);
const isReady = (name: string) => until(`${name} to be Ready`, () => cluster.isTrue({ ...VM, name }, 'Ready'));
const uidOf = async (name: string) => (await cluster.read({ ...VMI, name })).metadata.uid;
const stored = (name: string) => cluster.read({ ...VM, name });

beforeAll(() => command.build());

describe('a stopped machine', () => {
  test.each(['Halted', 'Manual'])('with runStrategy %s is started, waited for and stopped', async (strategy) => {
    const name = strategy.toLowerCase();
    await cluster.applyStrict(withStrategy(machine(name, {}), strategy));
    await exists(name);
    const started = await command.run('start', name, '--wait');
    expect(started).toMatchObject({ status: 0, stdout: expect.stringContaining(`virtualmachine.kubevirt.io/${name} start requested\n`) });
    expect((await stored(name)).status).toMatchObject({ ready: true, printableStatus: 'Running' });
    const stopped = await command.run('stop', `vm/${name}`, '--wait');
    expect(stopped).toMatchObject({ status: 0, stdout: `virtualmachine.kubevirt.io/${name} stop requested\n` });
    expect((await stored(name)).status.printableStatus).toBe('Stopped');
    // For Halted, KubeVirt changes the spec.
    const warned = (becomes: string, end: string) => expect.stringContaining(
      strategy === 'Halted' ? `its runStrategy becomes ${becomes}: if its manifest has another one, Argo CD and Flux revert it, and \`apply\` is refused until ${end}` : '',
    );
    expect([started.stderr, stopped.stderr]).toEqual([warned('Always', 'it is stopped again'), warned('Halted', 'it is started again')]);
  });

  test('is left alone by stop, as a running one is by start', async () => {
    await cluster.applyStrict(withStrategy(machine('resting', {}), 'Halted', { tier: 'idle' }));
    await cluster.applyStrict(withStrategy(machine('running', {}), 'Always', { tier: 'idle' }));
    await Promise.all([exists('resting'), isReady('running')]);
    const stop = await command.run('stop', 'resting');
    expect(stop).toEqual({ status: 0, stdout: '', stderr: `note: ${cluster.namespace}/resting: is already stopped\n` });
    const start = await command.run('start', 'running');
    expect(start).toEqual({ status: 0, stdout: '', stderr: `note: ${cluster.namespace}/running: is already running\n` });
  });

  test('cannot be restarted or migrated, which is reported before anything is done', async () => {
    const before = await uidOf('running');
    const restart = await command.run('restart', '--selector', 'tier=idle');
    expect(restart).toEqual({ status: 1, stdout: '', stderr: `error: ${cluster.namespace}/resting: is Stopped, and only a running machine can be restarted: start it\n` });
    const migrate = await command.run('migrate', 'resting', 'running');
    expect(migrate).toEqual({ status: 1, stdout: '', stderr: `error: ${cluster.namespace}/resting: is Stopped, and only a running machine can migrate\n` });
    expect([await uidOf('running'), await cluster.list({ ...VM, kind: 'VirtualMachineInstanceMigration' })]).toEqual([before, []]);
  });
});

describe('the manifest of a machine that was switched by hand', () => {
  const owners = async (name: string) => (await stored(name)).metadata.managedFields
    .filter(({ fieldsV1 }: any) => fieldsV1['f:spec']?.['f:runStrategy'] !== undefined).map(({ manager }: any) => manager);
  const refused = (name: string, way: string) => ({
    status: 1,
    stderr: expect.stringContaining(`VirtualMachine/${name}: spec.runStrategy: "virt-api" owns it, since the machine was started or stopped by hand: ${way}leave the field out, or take it over with --force-conflicts\n`),
  });

  test.each([['Always', 'stop', 'start'], ['Halted', 'start', 'stop']])('with runStrategy %s is refused after a %s, until the %s that the message names', async (strategy, verb, opposite) => {
    const name = `${verb}ped`;
    const file = command.write(`${name}.yaml`, [withStrategy(machine(name, {}), strategy)]);
    expect(await command.run('apply', file)).toMatchObject({ status: 0 });
    await (strategy === 'Always' ? isReady : exists)(name);
    expect(await owners(name)).toEqual(['cdk8s-kubevirt']);
    expect(await command.run(verb, name, '--wait')).toMatchObject({ status: 0 });
    expect(await owners(name)).toEqual(['virt-api']);
    expect(await command.run('apply', file)).toMatchObject(refused(name, `run \`cdk8s-kubevirt ${opposite} ${name} -n ${cluster.namespace}\`, `));
    expect(await command.run(opposite, name, '--wait')).toMatchObject({ status: 0 });
    expect(await command.run('apply', file)).toMatchObject({ status: 0 });
    expect((await owners(name)).sort()).toEqual(['cdk8s-kubevirt', 'virt-api']);
  });

  test('with runStrategy Once is refused even once it is started again', async () => {
    const file = command.write('once.yaml', [withStrategy(machine('once', {}), 'Once')]);
    expect(await command.run('apply', file)).toMatchObject({ status: 0 });
    await isReady('once');
    expect(await command.run('restart', 'once')).toMatchObject({
      status: 1, stderr: expect.stringContaining('cannot be restarted with runStrategy Once: stop it, and then start it, which leaves it with runStrategy Always\n'),
    });
    const stopped = await command.run('stop', 'once', '--wait');
    expect(stopped).toMatchObject({ status: 0, stderr: expect.stringMatching(/its runStrategy becomes Halted, and Always once it is started again: .* `apply` is refused\n$/) });
    expect(await command.run('apply', file)).toMatchObject(refused('once', ''));
    expect(await command.run('start', 'once', '--wait')).toMatchObject({ status: 0 });
    expect((await stored('once')).spec.runStrategy).toBe('Always');
    expect(await command.run('apply', file)).toMatchObject(refused('once', ''));
  });
});

describe('a running machine', () => {
  beforeAll(async () => {
    await cluster.applyStrict(machine('web', {}));
    await isReady('web');
  });

  test('gets a new instance from a restart', async () => {
    const before = await uidOf('web');
    expect(await command.run('restart', 'web', '--wait')).toMatchObject({ status: 0, stdout: expect.stringContaining('virtualmachine.kubevirt.io/web restart requested\n') });
    expect((await cluster.read({ ...VMI, name: 'web' })).status.phase).toBe('Running');
    expect(await uidOf('web')).not.toBe(before);
  });

  test('moves to another node with the same instance', async () => {
    const { metadata: { uid }, status: { nodeName } } = await cluster.read({ ...VMI, name: 'web' });
    expect(await command.run('migrate', 'web', '--wait')).toMatchObject({ status: 0 });
    const after = await until('the instance to say where it is', async () => {
      const instance = await cluster.read({ ...VMI, name: 'web' });
      return instance.status.nodeName !== nodeName && instance;
    });
    expect(after.metadata.uid).toBe(uid);
  });

  test('with a disk tied to one node stays there, and the reason is reported', async () => {
    await Promise.all(pinned('pinned').map((object) => cluster.applyStrict(object)));
    await until('KubeVirt to know that it cannot migrate', async () => {
      const { conditions = [] } = (await stored('pinned')).status ?? {};
      return conditions.some(({ type, status }: any) => type === 'LiveMigratable' && status === 'False');
    });
    await isReady('pinned');
    const { status, stderr } = await command.run('migrate', 'pinned');
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^error: \S+\/pinned: cannot migrate: .*PVC pinned is not shared.*: put its disks on a storage class with ReadWriteMany\n$/)]);
  });
});

test('finds machines by their manifests, including those of a pool', async () => {
  const { spec } = machine('any', {});
  const labels = { pool: 'crew' };
  const pool: KubeObject = {
    apiVersion: 'pool.kubevirt.io/v1beta1',
    kind: 'VirtualMachinePool',
    metadata: { name: 'crew' },
    spec: { replicas: 2, selector: { matchLabels: labels }, virtualMachineTemplate: { metadata: { labels }, spec: { ...spec, runStrategy: 'Manual' } } },
  };
  const single = withStrategy(machine('single', {}), 'Manual');
  const file = command.write('fleet.yaml', [pool, single]);
  await Promise.all([pool, single].map((object) => cluster.applyStrict(object)));
  await until('the pool to have its machines', async () => (await cluster.list(VM, 'pool=crew')).length === 2);
  await Promise.all(['crew-0', 'crew-1', 'single'].map(exists));
  const { status, stdout } = await command.run('start', file, '--wait');
  const requested = stdout.split('\n').filter((line) => line.endsWith('requested')).sort();
  expect([status, requested]).toEqual([0, ['crew-0', 'crew-1', 'single'].map((name) => `virtualmachine.kubevirt.io/${name} start requested`)]);
  await Promise.all(['crew-0', 'crew-1', 'single'].map(isReady));
});

describePlane('a machine that does not come up', () => {
  test('fails a start that waits for it, with the cause', async () => {
    await cluster.applyStrict(withStrategy(machine('no-image', { fail: 'ImagePullBackOff' }), 'Manual'));
    await exists('no-image');
    const { status, stdout, stderr } = await command.run('start', 'no-image', '--wait');
    expect([status, `${stdout}${stderr}`]).toEqual([1, expect.stringMatching(/^error: virtualmachine\/no-image: ImagePullBackOff: .* not found/m)]);
  });
});

test.each([
  ['no time', 'forced', ['--force'], 0],
  ['less time than its machine allows', 'hurried', ['--grace-period', '5'], 5],
])('a guest gets %s to shut down on request', async (_, name, options, terminationGracePeriodSeconds) => {
  const { spec: { template, ...spec }, ...object } = machine(name, {});
  const patient = { ...template, spec: { ...template.spec, terminationGracePeriodSeconds: 600 } };
  await cluster.applyStrict({ ...object, spec: { ...spec, template: patient } });
  await isReady(name);
  const history = new History(cluster);
  await history.begin();
  expect(await command.run('stop', name, ...options, '--wait')).toMatchObject({ status: 0 });
  await history.shows({ kind: 'VirtualMachineInstance', who: { metadata: { name } }, says: { spec: { terminationGracePeriodSeconds } } });
  history.end();
  expect((await stored(name)).spec.runStrategy).toBe('Halted');
});

test('suggests the nearest names for all unknown ones, and does nothing', async () => {
  await cluster.applyStrict(withStrategy(machine('database', {}), 'Manual'));
  const { status, stdout, stderr } = await command.run('start', 'databse', 'database', 'elsewhere');
  const there = (name: string) => `error: VirtualMachine "${name}" in namespace "${cluster.namespace}" does not exist: `;
  expect([status, stdout, stderr]).toEqual([1, '', `${there('databse')}write "database"\n${there('elsewhere')}\`cdk8s-kubevirt list -n ${cluster.namespace}\` lists those that exist\n`]);
});

test.each([['nobody', 'no such machine: write the name of a VirtualMachine'], ['vmi/nobody', 'it is not running: start it']])('refuses the display of %s before starting a viewer', async (name, reason) => {
  await expect(command.run('vnc', name)).resolves.toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(reason) });
});

test('waits for a machine that starts by itself, until it is certain to fail', async () => {
  await cluster.applyStrict(machine('diskless', {}, [{ name: 'root', dataVolume: { name: 'nowhere' } }]));
  await exists('diskless');
  const { status, stderr } = await command.run('start', 'diskless', '--wait', '--timeout', '60s');
  expect(status).toBe(1);
  expect(stderr).toContain('comes up on its own once it can');
  expect(stderr).toContain('ErrorPvcNotFound');
});

test.each([
  ['stop', '--all'], ['stop', 'web'], ['status', 'web'], ['delete', 'web', '--yes'], ['delete', '--all', '--yes'], ['list'], ['status'], ['wait', '--all'], ['doctor'],
])('refuses to %s in a namespace that does not exist', async (...args) => {
  const missing = `${cluster.namespace}s`;
  const { status, stdout, stderr } = await command.runAnywhere(...args, '-n', missing);
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(`the cluster has no namespace "${missing}": write "${cluster.namespace}"`);
});
