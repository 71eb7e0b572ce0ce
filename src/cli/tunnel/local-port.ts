// A port on this machine, each connection to which is joined with a stream of a guest of its own.
import { createServer, Socket } from 'net';
import { Duplex } from 'stream';
import { type Address, startListening } from './listen';
import { relay } from './relay';
import { say } from '../terminal/print';

/**
 * Listens until the signal is aborted, which ends the connections too. One that comes to nothing or breaks is told on
 * standard error, and the others go on.
 *
 * @param connect opens a stream of the guest
 * @returns where it listens
 * @throws when the address is not one of this machine, or the port is taken
 */
export async function listen(place: Address, connect: () => Promise<Duplex>, signal: AbortSignal): Promise<Address> {
  // A client may have said everything and still wait for the answer.
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    const end = () => client.destroy();
    signal.addEventListener('abort', end);
    client.once('close', () => signal.removeEventListener('abort', end));
    join(client, connect).catch((error: Error) => {
      client.resetAndDestroy();
      warn(error);
    });
  });
  const at = await startListening(server, place);
  signal.addEventListener('abort', () => server.close(), { once: true });
  return at;
}

/** Says why a connection came to nothing. */
export function warn({ message }: Error): void {
  say('warning', message);
}

async function join(client: Socket, connect: () => Promise<Duplex>): Promise<void> {
  // A client that goes while it waits is no fault; the relay then ends at once.
  client.on('error', () => undefined);
  const guest = await connect();
  client.setNoDelay();
  await relay(client, client, guest);
}
