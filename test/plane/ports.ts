/** Free ports on loopback, to listen on next. */
import { randomInt } from 'crypto';
import { readFileSync } from 'fs';
import { AddressInfo, createServer, Server } from 'net';

/** The start of the kernel's range for outgoing connections, which could take a port before its server starts. */
const FIRST_OUTGOING = Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split('\t')[0]);

/** The ports below belong to well-known servers. */
const FIRST = 10_000;

/** A free port for each name, all reserved at once so that no two are equal. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<{ [name in Name]: number }> {
  const servers = await Promise.all(names.map(listen));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as { [name in Name]: number };
}

async function listen(): Promise<Server> {
  for (;;) {
    try {
      return await listenAt(FIRST_OUTGOING > FIRST ? randomInt(FIRST, FIRST_OUTGOING) : 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') {
        throw error;
      }
    }
  }
}

function listenAt(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
