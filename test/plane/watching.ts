/** A watch as its client sees it: the events received, and how it ended. */
import { request } from 'https';
import { Connection } from './kubeconfig';
import { until } from './until';

export class Watch {
  /**
   * Opens a watch for events from now on; `path` is that of a collection, with its query.
   *
   * Retries if the server refuses, as it may while it starts.
   */
  static open(connection: Connection, path: string): Promise<Watch> {
    return until('a watch to be open', async () => {
      const watch = new Watch(connection, path);
      await until('an answer', () => watch.isOpen || watch.ended);
      return watch.isOpen && watch;
    });
  }

  readonly events: any[] = [];
  /** How it ended: `end` if the server closed it properly, or else an error code; absent while it is open. */
  ended?: string;
  private isOpen = false;
  private readonly close: () => void;

  private constructor({ server, ca, certificate: cert, key }: Connection, path: string) {
    const outgoing = request(`${server}${path}${path.includes('?') ? '&' : '?'}watch=true`, { ca, cert, key, agent: false }, (response) => {
      this.isOpen = response.statusCode === 200;
      let rest = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop()!;
        this.events.push(...lines.filter((line) => line !== '').map((line) => ({ ...JSON.parse(line), arrived: Date.now() })));
      });
      response.on('end', () => this.ended ??= 'end');
      response.on('error', ({ code }: NodeJS.ErrnoException) => this.ended ??= code ?? 'error');
    });
    outgoing.on('error', ({ code }: NodeJS.ErrnoException) => this.ended ??= code ?? 'error');
    outgoing.end();
    this.close = () => outgoing.destroy();
  }

  stop(): void {
    this.close();
  }
}
