// A document of which only the place is kept. What else is asked for is read from its file again: a command can look at a hundred
// thousand documents one after the other, and have any of them once more.
import type { Document, ReadDocument } from './documents';
import { issue, IssueError } from '../../issues/issues';
import { ownText } from '../../plain-data/own-text';

/** The document without its content, if that can be read again; who asks for its fields several times keeps them meanwhile. */
export function storeDocument(document: ReadDocument): Document {
  const { source, where, set, reread } = document;
  return reread === undefined ? document : new StoredDocument(source, ownText(where), set, reread);
}

class StoredDocument implements Document {
  constructor(
    public readonly source: string, public readonly where: string, public readonly set: string | undefined,
    private readonly reread: NonNullable<ReadDocument['reread']>,
  ) {}

  public get value(): any {
    return this.read().value;
  }

  public get lineAt(): Document['lineAt'] {
    return this.read().lineAt;
  }

  public get placeOf(): Document['placeOf'] {
    return this.read().placeOf;
  }

  /** @throws if the file has changed since it was read */
  private read(): ReadDocument {
    const document = this.reread();
    if (document === undefined) {
      throw new IssueError([{ source: this.source, ...issue('', 'was changed while it was read: give the same command again') }]);
    }
    return document;
  }
}
