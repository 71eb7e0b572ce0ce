// Whose lease a slug ends, and what happens to a lease that is switched off while others use it.
import { setTimeout as sleep } from 'timers/promises';
import { LeaseClient } from './lease-client';
import { useMemoryCluster } from './memory-cluster';
import { cleanUp } from '../../../src/cli/leases/clean-up';
import { stopLease } from '../../../src/cli/leases/stop-lease';
import { withRunningGuest } from '../../../src/cli/leases/use-lease';

const cluster = useMemoryCluster();
const HOUR = 3_600;
const STATE = 'cdk8s-kubevirt/lease-state';
let owner: LeaseClient;
let other: LeaseClient;

beforeEach(() => {
  cluster.machines.clear();
  cluster.instead = undefined;
  [owner, other] = [new LeaseClient(cluster), new LeaseClient(cluster)];
});
afterEach(() => {
  owner.remove();
  other.remove();
});

const stopped = (client: LeaseClient, called: string, wanted?: 'delete' | 'stop') => client.run((context) => stopLease(context, called, wanted));
const worked = (client: LeaseClient, called: string) => client.run((context) => withRunningGuest(context, called, 60, async ({ name }) => name));
const cleaned = (client: LeaseClient) => client.run((context) => cleanUp(context, { isDryRun: false }));
const left = () => [...cluster.machines.keys()];

/** Whether the guest runs, and the state in its annotation. */
const now = (name: string) => ({ isOn: cluster.isOn(name), state: cluster.machines.get(name).metadata.annotations[STATE] });

test('a lease whose annotations somebody has made invalid is still deleted, if that is asked for', async () => {
  const { name } = (await owner.warmUp({ slug: 'vm-smoke' }))!;
  cluster.annotate(name, { [STATE]: 'odd' });
  await expect(stopped(owner, 'vm-smoke')).rejects.toThrow(`machine "${name}": annotation ${STATE}: "odd": write one of `);
  await expect(stopped(owner, 'vm-smoke', 'delete')).resolves.toEqual({ slug: 'vm-smoke', action: 'delete' });
  expect([left(), owner.records.all()]).toEqual([[], []]);
});

test('a machine whose labels somebody has removed is no lease any longer, and is not deleted', async () => {
  const { name } = (await owner.warmUp({ slug: 'vm-smoke' }))!;
  cluster.machines.get(name).metadata.labels = {};
  await expect(stopped(owner, 'vm-smoke', 'delete')).rejects.toThrow(`machine "${name}": label cdk8s-kubevirt/lease-id: is missing: undo that`);
  expect(left()).toEqual([name]);
});

test('a machine that has taken the place of a lease\'s machine by the time of its deletion stays', async () => {
  const { name } = (await owner.warmUp({ slug: 'vm-smoke' }))!;
  cluster.atFirst(/^DELETE /, () => void cluster.create({ metadata: { name } }));
  await expect(stopped(owner, 'vm-smoke', 'delete')).resolves.toEqual({ slug: 'vm-smoke', action: 'delete' });
  expect(left()).toEqual([name]);
});

describe('by its slug', () => {
  test.each(['delete', 'stop', undefined] as const)('a lease of somebody else is not ended (%s), only by its id or the name of its machine', async (wanted) => {
    const { id, name } = (await owner.warmUp({ slug: 'vm-smoke' }))!;
    await expect(other.warmUp({ slug: 'vm-smoke' })).rejects.toThrow('slug "vm-smoke" is taken');
    await expect(stopped(other, 'vm-smoke', wanted)).rejects.toThrow(
      new RegExp(`^lease "vm-smoke": was taken by another user, or with another kubeconfig, context or computer \\(\\S+@\\S+\\): to end it anyway, write its id ${id} or its machine's name ${name}$`),
    );
    expect([left(), now(name)]).toEqual([[name], { isOn: true, state: 'ready' }]);
    await expect(worked(other, 'vm-smoke')).rejects.toThrow(
      new RegExp(`^lease "vm-smoke": was taken by .*: to use it anyway, write its id ${id} or its machine's name ${name}$`),
    );
    await expect(worked(other, id)).resolves.toBe(name);
    await expect(worked(other, name)).resolves.toBe(name);
    expect(jest.mocked(process.stderr.write).mock.calls.filter(([said]) => /^note: lease vm-smoke: was taken by another user, .* \(\S+@\S+\)\n$/.test(String(said)))).toHaveLength(2);
    await expect(stopped(other, id, 'stop')).resolves.toMatchObject({ action: 'stop' });
    await expect(stopped(other, name, 'delete')).resolves.toEqual({ slug: 'vm-smoke', action: 'delete' });
    expect(left()).toEqual([]);
  });

  test('a lease of somebody else is neither ended nor used in place of one\'s own that is gone', async () => {
    await owner.warmUp({ slug: 'vm-smoke' });
    cluster.machines.clear();
    const { id, name } = (await other.warmUp({ slug: 'vm-smoke' }))!;
    const gone = /^lease "vm-smoke": its machine is gone from namespace "ci" .* removes the record of this one$/;
    await expect(stopped(owner, 'vm-smoke', 'stop')).rejects.toThrow(gone);
    await expect(worked(owner, 'vm-smoke')).rejects.toThrow(gone);
    expect(left()).toEqual([name]);
    await expect(worked(owner, id)).resolves.toBe(name);
    await expect(stopped(owner, 'vm-smoke')).resolves.toEqual({ slug: 'vm-smoke', action: 'gone' });
    expect([left(), owner.kept]).toEqual([[name], { records: [], keys: [] }]);
    await expect(stopped(owner, 'vm-smoke')).rejects.toThrow(`to end it anyway, write its id ${id} or its machine's name ${name}`);
    await expect(worked(owner, 'vm-smoke')).rejects.toThrow(`write its id ${id} or its machine's name ${name}`);
  });

  test('a lease whose slug is the name of another machine does not shadow that machine', async () => {
    const { name } = (await owner.warmUp({ slug: 'one' }))!;
    const hiding = (await owner.warmUp({ slug: name }))!;
    await expect(stopped(other, name)).resolves.toEqual({ slug: 'one', action: 'delete' });
    expect(left()).toEqual([hiding.name]);
  });
});

describe('a lease whose machine somebody else has deleted', () => {
  test.each(['delete', undefined] as const)('is ended by removing its record and key (%s), once', async (wanted) => {
    const { id } = (await owner.warmUp({ slug: 'mine' }))!;
    await owner.warmUp({ slug: 'another' });
    cluster.machines.delete(left()[0]);
    await expect(stopped(owner, id, wanted)).resolves.toEqual({ slug: 'mine', action: 'gone' });
    expect(owner.records.all()).toMatchObject([{ slug: 'another' }]);
    await expect(stopped(owner, 'mine', wanted)).rejects.toThrow(/^lease "mine": does not exist in namespace "ci" /);
  });

  test('is ended while that machine is still being deleted', async () => {
    const { name } = (await owner.warmUp({ slug: 'mine' }))!;
    cluster.machines.get(name).metadata.deletionTimestamp = '2027-01-15T08:00:00Z';
    await expect(stopped(owner, 'mine')).resolves.toEqual({ slug: 'mine', action: 'gone' });
    expect([left(), owner.kept]).toEqual([[name], { records: [], keys: [] }]);
  });

  test('is ended if another machine has taken the name, which stays', async () => {
    const { name } = (await owner.warmUp({ slug: 'mine' }))!;
    const { metadata: { labels, annotations } } = cluster.machines.get(name);
    cluster.create({ metadata: { name, labels, annotations } });
    await expect(stopped(owner, 'mine')).resolves.toEqual({ slug: 'mine', action: 'gone' });
    expect([left(), owner.kept]).toEqual([[name], { records: [], keys: [] }]);
  });

  test('cannot keep its disks', async () => {
    await owner.warmUp({ slug: 'mine' });
    cluster.machines.clear();
    await expect(stopped(owner, 'mine', 'stop')).rejects.toThrow(/^lease "mine": its machine is gone from namespace "ci" /);
    expect(owner.records.all()).toHaveLength(1);
  });

  test('is not taken for gone while the context leads to another cluster', async () => {
    const { id } = (await owner.warmUp({ slug: 'mine' }))!;
    cluster.machines.clear();
    owner.leadsTo = 'another';
    await expect(stopped(owner, 'mine')).rejects.toThrow(/^lease mine: it is not in this cluster, and the context led to another one when it was taken: /);
    expect(owner.records.all()).toMatchObject([{ id }]);
  });

  test('is not ended if its machine appears in the meantime, and the message explains how to end it in the same way', async () => {
    const { name } = (await owner.warmUp({ slug: 'mine' }))!;
    cluster.atFirst(/^GET .*\/virtualmachines\/lease-mine-/, () => ({ code: 404, body: { reason: 'NotFound' } }));
    await expect(stopped(owner, 'mine', 'delete')).rejects.toThrow(/^lease mine: its machine has just appeared: run `.* stop .*--namespace ci --delete mine` again$/);
    expect([left(), owner.records.all(), owner.records.hold(owner.records.all()[0])]).toMatchObject([[name], [{ slug: 'mine' }], {}]);
  });

  test('is not taken for gone while its creation may still take effect', async () => {
    await owner.warmUp({ slug: 'mine', kill: { at: 3, when: 'before' } });
    expect([left(), owner.records.all()]).toMatchObject([[], [{ slug: 'mine' }]]);
    await expect(stopped(owner, 'mine')).rejects.toThrow(/^lease mine: its creation was interrupted, and its machine may still appear: /);
    cluster.time += 180;
    await owner.run(({ machines }) => machines.list());
    await expect(stopped(owner, 'mine')).resolves.toEqual({ slug: 'mine', action: 'gone' });
    expect(owner.kept).toEqual({ records: [], keys: [] });
  });
});

test('a lease is looked for in a namespace that does not exist, and that is reported', async () => {
  cluster.atFirst(/^GET .*\/namespaces\/ci$/, () => ({ code: 404, body: { reason: 'NotFound' } }));
  await expect(stopped(owner, 'mine')).rejects.toThrow(/^the cluster has no namespace "ci": /);
});

test('a lease is not ended on a cluster that does not answer for a minute, and that is reported then', async () => {
  await owner.warmUp({ slug: 'mine' });
  const clock = performance.now.bind(performance);
  let passed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + passed);
  cluster.instead = () => {
    passed += 25_000;
    return { code: 503, body: 'busy' };
  };
  await expect(stopped(owner, 'mine')).rejects.toThrow(/: cannot get VirtualMachine "lease-mine-\w+" .*: 503: busy$/);
});

describe('while another command is working on it', () => {
  test('a lease is ended once that command has left it alone', async () => {
    const held = owner.records.hold((await owner.warmUp({ slug: 'mine' }))!)!;
    const stopping = stopped(owner, 'mine');
    await sleep(300);
    expect(left()).toHaveLength(1);
    held.release();
    await expect(stopping).resolves.toEqual({ slug: 'mine', action: 'delete' });
    expect([left(), owner.kept]).toEqual([[], { records: [], keys: [] }]);
  });

  test('a lease is ended once that command has ended it itself', async () => {
    await owner.warmUp({ slug: 'mine' });
    cluster.time += 60;
    let stopping: Promise<unknown> | undefined;
    cluster.atFirst(/^DELETE .*\/lease-mine-/, async () => {
      stopping = stopped(owner, 'mine');
      stopping.catch(() => undefined);
      await sleep(300);
      return undefined;
    });
    const { outcomes } = (await owner.run((context) => cleanUp(context, { isDryRun: false, maxAge: 1 })))!;
    expect(outcomes).toEqual([expect.objectContaining({ action: 'delete' })]);
    await expect(stopping).resolves.toEqual({ slug: 'mine', action: 'delete' });
    expect([left(), owner.kept]).toEqual([[], { records: [], keys: [] }]);
  });

  test.each<['delete' | 'stop' | undefined, string]>([
    [undefined, ''], ['stop', '--retain '], ['delete', '--delete '],
  ])('a lease is left if that takes long, and the message explains how to %s it later', async (wanted, option) => {
    const { name } = (await owner.warmUp({ slug: 'mine' }))!;
    const clock = performance.now.bind(performance);
    let passed = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => clock() + passed);
    const hold = jest.spyOn(owner.records, 'hold').mockImplementation(() => {
      passed += 6_000;
      return undefined;
    });
    await expect(owner.run((context) => stopLease(context, 'mine', wanted))).rejects.toThrow(
      new RegExp(`^lease mine: another command is working on it: wait for it, then run \`.* stop .*--namespace ci ${option}mine\` again$`),
    );
    expect([left(), hold.mock.calls.length]).toEqual([[name], 2]);
  });
});

describe('a lease that is to be switched off', () => {
  const use = (name: string) => cluster.annotate(name, { [STATE]: 'running', 'cdk8s-kubevirt/lease-last-touched-at': String(cluster.time) });
  const over = async (isKept = false) => {
    const lease = (await owner.warmUp({ slug: 'mine', isDeleted: false, isKept }))!;
    cluster.time += HOUR;
    return lease;
  };

  test('by a clean-up stays on if somebody uses it again before that is recorded', async () => {
    const { name } = await over();
    cluster.atFirst(/^PATCH/, () => use(name));
    expect((await cleaned(owner))!.outcomes).toEqual([expect.objectContaining({ action: 'skip', reason: 'has 30m left' })]);
    expect(now(name)).toEqual({ isOn: true, state: 'running' });
  });

  test('by a clean-up stays on if somebody uses it again before its guest is stopped', async () => {
    const { name } = await over();
    cluster.atFirst(/^PUT .*\/stop$/, () => {
      use(name);
      return { code: 503, body: 'busy' };
    });
    expect((await cleaned(owner))!.outcomes).toEqual([expect.objectContaining({ action: 'skip', reason: 'is in use again' })]);
    expect(now(name)).toEqual({ isOn: true, state: 'running' });
  });

  test('by its user stays on if somebody uses it again, and that is reported', async () => {
    const { name } = await over();
    cluster.atFirst(/^PUT .*\/stop$/, () => {
      use(name);
      return { code: 503, body: 'busy' };
    });
    await expect(stopped(owner, 'mine')).rejects.toThrow(/^lease mine: it is in use again and stays on: run `.* stop .* --retain lease-mine-\w+` to switch it off anyway$/);
    expect(now(name)).toEqual({ isOn: true, state: 'running' });
    await stopped(owner, 'mine');
    expect(now(name)).toEqual({ isOn: false, state: 'retained' });
  });

  test('by its user is switched off even if its machine changes in the meantime', async () => {
    const { name } = await over();
    cluster.atFirst(/^PATCH/, () => cluster.annotate(name, { mine: 'yes' }));
    await stopped(owner, 'mine');
    expect([now(name), cluster.machines.get(name).metadata.annotations.mine]).toEqual([{ isOn: false, state: 'retained' }, 'yes']);
  });

  test.each([false, true])('but was not, since that command was killed, is switched off by a clean-up, marked to be kept or not (%s)', async (isKept) => {
    const { name } = await over(isKept);
    await owner.run((context) => stopLease(context, 'mine', 'stop'), { at: 5, when: 'before' });
    expect(now(name)).toEqual({ isOn: true, state: 'retained' });
    expect((await cleaned(other))!.outcomes).toEqual([expect.objectContaining({ action: 'stop', reason: 'should be switched off, but its guest still runs' })]);
    expect(now(name)).toEqual({ isOn: false, state: 'retained' });
    expect((await cleaned(other))!.outcomes).toEqual([expect.objectContaining({ action: 'skip', reason: 'is switched off, and its disks are kept' })]);
    await expect(worked(owner, 'mine')).resolves.toBe(name);
    await cleaned(owner);
    expect(now(name)).toEqual({ isOn: true, state: 'ready' });
  });
});
