// A port on this machine, each connection to which is joined with a stream of a guest of its own.
import { AddressInfo, createServer, Socket } from 'net';
import { Duplex } from 'stream';
import { relay } from './relay';
import { say } from '../terminal/print';

/** Where to listen on this machine. */
export interface Address {
  /** Such as `127.0.0.1`. */
  readonly address: string;
  /** 0 for any that is free. */
  readonly port: number;
}

/**
 * Listens until the signal is aborted, which ends the connections too. One that comes to nothing or breaks is told on
 * standard error, and the others go on.
 *
 * @param connect opens a stream of the guest
 * @returns where it listens
 * @throws when the address is not one of this machine, or the port is taken
 */
export async function listen({ address, port }: Address, connect: () => Promise<Duplex>, signal: AbortSignal): Promise<Address> {
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(`${written({ address, port })}: cannot listen there: ${FAULTS[error.code!] ?? error.message}`, { cause: error })));
    server.listen(port, address, resolve);
  });
  signal.addEventListener('abort', () => server.close(), { once: true });
  return { address, port: (server.address() as AddressInfo).port };
}

/** As a URL has it. */
export function written({ address, port }: Address): string {
  return `${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** Says why a connection came to nothing. */
export function warn({ message }: Error): void {
  say('warning', message);
}

const FAULTS: { readonly [code: string]: string } = {
  EADDRINUSE: 'the port is taken: write another one, or 0 for any that is free',
  EADDRNOTAVAIL: 'it is no address of this machine: write 127.0.0.1',
  EACCES: 'ports below 1024 are the administrator\'s: write a higher one',
};

async function join(client: Socket, connect: () => Promise<Duplex>): Promise<void> {
  // A client that goes while it waits is no fault; the relay then ends at once.
  client.on('error', () => undefined);
  const guest = await connect();
  client.setNoDelay();
  await relay(client, client, guest);
}
