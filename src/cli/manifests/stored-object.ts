// The object of a document that is not kept. Only its identity is kept, and its manifest is read again on demand.
import type { Document, ReadDocument } from './documents';
import type { SourcedManifest } from './duplicates';
import { storeDocument } from './stored-document';
import { objectIdentity } from '../../admission/distinct-objects';
import { detachString } from '../../plain-data/detach-string';
import { type ObjectReference, referenceTo } from '../cluster/cluster';

export class StoredObject implements ObjectReference, SourcedManifest {
  /** @param document has an apiVersion, a kind and a name, which are strings */
  public static of(document: ReadDocument): StoredObject {
    return new StoredObject(referenceTo(document.value), storeDocument(document), document);
  }

  public readonly apiVersion: string;
  public readonly kind: string;
  public readonly name: string;
  public readonly namespace?: string;
  public readonly cluster?: string;
  public readonly kustomization?: string;
  /** It differs from that of an object with the same name in another cluster, or where that is not known, in another kustomization. */
  public readonly identity: string;

  /** @param origin the cluster and the kustomization, in which other objects may have the same names */
  constructor({ apiVersion, kind, name, namespace }: ObjectReference, public readonly document: Document, origin: Pick<ReadDocument, 'cluster' | 'kustomization'> = {}) {
    this.apiVersion = shared(apiVersion);
    this.kind = shared(kind);
    this.name = detachString(name);
    this.namespace = namespace === undefined ? undefined : shared(namespace);
    this.cluster = origin.cluster === undefined ? undefined : shared(origin.cluster);
    this.kustomization = origin.kustomization === undefined ? undefined : shared(origin.kustomization);
    this.identity = detachString(this.setName === undefined ? identityOf(this) : JSON.stringify([this.setName, identityOf(this)]));
  }

  /** The name of the set of objects that it is in, the same in another version of the repository; undefined if it may be in any. */
  public get setName(): string | undefined {
    return this.cluster ?? this.kustomization;
  }

  /** The manifest as written. */
  public get manifest(): any {
    return this.document.value;
  }
}

/** The identity of an object. */
export function identityOf({ apiVersion, kind, name, namespace }: ObjectReference): string {
  return objectIdentity({ apiVersion, kind, metadata: { name, namespace } });
}

/** Strings that many objects share, each kept once. */
const SHARED_STRINGS = new Map<string, string>();

function shared(text: string): string {
  const first = SHARED_STRINGS.get(text) ?? detachString(text);
  SHARED_STRINGS.set(first, first);
  return first;
}
