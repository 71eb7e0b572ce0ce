// A cluster behind a proxy: lists, watches and streams over HTTPS, by CONNECT and by SOCKS.
import { readFileSync } from 'fs';
import { createServer, IncomingMessage, Server } from 'http';
import { AddressInfo, connect, createServer as createTcpServer, Server as TcpServer, Socket } from 'net';
import { RunningCommand } from './running-command';
import { until, useCluster } from '../plane/cluster';
import { machine } from '../plane/scripted';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

const cluster = useCluster();
const command = new RunningCommand(cluster);
const open: { readonly server: Server | TcpServer; readonly sockets: Set<Socket> }[] = [];

/** A name for the API server that only the proxies can resolve. */
const NAME = 'api.plane.test';

/** Listens on a free port, and closes the proxy after the tests. */
async function listening(server: Server | TcpServer): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => undefined)));
  open.push({ server, sockets });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function join(client: Socket, begin: () => void): void {
  const { hostname, port } = new URL(JSON.parse(readFileSync(cluster.kubeconfig, 'utf8')).clusters[0].cluster.server);
  const server = connect(Number(port), hostname, () => {
    begin();
    server.pipe(client).pipe(server);
  });
  server.on('error', () => client.destroy());
  client.on('error', () => server.destroy()).on('close', () => server.destroy());
}

/** The names that the proxies were asked for. */
const asked: string[] = [];

function byConnect(): Server {
  return createServer().on('connect', (request: IncomingMessage, client: Socket) => {
    asked.push(request.url!.split(':')[0]);
    join(client, () => client.write('HTTP/1.1 200 Connection established\r\n\r\n'));
  });
}

function bySocks(): TcpServer {
  return createTcpServer((client) => {
    client.once('data', () => {
      client.write(Buffer.of(5, 0));
      client.once('data', (request: Buffer) => {
        // Address type 3 is a name, for the proxy to resolve.
        asked.push(request[3] === 3 ? request.subarray(5, 5 + request[4]).toString() : 'an address');
        join(client, () => client.write(Buffer.of(5, 0, 0, 1, 127, 0, 0, 1, 0, 0)));
      });
    });
  });
}

beforeAll(async () => {
  command.build();
  await cluster.applyStrict({ ...machine('rests', {}), spec: { ...machine('rests', {}).spec, runStrategy: 'Halted' } });
  await cluster.applyStrict(machine('runs', {}));
  await until('it to be Ready', () => cluster.isTrue({ ...VM, name: 'runs' }, 'Ready'));
});

afterAll(() => open.forEach(({ server, sockets }) => {
  sockets.forEach((socket) => socket.destroy());
  server.close();
}));

describe('a cluster that is reached', () => {
  test.each([['by CONNECT', 'http', byConnect], ['by SOCKS', 'socks5', bySocks]])('%s is listed, watched and streamed', async (_, scheme, proxy) => {
    asked.length = 0;
    const config = JSON.parse(readFileSync(cluster.kubeconfig, 'utf8'));
    const [{ cluster: reached }] = config.clusters;
    const behind = { ...reached, 'server': `https://${NAME}:6443`, 'tls-server-name': 'localhost', 'proxy-url': `${scheme}://127.0.0.1:${await listening(proxy())}` };
    const kubeconfig = command.write(`${scheme}.json`, JSON.stringify({ ...config, clusters: [{ ...config.clusters[0], cluster: behind }] }));
    const through = command.through(kubeconfig);
    expect(await through.run('list')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('runs') });
    expect(await through.run('wait', 'vm/runs', '--timeout', '5m')).toMatchObject({ status: 0 });
    expect(await through.run('port-forward', 'rests', '22', '--stdio')).toMatchObject({ status: 1, stderr: expect.stringMatching(/cannot reach port 22 of VirtualMachine "rests" .*: it is not running: start it\n$/) });
    expect(new Set(asked)).toEqual(new Set([NAME]));
  });
});
