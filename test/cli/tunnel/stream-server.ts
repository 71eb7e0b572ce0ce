/** An API server of a few lines with streams: for broken connections, slow ends and displays, which guests of the control plane do not have. */
import { Agent, createServer, IncomingMessage } from 'http';
import { AddressInfo, Socket } from 'net';
import { WebSocketServer } from 'ws';
import { ApiServer } from '../../../src/cli/cluster/api-server';
import { Cluster } from '../../../src/cli/cluster/cluster';

export interface StreamServer {
  readonly url: string;
  readonly cluster: Cluster;
  /** The names of the machines that were asked for so far. */
  readonly asked: string[];
  /** The requests for streams so far. */
  readonly requests: IncomingMessage[];
  /** The number of connections so far. */
  readonly connections: () => number;
  /** Breaks every connection. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

/** A refusal in place of a stream. */
export interface Refusal {
  readonly code: number;
  readonly message: string;
}

const status = (code: number, message: string): [number, object] => [code, { kind: 'Status', message, code }];

const MACHINES: { readonly [name: string]: readonly [code: number, body: object] } = {
  missing: status(404, 'virtualmachines.kubevirt.io "missing" not found'),
  hidden: status(403, 'virtualmachines.kubevirt.io "hidden" is forbidden'),
};

/**
 * Serves streams: `guest` gets its end of each, a WebSocket, unless it is refused. All machines exist except
 * `missing`; the user may not see `hidden`, and a request for `slow` is never answered.
 */
export async function serveStreams(guest: (socket: any) => void, refusal: () => Refusal | undefined = () => undefined): Promise<StreamServer> {
  const asked: string[] = [];
  const requests: IncomingMessage[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const streams = new WebSocketServer({ noServer: true, handleProtocols: () => 'plain.kubevirt.io' });
  const http = createServer(({ url = '' }, response) => {
    const name = url.split('/').at(-1)!;
    asked.push(name);
    const [code, body] = MACHINES[name] ?? [200, {}];
    if (name !== 'slow') {
      response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    }
  });
  http.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  http.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    requests.push(request);
    const refused = refusal();
    if (refused === undefined) {
      streams.handleUpgrade(request, socket, head, guest);
    } else {
      // Like the API server: after a refusal in place of a stream, the connection answers nothing more.
      const body = JSON.stringify({ kind: 'Status', message: refused.message, code: refused.code });
      socket.write(`HTTP/1.1 ${refused.code} Refused\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
      socket.on('data', () => socket.destroy());
    }
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server = new ApiServer({
    getCurrentCluster: () => ({ server: `${url}/behind/a/proxy/` }),
    applyToHTTPSOptions: async (options: object) => Object.assign(options, { agent: new Agent(), headers: { Authorization: 'Bearer token' } }),
  } as never);
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url,
    cluster: new Cluster(server, 'default'),
    asked,
    requests,
    connections: () => connections,
    cut,
    close: async () => {
      server.close();
      cut();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
