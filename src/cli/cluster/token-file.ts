// The file of a kubeconfig that holds a token, such as that of a pod: it is written anew before the token in it expires.
import { issue, IssueError } from '../../issues/issues';
import { fileText } from '../../yaml/file-text';

/** After how long a file is read again, in milliseconds: as in kubectl. */
const LIFETIME = 60_000;

export class TokenFile {
  private current?: { readonly token: string; readonly readAt: number };

  constructor(private readonly path: string) {}

  /**
   * The token of the next request; the last one for as long as the file cannot be read.
   *
   * @throws where the file has never been read
   */
  get token(): string {
    if (this.current === undefined || Date.now() - this.current.readAt > LIFETIME) {
      this.current = { token: this.read(), readAt: Date.now() };
    }
    return this.current.token;
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
 * @throws where there is no such file, or nothing in it
 */
export function readToken(path: string): string {
  const token = fileText(path).trim();
  if (token === '') {
    throw new IssueError([{ source: path, ...issue('', 'is empty: write the token') }]);
  }
  return token;
}
