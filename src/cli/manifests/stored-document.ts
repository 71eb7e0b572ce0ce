// A document of which only the place is kept. Everything else is read from its file again, so that a command can process a hundred thousand
// documents and still access any of them.
import type { Document, ReadDocument } from './documents';
import { issue, IssueError } from '../../issues/issues';
import { detachString } from '../../plain-data/detach-string';

/** The document without its content, if it can be read again. Callers that use its fields several times keep them. */
export function storeDocument(document: ReadDocument): Document {
  const { source, where, set, reread } = document;
  return reread === undefined ? document : new StoredDocument(source, detachString(where), set, reread);
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
      throw new IssueError([{ source: this.source, ...issue('', 'was changed while it was read: run the same command again') }]);
    }
    return document;
  }
}
