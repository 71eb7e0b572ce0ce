import { Agent } from 'http';
import { json, serve, TestServer } from './http-server';
import { Connection, ServerClock } from '../../../src/cli/cluster/connection';

const DATE = 'Sun, 22 Nov 2026 15:00:00 GMT';
const SECONDS = Date.parse(DATE) / 1000;
let server: TestServer;

afterEach(async () => {
  jest.restoreAllMocks();
  await server?.close();
});

test('a clock goes on from the last answer, even if the local clock changes', () => {
  const clock = new ServerClock();
  clock.set(DATE);
  const elapsed = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(elapsed + 90_000);
  jest.spyOn(Date, 'now').mockReturnValue(0);
  expect(clock.now).toBe(SECONDS + 90);
});

test.each([undefined, '', 'now'])('an answer with the date %j makes the time unknown', (header) => {
  const clock = new ServerClock();
  clock.set(DATE);
  clock.set(header);
  expect(clock.now).toBeUndefined();
});

test('the time comes from answers, not from refusals, which may be a proxy\'s', async () => {
  server = await serve((request, response) => {
    json(response, request.url === '/refused' ? 502 : 200, {}, { Date: request.url === '/refused' ? 'Thu, 01 Jan 1970 00:00:00 GMT' : DATE });
  });
  expect(server.server.clock.now).toBeUndefined();
  await server.server.request({ path: '/' });
  await expect(server.server.request({ path: '/refused' })).rejects.toThrow('502');
  expect([SECONDS, SECONDS + 1, SECONDS + 2]).toContain(server.server.clock.now);
});

test.each(['GET', 'POST'] as const)('a new certificate does not break a %s that was sent with the former one', async (method) => {
  let answer = () => {};
  server = await serve(({ url }, response) => {
    const respond = () => json(response, 200, { metadata: {} });
    if (url === '/slow') {
      answer = respond;
    } else {
      respond();
    }
  });
  const certificates = ['former', 'new'];
  const connection = new Connection({
    getCurrentCluster: () => ({ server: server.url }),
    applyToHTTPSOptions: async (options: object) => Object.assign(options, { agent: new Agent(), cert: certificates.shift() }),
  } as never);
  const slow = connection.send({ method, path: '/slow' });
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => server.requests.length === 1 && resolve(clearInterval(timer)), 5);
  });
  expect((await connection.send({ method, path: '/' })).statusCode).toBe(200);
  answer();
  expect((await slow).statusCode).toBe(200);
  connection.close();
});
