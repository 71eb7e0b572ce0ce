// What happens to the other leases when one cannot be ended.
import { Home } from './home';
import { LeaseClient } from './lease-client';
import { useMemoryCluster } from './memory-cluster';
import { cleanUp } from '../../../src/cli/leases/clean-up';
import { withLeases } from '../../../src/cli/leases/context';
import { cleanUpCommand } from '../../../src/cli/leases/verbs/lifecycle';
import { Output } from '../../../src/cli/terminal/output';

jest.mock('../../../src/cli/leases/context', () => ({ ...jest.requireActual('../../../src/cli/leases/context'), withLeases: jest.fn() }));

const cluster = useMemoryCluster();
const DAY = 24 * 3_600;
let user: LeaseClient;

beforeEach(() => {
  cluster.machines.clear();
  cluster.instead = undefined;
  user = new LeaseClient(cluster);
});
afterEach(() => user.remove());

const cleaned = async (maxAge?: number) => {
  const { outcomes, failures } = (await user.run((context) => cleanUp(context, { isDryRun: false, maxAge })))!;
  return { outcomes: outcomes.map(({ lease, action, reason }) => `${lease.slug} ${action}: ${reason}`), failures };
};
const left = () => [...cluster.machines.values()].map(({ metadata }) => metadata.labels['cdk8s-kubevirt/lease-slug']);

const refused = (code: number, reason: string) => ({ code, body: { kind: 'Status', status: 'Failure', code, reason, message: reason } });
const DELETED = 'b delete: it was idle for 1d, and 30m is allowed';

/** Leases `a` and `b`, both expired. */
async function twoLeases(isDeleted = true): Promise<{ readonly name: string }> {
  const lease = (await user.warmUp({ slug: 'a', isDeleted }))!;
  await user.warmUp({ slug: 'b' });
  cluster.time += DAY;
  return lease;
}

/** Writes into a machine whenever a request about it arrives. */
function writeAt(method: string, name: string): void {
  let count = 0;
  cluster.instead = (request) => {
    if (request.startsWith(method) && request.endsWith(name)) {
      cluster.annotate(name, { count: String(count += 1) });
    }
    return undefined;
  };
}

test('constant writes to a machine do not keep it beyond the maximum age', async () => {
  writeAt('DELETE', (await twoLeases()).name);
  expect((await cleaned(DAY)).failures).toEqual([]);
  expect(left()).toEqual([]);
});

test('a machine that has replaced one that is too old is left alone', async () => {
  const { name } = await twoLeases();
  const { metadata: { labels, annotations } } = cluster.machines.get(name);
  cluster.atFirst(new RegExp(`^DELETE .*${name}$`), () => void cluster.create({ metadata: { name, labels, annotations } }));
  expect((await cleaned(DAY)).outcomes).toContainEqual('a skip: no longer exists');
  expect(left()).toEqual(['a']);
});

test.each<[string, (name: string) => void, RegExp]>([
  ['keeps changing', (name) => writeAt('DELETE', name), /^lease a: cluster .*: cannot delete VirtualMachine "lease-a-\w+" in namespace "ci": 409: Conflict$/],
  ['the user may not delete', (name) => cluster.instead = (request) => (request.startsWith('DELETE') && request.endsWith(name) ? refused(403, 'Forbidden') : undefined), /^lease a: .*: 403: Forbidden$/],
])('a lease whose machine %s is reported, and the others are ended', async (_title, fail, says) => {
  fail((await twoLeases()).name);
  expect(await cleaned()).toEqual({ outcomes: [DELETED], failures: [expect.stringMatching(says)] });
  expect(left()).toEqual(['a']);
  cluster.instead = undefined;
  await cleaned();
  expect([left(), user.kept]).toEqual([[], { records: [], keys: [] }]);
});

test('leases that were not handed over are ended before another is taken, even if one of them cannot be ended', async () => {
  const { name } = await twoLeases();
  for (const each of user.records.all()) {
    const held = user.records.hold(each)!;
    held.update({ isHandedOver: false });
    held.release();
    cluster.annotate(each.name, { 'cdk8s-kubevirt/lease-state': 'provisioning' });
  }
  cluster.instead = (request) => (request.startsWith('DELETE') && request.endsWith(name) ? refused(403, 'Forbidden') : undefined);
  await expect(user.warmUp({ slug: 'c' })).rejects.toThrow(/^lease a: .*: 403: Forbidden$/);
  expect(left()).toEqual(['a']);
});

describe('a machine that is to be switched off', () => {
  const atStop = (answer: () => any) => cluster.instead = (request) => (/^PUT .*\/stop$/.test(request) ? answer() : undefined);

  test('may have been deleted in the meantime', async () => {
    const { name } = await twoLeases(false);
    atStop(() => void cluster.machines.delete(name));
    expect(await cleaned()).toEqual({ outcomes: ['a skip: no longer exists', DELETED], failures: [] });
  });

  test('is reported if the server answers "not found" although it exists', async () => {
    await twoLeases(false);
    atStop(() => refused(404, 'NotFound'));
    expect(await cleaned()).toEqual({ outcomes: [DELETED], failures: [expect.stringMatching(/^lease a: .*: cannot stop VirtualMachine "lease-a-\w+" in namespace "ci": 404: NotFound$/)] });
    expect(left()).toEqual(['a']);
  });

  test('is retried for a minute if the server is unavailable', async () => {
    await twoLeases(false);
    const now = performance.now.bind(performance);
    let [passed, attempts] = [0, 0];
    jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
    atStop(() => {
      passed += 25_000;
      attempts += 1;
      return refused(503, 'ServiceUnavailable');
    });
    expect(await cleaned()).toEqual({ outcomes: [DELETED], failures: [expect.stringMatching(/^lease a: .*: 503: ServiceUnavailable$/)] });
    expect(attempts).toBe(4);
  });
});

test('a clean-up that is interrupted ends at once', async () => {
  await twoLeases();
  const controller = new AbortController();
  let deletions = 0;
  cluster.instead = (request) => {
    if (!request.startsWith('DELETE')) {
      return undefined;
    }
    deletions += 1;
    controller.abort(new Error('interrupted'));
    return refused(503, 'ServiceUnavailable');
  };
  const interrupted = user.run((context) => cleanUp({ ...context, machines: context.machines.until(controller.signal) }, { isDryRun: false }));
  await expect(interrupted).rejects.toThrow('interrupted');
  expect([deletions, left()]).toEqual([1, ['a', 'b']]);
});

test('the command prints what it did, and fails with everything that it could not do', async () => {
  const { name } = await twoLeases();
  const home = new Home();
  jest.mocked(withLeases).mockImplementation((_, step) => user.run(step) as Promise<any>);
  cluster.instead = (request) => (request.startsWith('DELETE') && request.endsWith(name) ? refused(403, 'Forbidden') : undefined);
  const printed = jest.spyOn(Output.prototype, 'write').mockReturnValue();
  await expect(cleanUpCommand().parseAsync(['--context', 'memory'], { from: 'user' })).rejects.toThrow(/^lease a: .*: 403: Forbidden$/);
  expect(printed.mock.calls.join('')).toMatch(/^b: machine lease-b-\w+ deleted: it was idle for 1d, and 30m is allowed\n$/);
  home.leave();
});
