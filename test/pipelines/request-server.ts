// Plays the part of the GitHub and GitLab APIs that manage the comments of a request.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'http';
import type { AddressInfo } from 'net';

export const TOKEN = 'token-of-the-job';

interface StoredComment {
  readonly id: number;
  body: string;
  readonly user: object;
  readonly author: object;
}

export class RequestServer {
  public comments: StoredComment[] = [];
  public readonly requests: string[] = [];
  /** The status to answer writes with, instead of carrying them out. */
  public refusal?: number;
  /** The token's user; a job's own token has none. */
  public self?: number;
  private readonly server: Server = createServer((request, response) => void this.respond(request, response));

  public async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  public close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Adds a comment by another user, or by a bot. */
  public add(body: string, isBot = false, author = 7): void {
    this.comments.push({ id: this.comments.length + 1, body, user: { id: author, type: isBot ? 'Bot' : 'User' }, author: { id: author, bot: isBot } });
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    this.requests.push(`${method} ${url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk);
    }
    const answer = (code: number, body: unknown) => response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const isKnown = headers.authorization === `Bearer ${TOKEN}` || headers['private-token'] === TOKEN;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (!isKnown) {
      answer(401, { message: 'Bad credentials' });
    } else if (pathname.endsWith('/user')) {
      answer(this.self === undefined ? 403 : 200, this.self === undefined ? { message: 'Resource not accessible by integration' } : { id: this.self });
    } else if (method === 'GET') {
      const [size, page] = [Number(searchParams.get('per_page')), Number(searchParams.get('page'))];
      answer(200, this.comments.slice((page - 1) * size, page * size));
    } else if (this.refusal !== undefined) {
      answer(this.refusal, { message: 'Resource not accessible by integration' });
    } else {
      answer(200, this.store(method, pathname, JSON.parse(Buffer.concat(chunks).toString('utf8')).body));
    }
  }

  private store(method: string, path: string, body: string): object {
    if (method === 'POST') {
      this.add(body, this.self === undefined, this.self);
      return this.comments.at(-1)!;
    }
    const found = this.comments.find(({ id }) => path.endsWith(`/${id}`))!;
    found.body = body;
    return found;
  }
}
