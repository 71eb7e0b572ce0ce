// A server in front of the tests' cluster that passes on reads and refuses everything else, so that its clients can change nothing.
import { createServer } from 'http';
import type { AddressInfo } from 'net';
import { ApiError } from '../plane/client';
import type { Cluster } from '../plane/cluster';
import { writeKubeconfig } from '../plane/kubeconfig';

export class ReadOnlyServer {
  /** Every request, as its method and path. */
  readonly requests: string[] = [];

  private readonly server = createServer(async ({ method = '', url = '' }, outgoing) => {
    this.requests.push(`${method} ${url}`);
    const answer = method === 'GET' ? await this.read(url) : { status: 405, body: { kind: 'Status', code: 405, message: 'this server only reads' } };
    outgoing.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
  });

  constructor(private readonly cluster: Cluster) {}

  /** Starts the server, and writes a kubeconfig that leads to it. */
  async start(file: string): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    writeKubeconfig(file, { server: `http://127.0.0.1:${port}` });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async read(url: string): Promise<{ readonly status: number; readonly body: unknown }> {
    try {
      return await this.cluster.client.request('GET', url);
    } catch (error) {
      if (error instanceof ApiError) {
        return error;
      }
      throw error;
    }
  }
}
