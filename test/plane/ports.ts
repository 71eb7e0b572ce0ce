/**
 * Free ports on loopback, to listen on next. They come from a block that no other plane gets: most servers of a plane start seconds after
 * their ports were chosen, and a port that looked free to two planes would end one of them.
 */
import { randomInt } from 'crypto';
import { readFileSync } from 'fs';
import { createServer, Server } from 'net';

/** The ports below belong to well-known servers. */
const FIRST = 10_000;

/** The size of a block: one port keeps the block, and the others are for servers. */
const BLOCK = 32;

/** The start of the kernel's range for outgoing connections, which could take a port before its server starts. */
const FIRST_OUTGOING = Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split('\t')[0]);

/** Where blocks end: if the kernel's range leaves no room below, they are in it. */
const END = FIRST_OUTGOING >= FIRST + BLOCK ? FIRST_OUTGOING : 65_536;

/** A free port for each name. Until this process ends, no other one gets a port of the same block. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<{ [name in Name]: number }> {
  for (;;) {
    const keeper = FIRST + BLOCK * randomInt(Math.floor((END - FIRST) / BLOCK));
    const ports = names.map((_, index) => keeper + 1 + index);
    if (await isKept(keeper, ports)) {
      return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as { [name in Name]: number };
    }
  }
}

/** Takes a block by listening at its first port, if that and the others are free. */
async function isKept(keeper: number, ports: readonly number[]): Promise<boolean> {
  const server = await listen(keeper);
  if (server === undefined) {
    return false;
  }
  const others = await Promise.all(ports.map(listen));
  await Promise.all(others.map(close));
  if (others.includes(undefined)) {
    await close(server);
    return false;
  }
  server.unref();
  return true;
}

/** Undefined if somebody else listens at the port. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function close(server?: Server): Promise<void> {
  await new Promise((resolve) => server === undefined ? resolve(undefined) : server.close(resolve));
}
