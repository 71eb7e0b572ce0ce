// How long `lease list` says that a lease lasts, since it does not know the maximum age of its pool; and what it says of an empty namespace.
import { Home } from './home';
import { LeaseClient } from './lease-client';
import { useMemoryCluster } from './memory-cluster';
import { withLeases } from '../../../src/cli/leases/context';
import { stopLease } from '../../../src/cli/leases/stop-lease';
import { listCommand } from '../../../src/cli/leases/verbs/list';
import * as terminal from '../../../src/cli/terminal/print';

jest.mock('../../../src/cli/leases/context', () => ({ ...jest.requireActual('../../../src/cli/leases/context'), withLeases: jest.fn() }));

const cluster = useMemoryCluster();

test('a lease that does not end on its own is said to end at the maximum age of its pool', async () => {
  const [home, user] = [new Home(), new LeaseClient(cluster)];
  await user.warmUp({ slug: 'kept', isKept: true });
  await user.warmUp({ slug: 'off' });
  await user.run((context) => stopLease(context, 'off', 'stop'));
  await user.warmUp({ slug: 'other' });
  jest.mocked(withLeases).mockImplementation((_settings, step) => user.run(step) as never);
  const printed = jest.spyOn(terminal, 'printResult').mockImplementation();
  await listCommand().parseAsync(['--context', 'c', '-o', 'json'], { from: 'user' });
  home.leave();
  user.remove();
  const views = JSON.parse(printed.mock.calls.flat(2).join('\n'));
  expect(views.map(({ slug, cleanup }: any) => [slug, cleanup])).toEqual([
    ['kept', 'is marked to be kept, up to the maximum age of its pool'],
    ['off', 'is switched off, and its disks are kept, up to the maximum age of its pool'],
    ['other', expect.stringMatching(/^has .* left$/)],
  ]);
});

describe('without any leases', () => {
  /** What is printed if the server answers a request for the namespace with this code. */
  const printedIf = async (code: number) => {
    const [home, user] = [new Home(), new LeaseClient(cluster)];
    cluster.machines.clear();
    cluster.instead = (request) => request === 'GET /api/v1/namespaces/ci' ? { code, body: { metadata: { name: 'ci' } } } : undefined;
    jest.mocked(withLeases).mockImplementation((_settings, step) => user.run(step) as never);
    const printed = jest.spyOn(terminal, 'printResult').mockReset().mockImplementation();
    try {
      await listCommand().parseAsync(['--context', 'c', '-o', 'json'], { from: 'user' });
      return printed.mock.calls.flat(2).join('\n');
    } finally {
      cluster.instead = undefined;
      home.leave();
      user.remove();
    }
  };

  test('a namespace is empty if it exists, or if this user may not see whether it does', async () => {
    expect(await printedIf(200)).toBe('[]');
    expect(await printedIf(403)).toBe('[]');
  });

  test('a namespace that does not exist is reported', async () => {
    await expect(printedIf(404)).rejects.toThrow(/^the cluster has no namespace "ci": /);
  });
});
