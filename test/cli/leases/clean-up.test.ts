// Whose machines, lease records and keys are ended depends on what a machine is, not on what anyone has written into it.
import { LeaseClient } from './lease-client';
import { useMemoryCluster } from './memory-cluster';
import { cleanUp } from '../../../src/cli/leases/clean-up';
import { machineName } from '../../../src/cli/leases/names';
import { stopLease } from '../../../src/cli/leases/stop-lease';

const cluster = useMemoryCluster();
const HOUR = 3_600;
let owner: LeaseClient;

beforeEach(() => {
  cluster.machines.clear();
  cluster.secrets.clear();
  Object.assign(cluster, { tellsTime: true, instead: undefined });
  owner = new LeaseClient(cluster);
});
afterEach(() => owner.remove());

const cleaned = (client = owner, maxAge?: number) => client.run((context) => cleanUp(context, { isDryRun: false, maxAge }));
const reasons = async (client?: LeaseClient, maxAge?: number) => (await cleaned(client, maxAge))!.outcomes.map(({ lease, action, reason }) => `${lease.name} ${action}: ${reason}`);
const left = () => ({ machines: [...cluster.machines.keys()], ...owner.kept });
const everything = ({ id, name }: { id: string; name: string }) => ({ machines: [name], records: [id], keys: [id] });

test('an expired lease is deleted with its lease record and key', async () => {
  await owner.warmUp();
  cluster.time += HOUR;
  await cleaned();
  expect(left()).toEqual({ machines: [], records: [], keys: [] });
});

test('clean-up sends one request to list all machines, and one for each machine that it ends', async () => {
  for (const isKept of [true, true, false]) {
    await owner.warmUp({ isKept });
  }
  cluster.time += HOUR;
  const requests: string[] = [];
  cluster.instead = (request) => {
    requests.push(...request.includes('/virtualmachines') ? [request.split(' ')[0]] : []);
    return undefined;
  };
  await cleaned(new LeaseClient(cluster));
  expect(requests).toEqual(['GET', 'DELETE']);
});

test('a dry run reports what would be ended, and ends nothing', async () => {
  const lease = (await owner.warmUp())!;
  const tried = () => owner.run((context) => cleanUp(context, { isDryRun: true }));
  cluster.time += HOUR;
  expect([await tried(), left()]).toEqual([expect.objectContaining({ outcomes: [expect.objectContaining({ action: 'delete' })] }), everything(lease)]);
  cluster.machines.clear();
  expect([await tried(), left()]).toEqual([expect.objectContaining({ outcomes: [expect.objectContaining({ action: 'delete' })] }), { ...everything(lease), machines: [] }]);
});

test('a lease whose machine may still appear keeps its record and key', async () => {
  const id = 'lease-0123456789ab';
  const held = owner.records.add({ id, slug: 'vm', name: machineName(id, 'vm'), user: 'ci', port: 22 });
  held.update({ requestedAt: cluster.time * 1000 });
  held.release();
  expect([await reasons(), left()]).toEqual([[expect.stringMatching(/ skip: its creation was interrupted, and its machine may still appear/)], { machines: [], records: [id], keys: [id] }]);
  cluster.time += HOUR;
  expect([await reasons(), left()]).toEqual([[expect.stringMatching(/ delete: its machine is gone/)], { machines: [], records: [], keys: [] }]);
});

describe('a machine with the label of another lease', () => {
  const forged = (id: string, name: string, slug: string) => {
    const [{ metadata: { annotations } }] = cluster.machines.values();
    return cluster.create({ metadata: { name, labels: { 'cdk8s-kubevirt/lease-id': id, 'cdk8s-kubevirt/lease-slug': slug }, annotations: { ...annotations, 'cdk8s-kubevirt/lease-keep': 'false' } } });
  };

  test('is left alone if its name is not that of the lease, and the lease keeps its record and key', async () => {
    const lease = (await owner.warmUp({ slug: 'mine', isKept: true }))!;
    forged(lease.id, 'db', 'mine');
    cluster.time += HOUR;
    expect(await reasons()).toContainEqual(expect.stringMatching(/^db skip: may not be a lease: name "db": is not that of lease "lease-\w+" with slug "mine", which its labels name: that lease has "lease-mine-\w+"$/));
    expect(left()).toEqual({ ...everything(lease), machines: [lease.name, 'db'] });
  });

  test('is judged by itself if it has a name of its own, and the lease keeps its record and key', async () => {
    const lease = (await owner.warmUp({ slug: 'mine', isKept: true }))!;
    forged(lease.id, machineName(lease.id, 'other'), 'other');
    cluster.time += HOUR;
    await cleaned();
    expect(left()).toEqual(everything(lease));
  });

  test('is not mistaken for that lease when the lease is named', async () => {
    const lease = (await owner.warmUp({ slug: 'mine' }))!;
    forged(lease.id, 'db', 'mine');
    const stranger = new LeaseClient(cluster);
    await stranger.run((context) => stopLease(context, lease.id, undefined));
    expect([...cluster.machines.keys()]).toEqual(['db']);
    await expect(stranger.run((context) => stopLease(context, 'db', 'delete'))).rejects.toThrow('lease "db": does not exist');
    stranger.remove();
  });
});

test('a machine that has lost its labels is still the machine of its lease record', async () => {
  const lease = (await owner.warmUp())!;
  cluster.annotate(lease.name, {}, { 'cdk8s-kubevirt/lease-id': null, 'cdk8s-kubevirt/lease-slug': null });
  expect(await reasons()).toEqual([expect.stringMatching(`^${lease.name} skip: may not be a lease: label cdk8s-kubevirt/lease-id: is missing$`)]);
  expect(left()).toEqual(everything(lease));
});

test('a machine without labels is not a lease, and only listed', async () => {
  cluster.create({ metadata: { name: 'db' } });
  cluster.time += 1000 * HOUR;
  expect(await cleaned(owner, HOUR)).toEqual({ outcomes: [], others: ['db'], failures: [] });
  expect(left().machines).toEqual(['db']);
});

test('a lease record is forgotten if another machine has taken the name of its machine', async () => {
  const lease = (await owner.warmUp())!;
  const { metadata: { labels, annotations } } = cluster.machines.get(lease.name);
  cluster.create({ metadata: { name: lease.name, labels, annotations } });
  await cleaned();
  expect(left()).toEqual({ machines: [lease.name], records: [], keys: [] });
});

test('a lease record whose machine does not exist is kept with its key while the context points to another cluster', async () => {
  const lease = (await owner.warmUp())!;
  const elsewhere = new Map(cluster.machines);
  cluster.machines.clear();
  owner.leadsTo = 'another';
  expect(await reasons()).toEqual([expect.stringMatching(`^${lease.name} skip: it is not in this cluster, and the context led to another one when it was taken: .* or remove /.*/${lease.id} and /.*/${lease.id}\\.json if its machine no longer exists$`)]);
  expect(left()).toEqual({ ...everything(lease), machines: [] });
  elsewhere.forEach((machine, name) => cluster.machines.set(name, machine));
  owner.leadsTo = 'one';
  expect(await reasons()).toEqual([`${lease.name} skip: has 30m left`]);
  cluster.machines.clear();
  await cleaned();
  expect(left()).toEqual({ machines: [], records: [], keys: [] });
});

test('a machine that loses its labels after clean-up has listed it is not deleted, however old it is', async () => {
  const lease = (await owner.warmUp())!;
  cluster.time += HOUR;
  cluster.atFirst(/^DELETE /, () => cluster.annotate(lease.name, {}, { 'cdk8s-kubevirt/lease-id': null, 'cdk8s-kubevirt/lease-slug': null }));
  expect(await reasons(owner, HOUR)).toEqual([expect.stringMatching(`^${lease.name} skip: may not be a lease: `)]);
  expect(left()).toEqual(everything(lease));
});

test('marking a lease that was handed over as provisioning does not get it deleted', async () => {
  const lease = (await owner.warmUp())!;
  cluster.annotate(lease.name, { 'cdk8s-kubevirt/lease-state': 'provisioning' });
  await cleaned();
  expect(left()).toEqual(everything(lease));
});

describe('the maximum age', () => {
  test.each<[string, { readonly [annotation: string]: string }]>([
    ['is marked to be kept', { keep: 'true' }],
    ['was touched in the future', { 'last-touched-at': '4000000000', 'ttl-seconds': '999999999999' }],
    ['was made in the future', { 'created-at': '4000000000', 'idle-timeout-seconds': '999999999999' }],
    ['keeps its disks', { state: 'retained' }],
    ['has an invalid annotation', { state: 'odd' }],
  ])('ends a lease that %s, which would stay otherwise', async (_title, annotations) => {
    const lease = (await owner.warmUp())!;
    cluster.annotate(lease.name, Object.fromEntries(Object.entries(annotations).map(([name, value]) => [`cdk8s-kubevirt/lease-${name}`, value])));
    cluster.time += 24 * HOUR;
    await cleaned();
    expect(left()).toEqual(everything(lease));
    expect(await reasons(owner, 24 * HOUR)).toEqual([`${lease.name} delete: was created 1d ago, and no lease may be older than 1d`]);
    expect(left()).toEqual({ machines: [], records: [], keys: [] });
  });
});

describe('the client\'s clock', () => {
  test.each([-31, 31, -600, 600])('may be %i minutes wrong without changing when a lease ends', async (minutes) => {
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000);
    const lease = (await owner.warmUp())!;
    cluster.time += 29 * 60;
    expect(await reasons()).toEqual([`${lease.name} skip: has 1m left`]);
    cluster.time += 60;
    await cleaned();
    expect(left()).toEqual({ machines: [], records: [], keys: [] });
  });

  test('does not replace the server\'s: without a Date, nothing is deleted or made', async () => {
    const lease = (await owner.warmUp())!;
    cluster.time += HOUR;
    cluster.tellsTime = false;
    const untold = /^cluster http:\S+: its responses have no Date header, so the age of a lease is unknown: have the proxy in between pass the Date header on$/;
    await expect(cleaned()).rejects.toThrow(untold);
    await expect(owner.warmUp()).rejects.toThrow(untold);
    expect(left()).toEqual(everything(lease));
  });

  test('cannot end a lease by writing a time before the machine\'s creation', async () => {
    const lease = (await owner.warmUp())!;
    cluster.annotate(lease.name, { 'cdk8s-kubevirt/lease-last-touched-at': String(cluster.time - HOUR), 'cdk8s-kubevirt/lease-created-at': String(cluster.time - HOUR) });
    await cleaned();
    expect(left()).toEqual(everything(lease));
  });
});

test('a lease that is used while it is judged is judged again, and left', async () => {
  const lease = (await owner.warmUp())!;
  cluster.time += HOUR;
  let isFirst = true;
  cluster.atFirst(/^DELETE/, () => {
    isFirst = false;
    cluster.annotate(lease.name, { 'cdk8s-kubevirt/lease-last-touched-at': String(cluster.time), 'cdk8s-kubevirt/lease-state': 'running' });
  });
  expect(await reasons()).toEqual([`${lease.name} skip: has 30m left`]);
  expect([isFirst, left()]).toEqual([false, everything(lease)]);
});

test('an update of a lease is not written into a machine that has replaced it', async () => {
  const lease = (await owner.warmUp())!;
  const replace = () => cluster.create({ metadata: { name: lease.name, annotations: { mine: 'yes' } } });
  await owner.run(({ machines }) => {
    replace();
    return expect(machines.update(lease, (now) => now)).rejects.toThrow(`machine "${lease.name}" is gone`);
  });
  expect(cluster.machines.get(lease.name).metadata.annotations).toEqual({ mine: 'yes' });
});

test('a 404 from a proxy does not mean that a machine is gone', async () => {
  const lease = (await owner.warmUp({ slug: 'mine' }))!;
  cluster.instead = (request) => (request.startsWith('GET') && request.endsWith('/virtualmachines') ? { code: 200, body: { metadata: {}, items: [] } }
    : request.endsWith(`/${lease.name}`) ? { code: 404, body: 'default backend - 404' } : undefined);
  expect((await cleaned())!.failures).toEqual([expect.stringMatching(/^lease mine: .*: 404: default backend - 404$/)]);
  expect(left()).toEqual(everything(lease));
});

test('a 404 from a proxy does not mean that a machine was deleted', async () => {
  const lease = (await owner.warmUp({ slug: 'mine' }))!;
  cluster.instead = (request) => (request.startsWith('DELETE') ? { code: 404, body: 'default backend - 404' } : undefined);
  await expect(owner.run((context) => stopLease(context, 'mine', undefined))).rejects.toThrow('404: default backend - 404');
  expect(left()).toEqual(everything(lease));
});
