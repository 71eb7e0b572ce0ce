// Checks that objects exist that manifests refer to but do not contain: namespaces, Secrets and their stores, volumes, instance types.
import { Check, missing, unsure } from './check';
import { isServerFailure, whyUnknown } from './cluster-state';
import { keyOf, titleOf } from './document-names';
import { hasRecordedRevision, namedRevision } from './recorded-revisions';
import { isName } from '../../admission/schema';
import { isPlaceholder } from '../../issues/formats';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { groupBy, table, textOf } from '../../plain-data/plain-data';
import { CDI_API_VERSION } from '../../storage/cdi-version';
import { describeObject, isForbidden, isNotFound, withContext } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { mapLimited } from '../cluster/limit';
import { definedBy, NAMESAKES } from '../findings/defined-objects';
import { type Reference, referencesOf } from '../findings/references';
import type { Document } from '../manifests/documents';
import { dataVolumesOf } from '../manifests/machines';

const STORES = 'external-secrets.io/v1';
const INSTANCETYPE = 'instancetype.kubevirt.io/v1beta1';

/** The kinds that are looked up, and how to create an object of each kind. */
const KINDS: { readonly [kind: string]: { readonly apiVersion: string; readonly isClusterWide?: boolean; readonly remedy: string } } = table({
  Secret: { apiVersion: 'v1', remedy: 'kubectl create secret generic, or give its manifest too' },
  ConfigMap: { apiVersion: 'v1', remedy: 'kubectl create configmap, or give its manifest too' },
  PriorityClass: { apiVersion: 'scheduling.k8s.io/v1', isClusterWide: true, remedy: 'kubectl create priorityclass, or leave priorityClassName out' },
  ServiceAccount: { apiVersion: 'v1', remedy: 'kubectl create serviceaccount' },
  PersistentVolumeClaim: { apiVersion: 'v1', remedy: 'give its manifest too, or that of a DataVolume of the same name' },
  DataVolume: { apiVersion: CDI_API_VERSION, remedy: 'give its manifest too, or list it among the machine\'s dataVolumeTemplates' },
  DataSource: { apiVersion: CDI_API_VERSION, remedy: 'give its manifest too, or that of a DataImportCron that manages it' },
  VolumeSnapshot: { apiVersion: 'snapshot.storage.k8s.io/v1', remedy: 'take the snapshot first' },
  VirtualMachine: { apiVersion: 'kubevirt.io/v1', remedy: 'give its manifest too' },
  VirtualMachineSnapshot: { apiVersion: 'snapshot.kubevirt.io/v1beta1', remedy: 'take the snapshot first' },
  SecretStore: { apiVersion: STORES, remedy: 'kubectl get secretstores lists the existing ones, give its manifest too' },
  ClusterSecretStore: { apiVersion: STORES, isClusterWide: true, remedy: 'kubectl get clustersecretstores lists the existing ones, give its manifest too' },
  ControllerRevision: { apiVersion: 'apps/v1', remedy: 'kubectl get controllerrevisions lists the existing ones, or leave revisionName out' },
  VirtualMachineInstancetype: { apiVersion: INSTANCETYPE, remedy: 'kubectl get virtualmachineinstancetypes lists the existing ones' },
  VirtualMachineClusterInstancetype: { apiVersion: INSTANCETYPE, isClusterWide: true, remedy: 'kubectl get virtualmachineclusterinstancetypes lists the existing ones' },
  VirtualMachinePreference: { apiVersion: INSTANCETYPE, remedy: 'kubectl get virtualmachinepreferences lists the existing ones' },
  VirtualMachineClusterPreference: { apiVersion: INSTANCETYPE, isClusterWide: true, remedy: 'kubectl get virtualmachineclusterpreferences lists the existing ones' },
});

/** An object, and the document that needs it. */
interface Need {
  readonly by: Document;
  readonly object: ObjectReference;
}

/** A check for each object that the documents need and that does not exist or may not be read. */
export async function needChecks(cluster: Cluster, documents: readonly Document[]): Promise<Check[]> {
  const isContained = containedIn(documents);
  const all = documents.flatMap((document) => [...namespaceNeed(document), ...objectNeeds(document)]);
  const needs = [...groupBy(all, ({ object }) => keyOf(object.kind, object)).values()];
  return (await mapLimited(needs.filter(([{ object }]) => !isContained(object)), (ofObject) => objectCheck(cluster, ofObject))).flat();
}

/** Whether an object is among the documents, or is created from one of them. */
function containedIn(documents: readonly Document[]): (reference: ObjectReference) => boolean {
  const objects = documents.flatMap(({ value }) => definedBy(value));
  const contained = new Set(objects.map(({ kind, metadata }) => keyOf(kind, metadata ?? {})));
  return ({ kind, name, namespace }) => [kind, NAMESAKES[kind]].some((each) => (
    contained.has(keyOf(each, { name, namespace })) || contained.has(keyOf(each, { name }))
  ));
}

function namespaceNeed(document: Document): Need[] {
  const namespace = fieldAt(document.value, 'metadata.namespace');
  return typeof namespace === 'string' ? [{ by: document, object: { apiVersion: 'v1', kind: 'Namespace', name: namespace } }] : [];
}

function objectNeeds(document: Document): Need[] {
  const { value } = document;
  const found = [...[value, ...dataVolumesOf(value)].flatMap((object) => referencesOf(object)), ...storesOf(value)];
  const lookedUp = found.filter(({ kind, name, isOptional }) => kind in KINDS && !isPlaceholder(name) && !isOptional);
  return lookedUp.map((reference) => {
    const { namespace = value.metadata?.namespace } = reference;
    const revision = namedRevision(value, reference);
    const { kind, name } = revision === undefined ? reference : { kind: 'ControllerRevision', name: revision };
    const { apiVersion, isClusterWide } = KINDS[kind];
    return { by: document, object: { apiVersion, kind, name, namespace: isClusterWide ? undefined : namespace } };
  });
}

/** The stores that an ExternalSecret reads: its own, and those of single values. */
function storesOf({ apiVersion, kind, spec }: any): Reference[] {
  if (kind !== 'ExternalSecret' || !textOf(apiVersion).startsWith('external-secrets.io/')) {
    return [];
  }
  const named = [fieldAt(spec, 'secretStoreRef'), ...['data', 'dataFrom'].flatMap((list) => itemsAt(spec, list).map((item) => fieldAt(item, 'sourceRef.storeRef')))];
  return named.map((store) => ({ kind: store?.kind ?? 'SecretStore', name: store?.name })).filter(({ kind: store, name }) => isName(store) && isName(name));
}

/** @param needs those of one object */
async function objectCheck(cluster: Cluster, needs: readonly Need[]): Promise<Check[]> {
  const [{ by: first, object }] = needs;
  const by = titleOf(first);
  const alias = NAMESAKES[object.kind];
  const candidates = [object, ...alias === undefined ? [] : [{ ...object, apiVersion: KINDS[alias].apiVersion, kind: alias }]];
  const found = await Promise.allSettled(candidates.map((candidate) => exists(cluster, candidate)));
  if (found.some((each) => each.status === 'fulfilled' && each.value)) {
    return [];
  }
  const failures = found.flatMap((each) => each.status === 'rejected' ? [each.reason as Error] : []);
  const unexpected = failures.find((error) => !isForbidden(error) && !isServerFailure(error));
  if (unexpected !== undefined) {
    return withContext(cluster, 'get', object, () => Promise.reject(unexpected));
  }
  return failures.length > 0
    ? [unsure(by, `needs ${describeObject(object)}, and ${whyUnknown(failures.find(isServerFailure))} whether it exists`)]
    : [await absenceCheck(cluster, needs)];
}

/** The check of an object that does not exist, for the first document that cannot do without. */
async function absenceCheck(cluster: Cluster, needs: readonly Need[]): Promise<Check> {
  const [{ by: first, object }] = needs;
  const recorded = object.apiVersion === INSTANCETYPE
    ? await mapLimited(needs, ({ by }) => hasRecordedRevision(cluster, by.value, object))
    : [];
  const needy = needs.find((_, index) => recorded[index] !== true);
  return needy === undefined
    ? unsure(
      titleOf(first),
      `keeps the revision of ${describeObject(object)} that KubeVirt recorded, and this no longer exists`,
      'name another one, or create it again, before the machine is created elsewhere',
    )
    : missing(titleOf(needy.by), `needs ${describeObject(object)}, which does not exist`, KINDS[object.kind]?.remedy ?? `kubectl create namespace ${object.name}`);
}

async function exists(cluster: Cluster, object: ObjectReference): Promise<boolean> {
  try {
    await cluster.read(object);
    return true;
  } catch (error) {
    if (isNotFound(error) || error instanceof UnknownKind) {
      return false;
    }
    throw error;
  }
}
