// Machines that are deleted without their disks, and failures on the way.
import { FakeCluster, object, type Refuse, SERVED } from './fake-cluster';
import * as cancellation from '../../../src/cli/command-line/cancellation';
import { deleteAll, waitUntilGone } from '../../../src/cli/delete/deletion';
import { HOLD_FINALIZER } from '../../../src/cli/delete/keep-disks';
import * as terminal from '../../../src/cli/terminal/print';
import { until } from '../../plane/until';
import { DISCOVERY, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;

afterEach(() => under?.close());
afterEach(() => jest.restoreAllMocks());

const machine = (name: string, metadata?: object) => object('virtualmachines', name, metadata);
const diskOf = (owner: string) => object('datavolumes', `${owner}-root`, { ownerReferences: [{ kind: 'VirtualMachine', name: owner, uid: `uid-of-${owner}` }] });

async function start(objects: readonly any[], refuse?: Refuse) {
  const fake = new FakeCluster(objects, refuse);
  under = await serve(fake.respond, { ...DISCOVERY, ...SERVED });
  return { fake, cluster: under.cluster };
}

const soon = () => ({ signal: AbortSignal.timeout(5_000) });

describe('a machine whose deletion is refused', () => {
  const refused = async (found: any) => {
    const { fake, cluster } = await start([found], ({ method }) => method === 'DELETE' ? 403 : undefined);
    const { objects, failed } = await deleteAll(cluster, [found], true, soon());
    return { finalizers: fake.find('web').metadata.finalizers, going: objects.length, failed };
  };

  test('loses the hold again', async () => {
    expect(await refused(machine('web', { finalizers: ['theirs'] }))).toEqual({ finalizers: ['theirs'], going: 0, failed: [expect.stringContaining('403: refused')] });
  });

  test('keeps the hold if an earlier run began to delete it, since its disks would be deleted with it', async () => {
    const found = machine('web', { deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [HOLD_FINALIZER] });
    expect(await refused(found)).toEqual({ finalizers: [HOLD_FINALIZER], going: 0, failed: [expect.stringMatching(/403: refused: .* has the finalizer .*: the same command completes that$/)] });
  });

  test('loses the hold also after an interruption', async () => {
    const interrupted = new AbortController();
    const { fake, cluster } = await start([machine('web')], ({ method }) => {
      if (method === 'DELETE') {
        interrupted.abort(new Error('interrupted'));
      }
      return method === 'DELETE' ? 503 : undefined;
    });
    const retry = { signal: interrupted.signal };
    const { failed } = await deleteAll(cluster.with(retry), [machine('web')], true, retry);
    expect(failed).toEqual([expect.stringContaining('interrupted')]);
    expect(fake.find('web').metadata.finalizers).toEqual([]);
  });
});

describe('a pool that others change after the plan', () => {
  const pool = object('virtualmachinepools', 'farm', { generation: 1 });

  /** The status of a first deletion is that of the change, if it returns one. */
  const deletedAfter = async (change: (fake: FakeCluster) => number | undefined) => {
    let isChanged = false;
    const { fake, cluster } = await start([pool], ({ method }) => {
      const isFirst = method === 'DELETE' && !isChanged;
      isChanged ||= isFirst;
      return isFirst ? change(fake) : undefined;
    });
    const retry = soon();
    const { failed } = await deleteAll(cluster.with(retry), [pool], false, retry);
    return { failed, isLeft: fake.find('farm') !== undefined };
  };

  test('is not deleted if its spec has changed, since it may make machines now', async () => {
    const scaled = await deletedAfter((fake) => void fake.edit('farm', { generation: 2 }));
    expect(scaled).toEqual({ failed: [expect.stringMatching(/farm: has changed since its deletion was planned: run the same command again$/)], isLeft: true });
  });

  test('is deleted if only its status has changed', async () => {
    expect(await deletedAfter((fake) => void fake.edit('farm', {}))).toEqual({ failed: [], isLeft: false });
  });

  test('is left alone if it is another of the same name', async () => {
    expect(await deletedAfter((fake) => void fake.edit('farm', { uid: 'uid-of-another' }))).toEqual({ failed: [], isLeft: true });
  });

  test('is deleted if the answer to the first request was lost, also while a finalizer holds it', async () => {
    const lost = await deletedAfter((fake) => {
      fake.edit('farm', { generation: 2, finalizers: ['theirs'], deletionTimestamp: '2026-01-01T00:00:00Z' });
      return 503;
    });
    expect(lost).toEqual({ failed: [], isLeft: true });
  });
});

describe('a machine that others change after it is held', () => {
  const deletedAfter = async (change: (fake: FakeCluster) => unknown) => {
    let isChanged = false;
    const { fake, cluster } = await start([machine('web')], ({ method }) => {
      if (method === 'DELETE' && !isChanged) {
        isChanged = true;
        change(fake);
      }
      return undefined;
    });
    const { failed } = await deleteAll(cluster, [machine('web')], true, soon());
    return { failed, left: fake.find('web')?.metadata };
  };

  test('is held again before its deletion if another run has removed the hold', async () => {
    const { failed, left } = await deletedAfter((fake) => fake.edit('web', { finalizers: [] }));
    expect([failed, left]).toEqual([[], expect.objectContaining({ deletionTimestamp: expect.any(String), finalizers: [HOLD_FINALIZER] })]);
  });

  test('is deleted with the hold if only other fields have changed', async () => {
    const { failed, left } = await deletedAfter((fake) => fake.edit('web', { labels: { a: 'b' } }));
    expect([failed, left]).toEqual([[], expect.objectContaining({ deletionTimestamp: expect.any(String), finalizers: [HOLD_FINALIZER] })]);
  });

  test('is left alone if it is another of the same name', async () => {
    const { fake, cluster } = await start([machine('web')]);
    expect(await deleteAll(cluster, [machine('web', { uid: 'uid-of-an-earlier-one' })], true, soon())).toMatchObject({ failed: [] });
    expect(fake.find('web').metadata.deletionTimestamp).toBeUndefined();
  });
});

test('an object that is another of the same name by the time of its deletion stays', async () => {
  const { fake, cluster } = await start([machine('web')]);
  const { failed } = await deleteAll(cluster, [machine('web', { uid: 'uid-of-an-earlier-one' })], false, soon());
  expect([failed, fake.find('web')]).toEqual([[expect.stringContaining('409: refused')], machine('web')]);
});

test('only machines are held for the sake of their disks', async () => {
  const secret = object('secrets', 'user-data');
  const { fake, cluster } = await start([secret]);
  expect(await deleteAll(cluster, [secret], true, soon())).toEqual({ objects: [secret], failed: [] });
  expect(fake.all()).toEqual([]);
});

test('a machine that others delete before it is held is not reported as held', async () => {
  const { fake, cluster } = await start([machine('web', { deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: ['theirs'] })]);
  const { failed } = await deleteAll(cluster, [fake.find('web')], true, soon());
  expect(failed).toEqual([expect.stringMatching(/cannot patch VirtualMachine "web" in namespace "n": 422: refused$/)]);
});

test('a machine that the cluster does not report in time may still exist', async () => {
  under = await serve(() => undefined);
  expect(await waitUntilGone(under.cluster, [machine('web')], [], { signal: AbortSignal.timeout(300) })).toEqual({
    remaining: ['virtualmachine.kubevirt.io/web: may still exist: the cluster has not answered'], failed: [],
  });
});

test.each([
  ['virtualmachines', 'snapshot.kubevirt.io/snapshot-source-protection', 'a VirtualMachineSnapshot in progress: wait for the snapshot, or delete it'],
  ['virtualmachines', 'pool.kubevirt.io/finalizer', 'virt-controller, until its pool has let it go'],
  ['persistentvolumeclaims', 'cdi.kubevirt.io/clonePopulator', 'CDI, until it has cleaned up after an import or a clone'],
  ['datavolumes', 'cdi.kubevirt.io/dataVolumeFinalizer', 'CDI, until it has cleaned up after an import or a clone'],
  ['persistentvolumeclaims', 'provisioner.storage.kubernetes.io/cloning-protection', 'its storage, until it is cloned to another claim'],
  ['persistentvolumeclaims', 'snapshot.storage.kubernetes.io/pvc-as-source-protection', 'a VolumeSnapshot in progress: wait for the snapshot, or delete it'],
])('one of %s that %s holds is reported with who removes it', async (resource, finalizer, holder) => {
  const { cluster } = await start([object(resource, 'db', { deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [finalizer] })]);
  const { remaining } = await waitUntilGone(cluster, [object(resource, 'db')], [], { signal: AbortSignal.timeout(500) });
  expect(remaining).toEqual([expect.stringMatching(new RegExp(`/db: is held by ${holder}$`))]);
});

describe('what the cluster deletes with its owner', () => {
  const pool = object('virtualmachinepools', 'farm', { finalizers: ['theirs'] });
  const owned = (resource: string, name: string, { kind, metadata }: any, finalizers: readonly string[] = ['theirs']) => (
    object(resource, name, { finalizers, ownerReferences: [{ kind, name: metadata.name, uid: metadata.uid }] })
  );
  const late = owned('virtualmachines', 'farm-1', pool);
  const volume = owned('datavolumes', 'root-1', late);
  const claim = owned('persistentvolumeclaims', 'claim-1', volume);

  /** Deletes an object after others are gone, and lets it go. */
  const collect = async (fake: FakeCluster, name: string) => {
    fake.delete(name);
    fake.edit(name, { finalizers: [] });
    // The next one goes only after the command had time to end too early.
    await new Promise((resolve) => setTimeout(resolve, 100));
  };

  /** Waits for a pool or a disk while its dependents go one after the other. */
  const waited = async (found: any, dependents: readonly any[]) => {
    const { fake, cluster } = await start([found, ...dependents]);
    let isOver = false;
    const result = waitUntilGone(cluster, [found], [], soon()).finally(() => isOver = true);
    for (const { kind, metadata: { name } } of [found, ...dependents]) {
      // What goes before it is found is not waited for.
      await until('its watch', () => isOver || under!.requests.some((request) => request.includes(`/${kind.toLowerCase()}s?watch=`)));
      expect([name, isOver]).toEqual([name, false]);
      await collect(fake, name);
    }
    return result;
  };

  test('is waited for: a machine that a pool has made after the plan, its disk, and the claim of that', async () => {
    expect(await waited(pool, [late, volume, claim])).toEqual({ remaining: [], failed: [] });
  });

  test('is waited for: the claim of a DataVolume that is deleted on its own', async () => {
    expect(await waited(object('datavolumes', 'root-1', { finalizers: ['theirs'] }), [claim])).toEqual({ remaining: [], failed: [] });
  });

  test('is reported if it does not go: a machine that a pool has made after the plan', async () => {
    const { cluster } = await start([owned('virtualmachines', 'farm-1', pool, ['pool.kubevirt.io/finalizer'])]);
    expect(await waitUntilGone(cluster, [pool], [], { signal: AbortSignal.timeout(500) })).toEqual({
      remaining: ['virtualmachine.kubevirt.io/farm-1: exists, and is not being deleted'], failed: [],
    });
  });

  test('does not include what another owner keeps, or what nothing owns', async () => {
    const shared = object('datavolumes', 'shared', { ownerReferences: [{ uid: 'uid-of-web' }, { uid: 'uid-of-a-backup' }] });
    const { cluster } = await start([shared, object('datavolumes', 'own')]);
    expect(await waitUntilGone(cluster, [machine('web')], [], soon())).toEqual({ remaining: [], failed: [] });
  });

  test('is left out if this user may not list it', async () => {
    const { cluster } = await start([volume], ({ url }) => /\/(?:datavolumes|persistentvolumeclaims)/.test(url!) ? 403 : undefined);
    expect(await waitUntilGone(cluster, [late], [], soon())).toEqual({ remaining: [], failed: [] });
  });
});

describe('objects that take long', () => {
  const slow = (name: string, namespace: string, finalizer = 'theirs') => machine(name, { namespace, deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [finalizer] });

  const notesOn = async (objects: readonly any[]) => {
    const { cluster } = await start(objects);
    const [quiet, over] = [new AbortController(), new AbortController()];
    jest.spyOn(cancellation, 'timeoutSignal').mockReturnValue(quiet.signal);
    const said = jest.spyOn(terminal, 'say').mockImplementation();
    const { size } = new Set(objects.map(({ metadata }) => metadata.namespace));
    const watched = (times: number) => until(`${times} watches`, () => under!.requests.filter((request) => request.includes('watch=')).length === times, 20);
    const waiting = waitUntilGone(cluster, objects, [], { signal: over.signal });
    await watched(size);
    quiet.abort();
    await watched(2 * size);
    over.abort();
    const { remaining } = await waiting;
    return { remaining, notes: said.mock.calls.flatMap(([, lines]) => lines) };
  };

  test('are each told, with their namespaces if they are in several', async () => {
    const held = (name: string, namespace: string) => `virtualmachine.kubevirt.io/${name} in namespace ${namespace}: is held by the owner of the finalizer theirs, who has to remove it`;
    const { notes, remaining } = await notesOn([slow('a', 'n'), slow('b', 'm')]);
    expect(notes).toEqual([`waiting for ${held('a', 'n')}`, `waiting for ${held('b', 'm')}`]);
    expect(remaining).toEqual([held('a', 'n'), held('b', 'm')]);
  });

  test('are counted beyond the first three of those that the same holds', async () => {
    const { notes, remaining } = await notesOn([...Array.from({ length: 200 }, (_, index) => slow(`a-${index}`, 'n')), slow('b', 'n', 'others')]);
    expect(notes).toEqual([
      ...[0, 1, 2].map((index) => expect.stringMatching(`^waiting for virtualmachine.kubevirt.io/a-${index}: is held by .* theirs`)),
      'waiting for 197 more like virtualmachine.kubevirt.io/a-0',
      expect.stringMatching(/^waiting for virtualmachine.kubevirt.io\/b: is held by .* others/),
    ]);
    expect(remaining).toHaveLength(201);
  });
});

describe('machines that are deleted without their disks', () => {
  const held = (name: string, ...finalizers: string[]) => machine(name, { deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [...finalizers, HOLD_FINALIZER] });

  test('are let go one by one: a guest that does not shut down keeps only its own', async () => {
    const { fake, cluster } = await start([held('stuck', 'theirs'), held('done'), held('later', 'theirs'), ...['stuck', 'done', 'later'].map(diskOf)]);
    const over = new AbortController();
    const reported = jest.spyOn(terminal, 'printProgress').mockImplementation();
    const result = waitUntilGone(cluster, ['stuck', 'done', 'later'].map((name) => fake.find(name)), undefined, { signal: over.signal });
    await until('the first to be gone', () => Promise.resolve(fake.find('done') === undefined));
    fake.edit('later', { finalizers: [HOLD_FINALIZER] });
    await until('the second to be reported', () => Promise.resolve(reported.mock.calls.flat(2).includes('virtualmachine.kubevirt.io/later deleted')));
    over.abort(new Error('over'));
    expect(await result).toEqual({ remaining: [expect.stringMatching(/^virtualmachine\.kubevirt\.io\/stuck: is held by the owner of the finalizer theirs/)], failed: [] });
    expect(['stuck', 'done', 'later'].map((name) => fake.find(`${name}-root`).metadata.ownerReferences.length)).toEqual([1, 0, 0]);
  });

  test('are let go although the disk of another cannot be changed, which is named', async () => {
    const { fake, cluster } = await start(
      [held('web'), held('db'), ...['web', 'db'].map(diskOf)], ({ method, url }) => method === 'PATCH' && url!.includes('/db-root') ? 422 : undefined,
    );
    expect(await waitUntilGone(cluster, [fake.find('db'), fake.find('web')], undefined, soon())).toEqual({
      remaining: [],
      failed: [expect.stringMatching(/^virtualmachine\.kubevirt\.io\/db: is held until its disks have lost it as their owner: .*cannot patch DataVolume "db-root".*422: refused: the same command completes it$/)],
    });
    expect([fake.find('web'), fake.find('web-root').metadata.ownerReferences]).toEqual([undefined, []]);
    expect(fake.find('db').metadata.finalizers).toEqual([HOLD_FINALIZER]);
  });

  test('are not let go before their deletion has begun', async () => {
    const { fake, cluster } = await start([machine('web', { finalizers: [HOLD_FINALIZER] }), diskOf('web')]);
    const { remaining } = await waitUntilGone(cluster, [fake.find('web')], undefined, { signal: AbortSignal.timeout(500) });
    expect(remaining).toEqual(['virtualmachine.kubevirt.io/web: exists, and is not being deleted']);
    expect([fake.find('web').metadata.finalizers, fake.find('web-root').metadata.ownerReferences.length]).toEqual([[HOLD_FINALIZER], 1]);
  });

  test('are held if this user may no longer list the disks', async () => {
    const { fake, cluster } = await start([held('web'), diskOf('web')], ({ method, url }) => method === 'GET' && url!.includes('/datavolumes') ? 403 : undefined);
    const { failed } = await waitUntilGone(cluster, [fake.find('web')], undefined, soon());
    expect([failed, fake.find('web').metadata.finalizers]).toEqual([[expect.stringContaining(': this user may no longer list the disks: the same command completes it')], [HOLD_FINALIZER]]);
  });

  test('are let go by a user who may read the other objects but not watch them', async () => {
    const gone = object('secrets', 'user-data');
    const { fake, cluster } = await start([held('web'), diskOf('web')], ({ url }) => /\/secrets\?/.test(url!) ? 403 : undefined);
    expect(await waitUntilGone(cluster, [fake.find('web'), gone], undefined, soon())).toEqual({ remaining: [], failed: [] });
    expect(fake.find('web-root').metadata.ownerReferences).toEqual([]);
  });

  test('are let go by a user who may not even read the other objects, which is reported', async () => {
    const { fake, cluster } = await start([held('web'), diskOf('web')], ({ url }) => /\/secrets/.test(url!) ? 403 : undefined);
    const { remaining, failed } = await waitUntilGone(cluster, [object('secrets', 'user-data'), fake.find('web')], undefined, soon());
    expect([remaining, failed]).toEqual([[], [expect.stringContaining('cannot read Secret "user-data"')]]);
    expect([fake.find('web'), fake.find('web-root').metadata.ownerReferences]).toEqual([undefined, []]);
  });
});
