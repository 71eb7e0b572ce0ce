// How long `start`, `stop`, `delete` and others wait for a cluster that does not answer, even while they look for their machines.
import { Answer, ended, start, useCommand } from '../terminal/command-at-server';

jest.setTimeout(60_000);
useCommand();

const nothing: Answer = () => undefined;
const unavailable: Answer = () => ({ code: 503, body: { message: 'starting' } });

test.each<[string, readonly string[], Answer, string]>([
  ['that never answers a read', ['stop', 'web'], nothing, 'cannot get VirtualMachine "web" in namespace "web": the time of --timeout 1s is over\n'],
  ['that is not available', ['stop', 'web'], unavailable, '503: starting\n'],
  ['that is not available', ['delete', 'web'], unavailable, '503: starting\n'],
  ['that never answers a read', ['delete', 'web'], nothing, 'cannot get VirtualMachine "web" in namespace "web": the time of --timeout 1s is over\n'],
  ['that never answers a list', ['restart', '--all'], nothing, 'cannot list VirtualMachine of kubevirt.io/v1 in namespace "web": the time of --timeout 1s is over\n'],
])('a cluster %s is not waited for longer than --timeout', async (_, args, answer, message) => {
  const begin = performance.now();
  expect(await ended(start([...args, '--timeout', '1s'], answer))).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(message) });
  expect(performance.now() - begin).toBeLessThan(10_000);
});

test('Ctrl-C also ends the search for machines, with the status of the signal', async () => {
  const child = start(['start', 'web'], () => {
    child.kill('SIGINT');
    return undefined;
  });
  expect(await ended(child)).toMatchObject({ status: 130, stderr: expect.stringMatching(/^error: .*: interrupted\n$/) });
});
