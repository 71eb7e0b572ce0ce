import { setMaxListeners } from 'events';
import { awaitReady } from '../../../src/cli/wait/await-ready';
import { DISCOVERY, json, serve } from '../cluster/http-server';

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

test('what has no state stays ready, whatever becomes of launchers, events and machines beside it', async () => {
  const line = (type: string, object: object) => `${JSON.stringify({ type, object })}\n`;
  const running = { ...UNSCHEDULABLE, status: { printableStatus: 'Running', conditions: [{ type: 'Ready', status: 'True' }] } };
  const event = { kind: 'Event', metadata: { name: 'slow', resourceVersion: '2' }, involvedObject: { kind: 'VirtualMachine', name: 'web', uid: 'web' }, reason: 'Slow' };
  const server = await serve(({ url }, response) => {
    const isOfMachines = url!.includes('virtualmachines?');
    if (url!.includes('watch=true')) {
      response.writeHead(200).flushHeaders();
      setTimeout(() => response.write(isOfMachines ? line('MODIFIED', running) : url!.includes('/events?') ? line('ADDED', event) : ''), isOfMachines ? 300 : 0);
    } else {
      json(response, url!.includes('/namespaces/') ? 200 : 404, { metadata: { resourceVersion: '1' }, items: isOfMachines ? [UNSCHEDULABLE] : [] });
    }
  }, { ...DISCOVERY, '/api/v1': { resources: ['Event', 'Pod'].map((kind) => ({ kind, name: `${kind.toLowerCase()}s`, namespaced: true })) } });
  const display = { begin: () => undefined, update: () => undefined, note: () => undefined, abort: () => undefined, finish: () => undefined };
  const objects = [{ ...VM, name: 'web' }, { apiVersion: 'v1', kind: 'Pod', name: 'beside', namespace: 'default' }, { ...VM, apiVersion: 'example.com/v1', name: 'web', namespace: 'default' }];
  const outcome = await awaitReady(server.cluster, objects, { signal: AbortSignal.timeout(5_000), display, grace: 60_000, objectsExist: true });
  await server.close();
  expect(outcome.objects.map(({ state, reason }) => [state, reason])).toEqual([['ready', 'Running'], ['ready', 'There'], ['ready', 'There']]);
});
