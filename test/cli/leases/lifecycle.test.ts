// What `lease stop` and `lease cleanup` do, by their options.
import { Home } from './home';
import { LeaseClient } from './lease-client';
import { useMemoryCluster } from './memory-cluster';
import { withLeases } from '../../../src/cli/leases/context';
import { cleanUpCommand, stopCommand, warmUpCommand } from '../../../src/cli/leases/verbs/lifecycle';
import * as terminal from '../../../src/cli/terminal/print';

jest.mock('../../../src/cli/leases/context', () => ({ ...jest.requireActual('../../../src/cli/leases/context'), withLeases: jest.fn() }));

const cluster = useMemoryCluster();
const HOUR = 3_600;
const TEMPLATE = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nspec: {runStrategy: Manual, template: {spec: {domain: {memory: {guest: 1Gi}, devices: {}}}}}\n';
let home: Home;
let user: LeaseClient;

beforeEach(() => {
  cluster.machines.clear();
  [home, user] = [new Home({ 'vm.yaml': TEMPLATE }), new LeaseClient(cluster)];
  jest.mocked(withLeases).mockImplementation((_settings, step) => user.run(step) as never);
});
afterEach(() => {
  home.leave();
  user.remove();
  jest.restoreAllMocks();
});

const states = () => [...cluster.machines.values()].map(({ metadata: { name } }) => cluster.isOn(name));

/** What a verb prints. */
async function printed(verb: ReturnType<typeof stopCommand>, ...args: string[]): Promise<string> {
  const spies = [jest.spyOn(terminal, 'printMessages'), jest.spyOn(terminal, 'printProgress'), jest.spyOn(terminal, 'say')].map((each) => each.mockReset().mockImplementation());
  await verb.exitOverride().configureOutput({ writeErr: () => undefined }).parseAsync([...args, '--context', 'memory'], { from: 'user' });
  return spies.flatMap(({ mock }) => mock.calls.flat(2)).join('\n');
}

const stopped = (...args: string[]) => printed(stopCommand(), ...args);
const cleaned = (...args: string[]) => printed(cleanUpCommand(), ...args);

test.each<[boolean, string[], string, boolean[]]>([
  [true, [], 'deleted', []],
  [false, [], 'switched off', [false]],
  [false, ['--delete'], 'deleted', []],
  [true, ['--retain'], 'switched off', [false]],
])('with deleteOnRelease %s, `lease stop` with %j: %s', async (isDeleted, options, result, left) => {
  await user.warmUp({ slug: 'a', isDeleted });
  expect(await stopped('a', ...options)).toBe(`lease a: ${result}`);
  expect(states()).toEqual(left);
});

test('`lease stop` says that the machine of a lease was gone, and succeeds', async () => {
  await user.warmUp({ slug: 'a' });
  cluster.machines.clear();
  expect(await stopped('a')).toBe('lease a: its machine was gone already: removed its record and key');
});

test('`lease cleanup` refuses a namespace that does not exist, unless leases have left records', async () => {
  cluster.instead = (request) => request === 'GET /api/v1/namespaces/ci' ? { code: 404, body: { reason: 'NotFound' } } : undefined;
  try {
    await user.warmUp({ slug: 'a' });
    cluster.machines.clear();
    expect(await cleaned()).toMatch(/^a: machine lease-a-\w+ deleted: its machine is gone/);
    await expect(cleaned()).rejects.toThrow(/^the cluster has no namespace "ci": /);
  } finally {
    cluster.instead = undefined;
  }
});

test('`lease stop` ends the one lease that is named, by the argument or --id', async () => {
  await user.warmUp({ slug: 'a' });
  await expect(stopped('a', '--delete', '--retain')).rejects.toThrow('cannot be used with');
  await expect(stopped('a', '--id', 'b')).rejects.toThrow('"a" and --id "b": write one of them');
  await expect(stopped()).rejects.toThrow('which lease: write its slug or id');
  expect(states()).toEqual([true]);
  expect(await stopped('--id', 'a')).toBe('lease a: deleted');
});

test('only a lease that `lease warmup --keep` takes is exempt from clean-up', async () => {
  // The guests of later leases admit their users too.
  await user.warmUp({ slug: 'a' });
  const taken = (...args: string[]) => printed(warmUpCommand(), '--template', 'vm.yaml', '--ssh-user', 'ci', ...args);
  expect(await taken('--slug', 'b', '--keep')).toMatch(/^lease b: ready until it is stopped, or reaches the maximum age of its pool$/m);
  expect(await taken('--slug', 'c')).toMatch(/^lease c: ready for 1h30m, or until it is idle for 30m\n(.*\n)+lease-\w+$/m);
  await expect(taken('--slug', 'no slug')).rejects.toThrow('no slug');
  cluster.time += HOUR;
  expect(await cleaned()).toMatch(/^a: .* deleted: .*\nb: .* skipped: is marked to be kept\nc: .* deleted: .*$/);
});

test('`lease cleanup --dry-run` says what it would do, and does nothing', async () => {
  await user.warmUp({ slug: 'a' });
  cluster.time += HOUR;
  expect(await cleaned('--dry-run')).toMatch(/^a: machine lease-a-\w+ would be deleted: it was idle for /);
  expect(states()).toEqual([true]);
  expect(await cleaned()).toMatch(/^a: machine lease-a-\w+ deleted: it was idle for /);
  expect(states()).toEqual([]);
});

test('`lease cleanup` names a lease without a slug by its id', async () => {
  const { name } = (await user.warmUp({ slug: 'a' }))!;
  user.remove();
  user = new LeaseClient(cluster);
  cluster.annotate(name, {}, { 'cdk8s-kubevirt/lease-slug': null });
  expect(await cleaned()).toMatch(/^lease-\w+: machine lease-a-\w+ skipped: /);
});

test('`lease cleanup --max-age` also ends leases that are kept', async () => {
  await user.warmUp({ slug: 'a', isKept: true });
  cluster.time += 2 * HOUR;
  expect(await cleaned()).toMatch(/^a: machine lease-a-\w+ skipped: is marked to be kept$/);
  expect(await cleaned('--max-age', '3h')).toMatch(/ skipped: /);
  expect(await cleaned('--max-age', '1h')).toMatch(/^a: machine lease-a-\w+ deleted: /);
  expect(states()).toEqual([]);
});

test('`lease cleanup` names five machines that are not leases', async () => {
  const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `vm-${name}`);
  const said: string[] = [];
  for (const name of others) {
    cluster.create({ metadata: { name } });
    said.push(await cleaned());
  }
  expect([said[0], ...said.slice(-2)]).toEqual([
    'note\n1 machine is not a lease and is left alone: vm-a',
    'note\n5 machines are not leases and are left alone: vm-a, vm-b, vm-c, vm-d, vm-e',
    'note\n6 machines are not leases and are left alone: vm-a, vm-b, vm-c, vm-d, vm-e, …',
  ]);
  expect(states()).toHaveLength(6);
});
