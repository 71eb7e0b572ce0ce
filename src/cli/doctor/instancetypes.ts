// The instance types among the manifests that machines refer to. Others may be for no machine at all.
import { keyOf } from './document-names';
import { referencesOf } from '../findings/references';
import type { Document } from '../manifests/documents';

const KINDS: readonly string[] = ['VirtualMachineInstancetype', 'VirtualMachineClusterInstancetype'];

/** Finds the instance type of a machine: none if the document is no machine, or if the manifests do not have it. */
export function instancetypeFinder(documents: readonly Document[]): (machine: Document) => Document[] {
  const known = new Map(documents.filter(({ value }) => KINDS.includes(value.kind)).map((document) => (
    [keyOf(document.value.kind, document.value.metadata ?? {}), document]
  )));
  return ({ value }) => referencesOf(value).filter(({ kind }) => KINDS.includes(kind)).flatMap(({ kind, name }) => (
    known.get(keyOf(kind, { name, namespace: value.metadata?.namespace })) ?? known.get(keyOf(kind, { name })) ?? []
  ));
}
