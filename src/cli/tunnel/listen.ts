// Starts a local server, and explains errors.
import type { AddressInfo, Server } from 'net';

/** The local address to listen on. */
export interface Address {
  /** For example `127.0.0.1`. `::` is every address, including IPv4 ones. */
  readonly address: string;
  /** 0 for any free port. */
  readonly port: number;
}

/** Every local address. */
const EVERY_ADDRESS = '::';

const LISTEN_ERRORS = new Map([
  ['EADDRINUSE', 'the port is in use: write another one, or 0 for any free port'],
  ['EADDRNOTAVAIL', 'it is not a local address: write 127.0.0.1'],
  ['ENOTFOUND', 'it is not an address: write 127.0.0.1'],
  ['EACCES', 'ports below 1024 need administrator rights: write a higher one'],
]);

/**
 * Starts to listen.
 *
 * @param label the address in error messages
 * @returns the bound address and port
 * @throws if the address is not a local one, or the port is in use
 */
export async function startListening(server: Server, { address, port }: Address, label: string = addressText({ address, port })): Promise<Address> {
  await new Promise<void>((resolve, reject) => {
    // Later errors, such as too many open files for another connection, must not end existing connections.
    server.on('error', (error: NodeJS.ErrnoException) => reject(new Error(`${label}: cannot listen there: ${LISTEN_ERRORS.get(error.code!) ?? error.message}`, { cause: error })));
    // Without an address, Node.js finds out whether this computer has IPv6.
    server.listen(port, address === EVERY_ADDRESS ? undefined : address, resolve);
  });
  const bound = server.address() as AddressInfo;
  return { address: bound.address, port: bound.port };
}

/** The address as in a URL. */
export function addressText({ address, port }: Address): string {
  return `${address.includes(':') ? `[${address}]` : address}:${port}`;
}
