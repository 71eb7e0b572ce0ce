// Connects a local port with a port or the display of a guest.
import { createServer, Socket } from 'net';
import { Duplex, Readable, Writable } from 'stream';
import { finished, pipeline } from 'stream/promises';
import type { PortPair } from './guest-argument';
import { Guest, connectToPort, isTransientForGuest, withGuestContext } from './guest-port';
import { type Address, addressText, startListening } from './listen';
import { Unreachable } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { ONCE } from '../cluster/retry';
import { printProgress, say } from '../terminal/print';

/**
 * Listens until the signal is aborted, which also ends the connections. A failed connection is reported on standard error, and the others
 * continue.
 *
 * @param connect opens a stream of the guest
 * @returns the bound address and port
 * @throws if the address is not a local one, or the port is in use
 */
export async function forwardConnections(place: Address, connect: () => Promise<Duplex>, signal: AbortSignal): Promise<Address> {
  // A client may close its side and still wait for the answer.
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    const end = () => client.destroy();
    signal.addEventListener('abort', end);
    client.once('close', () => signal.removeEventListener('abort', end));
    serveClient(client, connect).catch((error: Error) => {
      client.resetAndDestroy();
      // Connections that end with the listener have not failed.
      if (!signal.aborted) {
        say('warning', error.message);
      }
    });
  });
  const bound = await startListening(server, place);
  signal.addEventListener('abort', () => server.close(), { once: true });
  return bound;
}

async function serveClient(client: Socket, connect: () => Promise<Duplex>): Promise<void> {
  // A client may leave while it waits. The relay then ends immediately.
  client.on('error', () => undefined);
  const guest = await connect();
  client.setNoDelay();
  await relay(client, client, guest, LINGER_TIMEOUT);
}

/**
 * Forwards a port until the signal is aborted, and prints it on standard output. First tries to connect to the guest's port.
 *
 * @throws if the port cannot be bound, or the guest can never be reached, for example because it does not exist
 */
export async function forwardPort(cluster: Cluster, guest: Guest, address: string, { local, remote }: PortPair, signal: AbortSignal): Promise<void> {
  const connect = (server = cluster.server) => withGuestContext(cluster, guest, `port ${remote}`, () => connectToPort(server, guest, remote, signal));
  await tryConnection(() => connect(cluster.server.with(ONCE)));
  const bound = await forwardConnections({ address, port: local }, () => connect(), signal);
  printProgress([`${addressText(bound)} -> ${guest.name}:${remote}`]);
}

/** Only reports a failure that a later connection may not have. */
async function tryConnection(connect: () => Promise<{ destroy(): unknown }>): Promise<void> {
  try {
    (await connect()).destroy();
  } catch (error) {
    if (!isTransientForGuest((error as Error).cause)) {
      throw error;
    }
    say('warning', (error as Error).message);
  }
}

/** After the client's side has ended: how long the guest may be silent before the stream is closed, in milliseconds. */
const SILENCE_TIMEOUT = 10_000;

/** After the guest's side has ended: how long input from the client is still read, in milliseconds. */
const LINGER_TIMEOUT = 10_000;

/**
 * Copies bytes in both directions between local streams and a stream of a guest, until the guest ends the stream, or its output is no
 * longer read.
 *
 * The end of the input does not end the stream immediately, since that would also end the other direction, with the answer. Nor does the
 * guest's end immediately end the input of a socket: if the client still writes, the system would discard data that it has not read yet.
 *
 * @param linger how long the input is read and discarded after the guest's end, in milliseconds
 * @throws the error that broke the stream
 */
export async function relay(input: Readable, output: Writable, guest: Duplex, linger = 0): Promise<void> {
  let broken: Error | undefined;
  // A local error destroys the stream too, but is not an error of the guest.
  guest.once('error', (error) => broken = input.errored || output.errored || output.destroyed ? undefined : error);
  const received = pipeline(guest, output).then(() => linger === 0 ? undefined : waitForEnd(input, linger)).finally(() => {
    guest.destroy();
    input.destroy();
  });
  const sent = pipeline(input, guest, { end: false }).then(() => endWhenSilent(guest));
  await Promise.allSettled([received, sent]);
  // Failed writes are known only once everything is received, and the output has ended.
  const failure = guest.errored instanceof Unreachable ? guest.errored : broken;
  if (failure !== undefined) {
    throw failure;
  }
}

/** Waits until a stream ends in any way, at most for the timeout in milliseconds. */
async function waitForEnd(stream: Readable, timeout: number): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  await finished(stream, { writable: false, signal: controller.signal }).catch(() => undefined);
  clearTimeout(timer);
}

/** Ends a stream once it is silent for `SILENCE_TIMEOUT`. */
function endWhenSilent(stream: Duplex): void {
  if (stream.destroyed) {
    return;
  }
  // A paused stream has unread data.
  const timer = setInterval(() => stream.isPaused() || stream.end(), SILENCE_TIMEOUT);
  stream.on('data', () => timer.refresh()).once('close', () => clearInterval(timer));
}
