import { Agent } from 'http';
import { text } from 'stream/consumers';
import { json, Respond, serve, TestServer } from './http-server';
import { ApiError, isTransient, UnexpectedAnswer, Unreachable } from '../../../src/cli/cluster/api-error';
import { ApiServer } from '../../../src/cli/cluster/api-server';
import { unreachable } from '../../../src/cli/cluster/unreachable';

let under: TestServer | undefined;
const served = async (respond: Respond) => (under = await serve(respond)).server;

afterEach(() => under?.close());

test('a request is sent with its query, body and credentials', async () => {
  const server = await served((request, response) => {
    void text(request).then((body) => json(response, 200, { url: request.url, method: request.method, body, type: request.headers['content-type'], as: request.headers.authorization }));
  });
  const { body } = await server.request({ method: 'PATCH', path: '/api/v1/x', query: { force: true, dryRun: undefined }, body: { a: 1 }, contentType: 'application/apply-patch+yaml' });
  expect(body).toEqual({ url: '/api/v1/x?force=true', method: 'PATCH', body: '{"a":1}', type: 'application/apply-patch+yaml', as: 'Bearer token' });
});

test('warnings are unquoted', async () => {
  const server = await served((_, response) => json(response, 200, {}, { Warning: '299 - "unknown field \\"spec.cpu\\"", 299 - "deprecated"' }));
  expect((await server.request({ path: '/' })).warnings).toEqual(['unknown field "spec.cpu"', 'deprecated']);
});

test('a refusal is reported in the server\'s words, with its causes and the pause that it asks for', async () => {
  const causes = [{ reason: 'FieldManagerConflict', message: 'conflict with "kubectl"', field: '.spec.running' }];
  const server = await served((_, response) => json(response, 429, { kind: 'Status', message: 'slow down', reason: 'TooManyRequests', details: { causes } }, { 'Retry-After': '3' }));
  await expect(server.request({ path: '/' })).rejects.toMatchObject({ code: 429, message: '429: slow down', reason: 'TooManyRequests', retryAfter: 3, causes });
});

test.each([['a page from a load balancer', '<html>\nBad Gateway</html>', '502: Bad Gateway'], ['an empty body', '', '502: no message']])('%s is a failure with a status code', async (_, body, message) => {
  const server = await served((__, response) => response.writeHead(502).end(body));
  const error = await server.request({ path: '/' }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe(message);
});

test('a server that does not listen and a connection that breaks halfway are unreachable', async () => {
  const server = await served((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('{');
    setTimeout(() => under!.cut(), 20);
  });
  await expect(server.request({ path: '/' })).rejects.toThrow(Unreachable);
  await under!.close();
  await expect(server.request({ path: '/' })).rejects.toThrow(/ECONNREFUSED/);
});

test('an answer that stalls halfway is given up', async () => {
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
  expect(error.message).toBe('nothing more of the answer in 30 s');
});

test('a connection that was closed while idle is opened again', async () => {
  const server = await served((_, response) => json(response, 200, {}));
  await server.request({ path: '/first' });
  under!.cut();
  await server.request({ path: '/second' });
  expect(under!.requests).toEqual(['GET /first', 'GET /second']);
});

describe('a connection that breaks before the answer', () => {
  const breaking = (path: string) => served((request, response) => {
    if (under!.requests.filter((line) => line.endsWith(path)).length === 1) {
      request.socket.resetAndDestroy();
    } else {
      json(response, 200, {});
    }
  });

  test.each(['POST', 'PUT'] as const)('fails a %s, which may have had an effect', async (method) => {
    const server = await breaking('/restart');
    await server.request({ path: '/first' });
    await expect(server.request({ method, path: '/restart' })).rejects.toThrow(Unreachable);
    expect(under!.requests).toEqual(['GET /first', `${method} /restart`]);
  });

  test.each([{ method: 'GET' }, { method: 'PATCH' }, { method: 'POST', isRepeatable: true }] as const)('may have been idle for too long: $method is sent again over another one', async (call) => {
    const server = await breaking('/second');
    await server.request({ path: '/first' });
    await server.request({ ...call, path: '/second' });
    expect(under!.requests).toEqual(['GET /first', `${call.method} /second`, `${call.method} /second`]);
  });
});

test('a request that must not be sent twice has a new connection, which the server cannot have closed yet', async () => {
  const ports = new Map<number | undefined, string[]>();
  const server = await served((request, response) => {
    const { socket: { remotePort }, method = '' } = request;
    ports.set(remotePort, [...ports.get(remotePort) ?? [], method]);
    json(response, 200, {});
  });
  for (const method of ['GET', 'PUT', 'POST', 'GET'] as const) {
    await server.request({ method, path: '/' });
  }
  expect([...ports.values()]).toEqual([['GET', 'GET'], ['PUT'], ['POST']]);
});

test.each(['GET', 'PUT'] as const)('a %s under way ends when the server\'s connections are closed', async (method) => {
  const server = await served(() => server.close());
  await expect(server.request({ method, path: '/' })).rejects.toThrow(Unreachable);
});

test('a request that is aborted on purpose is not blamed on the server', async () => {
  const server = await served(() => undefined);
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 20);
  await expect(server.request({ path: '/', signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test.each(['its own signal', 'the signal of the retries'])('an answer that is cut short by %s is not blamed on the server', async (whose) => {
  const stop = new AbortController();
  const server = await served((_, response) => {
    response.writeHead(200).write('{');
    setTimeout(() => stop.abort(new Error('enough')), 20);
  });
  const answer = whose === 'its own signal' ? server.request({ path: '/', signal: stop.signal }) : server.with({ signal: stop.signal }).request({ path: '/' });
  expect(await answer.catch((error) => error)).not.toBeInstanceOf(Unreachable);
});

test('consecutive requests use one connection', async () => {
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

test.each([
  ['a number of seconds', '3', undefined, 3],
  ['a month', '2592000', undefined, 2_592_000],
  ['a time by the server\'s own clock', 'Sun, 06 Nov 2033 08:49:47 GMT', 'Sun, 06 Nov 2033 08:49:37 GMT', 10],
  ['a time in the past', 'Sun, 06 Nov 1994 08:49:37 GMT', undefined, 0],
  ['nonsense', 'soon', undefined, undefined],
])('a server may ask for a pause: %s', async (_, asked, date, retryAfter) => {
  const server = await served((__, response) => json(response, 503, {}, { 'Retry-After': asked, ...date && { Date: date } }));
  await expect(server.request({ path: '/' })).rejects.toMatchObject({ code: 503, retryAfter });
});

test('an answer without an end is given up', async () => {
  const part = 'x'.repeat(1_000_000);
  const server = await served((_, response) => {
    const write = () => !response.destroyed && response.write(part, write);
    write();
  });
  await expect(server.request({ path: '/api' })).rejects.toThrow('GET /api: the answer has more than 100 million characters: check whether the address');
});

describe('an answer that no API server gives is described, without secrets that it may contain', () => {
  const LOGIN = '<html><head><title>Sign in</title><script>token = "s3cr3t"</script></head><form action="/login?code=s3cr3t-s3cr3t-s3cr3t">token=s3cr3t</form></html>';

  test.each<[string, string, string, string]>([
    ['a page', 'text/html; charset=utf-8', LOGIN, 'GET /api: the answer is not JSON but text/html; charset=utf-8, "Sign in token=…"'],
    ['an empty body', 'application/json', '', 'GET /api: the answer is empty'],
    ['null', 'application/json', 'null', 'GET /api: the answer is a JSON null value, which is not an object'],
    ['a list', 'application/json', '["s3cr3t"]', 'GET /api: the answer is a JSON list, which is not an object'],
    ['half an object', 'application/json', '{"kind":"Pod","token":"s3cr3t', 'GET /api: the answer is not JSON but application/json, "{\\"kind\\":\\"Pod\\",\\"token\\":…"'],
  ])('%s', async (_, type, body, message) => {
    const server = await served((__, response) => response.writeHead(200, { 'Content-Type': type }).end(body));
    const error = await server.request({ path: '/api', query: { token: 's3cr3t' } }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(UnexpectedAnswer);
    expect(error.message).toBe(`${message}: check whether the address in the kubeconfig is that of an API server, and whether a gateway in between asks for a login`);
  });

  test('a redirect', async () => {
    const server = await served((_, response) => response.writeHead(302, { Location: 'https://login.test/saml?request=s3cr3t' }).end());
    await expect(server.request({ path: '/api' })).rejects.toThrow(/^GET \/api: 302: the server redirects to https:\/\/login\.test: check/);
  });

  test('except for an empty answer to an action', async () => {
    const server = await served((_, response) => response.writeHead(202).end());
    await expect(server.request({ method: 'PUT', path: '/start' })).resolves.toMatchObject({ warnings: [] });
  });
});

describe('while a server restarts or is too busy', () => {
  const refusing = async (times: number, code = 503) => {
    let left = times;
    await served((_, response) => json(response, (left -= 1) >= 0 ? code : 200, { kind: 'Status' }, { 'Retry-After': '0' }));
    const failures: string[] = [];
    const patient = under!.server.with({ timeout: 5_000, onFailure: ({ message }) => failures.push(message) });
    return { patient, failures };
  };

  test.each(['GET', 'PATCH', 'DELETE'] as const)('a %s is sent again', async (method) => {
    const { patient, failures } = await refusing(2);
    await patient.request({ method, path: '/x' });
    expect([under!.requests.length, failures]).toEqual([3, ['503: no message', '503: no message']]);
  });

  test.each(['POST', 'PUT'] as const)('a %s is sent once', async (method) => {
    const { patient } = await refusing(1);
    await expect(patient.request({ method, path: '/x' })).rejects.toThrow('503');
    expect(under!.requests).toHaveLength(1);
  });

  test('a POST that is safe to repeat is sent again', async () => {
    const { patient } = await refusing(1);
    await patient.request({ method: 'POST', path: '/x', isRepeatable: true });
    expect(under!.requests).toHaveLength(2);
  });

  test('no request is retried for longer than the timeout', async () => {
    const { patient } = await refusing(1e6);
    const began = Date.now();
    await expect(patient.with({ timeout: 500 }).request({ path: '/x' })).rejects.toThrow('503');
    await expect(patient.with({ signal: AbortSignal.timeout(500) }).request({ path: '/x' })).rejects.toThrow('503');
    expect(Date.now() - began).toBeLessThan(3_000);
  });

  test('an untrusted certificate is not retried', async () => {
    const error: any = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    expect([isTransient(unreachable(error)), isTransient(unreachable(new Error('socket hang up')))]).toEqual([false, true]);
  });
});

test('an address is shown without its password', async () => {
  const server = await served((request, response) => json(response, 200, { as: request.headers.authorization }));
  const named = new ApiServer({ getCurrentCluster: () => ({ server: under!.url.replace('//', '//ann:s3cr3t@') }), applyToHTTPSOptions: async (options: object) => Object.assign(options, { agent: new Agent() }) } as never);
  expect([named.address, server.address]).toEqual([under!.url, under!.url]);
  expect((await named.request({ path: '/' })).body.as).toBe(`Basic ${Buffer.from('ann:s3cr3t').toString('base64')}`);
  named.close();
});

test.each([['a new', false], ['a kept', true]])('what is under way over %s connection when all are closed ends at once: nobody waits for it', async (_, isKept) => {
  const server = (await served(({ url }, response) => void (url === '/first' && json(response, 200, {})))).with({ timeout: 60_000, onFailure: ({ message }) => failures.push(message) });
  const failures: string[] = [];
  if (isKept) {
    await server.request({ path: '/first' });
  }
  const known = under!.requests.length;
  const answer = server.request({ path: '/' });
  answer.catch(() => undefined);
  while (under!.requests.length === known) {
    await new Promise(setImmediate);
  }
  server.close();
  await expect(answer).rejects.toThrow('socket hang up');
  expect([under!.requests.slice(known), failures]).toEqual([['GET /'], []]);
});
