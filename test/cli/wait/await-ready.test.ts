import { setMaxListeners } from 'events';
import { awaitReady } from '../../../src/cli/wait/await-ready';
import { json, serve } from '../cluster/http-server';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

const UNSCHEDULABLE = {
  ...VM,
  metadata: { name: 'web', namespace: 'default', uid: 'web', resourceVersion: '1' },
  spec: { runStrategy: 'Always' },
  status: { printableStatus: 'ErrorUnschedulable', conditions: [{ type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message: 'Insufficient cpu' }] },
};

// As the command does: each watch listens to the same signal.
beforeAll(() => setMaxListeners(0));

test('a grace time that is longer than any timer does not end at once, again and again', async () => {
  const server = await serve(({ url }, response) => {
    if (url!.includes('watch=true')) {
      response.writeHead(200).flushHeaders();
    } else if (url!.includes('/namespaces/')) {
      json(response, 200, { metadata: { resourceVersion: '1' }, items: url!.includes('virtualmachines?') ? [UNSCHEDULABLE] : [] });
    } else {
      json(response, 404, { kind: 'Status', code: 404 });
    }
  });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const over = new AbortController();
  const update = ({ reason }: { reason: string }) => reason === 'ErrorUnschedulable' && over.abort(new Error('seen'));
  const display = { begin: () => undefined, update, note: () => undefined, abort: () => undefined, finish: () => undefined };
  const years = 3 * 365 * 86_400_000;
  await awaitReady(server.cluster, [{ ...VM, name: 'web' }], { signal: over.signal, display, grace: years });
  const delays = timers.mock.calls.map(([, delay]) => delay ?? 0);
  timers.mockRestore();
  await server.close();
  expect(Math.max(...delays)).toBe(2 ** 31 - 1);
});
