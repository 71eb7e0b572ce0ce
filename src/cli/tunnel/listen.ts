// Starts a server on this machine, and words the errors of doing so.
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
 * Starts to listen.
 *
 * @param shown the address in error messages
 * @returns the address and the port that were bound
 * @throws when the address is not one of this machine, or the port is taken
 */
export async function startListening(server: Server, { address, port }: Address, shown: string = addressText({ address, port })): Promise<Address> {
  await new Promise<void>((resolve, reject) => {
    // Later ones, such as that there are too many open files for another connection, must not end what is connected.
    server.on('error', (error: NodeJS.ErrnoException) => reject(new Error(`${shown}: cannot listen there: ${FAULTS.get(error.code!) ?? error.message}`, { cause: error })));
    // Without an address Node.js itself finds out whether this machine has IPv6.
    server.listen(port, address === EVERY_ADDRESS ? undefined : address, resolve);
  });
  const bound = server.address() as AddressInfo;
  return { address: bound.address, port: bound.port };
}

/** The address as in a URL. */
export function addressText({ address, port }: Address): string {
  return `${address.includes(':') ? `[${address}]` : address}:${port}`;
}
