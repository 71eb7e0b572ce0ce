// An object as its author wrote it, without the fields that the API server adds.
import { isMap } from '../plain-data/plain-data';


/** Metadata that the API server writes. It has no meaning in a manifest. */
const SERVER_METADATA = new Set(['uid', 'resourceVersion', 'creationTimestamp', 'deletionTimestamp', 'deletionGracePeriodSeconds', 'generation', 'managedFields', 'selfLink']);

/** `kubectl apply` keeps the manifest of its last run here. */
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

/** Fields that hold a patch, where null deletes. */
const PATCHES = new Set(['mergeVirtualMachineTemplate']);

/**
 * A document without nulls, which mean the same as missing fields in a manifest. An object also loses its status and the metadata that
 * the API server writes.
 */
export function asWritten(document: any): any {
  const value = withoutNulls(document);
  return typeof value?.apiVersion === 'string' && typeof value.kind === 'string' ? withoutServerFields(value) : value;
}

function withoutNulls(value: any): any {
  if (Array.isArray(value)) {
    return value.map(withoutNulls);
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  const kept = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(kept.map(([field, item]) => [field, PATCHES.has(field) ? item : withoutNulls(item)]));
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
