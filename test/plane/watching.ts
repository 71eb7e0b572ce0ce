/** A watch as a client sees it: the events that arrived, and how it ended. */
import { request } from 'https';
import { Connection } from './kubeconfig';

export class Watch {
  readonly events: any[] = [];
  /** What ended it: `end` (the server closed it in order), or the code of the error; absent while it is open. */
  ended?: string;
  private readonly close: () => void;

  /** `path` is a collection's, with its query. */
  constructor({ server, ca, certificate: cert, key }: Connection, path: string) {
    const outgoing = request(`${server}${path}${path.includes('?') ? '&' : '?'}watch=true`, { ca, cert, key, agent: false }, (response) => {
      let rest = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop()!;
        this.events.push(...lines.filter((line) => line !== '').map((line) => JSON.parse(line)));
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
