// What others do with a lease, or with the host, while somebody works in it.
import { setTimeout as sleep } from 'timers/promises';
import { LeaseClient } from './lease-client';
import { useMemoryCluster } from './memory-cluster';
import { cleanUp } from '../../../src/cli/leases/clean-up';
import { stopLease } from '../../../src/cli/leases/stop-lease';
import { withRunningGuest } from '../../../src/cli/leases/use-lease';

const cluster = useMemoryCluster();
const HOUR = 3_600;
let user: LeaseClient;

beforeEach(async () => {
  cluster.machines.clear();
  user = new LeaseClient(cluster);
  await user.warmUp({ slug: 'mine' });
});
afterEach(() => user.remove());

/** Works in the lease while something else happens; the annotations of its machine after that, by the last parts of their names. */
async function worked(meanwhile: () => unknown): Promise<{ readonly [name: string]: string }> {
  await user.run((context) => withRunningGuest(context, 'mine', 60, async () => void await meanwhile()));
  const [{ metadata: { annotations } }] = cluster.machines.values();
  return Object.fromEntries(Object.entries<string>(annotations).map(([name, value]) => [name.replace('cdk8s-kubevirt/lease-', ''), value]));
}

const cleaned = () => user.run((context) => cleanUp(context, { isDryRun: false }));

test('a lease that is switched off meanwhile stays so, and clean-up leaves its disks', async () => {
  expect(await worked(() => user.run((context) => stopLease(context, 'mine', 'stop')))).toMatchObject({ state: 'retained' });
  cluster.time += 24 * HOUR;
  await cleaned();
  expect(cluster.machines.size).toBe(1);
});

test('a lease that somebody else has just left, and that is beyond its time, is left to who works in it', async () => {
  await worked(async () => {
    const [name] = cluster.machines.keys();
    for (let minutes = 0; minutes < 100; minutes += 1) {
      cluster.time += 60;
      cluster.annotate(name, { 'cdk8s-kubevirt/lease-last-touched-at': String(cluster.time) });
    }
    await user.run((context) => withRunningGuest(context, 'mine', 60, async () => undefined));
    cluster.time += 60;
    await cleaned();
    expect(cluster.machines.size).toBe(1);
  });
});

test('what is written into a machine meanwhile stays there', async () => {
  const [name] = cluster.machines.keys();
  const written = () => cluster.annotate(name, { 'cdk8s-kubevirt/lease-keep': 'true', 'cdk8s-kubevirt/lease-ttl-seconds': '86400' });
  expect(await worked(written)).toMatchObject({ 'keep': 'true', 'ttl-seconds': '86400', 'state': 'ready' });
});

test('a change at the moment at which a touch is written is not overwritten', async () => {
  const [name] = cluster.machines.keys();
  let isFirst = true;
  cluster.instead = (request) => {
    if (isFirst && request.startsWith('PATCH')) {
      isFirst = false;
      cluster.annotate(name, { 'cdk8s-kubevirt/lease-keep': 'true' });
    }
    return undefined;
  };
  expect([await worked(() => undefined), isFirst]).toEqual([expect.objectContaining({ keep: 'true', state: 'ready' }), false]);
});

test('a host that has slept meanwhile writes the time at which it is awake', async () => {
  const asleep = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(asleep);
  expect(await worked(() => cluster.time += HOUR)).toMatchObject({ 'last-touched-at': String(cluster.time) });
  await cleaned();
  expect(cluster.machines.size).toBe(1);
});

test('the time of one that was switched off begins anew', async () => {
  await user.run((context) => stopLease(context, 'mine', 'stop'));
  cluster.time += 24 * HOUR;
  expect(await worked(() => undefined)).toMatchObject({ 'created-at': String(cluster.time), 'state': 'ready' });
});

test('an update of the clock that is never answered does not keep a command whose work is done', async () => {
  const [name] = cluster.machines.keys();
  cluster.annotate(name, { 'cdk8s-kubevirt/lease-idle-timeout-seconds': '1' });
  expect(await worked(() => new Promise<void>((resolve) => {
    cluster.instead = (request) => {
      if (request.startsWith('PATCH')) {
        cluster.instead = undefined;
        resolve();
        return new Promise(() => undefined);
      }
      return undefined;
    };
  }))).toMatchObject({ state: 'ready' });
});

test('one that comes to the server after the work is done changes nothing any more', async () => {
  const [name] = cluster.machines.keys();
  cluster.annotate(name, { 'cdk8s-kubevirt/lease-idle-timeout-seconds': '1' });
  const late: (() => void)[] = [];
  const annotations = await worked(() => new Promise<void>((resolve) => {
    cluster.instead = (request) => {
      if (request.startsWith('PATCH')) {
        cluster.instead = undefined;
        resolve();
        return new Promise((answer) => late.push(() => answer(undefined as never)));
      }
      return undefined;
    };
  }));
  late.forEach((send) => send());
  await new Promise(setImmediate);
  expect([annotations.state, cluster.machines.get(name).metadata.annotations['cdk8s-kubevirt/lease-state']]).toEqual(['ready', 'ready']);
});

test('a lease that somebody has given no time does not have its clock updated all the time', async () => {
  const [name] = cluster.machines.keys();
  cluster.annotate(name, { 'cdk8s-kubevirt/lease-idle-timeout-seconds': '0' });
  let updates = 0;
  cluster.instead = (request) => {
    updates += request.startsWith('PATCH') ? 1 : 0;
    return undefined;
  };
  await worked(() => sleep(500));
  cluster.instead = undefined;
  expect(updates).toBe(2);
});
