// A server in front of the tests' cluster that withholds one request: its sender cannot know whether the cluster received it.
import { createServer, IncomingMessage, ServerResponse } from 'http';
import type { AddressInfo } from 'net';
import { text } from 'stream/consumers';
import { ApiError, Answer } from '../plane/client';
import type { Cluster } from '../plane/cluster';
import { writeKubeconfig } from '../plane/kubeconfig';

export class WithholdingServer {
  private meant?: RegExp;
  private withheld?: () => Promise<Answer>;
  private readonly server = createServer((incoming, outgoing) => void this.answer(incoming, outgoing));

  constructor(private readonly cluster: Cluster) {}

  /** Starts the server, and writes a kubeconfig that leads to it. */
  async start(file: string): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    writeKubeconfig(file, { server: `http://127.0.0.1:${port}` });
  }

  /** Withholds the next request whose method and path match; the sender never gets an answer. */
  withhold(request: RegExp): void {
    this.meant = request;
    this.withheld = undefined;
  }

  /** Whether that request has arrived. */
  get isWithheld(): boolean {
    return this.withheld !== undefined;
  }

  /** Passes the withheld request on. */
  async pass(): Promise<Answer> {
    return this.withheld!();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    const body = await text(incoming);
    const pass = () => this.cluster.client.request(method, url, body === '' ? undefined : body, headers['content-type']);
    if (this.meant?.test(`${method} ${url}`)) {
      this.meant = undefined;
      this.withheld = pass;
      return;
    }
    const { status, body: said } = await pass().catch((error: ApiError) => error);
    outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
  }
}
