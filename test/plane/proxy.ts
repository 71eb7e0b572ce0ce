/**
 * A reverse proxy in front of a plane's API server that fails on demand.
 *
 * It serves the plane's own certificate and requires a client certificate from the plane's authority, so that exactly
 * the users of the API server may use the proxy.
 */
import { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'http';
import { Agent, createServer, request, RequestOptions, Server } from 'https';
import { AddressInfo, Socket } from 'net';
import { Connection } from './kubeconfig';

export interface Failure {
  /** HTTP status to respond with, such as 429 or 500; `lost` forwards the request, but cuts the connection when the response arrives. */
  readonly status: number | 'lost';
  /** How many requests to fail before recovering; unlimited by default. */
  readonly requests?: number;
  /** Seconds in the `Retry-After` header. */
  readonly retryAfter?: number;
  /** Fails only requests with this method, such as `PATCH`. */
  readonly method?: string;
  /** Fails only requests whose path and query match. */
  readonly path?: RegExp;
}

export class Proxy {
  /** How many requests were refused, or lost their responses, on purpose. */
  refused = 0;
  private failure?: Failure;
  private heldBack?: RegExp;
  private left = 0;
  private readonly server: Server;
  private readonly agent: Agent;
  private readonly sockets = new Set<Socket>();
  private readonly watches = new Set<ServerResponse>();

  /** @param identity the server's certificate */
  constructor(identity: { readonly key: string; readonly certificate: string }, private readonly upstream: Connection) {
    this.agent = new Agent({ keepAlive: true });
    this.server = createServer({ key: identity.key, cert: identity.certificate, ca: upstream.ca, requestCert: true });
    this.server.on('request', (incoming, outgoing) => this.answer(incoming, outgoing));
    this.server.on('upgrade', (incoming, socket: Socket, head) => this.upgrade(incoming, socket, head));
    this.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(0, '127.0.0.1', resolve);
    });
  }

  get url(): string {
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get openWatches(): number {
    return this.watches.size;
  }

  /** Fails requests from now on, instead of forwarding them. */
  fail(failure: Failure): void {
    this.failure = failure;
    this.left = failure.requests ?? Infinity;
  }

  /** Forwards everything again. */
  recover(): void {
    this.failure = undefined;
  }

  /** Holds requests whose path and query match from now on: their senders never get a response. */
  hold(path: RegExp): void {
    this.heldBack = path;
  }

  /** Cuts every open watch, as a restarting load balancer does, and returns how many there were. */
  cutWatches(): number {
    const open = [...this.watches];
    // They close later, and count no more.
    this.watches.clear();
    open.forEach((watch) => watch.destroy());
    return open.length;
  }

  async close(): Promise<void> {
    this.sockets.forEach((socket) => socket.destroy());
    this.agent.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (this.heldBack?.test(incoming.url!)) {
      return;
    }
    const failure = this.failureFor(incoming);
    if (failure) {
      this.refused++;
    }
    if (failure && failure.status !== 'lost') {
      refuse(outgoing, failure.status, 'the plane was told to fail', failure.retryAfter);
      return;
    }
    const onward = request(this.onward(incoming), (response) => {
      if (failure) {
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(response.statusCode!, response.headers as OutgoingHttpHeaders);
      // A watch has started even before there is anything to send.
      outgoing.flushHeaders();
      response.pipe(outgoing);
      response.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => outgoing.headersSent ? outgoing.destroy() : refuse(outgoing, 502, 'the API server does not answer'));
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
    if (new URL(incoming.url!, this.upstream.server).searchParams.has('watch')) {
      this.watches.add(outgoing);
      outgoing.once('close', () => this.watches.delete(outgoing));
    }
  }

  /** Forwards upgraded connections, such as a port-forward. */
  private upgrade(incoming: IncomingMessage, socket: Socket, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const onward = request({ ...this.onward(incoming), agent: false });
    onward.on('error', () => socket.destroy());
    onward.on('response', () => socket.destroy());
    onward.on('upgrade', (response, upstream, first) => {
      upstream.on('error', () => socket.destroy());
      socket.once('close', () => upstream.destroy());
      const headers = Object.entries(response.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`);
      socket.write(first);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    onward.end();
  }

  private onward(incoming: IncomingMessage): RequestOptions {
    const { hostname, port } = new URL(this.upstream.server);
    const { ca, certificate: cert, key } = this.upstream;
    return { hostname, port, ca, cert, key, agent: this.agent, method: incoming.method, path: incoming.url, headers: incoming.headers };
  }

  private failureFor({ method, url }: IncomingMessage): Failure | undefined {
    const { failure } = this;
    const meant = failure && this.left > 0 && (failure.method ?? method) === method && (failure.path?.test(url!) ?? true);
    this.left -= meant ? 1 : 0;
    return meant ? failure : undefined;
  }
}

/** A Status object, as the API server responds with. */
function refuse(outgoing: ServerResponse, code: number, message: string, retryAfter?: number): void {
  outgoing.writeHead(code, { 'Content-Type': 'application/json', ...retryAfter === undefined ? {} : { 'Retry-After': retryAfter } });
  outgoing.end(JSON.stringify({ kind: 'Status', apiVersion: 'v1', status: 'Failure', message, reason: REASONS[code], code }));
}

const REASONS: { readonly [code: number]: string } = {
  429: 'TooManyRequests',
  500: 'InternalError',
  502: 'InternalError',
  503: 'ServiceUnavailable',
};
