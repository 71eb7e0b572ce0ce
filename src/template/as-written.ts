// An object as its author wrote it: without nulls, status, and the API server's metadata.
import { withoutNulls } from '../plain-data/nulls';
import { isMap } from '../plain-data/plain-data';

/** Metadata that the API server writes. It has no meaning in a manifest. */
const SERVER_METADATA = new Set(['uid', 'resourceVersion', 'creationTimestamp', 'deletionTimestamp', 'deletionGracePeriodSeconds', 'generation', 'managedFields', 'selfLink']);

/** `kubectl apply` keeps the manifest of its last run here. */
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

/** Fields that hold a patch, where null deletes. */
const PATCH_FIELDS = new Set(['mergeVirtualMachineTemplate']);

/**
 * A document without nulls, which mean the same as missing fields in a manifest. An object also loses its status and the metadata that
 * the API server sets.
 */
export function asWritten(document: any): any {
  const value = withoutNulls(document, PATCH_FIELDS);
  return isKubernetesObject(value) ? asAuthored(value) : value;
}

/** An object without its status and the metadata that the API server writes. */
export function asAuthored(object: any): any {
  return hasServerFields(object) ? withoutServerFields(object) : object;
}

function isKubernetesObject(value: any): boolean {
  return typeof value?.apiVersion === 'string' && typeof value.kind === 'string';
}

function hasServerFields({ status, metadata }: any): boolean {
  return status !== undefined || isMap(metadata) && (
    Object.keys(metadata).some((field) => SERVER_METADATA.has(field)) || isMap(metadata.annotations) && LAST_APPLIED in metadata.annotations
  );
}

function withoutServerFields({ status: _status, ...object }: any): any {
  const { metadata } = object;
  return isMap(metadata) ? { ...object, metadata: authoredMetadata(metadata) } : object;
}

function authoredMetadata({ annotations, ...metadata }: any): any {
  const own = Object.fromEntries(Object.entries(metadata).filter(([field]) => !SERVER_METADATA.has(field)));
  return isMap(annotations) ? { ...own, ...withoutLastApplied(annotations) } : { ...own, ...annotations !== undefined && { annotations } };
}

function withoutLastApplied({ [LAST_APPLIED]: _manifest, ...annotations }: any): object {
  return Object.keys(annotations).length > 0 ? { annotations } : {};
}
