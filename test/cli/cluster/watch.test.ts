import { IncomingMessage, ServerResponse } from 'http';
import { json, serve, TestServer } from './http-server';
import { ApiError, UnexpectedAnswer } from '../../../src/cli/cluster/api-error';
import { watch } from '../../../src/cli/cluster/watch';
import { until } from '../../plane/until';

const MACHINES = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', namespace: 'n' };
const object = (name: string, resourceVersion: string) => ({ ...MACHINES, metadata: { name, resourceVersion } });
const line = (type: string, ...args: Parameters<typeof object>) => `${JSON.stringify({ type, object: object(...args) })}\n`;
const expired = `${JSON.stringify({ type: 'ERROR', object: { kind: 'Status', code: 410, reason: 'Expired', message: 'too old resource version' } })}\n`;

const silent = (response: ServerResponse) => response.flushHeaders();

let under: TestServer;
let ending: AbortController;
/** What was told, a word each. */
let told: string[];
let failures: string[];
/** The lists that the server answers with, the last one from then on. */
let lists: string[][];
/** What becomes of each connection of a watch, in turn; one more stays open and silent. */
let connections: ((response: ServerResponse) => void)[];
let result: Promise<void>;

const parameters = (request: IncomingMessage) => new URL(request.url!, 'http://test').searchParams;
const name = ({ metadata }: any) => metadata.name;

async function begin(keep?: (object: any) => any): Promise<void> {
  under = await serve((request, response) => {
    if (parameters(request).has('watch')) {
      (connections.shift() ?? silent)(response);
      return;
    }
    const names = lists.length > 1 ? lists.shift()! : lists[0];
    json(response, 200, { metadata: { resourceVersion: '10' }, items: names.map((each) => ({ metadata: { name: each } })) });
  });
  result = watch(under.cluster, MACHINES, {
    keep,
    replaced: (objects) => told.push(`[${objects.map(name).join()}]`),
    changed: (each) => told.push(`+${name(each)}`),
    removed: (each) => told.push(`-${name(each)}`),
  }, { signal: ending.signal, onFailure: (error) => failures.push(error.message) });
  result.catch(() => undefined);
}

const tells = (...expected: string[]) => until(`${expected} instead of ${told}`, () => told.length >= expected.length).then(() => expect(told).toEqual(expected));
const watches = () => under.requests.filter((request) => request.includes('watch=true'));
const versions = () => watches().map((request) => parameters({ url: request.split(' ')[1] } as IncomingMessage).get('resourceVersion'));

beforeEach(() => {
  [told, failures, lists, connections, ending] = [[], [], [['a']], [], new AbortController()];
});

afterEach(async () => {
  ending.abort();
  await result.catch(() => undefined);
  await under.close();
  jest.useRealTimers();
});

test('all objects are told first, then each change, over one connection', async () => {
  connections = [(response) => response.write(line('ADDED', 'b', '11') + line('MODIFIED', 'a', '12') + line('DELETED', 'b', '13'))];
  await begin();
  await tells('[a]', '+b', '+a', '-b');
  expect(watches()).toHaveLength(1);
});

test('a watch ends without an error when nobody wants it any more', async () => {
  await begin();
  await tells('[a]');
  ending.abort();
  await expect(result).resolves.toBeUndefined();
  expect(failures).toEqual([]);
});

test('a line may come in pieces, in the middle of a letter', async () => {
  connections = [async (response) => {
    const bytes = Buffer.from(line('ADDED', 'größe', '11'));
    for (const byte of bytes) {
      response.write(Buffer.of(byte));
      await new Promise(setImmediate);
    }
  }];
  await begin();
  await tells('[a]', '+größe');
});

test('a line that is cut off is not told, and comes with the next connection, from the version that was told last', async () => {
  connections = [
    (response) => response.write(line('ADDED', 'b', '11') + line('ADDED', 'c', '12').slice(0, 20), () => response.destroy()),
    (response) => response.write(line('ADDED', 'c', '12')),
  ];
  await begin();
  await tells('[a]', '+b', '+c');
  expect(versions()).toEqual(['10', '11']);
});

test('a bookmark is not told, and moves the version from which the watch goes on', async () => {
  connections = [
    (response) => response.write(line('BOOKMARK', '', '20'), () => response.destroy()),
    (response) => response.write(line('ADDED', 'b', '21')),
  ];
  await begin();
  await tells('[a]', '+b');
  expect(versions()).toEqual(['10', '20']);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['in an event', (response) => response.end(expired)],
  ['as the answer', (response) => json(response, 410, { kind: 'Status', code: 410, reason: 'Expired' })],
])('a version that is too old, told %s, leads to a new list', async (_, expire) => {
  lists = [['a', 'b'], ['b', 'c']];
  connections = [expire];
  await begin();
  await tells('[a,b]', '[b,c]');
});

test('a connection that is cut before it brings anything is tried again, and that is told', async () => {
  const cut = (response: ServerResponse) => {
    response.flushHeaders();
    setTimeout(() => response.destroy(), 20);
  };
  connections = [cut, cut, (response) => response.write(line('ADDED', 'b', '11'))];
  await begin();
  await tells('[a]', '+b');
  expect(failures).toHaveLength(2);
});

test('a connection that is silent for too long begins anew without a word', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'performance'] });
  connections = [silent, (response) => response.write(line('ADDED', 'b', '11'))];
  await begin();
  const settle = async (reached: () => boolean) => {
    while (!reached()) {
      await new Promise(setImmediate);
    }
  };
  await settle(() => watches().length === 1);
  for (let round = 0; round < 10; round += 1) {
    await new Promise(setImmediate);
  }
  jest.advanceTimersByTime(120_000);
  await settle(() => told.length === 2);
  expect([told, failures]).toEqual([['[a]', '+b'], []]);
});

test('only what is kept of an object is told', async () => {
  connections = [(response) => response.write(line('ADDED', 'b', '11') + line('DELETED', 'b', '12'))];
  await begin(({ metadata }) => ({ metadata: { name: `${metadata.name}'` } }));
  await tells('[a\']', '+b\'', '-b\'');
});

test.each([
  ['tells a change and ends', (response: ServerResponse) => void response.end(line('MODIFIED', 'a', String(Math.random())))],
  ['says that the version is too old', (response: ServerResponse) => void response.end(expired)],
])('a server that %s each time is not asked without a pause', async (_, connect) => {
  connections = Array.from({ length: 1_000 }, () => connect);
  await begin();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(watches().length).toBeGreaterThan(1);
  expect(watches().length).toBeLessThan(10);
});

test.each(['<html>\n<title>Sign in</title>\n', 'null\n', '{"type":"ADDED","object":null}\n', '{"type":"ADDED","object":{}}\n'])('a line such as %j ends it', async (text) => {
  connections = [(response) => response.write(text)];
  await begin();
  await expect(result).rejects.toThrow(UnexpectedAnswer);
});

test('what does not pass ends the watch with its error', async () => {
  await begin();
  await tells('[a]');
  connections = [];
  const refused = await serve((_, response) => json(response, 403, { message: 'machines may not be listed', reason: 'Forbidden' }));
  const nobody = { replaced: () => undefined, changed: () => undefined, removed: () => undefined };
  const watching = watch(refused.cluster, MACHINES, nobody, { signal: ending.signal });
  await expect(watching).rejects.toThrow(ApiError);
  await refused.close();
});
