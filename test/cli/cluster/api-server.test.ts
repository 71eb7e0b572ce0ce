import { text } from 'stream/consumers';
import { json, Respond, serve, TestServer } from './http-server';
import { ApiError, Unreachable } from '../../../src/cli/cluster/api-error';

let under: TestServer | undefined;
const served = async (respond: Respond) => (under = await serve(respond)).server;

afterEach(() => under?.close());

test('a request has its query, its body and the credentials', async () => {
  const server = await served((request, response) => {
    void text(request).then((body) => json(response, 200, { url: request.url, method: request.method, body, type: request.headers['content-type'], as: request.headers.authorization }));
  });
  const { body } = await server.request({ method: 'PATCH', path: '/api/v1/x', query: { force: true, dryRun: undefined }, body: { a: 1 }, contentType: 'application/apply-patch+yaml' });
  expect(body).toEqual({ url: '/api/v1/x?force=true', method: 'PATCH', body: '{"a":1}', type: 'application/apply-patch+yaml', as: 'Bearer token' });
});

test('warnings are read as they are quoted', async () => {
  const server = await served((_, response) => json(response, 200, {}, { Warning: '299 - "unknown field \\"spec.cpu\\"", 299 - "deprecated"' }));
  expect((await server.request({ path: '/' })).warnings).toEqual(['unknown field "spec.cpu"', 'deprecated']);
});

test('a refusal is told in the words of the server, with its causes and the pause that it asks for', async () => {
  const causes = [{ reason: 'FieldManagerConflict', message: 'conflict with "kubectl"', field: '.spec.running' }];
  const server = await served((_, response) => json(response, 429, { kind: 'Status', message: 'slow down', reason: 'TooManyRequests', details: { causes } }, { 'Retry-After': '3' }));
  await expect(server.request({ path: '/' })).rejects.toMatchObject({ code: 429, message: '429: slow down', reason: 'TooManyRequests', retryAfter: 3, causes });
});

test.each([['a page of a load balancer', '<html>\nBad Gateway</html>', '502: <html>'], ['nothing', '', '502: no message']])('%s is an answer too', async (_, body, message) => {
  const server = await served((__, response) => response.writeHead(502).end(body));
  const error = await server.request({ path: '/' }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe(message);
});

test('nobody there, and a connection that breaks in the middle, are no answers', async () => {
  const server = await served((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('{');
    setTimeout(() => under!.cut(), 20);
  });
  await expect(server.request({ path: '/' })).rejects.toThrow(Unreachable);
  await under!.close();
  await expect(server.request({ path: '/' })).rejects.toThrow(/ECONNREFUSED/);
});

test('an answer that stops in the middle is none', async () => {
  const server = await served((_, response) => response.writeHead(200, { 'Content-Length': 100 }).write('{'));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'performance'] });
  const stream = jest.spyOn(server, 'stream');
  const answer = server.request({ path: '/' });
  while (stream.mock.results.length === 0) {
    await new Promise(setImmediate);
  }
  await stream.mock.results[0].value;
  jest.advanceTimersByTime(30_000);
  jest.useRealTimers();
  const error = await answer.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Unreachable);
  expect(error.message).toBe('nothing more of an answer in 30 s');
});

test('a connection that was closed while nobody used it is opened again', async () => {
  const server = await served((_, response) => json(response, 200, {}));
  await server.request({ path: '/first' });
  under!.cut();
  await server.request({ path: '/second' });
  expect(under!.requests).toEqual(['GET /first', 'GET /second']);
});

test('what is ended on purpose is not said to be the fault of the server', async () => {
  const server = await served(() => undefined);
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 20);
  await expect(server.request({ path: '/', signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('requests one after the other use one connection', async () => {
  const ports = new Set<number | undefined>();
  const server = await served((request, response) => {
    ports.add(request.socket.remotePort);
    json(response, 200, {});
  });
  for (const path of ['/1', '/2', '/3']) {
    await server.request({ path });
  }
  expect(ports.size).toBe(1);
});
