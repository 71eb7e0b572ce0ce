// What a monitor serves over HTTP: its metrics, whether it lives, and whether what it says is of now.
import { createServer, Server } from 'http';
import { CONTENT_TYPE, exposition, Metric } from './exposition';
import { formatLines } from '../terminal/lines';
import { type Address, startListening, addressText } from '../tunnel/listen';

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

const PAGES = new Map<string, (monitored: Monitored) => Page>([
  ['/metrics', ({ metrics }) => ({ code: 200, type: CONTENT_TYPE, text: exposition(metrics()) })],
  ['/healthz', () => ({ code: 200, text: 'ok\n' })],
  ['/readyz', ({ unready }) => {
    const reasons = unready();
    return reasons.length === 0 ? { code: 200, text: 'ok\n' } : { code: 500, text: formatLines(reasons) };
  }],
]);

/**
 * Begins to serve.
 *
 * @returns the server, and where it can be reached
 * @throws when the address is none of this machine, or the port is in use
 */
export async function serve(monitored: Monitored, place: Address): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(({ method, url = '' }, response) => {
    const page = PAGES.get(url.split('?')[0]);
    const { code, type = 'text/plain; charset=utf-8', text } = page === undefined
      ? { code: 404, text: `${[...PAGES.keys()].join('\n')}\n` }
      : ['GET', 'HEAD'].includes(method!) ? page(monitored) : { code: 405, text: 'only GET and HEAD\n' };
    response.writeHead(code, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text), ...code === 405 && { Allow: 'GET, HEAD' } });
    response.end(method === 'HEAD' ? undefined : text);
  });
  const at = await startListening(server, place, `--address ${place.address} --port ${place.port}`);
  return { server, url: `http://${addressText(at)}` };
}
