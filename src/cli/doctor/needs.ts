// The objects that manifests name and do not bring along themselves: namespaces, Secrets, volumes, sizes.
import { Check, missing, unsure } from './check';
import { isPlaceholder } from '../../rules';
import { table } from '../../table';
import { ApiError, withContext, describeObject, isNotFound } from '../cluster/api-error';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { limiter } from '../cluster/limit';
import { fieldAt } from '../graph/fields';
import { dataVolumesMadeBy } from '../graph/machines';
import { referencesOf } from '../graph/references';
import type { Document } from '../input';

const CDI = 'cdi.kubevirt.io/v1beta1';
const INSTANCETYPE = 'instancetype.kubevirt.io/v1beta1';

/** The kinds that may be looked up, and how somebody comes by an object of each. */
const KINDS: { readonly [kind: string]: { readonly apiVersion: string; readonly remedy: string } } = table({
  Secret: { apiVersion: 'v1', remedy: 'kubectl create secret generic, or give its manifest too' },
  ConfigMap: { apiVersion: 'v1', remedy: 'kubectl create configmap, or give its manifest too' },
  ServiceAccount: { apiVersion: 'v1', remedy: 'kubectl create serviceaccount' },
  PersistentVolumeClaim: { apiVersion: 'v1', remedy: 'give its manifest, or that of a DataVolume of the name, too' },
  DataVolume: { apiVersion: CDI, remedy: 'give its manifest too, or list it among the machine\'s dataVolumeTemplates' },
  DataSource: { apiVersion: CDI, remedy: 'give its manifest, or that of a DataImportCron that manages it, too' },
  VolumeSnapshot: { apiVersion: 'snapshot.storage.k8s.io/v1', remedy: 'take the snapshot first' },
  VirtualMachineInstancetype: { apiVersion: INSTANCETYPE, remedy: 'kubectl get virtualmachineinstancetypes lists those there are' },
  VirtualMachineClusterInstancetype: { apiVersion: INSTANCETYPE, remedy: 'kubectl get virtualmachineclusterinstancetypes lists those there are' },
  VirtualMachinePreference: { apiVersion: INSTANCETYPE, remedy: 'kubectl get virtualmachinepreferences lists those there are' },
  VirtualMachineClusterPreference: { apiVersion: INSTANCETYPE, remedy: 'kubectl get virtualmachineclusterpreferences lists those there are' },
});

/** A DataVolume and the claim that it fills share their name; a volume may speak of either. */
const ALIASES: { readonly [kind: string]: string } = table({ PersistentVolumeClaim: 'DataVolume', DataVolume: 'PersistentVolumeClaim' });

/** What somebody else makes of an object, by its kind: an operator its Secret, CDI its DataSource. */
const MADE_OF: { readonly [kind: string]: { readonly kind: string; readonly name: string } } = table({
  ExternalSecret: { kind: 'Secret', name: 'spec.target.name' },
  SealedSecret: { kind: 'Secret', name: 'metadata.name' },
  DataImportCron: { kind: 'DataSource', name: 'spec.managedDataSource' },
});

/** An object that a document needs. */
interface Need {
  readonly by: string;
  readonly object: ObjectReference;
}

/** A check for every object that the documents need and that will not be there. */
export async function needChecks(cluster: Cluster, documents: readonly Document[]): Promise<Check[]> {
  const isBrought = broughtBy(documents);
  const needs = distinct(documents.flatMap((document) => [...namespaceOf(document), ...objectsOf(document)]));
  const inTurn = limiter();
  const checks = await Promise.all(needs.filter(({ object }) => !isBrought(object)).map((need) => inTurn(() => objectCheck(cluster, need))));
  return checks.flat();
}

/** Whether an object comes with the documents, or is made of one that does. */
function broughtBy(documents: readonly Document[]): (reference: ObjectReference) => boolean {
  const objects = documents.flatMap(({ value }) => [value, ...dataVolumesMadeBy(value), ...madeOf(value)]);
  const brought = new Set(objects.map(({ kind, metadata }) => keyOf(kind, metadata ?? {})));
  return ({ kind, name, namespace }) => [kind, ALIASES[kind]].some((each) => (
    brought.has(keyOf(each, { name, namespace })) || brought.has(keyOf(each, { name }))
  ));
}

function namespaceOf(document: Document): Need[] {
  const namespace = fieldAt(document.value, 'metadata.namespace');
  return typeof namespace === 'string' ? [{ by: placed(document), object: { apiVersion: 'v1', kind: 'Namespace', name: namespace } }] : [];
}

function objectsOf(document: Document): Need[] {
  const { value } = document;
  const found = [value, ...dataVolumesMadeBy(value)].flatMap((object) => referencesOf(object));
  return found.filter(({ kind, name }) => Object.hasOwn(KINDS, kind) && !isPlaceholder(name)).map(({ kind, name, namespace }) => ({
    by: placed(document), object: { apiVersion: KINDS[kind].apiVersion, kind, name, namespace: namespace ?? value.metadata?.namespace },
  }));
}

function madeOf(object: any): any[] {
  const made = Object.hasOwn(MADE_OF, object.kind) ? MADE_OF[object.kind] : undefined;
  const name = made && (fieldAt(object, made.name) ?? object.metadata?.name);
  return made === undefined ? [] : [{ kind: made.kind, metadata: { namespace: object.metadata?.namespace, name } }];
}

/** The first need of each object stands for all. */
function distinct(needs: readonly Need[]): Need[] {
  const firsts = new Map([...needs].reverse().map((need) => [keyOf(need.object.kind, need.object), need]));
  return [...firsts.values()].reverse();
}

async function objectCheck(cluster: Cluster, { by, object }: Need): Promise<Check[]> {
  const alias = ALIASES[object.kind];
  const candidates = [object, ...alias === undefined ? [] : [{ ...object, apiVersion: KINDS[alias].apiVersion, kind: alias }]];
  try {
    if ((await Promise.all(candidates.map((candidate) => isThere(cluster, candidate)))).includes(true)) {
      return [];
    }
  } catch (error) {
    if (error instanceof ApiError && error.code === 403) {
      return [unsure(by, `needs ${describeObject(object)}, and whether that is there this user may not see`)];
    }
    return withContext(cluster, 'get', object, () => Promise.reject(error as Error));
  }
  return [missing(by, `needs ${describeObject(object)}, which is not there`, KINDS[object.kind]?.remedy ?? `kubectl create namespace ${object.name}`)];
}

async function isThere(cluster: Cluster, object: ObjectReference): Promise<boolean> {
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

/** A document as checks call it. */
export function placed({ value, where }: Document): string {
  return `${where}: ${value.kind} ${JSON.stringify(value.metadata?.name)}`;
}

function keyOf(kind: string, { name, namespace }: { readonly name?: string; readonly namespace?: string }): string {
  return JSON.stringify([kind, namespace ?? '', name]);
}
