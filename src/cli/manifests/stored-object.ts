// The object of a document that is not kept: what it is called is kept, and its manifest is read again when it is asked for.
import type { Document, ReadDocument } from './documents';
import type { SourcedManifest } from './duplicates';
import { storeDocument } from './stored-document';
import { objectIdentity } from '../../admission/distinct-objects';
import { ownText } from '../../plain-data/own-text';
import { type ObjectReference, referenceTo } from '../cluster/cluster';

export class StoredObject implements ObjectReference, SourcedManifest {
  /** @param document has an apiVersion, a kind and a name, which are texts */
  public static of(document: ReadDocument): StoredObject {
    return new StoredObject(referenceTo(document.value), storeDocument(document));
  }

  public readonly apiVersion: string;
  public readonly kind: string;
  public readonly name: string;
  public readonly namespace?: string;
  public readonly identity: string;

  constructor({ apiVersion, kind, name, namespace }: ObjectReference, public readonly document: Document) {
    this.apiVersion = shared(apiVersion);
    this.kind = shared(kind);
    this.name = ownText(name);
    this.namespace = namespace === undefined ? undefined : shared(namespace);
    this.identity = ownText(identityOf(this));
  }

  /** The manifest as it is written. */
  public get manifest(): any {
    return this.document.value;
  }
}

/** What makes an object this one and no other. */
export function identityOf({ apiVersion, kind, name, namespace }: ObjectReference): string {
  return objectIdentity({ apiVersion, kind, metadata: { name, namespace } });
}

/** Texts that many objects have, of which one is kept. */
const known = new Map<string, string>();

function shared(text: string): string {
  const first = known.get(text) ?? ownText(text);
  known.set(first, first);
  return first;
}
