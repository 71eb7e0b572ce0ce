import { randomBytes } from 'crypto';
import { getEventListeners } from 'events';
import { buffer, text } from 'stream/consumers';
import { Refusal, serveStreams, StreamServer } from './stream-server';
import { ApiError, Unreachable } from '../../../src/cli/cluster/api-error';
import { ONCE } from '../../../src/cli/cluster/retry';
import { subresourcePath, connectToPort, isTransientForGuest, withGuestContext } from '../../../src/cli/tunnel/guest-port';
import { openStream } from '../../../src/cli/tunnel/subresource-stream';

const web = { kind: 'VirtualMachine', namespace: 'default', name: 'web' } as const;

let under: StreamServer;

async function served(guest: (socket: any) => void, refusal?: () => Refusal | undefined) {
  under = await serveStreams(guest, refusal);
  return under.cluster.server.with(ONCE);
}

afterEach(async () => {
  jest.useRealTimers();
  await under.close();
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a stream is requested under KubeVirt\'s path, with the credentials', async () => {
  const server = await served((socket) => socket.close());
  await text(await connectToPort(server, web, 22));
  const [{ url, headers }] = under.requests;
  expect([url, headers.authorization, headers['sec-websocket-protocol'], headers['sec-websocket-extensions']])
    .toEqual(['/behind/a/proxy/apis/subresources.kubevirt.io/v1/namespaces/default/virtualmachines/web/portforward/22/tcp', 'Bearer token', 'plain.kubevirt.io', undefined]);
});

test('a name cannot escape from its path', () => {
  expect(subresourcePath({ kind: 'VirtualMachineInstance', namespace: 'a/b', name: '../x?y' }, 'vnc'))
    .toBe('/apis/subresources.kubevirt.io/v1/namespaces/a%2Fb/virtualmachineinstances/..%2Fx%3Fy/vnc');
});

test('bytes pass both ways unchanged, even those that come with the first answer', async () => {
  const sent = randomBytes(3 * 2 ** 20);
  const server = await served((socket) => {
    const received: Buffer[] = [];
    socket.send('first ', { binary: true });
    socket.on('message', (data: Buffer) => {
      received.push(data);
      if (Buffer.concat(received).length === sent.length) {
        socket.send(Buffer.concat(received), () => socket.terminate());
      }
    });
  });
  const stream = await connectToPort(server, web, 22);
  stream.write(sent);
  const received = await buffer(stream);
  expect(received.equals(Buffer.concat([Buffer.from('first '), sent]))).toBe(true);
});

test('without a reader, little is read ahead from a guest', async () => {
  let answered = 0;
  const server = await served((socket) => {
    for (let count = 0; count < 500; count += 1) {
      socket.send(Buffer.alloc(2 ** 16), () => answered += 1);
    }
    socket.close();
  });
  const stream = await connectToPort(server, web, 22);
  await new Promise((resolve) => stream.once('readable', resolve));
  expect(stream.readableLength).toBeLessThan(2 ** 20);
  expect((await buffer(stream)).length).toBe(500 * 2 ** 16);
  expect(answered).toBe(500);
});

test('a refusal is an ordinary answer, and its connection is not used again', async () => {
  const server = await served(() => undefined, () => ({ code: 409, message: 'VMI is not started' }));
  for (let count = 1; count <= 2; count += 1) {
    const error = await connectToPort(server, web, 22).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect([error.message, under.connections()]).toEqual(['409: VMI is not started', count]);
  }
});

test('a refusal leaves no listener on the signal, which may last for days', async () => {
  const server = await served(() => undefined, () => ({ code: 409, message: 'VMI is not started' }));
  const { signal } = new AbortController();
  for (let count = 1; count <= 3; count += 1) {
    await expect(connectToPort(server, web, 22, signal)).rejects.toThrow('VMI is not started');
  }
  await until(() => getEventListeners(signal, 'abort').length === 0);
});

test.each([['too busy', 429], ['restarting', 503]])('a server that is %s is asked again', async (_, code) => {
  let refusals = 2;
  await served((socket) => socket.send('at last'), () => (refusals -= 1) >= 0 ? { code, message: 'not now' } : undefined);
  const stream = await connectToPort(under.cluster.server, web, 22);
  await new Promise((resolve) => stream.once('readable', resolve));
  expect([String(stream.read()), under.requests.length]).toEqual(['at last', 3]);
  stream.destroy();
});

test('a guest that refuses is reported at once', async () => {
  await served(() => undefined, () => ({ code: 500, message: 'dialing VM: connection refused' }));
  await expect(connectToPort(under.cluster.server, web, 22)).rejects.toThrow('connection refused');
  expect(under.requests).toHaveLength(1);
});

test('a server that does not listen is unreachable', async () => {
  const server = await served(() => undefined);
  await under.close();
  await expect(connectToPort(server, web, 22)).rejects.toThrow(Unreachable);
});

test('a late write does not discard what was received, and fails once that has been read', async () => {
  const said = Buffer.alloc(200_000, 'x');
  const server = await served((socket) => socket.send(said, () => socket.close()));
  const stream = await connectToPort(server, web, 22);
  await new Promise((resolve) => stream.once('readable', resolve));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await new Promise((resolve) => stream.write('late', resolve));
  expect((await buffer(stream)).equals(said)).toBe(true);
  const told = new Promise((resolve) => stream.once('error', resolve));
  stream.destroy();
  await expect(told).resolves.toEqual(new Unreachable('the other side closed the connection before it received everything'));
});

test('a write after both sides have ended is not an error', async () => {
  const server = await served((socket) => socket.close());
  const stream = await connectToPort(server, web, 22);
  await buffer(stream);
  await new Promise((resolve) => stream.write('late', resolve));
  stream.destroy();
  await new Promise((resolve) => stream.once('close', resolve));
  expect(stream.errored).toBeNull();
});

test('a connection that breaks ends its stream', async () => {
  const server = await served((socket) => socket.send('before'));
  const stream = await connectToPort(server, web, 22);
  await new Promise((resolve) => stream.once('readable', resolve));
  under.cut();
  await expect(text(stream)).resolves.toBe('before');
});

test('a signal ends a stream, opened or not', async () => {
  const server = await served(() => undefined);
  await expect(connectToPort(server, web, 22, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  const controller = new AbortController();
  const stream = await connectToPort(server, web, 22, controller.signal);
  controller.abort();
  await expect(text(stream)).resolves.toBe('');
});

describe('an idle stream', () => {
  const MINUTE = 60_000;

  test('sends pings, and lasts as long as the other side does the same', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const signs: string[] = [];
    const server = await served((socket) => socket.on('ping', () => signs.push('ping')).on('pong', () => signs.push('pong')));
    const stream = await openStream(server, { path: '/' });
    for (let count = 0; count < 8; count += 1) {
      jest.advanceTimersByTime(MINUTE / 4);
      await until(() => signs.length === 2 * (count + 1));
    }
    // What the server answers is read after what it gets.
    expect([signs.slice(0, 2), stream.destroyed]).toEqual([['ping', 'pong'], false]);
    stream.destroy();
  });

  test('ends if the other side is silent for a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const server = await served((socket) => socket.pause());
    const stream = await openStream(server, { path: '/' });
    const over = text(stream);
    jest.advanceTimersByTime(MINUTE + MINUTE / 4);
    await expect(over).rejects.toThrow('the API server was silent for 60 s');
  });
});

describe('the reason why a guest is not reached', () => {
  test.each<[number, string, string, boolean]>([
    [404, 'virtualmachine.kubevirt.io "web" not found', 'no such machine: write the name of a VirtualMachine, or vmi/NAME for an instance without one', false],
    [404, 'virtualmachineinstance.kubevirt.io "web" not found', 'it is not running: start it', true],
    [409, 'Operation cannot be fulfilled on virtualmachine.kubevirt.io "web": VMI is not started', 'it is not running: start it', true],
    [409, 'Operation cannot be fulfilled on virtualmachineinstance "web": VMI is paused', 'it is paused: resume it', true],
    [400, 'no network interfaces are present', 'it has no network interface', true],
    [400, 'No graphics devices are present.', 'it has no display: remove autoattachGraphicsDevice: false from its devices', true],
    [500, 'Internal error occurred: dialing VM: dial tcp 10.0.2.2:22: connect: connection refused', 'its guest refuses the connection: nothing listens on the port, or its masquerade interface declares other ports only', true],
    [500, 'Internal error occurred: dialing VM: dial tcp 10.0.2.2:22: i/o timeout', 'its guest does not answer: it has not booted yet, or has no network', true],
    [404, '404: Page Not Found', 'the cluster has no KubeVirt that supports this: install it, or choose another cluster with --context', false],
    [403, 'virtualmachines.subresources.kubevirt.io "web" is forbidden: User "ann" cannot get', '403: virtualmachines.subresources.kubevirt.io "web" is forbidden: User "ann" cannot get', false],
    [503, 'the server is currently unable to handle the request', '503: the server is currently unable to handle the request', true],
  ])('%d %s', async (code, message, reason, passes) => {
    const server = await served(() => undefined, () => ({ code, message }));
    const error = await withGuestContext(under.cluster, web, 'port 22', () => connectToPort(server, web, 22)).catch((thrown) => thrown);
    expect(error.message).toBe(`cluster ${under.url}/behind/a/proxy: cannot reach port 22 of VirtualMachine "web" in namespace "default": ${reason}`);
    expect(isTransientForGuest(error.cause)).toBe(passes);
  });
});
