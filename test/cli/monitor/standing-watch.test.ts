import { ServerResponse } from 'http';
import { Log } from '../../../src/cli/monitor/log';
import { StandingWatch } from '../../../src/cli/monitor/standing-watch';
import { until } from '../../plane/until';
import { json, serve, TestServer } from '../cluster/http-server';

const MACHINES = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', namespace: 'blue' };
const VOLUMES = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', isOptional: true };
const MINUTES = 60_000;

const open: TestServer[] = [];
const end = new AbortController();

afterAll(async () => {
  end.abort();
  await Promise.all(open.map((server) => server.close()));
});

/** A watch on a server that answers lists so. */
async function standing(watched: typeof MACHINES | typeof VOLUMES, list: (response: ServerResponse) => void) {
  const lines: string[] = [];
  const told: string[] = [];
  const server = await serve((request, response) => {
    if (request.url!.includes('watch=true')) {
      response.writeHead(200).flushHeaders();
    } else if (request.url!.includes('virtualmachines')) {
      list(response);
    } else {
      json(response, 404, { reason: 'NotFound', message: 'there is no such thing' });
    }
  });
  open.push(server);
  const watch = new StandingWatch(watched, new Log((line) => {
    const { level, message } = JSON.parse(line);
    lines.push(`${level}: ${message}`);
  }));
  const watcher = { replaced: () => told.push('replaced'), changed: () => undefined, removed: () => undefined };
  const ended = watch.run(server.cluster, watcher, end.signal);
  return { watch, server, lines, told, ended };
}

const empty = (response: ServerResponse) => json(response, 200, { items: [], metadata: { resourceVersion: '1' } });

test('it is ready once all is listed and the connection is there', async () => {
  const { watch, lines, told } = await standing(MACHINES, empty);
  expect([watch.isConnected, watch.unready()]).toEqual([false, 'VirtualMachine in namespace "blue": not yet listed']);
  await until('the connection', () => watch.isConnected);
  expect([watch.unready(), lines, told]).toEqual([undefined, ['info: VirtualMachine is watched'], ['replaced']]);
});

test('one that is cut goes on with another connection', async () => {
  const { watch, server, lines } = await standing(MACHINES, empty);
  await until('the connection', () => watch.isConnected);
  server.cut();
  await until('the cut to be seen', () => watch.failures.size > 0);
  await until('another connection', () => watch.isConnected);
  expect([...watch.failures]).toEqual([['Unreachable', expect.any(Number)]]);
  expect(lines).toEqual(['info: VirtualMachine is watched', expect.stringMatching(/^warn: VirtualMachine cannot be watched: /), 'info: VirtualMachine is watched again']);
});

test('what it may not see it tells once, and says why it is not ready', async () => {
  const { watch, lines } = await standing(MACHINES, (response) => json(response, 403, { reason: 'Forbidden', message: 'virtualmachines is forbidden' }));
  await until('the refusal', () => watch.failures.size > 0);
  expect([[...watch.failures], watch.unready(), lines]).toEqual([
    [['Forbidden', 1]],
    'VirtualMachine in namespace "blue": 403: virtualmachines is forbidden',
    ['warn: VirtualMachine cannot be watched: 403: virtualmachines is forbidden'],
  ]);
});

test('what was seen is of use for a minute', async () => {
  const { watch, server } = await standing(MACHINES, empty);
  await until('the connection', () => watch.isConnected);
  await server.close();
  await until('the failure', () => watch.failures.size > 0);
  expect([watch.isConnected, watch.unready(), watch.unready(Date.now() + 2 * MINUTES)]).toEqual([
    false, undefined, expect.stringMatching(/^VirtualMachine in namespace "blue": /),
  ]);
});

test('a cluster may do without what is optional', async () => {
  const { watch, lines } = await standing(VOLUMES, empty);
  await until('it to be known', () => watch.unready() === undefined);
  expect(lines).toEqual([expect.stringMatching(/^info: the cluster has no DataVolume of cdi\.kubevirt\.io\/v1beta1.*: the monitor does without it$/)]);
});
