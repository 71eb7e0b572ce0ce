// An object as its author wrote it: read back from a cluster, it also has what the API server keeps on it.
import { isMap } from '../plain-data/plain-data';


/** Metadata that the API server writes and that means nothing in a manifest. */
const SERVER_METADATA = new Set(['uid', 'resourceVersion', 'creationTimestamp', 'deletionTimestamp', 'deletionGracePeriodSeconds', 'generation', 'managedFields', 'selfLink']);

/** `kubectl apply` keeps the manifest of its last run here. */
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

/** Fields that hold a patch, where null deletes. */
const PATCHES = new Set(['mergeVirtualMachineTemplate']);

/**
 * A document without nulls, which in a manifest say the same as a missing field, and, where it is an object, without
 * status and metadata of the API server's.
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
  return isMap(metadata) ? { ...object, metadata: authored(metadata) } : object;
}

function authored({ annotations, ...metadata }: any): any {
  const own = Object.fromEntries(Object.entries(metadata).filter(([field]) => !SERVER_METADATA.has(field)));
  return isMap(annotations) ? { ...own, ...withoutLastApplied(annotations) } : { ...own, ...annotations !== undefined && { annotations } };
}

function withoutLastApplied({ [LAST_APPLIED]: _manifest, ...annotations }: any): object {
  return Object.keys(annotations).length > 0 ? { annotations } : {};
}
