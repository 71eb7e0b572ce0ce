// A lease from start to end, with Crabbox's template and a real SSH server in the guest.
import { writeFileSync } from 'fs';
import { connect } from 'net';
import { kill } from 'process';
import { builtCommand, crabboxTemplate, leftInCluster, LeaseUser } from './lease-user';
import { until, useCluster } from '../plane/cluster';
import { describeSsh, unremarked } from '../plane/ssh';

const cluster = useCluster();
const users: LeaseUser[] = [];
let command: string;

beforeAll(() => {
  command = builtCommand();
});

afterAll(() => users.forEach((each) => each.remove()));

function user(settings: object = {}): LeaseUser {
  const made = new LeaseUser(command, cluster, crabboxTemplate(cluster), settings);
  users.push(made);
  return made;
}

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

/** The first message of a display server. */
const greeting = (port: number) => new Promise((resolve, reject) => connect(port, '127.0.0.1').once('data', (data) => resolve(String(data))).once('error', reject));

function isRunning(process: number): boolean {
  try {
    return kill(process, 0);
  } catch {
    return false;
  }
}

const empty = () => until('nothing of the leases to be left', async () => (await leftInCluster(cluster)).length === 0);

test('a namespace without leases is told from one that does not exist', async () => {
  const someone = user();
  await expect(someone.run('list', '-o', 'json')).resolves.toMatchObject({ exitCode: 0, stdout: '[]\n' });
  const typo = `${cluster.namespace}x`;
  const stderr = expect.stringContaining(`error: the cluster has no namespace "${typo}": `);
  for (const [verb, ...args] of [['list'], ['cleanup'], ['status', 'vm-smoke'], ['stop', 'vm-smoke']]) {
    await expect(someone.run(verb, ...args, '-n', typo)).resolves.toEqual({ exitCode: 1, stdout: '', stderr });
  }
});

describeSsh('a lease', () => {
  test.each<[string, object]>([
    ['without other tools', {}],
    ['through virtctl and kubectl', { virtctl: 'virtctl', kubectl: 'kubectl' }],
  ])('is taken, used, inspected and ended %s', async (_title, settings) => {
    const someone = user(settings);
    const taken = await someone.run('warmup', '--slug', 'vm-smoke');
    const id = taken.stdout.trim();
    expect([taken.exitCode, id, taken.stderr]).toEqual([0, expect.stringMatching(/^lease-[0-9a-f]{12}$/), expect.stringContaining('lease vm-smoke: ready for 1h30m, or until it is idle for 30m\n')]);
    expect(someone.files()).toEqual([id, `${id}.json`, `${id}/id_ed25519`, `${id}/id_ed25519.pub`, `${id}/known_hosts`]);

    const [fine, failing] = [await someone.run('run', '--id', 'vm-smoke', '--', 'sh', '-c', 'echo $HOSTNAME; echo to the log >&2'), await someone.run('run', '--id', id, '--', 'sh', '-c', 'exit 7')];
    expect(unremarked(fine)).toEqual({ exitCode: 0, stdout: `lease-vm-smoke-${id.slice(-8)}\n`, stderr: 'to the log\n' });
    expect(failing.exitCode).toBe(7);
    await expect(someone.run('ssh', 'vm-smoke')).resolves.toMatchObject({ exitCode: 0 });

    // KubeVirt updates the machine's status after the instance's.
    await until('the machine to run', async () => /^status +Running$/m.test((await someone.run('status', 'vm-smoke')).stdout));
    const inspected = JSON.parse((await someone.run('inspect', id)).stdout);
    expect([inspected.lease, inspected.virtualMachineInstance.status.phase]).toEqual([expect.objectContaining({ id, slug: 'vm-smoke', state: 'ready', isYours: true }), 'Running']);
    expect(JSON.parse((await someone.run('list', '-o', 'json')).stdout)).toEqual([{ ...inspected.lease, cleanup: expect.stringMatching(/^has .* left$/) }]);

    await expect(someone.run('stop', 'vm-smoke')).resolves.toEqual({ exitCode: 0, stdout: '', stderr: 'lease vm-smoke: deleted\n' });
    expect(someone.files()).toEqual([]);
    await empty();
  });

  test('whose machine somebody has deleted is still ended, and only once', async () => {
    const someone = user();
    await someone.run('warmup', '--slug', 'lost');
    const [{ metadata: { name } }] = await cluster.list(VM);
    await cluster.delete({ ...VM, name });
    await expect(someone.run('stop', 'lost', '--retain')).resolves.toMatchObject({ exitCode: 1, stderr: expect.stringContaining('its machine is gone from namespace') });
    await expect(someone.run('stop', 'lost')).resolves.toEqual({ exitCode: 0, stdout: '', stderr: 'lease lost: its machine was gone already: removed its record and key\n' });
    expect(someone.files()).toEqual([]);
    await expect(someone.run('stop', 'lost')).resolves.toMatchObject({ exitCode: 1, stderr: expect.stringContaining('does not exist in namespace') });
    await empty();
  });

  test('receives a working tree without the files that Git ignores', async () => {
    const someone = user();
    await someone.run('warmup', '--slug', 'synced');
    writeFileSync(someone.path('work/here.txt'), 'from here\n');
    await expect(someone.run('run', '--id', 'synced', '--sync', '--', 'cat', 'here.txt')).resolves.toMatchObject({ exitCode: 0, stdout: 'from here\n' });
    await someone.run('stop', 'synced');
  });

  test('with retained disks is switched off, skipped by clean-up, inspected while stopped, and started by the next command', async () => {
    const someone = user({ deleteOnRelease: false });
    await someone.run('warmup', '--slug', 'kept');
    await expect(someone.run('stop', 'kept')).resolves.toMatchObject({ exitCode: 0, stderr: 'lease kept: switched off\n' });
    await until('the machine to be off', async () => /^status +Stopped$/m.test((await someone.run('status', 'kept')).stdout));
    await expect(someone.run('cleanup')).resolves.toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^kept: machine lease-kept-\w+ skipped: is switched off, and its disks are kept\n$/) });
    await expect(someone.run('run', '--id', 'kept', '--', 'echo', 'again')).resolves.toMatchObject({ exitCode: 0, stdout: 'again\n' });
    await expect(someone.run('stop', '--delete', 'kept')).resolves.toMatchObject({ exitCode: 0, stderr: 'lease kept: deleted\n' });
    expect(someone.files()).toEqual([]);
    await empty();
  });

  test('idle for longer than allowed is deleted by clean-up, with the reason', async () => {
    const someone = user({ idleTimeout: '1s' });
    await someone.run('warmup', '--slug', 'idle');
    const planned = await until('the lease to be over', async () => {
      const { stdout } = await someone.run('cleanup', '--dry-run');
      return /would be deleted/.test(stdout) && stdout;
    });
    expect(planned).toMatch(/^idle: machine lease-idle-\w{8} would be deleted: it was idle for \w+, and 1s is allowed\n$/);
    expect(await leftInCluster(cluster)).not.toEqual([]);
    await expect(someone.run('cleanup')).resolves.toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^idle: machine lease-idle-\w{8} deleted: /) });
    expect(someone.files()).toEqual([]);
    await empty();
  });

  test('in use for longer than its idle timeout is kept by clean-up', async () => {
    // Three times the interval at which it is touched.
    const someone = user({ idleTimeout: '12s' });
    await someone.run('warmup', '--slug', 'busy');
    const working = someone.start('run', '--id', 'busy', '--', 'sleep', '600');
    const touches = () => cluster.list({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' }).then(([machine]) => machine.metadata.annotations);
    const { 'cdk8s-kubevirt/lease-last-touched-at': first } = await until('the work to begin', async () => {
      const annotations = await touches();
      return annotations['cdk8s-kubevirt/lease-state'] === 'running' && annotations;
    });
    await until('its clock to be touched beyond its time', async () => Number((await touches())['cdk8s-kubevirt/lease-last-touched-at']) > Number(first) + 12);
    await expect(someone.run('cleanup')).resolves.toMatchObject({ stdout: expect.stringContaining('skipped: has ') });
    working.kill('SIGTERM');
    await working.ended;
    await someone.run('stop', 'busy');
    await empty();
  });

  test.each<[NodeJS.Signals, number]>([['SIGTERM', 143], ['SIGINT', 130]])('has nothing left of a command that %s ended, not even its children', async (signal, exitCode) => {
    const someone = user();
    await someone.run('warmup', '--slug', 'ended');
    // Guests and tests are processes of the same system.
    const working = someone.start('run', '--id', 'ended', '--', 'sh', '-c', 'sleep 600 & echo $$ $!; setsid sleep 600 & echo $!; wait');
    const processes = await until('the command to run', () => /^(\d+) (\d+)\n(\d+)\n$/.exec(working.stdout())?.slice(1).map(Number));
    working.kill(signal);
    await expect(working.ended).resolves.toMatchObject({ exitCode, stderr: '' });
    // For a moment, until init has read it, their exit status remains.
    await until('its processes to be gone', () => !processes.some(isRunning));
    await someone.run('stop', 'ended');
    await empty();
  });

  test('whose command ignores the signal that ends it is said to have it still', async () => {
    const someone = user();
    await someone.run('warmup', '--slug', 'stubborn');
    const working = someone.start('run', '--id', 'stubborn', '--', 'sh', '-c', 'trap "" TERM; echo $$; while :; do sleep 1; done');
    const process = await until('the command to run', () => Number(working.stdout()) || undefined);
    working.kill('SIGTERM');
    await expect(working.ended).resolves.toMatchObject({ exitCode: 143, stderr: 'note: the command in the guest was not ended, and may still run there\n' });
    expect(isRunning(process)).toBe(true);
    await someone.run('stop', 'stubborn');
    kill(process, 'SIGKILL');
    await empty();
  });

  test('whose machine is deleted ends its command with the code for an unknown result, and that cause', async () => {
    const someone = user();
    await someone.run('warmup', '--slug', 'lost');
    const working = someone.start('run', '--id', 'lost', '--', 'sh', '-c', 'echo begun; sleep 600');
    await until('the command to run', () => working.stdout() !== '');
    const [{ metadata: { name } }] = await cluster.list(VM);
    await cluster.delete({ ...VM, name });
    await expect(working.ended).resolves.toMatchObject({ exitCode: 255, stderr: expect.stringMatching(new RegExp(`^error: lease lost: its machine "${name}" was deleted while the command ran: ssh to VirtualMachine `, 'm')) });
    await someone.run('cleanup');
    await empty();
  });

  describe('taken by an earlier version, without a scope,', () => {
    const takenBefore = async (settings: object) => {
      const someone = user(settings);
      await someone.run('warmup', '--slug', 'legacy');
      someone.changeRecords(({ id, slug, name, user: login, port }) => ({ id, slug, name, user: login, port }));
      return someone;
    };

    test('is usable, and ends with its record and key', async () => {
      const someone = await takenBefore({});
      await expect(someone.run('run', '--id', 'legacy', '--', 'true')).resolves.toMatchObject({ exitCode: 0 });
      await expect(someone.run('stop', 'legacy')).resolves.toMatchObject({ exitCode: 0, stderr: 'lease legacy: deleted\n' });
      expect(someone.files()).toEqual([]);
      await empty();
    });

    test('is deleted by clean-up once it expires, with its record and key', async () => {
      const someone = await takenBefore({ idleTimeout: '1s' });
      await until('the lease to be ended', async () => /^legacy: machine lease-legacy-\w{8} deleted: it was idle/m.test((await someone.run('cleanup')).stdout));
      expect(someone.files()).toEqual([]);
      await empty();
    });

    test('is kept if its machine is not found, since that may be in another cluster', async () => {
      const someone = await takenBefore({});
      const [machine] = await cluster.list(VM);
      await cluster.delete({ ...VM, name: machine.metadata.name });
      await empty();
      await expect(someone.run('cleanup')).resolves.toMatchObject({ exitCode: 0, stdout: '' });
      expect(someone.files().filter((file) => file.endsWith('.json'))).toHaveLength(1);
    });
  });

  test('shows its display to other users, even while its guest does not answer over SSH', async () => {
    const owner = user();
    await owner.run('warmup', '--slug', 'shown');
    await owner.run('stop', '--retain', 'shown');
    const watcher = user();
    const { id } = JSON.parse((await watcher.run('inspect', 'shown')).stdout).lease;
    const display = watcher.start('vnc', id);
    const port = await until('the display to be served', () => /^127\.0\.0\.1:(\d+) -> lease-shown-\w{8}\n$/.exec(display.stdout())?.[1]);
    const { status } = await cluster.list({ ...VM, kind: 'VirtualMachineInstance' }).then(([instance]) => instance);
    // KubeVirt refuses the display until then.
    expect(status.phase).toBe('Running');
    await expect(greeting(Number(port))).resolves.toBe('RFB 003.008\n');
    display.kill('SIGINT');
    await expect(display.ended).resolves.toMatchObject({ exitCode: 0 });
    await owner.run('stop', '--delete', 'shown');
    await empty();
  });

  test('of another user is listed, but cannot be logged in to', async () => {
    const [owner, other] = [user(), user()];
    const id = (await owner.run('warmup', '--slug', 'owned')).stdout.trim();
    expect(JSON.parse((await other.run('list', '-o', 'json')).stdout)).toEqual([expect.objectContaining({ slug: 'owned', isYours: false })]);
    await expect(other.run('run', '--id', 'owned', '--', 'true')).resolves.toEqual({
      exitCode: 255, stdout: '', stderr: expect.stringMatching(new RegExp(`^error: lease "owned": was taken by .* to use it anyway, write its id ${id} or its machine's name lease-owned-\\w+\n$`)),
    });
    await expect(other.run('run', '--id', id, '--', 'true')).resolves.toEqual({
      exitCode: 255, stdout: '', stderr: expect.stringMatching(/^error: lease owned: was taken by another user, or with another kubeconfig, context or computer \(\S+@\S+\), so its key is not known here: set sshUser and sshKey if you have another key\n$/),
    });
    await expect(other.run('warmup', '--slug', 'owned')).resolves.toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/^error: slug "owned" is taken by lease lease-\w{12}, machine "lease-owned-\w{8}": choose another one with --slug, or use that lease\n$/) });
    expect(other.files()).toEqual([]);
    await owner.run('stop', 'owned');
    await empty();
  });
});
