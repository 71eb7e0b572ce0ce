import { Server } from 'http';
import { serve } from '../../../src/cli/monitor/endpoints';

let reasons: string[] = [];
let server: Server;
let url: string;

const metrics = () => [{ name: 'machines', help: 'Machines.', type: 'gauge' as const, samples: [{ value: 3 }] }];

beforeAll(async () => ({ server, url } = await serve({ metrics, unready: () => reasons }, 0, '127.0.0.1')));

afterAll(() => server.close());

test('metrics are served as Prometheus asks for them', async () => {
  const response = await fetch(`${url}/metrics?x=1`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect([response.status, await response.text()]).toEqual([200, '# HELP machines Machines.\n# TYPE machines gauge\nmachines 3\n']);
});

test('it lives also while it is not ready, and then says why', async () => {
  reasons = ['VirtualMachine: not yet listed'];
  const [live, ready] = await Promise.all(['healthz', 'readyz'].map((path) => fetch(`${url}/${path}`)));
  expect([live.status, ready.status, await ready.text()]).toEqual([200, 500, 'VirtualMachine: not yet listed\n']);
  reasons = [];
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test.each([['GET', '/', 404], ['GET', '/constructor', 404], ['HEAD', '/readyz', 200], ['POST', '/metrics', 405]])('%s %s is answered with %d', async (method, path, code) => {
  expect((await fetch(`${url}${path}`, { method })).status).toBe(code);
});

test('a port that is in use is an error', async () => {
  await expect(serve({ metrics, unready: () => [] }, Number(new URL(url).port), '127.0.0.1')).rejects.toThrow('EADDRINUSE');
});
