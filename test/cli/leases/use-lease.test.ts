// What others do to a lease, to the host, or to the cluster, while somebody works in it.
import { setTimeout as sleep } from 'timers/promises';
import { LeaseClient } from './lease-client';
import { useMemoryCluster } from './memory-cluster';
import { cleanUp } from '../../../src/cli/leases/clean-up';
import { stopLease } from '../../../src/cli/leases/stop-lease';
import { withRunningGuest } from '../../../src/cli/leases/use-lease';
import { SshFailure } from '../../../src/cli/tunnel/ssh';
import { targetIn } from '../tunnel/called-ssh';

const cluster = useMemoryCluster();
const HOUR = 3_600;
let user: LeaseClient;

beforeEach(async () => {
  cluster.machines.clear();
  user = new LeaseClient(cluster);
  cluster.instead = undefined;
  await user.warmUp({ slug: 'mine' });
});
afterEach(() => user.remove());

/** Works in the lease while something else happens, and returns its machine's annotations after that, without their prefix. */
async function worked(meanwhile: () => unknown): Promise<{ readonly [name: string]: string }> {
  await user.run((context) => withRunningGuest(context, 'mine', 60, async () => void await meanwhile()));
  const [{ metadata: { annotations } }] = cluster.machines.values();
  return Object.fromEntries(Object.entries<string>(annotations).map(([name, value]) => [name.replace('cdk8s-kubevirt/lease-', ''), value]));
}

const cleaned = () => user.run((context) => cleanUp(context, { isDryRun: false }));

test('a lease that is switched off in the meantime stays off, and a clean-up leaves its disks', async () => {
  expect(await worked(() => user.run((context) => stopLease(context, 'mine', 'stop')))).toMatchObject({ state: 'retained' });
  cluster.time += 24 * HOUR;
  await cleaned();
  expect(cluster.machines.size).toBe(1);
});

test('an expired lease that another user has just left is kept for the one who still works in it', async () => {
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

test('annotations that are written in the meantime are kept', async () => {
  const [name] = cluster.machines.keys();
  const written = () => cluster.annotate(name, { 'cdk8s-kubevirt/lease-keep': 'true', 'cdk8s-kubevirt/lease-ttl-seconds': '86400' });
  expect(await worked(written)).toMatchObject({ 'keep': 'true', 'ttl-seconds': '86400', 'state': 'ready' });
});

test('an annotation that is written at the same time as the last use is not overwritten', async () => {
  const [name] = cluster.machines.keys();
  let isFirst = true;
  cluster.atFirst(/^PATCH/, () => {
    isFirst = false;
    cluster.annotate(name, { 'cdk8s-kubevirt/lease-keep': 'true' });
  });
  expect([await worked(() => undefined), isFirst]).toEqual([expect.objectContaining({ keep: 'true', state: 'ready' }), false]);
});

test('a lease that many others use at the same moment is used once they let it', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const begun = performance.now();
  const conflict = { code: 409, body: { kind: 'Status', status: 'Failure', code: 409, reason: 'Conflict', message: 'the object has been modified' } };
  cluster.instead = (request) => request.startsWith('PATCH') && performance.now() - begun < 400 ? conflict : undefined;
  expect(await worked(() => undefined)).toMatchObject({ state: 'ready' });
});

test('a host that was asleep records the time at which it woke up', async () => {
  const asleep = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(asleep);
  expect(await worked(() => cluster.time += HOUR)).toMatchObject({ 'last-touched-at': String(cluster.time) });
  await cleaned();
  expect(cluster.machines.size).toBe(1);
});

test('the lifetime of a lease that was switched off starts again', async () => {
  await user.run((context) => stopLease(context, 'mine', 'stop'));
  cluster.time += 24 * HOUR;
  expect(await worked(() => undefined)).toMatchObject({ 'created-at': String(cluster.time), 'state': 'ready' });
});

test('an update of the last use that is never answered does not hold up a command that has finished', async () => {
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

test('an update of the last use that arrives after the command has finished changes nothing', async () => {
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

test('a lease with an idle timeout of zero does not have its last use updated continually', async () => {
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

test('an annotation that somebody has made invalid is reported with the machine that it belongs to', async () => {
  const [name] = cluster.machines.keys();
  const spoil = () => cluster.annotate(name, { 'cdk8s-kubevirt/lease-state': 'odd' });
  const report = `machine "${name}": annotation cdk8s-kubevirt/lease-state: "odd": write one of provisioning, ready, running, retained`;
  await worked(spoil);
  expect(jest.mocked(process.stderr.write).mock.calls.map(([said]) => said)).toContain(`note: lease mine: it cannot be recorded that it is no longer in use: ${report}\n`);
  await expect(worked(() => undefined)).rejects.toThrow(new Error(report));
});

/** The notes on standard error so far. */
const notes = () => jest.mocked(process.stderr.write).mock.calls.map(([said]) => String(said)).filter((said) => said.startsWith('note: '));

/** Waits until there are so many notes. */
async function noted(count: number): Promise<void> {
  while (notes().length < count) {
    await sleep(20);
  }
}

const REFUSED = { code: 401, body: { kind: 'Status', status: 'Failure', code: 401, message: 'Unauthorized' } };

test('updates of the last use that are refused are reported once, with what that leads to, and again once they work', async () => {
  const [name] = cluster.machines.keys();
  cluster.annotate(name, { 'cdk8s-kubevirt/lease-idle-timeout-seconds': '3' });
  const { time } = cluster;
  await worked(async () => {
    cluster.instead = () => REFUSED;
    await noted(1);
    await sleep(1_200);
    cluster.instead = undefined;
    await noted(2);
  });
  expect(notes()).toEqual([
    expect.stringMatching(`^note: lease mine: it cannot be recorded that it is in use, so clean-up may delete its machine from ${new Date((time + 3) * 1000).toISOString()} on: cluster .*: 401: Unauthorized: log in again`),
    'note: lease mine: it is recorded again that it is in use\n',
  ]);
});

test('the end of the use that cannot be recorded is reported with the lease', async () => {
  await worked(() => cluster.instead = () => REFUSED);
  expect(notes()).toEqual([expect.stringMatching('^note: lease mine: it cannot be recorded that it is no longer in use: cluster .*: 401: Unauthorized: log in again')]);
});

test.each<[string, { readonly [annotation: string]: string }, string]>([
  ['is marked to be kept', { 'lease-keep': 'true' }, 'in use: '],
  ['keeps its disks', { 'lease-release': 'stop' }, 'in use, so clean-up may switch it off from '],
])('a lease that %s is not said to be deleted', async (_title, changes, consequence) => {
  const [name] = cluster.machines.keys();
  const annotations = { 'lease-idle-timeout-seconds': '3', ...changes };
  cluster.annotate(name, Object.fromEntries(Object.entries(annotations).map(([key, value]) => [`cdk8s-kubevirt/${key}`, value])));
  await worked(async () => {
    cluster.instead = () => REFUSED;
    await noted(1);
    cluster.instead = undefined;
  });
  expect(notes()[0]).toContain(`lease mine: it cannot be recorded that it is ${consequence}`);
});

test('a machine that is gone is reported while somebody works in it', async () => {
  const [name] = cluster.machines.keys();
  cluster.annotate(name, { 'cdk8s-kubevirt/lease-idle-timeout-seconds': '3' });
  await user.run((context) => withRunningGuest(context, 'mine', 60, async () => {
    cluster.machines.delete(name);
    await noted(1);
  }));
  expect(notes()[0]).toBe(`note: lease mine: its machine "${name}" is gone\n`);
});

describe('a command that lost its guest', () => {
  const lost = (cause: () => unknown, fault: 'no connection' | 'host key' = 'no connection') => worked(async () => {
    await cause();
    throw new SshFailure(targetIn('/keys'), fault, 'the connection broke');
  });

  test('reports that its machine was deleted', async () => {
    const [name] = cluster.machines.keys();
    await expect(lost(() => cluster.machines.clear())).rejects.toThrow(`lease mine: its machine "${name}" was deleted while the command ran: ssh to VirtualMachine "web" in namespace "leases": the connection broke`);
  });

  test('reports that its machine was switched off', async () => {
    const [name] = cluster.machines.keys();
    const gone = { code: 404, body: { kind: 'Status', status: 'Failure', code: 404, reason: 'NotFound', message: 'not found' } };
    await expect(lost(() => cluster.instead = (request) => request.includes('/virtualmachineinstances/') ? gone : undefined)).rejects.toThrow(`lease mine: its machine "${name}" was switched off while`);
  });

  test('reports that its machine was restarted', async () => {
    const [[name, machine]] = cluster.machines;
    const restart = [{ action: 'Stop', uid: 'instance' }, { action: 'Start' }];
    const restarted = () => cluster.machines.set(name, { ...machine, status: { ...machine.status, stateChangeRequests: restart } });
    await expect(lost(restarted)).rejects.toThrow(`lease mine: its machine "${name}" was restarted while`);
  });

  test.each<[string, () => unknown, 'no connection' | 'host key']>([
    ['its machine still runs', () => undefined, 'no connection'],
    ['the cluster cannot be asked', () => cluster.instead = () => REFUSED, 'no connection'],
    ['the failure has another cause', () => cluster.machines.clear(), 'host key'],
  ])('reports what ssh reports if %s', async (_title, cause, fault) => {
    await expect(lost(cause, fault)).rejects.toThrow(/^ssh to VirtualMachine "web" in namespace "leases": the connection broke$/);
  });
});
