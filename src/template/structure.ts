// What the library reads of a VirtualMachine: lists and maps where KubeVirt has them. Admission checks everything else.
import type { Issue } from '../issues/issues';
import { type Check, type Form, anything, atLeast, type Fields, mapOf, shapeIssues, type Shape } from '../issues/shape';
import { isMap } from '../plain-data/plain-data';

const FORM: Form = { list: 'write a list', map: 'write a map', secret: /userData|networkData/ };

const text: Check = (value) => typeof value === 'string' ? undefined : 'write a string';

const map = (fields: Fields = {}): Shape => atLeast(fields, anything);

const METADATA = map({ namespace: text, labels: mapOf(anything), annotations: mapOf(anything), finalizers: [anything], ownerReferences: [anything] });

const CLOUD_INIT = map({
  userData: text, userDataBase64: text, networkData: text, networkDataBase64: text, secretRef: map(), networkDataSecretRef: map(),
});

const VOLUME = map({
  cloudInitNoCloud: CLOUD_INIT,
  cloudInitConfigDrive: CLOUD_INIT,
  dataVolume: map(),
  persistentVolumeClaim: map(),
  containerDisk: map(),
  secret: map(),
  configMap: map(),
  sysprep: map(),
});

const DOMAIN = map({
  cpu: map(),
  memory: map(),
  firmware: map(),
  machine: map({ type: anything }),
  resources: map({ requests: map(), limits: map() }),
  devices: map({ disks: [map()], interfaces: [map()] }),
});

const VIRTUAL_MACHINE = map({
  metadata: METADATA,
  spec: map({
    instancetype: map(),
    preference: map(),
    dataVolumeTemplates: [map({ metadata: METADATA, spec: map() })],
    template: map({ metadata: METADATA, spec: map({ domain: DOMAIN, volumes: [VOLUME], networks: [map()], accessCredentials: [map()] }) }),
  }),
});

/** The issues of fields that the library could not read. A field that is null counts as missing, as in every manifest. */
export function structureIssues(object: object): Issue[] {
  const issues = shapeIssues(object, VIRTUAL_MACHINE, '', FORM);
  return issues.length === 0 ? issues : shapeIssues(asWritten(object), VIRTUAL_MACHINE, '', FORM);
}

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
  // Most documents have none, and to copy them costs as much as to read them.
  const value = hasNulls(document) ? withoutNulls(document) : document;
  return isObject(value) ? asAuthored(value) : value;
}

/** An object without its status and the metadata that the API server writes. */
export function asAuthored(object: any): any {
  return hasServerFields(object) ? withoutServerFields(object) : object;
}

function isObject(value: any): boolean {
  return typeof value?.apiVersion === 'string' && typeof value.kind === 'string';
}

function hasServerFields({ status, metadata }: any): boolean {
  return status !== undefined || isMap(metadata) && (
    Object.keys(metadata).some((field) => SERVER_METADATA.has(field)) || isMap(metadata.annotations) && LAST_APPLIED in metadata.annotations
  );
}

function hasNulls(value: unknown): boolean {
  return value === null || typeof value === 'object' && Object.values(value).some(hasNulls);
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
