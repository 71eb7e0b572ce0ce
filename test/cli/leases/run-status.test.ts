// With which status `lease run` ends.
import { Home } from './home';
import { CancelledError } from '../../../src/cli/command-line/cancellation';
import { UsageError } from '../../../src/cli/command-line/usage-error';
import { withLeases } from '../../../src/cli/leases/context';
import { runCommand } from '../../../src/cli/leases/verbs/run';

jest.mock('../../../src/cli/leases/context', () => ({ ...jest.requireActual('../../../src/cli/leases/context'), withLeases: jest.fn() }));
jest.mock('../../../src/cli/tunnel/run-program', () => ({ ...jest.requireActual('../../../src/cli/tunnel/run-program'), requirePrograms: jest.fn() }));

let home: Home;

beforeEach(() => {
  home = new Home();
});

afterEach(() => {
  home.leave();
  process.exitCode = undefined;
});

const run = () => runCommand().parseAsync(['--context', 'c', '--id', 'mine', 'true'], { from: 'user' });

test('a command in a guest passes its own status on', async () => {
  jest.mocked(withLeases).mockResolvedValue(7);
  await run();
  expect(process.exitCode).toBe(7);
});

test('an error before or during the command has the status of ssh, which commands rarely have', async () => {
  jest.mocked(withLeases).mockRejectedValue(new Error('lease mine: its machine is gone'));
  await expect(run()).rejects.toMatchObject({ message: 'lease mine: its machine is gone', exitCode: 255 });
});

test.each([new UsageError('no context'), new CancelledError('interrupted', 130), new TypeError('a bug')])('%s keeps its own status', async (error) => {
  jest.mocked(withLeases).mockRejectedValue(error);
  await expect(run()).rejects.toBe(error);
});
