/** Free ports on loopback, for whoever listens there next. */
import { AddressInfo, createServer, Server } from 'net';

/** As many free ports as there are names, all of them taken at once so that no two are the same. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<{ [name in Name]: number }> {
  const servers = await Promise.all(names.map(listen));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as { [name in Name]: number };
}

function listen(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
