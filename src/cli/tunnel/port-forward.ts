// Connects a port of this machine with a port or the display of a guest.
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
 * Listens until the signal is aborted, which ends the connections too. A connection that fails is reported on standard error, and
 * the others continue.
 *
 * @param connect opens a stream of the guest
 * @returns where it listens
 * @throws when the address is not one of this machine, or the port is taken
 */
export async function forwardConnections(place: Address, connect: () => Promise<Duplex>, signal: AbortSignal): Promise<Address> {
  // A client may close its side and still wait for the answer.
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    const end = () => client.destroy();
    signal.addEventListener('abort', end);
    client.once('close', () => signal.removeEventListener('abort', end));
    joinConnection(client, connect).catch((error: Error) => {
      client.resetAndDestroy();
      // The end is not a failure of the connections that end with it.
      if (!signal.aborted) {
        say('warning', error.message);
      }
    });
  });
  const at = await startListening(server, place);
  signal.addEventListener('abort', () => server.close(), { once: true });
  return at;
}

async function joinConnection(client: Socket, connect: () => Promise<Duplex>): Promise<void> {
  // A client may leave while it waits; the relay then ends at once.
  client.on('error', () => undefined);
  const guest = await connect();
  client.setNoDelay();
  await relay(client, client, guest, LINGER_TIMEOUT);
}

/**
 * Forwards a port until the signal is aborted, and prints it on standard output. The guest's port is tried first.
 *
 * @throws when this machine cannot listen there, or the guest cannot be reached at all, such as one that does not exist
 */
export async function forwardPort(cluster: Cluster, guest: Guest, address: string, { local, remote }: PortPair, signal: AbortSignal): Promise<void> {
  const connect = (server = cluster.server) => withGuestContext(cluster, guest, `port ${remote}`, () => connectToPort(server, guest, remote, signal));
  await tryConnection(() => connect(cluster.server.with(ONCE)));
  const at = await forwardConnections({ address, port: local }, () => connect(), signal);
  printProgress([`${addressText(at)} -> ${guest.name}:${remote}`]);
}

/** A failure that a later connection may not have is only reported. */
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

/** After the client's side has ended: how long the guest may be silent until the stream is closed, in milliseconds. */
const SILENCE_TIMEOUT = 10_000;

/** After the guest's side has ended: how long a client is listened to, in milliseconds. */
const LINGER_TIMEOUT = 10_000;

/**
 * Copies bytes between this machine and a stream of a guest, both ways, until the guest ends the stream, or its output is not read
 * any more.
 *
 * The end of the input does not end the stream at once: that would end the other direction too, from which the answer comes. Nor does the
 * end of the guest end the input of a socket at once: the system then discards what its reader has yet to get, if that one still writes.
 *
 * @param linger how long the input is read, and discarded, after the guest's end, in milliseconds
 * @throws the error that broke the stream
 */
export async function relay(input: Readable, output: Writable, guest: Duplex, linger = 0): Promise<void> {
  let broken: Error | undefined;
  // An error on this machine's side destroys the stream too, but is not an error of the guest.
  guest.once('error', (error) => broken = input.errored || output.errored || output.destroyed ? undefined : error);
  const received = pipeline(guest, output).then(() => linger === 0 ? undefined : ended(input, linger)).finally(() => {
    guest.destroy();
    input.destroy();
  });
  const sent = pipeline(input, guest, { end: false }).then(() => endWhenSilent(guest));
  await Promise.allSettled([received, sent]);
  // What was not sent is known only when all is received, and the output has ended.
  const failure = guest.errored instanceof Unreachable ? guest.errored : broken;
  if (failure !== undefined) {
    throw failure;
  }
}

/** Waits until a stream ends in whatever way, but not longer than a time in milliseconds. */
async function ended(stream: Readable, timeout: number): Promise<void> {
  await finished(stream, { writable: false, signal: AbortSignal.timeout(timeout) }).catch(() => undefined);
}

/** Ends a stream that is silent for a while. */
function endWhenSilent(stream: Duplex): void {
  if (stream.destroyed) {
    return;
  }
  // A stream that is paused has data that is not read yet.
  const timer = setInterval(() => stream.isPaused() || stream.end(), SILENCE_TIMEOUT);
  stream.on('data', () => timer.refresh()).once('close', () => clearInterval(timer));
}
