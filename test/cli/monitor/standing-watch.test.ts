import { ServerResponse } from 'http';
import { Log } from '../../../src/cli/monitor/log';
import { StandingWatch } from '../../../src/cli/monitor/standing-watch';
import { until } from '../../plane/until';
import { json, Respond, serve, TestServer } from '../cluster/http-server';

const MACHINES = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', namespace: 'blue' };
const VOLUMES = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', isOptional: true };
const MINUTES = 60_000;

type Watched = typeof MACHINES | typeof VOLUMES;
type Answering = (response: ServerResponse) => void;

const open: TestServer[] = [];
let end = new AbortController();

afterEach(async () => {
  end.abort();
  await Promise.all(open.splice(0).map((server) => server.close()));
  end = new AbortController();
});

const silent = (response: ServerResponse) => response.writeHead(200).flushHeaders();
const bookmark = (response: ServerResponse) => void response.write(`${JSON.stringify({ type: 'BOOKMARK', object: { metadata: { resourceVersion: '2' } } })}\n`);
const cut = (response: ServerResponse) => {
  response.flushHeaders();
  setTimeout(() => response.destroy(), 20);
};

/** A watch on a server with these answers to lists and connections. */
async function standing(watched: Watched, list: Answering, connect: Answering = silent) {
  return at(watched, (request, response) => {
    if (request.url!.includes('watch=true')) {
      connect(response);
    } else if (request.url!.includes('virtualmachines')) {
      list(response);
    } else {
      json(response, 404, { reason: 'NotFound', message: 'there is no such thing' });
    }
  });
}

async function at(watched: Watched, respond: Respond) {
  const lines: string[] = [];
  const told: string[] = [];
  const server = await serve(respond);
  open.push(server);
  const watch = new StandingWatch(watched, new Log((line) => {
    const { level, message } = JSON.parse(line);
    lines.push(`${level}: ${message}`);
  }));
  const watcher = { replaced: () => told.push('replaced'), changed: () => undefined, removed: () => undefined };
  const ended = watch.run(server.cluster, watcher, end.signal);
  return { watch, server, lines, told, ended };
}

const DOES_WITHOUT = expect.stringMatching(/^info: the cluster has no DataVolume of cdi\.kubevirt\.io\/v1beta1.*: the monitor continues without it$/);

const empty = (response: ServerResponse) => json(response, 200, { items: [], metadata: { resourceVersion: '1' } });

test('is ready once everything is listed and the connection is open', async () => {
  const { watch, lines, told } = await standing(MACHINES, empty);
  expect([watch.isConnected, watch.staleReason()]).toEqual([false, 'VirtualMachine in namespace "blue": not yet listed']);
  await until('the connection', () => watch.isConnected);
  expect([watch.staleReason(), lines, told]).toEqual([undefined, ['info: VirtualMachine is watched'], ['replaced']]);
});

test('reconnects after a cut', async () => {
  const { watch, server, lines } = await standing(MACHINES, empty, bookmark);
  await until('the connection', () => watch.isConnected);
  server.cut();
  await until('the cut to be seen', () => watch.failures.size > 0);
  await until('another connection', () => watch.isConnected);
  expect([...watch.failures]).toEqual([['Unreachable', expect.any(Number)]]);
  expect(lines).toEqual(['info: VirtualMachine is watched', expect.stringMatching(/^warn: VirtualMachine cannot be watched: /), 'info: VirtualMachine is watched again']);
});

test('logs a connection that is cut repeatedly once, and is out of date after a minute', async () => {
  const { watch, lines } = await standing(MACHINES, empty, cut);
  await until('several failures', () => watch.failures.get('Unreachable')! > 5);
  expect([watch.isConnected, watch.staleReason(), watch.staleReason(performance.now() + 2 * MINUTES)]).toEqual([
    false, undefined, expect.stringMatching(/^VirtualMachine in namespace "blue": /),
  ]);
  expect(lines).toEqual(['info: VirtualMachine is watched', expect.stringMatching(/^warn: VirtualMachine cannot be watched: /)]);
});

test('logs a refusal once, and reports it as the reason for not being ready', async () => {
  const { watch, lines } = await standing(MACHINES, (response) => json(response, 403, { reason: 'Forbidden', message: 'virtualmachines is forbidden' }));
  await until('the refusal', () => watch.failures.size > 0);
  expect([[...watch.failures], watch.staleReason(), lines]).toEqual([
    [['Forbidden', 1]],
    'VirtualMachine in namespace "blue": 403: virtualmachines is forbidden',
    ['warn: VirtualMachine cannot be watched: 403: virtualmachines is forbidden'],
  ]);
});

test('reports the current reason for not being ready, and logs each reason once', async () => {
  let requests = 0;
  const { watch, lines } = await standing(MACHINES, (response) => {
    requests += 1;
    json(response, requests < 3 ? 503 : 403, requests < 3 ? { message: 'starting' } : { reason: 'Forbidden', message: 'virtualmachines is forbidden' });
  });
  await until('the refusal', () => watch.failures.has('Forbidden'));
  expect([[...watch.failures], watch.staleReason(), lines]).toEqual([
    [['503', 2], ['Forbidden', 1]],
    'VirtualMachine in namespace "blue": 403: virtualmachines is forbidden',
    ['warn: VirtualMachine cannot be watched: 503: starting', 'warn: VirtualMachine cannot be watched: 403: virtualmachines is forbidden'],
  ]);
});

test('stays ready for a minute without a connection', async () => {
  const { watch, server } = await standing(MACHINES, empty);
  await until('the connection', () => watch.isConnected);
  await server.close();
  await until('the failure', () => watch.failures.size > 0);
  expect([watch.isConnected, watch.staleReason(), watch.staleReason(performance.now() + 2 * MINUTES)]).toEqual([
    false, undefined, expect.stringMatching(/^VirtualMachine in namespace "blue": /),
  ]);
});

test('is not out of date because the clock was changed', async () => {
  const { watch, server } = await standing(MACHINES, empty);
  await until('the connection', () => watch.isConnected);
  await server.close();
  await until('the failure', () => watch.failures.size > 0);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * MINUTES);
  expect(watch.staleReason()).toBeUndefined();
  clock.mockRestore();
});

test('is ready without an optional kind', async () => {
  const { watch, lines } = await standing(VOLUMES, empty);
  await until('it to be known', () => watch.staleReason() === undefined);
  expect([watch.isConnected, lines]).toEqual([undefined, [DOES_WITHOUT]]);
});

test('forgets an earlier failure once a cluster answers that it lacks an optional kind', async () => {
  let isFirst = true;
  const { watch, lines } = await at(VOLUMES, (_, response) => {
    json(response, isFirst ? 503 : 404, { message: 'starting' });
    isFirst = false;
  });
  await until('the answer', () => lines.length === 2);
  expect([lines, watch.isConnected, watch.staleReason(performance.now() + 60 * MINUTES)]).toEqual([
    ['warn: DataVolume cannot be watched: 503: starting', DOES_WITHOUT], undefined, undefined,
  ]);
});

test('forgets an optional kind that is removed, and watches it again once it is back', async () => {
  let isServed = true;
  const connections: ServerResponse[] = [];
  const { watch, lines } = await at(VOLUMES, ({ url }, response) => {
    if (!isServed) {
      json(response, 404, { reason: 'NotFound', message: 'the server could not find the requested resource' });
    } else if (url!.includes('watch=true')) {
      silent(response);
      connections.push(response);
    } else {
      json(response, 200, url!.includes('datavolumes') ? { items: [], metadata: { resourceVersion: '1' } } : { resources: [{ name: 'datavolumes', kind: 'DataVolume', namespaced: true }] });
    }
  });
  await until('the connection', () => watch.isConnected);
  isServed = false;
  connections.forEach((response) => response.end());
  await until('it to be gone', () => watch.isConnected === undefined);
  expect([lines.at(-1), watch.staleReason(performance.now() + 60 * MINUTES)]).toEqual([DOES_WITHOUT, undefined]);
  isServed = true;
  await until('it to be back', () => watch.isConnected);
}, 60_000);
