import { connect } from 'net';
import { text } from 'stream/consumers';
import { serveStreams } from './stream-server';
import { connectToPort } from '../../../src/cli/tunnel/guest-port';
import { forwardConnections } from '../../../src/cli/tunnel/port-forward';

const PLACE = { address: '127.0.0.1', port: 0 };

const web = { kind: 'VirtualMachine', namespace: 'default', name: 'web' } as const;

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => said.push(String(chunk)) > 0);
});

afterEach(() => jest.restoreAllMocks());

/** What a client of a forwarded port reads, or the code of its error. */
async function client(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  return text(socket).catch(({ code }) => code);
}

test('a connection that fails is reported, and is reset for the client', async () => {
  const end = new AbortController();
  const { port } = await forwardConnections(PLACE, () => Promise.reject(new Error('the guest refuses')), end.signal);
  expect(await client(port)).toBe('ECONNRESET');
  end.abort();
  expect(said.join('')).toBe('warning: the guest refuses\n');
});

test('a connection that is still being opened when everything ends is not a failure', async () => {
  const end = new AbortController();
  const under = await serveStreams(() => undefined);
  const slow = () => {
    setImmediate(() => end.abort());
    return connectToPort(under.cluster.server, web, 80, end.signal);
  };
  const { port } = await forwardConnections(PLACE, slow, end.signal);
  await client(port);
  await under.close();
  expect(said.join('')).toBe('');
});

test('a client that still writes when the guest ends gets everything from the guest, however slowly it reads', async () => {
  const length = 2_000_000;
  const under = await serveStreams((socket) => socket.on('message', () => undefined).send(Buffer.alloc(length), () => socket._socket.end()));
  const end = new AbortController();
  const { port } = await forwardConnections(PLACE, () => connectToPort(under.cluster.server, web, 80, end.signal), end.signal);
  const socket = connect(port, '127.0.0.1');
  const talk = setInterval(() => socket.writable && socket.write(Buffer.alloc(1_000)), 3);
  let received = 0;
  const error = await new Promise((resolve) => socket.once('error', resolve).once('close', () => resolve(undefined)).on('data', (data) => {
    received += data.length;
    socket.pause();
    setTimeout(() => socket.resume(), 5);
  }));
  clearInterval(talk);
  end.abort();
  await under.close();
  expect([received, error]).toEqual([length, undefined]);
  // What it wrote in the meantime may have arrived in time.
  expect(said.join('')).toMatch(/^(?:warning: the other side closed the connection before it received everything\n)?$/);
});
