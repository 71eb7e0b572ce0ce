/** An API server of a few lines, for what a real one does only by accident: cut lines, closed connections, answers that never come. */
import { Agent, createServer, IncomingMessage, ServerResponse } from 'http';
import { AddressInfo, Socket } from 'net';
import { ApiServer } from '../../../src/cli/cluster/api-server';
import { Cluster } from '../../../src/cli/cluster/cluster';
import { ONCE } from '../../../src/cli/cluster/retry';

export type Respond = (request: IncomingMessage, response: ServerResponse) => void;

export interface TestServer {
  /** Sends each request once. */
  readonly server: ApiServer;
  /** Repeats requests that fail temporarily. */
  readonly cluster: Cluster;
  readonly url: string;
  /** Method and URL of each request, in order. */
  readonly requests: string[];
  /** Breaks every connection, in the middle of whatever is under way. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

/** The discovery documents that are served unless a test has its own. */
export const DISCOVERY: { readonly [path: string]: object } = {
  '/api/v1': { resources: [{ name: 'configmaps', kind: 'ConfigMap', namespaced: true }, { name: 'namespaces', kind: 'Namespace', namespaced: false }] },
  '/apis/kubevirt.io': { versions: [{ version: 'v1' }, { version: 'v1alpha3' }] },
  '/apis/kubevirt.io/v1': {
    resources: [
      { name: 'virtualmachines', kind: 'VirtualMachine', namespaced: true },
      { name: 'virtualmachineinstances', kind: 'VirtualMachineInstance', namespaced: true },
      { name: 'virtualmachines/status', kind: 'VirtualMachine', namespaced: true },
    ],
  },
};

/** @param kinds answers that are served without `respond`, by path */
export async function serve(respond: Respond, kinds = DISCOVERY): Promise<TestServer> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const http = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const known = kinds[request.url!];
    if (known === undefined) {
      respond(request, response);
    } else {
      json(response, 200, known);
    }
  });
  http.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server = new ApiServer({
    getCurrentCluster: () => ({ server: url }),
    applyToHTTPSOptions: async (options: object) => Object.assign(options, { agent: new Agent(), headers: { Authorization: 'Bearer token' } }),
  } as never);
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    server: server.with(ONCE),
    cluster: new Cluster(server, 'default'),
    url,
    requests,
    cut,
    close: async () => {
      server.close();
      cut();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

export function json(response: ServerResponse, code: number, body: unknown, headers: { readonly [name: string]: string } = {}): void {
  response.writeHead(code, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
