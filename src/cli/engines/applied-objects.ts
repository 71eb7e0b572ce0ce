// Objects as Flux and Argo CD apply them: in the cluster and the namespace of each destination, with its labels, annotations and values.
import type { AppliedTo } from './applied-folders';
import type { Changes } from './engine-changes';
import { substituted } from './substitutes';
import { isClusterScoped } from '../../objects/kinds';
import { fieldAt } from '../../plain-data/fields';
import { isMap, textOf, withFields } from '../../plain-data/plain-data';
import { asWritten } from '../../template/as-written';
import type { ReadDocument } from '../manifests/documents';

/** A document as an object of each cluster and namespace. An object that has its own namespace, or none, may be the same in two destinations. */
export function appliedTo(document: ReadDocument, destinations: readonly AppliedTo[]): readonly ReadDocument[] {
  const objects = destinations.map((destination): ReadDocument => ({
    ...document,
    set: destination.set,
    cluster: destination.cluster ?? document.cluster,
    kustomization: destination.kustomization,
    value: asWrittenIn(document.value, destination),
    raw: placed(document.raw, destination),
  }));
  return [...new Map(objects.map((each) => [JSON.stringify([each.set, fieldAt(each.value, 'metadata.namespace')]), each])).values()];
}

/** A value that is filled in may be null. */
function asWrittenIn(object: any, destination: AppliedTo): any {
  const value = placed(object, destination);
  return destination.changes !== undefined && destination.changes.values.size > 0 ? asWritten(value) : value;
}

function placed(object: any, destination: AppliedTo): any {
  const { changes } = destination;
  const inPlace = inNamespace(object, destination);
  return changes === undefined ? inPlace : withMetadata(substituted(inPlace, changes.values), changes.metadata);
}

function withMetadata(object: any, more: Changes['metadata']): any {
  const fields = Object.entries(more);
  const merged = fields.map(([field, values]) => [field, { ...object?.metadata?.[field], ...values }]);
  return fields.length === 0 || !isMap(object?.metadata) ? object
    : withFields(object, { metadata: withFields(object.metadata, Object.fromEntries(merged)) });
}

function inNamespace(object: any, { targetNamespace, defaultNamespace }: AppliedTo): any {
  const written = fieldAt(object, 'metadata.namespace');
  const namespace = targetNamespace ?? written ?? defaultNamespace;
  const isPlaced = namespace === written || !isMap(object?.metadata) || isClusterScoped({ apiVersion: textOf(object.apiVersion), kind: object.kind });
  return isPlaced ? object : withFields(object, { metadata: withFields(object.metadata, { namespace }) });
}
