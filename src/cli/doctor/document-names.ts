// How checks name the documents and objects of manifests.
import { textOf } from '../../plain-data/plain-data';
import type { Document } from '../manifests/documents';

/** The place and the name of a document. */
export function titleOf({ value, where }: Document): string {
  return `${where}: ${textOf(value.kind) || 'object'} ${JSON.stringify(value.metadata?.name)}`;
}

/** A key that is equal for two names of one object. */
export function keyOf(kind: string, { name, namespace }: { readonly name?: string; readonly namespace?: string }): string {
  return JSON.stringify([kind, namespace ?? '', name]);
}
