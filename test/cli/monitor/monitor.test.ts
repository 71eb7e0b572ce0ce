import { Server } from 'http';
import { Log } from '../../../src/cli/monitor/log';
import { Monitor, serveMonitor } from '../../../src/cli/monitor/monitor';
import { until } from '../../plane/until';
import { json, serve } from '../cluster/http-server';

let reasons: string[] = [];
let server: Server;
let url: string;

const metrics = () => [{ name: 'machines', help: 'Machines.', type: 'gauge' as const, samples: [{ value: 3 }] }];

beforeAll(async () => ({ server, url } = await serveMonitor({ metrics, staleReasons: () => reasons }, { address: '127.0.0.1', port: 0 })));

afterAll(() => server.close());

test('metrics are served in the format of Prometheus', async () => {
  const response = await fetch(`${url}/metrics?x=1`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect([response.status, await response.text()]).toEqual([200, '# HELP machines Machines.\n# TYPE machines gauge\nmachines 3\n']);
});

test('the monitor is live even while it is not ready, and reports why', async () => {
  reasons = ['VirtualMachine: not yet listed'];
  const [live, ready] = await Promise.all(['healthz', 'readyz'].map((path) => fetch(`${url}/${path}`)));
  expect([live.status, ready.status, await ready.text()]).toEqual([200, 500, 'VirtualMachine: not yet listed\n']);
  reasons = [];
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test.each([['GET', '/', 404], ['GET', '/constructor', 404], ['HEAD', '/readyz', 200], ['POST', '/metrics', 405]])('%s %s is answered with %d', async (method, path, code) => {
  expect((await fetch(`${url}${path}`, { method })).status).toBe(code);
});

test('a kind that the cluster does not have does not count as disconnected', async () => {
  const withoutCdi = await serve(({ url: path }, response) => {
    if (path!.includes('watch=true')) {
      response.flushHeaders();
    } else {
      json(response, path!.includes('virtualmachines') ? 200 : 404, { items: [], metadata: { resourceVersion: '1' } });
    }
  });
  const end = new AbortController();
  const monitored = new Monitor(['blue'], new Log(() => undefined));
  const running = monitored.run(withoutCdi.cluster, end.signal);
  await until('it to be ready', () => monitored.staleReasons().length === 0);
  expect(monitored.metrics().find(({ name }) => name === 'cdk8s_kubevirt_watch_connected')!.samples).toEqual([
    { labels: { kind: 'VirtualMachine', namespace: 'blue' }, value: 1 },
  ]);
  end.abort();
  await running;
  await withoutCdi.close();
});

test.each([['does not exist', 404, ['the cluster has no namespace "bleu": write "blue"']], ['may not be seen', 403, []]])('a namespace that %s is watched', async (_, code, warnings) => {
  const lines: any[] = [];
  const cluster = await serve(({ url: path }, response) => {
    if (path!.includes('watch=true')) {
      response.flushHeaders();
    } else if (path!.startsWith('/api/v1/namespaces')) {
      json(response, path!.endsWith('/bleu') ? code : 200, { items: [{ metadata: { name: 'blue' } }], metadata: { resourceVersion: '1' }, message: 'no' });
    } else {
      json(response, path!.includes('virtualmachines') ? 200 : 404, { items: [], metadata: { resourceVersion: '1' } });
    }
  });
  const end = new AbortController();
  const monitored = new Monitor(['bleu'], new Log((line) => lines.push(JSON.parse(line)), 'warn'));
  const running = monitored.run(cluster.cluster, end.signal);
  await until('it to be ready, and to have looked', () => monitored.staleReasons().length === 0 && lines.length === warnings.length);
  expect(lines.map(({ namespace, level, message }) => [namespace, level, message])).toEqual(warnings.map((message) => ['bleu', 'warn', message]));
  end.abort();
  await running;
  await cluster.close();
});

test('the address :: includes IPv4', async () => {
  const everywhere = await serveMonitor({ metrics, staleReasons: () => [] }, { address: '::', port: 0 });
  expect((await fetch(`http://127.0.0.1:${new URL(everywhere.url).port}/healthz`)).status).toBe(200);
  everywhere.server.close();
});

test.each<[string, () => { address: string; port: number }, RegExp]>([
  ['a port in use', () => ({ address: '127.0.0.1', port: Number(new URL(url).port) }), /^--address 127\.0\.0\.1 --port \d+: cannot listen there: the port is in use: write another one, or 0 for any free port$/],
  ['an address of another host', () => ({ address: '192.0.2.1', port: 0 }), /^--address 192\.0\.2\.1 --port 0: cannot listen there: it is not a local address: write 127\.0\.0\.1$/],
])('%s is an error that names the options', async (_, place, message) => {
  await expect(serveMonitor({ metrics, staleReasons: () => [] }, place())).rejects.toThrow(message);
});
