import { createServer, Server } from 'net';
import { freePorts } from './ports';

/** As many as a plane has. */
const NAMES = Array.from({ length: 24 }, (_, index) => `server-${index}`);

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

test('servers can listen at all ports', async () => {
  const servers = await Promise.all(Object.values(await freePorts(NAMES)).map(listen));
  servers.forEach((server) => server.close());
  expect(servers).toHaveLength(NAMES.length);
});

test('planes whose servers do not listen yet share no port', async () => {
  const ports: number[] = [];
  for (let plane = 0; plane < 60; plane += 1) {
    ports.push(...Object.values(await freePorts(NAMES)));
  }
  expect(new Set(ports).size).toBe(ports.length);
});
