// Where a server of the command listens on this machine, and what to say where it cannot.
import type { AddressInfo, Server } from 'net';

/** Where to listen on this machine. */
export interface Address {
  /** Such as `127.0.0.1`; `::` is every address, of IPv4 too. */
  readonly address: string;
  /** 0 for any that is free. */
  readonly port: number;
}

/** Every address of this machine. */
const EVERY_ADDRESS = '::';

const FAULTS = new Map([
  ['EADDRINUSE', 'the port is taken: write another one, or 0 for any that is free'],
  ['EADDRNOTAVAIL', 'it is no address of this machine: write 127.0.0.1'],
  ['ENOTFOUND', 'it is no address: write 127.0.0.1'],
  ['EACCES', 'ports below 1024 are the administrator\'s: write a higher one'],
]);

/**
 * Has a server listen.
 *
 * @param said how the place was given, which an error begins with
 * @returns where it listens
 * @throws when the address is not one of this machine, or the port is taken
 */
export async function startListening(server: Server, { address, port }: Address, said: string = written({ address, port })): Promise<Address> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(`${said}: cannot listen there: ${FAULTS.get(error.code!) ?? error.message}`, { cause: error })));
    // Node itself finds out whether this machine has IPv6 only where it is told no address.
    server.listen(port, address === EVERY_ADDRESS ? undefined : address, resolve);
  });
  const bound = server.address() as AddressInfo;
  return { address: bound.address, port: bound.port };
}

/** As a URL has it. */
export function written({ address, port }: Address): string {
  return `${address.includes(':') ? `[${address}]` : address}:${port}`;
}
