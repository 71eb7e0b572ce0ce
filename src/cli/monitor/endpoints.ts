// What a monitor serves over HTTP: its metrics, whether it lives, and whether what it says is of now.
import { createServer, Server } from 'http';
import { AddressInfo } from 'net';
import { CONTENT_TYPE, exposition, Metric } from './exposition';
import { written } from '../terminal/lines';

/** Who answers. */
export interface Monitored {
  readonly metrics: () => Metric[];
  /** Why what is known may not be so any more, one reason a line; none where it is. */
  readonly unready: () => string[];
}

interface Page {
  readonly code: number;
  readonly type?: string;
  readonly text: string;
}

const PAGES: { readonly [path: string]: (monitored: Monitored) => Page } = {
  '/metrics': ({ metrics }) => ({ code: 200, type: CONTENT_TYPE, text: exposition(metrics()) }),
  '/healthz': () => ({ code: 200, text: 'ok\n' }),
  '/readyz': ({ unready }) => {
    const reasons = unready();
    return reasons.length === 0 ? { code: 200, text: 'ok\n' } : { code: 500, text: written(reasons) };
  },
};

/**
 * Begins to serve.
 *
 * @param port any that is free, where it is 0
 * @param address every one of this machine, where there is none
 * @returns the server, and where it can be reached
 * @throws when the address is none of this machine, or the port is in use
 */
export async function serve(monitored: Monitored, port: number, address?: string): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(({ method, url = '' }, response) => {
    const page = PAGES[url.split('?')[0]];
    const { code, type = 'text/plain; charset=utf-8', text } = page === undefined
      ? { code: 404, text: `${Object.keys(PAGES).join('\n')}\n` }
      : ['GET', 'HEAD'].includes(method!) ? page(monitored) : { code: 405, text: 'only GET and HEAD\n' };
    response.writeHead(code, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text), ...code === 405 && { Allow: 'GET, HEAD' } });
    response.end(method === 'HEAD' ? undefined : text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
  const bound = server.address() as AddressInfo;
  return { server, url: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}` };
}
