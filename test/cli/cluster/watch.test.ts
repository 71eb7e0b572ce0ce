import { IncomingMessage, ServerResponse } from 'http';
import { json, serve, TestServer } from './http-server';
import { ApiError, UnexpectedAnswer } from '../../../src/cli/cluster/api-error';
import { watch } from '../../../src/cli/cluster/watch';
import { until } from '../../plane/until';

const MACHINES = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', namespace: 'n' };
const object = (name: string, resourceVersion: string) => ({ ...MACHINES, metadata: { name, resourceVersion } });
const line = (type: string, ...args: Parameters<typeof object>) => `${JSON.stringify({ type, object: object(...args) })}\n`;
const errorEvent = (code: number, reason: string, message: string) => `${JSON.stringify({ type: 'ERROR', object: { kind: 'Status', code, reason, message } })}\n`;
const expired = errorEvent(410, 'Expired', 'too old resource version');
const broken = errorEvent(500, 'InternalError', 'etcd event received with PrevKv=nil');

const silent = (response: ServerResponse) => response.flushHeaders();

let under: TestServer;
let ending: AbortController;
/** What the watch reported, one word for each event. */
let told: string[];
let failures: string[];
/** What the watch reported about its connections. */
let connected: string[];
/** The lists that the server answers with, the last one from then on. */
let lists: string[][];
/** What happens to each connection of a watch, in turn; further ones stay open and silent. */
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
    connected: () => connected.push('open'),
    proven: () => connected.push('proved'),
  }, { signal: ending.signal, onFailure: (error) => failures.push(error.message) });
  result.catch(() => undefined);
}

const tells = (...expected: string[]) => until(`${expected} instead of ${told}`, () => told.length >= expected.length).then(() => expect(told).toEqual(expected));
const watches = () => under.requests.filter((request) => request.includes('watch=true'));
const versions = () => watches().map((request) => parameters({ url: request.split(' ')[1] } as IncomingMessage).get('resourceVersion'));

beforeEach(() => {
  [told, failures, connected, lists, connections, ending] = [[], [], [], [['a']], [], new AbortController()];
});

afterEach(async () => {
  ending.abort();
  await result.catch(() => undefined);
  await under.close();
  jest.useRealTimers();
});

test('reports all objects first, then each change, over one connection', async () => {
  connections = [(response) => response.write(line('ADDED', 'b', '11') + line('MODIFIED', 'a', '12') + line('DELETED', 'b', '13'))];
  await begin();
  await tells('[a]', '+b', '+a', '-b');
  expect(watches()).toHaveLength(1);
});

test('ends without an error when it is aborted', async () => {
  await begin();
  await tells('[a]');
  ending.abort();
  await expect(result).resolves.toBeUndefined();
  expect(failures).toEqual([]);
});

test('reads a line that arrives in pieces, even within a character', async () => {
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

test('does not report a truncated line, and resumes from the last reported version', async () => {
  connections = [
    (response) => response.write(line('ADDED', 'b', '11') + line('ADDED', 'c', '12').slice(0, 20), () => response.destroy()),
    (response) => response.write(line('ADDED', 'c', '12')),
  ];
  await begin();
  await tells('[a]', '+b', '+c');
  expect(versions()).toEqual(['10', '11']);
});

test('does not report a bookmark, and resumes from its version', async () => {
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
  ['as the status', (response) => json(response, 410, { kind: 'Status', code: 410, reason: 'Expired' })],
])('lists again after a version that is too old, reported %s', async (_, expire) => {
  lists = [['a', 'b'], ['b', 'c']];
  connections = [expire];
  await begin();
  await tells('[a,b]', '[b,c]');
});

const cut = (response: ServerResponse) => {
  response.flushHeaders();
  setTimeout(() => response.destroy(), 20);
};

test('reports an error of the server, and lists again', async () => {
  lists = [['a', 'b'], ['b', 'c']];
  connections = [(response) => response.end(broken)];
  await begin();
  await tells('[a,b]', '[b,c]');
  expect(failures).toEqual(['500: etcd event received with PrevKv=nil']);
});

test('lists again after a version was refused several times', async () => {
  lists = [['a', 'b'], ['b', 'c']];
  const refuse = (response: ServerResponse) => json(response, 500, { message: 'of this version nothing is known' });
  connections = [refuse, refuse, refuse];
  await begin();
  await tells('[a,b]', '[b,c]');
  expect(failures).toHaveLength(3);
});

test('resumes from its version however often a busy server refuses it', async () => {
  lists = [['a'], ['b']];
  const refuse = (code: number) => (response: ServerResponse) => json(response, code, { message: 'too busy' });
  connections = [refuse(429), refuse(503), refuse(429), refuse(429), (response) => response.write(line('ADDED', 'c', '11'))];
  await begin();
  await tells('[a]', '+c');
  expect(failures).toHaveLength(4);
});

test('resumes from its version however often the connection is cut', async () => {
  lists = [['a'], ['b']];
  connections = [cut, cut, cut, cut, (response) => response.write(line('ADDED', 'c', '11'))];
  await begin();
  await tells('[a]', '+c');
  expect(failures).toHaveLength(4);
});

test('counts a connection as proved once something has come over it, not when it opens', async () => {
  connections = [cut, (response) => response.write(line('BOOKMARK', '', '11'))];
  await begin();
  await until('the bookmark', () => connected.length === 3);
  expect(connected).toEqual(['open', 'open', 'proved']);
});

test('counts a connection that lasts as proved as well', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval'] });
  await begin();
  while (connected.length === 0) {
    await new Promise(setImmediate);
  }
  jest.advanceTimersByTime(9_000);
  expect(connected).toEqual(['open']);
  jest.advanceTimersByTime(1_000);
  expect(connected).toEqual(['open', 'proved']);
});

test('ends when it is aborted, even if the server does not answer which kinds it has', async () => {
  const hanging = await serve(() => undefined, {});
  const nobody = { replaced: () => undefined, changed: () => undefined, removed: () => undefined };
  const watching = watch(hanging.cluster, MACHINES, nobody, { signal: ending.signal });
  await until('the request', () => hanging.requests.length > 0);
  ending.abort();
  await expect(watching).resolves.toBeUndefined();
  await hanging.close();
});

test('reports a connection that is cut before it brings anything, and connects again', async () => {
  connections = [cut, cut, (response) => response.write(line('ADDED', 'b', '11'))];
  await begin();
  await tells('[a]', '+b');
  expect(failures).toHaveLength(2);
});

test('replaces a connection that is silent for too long, without reporting it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval'] });
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

test('reports only the part of an object that is kept', async () => {
  connections = [(response) => response.write(line('ADDED', 'b', '11') + line('DELETED', 'b', '12'))];
  await begin(({ metadata }) => ({ metadata: { name: `${metadata.name}'` } }));
  await tells('[a\']', '+b\'', '-b\'');
});

test.each([
  ['sends a change and ends', (response: ServerResponse) => void response.end(line('MODIFIED', 'a', String(Math.random())))],
  ['rejects the version as too old', (response: ServerResponse) => void response.end(expired)],
  ['ends with an error', (response: ServerResponse) => void response.end(broken)],
])('pauses between requests to a server that %s each time', async (_, connect) => {
  connections = Array.from({ length: 1_000 }, () => connect);
  await begin();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(watches().length).toBeGreaterThan(1);
  expect(watches().length).toBeLessThan(10);
});

test.each(['<html>\n<title>Sign in</title>\n', 'null\n', '{"type":"ADDED","object":null}\n', '{"type":"ADDED","object":{}}\n'])('fails on a line such as %j', async (text) => {
  connections = [(response) => response.write(text)];
  await begin();
  await expect(result).rejects.toThrow(UnexpectedAnswer);
});

test('fails on a permanent error', async () => {
  await begin();
  await tells('[a]');
  connections = [];
  const refused = await serve((_, response) => json(response, 403, { message: 'machines may not be listed', reason: 'Forbidden' }));
  const nobody = { replaced: () => undefined, changed: () => undefined, removed: () => undefined };
  const watching = watch(refused.cluster, MACHINES, nobody, { signal: ending.signal });
  await expect(watching).rejects.toThrow(ApiError);
  await refused.close();
});
