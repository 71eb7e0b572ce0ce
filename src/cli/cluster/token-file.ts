// The token file of a kubeconfig, such as a pod's. It is rewritten before its token expires.
import { issue, IssueError } from '../../issues/issues';
import { fileText } from '../../yaml/file-text';

/** How long the token is kept before the file is read again, in milliseconds, as in kubectl. */
const LIFETIME = 60_000;

export class TokenFile {
  private current?: { readonly token: string; readonly readAt: number };

  constructor(private readonly path: string) {}

  /**
   * The token of the next request; the previous one while the file cannot be read.
   *
   * @throws if the file cannot be read the first time
   */
  get token(): string {
    if (this.current === undefined || Date.now() - this.current.readAt > LIFETIME) {
      this.current = { token: this.read(), readAt: Date.now() };
    }
    return this.current.token;
  }

  /** Reads the file again, after a server has refused a token; returns whether it has another one. */
  renew(refused: string): boolean {
    this.current = { token: this.read(), readAt: Date.now() };
    return this.current.token !== refused;
  }

  private read(): string {
    try {
      return readToken(this.path);
    } catch (error) {
      if (this.current === undefined) {
        throw error;
      }
      return this.current.token;
    }
  }
}

/**
 * The token in a file, which may end with a line break.
 *
 * @throws if the file does not exist or is empty
 */
export function readToken(path: string): string {
  const token = fileText(path).trim();
  if (token === '') {
    throw new IssueError([{ source: path, ...issue('', 'is empty: write the token') }]);
  }
  return token;
}
