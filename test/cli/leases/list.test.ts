// How long `lease list` says that a lease lasts. It does not know the maximum age of its pool.
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
